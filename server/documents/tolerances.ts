/**
 * How near two edges must be to count as one, in points (1/72 inch), by what the edges are of. A PDF sets its columns exactly, so layout is
 * strict; what is read from cells allows for a hanging dollar sign, an indent, or a page that was scanned.
 */
export const SAME_EDGE = {
  /** Words and lines of one column. */
  column: 1.5,
  /** Rulings that bound one row or column of a grid. */
  ruling: 2.5,
  /** An entry and the head or label it belongs to. */
  underHead: 3,
  /** Cells of one column, and lines of one paragraph. */
  cell: 4,
  /** Lines of one name and address. */
  address: 5,
  /** Amounts over one another. */
  amount: 8,
  /** A label that goes on in the line below, which may be indented. */
  wrappedLabel: 14,
} as const
