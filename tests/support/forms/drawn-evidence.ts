import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import { acord27 } from '../../../server/forms/acord/27.ts'
import type { FormDefinition } from '../../../server/forms/types.ts'

type Said = { instructions?: string; interest?: string; holder?: string; today?: string }

/** Of a property policy in force in June 2026, above what a test draws. */
export const DECLARATIONS = `
  COMMERCIAL PROPERTY DECLARATIONS
  Policy Number: CP-4410277-02        Policy Period: 03/03/2026 to 03/03/2027
  Insurer: Thornbury Casualty Company
  Named Insured: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602
`

/** What the documents put on a form: each file a list of drawn pages. */
export function proposedOn(
  form: Pick<FormDefinition, 'propose'>,
  files: string[][],
  { today = '2026-06-15', ...said }: Said = {},
) {
  const proposal = form.propose({
    ...said,
    today,
    files: files.map((pages, index) => ({
      fileId: `${index}`,
      fileName: `paper-${index + 1}.pdf`,
      facts: readFacts(pages.map((page, number) => drawnPage(page, number + 1))),
    })),
  })
  const value = (field: string) => proposal.values.find((one) => one.field === field)?.value ?? ''
  const why = (field: string) => proposal.blanks.find((one) => one.field === field)?.reason
  return { ...proposal, value, why }
}

/** What the documents put on evidence of property. */
export function evidenceOf(files: string[][], said: Said = {}) {
  const { value, why, questions } = proposedOn(acord27, files, said)
  const row = (letter: string) =>
    ['CoverageDescription', 'LimitAmount', 'DeductibleAmount'].map((part) =>
      value(`EvidenceOfProperty_${part}_${letter}`),
    )
  return {
    ...{ value, questions, why },
    number: value('Policy_PolicyNumberIdentifier_A'),
    premises: value('EvidenceOfProperty_PhysicalAddress_StreetLineOne_A'),
    /** Name and amount of each row that is filled. */
    coverages: [...'ABCDEFGHIJ'].flatMap((letter) => (row(letter)[0] ? [row(letter).slice(0, 2).join(': ')] : [])),
    deductibles: [...'ABCDEFGHIJ'].map((letter) => row(letter)[2]!).filter(Boolean),
    interest: value('AdditionalInterest_FullName_A'),
    asked: questions.map(({ about }) => about),
    choices: questions.flatMap(({ choices }) => choices),
  }
}
