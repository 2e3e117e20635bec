const DAY_MS = 86_400_000
/** Day 0 of the two calendars a workbook may count from; the first holds Lotus's 29 February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

/** Number formats a workbook uses by number without writing them down (ECMA-376 18.8.30). */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0',
  6: '$#,##0',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm',
  20: 'h:mm',
  21: 'h:mm',
  22: 'm/d/yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  44: '$#,##0.00',
}

/** The format behind a number, given the formats the workbook writes down itself. */
export function formatOf(id: number, written: Map<number, string>): string {
  return written.get(id) ?? BUILT_IN[id] ?? ''
}

/** What of a format says how a number is written: its first part, without words. */
const plainOf = (format: string) => format.split(';')[0]!.replace(/"[^"]*"|\\.|\[(?!\$)[^\]]*\]/g, '')
const isOfDates = (plain: string) => /[ymdh]/i.test(plain.replace(/\[\$[^\]]*\]|general/gi, ''))

/** A number from here on has more digits than a spreadsheet keeps. */
const CUT_FROM = 1e15

/** A number with all it holds, whatever the sheet shows of it: a date as YYYY-MM-DD, a percentage as one, a code with its leading zeros. One of which a spreadsheet keeps the first 15 digits alone is written as it is kept: "1.23E+16". */
export function exactNumber(value: number, format: string, from1904: boolean): string {
  const plain = plainOf(format)
  if (Math.abs(value) >= CUT_FROM && !isOfDates(plain)) return value.toExponential().toUpperCase()
  const digits = String(Number((plain.includes('%') ? value * 100 : value).toPrecision(15)))
  if (!isOfDates(plain))
    return plain.includes('%') ? `${digits}%` : /^0+$/.test(plain) ? digits.padStart(plain.length, '0') : digits
  const shown = showDate(value, plain, from1904)
  return shown.replace(/^(\d{2})\/(\d{2})\/(\d{4})(?: .*)?$/, '$3-$1-$2')
}

/** A number as the sheet shows it: dates as MM/DD/YYYY, money, percentages and thousands as formatted. */
export function showNumber(value: number, format: string, from1904: boolean): string {
  const plain = plainOf(format)
  if (isOfDates(plain)) return showDate(value, plain, from1904)
  if (!/[0#]/.test(plain)) return String(Number(value.toPrecision(15)))
  const percent = plain.includes('%')
  const digits = /\.([0#]+)/.exec(plain)?.[1]?.length ?? 0
  const shown = Math.abs(percent ? value * 100 : value).toLocaleString('en-US', {
    minimumFractionDigits: Math.min(digits, 20),
    maximumFractionDigits: Math.min(digits, 20),
    useGrouping: plain.includes(','),
  })
  const sign = value < 0 ? '-' : ''
  return `${sign}${format.includes('$') ? '$' : ''}${shown}${percent ? '%' : ''}`
}

function showDate(value: number, format: string, from1904: boolean): string {
  const date = new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(value * DAY_MS))
  if (Number.isNaN(date.getTime())) return String(value)
  const [day, time] = [date.toISOString().slice(0, 10), date.toISOString().slice(11, 16)]
  const us = `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
  if (!/[yd]/i.test(format)) return time
  return /h/i.test(format) ? `${us} ${time}` : us
}
