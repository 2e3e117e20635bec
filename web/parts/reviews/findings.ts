import { VERDICTS, type Verdict } from '../../../shared/reviews.ts'
import type { Finding, Review } from '../../graph/workspace.ts'

/** How many findings have each verdict, the gravest first; those without any are left out. */
export const countsOf = (findings: readonly Finding[]) =>
  VERDICTS.flatMap((verdict) => {
    const count = findings.filter((one) => one.verdict === verdict.id).length
    return count ? [{ ...verdict, count }] : []
  })

/** 'Short 1 · Not shown 1 · Met 2'. */
export const sumUpReview = ({ findings, tables }: Review) =>
  countsOf(findings)
    .map(({ count, label }) => `${label} ${String(count)}`)
    .join(' · ') || tables.map(({ title }) => title).join(' · ')

export type FindingGroup = { name: string; findings: Finding[] }

/** The findings that are shown, by group: the groups and the findings in each stand in the order of the review, the gravest first. */
export function groupsOf(findings: readonly Finding[], only: Verdict | null, hidesDealt: boolean): FindingGroup[] {
  const shown = findings.filter(({ verdict, dealt }) => (!only || verdict === only) && !(hidesDealt && dealt))
  return [...Map.groupBy(shown, ({ group }) => group)].map(([name, own]) => ({ name, findings: own }))
}
