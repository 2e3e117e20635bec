import { isOfParty, LINES, type LineOfBusiness } from './keys.ts'
import type { Fact, FactStatus, PolicyFacts } from './types.ts'

/** A policy as the facts of a document tell it. */
export function policyOf(facts: Fact[], number: string | null, index: number): Omit<PolicyFacts, 'listed'> {
  const own = facts.filter((fact) => fact.policy === index)
  const standing = own.filter((fact) => fact.status !== 'underlying')
  const first = (key: Fact['key']) => standing.find((fact) => fact.key === key)?.value ?? null
  const lines = [...new Set(standing.map((fact) => fact.key.split('.')[0]!))].filter(
    (line): line is LineOfBusiness => line in LINES,
  )
  const statuses = new Set(standing.filter((fact) => !isOfParty(fact.key)).map((fact) => fact.status))
  const status: FactStatus = statuses.has('current') || statuses.size === 0 ? 'current' : [...statuses][0]!
  const [effective, expiration] = [first('policy.effective'), first('policy.expiration')]
  return {
    lines,
    number,
    carrier: first('carrier.name'),
    effective,
    // A term does not end on the day it begins: one of the two labels was read for the other.
    expiration: expiration === effective ? null : expiration,
    insured:
      first('insured.name') ?? facts.find((fact) => fact.policy === null && fact.key === 'insured.name')?.value ?? null,
    status,
  }
}
