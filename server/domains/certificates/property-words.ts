import { causesSaid, FACT_KEYS, type FactKey, isNoLimit, type PaperRecord } from '../../documents/index.ts'
import { clausesOf } from '../../forms/acord-25/claims.ts'
import { textOf } from '../../forms/proposing/records-of.ts'
import type { Policy } from '../policies/types.ts'
import { ownFacts, ownRecords, type ReadFile } from './own-papers.ts'
import type { Premises, Whereabouts } from './premises.ts'

/** What a policy says of how property is insured at the location: `here` in words; `isOpen`: it says more of one of several locations. */
export type PropertyWords = { here: string[]; isOpen: boolean }

/** The parts of listed coverages that are told of a whole policy as well: only where all tell them alike do they hold. */
const AGREED = {
  causes_of_loss: 'property.causesOfLoss',
  valuation: 'property.valuation',
  coinsurance: 'property.coinsurance',
} as const satisfies Record<string, FactKey>

export function propertyWords(policy: Policy, files: readonly ReadFile[], premises: Premises): PropertyWords {
  const { coverageDescriptions = [], extraLimits = [], deductible = '' } = policy.details
  const onRecord = [
    ...coverageDescriptions.map(({ title, description }) => `${title}: ${description}`),
    ...extraLimits.flatMap(({ name, limit }) => (isNoLimit(limit) ? [] : [`${name}: ${limit}`])),
    ...(deductible && [`Deductible: ${deductible}`]),
  ].map((words) => ({ words, where: whereAll(words, premises) }))
  const listed = files.flatMap((file) =>
    ownRecords(policy, file, (type) => type === 'property_coverage_item').map((record) => ({
      ...{ record, where: premises.ofRecord(file, record) },
    })),
  )
  const facts = files.flatMap(({ facts: all }) => {
    const contested = new Set(all.conflicts.flatMap(({ factIds }) => factIds))
    return ownFacts(policy, all).filter(({ id }) => !contested.has(id))
  })
  const records = listed.flatMap(({ record, where }) => (where === 'HERE' ? [record] : []))
  const agreed = Object.entries(AGREED).flatMap(([part, key]) => {
    const told = facts.flatMap((fact) => (fact.key === key ? [fact.value] : []))
    const values = [...told, ...records.flatMap(({ fields }) => (fields[part] ? [textOf(fields[part])] : []))]
    const isOne = new Set(values.map((value) => value.replace(/\s+/g, '').toLowerCase())).size === 1
    return isOne ? [`${FACT_KEYS[key].label}: ${values[0]!}`] : []
  })
  // A form is listed for much that it only speaks of: of its title, the causes of loss hold alone.
  const titles = facts.flatMap(({ key, value }) => (key === 'form' ? causesSaid(value) : []))
  const isToldOnce = new Set(titles.map(({ form }) => form)).size === 1
  return {
    here: [
      ...onRecord.flatMap(({ words, where }) => (where === 'HERE' ? [words] : [])),
      ...records.flatMap(coverageWords),
      ...agreed,
      ...(isToldOnce && !agreed.some((words) => causesSaid(words).length) ? [titles[0]!.words] : []),
    ],
    isOpen: [...onRecord, ...listed].some(({ where }) => where === 'OPEN'),
  }
}

/** Words that tell several places say nothing for one of them: 'flood at location 2, wind at location 1'. */
function whereAll(words: string, { ofWords }: Premises): Whereabouts {
  const parts = new Set([words, ...clausesOf(words).flatMap((clause) => clause.split(','))].map(ofWords))
  return (['ELSEWHERE', 'OPEN'] as const).find((one) => parts.has(one)) ?? 'HERE'
}

/** A coverage with its limit; one without a limit is not said to be insured. */
function coverageWords({ fields: { coverage, limit, deductible } }: PaperRecord): string[] {
  if (!coverage || !limit || isNoLimit(textOf(limit))) return []
  return [`${textOf(coverage)}: ${textOf(limit)}${deductible ? `; deductible ${textOf(deductible)}` : ''}`]
}
