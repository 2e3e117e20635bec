import type { PaperRecord } from '../types.ts'
import type { AskedField } from './fields.ts'

/** What an entry has to fulfil: what it is told by, and where it stands in what was asked. */
export type Condition = {
  at: number
  to: number
  fields: AskedField[]
  /** In words: 'claim status “open”', 'date of loss in 2023'. */
  said: string
  /** One value of one field, which another value of it excludes. */
  isValue: boolean
  /** Some entry has nothing else in that field. */
  isWhole?: boolean
  fits: (record: PaperRecord) => boolean
  /** Asks whether a field is told at all: then an entry that leaves it blank is answered, not left open. */
  isOfPresence?: true
}
