import type { PolicyFormFragment } from '../../../graph/generated/graphql.ts'

/** What a policy's form begins with: what a policy says, or nothing. */
export type PolicyValues = Partial<PolicyFormFragment>
