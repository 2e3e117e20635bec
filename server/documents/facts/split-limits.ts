import { lineNamed } from './headings.ts'
import { type Item, tailWords } from './limit-items.ts'
import { limitConcept } from './limit-labels.ts'
import { headerOf, type LabelForm, type Place } from './limit-places.ts'
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
  const first = rows[0]!.findIndex(({ kind }) => kind === 'amount')
  const label = first > 0 ? rowLabel(rows[0]!, first) : null
  if (!label || (carries && rows.length < 2)) return null
  const norm = spanNorm(label).replace(HAS_TAIL, '').trim()
  const words = headWords(at) ?? wordsBeside(own, at.place, tailSpan)
  const isFurther = carries || own.slice(0, at.place).some(({ kind }) => kind === 'amount')
  if (OF_COVERAGE.test(norm))
    return isFurther && (carries ? tailSpan : EACH.test(words.tail)) ? { norm, spans: [label], ...words } : null
  const isSplit = rows.some((items) => items.some((one) => one.kind === 'text' && HAS_PERSON.test(one.norm)))
  if (!words.heads && !isSplit) return null
  if (isOfLiability(norm)) return EACH.test(words.tail) ? { norm: 'BODILY INJURY', spans: [label], ...words } : null
  return isFurther && at.topics.at(at.row.page, at.row.index, at.item.span.cell.left) === 'auto' ? 'other' : null
}

const EACH = / (?:PERSON|ACCIDENT)\b/
const OF_COVERAGE = /\b(BODILY INJURY|BI|PROPERTY DAMAGE|PERSONAL INJURY|DISEASE)\b/
const HAS_PERSON = /\b(?:EACH|PER|ANY ONE) PERSON\b/

/** The row that names an amount's coverage, and those right under it that begin with amounts of the same. */
function rowsOfCoverage({ sheet, row, items }: Place): Item[][] {
  const goesOn = (index: number) => {
    const [one, above] = [sheet.rows[index], sheet.rows[index - 1]]
    const [first] = items[index] ?? []
    if (!one || !above || first?.kind !== 'amount' || one.top - above.bottom > (one.bottom - one.top) * CLOSE)
      return false
    return items[index - 1]!.some(
      ({ kind, span }) => kind === 'amount' && Math.abs(span.cell.left - first.span.cell.left) < SAME_EDGE,
    )
  }
  let [from, to] = [row.index, row.index + 1]
  while (goesOn(from)) from -= 1
  while (goesOn(to)) to += 1
  return items.slice(from, to)
}
const CLOSE = 1.4
const SAME_EDGE = 8

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
  const before = own[place - 1]
  if (own.at(-1)!.kind === 'amount' && before?.kind === 'text' && HAS_TAIL.test(before.norm))
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
