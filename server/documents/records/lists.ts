import { amountsIn, formatAmount } from '../../../shared/amounts.ts'
import { stemsOf, termsOf } from '../search/stem.ts'
import type { Box } from '../types.ts'
import { DRIVER, QUALIFIED_DRIVER, VEHICLE } from './families/autos.ts'
import { CLAIM, INCIDENT } from './families/claims.ts'
import { SCHEDULE } from './families/packets.ts'
import type { FieldSpec, PaperRecord, RecordField } from './types.ts'

/** Told once for the whole policy; an entry does not repeat it. */
const OF_THE_POLICY = ['named_insured', 'policy_period', 'lob', 'coverage_part', 'company_name', 'agency']
const OF_A_FORM = [
  'policy_number',
  'form_number',
  'form_title',
  'edition_date',
  'exclusion_name',
  'endorsement_effective_date',
]

/** The lists a paper may hold, by what they are of: the record types of each, the fields with their words, and those left untold. */
const LISTS = {
  vehicle: { types: ['vehicle'], fields: VEHICLE.fields, untold: OF_THE_POLICY },
  driver: { types: ['driver'], fields: [...DRIVER.fields, ...QUALIFIED_DRIVER.fields], untold: OF_THE_POLICY },
  claim: { types: ['claim'], fields: [...CLAIM.fields, ...INCIDENT.fields], untold: OF_THE_POLICY },
  exposure: {
    types: ['exposure', 'cgl_exposure_item', 'wc_class_code_item'],
    fields: SCHEDULE.fields,
    untold: [...OF_THE_POLICY, ...OF_A_FORM],
  },
  coverage: { types: ['bop_coverage_item'], fields: SCHEDULE.fields, untold: [...OF_THE_POLICY, ...OF_A_FORM] },
  location: { types: ['policy_location_item'], fields: SCHEDULE.fields, untold: [...OF_THE_POLICY, ...OF_A_FORM] },
} satisfies Record<string, { types: string[]; fields: FieldSpec[]; untold: string[] }>

export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as ListName[]

/** A list a paper holds: how many entries, and the pages they begin on. */
export type ListInPaper = { of: ListName; count: number; firstPage: number; lastPage: number }

/** What one page says of an entry, and the words it says it in. */
export type EntryPart = { text: string; page: number; quote: string }
export type ListEntry = { parts: EntryPart[] }

/** Entries of a list that fit some words: `narrowedBy` those that an entry's value decides, `unused` those that decide nothing. */
export type Narrowed = { records: PaperRecord[]; narrowedBy: string[]; unused: string[] }

export function listsIn(records: PaperRecord[]): ListInPaper[] {
  return LIST_NAMES.flatMap((of) => {
    const pages = recordsOf(records, of).flatMap((record) => told(record, of)[0]?.[1].source.page ?? [])
    return pages.length
      ? [{ of, count: pages.length, firstPage: Math.min(...pages), lastPage: Math.max(...pages) }]
      : []
  })
}

const told = ({ fields }: PaperRecord, of: ListName): [string, RecordField][] => {
  const { untold }: { untold: string[] } = LISTS[of]
  return Object.entries(fields).filter(([name]) => !untold.includes(name))
}

export function recordsOf(records: PaperRecord[], of: ListName): PaperRecord[] {
  const { types }: { types: string[] } = LISTS[of]
  return records.filter(({ type }) => types.includes(type))
}

/**
 * The entries that hold these words: a word that is some entry's whole value ('open') asks for that value, one that names a field decides
 * nothing, any other has to stand within a value. A word that no entry holds decides nothing either, and is told as unused.
 */
export function narrowed(all: PaperRecord[], of: ListName, words: string): Narrowed {
  const labels = new Set(LISTS[of].fields.flatMap((field) => [...field.words, spoken(field.name)]).flatMap(stemsOf))
  const result: Narrowed = { records: all, narrowedBy: [], unused: [] }
  for (const term of words.trim() ? new Set(termsOf(words)) : []) {
    const whole = all.filter((record) => valuesOf(record, of, term).some((value) => stemsOf(value).join(' ') === term))
    const within = labels.has(term)
      ? []
      : all.filter((record) => valuesOf(record, of, term).some((value) => holds(value, term)))
    const fitting = whole.length ? whole : within
    if (!fitting.length) {
      result.unused.push(term)
      continue
    }
    result.narrowedBy.push(term)
    result.records = result.records.filter((record) => fitting.includes(record))
  }
  return result
}

const isYear = (term: string) => /^(?:19|20)\d\d$/.test(term)

/** A year is also that of a date. */
const holds = (value: string, term: string) =>
  stemsOf(value).includes(term) || (isYear(term) && value.endsWith(`/${term}`))

/** What an entry says, field by field; a year asks for no amount of as many dollars. */
const valuesOf = (record: PaperRecord, of: ListName, term: string): string[] =>
  told(record, of)
    .filter(([name, { value }]) => !isYear(term) || typeof value !== 'number' || name === 'year')
    .flatMap(([, { value, source }]) => [...(typeof value === 'object' ? [] : [String(value)]), printed(source.quote)])

/** An entry as its pages tell it: 'claim number C-1001, status Open', the page it begins on first. */
export function entryOf(record: PaperRecord, of: ListName): ListEntry {
  const pages = Map.groupBy(told(record, of), ([, { source }]) => source.page)
  return {
    parts: [...pages].map(([page, fields]) => ({
      text: fields
        .map(([name, field]) => valueWords(field) && `${spoken(name)} ${valueWords(field)}`)
        .filter(Boolean)
        .join(', '),
      page,
      quote: quoteOf(fields.map(([, field]) => field)),
    })),
  }
}

/** The fragments that the fields quote, in the order they stand on their page. */
function quoteOf(fields: RecordField[]): string {
  const fragments = fields.flatMap(({ source: { quote, boxes } }) =>
    quote.split(' … ').map((text, index) => ({ text, box: boxes[index] ?? boxes.at(-1)! })),
  )
  const once = new Map(fragments.map((one) => [`${one.box.join()} ${one.text}`, one]))
  return [...once.values()]
    .sort((a, b) => inReadingOrder(a.box, b.box))
    .map(({ text }) => text)
    .join(' … ')
}

function inReadingOrder(a: Box, b: Box): number {
  const sameLine = Math.abs(a[1] + a[3] / 2 - b[1] - b[3] / 2) < Math.min(a[3], b[3]) / 2
  return sameLine ? a[0] - b[0] : a[1] - b[1]
}

function valueWords({ value, source }: RecordField): string {
  if (typeof value !== 'object' || Array.isArray(value)) return printed(source.quote)
  // An amount is said by its name, never by its place in the quote, and only where the quote prints it.
  const amounts = amountsIn(source.quote)
  return Object.entries(value)
    .filter(([, amount]) => amounts.has(Math.abs(amount)))
    .map(([name, amount]) => `${spoken(name)} ${amount < 0 ? '-' : ''}$${formatAmount(Math.abs(amount))}`)
    .join(', ')
}

const printed = (quote: string) => quote.replaceAll(' … ', ' ').replace(/[\s,;.]+$/, '')

const ABBREVIATIONS: Record<string, string> = {
  vin: 'VIN',
  bi: 'bodily injury',
  pd: 'property damage',
  lae: 'loss adjustment expense',
  ded: 'deductible',
  veh: 'vehicle',
  mvr: 'MVR',
  ops: 'operations',
}

/** A field's name in words: 'date_of_loss' is 'date of loss'. */
const spoken = (name: string) =>
  name
    .split('_')
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ')
