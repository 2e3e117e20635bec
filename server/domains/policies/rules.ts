import { addDays, addYears, DAYS_READ, type IsoDate, mediumDate, parseDate } from '../../../shared/dates.ts'
import { type Decimal, shareOf } from '../../../shared/money.ts'
import { NEW_POLICY_DAYS } from '../../../shared/policies.ts'
import { type FieldValues, fieldsIn, type PolicyField, type PolicySection } from '../../../shared/policy-fields.ts'
import type { PolicyState } from '../../../shared/states.ts'
import type { FieldError } from '../../lib/app-error.ts'
import type { Policy, PolicyFacts, Pricing } from './types.ts'

/** The actions on an existing policy. */
export const POLICY_ACTS = ['edit', 'cancel', 'reinstate', 'renew', 'delete'] as const
export type PolicyAct = (typeof POLICY_ACTS)[number]

type Standing = Pick<Policy, 'cancellation' | 'nextId'>

const RENEWED = 'A newer version of this policy exists.'

/**
 * Why an action on a policy is not allowed; null when it is (spec 3 §4). The state alone forbids nothing: an expired policy may be canceled
 * as of an earlier day, and a canceled one renewed.
 */
export const WHY_NOT: Record<PolicyAct, (policy: Standing) => string | null> = {
  edit: () => null,
  cancel: ({ cancellation }) => (isOpen(cancellation) ? 'A cancellation is already recorded.' : null),
  reinstate: ({ cancellation }) => {
    if (!cancellation) return 'Nothing is canceled.'
    return cancellation.reinstatement ? 'It is already reinstated.' : null
  },
  renew: ({ nextId }) => (nextId ? RENEWED : null),
  delete: ({ nextId }) => (nextId ? RENEWED : null),
}

/** Whether a cancellation stands: recorded, and no reinstatement since. */
export const isOpen = (cancellation: Policy['cancellation']) =>
  cancellation !== null && cancellation.reinstatement === null

/** Whether a cancellation waits for its effective date: the policy stays as it is until that midnight. */
export const isPending = (cancellation: Policy['cancellation']) =>
  isOpen(cancellation) && cancellation!.closedAt === null

type Days = Pick<Policy, 'inforceAt' | 'expiresAt'>

/** The state that a policy's days make on a day: it runs from the day it begins to the day before it expires. */
export function stateBy({ inforceAt, expiresAt }: Days, today: IsoDate): 'BINDING' | 'INFORCE' | 'EXPIRED' {
  if (expiresAt && expiresAt <= today) return 'EXPIRED'
  return inforceAt && inforceAt <= today ? 'INFORCE' : 'BINDING'
}

/** The errors in the dates of a policy, each at its field: their order, and an end before its recorded cancellation. */
export function mistakesOfDays({ inforceAt, expiresAt }: Days, cancellation: Policy['cancellation']): FieldError[] {
  const wrong = (message: string) => [{ path: ['expiresAt'], message }]
  if (expiresAt && !parseDate(expiresAt)) return wrong(DAYS_READ)
  if (inforceAt && expiresAt && expiresAt <= inforceAt) return wrong('A policy expires after it begins.')
  const canceledAt = isPending(cancellation) ? cancellation!.effectiveAt : null
  return canceledAt && expiresAt && expiresAt < canceledAt
    ? wrong(`Its cancellation takes effect after that, on ${mediumDate(canceledAt)}. Reinstate it first.`)
    : []
}

const MOVED_BY_DAYS: readonly PolicyState[] = ['BINDING', 'INFORCE', 'EXPIRED']

/** The state of a policy after its days were changed; the same days leave it as it is, and so do states no day decides. */
export function stateAfterEdit(before: PolicyFacts, after: Days, today: IsoDate): PolicyState {
  const isSame = before.inforceAt === after.inforceAt && before.expiresAt === after.expiresAt
  return isSame || !MOVED_BY_DAYS.includes(before.state) ? before.state : stateBy(after, today)
}

/** The initial values of the fields of a section. */
const blankIn = <Section extends PolicySection>(section: Section) =>
  Object.fromEntries(fieldsIn(section).map((field) => [field.id, blankOf(field)])) as FieldValues<Section>

function blankOf(field: PolicyField) {
  if (field.holds === 'amount') return '0.00'
  return field.holds === 'choice' && !('isOptional' in field) ? field.choices[0].id : null
}

/** The defaults of a new policy (spec 3 §5, §9). `agencyUserId` is who makes it. */
export const newPolicy = (type: Policy['type'], today: IsoDate, agencyUserId: string | null): PolicyFacts => ({
  ...blankIn('policy'),
  ...{ state: 'BINDING', type, agencyUserId, expiresAt: addDays(today, NEW_POLICY_DAYS) },
  ...{ pricing: { ...blankIn('pricing'), billingType: 'DIRECT' }, limits: {}, details: {}, sources: {} },
})

/**
 * The defaults of the renewal of a policy: a year from the day it expires, with its limits, details, companies and price. Numbers, files
 * and sources belong to the documents of the old one and are not taken along.
 */
export function renewalOf(policy: Policy, today: IsoDate): PolicyFacts {
  const inforceAt = policy.expiresAt ?? today
  return {
    ...factsOf(policy),
    state: 'BINDING',
    policyNumber: null,
    quoteNumber: null,
    issuedAt: null,
    inforceAt,
    expiresAt: addYears(inforceAt, 1),
    sources: {},
  }
}

/** The commission on a new premium, at the rate of the old one; as it was where one of the two is nothing, and no rate can be told. */
export const commissionOn = (premium: Decimal, old: Pick<Pricing, 'premium' | 'estimatedCommission'>): Decimal =>
  shareOf(premium, old.estimatedCommission, old.premium) ?? old.estimatedCommission

const pick = <Section extends PolicySection>(values: FieldValues<Section>, section: Section) => {
  const all: Record<string, unknown> = values
  return Object.fromEntries(fieldsIn(section).map(({ id }) => [id, all[id]])) as FieldValues<Section>
}

/** The fields of a policy, apart from its history. */
export function factsOf(policy: Policy): PolicyFacts {
  const { state, pricing, limits, details, sources } = policy
  return { ...pick(policy, 'policy'), state, pricing: pick(pricing, 'pricing'), limits, details, sources }
}

/** The sources without those of these fields: a changed value no longer has its source. */
export function withoutSources(sources: PolicyFacts['sources'], fields: readonly string[]): PolicyFacts['sources'] {
  const isGone = (path: string) => fields.some((field) => path === field || path.startsWith(`${field}.`))
  return Object.fromEntries(Object.entries(sources).filter(([path]) => !isGone(path)))
}
