import {
  CLAIMED,
  FACT_KEYS,
  type Fact,
  type FactKey,
  LIMIT_FACTS,
  LINES,
  type LineOfBusiness,
  SPECIALTY_LINES,
} from '../../documents/index.ts'
import { nothing } from '../cells.ts'
import { cellOf, type Holding, holdingsOf, lineOf, placeIn } from '../holdings.ts'
import { lookedAt } from '../looked.ts'
import type { Cell, Finding, ReviewPaper } from '../types.ts'
import { findingId } from './finding-id.ts'

/** What a policy leaves in doubt: values that contradict each other, values that were read without certainty, and usual ones that it does not show. */
export function doubtsIn(paper: ReviewPaper): Finding[] {
  const holdings = holdingsOf(paper)
  const conflicts = conflictsIn(paper)
  const known = new Set(conflicts.map(({ id }) => id))
  return [...conflicts, ...unsureOf(paper, holdings).filter(({ id }) => !known.has(id)), ...notShown(paper, holdings)]
}

/** What is told of a policy that somebody acts upon. */
const ACTED_UPON = new Set<FactKey>([
  'insured.name',
  'carrier.name',
  'policy.number',
  'policy.effective',
  'policy.expiration',
])
const matters = (key: string): key is FactKey =>
  ACTED_UPON.has(key as FactKey) || FACT_KEYS[key as FactKey]?.kind === 'amount'

const groupOf = (key: string): string => {
  const line = lineOf(key)
  return line ? LINES[line] : 'The policy'
}

function conflictsIn(paper: ReviewPaper): Finding[] {
  return paper.facts.conflicts.flatMap(({ key, policy, factIds, why }) => {
    const [one, other] = factIds.flatMap((id) => paper.facts.facts.find((fact) => fact.id === id) ?? [])
    if (!one || !other) return []
    return [
      {
        ...aboutKey(paper, key, policy),
        verdict: 'UNSURE' as const,
        severity: 'HIGH' as const,
        cells: [factCell(paper, one), factCell(paper, other)],
        why: `The policy says ${one.value} and ${other.value}. ${why}`,
        action: 'Ask the carrier which of them holds.',
      },
    ]
  })
}

const aboutKey = (paper: ReviewPaper, key: FactKey, policy: number | null) => ({
  id: findingId(paper.fileId, key, String(policy)),
  group: groupOf(key),
  topic: FACT_KEYS[key].label,
})

const factCell = (paper: ReviewPaper, { value, source }: Fact): Cell =>
  cellOf({ shown: value, place: placeIn(paper, source) })

function unsureOf(paper: ReviewPaper, holdings: Holding[]): Finding[] {
  return holdings
    .filter(({ key, isSure }) => !isSure && matters(key))
    .map((one) => ({
      ...aboutKey(paper, one.key as FactKey, one.policy),
      verdict: 'UNSURE' as const,
      severity: 'MODERATE' as const,
      cells: [cellOf(one), nothing('Nothing else in the policy says it.')],
      why: `${one.shown} stands near words that may mean ${one.label.toLowerCase()}, but the reading is below ${Math.round(CLAIMED * 100)} % sure.`,
      action: 'Look at the words on the page and confirm the value.',
    }))
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
}

/** Limits of which a policy of the line usually shows one of each group. */
const usualOf = (line: LineOfBusiness): FactKey[][] => {
  if (line === 'auto') return [['auto.combinedSingleLimit', 'auto.bodilyInjuryPerAccident']]
  const kept = Object.values(LIMIT_FACTS).flatMap((key) => (key && lineOf(key) === line ? [[key]] : []))
  return kept.length
    ? kept
    : line in SPECIALTY_LINES
      ? [[`${line}.eachClaim` as FactKey], [`${line}.aggregate` as FactKey]]
      : []
}

/** A line is covered where so many of its values stand: one alone may be that of another policy. */
const LEAST_OF_LINE = 2

function notShown(paper: ReviewPaper, holdings: Holding[]): Finding[] {
  const lines = (Object.keys(LINES) as LineOfBusiness[]).filter(
    (line) => holdings.filter((one) => one.line === line && one.kind === 'amount').length >= LEAST_OF_LINE,
  )
  const usual = [...[...ACTED_UPON].map((key) => [key]), ...lines.flatMap(usualOf)]
  const where = lookedAt({ papers: [paper] })
  return usual
    .filter((keys) => !holdings.some(({ key }) => keys.includes(key as FactKey)))
    .map(([key]) => ({
      ...aboutKey(paper, key!, null),
      verdict: 'NOT_SHOWN' as const,
      severity: 'LOW' as const,
      cells: [nothing(where), nothing('')],
      why: `A policy usually shows it. ${where}`,
      action: 'Look for it yourself, or ask the carrier.',
    }))
}
