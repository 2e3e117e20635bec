import type { IsoDate } from '../../../shared/dates.ts'
import { writtenOut } from '../../documents/index.ts'
import type { BookFilter } from '../../domains/book/types.ts'
import { assemble } from './assemble.ts'
import { Reading } from './atoms.ts'
import { withDays } from './dates.ts'
import { Ambiguous, type Names, takeNames, takeSmallNames } from './names.ts'
import { takeSmall, takeWords } from './words.ts'

/** A question in terms that can be looked up; or the words that were not understood, or why it cannot be told what is meant. */
export type ReadWords = { filter: BookFilter } | { unread: string[] } | { why: string }

/** Reads a question over the agency's records. Every word must be understood: what is not is never guessed. */
export async function readWords(query: string, names: Names, today: IsoDate): Promise<ReadWords> {
  const reading = new Reading(` ${writtenOut(query).replaceAll('⟦', '(').replaceAll('⟧', ')')} `)
  try {
    await takeNames(reading, names)
    reading.replaceAll((text) => withDays(text, today, (words, days) => reading.put(words, { is: 'DAYS', days })))
    takeWords(reading)
    await takeSmallNames(reading, names)
  } catch (error) {
    if (error instanceof Ambiguous) return { why: error.message }
    throw error
  }
  takeSmall(reading)
  return assemble(reading.atoms())
}
