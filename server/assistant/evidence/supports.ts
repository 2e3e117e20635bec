import type { FieldType } from '../../forms/types.ts'
import { amountsIn, datesIn, squeeze } from './words.ts'

/**
 * Whether quoted words can stand behind a value of this type. An amount or a date must be named by them, a text must be among
 * their letters and digits. A tick or a code follows from words that hold no such value, so any words may stand behind it.
 */
export function supports(type: FieldType, value: string, quote: string): boolean {
  switch (type) {
    case 'AMOUNT': {
      const wanted = amountsIn(value)
      const named = amountsIn(quote)
      return wanted.size > 0 && [...wanted].every((amount) => named.has(amount))
    }
    case 'DATE': {
      const wanted = datesIn(value)
      const named = datesIn(quote)
      return wanted.size > 0 && [...wanted].every((date) => named.has(date))
    }
    case 'TICK':
    case 'CODE':
      return quote.trim() !== ''
    case 'TEXT':
    case 'MULTILINE':
      return squeeze(value) !== '' && squeeze(quote).includes(squeeze(value))
  }
}
