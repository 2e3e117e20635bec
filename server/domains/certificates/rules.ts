import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_LIMITS, POLICY_TYPES, type PolicyType } from '../../../shared/policies.ts'
import { CLAIMED } from '../../documents/certainty.ts'
import { isOneName } from '../../documents/facts/names.ts'
import type { DocumentFacts } from '../../documents/facts/types.ts'
import { type CertifiedPolicy, mayBeCertified, rowOf } from '../../forms/acord-25/certified.ts'
import { type Endorsement, endorsementName, grantsIn } from '../../forms/acord-25/claims.ts'
import type { Policy } from '../policies/types.ts'

/** The number of the nth certificate of a year: "2026-0042". */
export const certificateNumber = (year: number, place: number) => `${String(year)}-${String(place).padStart(4, '0')}`

/** A file of a policy that was read, as far as it may grant an endorsement. */
export type ReadFile = { name: string; facts: DocumentFacts }

/**
 * What an endorsement of this policy grants, for this holder: what its record says (additional insureds, descriptions of coverages), and
 * what the reader is sure that its files word. A form that is only listed by name grants nothing: whom it is for is not known.
 */
export function grantsOf(policy: Policy, files: readonly ReadFile[], holderName: string): Set<Endorsement> {
  const { blanketAdditionalInsureds = [], namedAdditionalInsureds = [], coverageDescriptions = [] } = policy.details
  const told = coverageDescriptions.flatMap(({ title, description }) => grantsIn(`${title}. ${description}`))
  const granted = new Set<Endorsement>(told)
  const blanket = blanketAdditionalInsureds.map(({ type, description }) => `${type}. ${description}`)
  for (const one of grantsIn(blanket.join('\n'))) granted.add(one)
  if (blanket.length || namedAdditionalInsureds.some((name) => isOneName(name, holderName)))
    granted.add('additionalInsured')
  for (const { facts } of files) for (const one of wordedIn(facts, holderName)) granted.add(one)
  return granted
}

function wordedIn({ facts }: DocumentFacts, holderName: string): Endorsement[] {
  return facts
    .filter(({ confidence, status }) => confidence >= CLAIMED && status === 'current')
    .flatMap(({ key, value }): Endorsement[] => {
      if (key === 'wording.additionalInsured') return ['additionalInsured']
      if (key === 'wording.additionalInsuredNamed' && isOneName(value, holderName)) return ['additionalInsured']
      if (key === 'wording.waiver') return ['waiver']
      if (key === 'wording.waiverNamed' && isOneName(value, holderName)) return ['waiver']
      if (key === 'wording.primary') return ['primary']
      if (key === 'gl.aggregatePer' && value === 'project') return ['perProject']
      if (key === 'gl.aggregatePer' && value === 'location') return ['perLocation']
      return []
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
