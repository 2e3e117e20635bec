import type { IsoDate } from '../../../shared/dates.ts'
import type { Decimal } from '../../../shared/money.ts'
import type {
  CanceledBy,
  CancellationReason,
  CancellationType,
  PolicyDetails,
  PolicyFileType,
  PolicyLimit,
} from '../../../shared/policies.ts'
import type { FieldValues } from '../../../shared/policy-fields.ts'
import type { FileState, PolicyState } from '../../../shared/states.ts'

/** The source of an accepted value: the words on a page of a file, and who accepted it and when. */
export type ValueSource = {
  fileId: string
  fileName: string
  page: number
  quote: string
  acceptedBy: string | null
  acceptedAt: string
  /** The earlier value as stored, so that it can be restored; null if there was none. */
  was?: string | null
}

export type Pricing = FieldValues<'pricing'> & {
  /** The sum of premium, taxes and fees; the database makes it. */
  total: Decimal
}

export type Cancellation = {
  id: string
  canceledAt: Date
  canceledBy: CanceledBy
  effectiveAt: IsoDate
  type: CancellationType
  reason: CancellationReason
  reasonDescription: string | null
  returnPremium: Decimal
  returnCommission: Decimal
  /** When the policy was closed for it; null while it is pending. */
  closedAt: Date | null
  reinstatement: Reinstatement | null
}

export type Reinstatement = { reinstatedAt: Date; effectiveAt: IsoDate; reasonDescription: string | null }

/** A business policy of an account (spec 3 §3). Dates are calendar dates of the agency. */
export type Policy = FieldValues<'policy'> & {
  id: string
  accountId: string
  state: PolicyState
  pricing: Pricing
  limits: Partial<Record<PolicyLimit, Decimal>>
  details: PolicyDetails
  /** The sources of accepted values, by the path of their field in the input ("limits.glAggregateLimit"). */
  sources: Record<string, ValueSource>
  /** The newest cancellation, with its reinstatement; null when there never was one. */
  cancellation: Cancellation | null
  /** The policy this one renews, and the one that renews it. */
  previousId: string | null
  nextId: string | null
  createdAt: Date
  updatedAt: Date
  rev: number
}

/** The fields of a policy that are written when it is created or changed. */
export type PolicyFacts = FieldValues<'policy'> &
  Pick<Policy, 'state' | 'limits' | 'details' | 'sources'> & { pricing: FieldValues<'pricing'> }

/** A file of a policy: a file of the agency with its type and notes for this policy. */
export type PolicyFile = {
  /** Of the file itself. */
  id: string
  policyId: string
  name: string
  mimeType: string
  size: number
  pageCount: number | null
  /** Whether it has been read for its values. */
  state: FileState
  type: PolicyFileType
  notes: string | null
  visible: boolean
  createdBy: string | null
  createdAt: Date
}
