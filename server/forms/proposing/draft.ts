import { type BlankReason, NOT_FOUND } from '../../../shared/kinds.ts'
import type { Fact, FactKey, LineOfBusiness } from '../../documents/index.ts'
import type {
  FormField,
  FormProposal,
  FormQuestion,
  Overflow,
  ProposedBlank,
  ProposedValue,
  ValueSource,
} from '../types.ts'

/** A fact with the file it was read from. */
export type FiledFact = Fact & { fileId: string }

/** A value at its place in a document. */
type Doubted = { value: string; fileId: string; source: { page: number; quote: string } }

type PartyElements = readonly (readonly [FactKey, string])[]

/** The form that is filled, as far as the general rules of proposing need it. */
export type Sheet = {
  fields: readonly FormField[]
  /** What it is called in a sentence: "the certificate". */
  called: string
  /** Names and addresses: which fact goes into which element. */
  parties: Readonly<Record<'producer' | 'insured' | 'holder', PartyElements>>
  /** The elements that tell of policies of these lines, or of one printed in a row of a certificate. */
  elementsOf: (lines: readonly LineOfBusiness[], row?: string) => string[]
}

/** The elements of each party, as far as fields hold facts of it. */
export function partiesIn(fields: readonly FormField[]): Sheet['parties'] {
  const of = (party: string): PartyElements =>
    fields.flatMap(({ name, holds }) =>
      // What the business does is no part of who it is.
      holds?.key.startsWith(`${party}.`) && holds.key !== 'insured.business' ? [[holds.key, name] as const] : [],
    )
  return { producer: of('producer'), insured: of('insured'), holder: of('holder') }
}

/** Where something is said, as the source of a value. */
export const placeOf = ({
  fileId,
  source: { page, quote, held },
}: Pick<FiledFact, 'fileId' | 'source'>): ValueSource =>
  held
    ? { kind: 'account', record: held.record, fields: [{ path: held.path, value: held.value }] }
    : { kind: 'document', fileId, page, quote }

/** Where a fact stands, in words. */
export const placeInWords = ({ source: { page, held } }: FiledFact): string =>
  held ? 'the agency’s records' : `page ${page}`

/** Collects what goes onto the form; what nobody wrote is blank, with the reason. An element is written once. */
export class FormDraft {
  readonly sheet: Sheet
  private readonly known: ReadonlyMap<string, FormField>
  private readonly values = new Map<string, ProposedValue>()
  private readonly reasons = new Map<string, Omit<ProposedBlank, 'field'>>()
  private readonly questions: FormQuestion[] = []
  private readonly overflow: Overflow[] = []

  constructor(sheet: Sheet) {
    this.sheet = sheet
    this.known = new Map(sheet.fields.map((field) => [field.name, field]))
    for (const { name, leftAlone, waits } of sheet.fields) {
      const reason = leftAlone ?? waits
      if (reason) this.blank(name, reason)
    }
  }

  put(field: string, value: string, source: ValueSource, inferred = false) {
    const known = this.known.get(field)
    if (!known || !value || this.values.has(field)) return
    if (known.maxLength && value.length > known.maxLength) {
      this.blank(field, `"${value}" is longer than the ${known.maxLength} characters of this field.`)
      this.spill(known.section, known.label, value, source)
      return
    }
    this.values.set(field, { field, value, source, inferred })
  }

  putFact(field: string, fact: FiledFact, value = fact.value, inferred = false) {
    this.put(field, value, placeOf(fact), inferred)
  }

  blank(field: string, reason: string, kind: BlankReason = 'LEFT') {
    this.reasons.set(field, { reason, kind })
  }

  /** Leaves an element blank of which the documents tell several values. `of`: of what, where its name does not say it. */
  contest(field: string, of = '') {
    this.blank(field, `The documents give more than one value${of}.`, 'CONFLICT')
  }

  /** Leaves an element blank whose value stands in the documents and is not sure enough to be claimed. */
  doubt(field: string, { value, fileId, source: { page, quote } }: Doubted) {
    this.leave(field, `“${value}” on page ${page} is in doubt: look there first.`, { fileId, page, quote })
  }

  /** Leaves an element blank for what is said at a place in the documents. */
  leave(field: string, reason: string, place: NonNullable<ProposedBlank['place']>) {
    this.reasons.set(field, { reason, kind: 'DOUBTED', place })
  }

  isToldBlank(field: string) {
    return this.reasons.has(field)
  }

  ask(question: FormQuestion) {
    if (!this.questions.some((one) => one.about === question.about)) this.questions.push(question)
  }

  spill(section: string, label: string, text: string, source: ValueSource) {
    this.overflow.push({ section, label, text, source })
  }

  has(field: string) {
    return this.values.has(field)
  }

  /** What was put on an element so far. */
  valueOf(field: string): ProposedValue | undefined {
    return this.values.get(field)
  }

  reasonOf(field: string): Omit<ProposedBlank, 'field'> | undefined {
    return this.reasons.get(field)
  }

  /** Takes back what was put on an element. */
  take(field: string) {
    this.values.delete(field)
  }

  finish(): FormProposal {
    const values = this.sheet.fields.flatMap((field) => this.values.get(field.name) ?? [])
    const blanks = this.sheet.fields
      .filter((field) => !this.values.has(field.name))
      .map((field) => ({
        field: field.name,
        ...(this.reasons.get(field.name) ?? { reason: NOT_FOUND, kind: 'NOT_MENTIONED' as const }),
      }))
    return { values, blanks, questions: this.questions, overflow: this.overflow }
  }
}
