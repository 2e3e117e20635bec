import { formatAmount } from '../../../shared/amounts.ts'
import type { ClaimFigure, Passage } from '../../documents/index.ts'
import { placeIn } from '../holdings.ts'
import type { Cell, ReviewPaper } from '../types.ts'
import type { Claim } from './claim.ts'

export const cents = (value: number) => Math.round(value * 100)
export const dollars = (amount: number) => `${amount < 0 ? '-' : ''}$${formatAmount(Math.abs(amount) / 100)}`

/** '1 claim', '3 claims'. */
export const counted = (count: number, of = 'claim') => `${count} ${of}${count === 1 ? '' : 's'}`

export const said = (paper: ReviewPaper, text: string, source: Passage): Cell => ({
  text,
  place: placeIn(paper, source),
  note: null,
})

/** The words of a value with those of others on its page, in the order they are read: what is said of several is shown of all. */
export function wordsAcross(first: Passage, others: readonly Passage[]): Passage {
  const own = [first, ...others.filter(({ page }) => page === first.page)].flatMap(({ quote, boxes }) =>
    quote.split(' … ').map((text, at) => ({ text, box: boxes[at] ?? boxes.at(-1) ?? null })),
  )
  const once = [...new Map(own.map((one) => [`${one.box?.join() ?? ''} ${one.text}`, one])).values()]
  const isPlaced = once.every(({ box }) => box !== null)
  if (isPlaced)
    once.sort(({ box: a }, { box: b }) => (Math.abs(a![1] - b![1]) < SAME_ROW ? a![0] - b![0] : a![1] - b![1]))
  return {
    page: first.page,
    quote: once.map(({ text }) => text).join(' … '),
    boxes: once.flatMap(({ box }) => (box ? [box] : [])),
  }
}
/** Points by which the words of one row may stand higher or lower. */
const SAME_ROW = 3

export const computed = (text: string, note: string): Cell => ({ text, place: null, note })

const MOST_NAMED = 8
/** 'C-1, C-2 and 5 more': the first of so many. */
export function named(first: readonly string[], count: number): string {
  const shown = first.slice(0, MOST_NAMED)
  return `${shown.join(', ')}${count > shown.length ? ` and ${count - shown.length} more` : ''}`
}

/** Each claim once, however many rows list it. */
export const numbersOf = (claims: readonly Claim[]): string[] => [...new Set(claims.map(({ number }) => number))]

/** 'added up from 3 claims: C-1, C-2, C-3'; a claim that is listed in several rows is one. */
export function from(claims: readonly Claim[]): string {
  const numbers = numbersOf(claims)
  return numbers.length
    ? `added up from ${counted(numbers.length)}: ${named(numbers, numbers.length)}`
    : 'no claims are listed'
}

/** A figure of a claim with its words; one that its row tells in parts is added up from them. */
export const figureCell = ({ paper, number }: Claim, figure: ClaimFigure | null): Cell =>
  figure === null
    ? computed('', 'not listed')
    : figure.source
      ? said(paper, dollars(cents(figure.value)), figure.source)
      : { ...computed(dollars(cents(figure.value)), `added up from the parts listed with ${number}`) }

/** What was incurred as printed, else what was paid and what is reserved; null where that is not told. */
export function incurredOf({ figures: { incurred, paid, reserved } }: Claim): number | null {
  if (incurred) return cents(incurred.value)
  return paid && reserved ? cents(paid.value) + cents(reserved.value) : null
}
