/** An element in its row: its name, its share of the row's width, and a label where the form's own would be too long. */
export type Cell = [field: string, share: number, label?: string]

/** `height` in points; a tall row is for elements of several lines. */
export type Row = { height: number; cells: Cell[] }

/** A section of the worksheet with its rows from the top. */
export type Block = { title: string; rows: Row[] }

/**
 * A worksheet: bands from top to bottom, each with columns of equal width, each a stack of blocks. A band that has no room left on its page
 * begins the next one; no band is taller than a page.
 */
export type WorksheetLayout = Block[][][]
