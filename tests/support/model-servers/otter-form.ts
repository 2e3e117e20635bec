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
/** A model that knows neither form nor paper: it fills the elements whose section and label it was told, with what it was told of the document. */
export const ASK_FOR_FORM = call('REQUEST_TEMPLATE_TOOLS', { templateId: '25' })
const LIMIT = /^Each Occurrence Limit\s+\$?([\d,]+)/m
const CARRIER = /^(.* Insurance Company)$/m
const NAMED = /^Named Insured:\s*(.+)$/m
const WANTED: [section: string, label: string, words: RegExp, value?: string][] = [
  ['Insured', 'Name', NAMED],
  ['General liability', 'Insurer letter', CARRIER, 'A'],
  ['Insurers', 'Insurer A, name', CARRIER],
  ['General liability', 'Policy number', /^Policy Number:\s*(\S+)/m],
  ['General liability', 'Effective date', /From (\S+) To \S+/],
  ['General liability', 'Each occurrence', LIMIT],
  ['General liability', 'Occurrence', /^.*Coverage Form \(Occurrence\).*$/m, 'true'],
]
type ToldForm = { elements: Record<string, [name: string, label: string, type: string][]> }
type ToldPaper = { text: { page: number; text: string }[] }

/** What the document was told to say in words like these: the words, and of them the value. */
function toldOf(asked: Asked, words: RegExp) {
  const { text } = resultOf(asked, 'PEEK_FILE') as ToldPaper
  const [found] = text.flatMap(({ page, text: lines }) => {
    const match = words.exec(lines)
    return match ? [{ page, quote: match[0].replaceAll('\t', ' … '), value: match[1] ?? '' }] : []
  })
  return found
}

export function fillAsTold(asked: Asked) {
  const { elements } = resultOf(asked, 'REQUEST_TEMPLATE_TOOLS') as ToldForm
  const fields = WANTED.flatMap(([section, label, words, value]) => {
    const [name] = elements[section]?.find((element) => element[1] === label) ?? ['unknown']
    const told = toldOf(asked, words)
    return told ? [field(name, value ?? told.value, told.quote, told.page)] : []
  })
  return call('FILL_TEMPLATE', { templateId: '25', fields })
}

export function sayFilled(asked: Asked) {
  const limit = toldOf(asked, LIMIT)!
  return done(`I filled **ACORD 25** for ${toldOf(asked, NAMED)!.value}: each occurrence is $${limit.value} [1].`, {
    sources: [{ number: 1, source: onPage(limit.quote, limit.page) }],
  })
}

export const writeOfIt = (asked: Asked) =>
  call('DRAFT_EMAIL', {
    toName: 'Heron Builders',
    subject: 'Certificate',
    body: `Here is what it says. Each occurrence: $${toldOf(asked, LIMIT)!.value}.`,
  })
