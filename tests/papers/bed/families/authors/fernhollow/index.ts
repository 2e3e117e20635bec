import type { Family } from '../../../family.ts'
import { bindOrder, proposalConfirmed } from './bound.ts'
import { contractDemands, coverageEnded, renewalOptions } from './demands.ts'
import { lenderLetter } from './lender.ts'
import { boardMemo, coverageAtAGlance } from './memo.ts'
import { mailWithPolicy } from './policy.ts'
import { summaryLetter } from './summary.ts'

/** An agency that explains coverage in prose. */
export const FERNHOLLOW: Family = {
  name: 'fernhollow letters',
  split: 'learn',
  names: 'learn',
  style: () => ({ capitals: false }),
  papers: {
    summaryLetter,
    proposalConfirmed,
    mailWithPolicy,
    boardMemo,
    bindOrder,
    lenderLetter,
    coverageAtAGlance,
    contractDemands,
    renewalOptions,
    coverageEnded,
  },
}
