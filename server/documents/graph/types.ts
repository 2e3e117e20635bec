/**
 * One value the documents tell: what of it (`attribute`), of what (`entity`), and where it stands. A cell of a table is told by its column's name and
 * the other words of its row, a value behind a label by that label.
 */
export type Statement = {
  entity: string
  /** The numbers its row goes by, each with the name of its column: 'Location # 2'. */
  numbers: string
  attribute: string
  /** Other names of the attribute, and what the rows of its table are called. */
  also: string
  /** The names of the other columns of its table. */
  beside: string
  value: string
  /** The heading it stands under, and the words it hangs on; '' without. */
  section: string
  lead: string
  file: string
  /** What the file is called. */
  paper: string
  page: number
  /** Its words as they stand on the page, with those that name it. */
  quote: string
  /** Where it stands in the agency's records instead of on a page: the record by its id, and the path of its field. */
  record?: RecordField
  /** Statements of one table or list share it, and those of one row of it; a value alone has neither. */
  table: string
  row: string
  /** Whether its row sums up the others. */
  isTotal: boolean
}

/** A field of a record of the agency. */
export type RecordField = { id: string; path: string }

/** What is worked out over several values. */
export type Way = 'sum' | 'difference' | 'days' | 'highest' | 'lowest' | 'latest' | 'earliest' | 'each' | 'average'

/** A value that takes part, by the name that tells it from the others. */
export type Part = Pick<Statement, 'value' | 'file' | 'page' | 'quote' | 'record'> & { name: string }

/**
 * What was worked out: the parts it was worked out of, first those that decide; `value` in words, '' where the parts are the answer. `isNamed`: both
 * parts were named, so that none was chosen by what they have in common. `covered`: the share of the question its parts speak of, 0 to 1; `untold`: how many
 * rows of the column tell no figure, but words as 'Included'.
 */
export type Worked = {
  way: Way
  of: string
  value: string
  parts: Part[]
  covered: number
  isNamed: boolean
  untold: number
}
