import { addDays, datesIn, formatDate, type IsoDate } from '../../../shared/dates.ts'
import { writtenOut } from '../../documents/index.ts'
import { type AccountRecord, textAt } from '../../domains/on-file/types.ts'

/** A question about a client as its records are asked: `named` in full words without the client's own name, `text` with its days as well. `days` are those it told from today on, and `plain` is it without them. `isOfToday`: only what holds today is asked. */
export type ReadQuery = { named: string; text: string; plain: string; days: string[]; isOfToday: boolean }

/** Words that ask for everything. */
const ALL = /\b(?:everything|overview)\b/gi
const IN_FORCE = /\b(?:in[- ]?force|active|current(?:ly)?)\b/i
const NOT_IN_FORCE = /\b(?:not|no longer|n't|never|nothing|none)\b/i

/** Reads a question about a client: abbreviations written out, the client's own name taken out, spans told from today on as the days they mean. */
export function readQuery(query: string, account: AccountRecord): ReadQuery {
  const named = withoutName(writtenOut(query), account).replace(ALL, ' ')
  const isOfToday = IN_FORCE.test(named) && !NOT_IN_FORCE.test(named)
  const plain = named.replace(new RegExp(IN_FORCE.source, 'gi'), isOfToday ? ' ' : 'inforce')
  const text = withDays(plain, account.today)
  const said = datesIn(plain)
  return { named, text, plain, days: [...datesIn(text)].filter((date) => !said.has(date)).map(formatDate), isOfToday }
}

/** A question without the name of the client, whole or by its first words: whose records are asked is known. */
function withoutName(query: string, { name, records }: AccountRecord): string {
  const dba = records.flatMap((record) => textAt(record, 'dba') ?? [])
  return [name, ...dba].reduce((rest, own) => {
    const words = own.split(/[\s,]+/).filter((word) => /\p{L}|\p{N}|&/u.test(word))
    const starts = words.map((_, at) => words.slice(0, words.length - at)).filter(({ length }) => length > 1)
    return starts.reduce((left, start) => left.replace(literally(start), ' '), rest)
  }, query)
}

const literally = (words: string[]) => {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped.join('[\\s,]+')}(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu')
}

/** What is soon, in days, where nothing else is said: the second span of the list of what expires. */
const SOON = 60
const DAYS = { day: 1, week: 7, month: 30, quarter: 91, year: 365 }

const AHEAD = /\b(?:with)?in (?:the )?(?:next |coming |following )?(\d{1,3}) (day|week|month|quarter|year)s?\b/gi
const NEXT = /\b(?:the )?(?:next|coming) (\d{1,3}) (day|week|month|quarter|year)s?\b/gi
const SHORTLY = /\b(?:(?:very |pretty )?soon|shortly|(?<=\babout )to(?= (?:expire|end|renew|run out)\b))/gi
const MONTH = /\b(?:in )?(this|next) month\b/gi
const YEAR = /\b(?:in )?(this|next) year\b/gi
const FIRST = /\b(?:next|soonest|first)\b/gi

const span = (from: IsoDate, to: IsoDate) => `between ${formatDate(from)} and ${formatDate(to)}`

/** A question whose days are told from today on ("in the next 60 days", "soon", "this month") with the days they mean. */
function withDays(question: string, today: IsoDate): string {
  const ahead = (_: string, count: string, unit: string) =>
    span(today, addDays(today, Number(count) * DAYS[unit.toLowerCase() as keyof typeof DAYS]))
  const [year, month] = today.split('-').map(Number) as [number, number]
  const isNext = (which: string) => (which.toLowerCase() === 'next' ? 1 : 0)
  const told = question
    .replace(AHEAD, ahead)
    .replace(NEXT, ahead)
    .replace(MONTH, (_, which: string) => ofMonth(year, month - 1 + isNext(which)))
    .replace(YEAR, (_, which: string) => span(`${year + isNext(which)}-01-01`, `${year + isNext(which)}-12-31`))
  const soon = told.replace(SHORTLY, ' ')
  const days = soon === told ? told : `${soon.replace(/[?.!\s]+$/, '')} ${span(today, addDays(today, SOON))}`
  return days.replace(FIRST, 'earliest')
}

function ofMonth(year: number, index: number): string {
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return span(day(index, 1), day(index + 1, 0))
}
