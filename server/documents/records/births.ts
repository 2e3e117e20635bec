import { findDates, formatDate, type IsoDate, parseDate } from '../../../shared/dates.ts'
import type { Page } from '../types.ts'
import type { Family, PaperRecord, RecordField, RecordValue } from './types.ts'

/** In years, on the day of a document that lists a person who drives: from a permit on a farm. */
const YOUNGEST = 14
const OLDEST = 100

/**
 * Dates of birth whose year is printed in two digits are of the century in which the person is of an age to be listed: on the last day the pages
 * print in full, and on the day they are read. Where neither century is one, or both are, the date is left out.
 */
export function withBirths(records: PaperRecord[], families: Family[], pages: Page[], today: IsoDate): PaperRecord[] {
  const births = new Set(families.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'birth')))
  const names = [...new Set([...births].map(({ name }) => name))]
  const isOpen = ({ fields }: PaperRecord) => names.some((name) => fields[name] && isShort(fields[name]))
  if (!records.some(isOpen)) return records
  const days = [lastDay(pages, today), today].filter((day) => day !== null)
  return records.map((record) => {
    if (!isOpen(record)) return record
    const fields = Object.entries(record.fields).flatMap(([name, field]) => {
      if (!names.includes(name) || !isShort(field)) return [[name, field] as const]
      const value = bornOn(field.value, days)
      return value === null ? [] : [[name, { ...field, value }] as const]
    })
    return { ...record, fields: Object.fromEntries(fields) }
  })
}

const isShort = ({ source, further = [] }: RecordField) =>
  [source, ...further].every(({ quote }) => !/\d{4}/.test(quote))

function bornOn(value: RecordValue, days: IsoDate[]): string | null {
  const date = typeof value === 'string' ? parseDate(value) : null
  if (!date) return null
  const years = new Set(days.flatMap((day) => centuries(Number(date.slice(0, 4)), Number(day.slice(0, 4)))))
  const [year] = years
  return years.size === 1 ? formatDate(`${year}${date.slice(4)}`) : null
}

const centuries = (year: number, now: number) =>
  [year - 100, year, year + 100].filter((one) => now - one >= YOUNGEST && now - one < OLDEST)

/** The last date up to today that the pages print with all digits of its year; null where there is none. */
function lastDay(pages: Page[], today: IsoDate): IsoDate | null {
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).filter((text) => /\d{4}/.test(text))
  const days = texts.flatMap((text) =>
    findDates(text).flatMap(({ date, from, to }) => (/\d{4}/.test(text.slice(from, to)) ? [date] : [])),
  )
  return days.reduce<IsoDate | null>((last, day) => (day <= today && (last === null || day > last) ? day : last), null)
}
