import { readFieldValue } from '../../../shared/field-value.ts'
import { type BlankReason, NOT_FOUND } from '../../../shared/kinds.ts'
import { withoutPrefix } from '../../../shared/presets.ts'
import { mustFirst } from '../../can.ts'
import { type Acting, commit } from '../../ctx.ts'
import { definitionOf, type FillableForm } from '../../forms/fillable/definition.ts'
import { FORMS } from '../../forms/index.ts'
import { type FileOf, fillForm, fillPdf, readForm } from '../../forms/output/index.ts'
import type { FormDefinition, FormField, FormValues } from '../../forms/types.ts'
import { invalid } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { getAgencyUser } from '../agency/service.ts'
import { getFile } from '../files/service.ts'
import { findTemplate, readTemplate } from '../forms/service.ts'
import type { ArtifactBody, CheckedSource, FilledField, FilledPlace, FormBody, HeldBefore } from './types.ts'

/** A value for a form, with its source. */
export type FormEntry = { value: string; state: 'SOURCED' | 'INFERRED' | 'EDITED'; source: CheckedSource }

/** Why an element is blank, with the words that say so when it is excluded. */
export type Blank = { kind: BlankReason; text: string; source?: CheckedSource | null }

export type FormContent = {
  form: FormDefinition | FillableForm
  /** The file a fillable form was read from. */
  fileId?: string | undefined
  title: string
  entries: Map<string, FormEntry>
  /** Why an element is blank, by name; "not found in the documents" for the others. */
  reasons: Map<string, Blank>
  overflow: FormBody['overflow']
  /** What elements held on the form of the term before, by name, where that was something else. */
  before?: ReadonlyMap<string, HeldBefore>
}

/** A filled form as an artifact holds it; its PDF is stored under `blobKey`. */
export type MadeForm = { body: { kind: 'form'; form: FormBody }; blobKey: string }

const NOT_MENTIONED: Blank = { kind: 'NOT_MENTIONED', text: NOT_FOUND }

export function getForm(id: string): FormDefinition {
  const form = FORMS.find((candidate) => candidate.id === id)
  if (!form) throw invalid('templateId', `Cara does not fill the form "${id}".`)
  return form
}

/**
 * Fills a form, on the agency's own PDF when it has uploaded one and else on our layout, keeps the PDF, and describes every
 * element: its value and source, or why it is blank. No transaction is open while it does.
 */
export async function makeForm(acting: Acting, artifactId: string, content: FormContent): Promise<MadeForm> {
  await mustFirst(acting, 'change', 'artifact')
  const { form, entries, overflow } = content
  const { blobs } = acting.house.outside
  const values = Object.fromEntries([...entries].map(([name, { value }]) => [name, value]))
  const { filled, templateId } = await fillOn(acting, content, values)
  const blobKey = `${acting.actor.agencyId}/artifacts/${artifactId}/${newId()}`
  await blobs.putBytes(blobKey, filled.pdf, 'application/pdf')
  const body: FormBody = {
    formId: 'id' in form ? form.id : 'pdf',
    formName: form.name,
    edition: filled.edition,
    worksheet: filled.worksheet,
    templateId,
    ...(content.fileId && { fileId: content.fileId }),
    pages: filled.pages,
    fields: describeAll(content, values, filled.places),
    findings: [
      ...form.check(values).map(({ severity, text, fields }) => ({ severity, message: text, fields })),
      ...('remarks' in form
        ? form.remarks.map((message) => ({ severity: 'WARNING' as const, message, fields: [] }))
        : []),
      ...filled.notes.map(({ field, message }) => ({ severity: 'WARNING' as const, message, fields: [field] })),
    ],
    overflow,
  }
  return { body: { kind: 'form', form: body }, blobKey }
}

/** Fills the file a fillable form was read from; else the agency's own PDF of the form, or our layout of it. */
async function fillOn(acting: Acting, { form, fileId, overflow, title }: FormContent, values: FormValues) {
  const { agencyId } = acting.actor
  if (!('id' in form)) {
    const file = await fileOf(acting, fileId!)
    const fill = { values: form.writingOf(values), formName: form.name, title }
    return { filled: await fillPdf(file, fill), templateId: null }
  }
  const template = await commit(acting, (ctx) => findTemplate(ctx, form.id))
  const blank = template ? await readTemplate(acting, template) : undefined
  const filled = await fillForm({ form, values, template: blank, overflow, title }, agencyId)
  return { filled, templateId: template?.id ?? null }
}

/** A file as the workers that fill PDFs are given it. */
async function fileOf(acting: Acting, id: string): Promise<FileOf> {
  const file = await commit(acting, (ctx) => getFile(ctx, id))
  const path = await acting.house.outside.blobs.toLocalFile(file.blobKey)
  return { id, path, agencyId: acting.actor.agencyId }
}

/** The form that a fillable file is. Throws a `ReadingError` with a sentence for the user when it is none. */
export async function readFillable(acting: Acting, fileId: string): Promise<FillableForm> {
  await mustFirst(acting, 'read', 'file')
  const { name } = await commit(acting, (ctx) => getFile(ctx, fileId))
  return definitionOf(await readForm(await fileOf(acting, fileId)), withoutPrefix(name))
}

type Places = Awaited<ReturnType<typeof fillForm>>['places']

function describeAll(
  { form, entries, reasons, before }: FormContent,
  values: FormValues,
  places: Places,
): FilledField[] {
  const expected = new Set(form.expects(values))
  return form.fields.map((field): FilledField => {
    const place = places[field.name]
    const held = before?.get(field.name)
    return {
      ...standingOf(field, entries, reasons),
      label: field.label,
      section: field.section,
      maxLength: field.maxLength ?? null,
      ...(field.choices && { choices: field.choices, isOpen: field.isOpen ?? false }),
      page: place?.page ?? 1,
      box: place?.box ?? [0, 0, 0, 0],
      expected: expected.has(field.name),
      confirmed: null,
      ...(held && { before: held }),
    }
  })
}

/** What stands in a field and on what it rests, or why nothing does. */
export function standingOf(
  { name, type, leftAlone }: FormField,
  entries: FormContent['entries'],
  reasons: FormContent['reasons'],
): FilledPlace {
  const entry = entries.get(name)
  if (entry) return { name, type, ...entry, reason: null, reasonKind: null }
  const left: Blank | null = leftAlone ? { kind: 'LEFT', text: leftAlone } : null
  const { kind, text, source = null } = left ?? reasons.get(name) ?? NOT_MENTIONED
  return { name, type, value: '', state: 'BLANK', source, reason: text, reasonKind: kind }
}

type Change = { name: string; value: string }

/**
 * The elements whose change by hand is undone, as the version before had them: the value has its source again, the blank its reason.
 */
export function undoneIn(now: FormBody, earlier: FormBody, changes: readonly Change[]): Map<string, FilledField> {
  const held = new Map(earlier.fields.map((field) => [field.name, field]))
  const wanted = new Map(changes.map(({ name, value }) => [name, value]))
  return new Map(
    now.fields.flatMap(({ name, value, state, reasonKind }) => {
      const was = held.get(name)
      const isByHand = state === 'EDITED' || reasonKind === 'CLEARED'
      return was && isByHand && was.value !== value && was.value === wanted.get(name) ? [[name, was] as const] : []
    }),
  )
}

/** The same form with some values changed by the user: a value that is taken away becomes a blank. */
export async function refillForm(
  acting: Acting,
  artifactId: string,
  before: FormBody,
  changes: readonly Change[],
): Promise<MadeForm> {
  await mustFirst(acting, 'change', 'artifact')
  const form = before.fileId ? await readFillable(acting, before.fileId) : getForm(before.formId)
  const entries = new Map<string, FormEntry>()
  const reasons: FormContent['reasons'] = new Map()
  for (const { name, value, state, source, reason, reasonKind } of before.fields) {
    if (state !== 'BLANK' && source) entries.set(name, { value, state, source })
    else if (reason) reasons.set(name, { kind: reasonKind ?? 'NOT_MENTIONED', text: reason, source })
  }
  const { userId } = acting.actor
  const who = userId ? (await commit(acting, (ctx) => getAgencyUser(ctx, userId))).name : 'Cara'
  changes.forEach(({ name, value }, index) => {
    const field = form.fields.find((candidate) => candidate.name === name)
    if (!field) throw invalid(`form.fields.${index}.name`, 'This form has no such field.')
    if (field.leftAlone) throw invalid(`form.fields.${index}.value`, field.leftAlone)
    const read = readFieldValue(field.type, value, { ...field, maxLength: field.maxLength ?? null })
    if (!read.ok) throw invalid(`form.fields.${index}.value`, read.sentence)
    const misfit = read.value && field.whyMisfit?.(read.value)
    if (misfit) throw invalid(`form.fields.${index}.value`, misfit)
    if (read.value)
      entries.set(name, {
        value: read.value,
        state: 'EDITED',
        source: { kind: 'RECORD', label: `Changed by ${who}`, quote: null },
      })
    else {
      entries.delete(name)
      reasons.set(name, { kind: 'CLEARED', text: `Cleared by ${who}` })
    }
  })
  return makeForm(acting, artifactId, {
    form,
    fileId: before.fileId,
    title: form.name,
    entries,
    reasons,
    overflow: before.overflow,
    before: new Map(
      before.fields.flatMap(({ name, before: held }) =>
        held && entries.has(name) && entries.get(name)!.value !== held.value ? [[name, held] as const] : [],
      ),
    ),
  })
}

/** A form filled again: confirmations of the previous version stay where the value is the same. */
export function withConfirmations<B extends ArtifactBody>(made: B, before: ArtifactBody | null): B {
  if (made.kind !== 'form' || before?.kind !== 'form') return made
  const seen = new Map(before.form.fields.map((field) => [field.name, field]))
  const fields = made.form.fields.map((field) => {
    const old = seen.get(field.name)
    return old?.confirmed && old.value === field.value ? { ...field, confirmed: old.confirmed } : field
  })
  return { ...made, form: { ...made.form, fields } }
}
