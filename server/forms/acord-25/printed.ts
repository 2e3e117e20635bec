import type { Row } from './elements.ts'

/** The words that every edition of the form prints at a row, over the description and over the holder; null where there are none. */
export const PRINTED: Record<Row | 'description' | 'holder', string | null> = {
  gl: 'COMMERCIAL GENERAL LIABILITY',
  auto: 'AUTOMOBILE LIABILITY',
  umbrella: 'UMBRELLA LIAB',
  wc: 'WORKERS COMPENSATION',
  other: null,
  description: 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES',
  holder: 'CERTIFICATE HOLDER',
}
