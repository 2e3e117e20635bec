import type { Family } from '../../../family.ts'
import { binder } from './binder.ts'
import { contractReview } from './contract-review.ts'
import { invoice } from './invoice.ts'
import { memorandum } from './memorandum.ts'
import { policyCheck } from './policy-check.ts'
import { premiumAllocation } from './premium-allocation.ts'
import { programTower } from './program-tower.ts'
import { renewalProposal } from './renewal-proposal.ts'
import { insuranceSummary } from './summary.ts'
import { transmittal } from './transmittal.ts'

/** The service center of a large broker. */
export const millrace: Family = {
  name: 'millrace',
  split: 'learn',
  names: 'learn',
  papers: {
    insuranceSummary,
    programTower,
    memorandum,
    renewalProposal,
    binder,
    premiumAllocation,
    contractReview,
    invoice,
    policyCheck,
    transmittal,
  },
}
