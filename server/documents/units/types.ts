import type { Box } from '../types.ts'

/**
 * One thing a page says, as it can be quoted. `pair`: a value behind, beside or under its label. `row`: a row of a table, its cells with
 * the names of their columns. `sentence`: a whole sentence, or an item of a list. `heading`: a title alone.
 */
export type Unit = {
  kind: 'pair' | 'row' | 'sentence' | 'heading'
  page: number
  /** The label of a pair, the first cell of a row; '' elsewhere. */
  label: string
  /** The value of a pair; the words of a row, a sentence or a heading. */
  value: string
  /** The cells of a row, each with the name of its column ('' where it has none) and its place. */
  cells: { head: string; text: string; box: Box }[]
  /** The heading it stands under, '' without one. */
  section: string
  /** The words it hangs on, as 'This insurance does not apply to:'; '' without any. */
  lead: string
  /** Its words as they stand on the page, '…' between what stands apart. */
  quote: string
}
