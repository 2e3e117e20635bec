import { type Asked, call, done, resultOf, say } from './script.ts'

/** What a careful model says and calls to fill an ACORD 25 from the invented policy. */
export const onPage = (quote: string, page = 1, file = 'F1') => ({ kind: 'document', file, page, quote })
export const field = (name: string, value: string, quote: string, page?: number) => ({
  field: name,
  value,
  source: onPage(quote, page),
})

export const OCCURRENCE = 'GeneralLiability_EachOccurrence_LimitAmount_A'
export const AGGREGATE = 'GeneralLiability_GeneralAggregate_LimitAmount_A'
export const INSURED = 'NamedInsured_FullName_A'
export const PRINTED = [
  field(INSURED, 'Otter & Thimble Joinery LLC', 'Named Insured: Otter & Thimble Joinery LLC'),
  field('GeneralLiability_InsurerLetterCode_A', 'A', 'Quillfeather Mutual Insurance Company'),
  field('Insurer_FullName_A', 'Quillfeather Mutual Insurance Company', 'Quillfeather Mutual Insurance Company'),
  field('Policy_GeneralLiability_PolicyNumberIdentifier_A', 'QF-000-1042', 'Policy Number: QF-000-1042'),
  field('Policy_GeneralLiability_EffectiveDate_A', '04/01/2026', 'From 04/01/2026 To 04/01/2027'),
  field(OCCURRENCE, '1,000,000', 'Each Occurrence Limit … $1,000,000'),
]
const TICK = field(
  'GeneralLiability_OccurrenceIndicator_A',
  'true',
  'Commercial General Liability Coverage Form (Occurrence)',
)
export const GOOD = [...PRINTED, TICK]
export const LOOK = say({
  reasoning: 'The policy comes first.\nThen the form.',
  calls: [
    { name: 'PEEK_FILE', input: { file: 'F1' } },
    { name: 'SEARCH_FILE', input: { queries: [{ query: 'additional insured' }] } },
  ],
})
export const FILLED = done(
  'I filled **ACORD 25** for Otter & Thimble Joinery LLC: each occurrence is $1,000,000 [1].',
  {
    sources: [{ number: 1, source: onPage('Each Occurrence Limit $1,000,000') }],
  },
)
export const EMAIL = {
  toName: 'Heron Builders',
  subject: 'Certificate',
  body: 'Attached is the certificate. Each occurrence: $1,000,000.',
}

/** A model that knows no form: it asks for the form's elements, and fills those whose section and label it was told. */
export const ASK_FOR_FORM = call('REQUEST_TEMPLATE_TOOLS', { templateId: '25' })
const KNOWN: [section: string, label: string, value: string, quote: string][] = [
  ['Insured', 'Name', 'Otter & Thimble Joinery LLC', 'Named Insured: Otter & Thimble Joinery LLC'],
  ['General liability', 'Insurer letter', 'A', 'Quillfeather Mutual Insurance Company'],
  ['Insurers', 'Insurer A, name', 'Quillfeather Mutual Insurance Company', 'Quillfeather Mutual Insurance Company'],
  ['General liability', 'Policy number', 'QF-000-1042', 'Policy Number: QF-000-1042'],
  ['General liability', 'Effective date', '04/01/2026', 'From 04/01/2026 To 04/01/2027'],
  ['General liability', 'Each occurrence', '1,000,000', 'Each Occurrence Limit … $1,000,000'],
  ['General liability', 'Occurrence', 'true', 'Commercial General Liability Coverage Form (Occurrence)'],
]
type Told = { elements: Record<string, [name: string, label: string, type: string][]> }

export function fillAsTold(asked: Asked) {
  const { elements } = resultOf(asked, 'REQUEST_TEMPLATE_TOOLS') as Told
  const fields = KNOWN.map(([section, label, value, quote]) => {
    const told = elements[section]?.find((element) => element[1] === label)
    return field(told?.[0] ?? 'unknown', value, quote)
  })
  return call('FILL_TEMPLATE', { templateId: '25', fields })
}
