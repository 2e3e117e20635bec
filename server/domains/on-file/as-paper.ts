import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_LIMITS, POLICY_TYPES } from '../../../shared/policies.ts'
import { POLICY_STATES } from '../../../shared/states.ts'
import {
  addressFrom,
  type FactKey,
  type FactStatus,
  LINES,
  type LineOfBusiness,
  type PaperRecord,
  type Passage,
  type PolicyEvent,
  type PolicyFacts,
  plainName,
} from '../../documents/index.ts'
import type { FilledFrom, FormShape } from '../../forms/types.ts'
import { EXTRA_LIMITS, extraLimitName, linesOfType, SINGLE_FIELDS } from '../policies/service.ts'
import { type HeldRecord, textAt } from './types.ts'

/** A record of the client's as far as it fills a form. */
export type HeldRow = Pick<HeldRecord, 'type' | 'id' | 'isCurrent'> & { values: { path: string; value: string }[] }

/** What a field of a record says, of the policy at this place. */
type Told = { key: FactKey; value: string; row: HeldRow; path: string }

/**
 * What the agency's records say of a client and its policies in force, in the shape in which documents say it, so that it goes on forms beside
 * them and by the same rules. Each fact names the record and the field it is from. Null where no policy is in force. `ofBound`: for a form of what is
 * bound, with policies that have yet to begin. `ofApplicant`: all that is on file of the client.
 */
export function recordsAsPaper(
  records: readonly HeldRow[],
  { ofBound, ofApplicant }: Pick<FormShape, 'ofBound' | 'ofApplicant'> = {},
): FilledFrom | null {
  const account = records.find(({ type }) => type === 'ACCOUNT')
  if (!account) return null
  if (ofApplicant) return clientAsPaper(account, records)
  const rows = records.filter((row) => row.type === 'POLICY' && (row.isCurrent || (ofBound && isBinding(row))))
  return rows.length ? paperOf(account, rows) : null
}

/** Also the policies that have ended, premises, contacts, and how the client is reached. */
function clientAsPaper(account: HeldRow, records: readonly HeldRow[]): FilledFrom {
  const rows = records.filter((row) => row.type === 'POLICY' && (row.isCurrent || endedAs(row)))
  const paper = paperOf(account, rows)
  const contacts = records.filter(({ type }) => type === 'CONTACT')
  const told = [
    recordOf('applicant', account, ['phone', 'website', 'email']),
    ...contacts.map((one) => recordOf('contact', one, ['role', 'name', 'phone', 'email'])),
  ]
  return { ...paper, facts: { ...paper.facts, records: told } }
}

function paperOf(account: HeldRow, rows: HeldRow[]): FilledFrom {
  const told = rows.map((row) => [...insuredIn(row, account), ...policyIn(row), ...placesIn(row)])
  const policies = rows.map((row, at) => standingOf(row, told[at]!))
  const ofPolicies = told.flatMap((own, policy) =>
    own.map((one) => ({ ...one, policy, status: policies[policy]!.status })),
  )
  const facts = rows.some(({ isCurrent }) => isCurrent)
    ? ofPolicies
    : [
        ...insuredIn(account, account).map((one) => ({ ...one, policy: null, status: 'current' as const })),
        ...ofPolicies,
      ]
  return {
    fileId: 'records',
    fileName: 'the agency’s records',
    areRecords: true,
    facts: {
      ...{ kind: 'declarations', title: null, conflicts: [], policies },
      events: rows.filter((row) => !endedAs(row)).flatMap(eventsIn),
      facts: facts.map(({ key, value, row, path, policy, status }, at) => {
        const source = fieldOf(row, path)
        return { id: `r${at + 1}`, key, policy, value, printed: value, source, confidence: 1, status }
      }),
    },
  }
}

/** Whether a policy is bound and has yet to begin. */
export const isBinding = (row: Pick<HeldRow, 'values'>): boolean => textAt(row, 'state') === BINDING
/** Whether a policy has a cancellation that stands. */
export const isEnding = (row: HeldRow): boolean => textAt(row, 'cancellation.effectiveAt') !== null
const BINDING = labelOf(POLICY_STATES, 'BINDING')

/** How a policy that is not in force ended; null where it has not begun or nothing says that it ended. */
const endedAs = (row: HeldRow) => (row.isCurrent ? null : (ENDED[textAt(row, 'state') ?? ''] ?? null))
/** Whether a policy was in force and is no longer. */
export const hasEnded = (row: HeldRow): boolean => endedAs(row) !== null
const ENDED: Readonly<Record<string, FactStatus>> = {
  [labelOf(POLICY_STATES, 'EXPIRED')]: 'expired',
  [labelOf(POLICY_STATES, 'CANCELED')]: 'cancelled',
}

/** The places that a policy in force is of, in words that may be an address. */
const placesIn = (row: HeldRow): Told[] =>
  (textAt(row, 'details.locations') ?? '')
    .split('; ')
    .flatMap((value) =>
      row.isCurrent && value ? [{ key: 'location' as const, value, row, path: 'details.locations' }] : [],
    )

/** Fields of a record as an entry of a list. */
function recordOf(type: string, row: HeldRow, paths: readonly string[]): PaperRecord {
  const fields = paths.flatMap((path) => {
    const value = textAt(row, path)
    return value ? [[path, { value, source: fieldOf(row, path) }] as const] : []
  })
  return { type, page: 0, fields: Object.fromEntries(fields) }
}

/** Whom a policy insures: as its own record names them, with the address it gives, or the client's where that is the client. */
function insuredIn(policy: HeldRow, account: HeldRow): Told[] {
  const [own, name] = [textAt(policy, 'details.insured.name'), textAt(account, 'name')]
  const names = [name, textAt(account, 'dba')].flatMap((one) => (one ? plainName(one) : []))
  const isClient = !own || (plainName(own) !== '' && names.includes(plainName(own)))
  const ownAddress = { row: policy, path: 'details.insured.address' }
  const at = textAt(policy, ownAddress.path) || !isClient ? ownAddress : { row: account, path: 'mailingAddress' }
  const address = addressFrom([textAt(at.row, at.path) ?? ''])
  return [
    ...(own || !name ? [] : [{ key: 'insured.name' as const, value: name, row: account, path: 'name' }]),
    ...(['line1', 'line2', 'city', 'state', 'zip'] as const).flatMap((part): Told[] => {
      const value = address?.[part]
      return value ? [{ key: `insured.${part}`, value, ...at }] : []
    }),
  ]
}

const ALL_LINES: ReadonlySet<string> = new Set(Object.keys(LINES))

/** Limits of another line than the policy's type is of are not told: what they are part of is not known. */
function isOfType(row: HeldRow) {
  const lines: readonly string[] = linesOfRow(row)
  return ({ key }: Told) => {
    const [line] = key.split('.')
    return !ALL_LINES.has(line!) || lines.includes(line!)
  }
}

/** Where a policy holds what its field only points at. */
const HELD_AS: Readonly<Record<string, string>> = { carrierId: 'carrier' }
/** A deductible of a policy is not said to be of one of its lines. */
const OF_NO_LINE = 'details.deductible'

function policyIn(row: HeldRow): Told[] {
  const single = SINGLE_FIELDS.flatMap(({ path, facts: [key], kind }): Told[] => {
    const held = HELD_AS[path] ?? path
    const value = textAt(row, held)
    if (!key || !value || path === OF_NO_LINE) return []
    return [{ key, value: kind === 'amount' ? bare(value) : value, row, path: held }]
  })
  const path = 'details.extraLimits'
  const others = (textAt(row, path) ?? '').split('; ')
  const lines = linesOfRow(row)
  const limits = EXTRA_LIMITS.flatMap((key): Told[] => {
    const names = namesOfLimit(key, lines).map((name) => `${name} `)
    const [limit, another] = others.flatMap((one) => {
      const name = names.find((own) => one.toLowerCase().startsWith(own.toLowerCase()))
      return name ? [one.slice(name.length)] : []
    })
    const amount = limit && !another && AMOUNT.test(limit) ? parseAmount(limit) : null
    return amount === null ? [] : [{ key, value: formatAmount(amount), row, path }]
  })
  const further = FURTHER.flatMap(([path, key]): Told[] => {
    const value = textAt(row, path)
    return value ? [{ key, value: bare(value), row, path }] : []
  })
  return [...single, ...limits, ...further, ...kindOf(row)].filter(isOfType(row))
}

/** What a limit is called: with its line, and on a policy of that line alone without it, 'Each claim'. */
function namesOfLimit(key: FactKey, [line, another]: LineOfBusiness[]): string[] {
  const name = extraLimitName(key)
  const isOfOnly = line && !another && key.startsWith(`${line}.`) && name.startsWith(`${LINES[line]}, `)
  return isOfOnly ? [name, name.slice(LINES[line].length + 2)] : [name]
}

/** Whether a policy above others is an umbrella or excess, which its type says. */
function kindOf(row: HeldRow): Told[] {
  const kind = textAt(row, 'type')?.toLowerCase()
  return kind === 'umbrella' || kind === 'excess' ? [{ key: 'umbrella.type', value: kind, row, path: 'type' }] : []
}

/** What no document is read for. */
const FURTHER: readonly (readonly [path: string, key: FactKey])[] = [
  ['type', 'policy.type'],
  ['cancellation.effectiveAt', 'cancellation.date'],
  ['cancellation.canceledBy', 'cancellation.by'],
  ['cancellation.reason', 'cancellation.reason'],
  ['cancellation.returnPremium', 'cancellation.returnPremium'],
]

const AMOUNT = /^\$?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.\d\d)?$/
/** '$1,000,000' as facts have it: '1,000,000'. */
const bare = (amount: string) => amount.replace(/^\$/, '').replace(/\.00$/, '')

/** What the limits of a policy are called, by their paths. */
const LIMIT_NAMES = new Map<string, string>(POLICY_LIMITS.map(({ id, label }) => [`limits.${id}`, label]))

/** A field as the place where something is said. */
function fieldOf(row: HeldRow, path: string): Passage {
  const value = textAt(row, path)!
  const label = LIMIT_NAMES.get(path)
  return { page: 0, quote: value, boxes: [], held: { record: row.id, path, value, ...(label && { label }) } }
}

/** A cancellation that stands, until which the policy is in force, and one that was taken back. */
function eventsIn(row: HeldRow): PolicyEvent[] {
  const number = textAt(row, 'policyNumber')
  const event = (kind: PolicyEvent['kind'], path: string): PolicyEvent[] => {
    const date = DAY.exec(textAt(row, path) ?? '')?.[0]
    return date ? [{ kind, number, date, source: fieldOf(row, path) }] : []
  }
  return [...event('cancelled', 'cancellation.effectiveAt'), ...event('reinstated', 'cancellation.reinstatement')]
}
const DAY = /\d\d\/\d\d\/\d{4}/

/** The lines that the type of a policy is of; none where it is of none that is known. */
function linesOfRow(row: HeldRow): LineOfBusiness[] {
  const type = POLICY_TYPES.find(({ label }) => label === textAt(row, 'type'))?.id
  return type ? linesOfType(type) : []
}

function standingOf(row: HeldRow, told: Told[]): PolicyFacts {
  const listed = linesOfRow(row)
  const find = (key: FactKey) => told.find((one) => one.key === key)?.value ?? null
  return {
    ...{ lines: listed, listed, status: endedAs(row) ?? 'current' },
    number: find('policy.number'),
    carrier: find('carrier.name'),
    effective: find('policy.effective'),
    expiration: find('policy.expiration'),
    insured: find('insured.name'),
  }
}
