import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_LIMITS, POLICY_TYPES, type PolicyType, policyTitle } from '../../../shared/policies.ts'
import { sentence } from '../../../shared/sentence.ts'
import type { CertifiedPolicy } from '../../forms/acord-25/certified.ts'
import type { ErrorLink } from '../../lib/app-error.ts'
import type { Policy } from '../policies/types.ts'
import type { CertificateForm, Ungranted } from './types.ts'

/** The number of the nth certificate of a year: "2026-0042". */
export const certificateNumber = (year: number, place: number) => `${String(year)}-${String(place).padStart(4, '0')}`

export type Looked = { policies: number; read: number; unread: number }

/** What a certificate claims, as its policies would have to say it: "grant", "grants", "a waiver of subrogation". */
export type Claimed = readonly [they: string, it: string, what: string]

/**
 * Why a certificate may not claim something: what was checked and what to do. `there`: an endorsement that was found and does not grant it is
 * named with its page.
 */
export function blockedBecause(
  [they, it, what]: Claimed,
  looked: Looked,
  holder: string,
  there?: Ungranted,
  line?: string,
): string {
  const who = line
    ? `No ${line} policy on this certificate ${it}`
    : looked.policies === 1
      ? `The policy on this certificate does not ${they}`
      : `None of the ${String(looked.policies)} policies on this certificate ${it}`
  const why = there ? standsThere(there, holder) : notFound(looked)
  return `${who} ${what}${there ? ` to ${holder}` : ''}: ${why} Take it out, or add the endorsement to the policy.`
}

function standsThere({ fileName, page, words, named }: Ungranted, holder: string) {
  const names = new Intl.ListFormat('en-US').format(named.map((name) => `“${name}”`))
  const whom = named.length ? `whose schedule names ${names}, not ${holder}` : 'which is not for every holder'
  return sentence(`${fileName}, page ${String(page)}, has “${words}”, ${whom}`)
}

function notFound({ policies, read, unread }: Looked) {
  const records = policies === 1 ? 'its record' : 'their records'
  const files = read === 1 ? 'the one file read' : `the ${String(read)} files read`
  const looked = read
    ? `Cara did not find it in ${records} or in ${files}.`
    : `Cara did not find it in ${records}, and no file of ${policies === 1 ? 'the policy' : 'the policies'} has been read.`
  return unread ? `${looked} ${counted(unread, 'file has', 'files have')} not been read yet.` : looked
}

/** The link to edit a policy's record. */
export const editLinks = (policy: Policy): ErrorLink[] => [
  { label: `Edit ${policyTitle(policy)}`, to: `/app/policies/${policy.id}/edit` },
]

/** Where an endorsement is added to a policy: to its record, or with the file that has it. */
export const endorseLinks = (policy: Policy): ErrorLink[] => [
  ...editLinks(policy),
  { label: `Add a file to ${policyTitle(policy)}`, to: `/app/policies/${policy.id}/documents/new` },
]

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`

/** Why a policy in force is not on a certificate of this form; null when it may be. */
export function leftOutBecause(
  { called, rowOf, mayBeShown }: CertificateForm,
  policy: Pick<CertifiedPolicy, 'type' | 'limits' | 'extraLimits'>,
): string | null {
  const name = labelOf(POLICY_TYPES, policy.type)
  if (!rowOf(policy.type)) return `${name} is not shown on ${called}.`
  return mayBeShown(policy) ? null : `No ${name} limit is on file.`
}

/** Two policies that would be on the same line of the form; null when each has its own. Lines for others may be shared. */
export function rivalsOf(
  { rowOf }: Pick<CertificateForm, 'rowOf'>,
  policies: readonly { id: string; type: PolicyType }[],
): [string, string] | null {
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
  carrier: 'Carrier',
  type: 'Type',
  insured: 'Named insured',
  'details.insured.name': 'Named insured',
  'details.insured.address': 'Address of the named insured',
  'details.blanketAdditionalInsureds': 'Blanket additional insureds',
  'details.namedAdditionalInsureds': 'Named additional insureds',
  'details.coverageDescriptions': 'Coverage descriptions',
  'details.extraLimits': 'Other limits',
  'details.locations': 'Locations',
  endorsement: 'Endorsement',
  interest: 'Additional interest',
  listed: 'Listed endorsement, whose schedule was not read',
}

/** The label of a field of a policy: "Each occurrence", "Policy number". */
export function policyFieldLabel(path: string): string {
  const address = /^(insured|details\.insured\.address)\.\w+$/.exec(path)?.[1]
  if (address) return FIELD_LABELS['details.insured.address']!
  const limit = /^limits\.(\w+)$/.exec(path)?.[1]
  if (limit) return POLICY_LIMITS.find(({ id }) => id === limit)?.label ?? limit
  const extra = /^details\.extraLimits\.(.+)$/.exec(path)?.[1]
  if (extra) return extra
  return FIELD_LABELS[path] ?? path
}
