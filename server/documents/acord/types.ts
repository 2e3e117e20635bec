import type { Passage } from '../types.ts'

/** One element of an ACORD form as a document holds it. */
export type AcordElement = {
  /** The form's own name; for a box whose name says nothing, the words printed beside it. */
  name: string
  /** Dates MM/DD/YYYY, amounts 1,000,000, a tick 'true', everything else as typed with its spaces tidied. */
  value: string
  /** The value's words as they stand on the page. */
  printed: string
  /** The words printed beside the box and the value's own. */
  source: Passage
  /** 0..1. */
  confidence: number
}

/** One filled ACORD form. `fields`: its boxes are still fillable; `registered`: read by laying the edition's boxes over the page. */
export type AcordPaper = {
  form: string
  /** As printed: '2016/03'; empty when the document does not say. For a registered document, the edition whose boxes were laid over it. */
  edition: string
  /** Page numbers of the file. */
  pages: number[]
  how: 'fields' | 'registered'
  elements: AcordElement[]
}

/** Left, top, right, bottom in points from the upper left corner. */
export type Edges = [left: number, top: number, right: number, bottom: number]

/** A box of a form. `longest`: how many characters it takes; 0 when nobody says. */
export type FormBox = { name: string; kind: 'text' | 'tick'; longest: number; edges: Edges }

/** A word that a form prints once on the page, and where. */
export type Anchor = { word: string; edges: Edges }

export type EditionPage = { anchors: Anchor[]; boxes: FormBox[] }

/** What is known of one edition of a form. */
export type Edition = { form: string; edition: string; pages: EditionPage[] }
