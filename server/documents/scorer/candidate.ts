import type { Address } from '../facts/addresses.ts'
import type { CandidateType } from './attributes.ts'

export type Run = { from: number; to: number }

/**
 * A run of a cell's words that may be a value: `from` inclusive, `to` exclusive. Amounts in dollars, dates ISO, numbers in capitals and
 * digits alone, names and addresses in small letters without signs. `rest`: the words of another cell in which it goes on. `times`: a
 * figure that counts thousands.
 */
export type Candidate = Run & {
  type: CandidateType
  value: string
  cell: number
  rest?: Run & { cell: number }
  times?: true
  address?: Address
  /** Its text, where that is less than its words. */
  exact?: string
}
