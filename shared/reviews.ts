import type { Labeled, Tone } from './labeled.ts'

/** A verdict by name; `many`: what it is called of several, where that is another word. */
type Counted = Labeled & { tone: Tone; many?: string }

/**
 * What a review finds of one thing that is asked or compared, gravest first. `NOT_SHOWN`: the other side was looked through and does not
 * mention it, which is not the same as `MISSING`: the place that would say it was read, and it is not there.
 */
export const VERDICTS = [
  { id: 'CONTRADICTS', label: 'Contradicts', many: 'Contradict', tone: 'fail' },
  { id: 'SHORT', label: 'Short', tone: 'fail' },
  { id: 'MISSING', label: 'Missing', tone: 'fail' },
  { id: 'NOT_COVERED', label: 'Not covered', tone: 'fail' },
  { id: 'GAP', label: 'Gap', many: 'Gaps', tone: 'fail' },
  { id: 'WORSE', label: 'Worse', tone: 'fail' },
  { id: 'UNSURE', label: 'Unsure', tone: 'wait' },
  { id: 'AMBIGUOUS', label: 'Ambiguous', tone: 'wait' },
  { id: 'NOT_SHOWN', label: 'Not shown', tone: 'wait' },
  { id: 'ONLY_ONE', label: 'Only in one', tone: 'work' },
  { id: 'DIFFERS', label: 'Differs', many: 'Differ', tone: 'work' },
  { id: 'BETTER', label: 'Better', tone: 'done' },
  { id: 'EXCEEDED', label: 'Exceeded', tone: 'done' },
  { id: 'LIKELY_COVERED', label: 'Likely covered', tone: 'done' },
  { id: 'MET', label: 'Met', tone: 'done' },
  { id: 'EQUAL', label: 'Equal', tone: 'none' },
  { id: 'FOUND', label: 'Found', tone: 'none' },
] as const satisfies readonly Counted[]
export type Verdict = (typeof VERDICTS)[number]['id']

/** How much depends on a finding, gravest first; `NONE` where nothing is to be done. */
export const REVIEW_SEVERITIES = [
  { id: 'HIGH', label: 'High' },
  { id: 'MODERATE', label: 'Moderate' },
  { id: 'LOW', label: 'Low' },
  { id: 'NONE', label: 'None' },
] as const satisfies readonly Labeled[]
export type ReviewSeverity = (typeof REVIEW_SEVERITIES)[number]['id']

const RANKS = {
  verdict: new Map<string, number>(VERDICTS.map(({ id }, at) => [id, at])),
  severity: new Map<string, number>(REVIEW_SEVERITIES.map(({ id }, at) => [id, at])),
}

/** Worst first: by how much depends on it, then by the verdict. */
export const byGravity = (one: Weighed, other: Weighed) =>
  RANKS.severity.get(one.severity)! - RANKS.severity.get(other.severity)! ||
  RANKS.verdict.get(one.verdict)! - RANKS.verdict.get(other.verdict)!

type Weighed = { verdict: Verdict; severity: ReviewSeverity }

/** What so many findings of a verdict are called: '1 gap', '2 gaps'. */
export const labelOfMany = ({ label, many = label }: Counted, count: number): string => (count === 1 ? label : many)

export const verdictOf = (id: Verdict) => VERDICTS.find((one) => one.id === id)!
export const severityOf = (id: ReviewSeverity) => REVIEW_SEVERITIES.find((one) => one.id === id)!

/** The most characters of a user's note on a finding. */
export const FINDING_NOTE = 2000

/** The kinds of reviews; one that a preset asks for has the preset's id. */
export const REVIEW_KINDS = [
  'CERTIFICATE_REVIEW',
  'CONTRACT_REVIEW',
  'COVERAGE_COMPARISON',
  'POLICY_EXCLUSIONS',
  'POLICY_SUMMARY',
  'GENERATE_QUOTE_PROPOSAL',
  'CLAIMS_REVIEW',
  'LOSS_RUN_ANALYSIS',
  'UNDERWRITING_ANALYSIS',
  'COMMERCIAL_CLASSIFICATION',
  'COVERAGE_GAP_ANALYSIS',
] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]
