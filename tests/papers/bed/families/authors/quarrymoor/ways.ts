import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** 1M, 1.5M, 500K, 2,500. */
export const brief = (amount: number): string => {
  if (amount >= 1e6) return `${amount / 1e6}M`
  return amount % 1000 === 0 ? `${amount / 1000}K` : amount.toLocaleString('en-US')
}

export const commas = (amount: number): string => amount.toLocaleString('en-US')

export const cents = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Whole numbers as a contract spells them: two hundred fifty thousand. */
export function inWords(amount: number): string {
  if (amount >= 1e6) return joined(amount, 1e6, 'million')
  if (amount >= 1000) return joined(amount, 1000, 'thousand')
  if (amount >= 100) return joined(amount, 100, 'hundred')
  if (amount < 20) return SMALL[amount]!
  return TENS[Math.floor(amount / 10)]! + (amount % 10 ? `-${SMALL[amount % 10]}` : '')
}

function joined(amount: number, unit: number, word: string): string {
  const rest = amount % unit
  return `${inWords(Math.floor(amount / unit))} ${word}${rest ? ` ${inWords(rest)}` : ''}`
}

/** A limit in force in words of the paper's own. */
export function said(voice: Voice, line: Line, name: string, say: (amount: number) => string): string {
  const printed = voice.limit(line, name)
  const { limits, excluded } = voice.truth.policies[line]
  return excluded === name ? printed : say(limits[name] ?? 0)
}

export const basis = (voice: Voice, line: 'gl', occurrence: string, claimsMade: string): string =>
  voice.truth.policies[line].claimsMade
    ? voice.tick('gl.claimsMade', claimsMade)
    : voice.tick('gl.occurrence', occurrence)

/** A voice's words are HTML; workbooks and messages take plain text. */
export const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a surplus lines bill adds to a premium. */
export function charges(voice: Voice, premium: number) {
  const { chance } = voice
  const tax = chance.pick([0.03, 0.0485, 0.05, 0.0494])
  const stamp = chance.pick([0.0004, 0.0018, 0.0015, 0.0006])
  const fee = chance.pick([150, 250, 350])
  const inspection = chance.pick([0, 175, 225])
  const taxed = premium + fee
  const rows: [string, number][] = [
    [chance.pick(['Policy fee (fully earned)', 'Broker fee', 'Company policy fee']), fee],
    [`Surplus lines tax ${cents(tax * 100)}%`, taxed * tax],
    [`Stamping ${chance.pick(['office fee', 'fee', 'fund'])} ${cents(stamp * 100)}%`, taxed * stamp],
  ]
  if (inspection) rows.splice(1, 0, ['Inspection fee', inspection])
  const total = rows.reduce((sum, [, amount]) => sum + amount, premium)
  return { rows, total }
}

/** A number a policy of somebody else might bear. */
export const otherNumber = (voice: Voice): string => {
  const { chance } = voice
  return chance.pick([
    `${chance.pick(['GLX', 'CPP', 'SBA', 'BAP', 'NXS'])}${chance.digits(7)}`,
    `${chance.digits(3)}-${chance.digits(7)}-${chance.digits(2)}`,
  ])
}

export const serial = (iso: string): number => Date.parse(iso) / 86_400_000 + 25_569
