import type { Edition } from '../acord/types.ts'
import type { PdfForm } from '../form-fields/types.ts'
import type { PagePick } from '../pages/arrange-pages.ts'
import type { Box, Page, ReadingKind } from '../types.ts'
import type { Bound, PageSizes } from '../writing/pdf-pages.ts'
import type { WordDocument } from '../writing/word.ts'
import type { Enclosed } from './mail/read-email.ts'
import type { LanguageData } from './ocr/language-data.ts'
import type { ReadingFailure } from './reading-error.ts'
import type { ReadingLimits } from './reading-limits.ts'
import type { Sniffed } from './sniff.ts'

/** The bytes to work on. Work with one key is on the same bytes, so a worker keeps them open from task to task. */
export type Source = { key: string; path: string } | { key: string; bytes: Uint8Array }

/** What a worker can be asked. Page numbers count from 0. */
export type Task =
  /** `isWebPage`: HTML of the web, which is not taken for anything else and, by itself, for no file that Cara reads. */
  | { verb: 'open'; source: Source; name: string; limits: ReadingLimits; isWebPage?: boolean }
  | { verb: 'tables'; source: Source; name: string; limits: ReadingLimits }
  | { verb: 'read-pdf'; source: Source; from: number; to: number }
  | { verb: 'attached'; source: Source; index: number; mostBytes: number }
  | {
      verb: 'recognise'
      source: Source
      kind: 'pdf' | 'image'
      index: number
      language: LanguageData
      limits: ReadingLimits
      /** How much work may be done on the page before no further pass over it is begun. */
      work: number
    }
  | { verb: 'facts'; pages: string; taught: Edition[] }
  | { verb: 'draw'; source: Source; kind: ReadingKind; page: Page; size: DrawingSize; limits: ReadingLimits }
  | { verb: 'arrange-pages'; files: { name: string; kind: 'pdf' | 'image'; path: string }[]; picks: PagePick[] }
  | { verb: 'inspect-template'; source: Source }
  | { verb: 'fill-template'; fill: TemplateFill }
  | { verb: 'read-form'; source: Source }
  | { verb: 'fill-pdf'; source: Source; fill: PdfFill }
  | { verb: 'write-word'; word: WordDocument }
  | { verb: 'page-sizes'; source: Source }
  | { verb: 'bind-pages'; bound: Bound }
  | { verb: 'review'; review: string }

/** What an uploaded template is, by the id of its form. */
export type TemplateFound = {
  formId: string
  edition: string | null
  matched: string[]
  unmatched: string[]
  missing: string[]
  /** Where this edition has its boxes and words, by which documents of it can be read; null when the blank does not say. */
  taught: Edition | null
}

/** What continues on an attached page, in words. */
export type Continued = { section: string; label: string; text: string }

/** A form to fill on an agency's template, by the form's id. `values` by element name, a tick is 'true'. */
export type TemplateFill = {
  formId: string
  template: Uint8Array
  values: Record<string, string>
  overflow: Continued[]
  title: string
}

/**
 * What is written in a field of any PDF: as the PDF keeps it (several of a list, 'true' for a tick, nothing to clear it), and as it is shown.
 * `section` and `label` are said where it stands on an attached page.
 */
export type FieldWriting = { kept: string[]; shown: string; section: string; label: string }

/** A fillable PDF to fill, by the names of its fields; those not named stay as they are. */
export type PdfFill = { values: Record<string, FieldWriting>; formName: string; title: string }

/** `attached`: the value did not fit its place and stands whole on an attached page. */
export type FillNote = { field: string; message: string; attached?: boolean }

/**
 * A filled form, flattened, or a fillable PDF that stays fillable. `places` holds every element that has a place, in points from the top left
 * of its page.
 */
export type FilledForm = {
  pdf: Uint8Array
  worksheet: boolean
  edition: string | null
  pages: { number: number; width: number; height: number }[]
  /** How many of the last pages hold what did not fit. */
  attachedPages: number
  places: Record<string, { page: number; box: Box }>
  notes: FillNote[]
}

/** Pixels a point, or the width of the picture in pixels. */
export type DrawingSize = { scale: number } | { width: number }

/** A file told apart: a PDF and a picture still have to be read, everything else already is. */
export type Opened = Sniffed & {
  pageCount: number
  pages: Page[]
  attachments: Enclosed[]
  /** The files inside a PDF, by names that differ; their bytes are asked for one by one. */
  attachedNames?: string[]
  warnings: string[]
  /** A PDF that was taken for text on its way: see `isMangled`. */
  mangled?: boolean
}

/** A recognised page, the work it took, and whether a pass over it was left out because that was more than is allowed. */
export type RecognisedPage = { page: Page; work: number; cut: boolean }

/**
 * The pages of a PDF travel as JSON (a `PdfPage[]`), and so do tables (`Sheet[]`), pages to find facts on (`Page[]`) and the facts found
 * (`DocumentFacts`), what is reviewed and the review (server/reviews): parsing it holds up the receiving thread a quarter as long as cloning.
 */
export type Answers = {
  open: Opened
  tables: string
  'read-pdf': string
  attached: Uint8Array
  recognise: RecognisedPage
  facts: string
  draw: Uint8Array
  'arrange-pages': Uint8Array
  'inspect-template': TemplateFound
  'fill-template': FilledForm
  'read-form': PdfForm
  'fill-pdf': FilledForm
  'write-word': Uint8Array
  'page-sizes': PageSizes
  'bind-pages': Uint8Array
  review: string
}

/**
 * `cpuMs` is the processor time the task took. A spent worker wants to be replaced: its memory comes back only with its
 * thread.
 */
export type Reply = { cpuMs: number; spent: boolean } & (
  | { ok: true; answer: Answers[keyof Answers] }
  | { ok: false; reason: ReadingFailure; sentence: string }
)
