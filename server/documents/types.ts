/** x, y, width, height in points (1/72 inch) from the top left corner of the page as it is shown. */
export type Box = [x: number, y: number, width: number, height: number]

/**
 * `confidence` (0 to 1) stands on words that were recognised in a picture; `others` are what further passes over the picture
 * read in the same place, where they do not agree.
 */
export type Word = { text: string; box: Box; confidence?: number; others?: string[] }

/** Words that stand on one visual line with no more than a column gap between them, in the order they are read. `text` joins them by one space. */
export type Line = { text: string; box: Box; words: Word[] }

/** Where a page's words came from. `layout` is a page we laid out ourselves for a file that has none (DOCX, XLSX, CSV, text, e-mail). */
export type PageOrigin = 'text' | 'form-fields' | 'ocr' | 'layout'

/** A fillable field with its value as the file holds it; a tick is 'true' or ''. */
export type FieldValue = { name: string; value: string; box: Box }

/** A straight line the page draws: `at` is the y of a horizontal and the x of a vertical one, in points. */
export type Ruling = { axis: 'horizontal' | 'vertical'; at: number; from: number; to: number }

/** One cell of a table. `lines` are indexes into `Page.lines`; no line crosses the border of a cell. */
export type TableCell = {
  row: number
  column: number
  /** How many rows and columns it takes; 1 unless it spans. */
  rows: number
  columns: number
  box: Box
  text: string
  lines: number[]
}

/** Cells in rows and columns, by the rulings of the page or, without them, by how its words align. */
export type Table = {
  box: Box
  ruled: boolean
  rows: number
  columns: number
  /** How many of its first rows are column heads. */
  heads: number
  cells: TableCell[]
}

/** Lines that are read together, in the order of reading: a paragraph, a heading, an address. */
export type Block = { box: Box; lines: number[] }

export type Page = {
  /** Counted from 1. */
  number: number
  width: number
  height: number
  origin: PageOrigin
  lines: Line[]
  fields: FieldValue[]
  /** The texts of comments (sticky notes) on the page, which are none of its words. Absent when there are none. */
  comments?: string[]
  /** What is stamped over its lines, a line each, which is none of its words. Absent when there is nothing. */
  stamps?: Line[]
  /**
   * By how many degrees clockwise a page was turned about its middle to stand upright and level: a scan, or by quarters a page most of whose
   * words are turned. Its boxes and rulings are those of the page so turned, and so is the picture that is shown of it. Absent when it was not.
   */
  straightened?: number
  /** Absent on pages kept before tables and blocks were read. */
  rulings?: Ruling[]
  tables?: Table[]
  blocks?: Block[]
  /** The file attached to an e-mail or inside a PDF this page belongs to, by its name (path-like for one inside another), and the page within it. */
  part?: string
  partPage?: number
}

/**
 * A place in a file that shows something: the quoted words stand on that page, inside those boxes. What the agency's records show stands on no
 * page: `held` is the field, and the quote its value.
 */
export type Passage = { page: number; quote: string; boxes: Box[]; held?: HeldAt }

/** A field of a record, by its path, with the value it holds. `label`: what a limit is called there. */
export type HeldAt = { record: string; path: string; value: string; label?: string }

/** What a file is, told by its content. */
export type ReadingKind = 'pdf' | 'image' | 'docx' | 'xlsx' | 'csv' | 'text' | 'email'

/** A file as it was read. A warning is a sentence about a part that could not be read or was left out. */
export type Reading = { kind: ReadingKind; mimeType: string; pages: Page[]; warnings: string[] }
