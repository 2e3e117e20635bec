import type { PolicyFormFragment } from '../../../graph/generated/graphql.ts'

/** What a policy's form begins with: what a policy says, or nothing. */
export type PolicyValues = Partial<PolicyFormFragment> & {
  /** The carrier that a file names and that is not in the list yet. */
  carrierRead?: string
}
