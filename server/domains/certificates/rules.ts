import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_LIMITS, POLICY_TYPES, type PolicyType } from '../../../shared/policies.ts'
import { CLAIMED } from '../../documents/certainty.ts'
import type { FactKey } from '../../documents/facts/keys.ts'
import type { DocumentFacts } from '../../documents/facts/types.ts'
import type { DocumentKind } from '../../documents/kinds.ts'
import { type CertifiedPolicy, mayBeCertified, rowOf } from '../../forms/acord-25/certified.ts'
import { type Endorsement, endorsementName, grantsIn, isDenied, isSameName } from '../../forms/acord-25/claims.ts'
import { choosePolicy } from '../policies/offers/offers.ts'
import type { Policy } from '../policies/types.ts'

/** The number of the nth certificate of a year: "2026-0042". */
export const certificateNumber = (year: number, place: number) => `${String(year)}-${String(place).padStart(4, '0')}`

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
  const blanket = blanketAdditionalInsureds.map(({ type, description }) => `${type} ${description}`)
  if (blanket.some((entry) => !isDenied(entry))) granted.add('additionalInsured')
  if (namedAdditionalInsureds.some((name) => isSameName(name, holderName))) granted.add('additionalInsured')
  const told = coverageDescriptions.map(({ title, description }) => `${title} ${description}`)
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

/** Why a certificate may not claim an endorsement, in a sentence that says what was looked at and what to do. */
export function blockedBecause(
  claimed: Endorsement,
  looked: { policies: number; read: number; unread: number },
): string {
  const [who, records] =
    looked.policies === 1
      ? ['The policy on this certificate does not grant', 'its record']
      : [`None of the ${String(looked.policies)} policies on this certificate grants`, 'their records']
  const files =
    looked.read === 1 ? 'the one file read' : looked.read ? `the ${String(looked.read)} files read` : 'any file'
  const unread = looked.unread ? ` ${counted(looked.unread, 'file has', 'files have')} not been read yet.` : ''
  return `${who} ${endorsementName(claimed)}: neither ${records} nor ${files} says so.${unread} Take it out, or add the endorsement to the policy.`
}

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`

/** Why a policy in force is not on a certificate of liability; null when it may be. */
export function leftOutBecause(policy: Pick<CertifiedPolicy, 'type' | 'limits' | 'extraLimits'>): string | null {
  const name = labelOf(POLICY_TYPES, policy.type)
  if (!rowOf(policy.type)) return `${name} is not shown on a certificate of liability.`
  return mayBeCertified(policy) ? null : `No ${name} limit is on file.`
}

/** Two policies that would stand on the same line of the form; null when each has its own. Lines for others may be shared. */
export function rivalsOf(policies: readonly { id: string; type: PolicyType }[]): [string, string] | null {
  const seen = new Map<string, string>()
  for (const { id, type } of policies) {
    const row = rowOf(type)
    if (!row || row === 'other') continue
    const other = seen.get(row)
    if (other) return [other, id]
    seen.set(row, id)
  }
  return null
}

const FIELD_LABELS: Record<string, string> = {
  policyNumber: 'Policy number',
  inforceAt: 'In force',
  expiresAt: 'Expires',
  carrierId: 'Carrier',
  type: 'Type',
}

/** What a field of a policy is called: "Each occurrence", "Policy number". */
export function policyFieldLabel(path: string): string {
  const limit = /^limits\.(\w+)$/.exec(path)?.[1]
  if (limit) return POLICY_LIMITS.find(({ id }) => id === limit)?.label ?? limit
  const extra = /^details\.extraLimits\.(.+)$/.exec(path)?.[1]
  if (extra) return extra
  return FIELD_LABELS[path] ?? path
}
