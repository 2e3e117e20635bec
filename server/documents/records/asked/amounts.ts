import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import type { PaperRecord } from '../types.ts'
import type { Condition } from './condition.ts'
import { type AskedField, isTold } from './fields.ts'
import type { AskedWords } from './words.ts'

const OVER = ['more than', 'greater than', 'larger than', 'higher than', 'bigger than', 'in excess of', 'over', 'above', 'exceeding', 'exceeds', 'exceed'] // biome-ignore format: a list
const AT_LEAST = ['at least', 'no less than', 'not less than', 'minimum of', 'from']
const UNDER = ['less than', 'fewer than', 'smaller than', 'lower than', 'under', 'below']
const AT_MOST = ['at most', 'no more than', 'not more than', 'up to', 'maximum of']
const OR_MORE = [
  'or more',
  'and more',
  'or higher',
  'or above',
  'and above',
  'or over',
  'and over',
  'and up',
  'or greater',
]
const OR_LESS = ['or less', 'or fewer', 'or lower', 'or below', 'or under', 'and under', 'and below']

type Way = { said: string; holds: (amount: number, limit: number) => boolean }
const WAYS: Record<'over' | 'atLeast' | 'under' | 'atMost', Way> = {
  over: { said: 'over', holds: (amount, limit) => amount > limit },
  atLeast: { said: 'at least', holds: (amount, limit) => amount >= limit },
  under: { said: 'under', holds: (amount, limit) => amount < limit },
  atMost: { said: 'at most', holds: (amount, limit) => amount <= limit },
}

/** Below this a bare number is hardly money. */
const LEAST_MONEY = 1000

/** Amounts compared with numbers: 'paid over $10,000', 'between 2 and 5 violations'; where the field is named, or there is but one. */
export function amountConditions(asked: AskedWords, fields: AskedField[], records: PaperRecord[]): Condition[] {
  const conditions: Condition[] = []
  const suits = (field: AskedField) =>
    field.kind === 'amount' && records.some((record) => field.numberIn(record) !== null)
  for (let at = 0; at < asked.words.length; at++) {
    const found = comparisonAt(asked, at)
    if (!found) continue
    const { to, limits, isMoney, said } = found
    const naming = asked.beside(at, to, suits)
    const money = mainAmounts(fields, records)
    const whole = fields.filter((one) => one.name === 'incurred' && suits(one))
    const ofOne = whole.length ? whole : money
    const isUnit = !naming && asked.isOpen(to) && !asked.isEmpty(to)
    const [field] = naming ? naming.fields : ofOne.length === 1 && isMoney && !isUnit ? ofOne : []
    if (!field) {
      asked.miss(at, isUnit ? to + 1 : to)
    } else {
      asked.take(at, to)
      conditions.push({
        ...{ at, to, fields: [field], said: `${field.label} ${saidWith(field, said, limits)}`, isValue: false },
        fits: (record) => {
          const amount = field.numberIn(record)
          return amount !== null && limits.every(({ way, limit }) => way.holds(amount, limit))
        },
      })
    }
    at = to - 1
  }
  return conditions
}

/** The amounts an entry has as a whole, as far as any entry tells them. */
export const mainAmounts = (fields: AskedField[], records: PaperRecord[]) =>
  fields.filter((field) => field.isMoney && !field.isPart && records.some((record) => isTold(field, record)))

type Limit = { way: Way; limit: number }

/** An amount as it is said of a field. */
export const amountWords = ({ isMoney }: AskedField, amount: number) =>
  `${amount < 0 ? '-' : ''}${isMoney ? '$' : ''}${formatAmount(Math.abs(amount))}`

const saidWith = (field: AskedField, said: string, limits: Limit[]) =>
  `${said} ${limits.map(({ limit }) => amountWords(field, limit)).join(' and ')}`

function comparisonAt(asked: AskedWords, at: number) {
  if (asked.at(at) === 'between') {
    const low = numberAt(asked, at + 1)
    const high = low && asked.at(low.to) === 'and' ? numberAt(asked, low.to + 1) : null
    const limits =
      low &&
      high &&
      [low, high].map(({ amount }, index) => ({ way: index ? WAYS.atMost : WAYS.atLeast, limit: amount }))
    return limits ? { to: high!.to, limits, isMoney: low!.isMoney && high!.isMoney, said: 'between' } : null
  }
  const before = ([[OVER, WAYS.over], [AT_LEAST, WAYS.atLeast], [UNDER, WAYS.under], [AT_MOST, WAYS.atMost]] as const) // biome-ignore format: a table
    .map(([phrases, way]) => ({ length: asked.phraseAt(at, phrases), way }))
    .sort((a, b) => b.length - a.length)[0]!
  const number = numberAt(asked, at + before.length)
  if (!number || number.isYear) return null
  if (before.length) return { ...number, limits: [{ way: before.way, limit: number.amount }], said: before.way.said }
  for (const [phrases, way] of [
    [OR_MORE, WAYS.atLeast],
    [OR_LESS, WAYS.atMost],
  ] as const) {
    // biome-ignore format: a table
    const length = asked.phraseAt(number.to, phrases)
    if (length) return { ...number, to: number.to + length, limits: [{ way, limit: number.amount }], said: way.said }
  }
  return null
}

/** Small numbers in words, each at its place. */
export const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number that is written at a place: '$10,000', '25k', 'two', '1.5 million'. */
export function numberAt(asked: AskedWords, at: number) {
  if (!asked.isOpen(at)) return null
  const text = asked.at(at)
  const small = SMALL.indexOf(text)
  if (small > 0) return { amount: small, to: at + 1, isMoney: false, isYear: false }
  const unit = /^(?:k|m|mm|mil|thousand|million|billion)$/.test(asked.at(at + 1))
  const amount = parseAmount(unit ? `${text} ${asked.at(at + 1)}` : text)
  if (amount === null) return null
  const isYear = /^(?:19|20)\d\d$/.test(text) && !unit
  const isMoney = /[$,km]/.test(text) || unit || amount >= LEAST_MONEY
  return { amount, to: at + (unit ? 2 : 1), isMoney, isYear }
}
