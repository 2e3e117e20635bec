import { formatDate } from '../../../shared/dates.ts'
import { byGravity } from '../../../shared/reviews.ts'
import { capital } from '../../../shared/sentence.ts'
import { nothing, plain } from '../cells.ts'
import { inSentence } from '../in-sentences.ts'
import { lookedAt, warningsOf } from '../looked.ts'
import { askingAmong, sayUnread } from '../requirements.ts'
import { type Cell, type Finding, NothingToReview, type Review, type ReviewInput, type ReviewTable } from '../types.ts'
import { answering, type Coverage, coverageIn, excludedBy, isOwnGiven } from './answering.ts'
import { contractGaps } from './contract-gaps.ts'
import { EXPOSURES, type Exposure } from './exposures.ts'
import { CONFIRMED, COVERED, INFERRED } from './groups.ts'
import { type Sign, signOf } from './signs.ts'

/** What the client does and has, held against what is insured. A gap is confirmed by the words of a policy alone. */
export function findGaps(input: ReviewInput): Review {
  const { papers, text, choices } = input
  if (!papers.length && !text.trim())
    throw new NothingToReview('Say what the client does, or add policies and other documents.')
  const coverage = coverageIn(input)
  const asking = askingAmong(papers)
  const [mode = 'FULL'] = choices.mode ?? []
  const signed = EXPOSURES.flatMap((exposure) => {
    const sign = signOf(exposure, text, papers)
    const found = sign && judged(exposure, sign, coverage)
    return found ? [{ exposure, found }] : []
  })
  const all = [...signed.map(({ found }) => found), ...contractGaps(asking, coverage.held)]
  const isGap = ({ severity }: Finding) => severity !== 'NONE'
  const findings = (mode === 'SCENARIOS' ? all.filter(isGap) : all).toSorted(byGravity)
  return {
    title: 'Coverage gaps',
    columns: ['Exposure', 'Policies'],
    findings,
    tables: mode === 'REVIEW' ? [] : scenarios(signed.filter(({ found }) => isGap(found))),
    highlights: findings.filter(({ severity }) => severity === 'HIGH').map(({ id }) => id),
    notes: [
      ...(coverage.held.papers.length || coverage.records.length
        ? []
        : ['No policy was given, so every gap is only inferred from what the client does.']),
      ...asking.flatMap(sayUnread),
      ...warningsOf(papers),
    ],
  }
}

/** What is said of an exposure that the client has; null where a policy would say so if it were not covered. */
function judged(exposure: Exposure, sign: Sign, coverage: Coverage): Finding | null {
  const { id, label, severity, responds } = exposure
  const told = (more: Pick<Finding, 'group' | 'verdict' | 'severity' | 'why' | 'action'>, cell: Cell): Finding => ({
    ...{ id, topic: label, cells: [sign.cell, cell], ...more },
  })
  const covered = answering(exposure, coverage)
  if (covered?.isSure && covered.over)
    return told(
      {
        group: INFERRED,
        verdict: 'UNSURE',
        severity: 'MODERATE',
        why: `${responds}: the policy that shows it expired on ${formatDate(covered.over)}.`,
        action: 'Ask for the policy in force.',
      },
      covered.cell,
    )
  if (covered?.isSure)
    return told(
      { group: COVERED, verdict: 'MET', severity: 'NONE', why: `${responds}: the policies show it.`, action: null },
      covered.cell,
    )
  if (covered)
    return told(
      {
        group: INFERRED,
        verdict: 'UNSURE',
        severity: 'MODERATE',
        why: `${responds}: could not be read clearly.`,
        action: `Confirm ${inSentence(responds)}.`,
      },
      covered.cell,
    )
  const exclusion = excludedBy(exposure, coverage)
  if (exclusion && isOwnGiven(exposure, coverage))
    return told(
      {
        group: CONFIRMED,
        verdict: 'GAP',
        severity,
        why: `The policy excludes it (${exclusion.topic}), and nothing given covers it.`,
        action: `Ask for ${inSentence(responds)}.`,
      },
      exclusion.cell,
    )
  if (!exposure.line) return null
  if (exclusion)
    return told(
      {
        group: INFERRED,
        verdict: 'NOT_SHOWN',
        severity,
        why: `The policy given leaves it to another (${exclusion.topic}), which was not given.`,
        action: `Ask for the policy of ${inSentence(responds)}, or offer it.`,
      },
      exclusion.cell,
    )
  const shown = sign.usual ? `tells of ${sign.usual}, which usually has this exposure` : 'shows this exposure'
  const why = `${capital(sign.where)} ${shown}; nothing given shows ${inSentence(responds)}.`
  return told(
    {
      group: INFERRED,
      verdict: 'NOT_SHOWN',
      severity,
      why,
      action: `Ask the client about ${inSentence(responds)}, and offer it.`,
    },
    nothing(lookedAt(coverage.held)),
  )
}

/** For each gap a loss as it may happen, and what would answer for it. */
function scenarios(gaps: readonly { exposure: Exposure; found: Finding }[]): ReviewTable[] {
  if (!gaps.length) return []
  return [
    {
      title: 'Claim scenarios, for example',
      head: ['Gap', 'For example', 'Would respond'].map((label) => ({ label, isNumber: false })),
      rows: gaps.map(({ exposure: { label, scenario, responds } }) => [
        plain(label),
        plain(`For example: ${scenario}.`),
        plain(responds),
      ]),
    },
  ]
}
