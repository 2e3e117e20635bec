import type { PDFDocument } from '@cantoo/pdf-lib'
import type { Lettering } from './lettering.ts'
import type { FillNote } from './types.ts'
import type { Room, Writing } from './write-value.ts'

/** What a form is filled on: our worksheet or the agency's PDF. `draw` puts its pages, with the values, into a new document. */
export type Ground = {
  edition: string | null
  rooms: Map<string, Room[]>
  notes: FillNote[]
  draw: (document: PDFDocument, writings: Writing[], lettering: Lettering) => Promise<void>
}
