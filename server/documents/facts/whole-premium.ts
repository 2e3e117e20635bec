import type { FactKey } from './keys.ts'
import type { DocumentFacts, Fact } from './types.ts'

/**
 * What tells the premium of one of a file's policies: its own, or that of its only line of business. What several lines cost is not added
 * up: a document need not tell of all.
 */
export function premiumFactsOf({ policies, facts }: DocumentFacts, policy: number): Fact[] {
  const told = (key: FactKey) =>
    facts.filter((fact) => fact.key === key && (fact.policy === policy || fact.policy === null))
  const whole = told('policy.premium')
  const [line, another] = policies[policy]?.lines ?? []
  return whole.length || !line || another ? whole : told(`${line}.premium` as FactKey)
}
