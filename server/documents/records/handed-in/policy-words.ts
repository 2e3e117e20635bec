import { findAmounts } from '../../../../shared/amounts.ts'
import { addYears, findDates, type IsoDate } from '../../../../shared/dates.ts'
import { STATE_CODES } from '../../facts/addresses.ts'
import { lineNamed } from '../../facts/headings.ts'
import { normal } from '../../facts/sheet.ts'

const NUMBER = /\b(?<letters>[A-Z]{2,5})(?:[ -][A-Z]{2,5})*[ -]?\d[\d-]*\d\b/g
const COMPANY = /\p{Lu}[\p{L}'’&-]+(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}'’&-]+)+/gu
/** An amount right behind a number with such words is no premium. */
const NO_PREMIUM = /\b(?:limits?|each|per|occurrence|aggregate|deductible|retention)\b/i
const MOST_BETWEEN = 45
const MOD = /\bmod(?:ification)?(?: factor)?(?: of)? (?<mod>\d\.\d\d)\b/i

export const WC = 'Workers compensation'
const CALLED: readonly [RegExp, string][] = [
  [/\b(?:workers['’]? comp(?:ensation)?|compensation|comp|WC|employers['’]? liability)\b/i, WC],
  [/\b(?:general|the|our|my|present|current) liability\b|\bGL\b/i, 'General liability'],
  [/\b(?:the|our|my|present|current) property\b/i, 'Property'],
  [/\b(?:auto|automobile)\b/i, 'Automobile'],
]

/** The only line that words name as a policy; nothing of two, or of one that has no place here. */
export function lineIn(text: string): string {
  const [line, another] = CALLED.flatMap(([words, name]) => (words.test(text) ? [name] : []))
  const named = lineNamed(normal(text))
  return line && !another && (!named || lineNamed(normal(line)) === named) ? line : ''
}

/** The policy numbers of a text, which no state with its ZIP code is. */
export const numbersIn = (text: string) =>
  [...text.matchAll(NUMBER)].filter(
    ({ 0: number, groups }) =>
      number.replace(/\D/g, '').length > 3 && !(STATE_CODES.has(groups!.letters!) && /^[A-Z]{2} \d{5}$/.test(number)),
  )

/** The only company of a clause, which names it in two words at least; '' where there are several. */
export function companyIn(clause: string): string | null {
  const names = [...clause.matchAll(COMPANY)].map(([name]) => name.replace(/^(?:The|Our|My|Since|At) /, ''))
  const [name, another] = names.filter((one) => one.includes(' ') && !/[A-Z]{2}|\d/.test(one))
  return another ? '' : (name ?? null)
}

export const leadingName = (text: string) => {
  const [first] = text.matchAll(COMPANY)
  return first?.index === 0 ? first[0] : ''
}

/** The amount right behind a number, where nothing makes a limit of it; days stand between as well. */
export function premiumBehind(behind: string): number | null {
  const rest = findDates(behind).reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), behind)
  const [amount] = findAmounts(rest).filter(({ from, to }) => rest.slice(from, to).includes('$'))
  if (!amount || amount.from > MOST_BETWEEN) return null
  const around = `${rest.slice(0, amount.from)} ${rest.slice(amount.to).split(/[,.;]/)[0]}`
  return NO_PREMIUM.test(around) ? null : amount.amount
}

/** What a sentence says that something costs. */
export function premiumTold(text: string): number | null {
  const { index, 0: said } = /\b(?:costs?|premium (?:is|was|of))(?: (?:us|me))? (?=\$)/i.exec(text) ?? { 0: '' }
  return index === undefined ? null : (findAmounts(text.slice(index + said.length))[0]?.amount ?? null)
}

export const modIn = (text: string) => MOD.exec(text)?.groups?.mod ?? null

const COUNTED = 'no one two three four five six seven eight nine ten'.split(' ')
/** How many claims a sentence says that there were; null where it does not, or of several kinds. */
export function claimsIn(text: string): string | null {
  const [only, another] = text.matchAll(
    new RegExp(`\\b(${COUNTED.join('|')}|\\d{1,2}) (?:claims?|loss(?:es)?)\\b`, 'gi'),
  )
  if (!only || another) return null
  const count = COUNTED.indexOf(only[1]!.toLowerCase())
  return count < 0 ? only[1]! : `${count}`
}

/** The only amount of a sentence that it says was paid. */
export function amountPaid(text: string): number | null {
  const paid = [...text.matchAll(/\$[\d,]*\d(?: (?:was|were|has been))? paid\b|\bpaid \$[\d,]*\d/gi)]
  return paid.length === 1 ? (findAmounts(paid[0]![0])[0]?.amount ?? null) : null
}

/** When a policy begins and ends, as far as it is told. */
export type Term = { from: IsoDate | null; to: IsoDate | null }

/** The term that a clause tells: a year, until when it is, or from when; without a year the day of change. */
export function termIn(clause: string, sentence: string, day: IsoDate | null): Term | null {
  const [first, second, third] = findDates(clause)
  if (first && second)
    return !third && addYears(first.date, 1) === second.date ? { from: first.date, to: second.date } : null
  const lead = clause.slice(0, first?.from ?? 0)
  if (first && /\buntil $/i.test(lead)) return { from: null, to: first.date }
  if (first && /\b(?:from|began on|begins on|beginning|started on|since) $/i.test(lead))
    return { from: first.date, to: null }
  if (first) return first.date === day ? { from: null, to: day } : null
  const [told, ...others] = new Set([...sentence.matchAll(MONTH_DAY)].map(([one]) => one))
  const full = findDates(sentence)
  if (full.length) return full.length === 1 && full[0]!.date === day ? { from: null, to: day } : null
  const isChange = day && told && !others.length && findDates(`${told}, ${day.slice(0, 4)}`)[0]?.date === day
  return isChange ? { from: null, to: day } : null
}

const MONTH_DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g
