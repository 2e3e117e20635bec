import { formatDate, type IsoDate } from '../../../shared/dates.ts'
import type { Cell, Finding } from '../types.ts'
import { type Claim, plainNumber } from './claim.ts'
import { counted, dollars, said, wordsAcross } from './money.ts'
import type { Run } from './runs.ts'
import { MEASURES, repeatedAmong, sumsOf } from './same-rows.ts'

const DUPLICATES = 'Listed twice'

/** The claims of all runs, each once: of one that several runs list, the figures of the newest valuation. */
export function withoutDuplicates(runs: Run[]): { claims: Claim[]; findings: Finding[] } {
  const valued = new Map(runs.map(({ paper, valued }) => [paper.fileId, valued?.day ?? '']))
  const dayOf = ([{ paper }]: Rows) => valued.get(paper.fileId)!
  const findings: Finding[] = []
  const alone = runs.flatMap((run) => onceInRun(run, findings))
  const groups = [...Map.groupBy(alone, ({ number }) => plainNumber(number)).values()].flatMap(byDayOfLoss)
  const claims = groups.flatMap((same) => {
    // Several rows of one number in one run are its parts: claimants, coverages.
    const [first, ...others] = [...Map.groupBy(same, ({ paper }) => paper.fileId).values()] as [Rows, ...Rows[]]
    const newest = others.reduce((one, other) => (dayOf(other) > dayOf(one) ? other : one), first)
    for (const rows of [first, ...others])
      if (rows !== newest) findings.push(acrossRuns(newest, rows, dayOf(newest), dayOf(rows)))
    return newest
  })
  return { claims, findings }
}

/** The rows of one claim in one run. */
type Rows = [Claim, ...Claim[]]

/** Carriers number their claims alike: those that were lost on different days are different claims. */
function byDayOfLoss(same: Claim[]): Claim[][] {
  const days = new Set(same.flatMap(({ lost }) => lost ?? []))
  return days.size > 1 ? [...Map.groupBy(same, ({ lost }) => lost ?? '').values()] : [same]
}

/** The claims of a run, each row once. */
function onceInRun({ claims }: Run, findings: Finding[]): Claim[] {
  const repeated = repeatedAmong(claims)
  for (const [again, first] of repeated) findings.push(inRun(first, again))
  return claims.filter((claim) => !repeated.has(claim))
}

/** What the rows of a claim come to, in the words of the first; of several it is added up. */
function rowsCell(rows: Rows): Cell {
  const [first] = rows
  const sums = sumsOf(rows)
  const words = MEASURES.flatMap((measure) => {
    const sum = sums[measure]
    return sum === null ? [] : `${measure} ${dollars(sum)}`
  })
  const sources = MEASURES.flatMap((measure) => first.figures[measure]?.source ?? [])
  const cell = said(first.paper, [first.number, ...words].join(', '), wordsAcross(first.key.source, sources))
  return rows.length > 1 ? { ...cell, note: `added up from ${counted(rows.length, 'row')}` } : cell
}

function inRun(first: Claim, again: Claim): Finding {
  const { paper, key, number } = again
  return {
    id: `twice:${paper.fileId}:${number}:${key.source.page}:${key.source.boxes[0]?.join() ?? ''}`,
    group: DUPLICATES,
    topic: number,
    verdict: 'AMBIGUOUS',
    severity: 'MODERATE',
    cells: [rowsCell([first]), rowsCell([again])],
    why: `The same row stands on page ${first.key.source.page} and again on page ${key.source.page}; it is counted once in the tables.`,
    action: 'Ask the carrier whether it is one claim.',
  }
}

function acrossRuns(newest: Rows, older: Rows, day: IsoDate, before: IsoDate): Finding {
  const isSame = JSON.stringify(sumsOf(newest)) === JSON.stringify(sumsOf(older))
  const isDated = day > before && before !== ''
  const told = isDated
    ? `The valuation of ${formatDate(day)} is newer than that of ${formatDate(before)}, so its figures are taken.`
    : `The valuation dates do not tell which is newer, so the figures of ${newest[0].paper.name} are taken.`
  return {
    id: `again:${newest[0].paper.fileId}:${older[0].paper.fileId}:${newest[0].number}`,
    group: DUPLICATES,
    topic: newest[0].number,
    verdict: isSame ? 'EQUAL' : isDated ? 'DIFFERS' : 'AMBIGUOUS',
    severity: isSame ? 'NONE' : isDated ? 'LOW' : 'MODERATE',
    cells: [rowsCell(older), rowsCell(newest)],
    why: isSame ? `Both runs list it with the same figures; it is counted once. ${told}` : told,
    action: isSame || isDated ? null : 'Ask the carrier for a loss run with one valuation date.',
  }
}
