import { formatUsd, isDecimal, parseMoney } from '../../../../shared/money.ts'
import type { PolicyLimit } from '../../../../shared/policies.ts'
import { isOneName } from '../../../documents/index.ts'
import { commissionOn } from '../rules.ts'
import type { PolicyFacts } from '../types.ts'
import type { FieldValues } from './offers.ts'

const LISTED = ['details.locations', 'details.namedAdditionalInsureds'] as const
const EXTRA = 'details.extraLimits.'

/** The policy's current values of the fields a document may state; for the carrier, its name. A premium of zero counts as none. */
export function valuesOf(facts: PolicyFacts, carrier: string | null): FieldValues {
  const { details, limits, pricing, policyNumber, issuedAt, inforceAt, expiresAt } = facts
  const extra = (details.extraLimits ?? []).map(
    ({ name, limit }) => [EXTRA + name, parseMoney(limit) ?? limit] as const,
  )
  return {
    single: {
      policyNumber,
      carrierId: carrier,
      issuedAt,
      inforceAt,
      expiresAt,
      'pricing.premium': Number(pricing.premium) === 0 ? null : pricing.premium,
      ...Object.fromEntries(Object.entries(limits).map(([id, limit]) => [`limits.${id}`, limit])),
      'details.deductible': details.deductible ?? null,
      'details.insured.name': details.insured?.name ?? null,
      'details.insured.address': details.insured?.address ?? null,
      ...Object.fromEntries(extra),
    },
    listed: {
      'details.locations': details.locations ?? [],
      'details.namedAdditionalInsureds': details.namedAdditionalInsureds ?? [],
    },
  }
}

/** The value of a field before an offered value was accepted, as it was entered; null if it was empty. */
export function wasOf(facts: PolicyFacts, id: string): string | null {
  const extra = (facts.details.extraLimits ?? []).find(({ name }) => EXTRA + name === id)
  return extra?.limit ?? valuesOf(facts, null).single[id] ?? null
}

/** An offered value as its field keeps it: extra limits are texts, so their amounts stand as people write them. */
export const writtenOf = (id: string, value: string) =>
  id.startsWith(EXTRA) && isDecimal(value) ? formatUsd(value) : value

/**
 * The policy with one field set to a value; null clears it. Of a field with several texts (`id` is its path and the text) the text is
 * added, or taken away. `carrierId` takes the id of a carrier. The commission follows a new premium at its rate.
 */
export function withValue(facts: PolicyFacts, id: string, value: string | null): PolicyFacts {
  const list = LISTED.find((path) => id.startsWith(`${path}.`))
  if (list) return withListed(facts, list, id.slice(list.length + 1), value)
  if (id.startsWith(EXTRA)) return withExtraLimit(facts, id.slice(EXTRA.length), value)
  const limit = /^limits\.(\w+)$/.exec(id)?.[1] as PolicyLimit | undefined
  if (limit) {
    const { [limit]: _old, ...limits } = facts.limits
    return { ...facts, limits: value === null ? limits : { ...limits, [limit]: value } }
  }
  if (id === 'pricing.premium') {
    const premium = value ?? '0.00'
    return {
      ...facts,
      pricing: { ...facts.pricing, premium, estimatedCommission: commissionOn(premium, facts.pricing) },
    }
  }
  if (id === 'details.deductible') return { ...facts, details: filled({ ...facts.details, deductible: value ?? '' }) }
  const party = /^details\.insured\.(name|address)$/.exec(id)?.[1]
  if (party) {
    const insured = filled({ ...facts.details.insured, [party]: value ?? '' })
    return { ...facts, details: { ...facts.details, insured } }
  }
  return { ...facts, [id]: value }
}

const filled = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== '')) as T

function withListed(
  facts: PolicyFacts,
  path: (typeof LISTED)[number],
  text: string,
  value: string | null,
): PolicyFacts {
  const name = path === 'details.locations' ? 'locations' : 'namedAdditionalInsureds'
  const others = (facts.details[name] ?? []).filter((one) => one !== text)
  return { ...facts, details: { ...facts.details, [name]: value === null ? others : [...others, text] } }
}

function withExtraLimit(facts: PolicyFacts, name: string, value: string | null): PolicyFacts {
  const kept = facts.details.extraLimits ?? []
  const at = kept.findIndex((one) => one.name === name)
  const limits = kept.filter((one) => one.name !== name)
  if (value !== null) limits.splice(at < 0 ? limits.length : at, 0, { name, limit: value })
  return { ...facts, details: { ...facts.details, extraLimits: limits } }
}

/** The carrier that a document's name means, among those of the agency; null when none does. */
export const carrierNamed = <Named extends { name: string }>(carriers: readonly Named[], name: string): Named | null =>
  carriers.find((one) => one.name.toLowerCase() === name.toLowerCase()) ??
  carriers.find((one) => isOneName(one.name, name)) ??
  null
