import type { FormId } from '../../shared/forms.ts'
import type { BlankReason, FieldType, FindingSeverity } from '../../shared/kinds.ts'
import type { DocumentFacts, ElementMeanings, FactKey, LimitConcept, LineOfBusiness } from '../documents/index.ts'
import type { WorksheetLayout } from './output/layout.ts'

/**
 * One element of a form, by its exact name. `label` and `section` are our own words. The rest says what may stand behind a
 * value of it: a tick, a code, an amount or a date that says nothing of this kind takes no value at all.
 */
export type FormField = {
  name: string
  label: string
  section: string
  type: FieldType
  maxLength?: number
  /** Of a choice: the words that can be chosen, and whether others may be written as well. */
  choices?: string[]
  isOpen?: boolean
  /** Why Cara never fills it: it is a signature, read-only, or calculated by the PDF. */
  leftAlone?: string
  /** The fact of documents that it asks for, where its words say so, and the line of insurance they name. */
  asks?: { key: FactKey; line: LineOfBusiness | null }
  /** The fact of documents that it holds. */
  holds?: HeldFact
  /** Of a field known by its words alone: only words that name it say anything of it. */
  isStrict?: boolean
  /** Why a value cannot be written in it, in a sentence; null when it can. */
  whyMisfit?: (value: string) => string | null
  /** What the words behind a value must speak of: this limit, this box, this date. */
  speaksOf?: Pick<RegExp, 'test'>
  /** The limit the reader knows it as: words as like to it as the reader asks for speak of it too. */
  limit?: LimitConcept
  /** What those words must not speak of. */
  mustNotSpeakOf?: RegExp
  /** The element beside it that says in words what this one is of: its value must stand in the same words. */
  describedBy?: string
  /** What each code stands for: the element whose value the words behind the code must name. */
  stands?: Record<string, string>
  /** An amount says as much as a mark that this box is ticked. */
  shownByAmount?: boolean
  /** Words that a value may be printed in instead, by the value. */
  alsoPrinted?: Record<string, string>
  /** The value is one unbroken sign: what a hyphen or a slash ties to it belongs to it. */
  unbroken?: boolean
  /** The element whose value a named rule may copy here. */
  sameAs?: { rule: string; element: string }
}

/** Why a value may stand on a form. */
export type ValueSource =
  | { kind: 'document'; fileId: string; page: number; quote: string }
  | { kind: 'rule'; rule: string }
  | { kind: 'message'; quote: string }
  | { kind: 'record'; record: 'agency'; path: string }

/** `value` of a tick is 'true'. `inferred`: the value is not printed word for word but follows from the quoted words. */
export type ProposedValue = { field: string; value: string; source: ValueSource; inferred: boolean }

/** A choice the documents leave open. Answered by a message that holds one of the choices. */
export type FormQuestion = { about: string; text: string; choices: string[] }

/** What did not fit its element and goes to an attached page. */
export type Overflow = { section: string; label: string; text: string; source: ValueSource }

/** Why an element stays blank. `place`: where the value stands that is in doubt. */
export type ProposedBlank = {
  field: string
  reason: string
  kind: BlankReason
  place?: { fileId: string; page: number; quote: string }
}

export type FormProposal = {
  values: ProposedValue[]
  blanks: ProposedBlank[]
  questions: FormQuestion[]
  overflow: Overflow[]
}

/** A filled form: element name to value; a tick is 'true'. */
export type FormValues = Record<string, string>

export type FormFinding = { severity: FindingSeverity; fields: string[]; text: string }

/** What the agency's record says about itself; blank parts are left out. */
export type AgencyRecord = {
  name?: string
  line1?: string
  line2?: string
  city?: string
  state?: string
  zip?: string
  contact?: string
  phone?: string
  fax?: string
  email?: string
}

export type ProposalInput = {
  files: { fileId: string; fileName: string; facts: DocumentFacts }[]
  /** The certificate holder as the user gave it, or the default sentence of spec 2 §5. */
  holder?: string
  /** What the user answered or asked beyond that, e.g. the answer to a question or "add them as additional insured". */
  instructions?: string
  agency?: AgencyRecord
  /** ISO date of the agency's today, 'YYYY-MM-DD'. */
  today: string
}

/** A fact that an element holds: of a policy of this line where it is of one; a tick says that the fact is this `choice`. */
export type HeldFact = { key: FactKey; choice?: string; line?: LineOfBusiness }

/** What any form asks for: one that is defined here, or a fillable PDF as it was read. */
export type FormShape = {
  name: string
  title: string
  fields: FormField[]
  /** How words speak of what a section is about, for each kind of section: the parties, the lines of insurance. */
  parts: Record<string, RegExp>[]
  /** The line of insurance a section is about, where it is about one. */
  lines: Record<string, LineOfBusiness>
  /** The element that names the insured; '' where it is not known. */
  insured: string
  /** What a careful reader would raise about the filled form before it goes out. */
  check: (values: FormValues) => FormFinding[]
  /** The elements a reader looks for first, given what is filled; only of these a blank counts as not mentioned. */
  expects: (values: FormValues) => string[]
}

/** One ACORD form: a value in the list of server/forms/index.ts. */
export type FormDefinition = FormShape & {
  id: FormId
  /** Editions whose element names this definition knows, newest first. */
  editions: string[]
  /** Our own page of the form, for agencies that have uploaded no template of theirs. */
  layout: WorksheetLayout
  /** What the elements of a filled one mean, when it comes as a document. */
  meanings?: ElementMeanings
  /** Decides what the documents, the user's words and the rules put into which element. Writes nothing without a source. */
  propose: (input: ProposalInput) => FormProposal
}
