import type { DrawnExclusion, DrawnForm, Set } from '../../support/documents/policy-forms.ts'

/** How a house sets its forms. `isKeptBack`: nothing was tuned to it. */
export type Layout = {
  name: string
  isKeptBack: boolean
  columns: 1 | 2
  foot: (number: string, edition: string) => string
  form: (form: DrawnForm) => Set[]
}

const AGREEMENT =
  'We will pay those sums that the insured becomes legally obligated to pay as damages to which this insurance applies. We may investigate any occurrence and settle any claim that results.'
const CONDITION =
  'You must see to it that we are notified as soon as practicable of an occurrence which may result in a claim. No insured will assume any obligation without our consent.'
const CONDITION_ITEMS = [
  'How, when and where it took place;',
  'The names of any injured persons; and',
  'The nature of the damage.',
]
const letter = (at: number) => String.fromCharCode(97 + at)
const roman = (at: number) => ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'][at]!

const title = (text: string, size = 14): Set => ({ text, size, bold: true, centered: true, gap: 0 })
const inItems = (items: string[] | undefined, indent: number, mark: (at: number) => string): Set[] =>
  (items ?? []).map((text, at) => ({ text: `${mark(at)} ${text}`, indent }))
/** The text of an exclusion that leads its items with a colon. */
const leading = ({ text, items }: DrawnExclusion) => (items ? `${text.replace(/\.$/, '')}:` : text)

const lettered: Layout = {
  name: 'letters with titles, in two columns',
  isKeptBack: false,
  columns: 2,
  foot: (number, edition) => `${number} ${edition}`,
  form: ({ title: named, sections }) => [
    title(named),
    ...sections.flatMap(({ heading, exclusions }): Set[] => [
      { text: heading, size: 11, bold: true, gap: 1 },
      { text: '1. Insuring Agreement', bold: true },
      { text: `a. ${AGREEMENT}`, indent: 12 },
      { text: '2. Exclusions', bold: true },
      { text: 'This insurance does not apply to:', indent: 12 },
      ...exclusions.flatMap((one, at): Set[] => [
        { text: `${letter(at)}. ${one.name}`, bold: true, indent: 12 },
        { text: leading(one), indent: 26 },
        ...inItems(one.items, 26, (nth) => `(${nth + 1})`),
        ...(one.exception ? [{ text: one.exception, indent: 26 }] : []),
      ]),
    ]),
    { text: 'SECTION II CONDITIONS', size: 11, bold: true, gap: 1 },
    { text: '1. Duties After Loss', bold: true },
    { text: `a. ${CONDITION}`, indent: 12 },
  ],
}

const numbered: Layout = {
  name: 'numbers with a name in the line',
  isKeptBack: false,
  columns: 1,
  foot: (number, edition) => `${number} (${edition.replace(' ', '/')})`,
  form: ({ title: named, sections }) => [
    title(named),
    ...sections.flatMap(({ heading, exclusions }, nth): Set[] => [
      { text: heading, size: 11, bold: true, gap: 1 },
      { text: AGREEMENT },
      { text: nth ? `EXCLUSIONS - ${heading}` : 'EXCLUSIONS', size: 11, bold: true, gap: 1 },
      { text: 'We do not cover:' },
      ...exclusions.flatMap((one, at): Set[] => [
        { text: `${at + 1}. ${one.name}. ${leading(one)}` },
        ...inItems(one.items, 18, (item) => `${letter(item)}.`),
        ...(one.exception ? [{ text: one.exception, indent: 14 }] : []),
      ]),
    ]),
    { text: 'GENERAL CONDITIONS', size: 11, bold: true, gap: 1 },
    { text: '1. Notice of Loss. Tell us as soon as you can:' },
    ...inItems(CONDITION_ITEMS, 18, (item) => `${letter(item)}.`),
  ],
}

const subtitled: Layout = {
  name: 'subtitles without marks',
  isKeptBack: false,
  columns: 1,
  foot: (number, edition) => `Form ${number} ${edition}`,
  form: ({ title: named, sections }) => [
    title(named, 16),
    ...sections.flatMap(({ heading, exclusions }): Set[] => [
      { text: heading, size: 13, bold: true, gap: 1 },
      { text: 'What We Cover', size: 11, bold: true },
      { text: AGREEMENT },
      { text: 'Exclusions', size: 11, bold: true, gap: 1 },
      { text: 'Coverage under this part does not apply to any of these.' },
      ...exclusions.flatMap((one): Set[] => [
        { text: one.name, bold: true, gap: 1 },
        { text: leading(one) },
        ...inItems(one.items, 18, () => '•'),
        ...(one.exception ? [{ text: one.exception }] : []),
      ]),
    ]),
    { text: 'Conditions', size: 13, bold: true, gap: 1 },
    { text: 'Notice of Loss', bold: true, gap: 1 },
    { text: CONDITION },
  ],
}

const bulleted: Layout = {
  name: 'bullets under what is not covered',
  isKeptBack: false,
  columns: 1,
  foot: (number, edition) => `${number} ${edition}`,
  form: ({ title: named, sections }) => [
    title(named),
    ...sections.flatMap(({ heading, exclusions }): Set[] => [
      { text: heading, size: 12, bold: true, gap: 1 },
      { text: 'What is covered', size: 11, bold: true },
      { text: AGREEMENT },
      { text: 'What Is Not Covered', size: 11, bold: true, gap: 1 },
      { text: 'We will not pay for:' },
      ...exclusions.map(
        (one): Set => ({ text: `• ${one.name}: ${one.text}${one.exception ? ` ${one.exception}` : ''}`, indent: 10 }),
      ),
    ]),
    { text: 'CONDITIONS', size: 12, bold: true, gap: 1 },
    { text: 'Tell us at once:' },
    ...inItems(CONDITION_ITEMS, 10, () => '•'),
  ],
}

const nested: Layout = {
  name: 'a letter that leads numbers',
  isKeptBack: false,
  columns: 2,
  foot: (number, edition) => `${number} ${edition}`,
  form: ({ title: named, sections }) => [
    title(named),
    ...sections.flatMap(({ heading, exclusions }, nth): Set[] => [
      { text: heading, size: 11, bold: true, gap: 1 },
      { text: AGREEMENT },
      { text: `SECTION ${nth + 1} - EXCLUSIONS`, size: 11, bold: true, gap: 1 },
      { text: 'A. Coverage under this section does not apply to the following:' },
      ...exclusions.slice(0, 3).flatMap((one, at) => item(one, at)),
      { text: 'B. We do not insure for loss caused by any of the following, regardless of any other cause:' },
      ...exclusions.slice(3).flatMap((one, at) => item(one, at)),
    ]),
    { text: 'SECTION 9 - CONDITIONS', size: 11, bold: true, gap: 1 },
    { text: `A. Your Duties. ${CONDITION}` },
  ],
}
const item = (one: DrawnExclusion, at: number): Set[] => [
  { text: `${at + 1}. ${one.name}`, bold: true, indent: 14 },
  { text: leading(one), indent: 28 },
  ...inItems(one.items, 28, (nth) => `${letter(nth)}.`),
  ...(one.exception ? [{ text: one.exception, indent: 28 }] : []),
]

const causes: Layout = {
  name: 'causes of loss, lettered under numbers',
  isKeptBack: false,
  columns: 2,
  foot: (number, edition) => `${number} ${edition}`,
  form: ({ title: named, sections }) => [
    title(named),
    ...sections.flatMap(({ heading, exclusions }): Set[] => [
      { text: heading, size: 11, bold: true, gap: 1 },
      { text: 'A. Covered Causes Of Loss', bold: true },
      {
        text: 'Covered causes of loss means direct physical loss unless the loss is excluded or limited in this policy.',
        indent: 12,
      },
      { text: 'B. Exclusions', bold: true },
      {
        text: '1. We will not pay for loss or damage caused directly or indirectly by any of the following. Such loss or damage is excluded regardless of any other cause or event.',
        indent: 12,
      },
      ...exclusions.flatMap((one, at): Set[] => [
        { text: `${letter(at)}. ${one.name}`, bold: true, indent: 26 },
        { text: leading(one), indent: 40 },
        ...inItems(one.items, 40, (nth) => `(${nth + 1})`),
        ...(one.exception ? [{ text: one.exception, indent: 40 }] : []),
      ]),
      { text: 'C. Limitations', bold: true },
      { text: '1. We will not pay more than $5,000 for theft of furs.', indent: 12 },
    ]),
  ],
}

const dashed: Layout = {
  name: 'numbers in brackets, names before a dash',
  isKeptBack: true,
  columns: 2,
  foot: (number, edition) => `${number} ${edition}`,
  form: ({ title: named, sections }) => [
    title(named, 13),
    ...sections.flatMap(({ heading, exclusions }): Set[] => [
      { text: heading, size: 11, bold: true, gap: 1 },
      { text: 'I. Agreement', bold: true },
      { text: AGREEMENT },
      { text: 'II. Exclusions', bold: true },
      { text: 'This policy does not insure any liability or loss:' },
      ...exclusions.flatMap((one, at): Set[] => [
        { text: `(${at + 1}) ${one.name} – ${leading(one)}`, indent: 8 },
        ...inItems(one.items, 24, (nth) => `(${letter(nth)})`),
        ...(one.exception ? [{ text: one.exception, indent: 24 }] : []),
      ]),
      { text: 'III. Limits', bold: true },
      { text: 'The most we will pay is the limit shown in the Declarations.' },
    ]),
  ],
}

const capitals: Layout = {
  name: 'names in capitals over each',
  isKeptBack: true,
  columns: 1,
  foot: (number, edition) => `${number} ED. ${edition}`,
  form: ({ title: named, sections }) => [
    title(named, 18),
    ...sections.flatMap(({ heading, exclusions }): Set[] => [
      { text: heading, size: 14, bold: true, gap: 1 },
      { text: AGREEMENT },
      { text: 'LOSSES NOT COVERED', size: 12, bold: true, gap: 1 },
      { text: 'The company shall not be liable for, and no coverage is provided for, the following.' },
      ...exclusions.flatMap((one): Set[] => [
        { text: one.name.toUpperCase(), bold: true, gap: 1 },
        { text: leading(one) },
        ...inItems(one.items, 18, (nth) => `${nth + 1})`),
        ...(one.exception ? [{ text: one.exception }] : []),
      ]),
    ]),
    { text: 'WHEN A LOSS HAPPENS', size: 14, bold: true, gap: 1 },
    { text: CONDITION },
  ],
}

const unnamed: Layout = {
  name: 'roman numbers without names',
  isKeptBack: true,
  columns: 1,
  foot: () => '',
  form: ({ title: named, sections }) => [
    title(named),
    ...sections.flatMap(({ heading, exclusions }): Set[] => [
      { text: heading, size: 11, bold: true, gap: 1 },
      { text: AGREEMENT },
      { text: 'This coverage does not apply to the following exposures:', gap: 1 },
      ...exclusions.flatMap((one, at): Set[] => [
        {
          text: `${roman(at)}. ${one.name.toLowerCase().replace(/^./, (sign) => sign.toUpperCase())} of any kind, including: ${one.text}${one.exception ? ` ${one.exception}` : ''}`,
          indent: 14,
        },
      ]),
    ]),
    { text: 'CONDITIONS', size: 11, bold: true, gap: 1 },
    { text: CONDITION },
  ],
}

export const LAYOUTS: Layout[] = [lettered, numbered, subtitled, bulleted, nested, causes, dashed, capitals, unnamed]
