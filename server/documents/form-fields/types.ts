import type { Box } from '../types.ts'

/** What a fillable field takes. `radio`: one of its buttons; `choice` and `choices`: of a list. */
export type FieldKind = 'text' | 'tick' | 'radio' | 'choice' | 'choices' | 'signature' | 'button'

/** How the PDF writes a text, told by its own actions, which are never run. `pattern`: Acrobat's, as 'mm/dd/yyyy'. */
export type FieldFormat =
  | { kind: 'date'; pattern: string }
  | { kind: 'number'; decimals: number; separators: number; currency: string; isBefore: boolean }
  | { kind: 'percent'; decimals: number }
  | { kind: 'zip' | 'zip4' | 'phone' | 'ssn' | 'time' }

/** Something that can be chosen: as the PDF keeps it, and as people read it. */
export type FieldChoice = { value: string; label: string }

/** One place of a field: the page counted from 1, and its box as the page is shown. */
export type FieldPlace = { page: number; box: Box }

/** A field of any fillable PDF. `name`: its whole name, which no other has. */
export type PdfField = {
  name: string
  kind: FieldKind
  label: string
  /** The heading it stands under; '' where there is none. */
  section: string
  lines: boolean
  comb: boolean
  maxLength: number | null
  choices: FieldChoice[]
  /** Of a choice: whether other words may be typed as well. */
  isOpen: boolean
  format: FieldFormat | null
  /** Whether a dollar sign is printed before it. */
  isMoney: boolean
  isRequired: boolean
  isReadOnly: boolean
  /** Whether the PDF works it out, or runs a script of its own when it is filled. */
  script: 'calculates' | 'runs' | null
  /** What the file holds already: texts or the labels of choices, 'true' for a tick. */
  held: string[]
  places: FieldPlace[]
}

/** A fillable PDF. `remarks`: sentences on what of it will be other once it is filled. */
export type PdfForm = { title: string; fields: PdfField[]; remarks: string[] }

/** What a label is looked for beside: a box on a page, whether it is ticked or written in, and words that may name it. */
export type LabelBox = {
  id: string
  page: number
  box: Box
  isTick: boolean
  /** What stands in it, whose words are none of the page's. */
  held: string
  /** Words of its own name and tooltip. */
  hints: string
  /** Boxes of one group are answers to one question. */
  group?: string
}
