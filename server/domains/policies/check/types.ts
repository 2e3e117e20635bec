import type { PolicyFileType } from '../../../../shared/policies.ts'
import type { Option } from '../../../reviews/comparison/types.ts'
import type { Place } from '../../../reviews/types.ts'

/**
 * A list that a file was read for, by what it is of, and where it stands: what it does not hold is missing where it was read in full (`isWhole`).
 */
export type ReadList = { of: string; place: Place; fileName: string; isWhole: boolean }

/** What one side of a check says of the policy. `notes`: why it is not to be relied on, a sentence each. */
export type Side = Option & { lists: readonly ReadList[]; notes: readonly string[] }

/** What the document of an issued policy is checked against. */
export const CHECKED_AGAINST = ['EXPIRING', 'QUOTE'] as const
export type CheckedAgainst = (typeof CHECKED_AGAINST)[number]

/** Documents that say what was issued, the one that says most first. */
export const ISSUED: readonly PolicyFileType[] = ['POLICY_DOCUMENT', 'BINDER']
