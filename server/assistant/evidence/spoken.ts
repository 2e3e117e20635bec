import { findAmounts } from '../../../shared/amounts.ts'
import { findDates } from '../../../shared/dates.ts'
import type { FieldType } from '../../../shared/kinds.ts'
import type { FormShape } from '../../forms/types.ts'

type Span = { from: number; to: number }

/**
 * The words of a quote that say what a value in it is. `beside`: those before it, back to the value before; where the quote names
 * its values after them ("$1,000,000 Each Occurrence"), also those behind it. `touching`: those right before it, with nothing
 * left out between.
 */
export function wordsAt(quote: string, value: string, type: FieldType): { beside: string; touching: string } {
  const { all, wanted } = valuesIn(quote, value, type)
  const at = wanted[0]
  if (!at) return { beside: quote, touching: quote }
  const before = quote.slice(all.findLast(({ to }) => to <= at.from)?.to ?? 0, at.from)
  const behind = quote.slice(at.to, all.find(({ from }) => from >= at.to)?.from)
  // "$100,000 each person/$300,000": a stroke before the next value ends the words of this one.
  const isNamedBehind = /\p{L}{2}/u.test(quote.slice(all.at(-1)!.to)) || /\p{L}\s*\/\s*$/u.test(behind)
  return {
    beside: isNamedBehind ? `${before} ${behind}` : before,
    touching: before.split('…').at(-1)!,
  }
}

/** Whether a number is a part of a policy's: 'ELM-GL-20711'. */
export function isOfCode(quote: string, { from, to }: Span): boolean {
  const word = `${/\S*$/.exec(quote.slice(0, from))![0]}${quote.slice(from, to)}${/^\S*/.exec(quote.slice(to))![0]}`
  return /\p{L}/u.test(word) && word.includes('-')
}

/** All values of this type in a quote, and those among them that are this one. */
export function valuesIn(quote: string, value: string, type: FieldType): { all: Span[]; wanted: Span[] } {
  if (type === 'DATE') {
    const dates = findDates(quote)
    const same = new Set(findDates(value).map(({ date }) => date))
    return { all: dates, wanted: dates.filter(({ date }) => same.has(date)) }
  }
  if (type === 'AMOUNT') {
    const amounts = findAmounts(quote).filter(
      ({ from, to, amount }) => amount >= 100 || /[$,]/.test(quote.slice(from, to)),
    )
    const same = new Set(findAmounts(value).map(({ amount }) => amount))
    return { all: amounts, wanted: amounts.filter(({ amount }) => same.has(amount)) }
  }
  const from = quote.toLowerCase().indexOf(value.toLowerCase())
  const span = { from, to: from + value.length }
  return from < 0 ? { all: [], wanted: [] } : { all: [span], wanted: [span] }
}

/** A text without these stretches. */
export const withoutSpans = (text: string, spans: Span[]) =>
  spans.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)

/** Whether words speak of what a section of the form is about. */
export function isOfPart(form: FormShape, section: string, words: string): boolean {
  return form.parts.some((kind) => kind[section]?.test(words))
}

/** The section of the same kind that words speak of instead of this one; null when they speak of this one or of none. */
export function otherPart(form: FormShape, section: string, words: string): string | null {
  const kind = form.parts.find((sections) => sections[section])
  if (!kind || kind[section]!.test(words)) return null
  return Object.entries(kind).find(([, spoken]) => spoken.test(words))?.[0] ?? null
}
