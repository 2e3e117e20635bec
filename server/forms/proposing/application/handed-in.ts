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
import { sortableDay } from '../days.ts'
import type { FiledFact } from '../draft.ts'
import { partOf } from '../entries.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import { type Entry, isAtOnePlace } from '../placed.ts'
import { type FiledRecord, textOf } from '../records-of.ts'
import { entryOf, entryOfAll, same } from './record-entries.ts'
import { termsOf, VALUE } from './terms-told.ts'

/** A list's row that a submission hands in. */
type Handed = FiledRecord & { asOf: string | null }

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
  const day = sortableDay(today)
  const numbered = policies.filter(
    ({ number, effective, status }) =>
      (number || status === 'cancelled') && !(effective && sortableDate(effective) > day),
  )
  if (!numbered.length) return file
  const isInForce = numbered.some(
    ({ status, expiration }) => status === 'current' && expiration && sortableDate(expiration) > day,
  )
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
export const OF_RATED: ReadonlySet<string> = new Set(['class', 'individual', 'staff', 'terms', 'terms named', 'terms of subject', 'premises_coverage', 'interest', 'fleet']) // biome-ignore format: a list
export const OF_TERM: ReadonlySet<string> = new Set(['underlying'])

function termOf({ policies }: FilledFrom['facts']): string | null {
  const days = new Set(policies.flatMap(({ effective }) => (effective ? [sortableDate(effective)] : [])))
  return days.size === 1 ? [...days][0]! : null
}

const OF_PLACE = {
  ...same('location_number', 'building_number', 'line1', 'line2', 'city', 'state', 'zip', 'county', 'insured_interest'),
  ...same('full_time_employees', 'part_time_employees', 'annual_revenue', 'classification', 'occupied_area'),
  ...same('city_limits', 'payroll', 'highest_floor', 'employees', 'foreign_sales'),
  operations: ['classification'],
  ...same('construction', 'year_built', 'stories', 'area', 'protection_class', 'sprinklered'),
  ...same('roof_year', 'wiring_year', 'plumbing_year', 'heating_year'),
  ...same('basements', 'hydrant_feet', 'fire_station_miles', 'fire_district', 'roof_type'),
  ...same('fire_alarm', 'burglar_alarm', 'alarm_service'),
  ...same(...['right', 'left', 'front', 'rear'].flatMap((side) => [`exposure_${side}`, `exposure_${side}_distance`])),
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
    const own =
      number &&
      staff.find(({ fileId, record }) => fileId === one.fileId && record.fields.location_number?.value === number.value)
    const worked = own ? entryOf(own, 'location_number', same('full_time_employees', 'part_time_employees')) : []
    const [all, another] = handedIn({ files: files.filter(({ fileId }) => fileId === one.fileId) }, 'interest of all')
    const interest = all && !another ? entryOf(all, 'insured_interest', same('insured_interest')) : []
    return [new Map([...labeledAt(files, one.fileId, entry), ...interest, ...worked, ...entry])]
  })
}

/** What the labels of a file tell of a place under the same numbers of location and building. */
function labeledAt(files: readonly FilledFrom[], fileId: string, place: Entry): Entry {
  const told =
    files.find((file) => file.fileId === fileId)?.facts.submitted?.filter(({ type }) => type === 'premises') ?? []
  const all = told.map((record) => entryOfAll({ fileId, record }))
  return (place.has('building_number') && all.find((one) => isAtOnePlace(one, place))) || new Map()
}

/**
 * What buildings and what is in them are worth, as statements of values tell it: an entry a coverage, under the name of its column. One that may be in
 * thousands or not tells no amount.
 */
export const valuesHandedIn = (input: Pick<ProposalInput, 'files'>): Entry[] =>
  handedIn(input, 'premises').flatMap((one) =>
    Object.entries(one.record.fields).flatMap(([name, field]): Entry[] => {
      const { called, doubt } = VALUE.exec(name)?.groups ?? {}
      const amount = called ? parseAmount(textOf(field)) : null
      if (!called || !amount) return []
      const { fileId } = one
      const place = entryOf(one, 'address', {
        ...same('location_number', 'building_number'),
        premises_address: ['address'],
      })
      const told = partOf(fileId, field, field, doubt ? textOf(field) : formatAmount(amount))
      return [
        new Map([
          ...place,
          ['name', headOf(fileId, field, called)],
          [doubt ? 'limit in doubt' : 'limit', told],
          ...termsOf((type) => ofFile(input, fileId, type), called),
        ]),
      ]
    }),
  )

const ofFile = ({ files }: Pick<ProposalInput, 'files'>, fileId: string, type: string) =>
  handedIn({ files: files.filter((file) => file.fileId === fileId) }, type)

/** What lists tell to insure at places, by the numbers of these: an entry a row. */
export const subjectsHandedIn = (input: Pick<ProposalInput, 'files'>): Entry[] =>
  handedIn(input, 'premises_coverage').map((one) =>
    entryOf(one, 'coverage', {
      ...same(
        'location_number',
        'building_number',
        'limit',
        'coinsurance',
        'valuation',
        'causes_of_loss',
        'deductible',
        'blanket',
      ),
      name: ['coverage'],
    }),
  )

/** The name of a column; of rows on a further page it stands on the first. */
function headOf(fileId: string, field: RecordField, called: string) {
  const [head] = field.further ?? []
  const named = head ? { ...field, source: head } : field
  return partOf(fileId, named, named, called)
}
const LIMIT = 'limit: '

/** A policy of a schedule of underlying insurance. `line`: none of one that is of no line known; `asOf`: the day on which the term that the schedule is for begins, YYYYMMDD. */
export type Scheduled = { line: LineOfBusiness | null; policy: FiledPolicy; asOf: string | null }

/** The policies of schedules of underlying insurance. */
export function scheduledPolicies(input: Pick<ProposalInput, 'files'>): Scheduled[] {
  return handedIn(input, 'underlying').map(({ fileId, asOf, record: { fields } }) => {
    const type = textOf(fields.policy_type!)
    // Brackets say which of its policies it is: 'Automobile liability (any auto)'.
    const line =
      lineSaid(type.replace(/\s*\([^()]*\)$/, '')) ?? (/\bemployers?['’]? liability\b/i.test(type) ? 'wc' : null)
    const facts: FiledFact[] = []
    const conflicts: FiledPolicy['conflicts'] = []
    const put = (key: FactKey | null, field: RecordField | undefined, value = field && textOf(field)) => {
      if (!key || !field || !value) return
      const fact: FiledFact = {
        id: `underlying ${key}`,
        key,
        policy: 0,
        value,
        printed: value,
        source: field.source,
        confidence: LISTED,
        status: 'current',
        fileId,
      }
      const other = facts.find((one) => one.key === key)
      if (!other) facts.push(fact)
      else if (other.value !== value) conflicts.push({ key, choices: [other, fact] })
    }
    put('policy.type', fields.policy_type)
    put('carrier.name', fields.carrier)
    put('policy.number', fields.policy_number)
    put('policy.effective', fields.effective_date)
    put('policy.expiration', fields.expiration_date)
    put(
      'policy.premium',
      fields.premium,
      typeof fields.premium?.value === 'number' ? formatAmount(fields.premium.value) : undefined,
    )
    for (const [name, field] of Object.entries(fields)) {
      const concept = line && name.startsWith(LIMIT) ? limitConcept(normal(name.slice(LIMIT.length))) : null
      const key = line && concept ? limitFact(concept, line) : null
      put(key, field)
    }
    const form = fields.trigger ?? fields.remark ?? fields.policy_type
    const trigger =
      line === 'gl' ? /\b(?:occurrence|claims[- ]made)\b/i.exec(textOf(form!))?.[0].toLowerCase() : undefined
    put('gl.trigger', form, trigger?.replace(' ', '-') ?? '')
    const day = (name: string) => (fields[name] ? textOf(fields[name]) : null)
    return {
      line,
      asOf,
      policy: {
        ...{
          number: textOf(fields.policy_number!),
          from: [],
          facts,
          doubted: [],
          lines: line ? [line] : [],
          row: undefined,
          special: null,
        },
        ...{
          status: 'current' as const,
          effective: day('effective_date'),
          expiration: day('expiration_date'),
          fromCertificate: false,
          conflicts,
          ending: null,
        },
      },
    }
  })
}

/** A scheduled policy of none of these lines, which have rows of their own, with its only limit. */
export const scheduledOthers = (
  input: Pick<ProposalInput, 'files'>,
  lines: ReadonlySet<LineOfBusiness | null>,
): { scheduled: Scheduled; entry: Entry }[] => {
  const policies = scheduledPolicies(input)
  return handedIn(input, 'underlying').flatMap(({ fileId, record: { fields } }, at) => {
    if (policies[at]!.line && lines.has(policies[at]!.line)) return []
    const key = fields.policy_number!
    const parts = {
      'policy.type': 'policy_type',
      'carrier.name': 'carrier',
      'policy.number': 'policy_number',
      'policy.effective': 'effective_date',
      'policy.expiration': 'expiration_date',
    }
    const entry: Entry = new Map(
      Object.entries(parts).flatMap(([part, name]) =>
        fields[name] ? [[part, partOf(fileId, fields[name], key)] as const] : [],
      ),
    )
    const premium = typeof fields.premium?.value === 'number' && formatAmount(fields.premium.value)
    if (premium) entry.set('policy.premium', partOf(fileId, fields.premium!, key, premium))
    const [limit, another] = Object.entries(fields).filter(([name]) => name.startsWith(LIMIT))
    if (limit && !another) {
      entry.set('coverage', partOf(fileId, limit[1], key, limit[0].slice(LIMIT.length)))
      entry.set('limit', partOf(fileId, limit[1], key))
    }
    return [{ scheduled: policies[at]!, entry }]
  })
}

/** The owners and officers that lists include or exclude. */
export const individualsHandedIn = (input: ProposalInput): Entry[] =>
  handedIn(input, 'individual').map((one) =>
    entryOf(one, 'name', {
      ...same(
        'name',
        'title',
        'ownership',
        'inclusion',
        'duties',
        'class_code',
        'payroll',
        'date_of_birth',
        'state',
        'location_number',
      ),
    }),
  )
