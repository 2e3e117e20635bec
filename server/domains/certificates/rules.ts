import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_LIMITS, POLICY_TYPES, type PolicyType } from '../../../shared/policies.ts'
import { type CertifiedPolicy, mayBeCertified, rowOf } from '../../forms/acord-25/certified.ts'
import { type Endorsement, endorsementName } from '../../forms/acord-25/claims.ts'

/** The number of the nth certificate of a year: "2026-0042". */
export const certificateNumber = (year: number, place: number) => `${String(year)}-${String(place).padStart(4, '0')}`

/** Why a certificate may not claim an endorsement, in a sentence that says what was looked at and what to do. */
export function blockedBecause(
  claimed: Endorsement,
  looked: { policies: number; read: number; unread: number },
  line?: string,
): string {
  const [who, records] = line
    ? [`No ${line} policy on this certificate grants`, looked.policies === 1 ? 'its record' : 'their records']
    : looked.policies === 1
      ? ['The policy on this certificate does not grant', 'its record']
      : [`None of the ${String(looked.policies)} policies on this certificate grants`, 'their records']
  const files =
    looked.read === 1 ? 'the one file read' : looked.read ? `the ${String(looked.read)} files read` : 'any file'
  const unread = looked.unread ? ` ${counted(looked.unread, 'file has', 'files have')} not been read yet.` : ''
  return `${who} ${endorsementName(claimed)}: neither ${records} nor ${files} says so.${unread} Take it out, or add the endorsement to the policy.`
}

/** Why a description may not state a figure, in a sentence that says what to do. */
export const unstatedBecause = ({ kind, written }: { kind: keyof typeof UNSTATED; written: string }) =>
  UNSTATED[kind](written)

const UNSTATED = {
  amount: (written: string) =>
    `The description speaks of ${written} of coverage, which no policy on this certificate has on its record under that limit. Correct it, or add the limit to the policy.`,
  policyNumber: (written: string) =>
    `The description names policy ${written}, which is not on this certificate. Correct it, or add the policy.`,
  line: (written: string) =>
    `The description speaks of ${written} coverage, and no such policy is on this certificate. Take it out, or add the policy.`,
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
  'grants.additionalInsured': 'Additional insured',
  'grants.waiver': 'Waiver of subrogation',
  insured: 'Insured',
}

/** What a field of a policy is called: "Each occurrence", "Policy number". */
export function policyFieldLabel(path: string): string {
  const limit = /^limits\.(\w+)$/.exec(path)?.[1]
  if (limit) return POLICY_LIMITS.find(({ id }) => id === limit)?.label ?? limit
  const extra = /^details\.extraLimits\.(.+)$/.exec(path)?.[1]
  if (extra) return extra
  return FIELD_LABELS[path] ?? path
}
