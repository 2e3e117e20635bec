import { amountsIn } from '../../../shared/amounts.ts'
import { datesIn } from '../../../shared/dates.ts'
import type { FormField } from '../../forms/types.ts'
import { TICK_WORDS } from './tick-words.ts'
import { holdsWords, squeeze } from './words.ts'

/**
 * Whether quoted words can stand behind a value of this element. An amount or a date must be named by them, a text must be
 * among them in whole words, a tick or a code needs words that speak of it. What no table knows may rest on any words.
 */
export function supports({ name, type }: Pick<FormField, 'name' | 'type'>, value: string, quote: string): boolean {
  switch (type) {
    case 'AMOUNT':
      return isAmountAlone(value) ? isPartOf(amountsIn(value), amountsIn(quote)) : holdsWords(quote, value)
    case 'DATE':
      return isPartOf(datesIn(value), datesIn(quote))
    case 'TICK':
      return speaksOf(name, quote) && !DENIED.test(quote)
    case 'CODE':
      return (
        name.endsWith(LETTER) ||
        holdsWords(quote, value) ||
        (value === 'Y' && speaksOf(name, quote) && !DENIED.test(quote))
      )
    case 'TEXT':
    case 'MULTILINE':
      return holdsWords(quote, value, name.includes('PolicyNumber'))
  }
}

/** Insurer letters are checked against the list of insurers, by their own rule. */
const LETTER = '_InsurerLetterCode_A'

/** "Any auto: No", "not covered", "excluded". */
const DENIED =
  /[:…]\s*(?:no|none|n\/a)\s*\.?$|\bnot (?:covered|included|applicable|provided)\b|\bexcluded\b|\bno coverage\b/i

/** "$1,000,000", "1,000,000", "$2 million": nothing beside the amount. */
const isAmountAlone = (value: string) => /^\$?\s?[\d,]+(?:\.\d+)?\s?(?:million|thousand|mm|mil|m|k)?$/i.test(value)

function isPartOf<T>(wanted: Set<T>, named: Set<T>) {
  return wanted.size > 0 && [...wanted].every((one) => named.has(one))
}

function speaksOf(name: string, quote: string) {
  const words = TICK_WORDS.find(([element]) => element.test(name))?.[1]
  return words ? words.test(quote) : squeeze(quote) !== ''
}
