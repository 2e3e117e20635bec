import type { ColumnReason, DateOrder, ImportKind, RowGap } from '../../../shared/imports.ts'
import type { ImportState, RowOutcome } from '../../../shared/states.ts'

/** A column of a file, and the field it goes to; none where it is left out. */
export type Column = {
  head: string
  samples: string[]
  field: string | null
  why: ColumnReason
  dateOrder: DateOrder | null
  /** An ambiguous date in it, until someone has said which day is meant. */
  unsure: string | null
}

/** `headAt` is the row of its headings; 0 where none were found, and its columns are named by letters. It was the first once. `footAt` is the row from which totals are left out. */
export type SheetOfImport = {
  name: string
  rows: number
  headAt?: number
  footAt?: number
  /** How many of its rows the spreadsheet hides. */
  hidden?: number
  /** Warnings about the file as a whole. */
  warning?: string
  columns: Column[]
  /** How the other kind of import reads it, where that fits clearly better or it was that before. */
  other?: Omit<SheetOfImport, 'other'>
}

export type Import = {
  id: string
  kind: ImportKind
  fileName: string
  state: ImportState
  sheets: SheetOfImport[]
  /** Which of the sheets is imported. */
  sheet: number
  atRow: number
  done: number
  total: number
  counts: Counts
  /** Who uploaded the file, and who started to import or to undo it. */
  askedBy: string | null
  startedBy: string | null
  undoneBy: string | null
  createdAt: Date
  endedAt: Date | null
}

/** The number of rows by outcome; `KEPT` and `BACK` are outcomes of an undo, `gaps` what new accounts lack. */
export type Counts = Partial<Record<RowOutcome | 'KEPT' | 'BACK', number>> & { gaps?: Partial<Record<RowGap, number>> }

/** A changed field: its old and new value. */
export type Change = { label: string; was: string | null; is: string | null }

/** Why a row is refused or should be reviewed, and at which field. */
export type Problem = { field: string | null; message: string }

/** A row as it came. `cells` beyond the columns are none of them. `twin` is another row of the same record. */
export type RawRow = {
  position: number
  cells: string[]
  twin: number | null
  twinDiffers: boolean
  twinCells: string[] | null
  /** A user left it out, or it is hidden and was not included. */
  leftOut: boolean
}

/** The outcome of a row. The problems of one that is not refused are warnings. */
export type Planned = {
  position: number
  outcome: RowOutcome
  title: string
  changes: Change[]
  problems: Problem[]
  /** What the account that it creates lacks. */
  gaps?: RowGap[]
  aboutId: string | null
}

export type ImportRow = Planned & { kept: string | null; undone: boolean }

/** What was written for a row: the record and, for a changed one, its new revision and old values. */
export type Written = { id: string; rev?: number; before?: unknown }

/** The values of a row by field, without blank cells. */
export type Said = Readonly<Record<string, string>>
