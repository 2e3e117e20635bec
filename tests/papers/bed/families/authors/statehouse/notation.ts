import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const TENS = ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A whole number in words, as far as limits go. */
function numberWords(value: number): string {
  if (value >= 1_000_000 && value % 1_000_000 === 0) return `${numberWords(value / 1_000_000)} million`
  if (value >= 1_000_000)
    return `${numberWords(Math.floor(value / 1_000_000))} million ${numberWords(value % 1_000_000)}`
  if (value >= 1000) return `${numberWords(Math.floor(value / 1000))} thousand${below(value % 1000)}`
  if (value >= 100) return `${ONES[Math.floor(value / 100)]} hundred${below(value % 100)}`
  if (value < 16) return ONES[value]!
  return value % 10 ? `${TENS[Math.floor(value / 10)]}-${ONES[value % 10]}` : TENS[Math.floor(value / 10)]!
}
const below = (rest: number) => (rest ? ` ${numberWords(rest)}` : '')

/** "One Million Dollars ($1,000,000)". */
export const dollarsInWords = (amount: number) =>
  `${numberWords(amount).replace(/(^|[ -])\w/g, (letter) => letter.toUpperCase())} Dollars ($${amount.toLocaleString('en-US')})`
/** 1,000 for a million. */
export const thousands = (amount: number) => (amount / 1000).toLocaleString('en-US')
/** $1M, $500K. */
export const short = (amount: number) => (amount >= 1_000_000 ? `$${amount / 1_000_000}M` : `$${amount / 1000}K`)
/** 1,000,000 without a sign. */
export const plain = (amount: number) => amount.toLocaleString('en-US')

/** A limit remembered as an answer but printed in a notation of one's own. */
export function limitAs(voice: Voice, line: Line, name: string, print: (amount: number) => string): string {
  const usual = voice.limit(line, name)
  const policy = voice.truth.policies[line]
  return policy.excluded === name ? usual : print(policy.limits[name] ?? 0)
}

/** The term remembered, printed by `print` from ISO dates. */
export function termAs(voice: Voice, line: Line, print: (iso: string) => string): [from: string, to: string] {
  voice.effective(line)
  voice.expiration(line)
  const { effective, expiration } = voice.truth.policies[line]
  return [print(effective), print(expiration)]
}

/** 07/01/25. */
export const shortDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** The first day of July, 2025. */
export const spokenDate = (iso: string) => {
  const day = Number(iso.slice(8))
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `the ${day}${ending} day of ${MONTHS[Number(iso.slice(5, 7)) - 1]}, ${iso.slice(0, 4)}`
}
/** JUL 01 2025. */
export const stampedDate = (iso: string) =>
  `${MONTHS[Number(iso.slice(5, 7)) - 1]!.slice(0, 3).toUpperCase()} ${iso.slice(8)} ${iso.slice(0, 4)}`

/** Employers liability as a sentence. */
export function employersSentence(voice: Voice, print?: (amount: number) => string): string {
  const say = (name: string) => (print ? limitAs(voice, 'wc', name, print) : voice.limit('wc', name))
  const [accident, disease, employee] = [say('accident'), say('disease'), say('employee')]
  return voice.chance.pick([
    `The limits of our liability under Part Two are: bodily injury by accident, ${accident} each accident; bodily injury by disease, ${disease} policy limit; bodily injury by disease, ${employee} each employee.`,
    `Under Part Two we will pay no more than ${accident} for any one accident, no more than ${employee} for disease of any one employee, and no more than ${disease} for all disease in the policy period regardless of the number of employees.`,
    `Employers liability is provided at ${accident} for each accident, with ${disease} as the policy limit for disease and ${employee} for each employee by disease.`,
    `Part Two (Employers Liability) — disease, aggregate for the policy: ${disease}; disease, any one employee: ${employee}; accident, any one accident: ${accident}.`,
  ])
}

/** Employers liability as 1,000/1,000/1,000, with the words that say which is which. */
export function employersTriple(voice: Voice): string {
  const [accident, disease, employee] = ['accident', 'disease', 'employee'].map((name) =>
    limitAs(voice, 'wc', name, thousands),
  )
  return voice.chance.pick([
    `${accident}/${disease}/${employee} (in thousands: each accident / disease policy limit / disease each employee)`,
    `${accident} / ${employee} / ${disease} (000s omitted — accident / disease per employee / disease policy limit)`,
    `BI by accident–BI by disease policy limit–BI by disease each employee ($000): ${accident}–${disease}–${employee}`,
  ])
}

/** Employers liability in rows, under one of several sets of words. */
export function employersRows(voice: Voice): [string, string][] {
  const words = voice.chance.pick([
    ['Bodily Injury by Accident — each accident', 'Bodily Injury by Disease — policy limit', 'Bodily Injury by Disease — each employee'],
    ['Each Accident', 'Disease, Policy Limit', 'Disease, Each Employee'],
    ['EL per accident', 'EL disease aggregate', 'EL disease per employee'],
    ['Accident (any one accident)', 'Occupational disease (all employees, policy term)', 'Occupational disease (any one employee)'],
  ]) // biome-ignore format: in the order of the names
  const rows = ['accident', 'disease', 'employee'].map((name, index): [string, string] => [
    words[index]!,
    voice.limit('wc', name),
  ])
  return voice.chance.maybe(0.3) ? [rows[0]!, rows[2]!, rows[1]!] : rows
}

/** A row of a sheet as plain text. */
export const plainRow = (row: string[]): string[] =>
  row.map((cell) => cell.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
