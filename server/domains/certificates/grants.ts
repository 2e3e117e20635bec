import { CLAIMED } from '../../documents/certainty.ts'
import type { FactKey } from '../../documents/facts/keys.ts'
import { bareNumber } from '../../documents/facts/policies.ts'
import type { DocumentFacts } from '../../documents/facts/types.ts'
import type { DocumentKind } from '../../documents/kinds.ts'
import { type Endorsement, grantsIn, isBlanket, isSameName } from '../../forms/acord-25/claims.ts'
import { choosePolicy } from '../policies/offers/offers.ts'
import type { Policy } from '../policies/types.ts'

/** A file of a policy that was read, as far as it may grant an endorsement. */
export type ReadFile = { name: string; facts: DocumentFacts }

/**
 * What endorsements of this policy grant to this holder: what its record says, entry by entry (additional insureds, descriptions of
 * coverages), and what the reader is sure that papers of the policy itself word. A form that is only listed by its number grants nothing:
 * whom it is for is not known.
 */
export function grantsOf(policy: Policy, files: readonly ReadFile[], holderName: string): Set<Endorsement> {
  const { blanketAdditionalInsureds = [], namedAdditionalInsureds = [], coverageDescriptions = [] } = policy.details
  const granted = new Set<Endorsement>()
  const blanket = blanketAdditionalInsureds.map(({ type, description }) => `${type}, ${description}`)
  if (blanket.some(isBlanket)) granted.add('additionalInsured')
  if (namedAdditionalInsureds.some((name) => isSameName(name, holderName))) granted.add('additionalInsured')
  const told = coverageDescriptions.map(({ title, description }) => `${title}, ${description}`)
  const worded = files.flatMap(({ facts }) => wordingsOf(policy, facts))
  for (const entry of [...blanket, ...told, ...worded.map(({ words }) => words)])
    for (const one of grantsIn(entry, holderName)) granted.add(one)
  for (const { named, grants } of worded) if (named && isSameName(named, holderName)) granted.add(grants)
  return granted
}

/** Papers that are the policy or part of it. Others only speak of it: certificates, letters, quotes, applications. */
const OF_THE_POLICY: readonly DocumentKind[] = ['declarations', 'endorsement', 'binder']

type Wording = { words: string; named: string | null; grants: Endorsement }

const GRANTS: Partial<Record<FactKey, Endorsement>> = {
  'wording.additionalInsured': 'additionalInsured',
  'wording.additionalInsuredNamed': 'additionalInsured',
  'wording.waiver': 'waiver',
  'wording.waiverNamed': 'waiver',
  'wording.primary': 'primary',
}

const AGGREGATES: Record<string, Endorsement> = { project: 'perProject', location: 'perLocation' }

/** What a paper of this policy words of endorsements, in its own words. */
function wordingsOf(policy: Policy, facts: DocumentFacts): Wording[] {
  if (!OF_THE_POLICY.includes(facts.kind)) return []
  const own = choosePolicy(facts, { number: policy.policyNumber, type: policy.type })
  const number = own === null ? null : facts.policies[own]!.number
  if (number && policy.policyNumber && bareNumber(number) !== bareNumber(policy.policyNumber)) return []
  return facts.facts.flatMap(({ key, value, policy: of, confidence, status, source }): Wording[] => {
    const grants = GRANTS[key] ?? AGGREGATES[key === 'gl.aggregatePer' ? value : '']
    const isOurs = own !== null && (of === own || (of === null && facts.policies.length === 1))
    if (!grants || !isOurs || confidence < CLAIMED || status !== 'current') return []
    return [
      {
        words: key === 'gl.aggregatePer' ? `aggregate per ${value}` : source.quote,
        named: key.endsWith('Named') ? value : null,
        grants,
      },
    ]
  })
}
