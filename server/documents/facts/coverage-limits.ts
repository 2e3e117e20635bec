import { inDoubt } from '../certainty.ts'
import { isRound } from './amounts.ts'
import { wordsOfElsewhere } from './elsewhere.ts'
import type { Finding } from './findings.ts'
import { lineNamed, type Topic } from './headings.ts'
import type { FactKey } from './keys.ts'
import { isLedElsewhere } from './lead-ins.ts'
import { headerOf } from './limit-heads.ts'
import { type Item, itemsOf, talksOn } from './limit-items.ts'
import { inlineLine, LABEL_WORD, type Meaning, meaningOf, withoutOrdinal } from './limit-labels.ts'
import { optionsOf } from './limit-options.ts'
import { demandedWords, isInThousands, printsNoLimits } from './limit-pages.ts'
import type { Place } from './limit-places.ts'
import { hasRivals, hasUnknownRival } from './limit-rivals.ts'
import { listedWords } from './limit-sentences.ts'
import { wordsOfSeries } from './limit-series.ts'
import type { TopicMap } from './page-topics.ts'
import { isBare, NEUTRAL } from './row-labels.ts'
import { overlap, passageOf, type Row, type Sheet, type Span, spanText } from './sheet.ts'
import { PER_PERSON } from './split-limits.ts'
import { rowsUnderStrange } from './strange-headings.ts'
import type { InThousands } from './types.ts'

/** Every limit, deductible and premium whose words are understood. One printed amount serves one key. */
export function readLimits(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) => (printsNoLimits(sheet) ? [] : limitsOn(sheet, topics, itemsOf)))
}

/** The pages whose amounts are in thousands, each with the limits that are named there; what they amount to is left to a person. */
export function limitsInThousands(sheets: Sheet[], topicsOf: () => TopicMap): InThousands[] {
  return sheets.filter(isInThousands).map((sheet) => {
    const limits = limitsOn(sheet, topicsOf(), itemsInThousands).map(({ key, spans, valueSpan }) => {
      return { key, printed: spanText(valueSpan), quote: passageOf(sheet.number, spans).quote }
    })
    return { page: sheet.number, limits }
  })
}

/** A small figure is a large amount there. */
const itemsInThousands = (row: Row): Item[] =>
  itemsOf(row).map((item) =>
    item.kind === 'amount'
      ? { ...item, amount: { ...item.amount, weak: false, value: `${item.amount.value.split('.')[0]},000` } }
      : item,
  )

function limitsOn(sheet: Sheet, topics: TopicMap, itemsIn: (row: Row) => Item[]): Finding[] {
  const items = sheet.rows.map(itemsIn)
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
}

function readAmount(at: Place): Finding[] {
  const { row, items, place, item, topics } = at
  const own = items[row.index]!
  const topic = topics.at(row.page, row.index, item.span.cell.left)
  const header = headerOf(at)
  if (!header && hasRivals(at)) return []
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

/** 'Damage to premises rented to you | $1,000 deductible': what the amount is stands behind it. */
function isToldOther(own: Item[], place: number, key: FactKey): boolean {
  const [item, next, further] = [own[place]!, own[place + 1], own[place + 2]]
  if (next?.kind !== 'text' || next.span.cell !== item.span.cell || further?.span.cell === item.span.cell) return false
  return OTHER_AMOUNT.test(next.norm) && !/deductible|retention|premium/i.test(key)
}
const OTHER_AMOUNT =
  /^(?:(?:EACH|PER|ANY ONE|ANNUAL|TOTAL|CLAIM|OCCURRENCE|LOSS|ACCIDENT) )*(?:DEDUCTIBLE|DED|RETENTION|SIR|SELF INSURED RETENTION|PREMIUM)\b/

/** Cover for hired and borrowed cars in another line's policy is no automobile policy. */
const HIRED = /^(?:\d |[A-Z] )?(?:COVERAGE |EMPLOYERS )?(?:HIRED|NON ?OWNED)\b/

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
  // What has cents is what is paid for a coverage.
  if (/(?:deductible|retention)/i.test(key) && /\.(?!00)\d/.test(value)) return false
  return !LIABILITY.test(key) || isRound(value)
}

const LIABILITY =
  /^(gl|auto|umbrella|wc|professional|cyber)\.(?!premium|deductible|retention|.*Deductible|.*Date|trigger)/

function credibleWeak(value: string, near: boolean) {
  const number = Number(value.replace(/,/g, ''))
  return near && number >= 250 && number % 50 === 0 && !(number >= 1900 && number <= 2100)
}
