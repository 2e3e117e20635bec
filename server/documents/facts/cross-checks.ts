import { inDoubt } from '../certainty.ts'
import { sortableDate } from './dates.ts'
import { type FactKey, isOfParty } from './keys.ts'
import { plainName } from './names.ts'
import type { Fact } from './types.ts'

/** Amounts of one policy, the first of which is never more than the second. */
const NEVER_MORE: [less: FactKey, more: FactKey][] = [
  ['gl.eachOccurrence', 'gl.generalAggregate'],
  ['gl.eachOccurrence', 'gl.productsAggregate'],
  ['gl.personalAdvertisingInjury', 'gl.generalAggregate'],
  ['gl.medicalExpense', 'gl.eachOccurrence'],
  ['auto.bodilyInjuryPerPerson', 'auto.bodilyInjuryPerAccident'],
  ['wc.diseaseEachEmployee', 'wc.diseasePolicyLimit'],
]

/**
 * Facts of one policy that cannot both be true are in doubt, both: an occurrence above its aggregate, a term that ends before it begins, one
 * name for the insured and the agent with what is told of either. So is the agent's address where it is the insured's, and a number beside one of
 * a renewal. Where a key has several values, that they differ is told already, and neither is preferred.
 */
export function crossChecked(facts: Fact[]): Fact[] {
  const doubtful = new Set<Fact>()
  const groups = Map.groupBy(facts, ({ policy, status }) => `${policy}|${status}`)
  for (const own of groups.values()) {
    const only = (key: FactKey) => {
      const [fact, ...rivals] = own.filter((one) => one.key === key)
      return rivals.length ? undefined : fact
    }
    for (const [lesser, greater] of NEVER_MORE) {
      const [less, more] = [only(lesser), only(greater)]
      if (less && more && amountOf(less.value) > amountOf(more.value)) doubtful.add(less).add(more)
    }
    const [insured, producer] = [only('insured.name'), only('producer.name')]
    if (insured && producer && plainName(insured.value) === plainName(producer.value))
      for (const fact of own) if (isOfParty(fact.key)) doubtful.add(fact)
    const [street, another] = [only('insured.line1'), only('producer.line1')]
    if (street && another && plainName(street.value) === plainName(another.value))
      for (const fact of own) if (OF_AGENT.has(fact.key)) doubtful.add(fact)
    const [number, renewed] = [only('policy.number'), only('policy.prior')]
    if (number && renewed && RENEWAL.test(renewed.source.quote)) doubtful.add(number)
    const [from, to] = [only('policy.effective'), only('policy.expiration')]
    if (from && to && sortableDate(from.value) >= sortableDate(to.value)) doubtful.add(from).add(to)
  }
  return facts.map((fact) => (doubtful.has(fact) ? { ...fact, confidence: inDoubt(fact.confidence) } : fact))
}

const OF_AGENT = new Set<FactKey>([
  'producer.line1',
  'producer.line2',
  'producer.city',
  'producer.state',
  'producer.zip',
])

/** 'Renewal policy number' may be that of the policy before, or of the one that follows. */
const RENEWAL = /^renewal (?:policy )?n/i

const amountOf = (value: string) => Number(value.replaceAll(',', ''))
