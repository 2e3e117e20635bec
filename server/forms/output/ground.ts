import type { Prepared } from './prepared.ts'
import type { FillNote } from './types.ts'
import type { Room } from './write-value.ts'

/** What a form is filled on: our worksheet or the agency's PDF. `prepared`: its pages, without values. */
export type Ground = {
  edition: string | null
  rooms: Map<string, Room[]>
  notes: FillNote[]
  prepared: Prepared
}
