import type { Finding } from '../types.ts'
import type { Claim } from './claim.ts'
import { doubtOf } from './doubts.ts'
import type { Column } from './ledger.ts'
import { shortfallOf } from './listed-all.ts'
import { computed, counted, dollars, from, named, said, wordsAcross } from './money.ts'
import { passagesOf, titleOf } from './printed-total.ts'
import type { Run } from './runs.ts'
import { type Held, isEqual, type Summed, scoreOf } from './sums.ts'

const TOTALS = 'Totals'
const UNREAD = 'Not all lines could be read'

/** Every printed total held against the claims it sums up. */
export function checkTotals(run: Run): Finding[] {
  const isShort = shortfallOf(run) !== null
  const doubted = run.claims.filter((claim) => doubtOf(claim) !== null)
  const found = run.sums.flatMap((summed, at) => checkTotal(run, summed, at, { isShort, doubted }))
  const saying = ({ topic, cells }: Finding) => [topic, ...cells.flatMap(({ text, note }) => [text, note])].join('\n')
  // A total that is printed again under the same name says nothing new.
  return [...new Map(found.toReversed().map((one) => [saying(one), one])).values()].reverse()
}

/** `isShort`: not all claims are listed; `doubted`: those whose amounts are in doubt. */
type About = { isShort: boolean; doubted: readonly Claim[] }

function checkTotal(run: Run, summed: Summed, at: number, { isShort, doubted }: About): Finding[] {
  const { total, group, held, isNamed } = summed
  const isOfClaim = group.count === 0 || (group.count === 1 && run.claims.length > 1 && !isNamed)
  const [equal, others] = [held.filter(isEqual), held.filter((one) => !isEqual(one))]
  if (others.length && scoreOf(held) < 1 && !isNamed && !others.some(isSlip)) return []
  // Not all claims of its year are listed, so none of its figures is theirs.
  if (total.year && others.some(({ column, printed, sum }) => column === 'count' && printed > sum)) return []
  const isYearListed = total.year !== undefined && equal.some(({ column }) => column === 'count')
  const id = `total:${run.paper.fileId}:${total.page}:${at}`
  return [
    ...(equal.length && !isOfClaim ? [equalFinding(run, summed, equal, { id, doubted })] : []),
    // Where not all claims are listed, more is printed than is listed.
    ...(isShort && !isYearListed ? others.filter(({ printed, sum }) => printed < sum) : others).map((one) =>
      unequalFinding(run, summed, one, `${id}:${one.column}`),
    ),
  ]
}

/** The columns that a doubt about a line is of. */
const RESTS: ReadonlySet<Column> = new Set(['paid', 'reserved', 'incurred'])

/** Enough to name them and tell how many more there are. */
const NAMED = 12
const fromOf = ({ group }: Summed) => {
  const numbers = [...new Set(group.first(NAMED).map(({ number }) => number))]
  return group.count ? `added up from ${counted(group.count)}: ${named(numbers, group.count)}` : from([])
}

type Same = { id: string } & Pick<About, 'doubted'>

function equalFinding({ paper }: Run, summed: Summed, held: Held[], { id, doubted }: Same): Finding {
  const { total, group } = summed
  const rests = held.some(({ column }) => RESTS.has(column))
  const doubts = rests ? group.among(doubted).flatMap((claim) => doubtOf(claim) ?? []) : []
  const words = held
    .map(({ column, field, printed }) => `${labelOf(column, field)} ${shown(column, printed)}`)
    .join(', ')
  const passages = passagesOf(
    total,
    held.map(({ field }) => field),
  )
  return {
    id,
    group: TOTALS,
    topic: titleOf(total),
    verdict: doubts.length ? 'UNSURE' : 'EQUAL',
    severity: doubts.length ? 'LOW' : 'NONE',
    cells: [said(paper, words, wordsAcross(total.name.source, passages)), computed(words, fromOf(summed))],
    why: `${counted(group.count)} ${group.count === 1 ? 'adds' : 'add'} up to what is printed, to the cent${doubts.length ? `, but rest on lines in doubt: ${named(doubts, doubts.length)}` : ''}.`,
    action: doubts.length ? 'Ask the carrier about these lines first.' : null,
  }
}

function unequalFinding(run: Run, summed: Summed, held: Held, id: string): Finding {
  const { total } = summed
  const { column, field, printed, sum, lacking } = held
  const label = labelOf(column, field)
  const why = whyUnsure(run, summed, held)
  const difference = shown(column, Math.abs(printed - sum))
  const note = lacking ? `${fromOf(summed)}; ${counted(lacking, 'row')} without an amount` : fromOf(summed)
  return {
    id,
    group: TOTALS,
    topic: `${titleOf(total)}: ${label}`,
    verdict: why ? 'UNSURE' : 'CONTRADICTS',
    severity: why ? 'LOW' : 'HIGH',
    cells: [said(run.paper, shown(column, printed), total.fields[field]!.source), computed(shown(column, sum), note)],
    why:
      why ??
      `The printed ${label} is ${shown(column, printed)}, the claims add up to ${shown(column, sum)}: a difference of ${difference}.`,
    action: why ? 'Compare the total with the claims on the page.' : 'Ask the carrier for a corrected loss run.',
  }
}

/** Why a difference may be of what was read rather than of what is printed; null where it is of what is printed. */
function whyUnsure({ isWhole }: Run, { total, group, held: all }: Summed, held: Held): string | null {
  const { lacking, printed, sum, column } = held
  if (!isWhole) return `${UNREAD}: ${difference(held)}.`
  if (lacking) {
    const numbers = group.lacking(column, NAMED).map(({ number }) => number)
    return `${UNREAD}: ${named(numbers, lacking)} show no amount here; ${difference(held)}.`
  }
  if (scoreOf(all) < 1)
    return `It is not certain which claims it adds up: none of its figures is that of the claims; ${difference(held)}.`
  const isCounted = all.some((one) => one.column === 'count' && isEqual(one))
  const others = all.filter((one) => !isEqual(one) && one.column !== 'count')
  const isOneMore = others.length > 1 && others.every((one) => one.printed - one.sum === printed - sum) && printed > sum
  if (isOneMore && !isCounted && !(total.fields.count && column === 'count'))
    return `${UNREAD}, or a claim is not listed: ${difference(held)}.`
  return null
}

const difference = ({ column, printed, sum }: Held) =>
  `printed ${shown(column, printed)}, added up ${shown(column, sum)}`

/** One digit that is another, or two that changed places. */
function isSlip({ column, printed, sum }: Held): boolean {
  const [one, other] = [String(printed), String(sum)]
  if (column === 'count' || one.length !== other.length || printed === sum) return false
  const apart = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]))
  const [a, b] = apart
  return apart.length === 1 || (apart.length === 2 && b === a! + 1 && one[a!] === other[b] && one[b] === other[a!])
}

const shown = (column: Column, value: number) => (column === 'count' ? counted(value) : dollars(value))
const labelOf = (column: Column, field: string) => (column === field ? field.replaceAll('_', ' ') : column)
