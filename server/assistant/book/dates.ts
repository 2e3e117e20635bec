import { addDays, findDates, type IsoDate, monthOf, type Span } from '../../../shared/dates.ts'

/** The days that words mean; those without a year are the next ones, or the last ones of what is past. */
export type Days = (isPast: boolean) => Span

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DAY = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,? \\d{4})?|${MONTH}(?: (?:of )?\\d{4})?|today|tomorrow|yesterday)`
const UNIT = '(day|week|month|year)s?'
const NUMBER = '(\\d{1,3})'

type Way = { words: RegExp; read: (match: string[], today: IsoDate) => Days | null }

const iso = (year: number, month: number, day: number): IsoDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const partsOf = (day: IsoDate) => day.split('-').map(Number) as [number, number, number]
const monthSpan = (year: number, month: number): Span => ({ from: iso(year, month, 1), to: iso(year, month + 1, 0) })
const ahead = (today: IsoDate, count: number, unit: string): IsoDate => {
  const [year, month, day] = partsOf(today)
  if (unit === 'day') return addDays(today, count)
  if (unit === 'week') return addDays(today, count * 7)
  // A month from the 31st ends with the next month.
  const [toYear, toMonth] = partsOf(iso(year, month + count * (unit === 'year' ? 12 : 1), 1))
  return iso(toYear, toMonth, Math.min(day, partsOf(iso(toYear, toMonth + 1, 0))[2]))
}

/** A day or a month as it is written. */
function daysOf(words: string, today: IsoDate): Days | null {
  const text = words.trim().toLowerCase()
  const [year, month] = partsOf(today)
  const one =
    (day: IsoDate): Days =>
    () => ({ from: day, to: day })
  if (text === 'today') return one(today)
  if (text === 'tomorrow') return one(addDays(today, 1))
  if (text === 'yesterday') return one(addDays(today, -1))
  const [found] = findDates(text)
  if (found) return one(found.date)
  const [, name = '', rest = ''] = /^([a-z]+)\.?\s*(.*)$/.exec(text) ?? []
  const named = monthOf(name)
  if (!named) return null
  const given = /(\d{4})$/.exec(rest)
  const date = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(rest)
  if (given) return () => monthSpan(Number(given[1]), named)
  return (isPast) => {
    const spanIn = (of: number): Span => {
      const day = date ? iso(of, named, Number(date[1])) : null
      return day ? { from: day, to: day } : monthSpan(of, named)
    }
    if (!date && named === month) return spanIn(year)
    const isOver = spanIn(year).to! < today
    return spanIn(isPast ? (isOver ? year : year - 1) : isOver ? year + 1 : year)
  }
}

const between: Way['read'] = ([, first, last], today) => {
  const [one, other] = [daysOf(first!, today), daysOf(last!, today)]
  if (!one || !other) return null
  return (isPast) => {
    const from = one(isPast).from!
    const to = other(isPast).to!
    if (to >= from) return { from, to }
    return isPast ? { from: ahead(from, -1, 'year'), to } : { from, to: ahead(to, 1, 'year') }
  }
}

/** From the Monday of the week so many weeks on, and the like for the months, quarters and years. */
function whole(unit: string, on: number, today: IsoDate): Span {
  const [year, month] = partsOf(today)
  if (unit === 'month') return monthSpan(year, month + on)
  if (unit === 'year') return { from: iso(year + on, 1, 1), to: iso(year + on, 12, 31) }
  if (unit === 'quarter') {
    const first = Math.floor((month - 1) / 3) * 3 + 1 + on * 3
    return { from: iso(year, first, 1), to: iso(year, first + 3, 0) }
  }
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7) + on * 7)
  return { from: monday, to: addDays(monday, 6) }
}

const ON = { this: 0, next: 1, last: -1 }

/** How days are said, the longer ways first. */
const WAYS: Way[] = [
  { words: new RegExp(`\\bbetween (${DAY}) and (${DAY})`, 'gi'), read: between },
  { words: new RegExp(`\\b(?:from )?(${DAY}) (?:to|through|until|-) (${DAY})`, 'gi'), read: between },
  {
    words: new RegExp(`\\b(?:with)?in (?:the )?(?:(?:next|coming|following) )?${NUMBER} ${UNIT}\\b`, 'gi'),
    read:
      ([, count, unit], today) =>
      () => ({ from: today, to: ahead(today, Number(count), unit!.toLowerCase()) }),
  },
  {
    words: new RegExp(`\\b(?:over |during )?(?:the )?(?:next|coming) ${NUMBER} ${UNIT}\\b`, 'gi'),
    read:
      ([, count, unit], today) =>
      () => ({ from: today, to: ahead(today, Number(count), unit!.toLowerCase()) }),
  },
  {
    words: new RegExp(`\\b(?:in |within |over |during )?(?:the )?(?:last|past) ${NUMBER} ${UNIT}\\b`, 'gi'),
    read:
      ([, count, unit], today) =>
      () => ({ from: ahead(today, -Number(count), unit!.toLowerCase()), to: today }),
  },
  {
    words: /\b(?:in |during )?(this|next|last) (week|month|quarter|year)\b/gi,
    read:
      ([, which, unit], today) =>
      () =>
        whole(unit!.toLowerCase(), ON[which!.toLowerCase() as keyof typeof ON], today),
  },
  {
    words: new RegExp(`\\b(before|after|since|by|until|through|on or before|on or after) (${DAY})`, 'gi'),
    read: ([, which, words], today) => {
      const days = daysOf(words!, today)
      const side = which!.toLowerCase()
      // "By June" may mean its first day or its last.
      if (!days || (side === 'by' && days(false).from !== days(false).to)) return null
      return (isPast) => {
        const { from, to } = days(isPast)
        if (side === 'before') return { to: addDays(from!, -1) }
        if (side === 'after') return { from: addDays(to!, 1) }
        return side === 'since' || side === 'on or after' ? { from } : { to }
      }
    },
  },
  {
    words: /\b(?:in|during) ((?:19|20)\d{2})\b/g,
    read:
      ([, year]) =>
      () => ({ from: `${year!}-01-01`, to: `${year!}-12-31` }),
  },
  {
    words: new RegExp(`\\b(?:in|during|on|for|of) (?:the month of )?(${DAY})`, 'gi'),
    read: ([, words], today) => daysOf(words!, today),
  },
  { words: /\b(today|tomorrow|yesterday)\b/gi, read: ([, words], today) => daysOf(words!, today) },
]

/** A text with the days it says put in other words. */
export function withDays(text: string, today: IsoDate, put: (words: string, days: Days) => string): string {
  return WAYS.reduce(
    (rest, { words, read }) =>
      rest.replace(words, (...match: string[]) => {
        const days = read(match, today)
        return days ? put(match[0]!.trim(), days) : match[0]!
      }),
    text,
  )
}
