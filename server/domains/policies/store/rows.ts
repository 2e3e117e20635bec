import { sql } from 'kysely'
import { type FieldValues, fieldsIn, POLICY_FIELDS, type PolicySection } from '../../../../shared/policy-fields.ts'
import { jsonOf } from '../../../db/json.ts'
import type { Tables } from '../../../db/schema.ts'
import type { Cancellation, Policy, PolicyFacts } from '../types.ts'

/** The name of a field's column: its id in snake case. */
type Snake<Id extends string> = Id extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : ''
type ColumnOf<Id extends string> = Id extends 'paymentIntervalType' ? 'payment_interval' : Snake<Id>
const columnOf = <const Id extends string>(id: Id) =>
  (id === 'paymentIntervalType'
    ? 'payment_interval'
    : id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as ColumnOf<Id>

/** The columns of a policy as a query selects them from `policies`, with its newest cancellation and what renews it. */
export const policyColumns = [
  'policies.id',
  'policies.account_id',
  'policies.state',
  ...POLICY_FIELDS.map(({ id }) => `policies.${columnOf(id)}` as const),
  'policies.total',
  'policies.limits',
  'policies.details',
  'policies.sources',
  'policies.previous_id',
  'policies.created_at',
  'policies.updated_at',
  'policies.rev',
] as const

type Column = (typeof policyColumns)[number] extends `policies.${infer Name extends keyof Tables['policies']}`
  ? Name
  : never
type Read<T> = T extends { readonly __select__: infer Selected } ? Selected : T
type Row = { [Name in Column]: Read<Tables['policies'][Name]> } & {
  cancellation: CancellationRow | null
  next_id: string | null
}

/** A row of `policy_cancellations` as JSON writes it: amounts as texts, so that none is rounded. */
type CancellationRow = {
  id: string
  canceled_at: string
  canceled_by: Cancellation['canceledBy']
  effective_at: string
  type: Cancellation['type']
  reason: Cancellation['reason']
  reason_description: string | null
  return_premium: string
  return_commission: string
  closed_at: string | null
  reinstated_at: string | null
  reinstatement_effective_at: string | null
  reinstatement_description: string | null
}

export const newestCancellation = sql<CancellationRow | null>`(
  select to_jsonb(c) || jsonb_build_object('return_premium', c.return_premium::text, 'return_commission', c.return_commission::text)
  from policy_cancellations c where c.agency_id = policies.agency_id and c.policy_id = policies.id
  order by c.canceled_at desc, c.id desc limit 1)`

export const nextId = sql<string | null>`(
  select n.id from policies n
  where n.agency_id = policies.agency_id and n.previous_id = policies.id and n.deleted_at is null)`

export function toPolicy(row: Row): Policy {
  return {
    id: row.id,
    accountId: row.account_id,
    state: row.state,
    ...read(row, 'policy'),
    pricing: { ...read(row, 'pricing'), total: row.total },
    limits: row.limits,
    details: row.details as Policy['details'],
    sources: row.sources as Policy['sources'],
    cancellation: row.cancellation && toCancellation(row.cancellation),
    previousId: row.previous_id,
    nextId: row.next_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    rev: row.rev,
  }
}

const read = <Section extends PolicySection>(row: Row, section: Section) =>
  Object.fromEntries(fieldsIn(section).map(({ id }) => [id, row[columnOf(id)]])) as FieldValues<Section>

/** What a policy says, as its columns keep it. */
export const columnsOf = ({ state, pricing, limits, details, sources, ...facts }: PolicyFacts) => ({
  ...written(facts),
  ...written(pricing),
  ...{ state, limits: jsonOf(limits), details: jsonOf(details), sources: jsonOf(sources) },
})

const written = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [columnOf(id), value])) as {
    [Id in keyof Values & string as ColumnOf<Id>]: Values[Id]
  }

const timeOf = (text: string | null) => (text === null ? null : new Date(text))

const toCancellation = (row: CancellationRow): Cancellation => ({
  id: row.id,
  canceledAt: new Date(row.canceled_at),
  canceledBy: row.canceled_by,
  effectiveAt: row.effective_at,
  type: row.type,
  reason: row.reason,
  reasonDescription: row.reason_description,
  returnPremium: row.return_premium,
  returnCommission: row.return_commission,
  closedAt: timeOf(row.closed_at),
  reinstatement:
    row.reinstated_at === null
      ? null
      : {
          reinstatedAt: new Date(row.reinstated_at),
          effectiveAt: row.reinstatement_effective_at!,
          reasonDescription: row.reinstatement_description,
        },
})
