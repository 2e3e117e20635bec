import { SAME_EDGE } from '../tolerances.ts'
import { headerOf } from './limit-heads.ts'
import { amountsLead, type Item, tailBelongs, tailWords } from './limit-items.ts'
import { labelForms, labelsAbove, labelsNear, type Place } from './limit-places.ts'
import { hasLineColumns } from './line-regions.ts'
import { isBare, rowLabel } from './row-labels.ts'
import { type Cell, type Span, spanNorm, spanOf, spanText } from './sheet.ts'
import { splitLimit } from './split-limits.ts'

/** Words that may name an amount, with what stands behind it, and how sure it is that they do. */
export type Option = { norm: string; tail: string; spans: Span[]; tailSpan: Span | null; sure: number; near: boolean }

/** The words that may name this amount, best first. */
export function* optionsOf(at: Place): Generator<Option> {
  const { row, items, place, item, topics } = at
  const own = items[row.index]!
  const before = own[place - 1]
  const after = own[place + 1]
  const tailSpan = after?.kind === 'text' && tailBelongs(own, place, item.span, after.span) ? after.span : null
  const tail = tailSpan ? tailWords(spanNorm(tailSpan)) : ''
  const over = item.span.cell.above
  if (over && isAlone(item.span) && labelsBelow(over, item.span.cell))
    yield { norm: over.norm, tail: '', spans: [spanOf(over)], tailSpan: null, sure: 0.95, near: true }
  const split = splitLimit(at, tailSpan)
  if (split) {
    if (split !== 'other') yield { ...split, sure: 0.95, near: true }
    return
  }
  // '$250,000 bodily injury each person' in a cell of its own.
  const isCell = after?.kind === 'text' && after.span.cell === item.span.cell && before?.span.cell !== item.span.cell
  if (isCell && OF_INJURY.test(after.norm))
    yield { norm: after.norm, tail: '', spans: [], tailSpan: after.span, sure: 0.95, near: true }
  const leads = own.filter((one) => one.kind === 'amount').length > 1 && amountsLead(own)
  const follows = leads && tailSpan !== null
  if (leads && own[0]?.kind === 'text') {
    if (tail && before === own[0])
      for (const form of labelForms(at, own[0].span)) yield { ...form, tail, tailSpan, sure: 1, near: true }
    if (after?.kind === 'text')
      yield { norm: spanNorm(after.span), tail: '', spans: [], tailSpan: after.span, sure: 0.95, near: true }
    return
  }
  if (before?.kind === 'text' && own[place - 2]?.kind === 'amount' && tailWords(spanNorm(before.span)) && tailSpan) {
    // '$100,000 each person / $300,000 each accident': the second amount has the row's label and its own tail.
    const shared = rowLabel(own, place - 2)
    if (shared) yield { norm: spanNorm(shared), tail, spans: [shared], tailSpan, sure: 0.95, near: true }
  }
  if (before?.kind === 'text' && UNLESS.test(before.norm)) {
    const over = at.sheet.rows[row.index - 1]?.cells.find((cell) => Math.abs(cell.left - before.span.cell.left) < 12)
    if (over) yield { norm: over.norm, tail: '', spans: [spanOf(over)], tailSpan: null, sure: 0.95, near: true }
    return
  }
  if (before?.kind === 'text' && !follows && !isTailOf(own[place - 2], before, item.span)) {
    const label = spanNorm(before.span)
    for (const form of labelForms(at, before.span)) yield { ...form, tail, tailSpan, sure: 1, near: true }
    const earlier = own[place - 2]
    if (earlier?.kind === 'text' && !spanText(earlier.span).endsWith(':'))
      yield {
        norm: `${spanNorm(earlier.span)} ${label}`,
        tail,
        spans: [earlier.span, before.span],
        tailSpan,
        sure: 0.97,
        near: true,
      }
    // '25,000 / 50,000' or a second column: the label is the row's, the column's name tells the rest.
  }
  if (after?.kind === 'text' && (own[0] === item || follows))
    yield { norm: spanNorm(after.span), tail: '', spans: [], tailSpan: after.span, sure: 0.95, near: true }
  const named = own.slice(0, place).find((one) => one.kind === 'text')
  if (tailSpan && (!named || follows || isBare(spanNorm(named.span))))
    yield { norm: tail, tail: '', spans: [], tailSpan, sure: 0.95, near: true }
  if (!named && !after)
    for (const near of labelsNear(at))
      yield { norm: near.norm, tail, spans: near.spans, tailSpan: null, sure: 0.88, near: true }
  const header = headerOf(at)
  const label = rowLabel(own, place)
  if (header?.role === 'limit' && label && before?.kind !== 'text')
    yield { norm: spanNorm(label), tail: '', spans: [label, header.span], tailSpan: null, sure: 0.93, near: false }
  if (header && label)
    yield {
      norm: `${spanNorm(label)} ${header.norm}`,
      tail: '',
      spans: [label, header.span],
      tailSpan: null,
      sure: 0.93,
      near: false,
    }
  if (label && before?.kind === 'amount' && hasLineColumns(row, topics))
    yield { norm: spanNorm(label), tail: '', spans: [label], tailSpan: null, sure: 0.92, near: false }
  if (!named || follows || isBare(spanNorm(named.span))) {
    for (const above of labelsAbove(at))
      yield { norm: above.norm, tail: '', spans: above.spans, tailSpan: null, sure: 0.85, near: false }
    if (header && label && isBare(spanNorm(label)))
      yield { norm: header.norm, tail: '', spans: [header.span], tailSpan: null, sure: 0.85, near: false }
  } else if (header?.role === 'named' && !label && header.span.cell === item.span.cell.above)
    yield { norm: header.norm, tail: '', spans: [header.span], tailSpan: null, sure: 0.85, near: false }
}

const OF_INJURY = /^(?:BODILY INJURY|PROPERTY DAMAGE)\b.* (?:PERSON|ACCIDENT|EMPLOYEE)$/

/** 'USD 2,000,000 each and every claim | USD 10,000': the words between two amounts belong to the first. */
function isTailOf(amount: Item | undefined, { span, norm }: Item & { kind: 'text' }, next: Span) {
  const apart = amount?.kind === 'amount' && amount.span.cell === span.cell && next.cell !== span.cell
  return apart && tailWords(norm) === norm
}

const isAlone = ({ cell, from, to }: Span) => from === 0 && to === cell.tokens.length

/** 'Damage to rented premises:', right under it '$100,000': an amount that found no room in the line of its label. */
function labelsBelow({ text, left, bottom }: Cell, amount: Cell): boolean {
  const height = amount.bottom - amount.top
  return (
    text.endsWith(':') && Math.abs(left - amount.left) < SAME_EDGE.underHead && amount.top - bottom < height * TIGHT
  )
}
const TIGHT = 0.5

/** 'Medical expense limit', under it '$5,000 limit unless otherwise indicated herein: $10,000'. */
const UNLESS = /\bUNLESS (A )?(OTHERWISE|DIFFERENT|HIGHER)\b/
