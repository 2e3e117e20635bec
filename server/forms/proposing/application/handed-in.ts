import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import {
  type FactKey,
  type LineOfBusiness,
  limitConcept,
  limitFact,
  lineSaid,
  normal,
  type PaperRecord,
  type RecordField,
  sortableDate,
} from '../../../documents/index.ts'
import type { FilledFrom, ProposalInput } from '../../types.ts'
import type { FiledFact } from '../draft.ts'
import { partOf, textOf } from '../entries.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import type { Entry } from '../placed.ts'

/** A list's row that a submission hands in, with the file it stands in. */
type Handed = { fileId: string; record: PaperRecord; asOf: string | null }

/** How sure what a list tells in a row of its own is. */
export const LISTED = 0.95

/** The rows of a kind that files hand in. `asOf`: the day on which the term that a file tells begins, YYYYMMDD. */
export const handedIn = ({ files }: Pick<ProposalInput, 'files'>, type: string): Handed[] =>
  files.flatMap(({ fileId, facts }) =>
    (facts.handedIn ?? []).flatMap((record) =>
      record.type === type && !record.fields.account ? [{ fileId, record, asOf: termOf(facts) }] : [],
    ),
  )

/**
 * A file with those of its lists that its policies do not speak against: what a policy rates is told by its own schedules, and one that ended or was
 * cancelled asks for nothing.
 */
export function withListsOf<F extends ProposalInput['files'][number]>(file: F, today: string): F {
  const { kind, policies, handedIn: lists } = file.facts
  if (!lists || !OF_POLICIES.has(kind)) return file
  const day = today.replaceAll('-', '')
  const numbered = policies.filter(({ number, effective, status }) => (number || status === 'cancelled') && !(effective && sortableDate(effective) > day)) // biome-ignore format: short
  if (!numbered.length) return file
  const isInForce = numbered.some(({ status, expiration }) => status === 'current' && expiration && sortableDate(expiration) > day) // biome-ignore format: short
  const stands = numbered.every(({ status }) => status === 'current')
  const told = lists.filter(({ type }) => stands && !OF_RATED.has(type) && (isInForce || !OF_TERM.has(type)))
  const kept = isInForce ? told : told.map((record) => (record.type === 'premises' ? placeAlone(record) : record))
  return { ...file, facts: { ...file.facts, handedIn: kept } }
}
/** Where a place is; what a policy that ended insured there is none of a form's. */
export const placeAlone = (record: PaperRecord): PaperRecord => ({
  ...record,
  fields: Object.fromEntries(Object.entries(record.fields).filter(([name]) => OF_ADDRESS.has(name))),
})
const OF_ADDRESS: ReadonlySet<string> = new Set(['location_number', 'building_number', 'address', 'line1', 'line2', 'city', 'state', 'zip', 'county']) // biome-ignore format: a list
export const OF_POLICIES: ReadonlySet<string> = new Set([
  'declarations',
  'binder',
  'endorsement',
  'certificate',
  'notice',
])
export const OF_RATED: ReadonlySet<string> = new Set(['class', 'individual', 'staff', 'terms'])
export const OF_TERM: ReadonlySet<string> = new Set(['underlying'])

function termOf({ policies }: FilledFrom['facts']): string | null {
  const days = new Set(policies.flatMap(({ effective }) => (effective ? [sortableDate(effective)] : [])))
  return days.size === 1 ? [...days][0]! : null
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'payroll',
  'premium',
  'annual_revenue',
  'sales',
  'paid',
  'reserved',
  'deductible',
])

/** A row as an entry: its fields by what a form calls them, with the words of its `key`. */
export function entryOf({ fileId, record: { fields }, asOf }: Handed, key: string, parts: Readonly<Record<string, readonly string[]>>): Entry {
  const of = fields[key]!
  return new Map(
    Object.entries(parts).flatMap(([part, names]) => {
      const field = names.flatMap((name) => fields[name] ?? [])[0]
      const value = field && valueOf(part, field)
      return field && value ? [[part, { ...partOf(fileId, field, of, value), ...(asOf && { asOf }) }] as const] : []
    }),
  )
} // biome-ignore format: short

function valueOf(part: string, field: RecordField): string | null {
  if (!AMOUNTS.has(part)) return typeof field.value === 'number' ? `${field.value}` : textOf(field)
  const amount = parseAmount(textOf(field))
  return amount === null ? null : formatAmount(amount)
}

export const same = (...names: string[]): Record<string, string[]> => Object.fromEntries(names.map((name) => [name, [name]])) // biome-ignore format: short

const OF_PLACE = {
  ...same('location_number', 'building_number', 'line1', 'line2', 'city', 'state', 'zip', 'county', 'insured_interest'),
  ...same('full_time_employees', 'part_time_employees', 'annual_revenue', 'classification', 'occupied_area'),
  ...same('construction', 'year_built', 'stories', 'area', 'protection_class', 'sprinklered'),
  ...same('roof_year', 'wiring_year', 'plumbing_year', 'heating_year'),
  total_area: ['area'],
  sales: ['annual_revenue'],
}

/** The premises that lists tell, each with who works there as its own row or a subtotal of classes says. */
export function premisesHandedIn({ files }: Pick<ProposalInput, 'files'>): Entry[] {
  const input = { files }
  const staff = handedIn(input, 'staff')
  return handedIn(input, 'premises').flatMap((one) => {
    const entry = entryOf(one, 'address', OF_PLACE)
    if (!entry.has('line1')) return []
    const number = one.record.fields.location_number
    const own = number && staff.find(({ fileId, record }) => fileId === one.fileId && record.fields.location_number?.value === number.value)
    const worked = own ? entryOf(own, 'location_number', same('full_time_employees', 'part_time_employees')) : []
    const [all, another] = handedIn({ files: files.filter(({ fileId }) => fileId === one.fileId) }, 'interest of all')
    const interest = all && !another ? entryOf(all, 'insured_interest', same('insured_interest')) : []
    return [new Map([...interest, ...worked, ...entry])]
  })
} // biome-ignore format: short

/** What buildings and what is in them are worth, as statements of values tell it: an entry a coverage, under the name of its column. */
export const valuesHandedIn = (input: ProposalInput): Entry[] =>
  handedIn(input, 'premises').flatMap((one) =>
    Object.entries(one.record.fields).flatMap(([name, field]): Entry[] => {
      const amount = name.startsWith(VALUE) ? parseAmount(textOf(field)) : null
      if (!amount) return []
      const { fileId } = one
      const place = entryOf(one, 'address', { ...same('location_number', 'building_number'), premises_address: ['address'] })
      const told = partOf(fileId, field, field, formatAmount(amount))
      const called = name.slice(VALUE.length)
      return [new Map([...place, ['name', { ...told, value: called }], ['limit', told], ...termsOf(input, fileId, called)])]
    }),
  ) // biome-ignore format: short
const VALUE = 'value: '

/** The terms that a line tells of a coverage it names, or of all but income where it names none. */
function termsOf({ files }: Pick<ProposalInput, 'files'>, fileId: string, called: string): Entry {
  const own = files.filter((file) => file.fileId === fileId)
  const [terms, another] = handedIn({ files: own }, 'terms')
  if (!terms || another) return new Map()
  const text = normal(textOf(terms.record.fields.of!))
  const names = new Set(handedIn({ files: own }, 'premises').flatMap(({ record }) => Object.keys(record.fields).flatMap((name) => (name.startsWith(VALUE) ? [name.slice(VALUE.length)] : []))))
  const isNamed = (name: string) => text.includes(normal(name))
  const isOf = [...names].some(isNamed) ? isNamed(called) : !/\bincome\b/i.test(called)
  return isOf ? entryOf(terms, 'of', same('coinsurance', 'valuation', 'causes_of_loss', 'deductible')) : new Map()
} // biome-ignore format: short

const LIMIT = 'limit: '

/** A policy of a schedule of underlying insurance. `line`: none of one that is of no line known; `asOf`: the day on which the term that the schedule is for begins, YYYYMMDD. */
export type Scheduled = { line: LineOfBusiness | null; policy: FiledPolicy; asOf: string | null }

/** The policies of schedules of underlying insurance. */
export function scheduledPolicies(input: Pick<ProposalInput, 'files'>): Scheduled[] {
  return handedIn(input, 'underlying').map(({ fileId, asOf, record: { fields } }) => {
    const type = textOf(fields.policy_type!)
    const line = lineSaid(type) ?? (/\bemployers?['’]? liability\b/i.test(type) ? 'wc' : null)
    const facts: FiledFact[] = []
    const conflicts: FiledPolicy['conflicts'] = []
    const put = (key: FactKey | null, field: RecordField | undefined, value = field && textOf(field)) => {
      if (!key || !field || !value) return
      const fact: FiledFact = { id: `underlying ${key}`, key, policy: 0, value, printed: value, source: field.source, confidence: LISTED, status: 'current', fileId }
      const other = facts.find((one) => one.key === key)
      if (!other) facts.push(fact)
      else if (other.value !== value) conflicts.push({ key, choices: [other, fact] })
    }
    put('policy.type', fields.policy_type)
    put('carrier.name', fields.carrier)
    put('policy.number', fields.policy_number)
    put('policy.effective', fields.effective_date)
    put('policy.expiration', fields.expiration_date)
    for (const [name, field] of Object.entries(fields)) {
      const concept = line && name.startsWith(LIMIT) ? limitConcept(normal(name.slice(LIMIT.length))) : null
      const key = line && concept ? limitFact(concept, line) : null
      put(key, field)
    }
    if (line === 'gl' && /\boccurrence\b/i.test(type)) put('gl.trigger', fields.policy_type, 'occurrence')
    if (line === 'gl' && /\bclaims[- ]made\b/i.test(type)) put('gl.trigger', fields.policy_type, 'claims-made')
    const day = (name: string) => (fields[name] ? textOf(fields[name]) : null)
    return {
      line,
      asOf,
      policy: {
        ...{ number: textOf(fields.policy_number!), from: [], facts, doubted: [], lines: line ? [line] : [], row: undefined, special: null },
        ...{ status: 'current' as const, effective: day('effective_date'), expiration: day('expiration_date'), fromCertificate: false, conflicts, ending: null },
      },
    }
  })
} // biome-ignore format: short

/** A scheduled policy of no line with a row of its own, with its only limit. */
export const scheduledOthers = (input: Pick<ProposalInput, 'files'>): { scheduled: Scheduled; entry: Entry }[] => {
  const policies = scheduledPolicies(input)
  return handedIn(input, 'underlying').flatMap(({ fileId, record: { fields } }, at) => {
    if (policies[at]!.line) return []
    const key = fields.policy_number!
    const parts = { 'policy.type': 'policy_type', 'carrier.name': 'carrier', 'policy.number': 'policy_number', 'policy.effective': 'effective_date', 'policy.expiration': 'expiration_date' }
    const entry: Entry = new Map(Object.entries(parts).flatMap(([part, name]) => (fields[name] ? [[part, partOf(fileId, fields[name], key)] as const] : [])))
    const [limit, another] = Object.entries(fields).filter(([name]) => name.startsWith(LIMIT))
    if (limit && !another) {
      entry.set('coverage', partOf(fileId, limit[1], key, limit[0].slice(LIMIT.length)))
      entry.set('limit', partOf(fileId, limit[1], key))
    }
    return [{ scheduled: policies[at]!, entry }]
  })
} // biome-ignore format: short

/** The owners and officers that lists include or exclude. */
export const individualsHandedIn = (input: ProposalInput): Entry[] =>
  handedIn(input, 'individual').map((one) =>
    entryOf(one, 'name', { ...same('name', 'title', 'ownership', 'inclusion', 'duties', 'class_code', 'payroll', 'date_of_birth', 'state', 'location_number') }),
  ) // biome-ignore format: short
