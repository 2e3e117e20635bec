import { SAME_EDGE } from '../tolerances.ts'
import { lineNamed } from './headings.ts'
import { headerOf } from './limit-heads.ts'
import { type Item, tailWords } from './limit-items.ts'
import { limitConcept } from './limit-labels.ts'
import type { LabelForm, Place } from './limit-places.ts'
import { isBare, rowLabel } from './row-labels.ts'
import { type Span, spanNorm } from './sheet.ts'

/** A limit for each person is one of bodily injury alone. */
export const PER_PERSON = /^(?:EACH|PER|ANY ONE) PERSON\b/

type Words = { tail: string; tailSpan: Span | null; heads?: true }
type Split = LabelForm & Words

/**
 * What names an amount whose coverage is told with another one: on its own row ('Any one person $250,000 | Any one accident $500,000'), on the
 * rows above ('Bodily injury | $250,000 each person', under it '$500,000 each accident') or in columns headed so. Beside a limit for
 * each person, one for each accident is of the same coverage: bodily injury, where the label says no more than its line; `other`
 * where it says something else.
 */
export function splitLimit(at: Place, tailSpan: Span | null): Split | 'other' | null {
  const own = at.items[at.row.index]!
  const carries = own[0] === at.item
  const rows = rowsOfCoverage(at)
  const isFurther = rows[0] !== own || own.slice(0, at.place).some(({ kind }) => kind === 'amount')
  const words = headWords(at) ?? wordsBeside(own, at.place, tailSpan)
  const isSplit =
    words.heads || rows.some((items) => items.some((one) => one.kind === 'text' && HAS_PERSON.test(one.norm)))
  const inAutos = at.topics.at(at.row.page, at.row.index, at.item.span.cell.left) === 'auto'
  const isOthers = inAutos && isFurther && isSplit && (carries || / ACCIDENT\b/.test(words.tail))
  const label = labelOf(isTailAlone(own) ? rows[0]! : own) ?? labelOf(rows[0]!)
  if (!label) return isOthers ? 'other' : null
  const norm = spanNorm(label).replace(HAS_TAIL, '').trim()
  if (OF_COVERAGE.test(norm))
    return isFurther && (carries ? tailSpan : EACH.test(words.tail)) ? { norm, spans: [label], ...words } : null
  if (isSplit && isOfLiability(norm))
    return EACH.test(words.tail) ? { norm: 'BODILY INJURY', spans: [label], ...words } : null
  return isOthers || (carries && OF_MOTORISTS.test(norm)) ? 'other' : null
}

const EACH = / (?:PERSON|ACCIDENT)\b/
const OF_COVERAGE = /\b(BODILY INJURY|BI|PROPERTY DAMAGE|PERSONAL INJURY|DISEASE)\b/
const OF_MOTORISTS = /\bMOTORISTS?\b/
const HAS_PERSON = /\b(?:EACH|PER|ANY ONE) PERSON\b/

/** The words of a row that may name a limit: those before its first amount, or all where it has none. */
function labelOf(own: Item[]): Span | null {
  const first = own.findIndex(({ kind }) => kind === 'amount')
  return rowLabel(own, first < 0 ? own.length : first)
}

/** 'Each accident $500,000': a row that says no more before its amount. */
const isTailAlone = ([first]: Item[]) =>
  first?.kind === 'text' && EACH.test(first.norm) && tailWords(first.norm) === first.norm

/** The row that names an amount's coverage, and those right under it that begin with amounts of the same, or name it with other tails. */
function rowsOfCoverage({ sheet, row, items }: Place): Item[][] {
  const goesOn = (index: number) => {
    const [one, above] = [sheet.rows[index], sheet.rows[index - 1]]
    if (!one || !above || one.top - above.bottom > (one.bottom - one.top) * CLOSE) return false
    return (
      isTailAlone(items[index]!) ||
      carriesOn(items[index]!, items[index - 1]!) ||
      sharesStem(items[index]!, items[index - 1]!)
    )
  }
  let [from, to] = [row.index, row.index + 1]
  while (goesOn(from)) from -= 1
  while (goesOn(to)) to += 1
  return items.slice(from, to)
}
const CLOSE = 1.4

function carriesOn([first]: Item[], above: Item[]): boolean {
  if (first?.kind !== 'amount') return false
  const { left, right } = first.span.cell
  return above.some(
    ({ kind, span: { cell } }) =>
      kind === 'amount' &&
      (Math.abs(cell.left - left) < SAME_EDGE.amount || Math.abs(cell.right - right) < SAME_EDGE.cell),
  )
}

/** 'Liability, each person' and under it 'Liability, each accident'. */
function sharesStem([one]: Item[], [other]: Item[]): boolean {
  if (one?.kind !== 'text' || other?.kind !== 'text' || !HAS_TAIL.test(one.norm) || !HAS_TAIL.test(other.norm))
    return false
  return one.norm.replace(HAS_TAIL, '') === other.norm.replace(HAS_TAIL, '')
}

/** 'Each person | Each accident': the head of the amount's column, where another one tells each person's limits. */
function headWords(at: Place): Words | null {
  const span = at.items[at.row.index]![0] === at.item ? null : headerOf(at)?.span
  if (!span || !EACH.test(tailWords(span.cell.norm))) return null
  const { cells } = at.sheet.rows[span.cell.row]!
  return cells.some(({ norm }) => HAS_PERSON.test(norm))
    ? { tail: tailWords(span.cell.norm), tailSpan: span, heads: true }
    : null
}

/** Each person and each accident are told before the amounts of a row that ends in one, else behind them. */
function wordsBeside(own: Item[], place: number, tailSpan: Span | null): Words {
  const hasTail = (item: Item | undefined) => item?.kind === 'text' && HAS_TAIL.test(item.norm)
  const before = own[place - 1]
  const first = own.findIndex(({ kind }) => kind === 'amount')
  if (own.at(-1)!.kind === 'amount' && before?.kind === 'text' && hasTail(before) && hasTail(own[first - 1]))
    return { tail: tailWords(HAS_TAIL.exec(before.norm)![0]), tailSpan: before.span }
  return { tail: tailSpan ? tailWords(spanNorm(tailSpan)) : '', tailSpan }
}
const HAS_TAIL = /\b(?:EACH|PER|ANY ONE) (?:PERSON|ACCIDENT)$/

/** 'Autos', 'Liability', 'Autos liability': the line's own cover, and no other one of its coverages. */
function isOfLiability(words: string): boolean {
  const concept = limitConcept(words)
  const isCover = isBare(words)
    ? concept === null || LIABILITY.has(concept)
    : concept !== null && LIABILITY.has(concept)
  const line = lineNamed(words)
  return isCover && (line === null || line === 'auto')
}
const LIABILITY = new Set(['liability', 'auto-liability', 'combined-single-limit'])
