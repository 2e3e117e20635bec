import { type BlankReason, NOT_FOUND } from '../../../shared/kinds.ts'
import type { FormFinding } from '../../forms/types.ts'
import type { SourceInput } from '../evidence/source-input.ts'
import type { DoneCall, Talk, Template } from './talk.ts'

export type FilledValue = { field: string; value: string; source: string }
export type Refusal = { field: string; value: string; reason: string }
export type Blank = { field: string; label: string; section: string; reason: string; kind: BlankReason }

export type FillInput = {
  templateId: string
  artifactId?: string
  fields: { field: string; value: string; source?: SourceInput; inferred?: boolean }[]
  blanks?: { field: string; reason: string; kind?: BlankReason; source?: SourceInput }[]
}

export type FillResult = {
  artifactId: string
  version: number
  worksheet: boolean
  /** The template a document was written from; none for a form. */
  template?: Template
  filled: FilledValue[]
  refused: Refusal[]
  /** `kind` is absent on forms filled before reasons had one. */
  blank: (Omit<Blank, 'kind'> & { kind?: BlankReason | null })[]
  findings: { severity: FormFinding['severity']; message: string; fields: string[] }[]
}

/** A form as it was last filled, with the source each value was given with, and each blank whose value is in doubt. */
export type MadeForm = Omit<FillResult, 'blank'> & {
  blank: Blank[]
  formId: string
  sources: Map<string, SourceInput>
  values: Map<string, string>
}

export type MadeDraft = {
  kind: 'email' | 'document'
  artifactId: string
  title: string
  input: Record<string, unknown>
  /** What its figures rest on, those of its changes, too. */
  sources: SourceInput[]
}

/** What was done in a conversation, from its beginning. */
export const allCalls = ({ turns }: Talk) => turns.flatMap(({ calls }) => calls)

/** The forms of these calls, each as it stands after its last filling, in the order they were last touched. */
export function formsIn(calls: DoneCall[]): MadeForm[] {
  const forms = new Map<string, MadeForm>()
  for (const { name, input, result, error } of calls) {
    if (name !== 'FILL_TEMPLATE' || error || !result || (result as FillResult).template) continue
    const given = input as FillInput
    const filled = result as FillResult
    const before = forms.get(filled.artifactId)
    const sources = new Map(before?.sources)
    for (const { field, source } of [...(given.blanks ?? []), ...given.fields]) if (source) sources.set(field, source)
    forms.delete(filled.artifactId)
    forms.set(filled.artifactId, {
      ...filled,
      blank: filled.blank.map((blank) => ({ ...blank, kind: blank.kind ?? kindBefore(blank) })),
      formId: given.templateId.replace(/^acord\s*/i, ''),
      sources,
      values: new Map(filled.filled.map(({ field, value }) => [field, value])),
    })
  }
  return [...forms.values()]
}

/** Before reasons had a kind their words alone told it. */
const kindBefore = ({ reason }: { reason: string }): BlankReason => (reason === NOT_FOUND ? 'NOT_MENTIONED' : 'LEFT')

/** The form that was filled last in the conversation, with what the user changed in it since. */
export function lastForm(talk: Talk): MadeForm | null {
  const form = formsIn(allCalls(talk)).at(-1)
  const changed = talk.turns.at(-1)?.changed.find(({ artifactId }) => artifactId === form?.artifactId)
  if (!form || !changed) return form ?? null
  const blank = form.blank.filter(({ field }) => !changed.values[field])
  return { ...form, version: changed.version, values: new Map(Object.entries(changed.values)), blank }
}

/** The drafts of these calls, in order. */
export function draftsIn(calls: DoneCall[]): MadeDraft[] {
  return calls.flatMap(({ name, input, result, error }): MadeDraft[] => {
    if ((name !== 'DRAFT_EMAIL' && name !== 'DRAFT_DOCUMENT') || error || !result) return []
    const given = input as Record<string, unknown>
    const { artifactId } = result as { artifactId: string }
    const named = given.subject ?? given.title
    const title = typeof named === 'string' ? named : ''
    const edits = calls.filter(
      (call) => call.name === 'FILE_EDITOR' && (call.input as { artifactId?: string }).artifactId === artifactId,
    )
    const sources = [given, ...edits.map((call) => call.input)].flatMap(
      (one) => (one as { sources?: SourceInput[] }).sources ?? [],
    )
    return [{ kind: name === 'DRAFT_EMAIL' ? 'email' : 'document', artifactId, title, input: given, sources }]
  })
}

/** The e-mail or document that was drafted last in the conversation. */
export function lastDraft(talk: Talk): MadeDraft | null {
  return draftsIn(allCalls(talk)).at(-1) ?? null
}

/** Something filled by the words of its fields, as it last stood, with the sources its values were given with. */
export type FilledByWords = FillResult & { sources: Map<string, SourceInput> }
export type FilledPdf = FilledByWords & { file: string }
export type FilledDocument = FilledByWords & { template: Template }

type Given = { fields?: FillInput['fields']; blanks?: FillInput['blanks'] }

/** Each thing that these calls filled, with its last input, in the order they were last touched. */
function filledIn<Input extends Given>(calls: DoneCall[], isOwn: (call: DoneCall) => boolean) {
  const all = new Map<string, FilledByWords & { input: Input }>()
  for (const call of calls) {
    if (call.error || !call.result || !isOwn(call)) continue
    const input = call.input as Input
    const filled = call.result as FillResult
    const sources = new Map(all.get(filled.artifactId)?.sources)
    for (const { field, source } of [...(input.blanks ?? []), ...(input.fields ?? [])])
      if (source) sources.set(field, source)
    all.delete(filled.artifactId)
    all.set(filled.artifactId, { ...filled, sources, input })
  }
  return [...all.values()]
}

/** The PDF forms of these calls as they now stand, in the order they were last touched. */
export const pdfsIn = (calls: DoneCall[]): FilledPdf[] =>
  filledIn<Given & { inputFiles?: { fileName: string }[] }>(
    calls,
    ({ name, input }) => name === 'PDF_EDITOR' && (input as { operation?: string }).operation === 'FILL_FORM_FIELDS',
  ).map(({ input, ...filled }) => ({ ...filled, file: input.inputFiles?.[0]?.fileName ?? '' }))

/** The documents that these calls wrote from templates, as they now stand. */
export const documentsIn = (calls: DoneCall[]): FilledDocument[] =>
  filledIn<Given>(calls, ({ name }) => name === 'FILL_TEMPLATE').flatMap(({ input: _input, template, ...filled }) =>
    template ? [{ ...filled, template }] : [],
  )

/** The document that was written from a template last, where nothing else was filled after it. */
export function lastDocument(talk: Talk): FilledDocument | null {
  const calls = allCalls(talk)
  const document = documentsIn(calls).at(-1)
  const last = calls.findLast(
    ({ name, input, error, result }) =>
      !error &&
      result &&
      (name === 'FILL_TEMPLATE' ||
        (name === 'PDF_EDITOR' && (input as { operation?: string }).operation === 'FILL_FORM_FIELDS')),
  )
  return (last?.result as FillResult | undefined)?.artifactId === document?.artifactId ? (document ?? null) : null
}

/** The PDF form that was filled last, where nothing else was filled after it. */
export function lastPdf({ turns }: Talk): FilledPdf | null {
  const calls = turns
    .flatMap((turn) => turn.calls)
    .filter(({ name, error, result }) => (name === 'FILL_TEMPLATE' || name === 'PDF_EDITOR') && !error && result)
  const pdf = pdfsIn(calls).at(-1)
  const last = calls.findLast(
    ({ name, input }) => name === 'FILL_TEMPLATE' || (input as { operation?: string }).operation === 'FILL_FORM_FIELDS',
  )
  return pdf && last?.name === 'PDF_EDITOR' ? pdf : null
}
