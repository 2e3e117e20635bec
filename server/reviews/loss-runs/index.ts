import { byGravity } from '../../../shared/reviews.ts'
import { NothingToReview, type Review, type Reviewer } from '../types.ts'
import { checkClaims } from './claim-checks.ts'
import { checkRuns, missingYears, noLossesIn, outliers, yearsTold } from './coverage.ts'
import { withoutDuplicates } from './duplicates.ts'
import { checkListed, shortfallOf } from './listed-all.ts'
import { counted } from './money.ts'
import { checkPlaced } from './placed.ts'
import { checkYears, yearsAsPrinted } from './printed-years.ts'
import { type Run, runsOf } from './runs.ts'
import { largeAndOpen, yearsByLines } from './tables.ts'
import { checkTotals } from './totals.ts'
import { byYear, trendOf } from './trend.ts'
import { yearsIn } from './years.ts'

const MOST_HIGHLIGHTS = 5

/** Loss runs of any carriers: what they list by year and line, their totals recomputed, and what is wrong or missing with them. */
export const reviewLossRuns: Reviewer = (input): Review => {
  const runs = runsOf(input)
  const nones = runs.flatMap(noLossesIn)
  if (!runs.length)
    throw new NothingToReview('There is no loss run among the documents. Add the loss runs of the carriers.')
  const { claims, findings: twice } = withoutDuplicates(runs)
  const printed = yearsAsPrinted(runs)
  if (!claims.length && !nones.length && !printed)
    throw new NothingToReview(
      'No claims could be read in these documents. Add loss runs that list them, as PDF, XLSX or CSV.',
    )
  const years = yearsIn(claims, yearsTold(runs, claims), nones)
  const known = years.filter(({ isRead }) => isRead)
  const unplaced = claims.filter(({ year }) => year === null)
  const isAllListed = runs.every((run) => shortfallOf(run) === null)
  const findings = [
    ...runs.flatMap(checkListed),
    ...runs.flatMap(checkTotals),
    ...runs.flatMap(checkYears),
    ...checkPlaced(claims),
    ...checkClaims(claims, runs),
    ...twice,
    ...checkRuns(runs, input.today),
    ...missingYears(runs, claims),
    ...(isAllListed && !unplaced.length ? [...outliers(known), ...trendOf(claims, known)] : []),
  ].sort(byGravity)
  return {
    title: 'Loss run analysis',
    columns: ['Loss run', 'Recomputed'],
    findings,
    tables: [
      ...(printed ? [printed] : []),
      ...[yearsByLines(claims, nones), largeAndOpen(claims), byYear(years, unplaced)].map((table) =>
        isAllListed ? table : { ...table, title: `${table.title}, of the claims listed` },
      ),
    ],
    highlights: findings
      .filter(({ severity }) => severity === 'HIGH' || severity === 'MODERATE')
      .slice(0, MOST_HIGHLIGHTS)
      .map(({ id }) => id),
    notes: [...runs.flatMap(unlistedNotes), ...runs.flatMap(unreadNotes), ...emptyNotes(runs)],
  }
}

const unlistedNotes = (run: Run): string[] =>
  shortfallOf(run) ? [`${run.paper.name}: not all claims are listed, so no sum or trend here is of all of them.`] : []

function unreadNotes({ paper, unread }: Run): string[] {
  const pages = [...new Set(unread.map(({ page }) => page))]
  const rows = pages.length
    ? [`${paper.name}: ${counted(unread.length, 'row')} on page ${pages.join(', ')} could not be read as claims.`]
    : []
  return [...paper.warnings.map((warning) => `${paper.name}: ${warning}`), ...rows]
}

const emptyNotes = (runs: Run[]): string[] =>
  runs
    .filter(({ claims, totals }) => !claims.length && !totals.some(({ fields }) => fields.count?.value === 0))
    .map(({ paper }) => `${paper.name}: no claims could be read. This does not mean there are none.`)
