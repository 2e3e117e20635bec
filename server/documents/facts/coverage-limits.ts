import { inDoubt } from '../certainty.ts'
import { SAME_EDGE } from '../tolerances.ts'
import { isRound } from './amounts.ts'
import { wordsOfElsewhere } from './elsewhere.ts'
import type { Finding } from './findings.ts'
import { lineNamed, type Topic } from './headings.ts'
import type { FactKey } from './keys.ts'
import { isLedElsewhere } from './lead-ins.ts'
import { headerOf } from './limit-heads.ts'
import { type Item, itemsOf, tailBelongs, tailWords, talksOn } from './limit-items.ts'
import { inlineLine, LABEL_WORD, type Meaning, meaningOf, withoutOrdinal } from './limit-labels.ts'
import { demandedWords, printsNoLimits } from './limit-pages.ts'
import { labelForms, labelsAbove, labelsNear, type Place } from './limit-places.ts'
import { hasRivals, hasUnknownRival } from './limit-rivals.ts'
import { listedWords } from './limit-sentences.ts'
import { wordsOfSeries } from './limit-series.ts'
import { hasLineColumns } from './line-regions.ts'
import type { TopicMap } from './page-topics.ts'
import { isBare, NEUTRAL, rowLabel } from './row-labels.ts'
import { type Cell, overlap, type Row, type Sheet, type Span, spanNorm, spanOf, spanText } from './sheet.ts'
import { PER_PERSON, splitLimit } from './split-limits.ts'
import { rowsUnderStrange } from './strange-headings.ts'

/** Every limit, deductible and premium whose words are understood. One printed amount serves one key. */
export function readLimits(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) => {
    if (printsNoLimits(sheet)) return []
    const items = sheet.rows.map(itemsOf)
    const taken = new Set([
      ...demandedWords(sheet),
      ...wordsOfElsewhere(sheet),
      ...listedWords(sheet, topics),
      ...wordsOfSeries(sheet),
    ])
    const strange = rowsUnderStrange(sheet, items)
    return sheet.rows.flatMap((row, index) => {
      const own = items[index]!
      if (!own.some((item) => item.kind === 'amount')) return []
      return own.flatMap((item, place) =>
        item.kind === 'amount' && !taken.has(item.span.cell.tokens[item.span.from]!)
          ? readAmount({ sheet, row, items, place, item, topics }).map((found) =>
              strange.has(index) ? { ...found, sure: inDoubt(found.sure) } : found,
            )
          : [],
      )
    })
  })
}

function readAmount(at: Place): Finding[] {
  const { row, items, place, item, topics } = at
  const own = items[row.index]!
  const topic = topics.at(row.page, row.index, item.span.cell.left)
  const header = headerOf(at)
  if (!header && hasRivals(own, place)) return []
  if (header?.role === 'skip' || talksOn(own, place) || maybeMisread(at) || underDeductible(at) || isOfOneOfSeveral(at))
    return []
  for (const option of optionsOf(at)) {
    const read = understood(option.norm, option.tail, contextOf(own, place, option.spans, topic), header?.role)
    const found =
      read && read !== 'other' && PER_PERSON.test(option.tail) ? { ...read, key: ofOnePerson(read.key) } : read
    if (found === 'other') return []
    // '$250,000/$500,000': a combined limit is one amount.
    if (found?.key === 'auto.combinedSingleLimit' && isInRun(own, place)) return []
    if (!found) continue
    if (item.amount.weak && !credibleWeak(item.amount.value, option.near)) continue
    if (!isCredibleLimit(found.key, item.amount.value) || isToldOther(own, place, found.key)) return []
    const spans = [...option.spans, item.span, ...(option.tailSpan ? [option.tailSpan] : [])]
    const told = found.sure * option.sure * (item.amount.weak ? 0.9 : 1)
    const sure = isLedElsewhere(at) || (header && hasUnknownRival(at, header)) ? inDoubt(told) : told
    return [
      {
        key: found.key,
        value: item.amount.value,
        spans,
        valueSpan: item.span,
        page: row.page,
        row: row.index,
        sure,
        topic,
        ...(header?.replaces && { replaces: true as const }),
      },
    ]
  }
  return []
}

const ofOnePerson = (key: FactKey): FactKey => (key === 'auto.combinedSingleLimit' ? 'auto.bodilyInjuryPerPerson' : key)

const isInRun = (own: Item[], place: number) =>
  [own[place - 1], own[place + 1]].some((one) => one?.kind === 'amount' && one.span.cell === own[place]!.span.cell)

/** Recognition takes a "$" for a 3, a 5 or an 8: '$1,000,000' comes out as '81,000,000'. Such an amount is not trusted. */
function maybeMisread({ sheet, item }: Place) {
  if (sheet.page.origin !== 'ocr') return false
  const text = spanText(item.span)
  return !/[$S§]/.test(text) && /^[358][1-9]\d?,/.test(text)
}

/** '$5,000 per occurrence' right under 'Section II - Deductible' is that deductible, no limit. */
function underDeductible({ sheet, row, items, item }: Place) {
  const [over, ...others] = sheet.rows[row.index - 1]?.cells ?? []
  return (
    items[row.index]![0] === item &&
    over !== undefined &&
    others.length === 0 &&
    over.tokens.length < 8 &&
    /\b(DEDUCTIBLES?|RETENTIONS?)$/.test(over.norm)
  )
}

/** 'Vehicle | Combined single limit', under it '1 | $500,000' and '2 | $1,000,000': each is of one thing, and none is the policy's. */
function isOfOneOfSeveral({ sheet, row, items, item }: Place): boolean {
  const isNumbered = (one: Row | undefined) =>
    one !== undefined &&
    /^\d{1,3}$/.test(one.cells[0]!.norm) &&
    items[one.index]!.every(({ kind }) => kind !== 'text') &&
    one.cells.some((cell) => cell !== one.cells[0] && overlap(cell, item.span.cell) > 0)
  return isNumbered(row) && [sheet.rows[row.index - 1], sheet.rows[row.index + 1]].some(isNumbered)
}

type Option = { norm: string; tail: string; spans: Span[]; tailSpan: Span | null; sure: number; near: boolean }

/** The words that may name this amount, best first. */
function* optionsOf(at: Place): Generator<Option> {
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
  const follows =
    own[0]?.kind === 'amount' && own.filter((one) => one.kind === 'amount').length > 1 && tailSpan !== null
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

/** 'Damage to premises rented to you | $1,000 deductible': what the amount is stands behind it. */
function isToldOther(own: Item[], place: number, key: FactKey): boolean {
  const [item, next, further] = [own[place]!, own[place + 1], own[place + 2]]
  if (next?.kind !== 'text' || next.span.cell !== item.span.cell || further?.span.cell === item.span.cell) return false
  return OTHER_AMOUNT.test(next.norm) && !/deductible|retention|premium/i.test(key)
}
const OTHER_AMOUNT =
  /^(?:(?:EACH|PER|ANY ONE|ANNUAL|TOTAL|CLAIM|OCCURRENCE|LOSS|ACCIDENT) )*(?:DEDUCTIBLE|DED|RETENTION|SIR|SELF INSURED RETENTION|PREMIUM)\b/

/** 'USD 2,000,000 each and every claim | USD 10,000': the words between two amounts belong to the first. */
function isTailOf(amount: Item | undefined, { span, norm }: Item & { kind: 'text' }, next: Span) {
  const apart = amount?.kind === 'amount' && amount.span.cell === span.cell && next.cell !== span.cell
  return apart && tailWords(norm) === norm
}

/** Cover for hired and borrowed cars in another line's policy is no automobile policy. */
const HIRED = /^(?:\d |[A-Z] )?(?:COVERAGE |EMPLOYERS )?(?:HIRED|NON ?OWNED)\b/

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

function understood(
  norm: string,
  tail: string,
  context: Topic | null | 'blocked',
  role?: string,
): Exclude<Meaning, null> | null {
  if (!LABEL_WORD.test(norm) && !LABEL_WORD.test(tail)) return null
  if (context === 'blocked' || HIRED.test(norm)) return null
  const words = withoutOrdinal(norm.trim())
  const inline = inlineLine(`${words} ${tail}`.trim())
  const suffixed = role === 'deductible' && !/DEDUCTIBLE|RETENTION/.test(words) ? [`${words} DEDUCTIBLE`] : []
  if (role === 'premium' && !/PREMIUM/.test(words)) return 'other'
  // What stands behind an amount says more than the name of its line before it.
  const tells = tail !== '' && isBare(words)
  const forms = [...suffixed, ...(tail ? [`${words} ${tail}`] : []), ...(tells ? [] : [words])]
  for (const form of forms) {
    const meaning = meaningOf(form, context)
    if (meaning) return meaning
    if (suffixed.includes(form)) return 'other'
  }
  if (inline) {
    const meaning = meaningOf(inline.rest, inline.topic)
    if (meaning) return meaning
  }
  if (!tells) return null
  return meaningOf(tail, NEUTRAL.test(words) ? context : lineNamed(words)) ?? meaningOf(words, context)
}

/** A row's own first column may name its line: 'Commercial General Liability | Each Occurrence | $1,000,000'. */
function contextOf(own: Item[], place: number, used: Span[], topic: Topic | null): Topic | null | 'blocked' {
  const others = own
    .slice(0, place)
    .filter((item) => item.kind === 'text' && !used.some((span) => span.cell === item.span.cell))
  for (const other of others.reverse()) {
    if (other.kind !== 'text') continue
    if (FOREIGN.test(other.norm)) return 'blocked'
    const line = lineNamed(other.norm)
    if (line && other.norm.split(' ').length <= 8) return topic === 'foreign' ? topic : line
  }
  return topic
}

const FOREIGN =
  /\b(ASSAULT|BATTERY|ABUSE|MOLESTATION|STOP GAP|SILICA|MOLD|FUNGI|HIRED|NON ?OWNED|RECALL|LEAD|ASBESTOS|DRONE|UNMANNED|ATHLETIC|PARTICIPANTS?|LIMIT TYPE|DEDUCTIBLE|FOLLOWED|UNDERLYING)\b/

/** Nobody insures so much medical expense of one person; the label is another's. */
const MOST_MEDICAL = 250_000

/** Limits of liability are round; an amount with more telling digits is a premium, an exposure or a sum. */
function isCredibleLimit(key: FactKey, value: string) {
  if (key === 'gl.medicalExpense' && Number(value.replace(/,/g, '')) > MOST_MEDICAL) return false
  return !LIABILITY.test(key) || isRound(value)
}

const LIABILITY =
  /^(gl|auto|umbrella|wc|professional|cyber)\.(?!premium|deductible|retention|.*Deductible|.*Date|trigger)/

function credibleWeak(value: string, near: boolean) {
  const number = Number(value.replace(/,/g, ''))
  return near && number >= 250 && number % 50 === 0 && !(number >= 1900 && number <= 2100)
}
