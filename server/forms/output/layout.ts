/** An element in its row: its name, its share of the row's width, and a label where the form's own would be too long. */
export type Cell = [field: string, share: number, label?: string]

/** `height` in points; a tall row is for elements of several lines. */
export type Row = { height: number; cells: Cell[] }

/** A section of the worksheet with its rows from the top. */
export type Block = { title: string; rows: Row[] }

/** The one page of a worksheet: bands from top to bottom, each with columns of equal width, each a stack of blocks. */
export type WorksheetLayout = Block[][][]
