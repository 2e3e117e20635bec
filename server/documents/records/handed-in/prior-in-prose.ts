import { findAmounts } from '../../../../shared/amounts.ts'
import { addYears, findDates, formatDate, type IsoDate } from '../../../../shared/dates.ts'
import { STATE_CODES } from '../../facts/addresses.ts'
import { lineNamed } from '../../facts/headings.ts'
import { normal } from '../../facts/sheet.ts'
import { paragraphsOf, type Sentence, sentencesOf } from '../../submission/prose.ts'
import { saidInProse } from '../../submission/sentences.ts'
import { dayOfChange } from '../../submission/told-once.ts'
import type { Page } from '../../types.ts'
import type { PaperRecord, RecordField } from '../types.ts'

const NUMBER = /\b(?<letters>[A-Z]{2,5})[ -]?\d[\d-]*\d\b/g
const COMPANY = /\p{Lu}[\p{L}'’&-]+(?: (?:(?:of|and|the) )?\p{Lu}[\p{L}'’&-]+)+/gu
/** Where the policy of another line begins within a sentence. */
const CLAUSES = /;\s+|,?\s+and\s+(?=(?:the|our|my)\s)/
/** Whose or what else it is: another company's, one that was, or one that is only offered. */
const NOT_OURS = /\b(?:his|her|their own|was|were|had|used to|quoted|offers?|umbrella|excess)\b/i
/** An amount right behind a number with such words is no premium. */
const NO_PREMIUM = /\b(?:limits?|each|per|occurrence|aggregate|deductible|retention)\b/i
const MOST_BETWEEN = 45
const MOD = /\bmod(?:ification)?(?: factor)?(?: of)? (?<mod>\d\.\d\d)\b/i

type Carried = { carrier: string; line: string; ends: IsoDate | null }

/**
 * The policies in force that the sentences of a letter tell: line, insurer, number and premium. They end on a day that is told with them, or on the
 * one on which all that is asked for begins, where the letter speaks of its policies as ending then.
 */
export function priorInProse(page: Page): PaperRecord[] {
  const sentences = paragraphsOf(page.lines).flatMap(sentencesOf)
  const change = dayOfChange(page, sentences, saidInProse(page))[0]
  const day = change ? (findDates(change.parts['']!)[0]?.date ?? null) : null
  const isOfAll = change !== undefined && /\b(?:policies|everything)\b/i.test(change.source.quote)
  const found = sentences.flatMap((one, at) => policiesIn(one, sentences[at - 1], page.number, day, isOfAll))
  const numbers = found.map(({ fields }) => fields.policy_number!.value)
  return found.filter((_, at) => numbers.indexOf(numbers[at]!) === numbers.lastIndexOf(numbers[at]!))
}

function policiesIn(
  sentence: Sentence,
  before: Sentence | undefined,
  page: number,
  day: IsoDate | null,
  isOfAll: boolean,
): PaperRecord[] {
  const { text, lines } = sentence
  const carried: Carried = { carrier: '', line: '', ends: null }
  // 'That one is with …', 'They have …' speak of what the sentence before began with, or named.
  if (before && /^(?:that|it|they|since)\b/i.test(text)) {
    carried.line = lineIn(before.text)
    carried.carrier = /^they\b/i.test(text) ? leadingName(before.text) : ''
  }
  return text.split(CLAUSES).flatMap((clause): PaperRecord[] => {
    const numbers = [...clause.matchAll(NUMBER)].filter(isNumber)
    const [number] = numbers
    if (!number || numbers.length > 1 || NOT_OURS.test(clause.slice(0, number.index))) return []
    carried.line = lineIn(clause.slice(0, number.index)) || carried.line
    carried.carrier = companyIn(clause) ?? carried.carrier
    const premium = premiumBehind(clause.slice(number.index + number[0].length))
    carried.ends = untilIn(clause) ?? endIn(clause, text, day) ?? carried.ends ?? (isOfAll ? day : null)
    const { ends } = carried
    const source = { page, quote: text, boxes: lines.map(({ box }) => box) }
    const told: [string, RecordField['value'] | null | undefined][] = [
      ['line', carried.line],
      ['carrier', carried.carrier],
      ['policy_number', number[0]],
      ['premium', premium],
      ['experience_mod', carried.line === WC ? MOD.exec(clause)?.groups?.mod : null],
      ['expiration_date', ends && formatDate(ends)],
    ]
    if (!carried.line || premium === null || !ends) return []
    const fields = Object.fromEntries(told.flatMap(([name, value]) => (value ? [[name, { value, source }]] : [])))
    return [{ type: 'prior_policy', page, fields }]
  })
}

const WC = 'Workers compensation'
const CALLED: readonly [RegExp, string][] = [
  [/\b(?:workers['’]? comp(?:ensation)?|compensation|comp)\b/i, WC],
  [/\b(?:general|the|our|my|present|current) liability\b/i, 'General liability'],
  [/\b(?:the|our|my|present|current) property\b/i, 'Property'],
]

/** The only line that words name as a policy; nothing of two, or of one that has no place here. */
function lineIn(text: string): string {
  const [line, another] = CALLED.flatMap(([words, name]) => (words.test(text) ? [name] : []))
  const named = lineNamed(normal(text))
  return line && !another && (!named || lineNamed(normal(line)) === named) ? line : ''
}

/** A policy number, which no state with its ZIP code is. */
const isNumber = ({ 0: text, groups }: RegExpExecArray | RegExpMatchArray) =>
  text.replace(/\D/g, '').length > 3 && !(STATE_CODES.has(groups!.letters!) && /^[A-Z]{2} \d{5}$/.test(text))

/** The only company of a clause, which names it in two words at least. */
function companyIn(clause: string): string | null {
  const names = [...clause.matchAll(COMPANY)].map(([name]) => name.replace(/^(?:The|Our|My|Since) /, ''))
  const [name, another] = names.filter((one) => one.includes(' ') && !/[A-Z]{2}|\d/.test(one))
  return another ? '' : (name ?? null)
}

const leadingName = (text: string) => {
  const [first] = text.matchAll(COMPANY)
  return first?.index === 0 ? first[0] : ''
}

function premiumBehind(rest: string): number | null {
  const [amount] = findAmounts(rest).filter(({ from, to }) => rest.slice(from, to).includes('$'))
  if (!amount || amount.from > MOST_BETWEEN) return null
  const around = `${rest.slice(0, amount.from)} ${rest.slice(amount.to).split(/[,.;]/)[0]}`
  return NO_PREMIUM.test(around) ? null : amount.amount
}

const MONTH_DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g

/** The only day of a clause, where it says until when something holds. */
function untilIn(clause: string): IsoDate | null {
  const [day, another] = findDates(clause)
  return day && !another && /\buntil $/i.test(clause.slice(0, day.from)) ? day.date : null
}

/** The day that a clause or its sentence tells as the end: in full, or without its year where it is the day of change. */
function endIn(clause: string, sentence: string, day: IsoDate | null): IsoDate | null {
  const dates = findDates(clause)
  const [first, second, third] = dates
  if (first && second && !third) return addYears(first.date, 1) === second.date ? second.date : null
  if (first && !second) return first.date === day ? day : null
  const [told, ...others] = new Set([...sentence.matchAll(MONTH_DAY)].map(([one]) => one))
  const full = findDates(sentence)
  if (full.length) return full.length === 1 && full[0]!.date === day ? day : null
  return day && told && !others.length && findDates(`${told}, ${day.slice(0, 4)}`)[0]?.date === day ? day : null
}
