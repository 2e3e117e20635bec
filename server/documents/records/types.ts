import type { Passage } from '../types.ts'

/** Amounts are numbers in dollars, or as printed where documents mix amounts with words; dates MM/DD/YYYY; all else as printed. */
export type RecordValue = string | number | string[] | Record<string, number>

/** `source`: the words that say the value; `further`: those on other pages, where one page does not hold them all. */
export type RecordField = { value: RecordValue; source: Passage; further?: Passage[] }

/** One entry of a list a document holds: a vehicle, a driver, a claim, a class. What the document leaves blank has no field. */
export type PaperRecord = {
  type: string
  /** The page it begins on. */
  page: number
  fields: Record<string, RecordField>
  /** By field, the words of a cell in its column that are no value of its kind: '02/30/2026' is no date. */
  misread?: Record<string, RecordField>
}

/** Whether a record is of a policy whose line of business is known: a column of a list may be headed 'LOB' as well. */
export const isOfPolicy = ({ type, fields }: PaperRecord): boolean => type.endsWith('_item') && fields.lob !== undefined

/**
 * What a value looks like. `amount` becomes a number of dollars; `figure` is a number or an amount kept as printed; `code` a word or
 * a few that hold digits; `vin` one that a narrow cell may break; `birth` a date whose year in two digits is never to come; `since` a date, or a month of a year as printed; `number` one word that does; `names` persons and firms in one list; `mark` a tick; `period` two dates; `term` two dates, or two years kept as 'YYYY - YYYY'; `form` the number of a policy form, `edition` its month and
 * year; `text` anything.
 */
export type ValueKind =
  | 'text'
  | 'name'
  | 'names'
  | 'amount'
  | 'figure'
  | 'date'
  | 'birth'
  | 'since'
  | 'period'
  | 'term'
  | 'integer'
  | 'year'
  /** The year in which a term begins, alone or with that in which it ends. */
  | 'began'
  | 'code'
  | 'vin'
  | 'number'
  | 'state'
  | 'mark'
  | 'status'
  | 'form'
  | 'edition'

/** A field of a kind of record, and the words documents print over or before its value. */
export type FieldSpec = {
  name: string
  kind: ValueKind
  words: string[]
  /** Words that name it where nothing names it better: 'Cause' says what happened if there is no description. */
  lesser?: string[]
  /** Words that name it behind a colon in a card, where nothing names it better: a column of 'Accident' rather holds dates. */
  inCards?: string[]
  /** Values that look so tell the field under a head that has a word of it. */
  look?: RegExp
  /** What columns that hold a part of it each are called, in the order they are said: given names, family name. */
  parts?: string[][]
  /** Values of more than one word, where others are of one: 'Great Dane'. */
  names?: string[]
  /** How its last line may look, where it stands on several: that of a town under a street. */
  ending?: RegExp
  /** The field that a state in brackets behind the value belongs to: 'L23A4321 (GA)'. */
  state?: string
  /** The field that says what the amount is of, where that stands before it: 'LIMIT Each Occurrence: $1,000'. */
  about?: string
  /** A few words may stand in its place: 'Included'. */
  orWords?: true
  /** What is told once for a group of records: above a table, in the head of the page. */
  scope?: 'policy'
  /** The document's 'None' is a value: it says that there is nothing, not that nothing is said. */
  saysNone?: true
  /** '#' is part of the value. */
  signed?: true
}

/** A kind of record as data. */
export type Family = {
  type: string
  fields: FieldSpec[]
  /** The field that begins a record, and without which there is none. */
  key: string
  /** Fields any of which begins an entry instead, in a list of several kinds of them. */
  keys?: string[]
  /** Words, as patterns, one of which its table's title, the line over it or a head must have: its heads alone are those of other lists too. */
  under?: string[]
  /** Words, as patterns, none of which a head may have: they tell another list. */
  unless?: string[]
  /** Fields one of which its table must have a column for. */
  withOneOf?: string[]
  /** Words that say little about a column of this family. */
  generic: string[]
  /** What the heading of a record says without labels, parted by dashes. */
  heading?: string[]
  /** Amounts told for several things of one record: a field each, with an amount for each column. */
  groups?: { fields: Record<string, string[]>; columns: Record<string, string[]> }
  /** What a text without a label tells that stands under each record of a table. */
  note?: string
  /** A record told in labels ends with its page. */
  onePage?: true
  /** Amounts that may be told in parts, by the words of their heads, and what they make together. */
  sums?: Record<'paid' | 'reserves' | 'recovered', { field: string; words: string[] }> & { whole: { words: string[] } }
  /** What a row of amounts below an entry is called, and the measure it tells. */
  measures?: Record<string, string>
  /** By the field of an entry's own number, that of its number in the list: numbers that only count the entries are those. */
  counts?: Record<string, string>
  /** Words that a heading calls its entries by, beside the generic ones. */
  called?: string[]
  /** Words that say of an entry that it is one no more. */
  ended?: string[]
  /** Fields that together name the same thing on several pages. */
  joins?: string[][]
}
