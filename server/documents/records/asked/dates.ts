import { type IsoDate, monthOf, parseDate } from '../../../../shared/dates.ts'
import type { PaperRecord } from '../types.ts'
import type { Condition } from './condition.ts'
import { type AskedField, dateIn } from './fields.ts'
import type { AskedWords } from './words.ts'

const AFTER = ['after', 'later than', 'newer than', 'younger than', 'more recent than']
const SINCE = ['since', 'on or after', 'starting', 'starting in', 'from']
const BEFORE = ['before', 'prior to', 'older than', 'earlier than']
const UNTIL = ['until', 'till', 'through', 'up to', 'on or before']
const OR_LATER = ['or newer', 'and newer', 'or later', 'and later', 'onward', 'onwards', 'or after', 'on', 'and up']
const OR_EARLIER = ['or older', 'and older', 'or earlier', 'and earlier', 'or before']
const TO = ['to', 'through', 'until', 'and', 'thru']

/** The days from one to another; a month of no year is one of any. */
type Span = { from: IsoDate; to: IsoDate; month?: number; words: [at: number, to: number] }

/** Days, months and years: of the date that is named beside them, else of the date or year the list is kept by. */
export function dateConditions(
  asked: AskedWords,
  fields: AskedField[],
  records: PaperRecord[],
  main: string[],
): Condition[] {
  const conditions: Condition[] = []
  const isTold = (field: AskedField) => records.some((record) => dateIn(field, record) !== null)
  const suits = (field: AskedField) => (field.kind === 'date' || field.kind === 'year') && isTold(field)
  const [kept] = main.flatMap((name) => fields.filter((field) => field.name === name && suits(field)))
  const isWord = (field: AskedField) => field.kind === 'code'
  for (let at = 0; at < asked.words.length; at++) {
    const found = spanAt(asked, at)
    if (!found) continue
    const { span, said, words } = found
    const code = words[1] - words[0] === 1 && asked.beside(words[0], words[1], isWord)
    if (code && code.to === words[0] && !code.fields.some(suits)) continue
    const last = conditions.at(-1)
    const linked = last && words[0] - last.to === 1 && asked.isLink(last.to) ? last.fields[0] : undefined
    const field = asked.beside(words[0], words[1], suits)?.fields[0] ?? linked ?? kept
    if (!field || (field.kind === 'year' && !isWholeYears(span))) {
      asked.miss(...words)
    } else {
      asked.take(...words)
      conditions.push({
        ...{ at: words[0], to: words[1], fields: [field], isValue: true },
        said: `${field.label} ${said}`,
        fits: (record) => isWithin(dateIn(field, record), span),
      })
    }
    at = words[1] - 1
  }
  return conditions
}

const isWholeYears = ({ from, to, month }: Omit<Span, 'words'>) =>
  month === undefined && from.endsWith('-01-01') && to.endsWith('-12-31')

/** A year alone, or a month, is within where all of it is. */
function isWithin(date: IsoDate | null, { from, to, month }: Omit<Span, 'words'>): boolean {
  if (!date) return false
  if (month !== undefined) return Number(date.slice(5, 7)) === month
  const [year, ofYear] = date.split('-').map(Number) as [number, number?]
  if (date.length === LAST.length) return date >= from && date <= to
  const last = new Date(Date.UTC(year, ofYear ?? 12, 0)).toISOString().slice(0, LAST.length)
  return date + FIRST.slice(date.length) >= from && last <= to
}

/** Before all others, and after; the end of the first is that of any year's or month's first day. */
const FIRST = '1000-01-01'
const LAST = '9999-12-31'

/** What a date says together with the words around it: 'before 2020', 'from 03/01/2024 to 05/01/2024', '2019 or newer'. */
function spanAt(asked: AskedWords, at: number) {
  if (asked.at(at) === 'between' || asked.at(at) === 'from') {
    const first = dateAt(asked, at + 1)
    const link = first ? asked.phraseAt(first.words[1], TO) : 0
    const second = link ? dateAt(asked, first!.words[1] + link) : null
    if (first && second) {
      const words: [number, number] = [at, second.words[1]]
      return { span: { from: first.from, to: second.to }, said: asked.said(...words), words }
    }
  }
  const ways = [
    [AFTER, 'after'],
    [SINCE, 'since'],
    [BEFORE, 'before'],
    [UNTIL, 'until'],
  ] as const
  const lead = ways
    .map(([phrases, way]) => ({ way, length: asked.phraseAt(at, phrases) }))
    .sort((a, b) => b.length - a.length)[0]!
  const date = dateAt(asked, at + lead.length)
  if (!date) return null
  const [own, end] = date.words
  const later = asked.phraseAt(end, OR_LATER)
  const earlier = asked.phraseAt(end, OR_EARLIER)
  const isFrom = asked.at(at) === 'from'
  if (date.month === undefined && lead.length && !isFrom) {
    const span = {
      after: { from: next(date.to), to: LAST },
      since: { from: date.from, to: LAST },
      before: { from: FIRST, to: before(date.from) },
      until: { from: FIRST, to: date.to },
    }[lead.way]
    return { span, said: asked.said(at, end), words: [at, end] as [number, number] }
  }
  if (date.month === undefined && (later || earlier)) {
    const span = later ? { from: date.from, to: LAST } : { from: FIRST, to: date.to }
    const words: [number, number] = [own, end + (later || earlier)]
    return { span, said: asked.said(...words), words }
  }
  const words: [number, number] = [lead.length && !isFrom ? at : own, end]
  const { words: _, ...span } = date
  return lead.length && !isFrom ? null : { span, said: `in ${asked.said(own, end)}`, words }
}

const dayBeside = (date: IsoDate, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const next = (date: IsoDate) => dayBeside(date, 1)
const before = (date: IsoDate) => dayBeside(date, -1)

/** A day, a month of a year, a year, or a month of any year that is written at a place. */
function dateAt(asked: AskedWords, at: number): Span | null {
  for (let to = Math.min(at + 4, asked.words.length); to > at; to--) {
    const date = asked.isOpen(at) ? parseDate(asked.said(at, to)) : null
    if (date) return { from: date, to: date, words: [at, to] }
  }
  const word = asked.at(at)
  if (!asked.isOpen(at)) return null
  if (/^(?:19|20)\d\d$/.test(word)) return { ...yearSpan(word), words: [at, at + 1] }
  const month = monthOf(word)
  const [, number, of] = /^(0?[1-9]|1[0-2])\/((?:19|20)\d\d)$/.exec(word) ?? []
  if (number && of) return { ...monthSpan(Number(number), of), words: [at, at + 1] }
  if (!month) return null
  const comma = asked.at(at + 1) === ',' ? 1 : 0
  const year = asked.at(at + 1 + comma)
  if (/^(?:19|20)\d\d$/.test(year)) return { ...monthSpan(month, year), words: [at, at + 2 + comma] }
  return /^(?:in|of|during)$/.test(asked.at(at - 1)) ? { ...yearSpan('0000'), month, words: [at, at + 1] } : null
}

const yearSpan = (year: string) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

function monthSpan(month: number, year: string) {
  const days = new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
  const start = `${year}-${String(month).padStart(2, '0')}`
  return { from: `${start}-01`, to: `${start}-${days}` }
}
