import type { Measure } from '../../documents/index.ts'
import { type Claim, plainNumber } from './claim.ts'
import { cents } from './money.ts'

export const MEASURES: Measure[] = ['paid', 'reserved', 'recovered', 'incurred']

/** Told once over many rows. */
const OF_THE_REPORT = new Set(['effective_date', 'policy_number', 'policy_period', 'named_insured', 'insured', 'company_name', 'agency']) // biome-ignore format: a list

/** All that a row says, whatever its columns are called: rows of one claim that differ in any of it are its claimants or coverages. */
function wordsOf({ number, policy, line, fields }: Claim): string {
  const own = Object.entries(fields).filter(([name]) => !OF_THE_REPORT.has(name))
  const told = own.map(([name, { value }]) => [name, value] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([plainNumber(number), policy, line, told])
}

/** The claims whose row stands among these before, each with the first that says the same. */
export function repeatedAmong(claims: readonly Claim[]): Map<Claim, Claim> {
  const first = new Map<string, Claim>()
  const repeated = new Map<Claim, Claim>()
  for (const claim of claims) {
    const words = wordsOf(claim)
    const before = first.get(words)
    if (before) repeated.set(claim, before)
    else first.set(words, claim)
  }
  return repeated
}

/** What the rows of one claim come to, in cents; null where one of them does not tell it. */
export function sumsOf(rows: readonly Claim[]): Record<Measure, number | null> {
  const sumOf = (measure: Measure) =>
    rows.reduce<number | null>((sum, { figures }) => {
      const figure = figures[measure]
      return sum === null || !figure ? null : sum + cents(figure.value)
    }, 0)
  return {
    paid: sumOf('paid'),
    reserved: sumOf('reserved'),
    recovered: sumOf('recovered'),
    incurred: sumOf('incurred'),
  }
}
