import type { Passage } from '../types.ts'
import type { Attribute } from './attributes.ts'
import type { Parts } from './read-value.ts'

/** Something a submission says, and of which of the premises. `isAsked`: its label says that it is asked for; `year`: the one that its label names. */
export type Said = {
  of: Attribute['of']
  part: string
  place: string
  parts: Parts
  source: Passage
  isAsked: boolean
  year?: string
}
