import { type Amount, amountsAmong } from './amounts.ts'
import { LABEL_WORD, limitLikeness } from './limit-labels.ts'
import { type Cell, type Row, type Span, spanNorm, spanOf } from './sheet.ts'

export type Item =
  | { kind: 'amount'; amount: Amount; span: Span }
  | { kind: 'text'; span: Span; norm: string }
  /** 'Included', 'Excluded', 'N/A', 'See schedule': stands where an amount would, and is none. */
  | { kind: 'none'; span: Span }

const NO_AMOUNT =
  /^(INCLUDED?( (IN|WITHIN|ABOVE) .*)?|INCL|EXCLUDED?|EXCL|NONE|NIL|N A|NA|NOT (COVERED|APPLICABLE|INCLUDED|PURCHASED|SELECTED|PROVIDED)|NO COVERAGE|DECLINED|REJECTED|SEE .*|AS PER .*|PER SCHEDULE|STATUTORY|ACTUAL CASH VALUE|ACV|ACTUAL LOSS SUSTAINED|WAIVED|TBD|UNLIMITED|REFER TO .*)$/

/** A row as its amounts and the words between them, left to right. */
export function itemsOf(row: Row): Item[] {
  const items: Item[] = []
  for (const cell of row.cells) {
    let from = 0
    const text = (to: number) => {
      const span = spanOf(cell, from, to)
      const norm = spanNorm(span)
      if (!norm) return
      if (/^\d{1,2}( (AND )?\d{1,2})*$/.test(norm) || /^(X|USD|US)$/.test(norm)) return
      if (isNoAmount(norm)) items.push({ kind: 'none', span })
      else items.push({ kind: 'text', span, norm })
    }
    for (const amount of amountsAmong(cell.tokens)) {
      if (amount.from > from) text(amount.from)
      items.push({ kind: 'amount', amount, span: spanOf(cell, amount.from, amount.to) })
      from = amount.to
    }
    if (from < cell.tokens.length) textWithNone(cell, from, items, text)
  }
  return joinedDollar(items)
}

/** 'Personal injury Excluded' in one run of words: the last word stands where an amount would. */
function textWithNone(cell: Cell, from: number, items: Item[], text: (to: number) => void) {
  const last = cell.tokens.length - 1
  if (last > from && /^(INCLUDED|EXCLUDED|NONE|NIL|STATUTORY)$/.test(cell.tokens[last]!.norm)) {
    text(last)
    items.push({ kind: 'none', span: spanOf(cell, last) })
  } else text(cell.tokens.length)
}

/** A "$" that stands apart from its number is no label. */
function joinedDollar(items: Item[]): Item[] {
  return items.filter((item) => item.kind !== 'text' || item.norm.length > 0)
}

const TAIL =
  /^(?:DISEASE (?:(?:EACH|EA|PER) EMPLOYEE|POLICY LIMIT)|(?:EACH AND EVERY|EACH|EA|PER|ANY ONE|ANY|EVERY) (?:OCC(?:URRENCE)?|ACCIDENT|CLAIM|PERSON(?: OR ORGANIZATION)?|EMPLOYEE|PREMISES|FIRE|LOSS|WRONGFUL ACT|OFFENSE|COMMON CAUSE|POLICY PERIOD|EVENT|INCIDENT|AUTO)|POLICY LIMIT|(?:GENERAL |ANNUAL |POLICY |IN THE |PRODUCTS COMPLETED OPERATIONS )?AGG(?:REGATE)?|COMBINED SINGLE LIMIT|CSL|OCC(?:UR|URRENCE)?|DEDUCTIBLE|RETENTION)(?= |$)/

/** 'Not covered', and 'Not covered any one premises': what is none stays none with the words of an amount behind it. */
function isNoAmount(norm: string): boolean {
  if (NO_AMOUNT.test(norm)) return true
  const words = norm.split(' ')
  return words.some((_, at) => {
    const tail = words.slice(at).join(' ')
    return at > 0 && tailWords(tail) === tail && NO_AMOUNT.test(words.slice(0, at).join(' '))
  })
}

/** The part of these words that may stand behind an amount: 'each occurrence', 'policy limit'; '' when they are no such words. */
export function tailWords(norm: string) {
  return TAIL.exec(norm.replace(/^LIMIT /, ''))?.[0] ?? ''
}

/**
 * Whether amounts stand before what they limit: the row begins with one, or goes on with a list of such, 'operations aggregate, $1,000,000 personal
 * injury, $100,000 rented premises'.
 */
export function amountsLead(own: Item[]): boolean {
  const isLed = (label: Item, at: number) => {
    const [amount, next] = [own[at - 1], own[at + 1]]
    if (label.kind !== 'text' || amount?.kind !== 'amount' || next?.kind !== 'amount') return false
    const lastOf = ({ cell, to }: Span) => cell.tokens[to - 1]!.text
    return (
      label.span.cell === amount.span.cell && /\d$/.test(lastOf(amount.span)) && /,$|^and$/.test(lastOf(label.span))
    )
  }
  return own[0]?.kind === 'amount' || own.some(isLed)
}

/** Do the words behind an amount belong to it, and not to the amount after them? */
export function tailBelongs(own: Item[], place: number, value: Span, tail: Span) {
  if (value.cell.tokens[value.to - 1]!.text.endsWith(';')) return false
  const gap = tail.cell === value.cell ? 0 : tail.cell.left - value.cell.right
  // A tail in a column of its own may stand far off, when it is nothing but a tail.
  if (gap > (tailWords(spanNorm(tail)) === spanNorm(tail) ? 200 : 60)) return false
  const next = own[place + 2]
  const starts = amountsLead(own)
  // A label with an amount or an 'Included' behind it belongs to that one, unless the row began with an amount.
  return starts || !next || next.kind === 'text' || !LABEL_WORD.test(spanNorm(tail)) || tailWords(spanNorm(tail)) !== ''
    ? !(next && next.kind !== 'text' && !starts && tail.cell !== value.cell)
    : false
}

/** As like to a limit's name as this, words behind an amount are no talk: '$5,000 medical expense any one person'. */
const UNDERSTOOD = 0.9

/** '… limit of $1,000 in this example.': a sentence goes on behind the amount, so this is talk, not a schedule. */
export function talksOn(own: Item[], place: number) {
  const [item, next] = [own[place]!, own[place + 1]]
  if (isSentence(item.span.cell)) return true
  if (next?.kind !== 'text' || next.span.cell !== item.span.cell) return false
  const words = next.span.cell.tokens.slice(next.span.from, next.span.to)
  return (
    words.length > 1 &&
    /^[a-z]{2,}$/.test(words[0]!.text) &&
    !tailWords(next.norm) &&
    limitLikeness(next.norm) < UNDERSTOOD
  )
}

/** A line of prose: many words, and several of those small ones that labels do without. */
function isSentence(cell: Cell) {
  const small = cell.tokens.filter(({ text }) => SMALL_WORDS.has(text))
  return cell.tokens.length > 9 && small.length >= 3
}

const SMALL_WORDS = new Set(
  'a an the is are was has have we will if and for that this which you your shall in'.split(' '),
)
