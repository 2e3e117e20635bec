import type { Sheet } from '../../documents/index.ts'

type Row = Sheet['rows'][number]

/** The most cells a row of totals fills; in a list that is no wider, totals cannot be told from rows. */
const MOST_FILLED = 2

const isTotal = ({ cells }: Row) => {
  const filled = cells.filter(Boolean)
  return filled.length <= MOST_FILLED && /^(?:grand )?(?:total|count)s?\b/i.test(filled[0] ?? '')
}

/** Rows without the totals at their end, and the first row of those; 0 where there are none. */
export function withoutTotals(rows: Row[]): { below: Row[]; footAt: number } {
  const end = rows.findLastIndex((row) => !isTotal(row)) + 1
  const isWide = rows.slice(0, end).some(({ cells }) => cells.filter(Boolean).length > MOST_FILLED)
  const foot = isWide ? rows[end] : undefined
  return foot ? { below: rows.slice(0, end), footAt: foot.at } : { below: rows, footAt: 0 }
}
