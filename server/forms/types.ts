import type { FormDeclaration } from '../../shared/forms.ts'
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
  /** The only one of the form's editions that has it. */
  onlyIn?: string
  /** Of a choice: the words that can be chosen, and whether others may be written as well. */
  choices?: string[]
  isOpen?: boolean
  /** Why Cara never fills it: it is a signature, read-only, or calculated by the PDF. */
  leftAlone?: string
  /** Why it stays blank where nothing fills it, though the documents may say it. */
  waits?: string
  /** The part of an entry of a list that it holds. */
  listed?: ListedPart
  /** It is ticked where this element has a value: that of a limit, of a policy number. */
  tickedWith?: string
  /** Of which row it is, on our own page of the form; entries of lists are rows anyway. */
  row?: string
  /** The fact of documents that it asks for, where its words say so, and the line of insurance they name. */
  asks?: { key: FactKey; line: LineOfBusiness | null }
  /** The fact of documents that it holds. */
  holds?: HeldFact
  /** The user's words fill it where a clause of them speaks of it. */
  said?: true
  /** The user's words fill it with the name that stands behind such words. */
  named?: RegExp
  /** What submissions say of it: whose part it holds, 'request.effective', 'applicant.started'. */
  submitted?: string
  /** It is filled only beside others of such names that say more than no: staff of a contractor. */
  besides?: RegExp
  /** It is ticked where insurance that its words name, or of this line, is applied for; beside it the element of what that costs. */
  applied?: { line?: LineOfBusiness; premium: string }
  /**
   * A form of the same kind that comes as a document fills it: with what stands for years, with what is asked for again where the user renews it, or
   * with what is of the term it applies for alone.
   */
  carried?: 'standing' | 'renewed' | 'current'
  /** What the insured is asked where nothing answers it; elements with one question answer it together. */
  question?: string
  /** What a person would ask the question together with, as a heading; left out, the section. */
  askedWith?: string
  /** What a certificate is issued with that it holds: its number, its day, or the remarks that are asked for. */
  issued?: 'number' | 'day' | 'remarks'
  /** The part of the agency's own record that it holds. */
  ofAgency?: keyof AgencyRecord
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
  /** The fact that says it of everything at once, without naming what the element beside it names. */
  ofAll?: FactKey
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
  | { kind: 'account'; record: string; fields: { path: string; value: string }[] }

/** `value` of a tick is 'true'. `inferred`: the value is not printed word for word but follows from the quoted words. */
export type ProposedValue = { field: string; value: string; source: ValueSource; inferred: boolean }

/** A choice the documents leave open, and what they say that makes it one. Answered by a message that holds one of the choices. */
export type FormQuestion = {
  about: string
  text: string
  choices: string[]
  because?: { text: string; source: ValueSource }
}

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
  /** Its name and its mailing address, line by line; of a record without an address nothing. */
  nameAndAddress?: string
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

/** A document with what it says. The client's records say it in the same shape: their passages are fields. */
export type FilledFrom = { fileId: string; fileName: string; facts: DocumentFacts; areRecords?: true }

export type ProposalInput = {
  files: FilledFrom[]
  /** The certificate holder as the user gave it, or the default sentence of spec 2 §5. */
  holder?: string
  /** The additional interest as the user gave it; left out, those that the documents name. */
  interest?: string
  /** What the user answered or asked beyond that, e.g. the answer to a question or "add them as additional insured". */
  instructions?: string
  /** Of that, the words of what is done now, which say the ticks and dates of a form; all of it where it is left out. */
  words?: string
  /** Where a document that came along asks for endorsements, its words: they answer nothing else. */
  endorsements?: string
  agency?: AgencyRecord
  /** ISO date of the agency's today, 'YYYY-MM-DD'. */
  today: string
}

/**
 * Lists of which a form holds an entry or several; `losses` has one that tells of all of them, `rating` one that tells of all classes of a state. A
 * `state` is one whose law the policy covers, an `other_state` one where it would.
 */
export type EntryList =
  | 'applicant'
  | 'blanket'
  | 'class'
  | 'contact'
  | 'coverage'
  | 'fleet'
  | 'individual'
  | 'interest'
  | 'line'
  | 'loss'
  | 'losses'
  | 'other_state'
  | 'place'
  | 'policy'
  | 'prior'
  | 'rating'
  | 'state'
  | 'underlying'

/** The line that a column of prior policies is of; `other` of those without a column. */
export type PriorLine = LineOfBusiness | 'other'

/** What is told of a policy before: a fact of it, the year it began in, its experience modification, and how many claims it had and what they cost. */
export type PriorPart = FactKey | 'year' | 'mod' | 'claims' | 'paid' | 'reserved'

/**
 * A part of the entry of a list at this place, from 0: of a coverage its limit, of a mortgagee its name, of a policy the fact of this key. `of`:
 * instead of the only entry that is so called; those at a place are then the others. A tick of a limit says that it is insured; with `says`, that
 * the part holds these words. `beside`: none is told where one of these names is, and not where. `building`: of which of the form's buildings it is, from 0.
 */
export type ListedPart = {
  at: number
  of?: (name: string) => boolean
  beside?: (name: string) => boolean
  says?: string
  building?: number
} & (
  | { list: Exclude<EntryList, 'policy' | 'prior'>; part: string }
  | { list: 'policy'; part: FactKey }
  | { list: 'prior'; part: PriorPart; line: PriorLine | null }
)

/**
 * A fact that an element holds: of a policy of this line where it is of one; a tick says that the fact is this `choice`. `otherwise`: the fact it
 * holds where that one is not told.
 */
export type HeldFact = { key: FactKey; choice?: string; line?: LineOfBusiness; otherwise?: FactKey }

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
  /** It is about an applicant and all insurance they have, ask for and had. */
  ofApplicant?: true
  /** It is about the end of a policy, so one that has ended or is about to may stand on it. */
  ofEnding?: true
  /** It says what is bound, so only a policy that is bound and not issued yet may stand on it. */
  ofBound?: true
  /** What a careful reader would raise about the filled form before it goes out. */
  check: (values: FormValues) => FormFinding[]
  /** The elements a reader looks for first, given what is filled; only of these a blank counts as not mentioned. */
  expects: (values: FormValues) => string[]
}

/** One ACORD form: a page of data, of which its card for the browser is printed. */
export type FormDefinition = FormShape &
  FormDeclaration & {
    /** What it is wanted for, by which it is found as well as by its number and title. */
    wantedFor: string
    /** Editions whose element names this definition knows, newest first. */
    editions: string[]
    /** Our own page of the form, for agencies that have uploaded no template of theirs. */
    layout: WorksheetLayout
    /** What the elements of a filled one mean, when it comes as a document. */
    meanings?: ElementMeanings
    /** Decides what the documents, the user's words and the rules put into which element. Writes nothing without a source. */
    propose: (input: ProposalInput) => FormProposal
  }
