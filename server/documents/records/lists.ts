import { amountsIn, formatAmount } from '../../../shared/amounts.ts'
import type { Box } from '../types.ts'
import { type Asked, askList } from './asked/ask-list.ts'
import { DRIVER, QUALIFIED_DRIVER, VEHICLE } from './families/autos.ts'
import { CLAIM, INCIDENT } from './families/claims.ts'
import { EQUIPMENT, INTEREST, PRIOR_POLICY } from './families/others.ts'
import { PACKETS, SCHEDULE } from './families/packets.ts'
import type { Family, FieldSpec, PaperRecord, RecordField } from './types.ts'

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

/** Fields of a schedule, also by the names some lines have for them. */
const SCHEDULED: FieldSpec[] = [
  ...SCHEDULE.fields,
  ...PACKETS.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, own]) => {
      const spec = name === own ? undefined : SCHEDULE.fields.find((field) => field.name === own)
      return spec ? [{ ...spec, name }] : []
    }),
  ),
]
/** Figures that say nothing when they are added up. */
const RATES = [
  'rate',
  'manual_rate',
  'products_completed_ops_rate',
  'limit',
  'deductible',
  'experience_mod',
  'exposure',
]
const UNITS = ['class_code', 'classification', 'location_number']

type List = {
  types: string[]
  fields: FieldSpec[]
  untold: string[]
  /** What people call it. */
  nouns: string[]
  /** What an entry is known by, which is told of each of many. */
  known: string[]
  /** The date or year the list is kept by, the first of these that is told. */
  keptBy?: string[]
  /** Figures that make no sum. */
  unsummed?: string[]
  /** Rows that say the same here are one of what the list is of. */
  oneBy?: string
  groups?: Family['groups']
  sums?: Family['sums']
}

/** The lists a document may hold, by what they are of. */
const LISTS = {
  vehicle: {
    types: ['vehicle'],
    fields: VEHICLE.fields,
    untold: OF_THE_POLICY,
    nouns: ['vehicle', 'vehicles', 'auto', 'autos', 'automobile', 'automobiles', 'fleet', 'unit', 'units'],
    known: ['veh_number', 'company_vehicle_number', 'year', 'make', 'model', 'body_type', 'vin'],
    keptBy: ['year'],
  },
  driver: {
    types: ['driver'],
    fields: [...DRIVER.fields, ...QUALIFIED_DRIVER.fields],
    untold: OF_THE_POLICY,
    nouns: ['driver', 'drivers', 'operators'],
    known: ['name', 'state_licensed', 'driver_license_number', 'license_number', 'license_class', 'date_of_birth'],
    unsummed: ['years_experienced'],
  },
  claim: {
    types: ['claim'],
    fields: [...CLAIM.fields, ...INCIDENT.fields],
    untold: OF_THE_POLICY,
    nouns: ['claim', 'claims', 'loss', 'losses', 'loss run', 'loss runs', 'loss history', 'incident', 'incidents'],
    known: ['claim_number', 'incident_number', 'date_of_loss', 'claim_status', 'status', 'claimant', 'claimants', 'claim_paid', 'claim_reserves', 'bi', 'pd'], // biome-ignore format: a list
    keptBy: ['date_of_loss', 'date_reported'],
    groups: INCIDENT.groups,
    sums: CLAIM.sums,
  },
  exposure: {
    types: ['exposure', 'cgl_exposure_item', 'wc_class_code_item'],
    fields: SCHEDULED,
    untold: [...OF_THE_POLICY, ...OF_A_FORM],
    nouns: ['classes', 'class codes', 'classifications', 'exposures', 'rated classes'],
    known: [...UNITS, 'state', 'exposure', 'annual_payroll', 'exposure_basis', 'premium', 'estimated_premium'],
    unsummed: RATES,
  },
  coverage: {
    types: ['bop_coverage_item'],
    fields: SCHEDULED,
    untold: [...OF_THE_POLICY, ...OF_A_FORM],
    nouns: ['coverages', 'coverage items'],
    known: ['location_number', 'building_number', 'coverage', 'limit', 'deductible', 'premium'],
    unsummed: RATES,
  },
  location: {
    types: ['policy_location_item'],
    fields: SCHEDULED,
    untold: [...OF_THE_POLICY, ...OF_A_FORM],
    nouns: ['location', 'locations', 'premises', 'site', 'sites'],
    known: ['location_number', 'building_number', 'premises_address', 'state'],
    unsummed: RATES,
    oneBy: 'location_number',
  },
  form: {
    types: ['policy_form_item'],
    fields: SCHEDULED,
    untold: [...OF_THE_POLICY, 'policy_number'],
    nouns: ['form', 'forms', 'endorsement', 'endorsements', 'exclusion', 'exclusions', 'attachments'],
    known: ['form_number', 'form_title', 'edition_date', 'exclusion_name'],
    unsummed: RATES,
    oneBy: 'form_number',
  },
  interest: {
    types: [INTEREST.type],
    fields: INTEREST.fields,
    untold: OF_THE_POLICY,
    nouns: ['additional interest', 'additional interests', 'interests', 'mortgagee', 'mortgagees', 'loss payee', 'loss payees', 'lienholder', 'lienholders', 'lender', 'lenders'], // biome-ignore format: a list
    known: ['name', 'interest', 'address', 'loan_number', 'item', 'location_number'],
  },
  'prior-policy': {
    types: [PRIOR_POLICY.type],
    fields: PRIOR_POLICY.fields,
    untold: [],
    nouns: ['prior policy', 'prior policies', 'prior carrier', 'prior carriers', 'previous carrier', 'previous carriers', 'prior coverage'], // biome-ignore format: a list
    known: ['carrier', 'line', 'policy_number', 'policy_period', 'effective_date', 'expiration_date', 'premium'],
    keptBy: ['year', 'effective_date'],
  },
  equipment: {
    types: [EQUIPMENT.type],
    fields: EQUIPMENT.fields,
    untold: OF_THE_POLICY,
    nouns: ['equipment', 'machines', 'tools', 'scheduled equipment', 'pieces of equipment'],
    known: ['item_number', 'year', 'make', 'model', 'description', 'serial_number', 'limit'],
    keptBy: ['year'],
  },
  row: {
    types: ['row'],
    fields: [],
    untold: [],
    nouns: ['row', 'rows', 'entries', 'lines', 'items'],
    known: ['item'],
    keptBy: ['year'],
  },
} satisfies Record<string, List>

export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as ListName[]

/** A list a document holds: how many entries, and the pages they begin on. */
export type ListInPaper = { of: ListName; count: number; firstPage: number; lastPage: number }

/** What one page says of an entry, by the names of its fields, and the words it says it in. */
export type EntryPart = { fields: Record<string, string>; page: number; quote: string }
export type ListEntry = { parts: EntryPart[] }

export function listsIn(records: PaperRecord[]): ListInPaper[] {
  return LIST_NAMES.flatMap((of) => {
    const pages = recordsOf(records, of).flatMap((record) => told(record, of)[0]?.[1].source.page ?? [])
    return pages.length
      ? [{ of, count: pages.length, firstPage: Math.min(...pages), lastPage: Math.max(...pages) }]
      : []
  })
}

const listOf = (of: ListName): List => LISTS[of]

const told = ({ fields }: PaperRecord, of: ListName): [string, RecordField][] => {
  const { untold, known } = listOf(of)
  const place = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length)
  return Object.entries(fields)
    .filter(([name]) => !untold.includes(name))
    .sort(([a], [b]) => place(a) - place(b))
}

export function recordsOf(records: PaperRecord[], of: ListName): PaperRecord[] {
  const { types } = listOf(of)
  return records.filter(({ type }) => types.includes(type))
}

/** The entries of a list that fit these words, and what the words ask for. */
export function askedOf(records: PaperRecord[], of: ListName, words: string, said?: ReadonlySet<string>): Asked {
  const { fields, groups, sums, nouns, keptBy = [], unsummed = [] } = listOf(of)
  return askList(records, { fields, groups, sums, spoken, nouns, keptBy, unsummed }, words, said)
}

/** What documents call a field of a list, by its name as it is spoken. */
export function fieldWords(of: ListName, name: string): string {
  const { fields } = listOf(of)
  return fields.find((field) => spoken(field.name) === name)?.words.join(' ') ?? ''
}

/** How many things a list is of: its rows, or those that differ in what makes them one. */
export function countOf(records: PaperRecord[], of: ListName): number {
  const { oneBy } = listOf(of)
  const values = records.map(({ fields }) => oneBy && fields[oneBy]?.value)
  return oneBy && values.every((value) => value !== undefined) ? new Set(values).size : records.length
}

/** The first row of each thing a list is of. */
export function oneOfEach(records: PaperRecord[], of: ListName): PaperRecord[] {
  const { oneBy } = listOf(of)
  if (!oneBy || countOf(records, of) === records.length) return records
  return [...Map.groupBy(records, ({ fields }) => fields[oneBy]!.value).values()].map(([first]) => first!)
}

const RATED = ['exposure', 'coverage'] as const

/** The premiums of the rows of a schedule, where several have one: none of them is that of a line. */
export function premiumsOfRows(records: PaperRecord[]): Set<number> {
  const rows = RATED.flatMap((of) => recordsOf(records, of))
  const told = rows.flatMap(({ fields: { premium, estimated_premium: estimated } }) => [premium, estimated])
  const amounts = new Set(
    told.flatMap((field) => [...amountsIn(field?.source.quote ?? '')].filter((amount) => amount > 0)),
  )
  return amounts.size > 1 ? amounts : new Set()
}

/** The names of what an entry is known by, of the fields that were spoken of, and of those documents have beside all we know. */
export function briefly(records: PaperRecord[], of: ListName, spokenOf: string[]): string[] {
  const { known, fields, groups, untold } = listOf(of)
  const names = new Set([...fields.map(({ name }) => name), ...Object.keys(groups?.fields ?? {}), ...untold])
  const open = records.flatMap((record) => Object.keys(record.fields)).filter((name) => !names.has(name))
  return [...new Set([...known, ...spokenOf, ...open])].map(spoken)
}

/** An entry as its pages tell it, what it is known by first; the page that tells that before the others. */
export function entryOf(record: PaperRecord, of: ListName): ListEntry {
  const said = told(record, of).flatMap(([name, { value, source, further = [] }]) =>
    [source, ...further].map((passage) => ({ name, value, source: passage })),
  )
  return {
    parts: [...Map.groupBy(said, ({ source }) => source.page)].map(([page, fields]) => ({
      fields: Object.fromEntries(
        fields.map((field) => [spoken(field.name), valueWords(field)] as const).filter(([, words]) => words),
      ),
      page,
      quote: quoteOf(fields),
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
export const spoken = (name: string) =>
  name
    .split('_')
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ')
