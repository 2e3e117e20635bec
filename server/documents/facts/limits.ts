import { type Amount, amountsIn } from './amounts.ts'
import type { Finding } from './findings.ts'
import { lineNamed, type Topic } from './headings.ts'
import { inlineLine, LABEL_WORD, type Meaning, meaningOf } from './limit-labels.ts'
import { type Cell, overlap, type Row, type Sheet, type Span, spanNorm, spanOf } from './sheet.ts'
import type { TopicMap } from './topics.ts'

type Item =
  | { kind: 'amount'; amount: Amount; span: Span }
  | { kind: 'text'; span: Span; norm: string }
  /** 'Included', 'Excluded', 'N/A', 'See schedule': stands where an amount would, and is none. */
  | { kind: 'none'; span: Span }

const NO_AMOUNT =
  /^(INCLUDED?|INCL|EXCLUDED?|EXCL|NONE|NIL|N A|NA|NOT (COVERED|APPLICABLE|INCLUDED|PURCHASED|SELECTED|PROVIDED)|NO COVERAGE|DECLINED|REJECTED|SEE .*|AS PER .*|PER SCHEDULE|STATUTORY|ACTUAL CASH VALUE|ACV|ACTUAL LOSS SUSTAINED|WAIVED|TBD|UNLIMITED|REFER TO .*)$/

/** Every limit, deductible and premium whose words are understood. One printed amount serves one key. */
export function readLimits(sheets: Sheet[], topics: TopicMap): Finding[] {
  return sheets.flatMap((sheet) => {
    const items = sheet.rows.map(itemsOf)
    return sheet.rows.flatMap((row, index) => {
      const own = items[index]!
      if (!own.some((item) => item.kind === 'amount')) return []
      return own.flatMap((item, place) =>
        item.kind === 'amount' ? readAmount({ sheet, row, items, place, item, topics }) : [],
      )
    })
  })
}

type Place = {
  sheet: Sheet
  row: Row
  items: Item[][]
  place: number
  item: Item & { kind: 'amount' }
  topics: TopicMap
}

function readAmount(at: Place): Finding[] {
  const { row, items, place, item, topics } = at
  const own = items[row.index]!
  const topic = topics.at(row.page, row.index, item.span.cell.left)
  const header = headerOf(at)
  if (header?.role === 'skip' || talksOn(own, place)) return []
  for (const option of optionsOf(at)) {
    const found = understood(option.norm, option.tail, contextOf(own, place, option.spans, topic), header?.role)
    if (found === 'other') return []
    if (!found) continue
    if (item.amount.weak && !credibleWeak(item.amount.value, option.near)) continue
    const spans = [...option.spans, item.span, ...(option.tailSpan ? [option.tailSpan] : [])]
    const sure = found.sure * option.sure * (item.amount.weak ? 0.9 : 1)
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
      },
    ]
  }
  return []
}

/** '… limit of $1,000 in this example.': a sentence goes on behind the amount, so this is talk, not a schedule. */
function talksOn(own: Item[], place: number) {
  const [item, next] = [own[place]!, own[place + 1]]
  if (next?.kind !== 'text' || next.span.cell !== item.span.cell) return false
  const words = next.span.cell.tokens.slice(next.span.from, next.span.to)
  return words.length > 1 && /^[a-z]{2,}$/.test(words[0]!.text) && !tailWords(next.norm)
}

type Option = { norm: string; tail: string; spans: Span[]; tailSpan: Span | null; sure: number; near: boolean }

/** The words that may name this amount, best first. */
function* optionsOf(at: Place): Generator<Option> {
  const { row, items, place, item } = at
  const own = items[row.index]!
  const before = own[place - 1]
  const after = own[place + 1]
  const tailSpan = after?.kind === 'text' && tailBelongs(own, place, item.span, after.span) ? after.span : null
  const tail = tailSpan ? tailWords(spanNorm(tailSpan)) : ''
  const follows =
    own[0]?.kind === 'amount' && own.filter((one) => one.kind === 'amount').length > 1 && tailSpan !== null
  if (before?.kind === 'text' && own[place - 2]?.kind === 'amount' && tailWords(spanNorm(before.span)) && tailSpan) {
    // '$100,000 each person / $300,000 each accident': the second amount has the row's label and its own tail.
    const shared = rowLabel(own, place - 2)
    if (shared) yield { norm: spanNorm(shared), tail, spans: [shared], tailSpan, sure: 0.95, near: true }
  }
  if (before?.kind === 'text' && !follows) {
    const label = spanNorm(before.span)
    const grown = grownLabels(at, before.span)
    for (const more of grown) yield { norm: more.norm, tail, spans: more.spans, tailSpan, sure: 1, near: true }
    yield { norm: label, tail, spans: [before.span], tailSpan, sure: 1, near: true }
    const earlier = own[place - 2]
    if (earlier?.kind === 'text')
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
  if (header && label && label !== (before?.kind === 'text' ? before.span : null))
    yield {
      norm: `${spanNorm(label)} ${header.norm}`,
      tail: '',
      spans: [label, header.span],
      tailSpan: null,
      sure: 0.93,
      near: false,
    }
  else if (header && label)
    yield {
      norm: `${spanNorm(label)} ${header.norm}`,
      tail: '',
      spans: [label, header.span],
      tailSpan: null,
      sure: 0.93,
      near: false,
    }
  if (!named || follows || isBare(spanNorm(named.span))) {
    for (const above of labelsAbove(at))
      yield { norm: above.norm, tail: '', spans: above.spans, tailSpan: null, sure: 0.85, near: false }
    if (header && label && isBare(spanNorm(label)))
      yield { norm: header.norm, tail: '', spans: [header.span], tailSpan: null, sure: 0.85, near: false }
  }
}

function understood(
  norm: string,
  tail: string,
  context: Topic | null | 'blocked',
  role?: string,
): Exclude<Meaning, null> | null {
  if (!LABEL_WORD.test(norm) && !LABEL_WORD.test(tail)) return null
  if (context === 'blocked') return null
  const words = norm.trim()
  const inline = inlineLine(`${words} ${tail}`.trim())
  const suffixed = role === 'deductible' && !/DEDUCTIBLE|RETENTION/.test(words) ? [`${words} DEDUCTIBLE`] : []
  if (role === 'premium' && !/PREMIUM/.test(words)) return 'other'
  const forms = [...suffixed, ...(tail ? [`${words} ${tail}`] : []), words]
  for (const form of forms) {
    const meaning = meaningOf(form, context)
    if (meaning) return meaning
    if (suffixed.includes(form)) return 'other'
  }
  if (inline) {
    const meaning = meaningOf(inline.rest, inline.topic)
    if (meaning) return meaning
  }
  return tail && NEUTRAL.test(words) ? meaningOf(tail, context) : null
}

/** A label that says no more than the line or 'limits': what stands behind or above the amount tells the rest. */
function isBare(norm: string) {
  return (
    NEUTRAL.test(norm) ||
    (lineNamed(norm) !== null && norm.split(' ').length <= 6 && !/DEDUCT|PREMIUM|RETENTION|FEE|TAX/.test(norm))
  )
}

const NEUTRAL =
  /^(LIMITS?( OF (INSURANCE|LIABILITY))?|LIABILITY|LIABILITY LIMITS?|COVERAGE|AMOUNT|LIMIT OF LIABILITY \w+|ITEM \d+( LIMITS? OF (INSURANCE|LIABILITY))?|\d+ LIMITS? OF (INSURANCE|LIABILITY))$/

/** A row's own first column may name its line: 'Commercial General Liability | Each Occurrence | $1,000,000'. */
function contextOf(own: Item[], place: number, used: Span[], topic: Topic | null): Topic | null | 'blocked' {
  const others = own
    .slice(0, place)
    .filter((item) => item.kind === 'text' && !used.some((span) => span.cell === item.span.cell))
  for (const other of others.reverse()) {
    if (other.kind !== 'text') continue
    if (FOREIGN.test(other.norm)) return 'blocked'
    const line = lineNamed(other.norm)
    if (line && other.norm.split(' ').length <= 8) return line
  }
  return topic
}

const FOREIGN =
  /\b(ASSAULT|BATTERY|ABUSE|MOLESTATION|STOP GAP|SILICA|MOLD|FUNGI|HIRED|NON ?OWNED|RECALL|LEAD|ASBESTOS|DRONE|UNMANNED|ATHLETIC|PARTICIPANTS?|LIMIT TYPE)\b/

function itemsOf(row: Row): Item[] {
  const items: Item[] = []
  for (const cell of row.cells) {
    let from = 0
    const text = (to: number) => {
      const span = spanOf(cell, from, to)
      const norm = spanNorm(span)
      if (!norm) return
      if (/^\d{1,2}( (AND )?\d{1,2})*$/.test(norm) || /^(X|CSL)$/.test(norm)) return
      if (NO_AMOUNT.test(norm)) items.push({ kind: 'none', span })
      else items.push({ kind: 'text', span, norm })
    }
    for (const amount of amountsIn(cell.tokens)) {
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

function tailBelongs(own: Item[], place: number, value: Span, tail: Span) {
  const gap = tail.cell === value.cell ? 0 : tail.cell.left - value.cell.right
  // A tail in a column of its own may stand far off, when it is nothing but a tail.
  if (gap > (tailWords(spanNorm(tail)) === spanNorm(tail) ? 200 : 60)) return false
  const next = own[place + 2]
  const starts = own[0]?.kind === 'amount'
  // A label with an amount or an 'Included' behind it belongs to that one, unless the row began with an amount.
  return starts || !next || next.kind === 'text' || !LABEL_WORD.test(spanNorm(tail)) || tailWords(spanNorm(tail)) !== ''
    ? !(next && next.kind !== 'text' && !starts && tail.cell !== value.cell)
    : false
}

const TAIL =
  /^(?:(?:EACH|EA|PER|ANY ONE|ANY|EVERY) (?:OCC(?:URRENCE)?|ACCIDENT|CLAIM|PERSON(?: OR ORGANIZATION)?|EMPLOYEE|PREMISES|FIRE|LOSS|WRONGFUL ACT|OFFENSE|COMMON CAUSE|POLICY PERIOD|EVENT|INCIDENT|AUTO)|POLICY LIMIT|(?:GENERAL |ANNUAL |POLICY |IN THE |PRODUCTS COMPLETED OPERATIONS )?AGG(?:REGATE)?|COMBINED SINGLE LIMIT|CSL|OCCURRENCE|DEDUCTIBLE|RETENTION)(?= |$)/

function tailWords(norm: string) {
  return TAIL.exec(norm.replace(/^LIMIT /, ''))?.[0] ?? ''
}

/** The label with the line under it ('Aggregate limit' / '(other than products)') or over it ('Damage to rented' / 'premises'). */
function grownLabels(at: Place, label: Span): { norm: string; spans: Span[] }[] {
  const { sheet, row, items } = at
  const height = label.cell.bottom - label.cell.top
  const beside = (index: number) => {
    const next = sheet.rows[index]
    if (!next || items[index]!.some((item) => item.kind !== 'text')) return null
    const cell = next.cells.find((one) => Math.abs(one.left - label.cell.left) < 26 && one.left < label.cell.right)
    if (!cell || cell.tokens.length > 9 || /[.;]$/.test(cell.text)) return null
    const gap = index > row.index ? cell.top - label.cell.bottom : label.cell.top - cell.bottom
    return gap < height * 0.9 ? cell : null
  }
  const base = spanNorm(label)
  const below = beside(row.index + 1)
  const above = beside(row.index - 1)
  const grown: { norm: string; spans: Span[] }[] = []
  if (
    below &&
    /^\(|^OTHER|^COMPLETED|^OPERATIONS|^TO YOU|^RENTED|^ADVERTISING|^INJURY|^AGGREGATE|^LIMIT|^EACH|^ANY|^PER/i.test(
      below.text,
    )
  )
    grown.push({ norm: `${base} ${below.norm}`, spans: [label, spanOf(below)] })
  if (above && meaningOf(base, 'gl') === null)
    grown.push({ norm: `${above.norm} ${base}`, spans: [spanOf(above), label] })
  return grown
}

function rowLabel(own: Item[], place: number): Span | null {
  const first = own.slice(0, place).find((item) => item.kind === 'text' && LABEL_WORD.test(item.norm))
  return first?.span ?? null
}

/** Typed amounts may sit a little above or below the printed label to their left, on a row of their own. */
function labelsNear(at: Place): { norm: string; spans: Span[] }[] {
  const { sheet, row, item, items } = at
  const value = item.span.cell
  const height = value.bottom - value.top
  return [row.index - 1, row.index + 1].flatMap((index) => {
    const near = sheet.rows[index]
    if (!near || items[index]!.some((one) => one.kind !== 'text')) return []
    if (Math.abs((near.top + near.bottom) / 2 - (value.top + value.bottom) / 2) > height * 0.85) return []
    const cell = near.cells.filter((one) => one.right <= value.left + 4).at(-1)
    return cell ? [{ norm: cell.norm, spans: [spanOf(cell)] }] : []
  })
}

/** What stands right above the amount, when nothing to its left names it. */
function labelsAbove(at: Place): { norm: string; spans: Span[] }[] {
  const { sheet, row, item, items } = at
  const value = item.span.cell
  const height = value.bottom - value.top
  for (let index = row.index - 1; index >= Math.max(0, row.index - 3); index -= 1) {
    const cell = sheet.rows[index]!.cells.find((one) => overlap(one, valueBox(item.span)) > 0.3)
    if (!cell) continue
    if (value.top - cell.bottom > height * 2.6) return []
    if (amountsIn(cell.tokens).length || items[index]!.some((one) => one.kind === 'none' && one.span.cell === cell))
      return []
    const over = sheet.rows[index - 1]?.cells.find(
      (one) => overlap(one, cell) > 0.5 && cell.top - one.bottom < height * 0.8,
    )
    const two =
      over && !amountsIn(over.tokens).length
        ? [{ norm: `${over.norm} ${cell.norm}`, spans: [spanOf(over), spanOf(cell)] }]
        : []
    return [...two, { norm: cell.norm, spans: [spanOf(cell)] }]
  }
  return []
}

function valueBox(span: Span) {
  const boxes = span.cell.tokens.slice(span.from, span.to).map((token) => token.box)
  return { left: Math.min(...boxes.map((box) => box[0])), right: Math.max(...boxes.map((box) => box[0] + box[2])) }
}

type Header = { norm: string; span: Span; role: 'limit' | 'premium' | 'deductible' | 'skip' | 'named' }

const ROLES: [Header['role'], RegExp][] = [
  ['premium', /\bPREMIUMS?\b|\bCHARGE\b|^COST$/],
  ['deductible', /^(?!.*\bLIMITS?\b).*(?:\bDEDUCTIBLES?\b|\bRETENTIONS?\b)/],
  ['skip', /^(RATE|RATES|EXPOSURE|EXPOSURES|PAYROLL|(ESTIMATED )?(TOTAL )?(ANNUAL )?REMUNERATION|CLASS( CODE)?|CODE|BASIS|PREMIUM BASIS|TERR(ITORY)?|LOC(ATION)?( NO)?|RESERVED?|PAID|INCURRED|TOTAL INCURRED|EXPIRING|PRIOR|CHANGE|COST NEW|STATED AMOUNT|VALUE|AREA|SALES|UNITS|EXPIRING LIMITS?|PRIOR LIMITS?|REQUIRED( LIMITS?)?|MINIMUM( REQUIRED)?( LIMITS?)?|OPTION [B-Z2-9].*|EST COST NEW|SYMBOL|COVERED AUTOS?( SYMBOLS?)?)$/],
  ['limit', /^(LIMITS?( OF (INSURANCE|LIABILITY))?|AMOUNT( OF INSURANCE)?|COVERAGE LIMITS?|LIMITS? OF LIABILITY.*|YOUR LIMITS?|POLICY LIMITS?|CURRENT LIMITS?|LIMIT S)$/],
] // biome-ignore format: a table

/** The name of the column the amount stands in: the nearest cell above it that is neither an amount nor another row's value. */
function headerOf(at: Place): Header | null {
  const { sheet, row, item } = at
  const box = valueBox(item.span)
  for (let index = row.index - 1; index >= Math.max(0, row.index - 45); index -= 1) {
    const above = sheet.rows[index]!
    if (above.cells.length < 2 && index < row.index - 3) continue
    for (const cell of above.cells) {
      if (overlap(cell, box) < 0.25 && Math.abs((cell.left + cell.right) / 2 - (box.left + box.right) / 2) > 22)
        continue
      const role = ROLES.find(([, pattern]) => pattern.test(cell.norm))?.[0]
      if (
        role &&
        cell.tokens.length <= 5 &&
        above.cells.length >= 2 &&
        !amountsIn(above.cells.flatMap((one) => one.tokens)).some((amount) => !amount.weak)
      )
        return { norm: cell.norm, span: spanOf(cell), role }
      if (
        /^(EACH|PER|ANY ONE|GENERAL|AGGREGATE|ANNUAL|BODILY|PROPERTY|MEDICAL|PERSONAL|PRODUCTS)\b/.test(cell.norm) &&
        above.cells.length >= 2 &&
        !amountsIn(cell.tokens).length
      )
        return { norm: cell.norm, span: spanOf(cell), role: 'named' }
    }
  }
  return null
}

function credibleWeak(value: string, near: boolean) {
  const number = Number(value.replace(/,/g, ''))
  return near && number >= 250 && number % 50 === 0 && !(number >= 1900 && number <= 2100)
}
