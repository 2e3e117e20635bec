/** x, y, width, height in points (1/72 inch) from the top left corner of the page as it is shown. */
export type Box = [x: number, y: number, width: number, height: number]

export type Word = { text: string; box: Box }

/** Words that stand on one visual line with no more than a column gap between them, left to right. `text` joins them by one space. */
export type Line = { text: string; box: Box; words: Word[] }

/** Where a page's words came from. `layout` is a page we laid out ourselves for a file that has none (DOCX, XLSX, CSV, text, e-mail). */
export type PageOrigin = 'text' | 'form-fields' | 'ocr' | 'layout'

/** A fillable field with its value as the file holds it; a tick is 'true' or ''. */
export type FieldValue = { name: string; value: string; box: Box }

export type Page = {
  /** Counted from 1. */
  number: number
  width: number
  height: number
  origin: PageOrigin
  lines: Line[]
  fields: FieldValue[]
}

/** A place in a file that shows something: the quoted words stand on that page, inside those boxes. */
export type Passage = { page: number; quote: string; boxes: Box[] }
