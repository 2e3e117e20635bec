import type { IsoDate } from '../../shared/dates.ts'
import type { AccountRecordType } from '../../shared/kinds.ts'
import type { ReviewSeverity, Verdict } from '../../shared/reviews.ts'
import type { ClassTable } from '../classification/index.ts'
import type { DocumentFacts, Page, Passage } from '../documents/index.ts'

/** A file as it was read. `slot`: the prefix of the preset's input it came by, as "[Contract]"; '' for any other. */
export type ReviewPaper = {
  fileId: string
  name: string
  slot: string
  facts: DocumentFacts
  pages: readonly Page[]
  /** What could not be read of it, a sentence each. */
  warnings: readonly string[]
}

/** A record the agency keeps of the client. `isCurrent`: it holds today. */
export type ReviewRecord = {
  id: string
  type: AccountRecordType
  name: string
  isCurrent: boolean
  values: readonly { path: string; label: string; value: string }[]
}

/** All that a review works from. `choices`: what was chosen in the preset's dialog, by the names of its inputs; `text`: what was typed. */
export type ReviewInput = {
  papers: readonly ReviewPaper[]
  records: readonly ReviewRecord[]
  today: IsoDate
  choices: Readonly<Record<string, readonly string[]>>
  text: string
  /** The agency's own table of class codes, where it has one. */
  ownCodes?: ClassTable | null
}

/** Where something stands: the words on a page of a file, in what the user wrote, or a value of a record. */
export type Place =
  | ({ of: 'file'; fileId: string } & Passage)
  | { of: 'message'; quote: string }
  | { of: 'record'; record: Pick<ReviewRecord, 'id' | 'type' | 'name'>; path: string; quote: string }

/** What one side says: in short, and where; without a place it says nothing, and `note` tells where was looked. */
export type Cell = { text: string; place: Place | null; note: string | null }

/**
 * One thing that was held against another. `id` is the same for the same thing whenever it is reviewed again; `cells`: one for each of the
 * review's columns; `why`: the reason of the verdict, a sentence; `action`: what to do about it.
 */
export type Finding = {
  id: string
  group: string
  topic: string
  verdict: Verdict
  severity: ReviewSeverity
  cells: Cell[]
  why: string
  action: string | null
}

/** Figures that are told in rows; the cells of a row are in the order of `head`. `isBar`: of a column whose numbers are drawn as bars, too. */
export type ReviewTable = { title: string; head: { label: string; isNumber: boolean; isBar?: true }[]; rows: Cell[][] }

/** What a review found. `highlights`: the ids of the findings to see first; `notes`: what could not be read or done, a sentence each. */
export type Review = {
  title: string
  columns: string[]
  findings: Finding[]
  tables: ReviewTable[]
  highlights: string[]
  notes: string[]
}

/** A way of reviewing. Throws `NothingToReview` when what it needs is not there. */
export type Reviewer = (input: ReviewInput) => Review

/** Said to the user when there is nothing to review: a sentence that tells what to add. */
export class NothingToReview extends Error {
  override name = 'NothingToReview'
}
