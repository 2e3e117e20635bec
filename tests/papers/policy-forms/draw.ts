import { makePdf, type PdfPageSpec } from '../../support/documents/pdf.ts'
import { setPages } from '../../support/documents/policy-forms.ts'
import type { Drawing } from './contents.ts'
import type { Layout } from './layouts.ts'

/** Declarations with their list of forms, the coverage form, and the endorsements whose text is in the file, as one PDF. */
export function drawPolicy(drawing: Drawing, layout: Layout): Promise<Buffer> {
  return makePdf([...declarations(drawing), ...coverageForm(drawing, layout), ...endorsements(drawing, layout)])
}

function declarations({ form, endorsed }: Drawing): PdfPageSpec[] {
  const listed = [form, ...endorsed, { ...BACK, title: 'Amendment of Coverage' }]
  const rows = listed.map(({ number, edition, title }) => [`${number} ${edition}`, title])
  return [
    {
      texts: [
        { x: 54, y: 54, text: 'QUILLFEATHER MUTUAL INSURANCE COMPANY', size: 13, bold: true },
        { x: 54, y: 80, text: 'Policy Number: QM-4471902', size: 10 },
        { x: 54, y: 96, text: 'Named Insured: Brindle Works LLC', size: 10 },
        { x: 54, y: 112, text: 'Policy Period: 04/01/2026 to 04/01/2027', size: 10 },
        { x: 54, y: 150, text: 'FORMS AND ENDORSEMENTS', size: 11, bold: true },
        ...rows.flatMap(([number, title], at) => [
          { x: 54, y: 174 + at * 16, text: number!, size: 10 },
          { x: 220, y: 174 + at * 16, text: title!, size: 10 },
        ]),
      ],
    },
  ]
}

const coverageForm = ({ form }: Drawing, layout: Layout) =>
  setPages(layout.form(form), layout.foot(form.number, form.edition), layout.columns)

const BACK = { number: 'QF 24 90', edition: '04 26' }

function endorsements({ endorsed, form, back }: Drawing, layout: Layout): PdfPageSpec[] {
  const head = (title: string) => [
    { text: 'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', size: 9, centered: true, gap: 0 },
    { text: title.toUpperCase(), size: 14, bold: true, centered: true, gap: 1 },
    { text: 'This endorsement modifies insurance provided under the following:', gap: 1 },
    { text: form.title, indent: 20 },
  ]
  const own = endorsed
    .filter(({ isInFile }) => isInFile)
    .flatMap(({ title, number, edition }) =>
      setPages(
        [
          ...head(title),
          {
            text: `This insurance does not apply to any injury, damage or cost to which the title of this endorsement refers, wherever it arises.`,
            gap: 1,
          },
        ],
        layout.foot(number, edition),
      ),
    )
  const given = setPages(
    [
      ...head('Amendment of Coverage'),
      { text: `The ${back.exclusion.name} exclusion under ${form.sections[0]!.heading} is deleted.`, gap: 1 },
    ],
    layout.foot(BACK.number, BACK.edition),
  )
  return [...own, ...given]
}
