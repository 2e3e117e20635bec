import { CLAIM } from './families/claims.ts'
import type { Token } from './tokens.ts'
import { type Measured, measureOfHead } from './total-measures.ts'
import { isSameAmount, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** Figures over one another with the words of their head, each by the place of its row. */
export type Column = { words: string[]; cells: { row: number; token: Token }[] }
type Told = { head: string; words: string[]; of: Map<number, { value: number; token: Token }> }

const { sums } = CLAIM
const WHOLE = 'claim_incurred'

/**
 * What each row of a summary tells, by the names records have. Amounts told in parts are what they make together where the whole is printed too,
 * in every row; else one is told only where a single head names it. `years`: so many rows are of a year, one more may be of all.
 */
export function measuresOfYears(columns: Column[], years: number): Measured[][] {
  const told = columns.map(toldOf)
  const rows = Math.max(years, ...columns.flatMap(({ cells }) => cells.map(({ row }) => row + 1)))
  const [counts, amounts] = [told.filter(isCounted), told.filter((one) => !isCounted(one))]
  const measures = [...amountsOf(amounts), ...(counts.length === 1 ? [{ name: 'count', parts: counts }] : [])]
  return Array.from({ length: rows }, (_, row) =>
    measures.flatMap(({ name, parts }): Measured[] => {
      const own = parts.flatMap(({ of }) => of.get(row) ?? [])
      const cents = own.reduce((sum, { value }) => sum + Math.round(value * 100), 0)
      return own.length === parts.length ? [{ name, value: cents / 100, tokens: own.map(({ token }) => token) }] : []
    }),
  )
}

function toldOf({ words, cells }: Column): Told {
  const of = new Map<number, { value: number; token: Token }>()
  for (const { row, token } of cells) {
    const value = valueOf('amount', [token.word.text])
    if (typeof value === 'number') of.set(row, { value, token })
  }
  const head = words.join(' ')
  return { head, words: wordsOf(head), of }
}

const isCounted = ({ head, of }: Told) =>
  measureOfHead(head) === 'count' && [...of.values()].every(({ token }) => /^\d{1,4}$/.test(token.word.text))

/** Whether a head has a word of what claims cost. */
export const isOfClaims = (head: string): boolean =>
  wordsOf(head).some((word) => Object.values(sums!).some(({ words }) => words.includes(word)))

type Named = { name: string; parts: Told[] }

function amountsOf(amounts: Told[]): Named[] {
  const holding = (words: readonly string[], but: readonly string[] = []) =>
    withoutWhole(
      amounts.filter(
        (one) => one.words.some((word) => words.includes(word)) && !one.words.some((word) => but.includes(word)),
      ),
    )
  const whole = sums!.whole.words
  const [paid, reserves, recovered] = [sums!.paid, sums!.reserves, sums!.recovered].map(({ words }) =>
    holding(words, whole),
  )
  const wholes = holding(whole)
  const named = [
    { name: sums!.paid.field, parts: paid! },
    { name: sums!.reserves.field, parts: reserves! },
    { name: sums!.recovered.field, parts: recovered! },
  ].filter(({ parts }) => parts.length > 0)
  if (paid!.length && reserves!.length && wholes.length) {
    const made = wholes.filter((one) =>
      [0, 1, -1].some((sign) => isMadeOf(one, [...paid!, ...reserves!], recovered!, sign)),
    )
    return made.length === 1 ? [...named, { name: WHOLE, parts: made }] : []
  }
  return [...named, { name: WHOLE, parts: wholes }].filter(
    ({ name, parts }) => parts.length === 1 && measureOfHead(parts[0]!.head) === name,
  )
}

/** The one of several columns that is the sum of the others in every row; else all of them. */
function withoutWhole(columns: Told[]): Told[] {
  const sum = columns.filter(
    (one) =>
      columns.length > 2 &&
      isMadeOf(
        one,
        columns.filter((other) => other !== one),
        [],
        0,
      ),
  )
  return sum.length === 1 ? sum : columns
}

/** Whether these make up a column in each of its rows, and not only of nothing. */
function isMadeOf(whole: Told, parts: Told[], recovered: Told[], sign: number): boolean {
  const rows = [...whole.of]
  const cents = (columns: Told[], row: number) =>
    columns.reduce((sum, { of }) => sum + Math.round((of.get(row)?.value ?? Number.NaN) * 100), 0)
  return (
    rows.some(([, { value }]) => value !== 0) &&
    rows.every(([row, { value }]) =>
      isSameAmount((cents(parts, row) + (sign ? sign * cents(recovered, row) : 0)) / 100, value),
    )
  )
}
