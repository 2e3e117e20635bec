import type { ReviewKind } from '../../shared/reviews.ts'
import { verifyApplication } from './application/verify-application.ts'
import { classifyBusiness } from './business-codes/classify-business.ts'
import { reviewCertificate } from './certificate/review-certificate.ts'
import { reviewClaim } from './claims/claim.ts'
import { compareCoverage, reviewOffers } from './comparison/index.ts'
import { proposalOf } from './comparison/proposal.ts'
import { reviewContract } from './contract/review-contract.ts'
import { findGaps } from './gaps/find-gaps.ts'
import { reviewLossRuns } from './loss-runs/index.ts'
import { statementFrom } from './loss-runs/statement.ts'
import { listExclusions } from './policy/exclusions.ts'
import { summarizePolicy } from './policy/summary.ts'
import type { Reviewer } from './types.ts'
import type { Writer } from './written.ts'

/** How each kind of review is made. */
export const REVIEWERS: Record<ReviewKind, Reviewer> = {
  CERTIFICATE_REVIEW: reviewCertificate,
  CONTRACT_REVIEW: reviewContract,
  UNDERWRITING_ANALYSIS: verifyApplication,
  COVERAGE_GAP_ANALYSIS: findGaps,
  COVERAGE_COMPARISON: compareCoverage,
  POLICY_EXCLUSIONS: listExclusions,
  POLICY_SUMMARY: summarizePolicy,
  GENERATE_QUOTE_PROPOSAL: reviewOffers,
  CLAIMS_REVIEW: reviewClaim,
  LOSS_RUN_ANALYSIS: reviewLossRuns,
  COMMERCIAL_CLASSIFICATION: classifyBusiness,
}

/** How a review is written as a document, where its kind has a way of its own. */
export const WRITERS: Partial<Record<ReviewKind, Writer>> = {
  GENERATE_QUOTE_PROPOSAL: proposalOf,
  LOSS_RUN_ANALYSIS: statementFrom,
}

/** Kinds of reviews whose document is what was asked for: it is written with the review. */
export const WRITTEN_AT_ONCE: ReadonlySet<ReviewKind> = new Set(['GENERATE_QUOTE_PROPOSAL'])
