import { LINES } from '../../documents/index.ts'
import type { Row } from '../../forms/acord-25/elements.ts'

/** What the rows of a certificate are called. */
export const ROW_NAMES: Record<Row, string> = {
  gl: LINES.gl,
  auto: LINES.auto,
  umbrella: LINES.umbrella,
  wc: LINES.wc,
  other: 'Other policy',
}
