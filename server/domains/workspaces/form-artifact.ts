import { readFieldValue } from '../../../shared/field-value.ts'
import { type BlankReason, NOT_FOUND } from '../../../shared/kinds.ts'
import { mustFirst } from '../../can.ts'
import { type Acting, commit } from '../../ctx.ts'
import { FORMS } from '../../forms/index.ts'
import { fillForm } from '../../forms/output/index.ts'
import type { FormDefinition, FormValues } from '../../forms/types.ts'
import { invalid } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { getAgencyUser } from '../agency/service.ts'
import { findTemplate, readTemplate } from '../forms/service.ts'
import type { ArtifactBody, CheckedSource, FilledField, FormBody } from './types.ts'

/** A value for a form, with its source. */
export type FormEntry = { value: string; state: 'SOURCED' | 'INFERRED' | 'EDITED'; source: CheckedSource }

/** Why an element is blank, with the words that say so when it is excluded. */
export type Blank = { kind: BlankReason; text: string; source?: CheckedSource | null }

export type FormContent = {
  form: FormDefinition
  title: string
  entries: Map<string, FormEntry>
  /** Why an element is blank, by name; "not found in the documents" for the others. */
  reasons: Map<string, Blank>
  overflow: FormBody['overflow']
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
  const template = await commit(acting, (ctx) => findTemplate(ctx, form.id))
  const values = Object.fromEntries([...entries].map(([name, { value }]) => [name, value]))
  const blank = template ? await readTemplate(acting, template) : undefined
  const filled = await fillForm(
    { form, values, template: blank, overflow, title: content.title },
    acting.actor.agencyId,
  )
  const blobKey = `${acting.actor.agencyId}/artifacts/${artifactId}/${newId()}`
  await blobs.putBytes(blobKey, filled.pdf, 'application/pdf')
  const body: FormBody = {
    formId: form.id,
    formName: form.name,
    edition: filled.edition,
    worksheet: filled.worksheet,
    templateId: template?.id ?? null,
    pages: filled.pages,
    fields: describeAll(content, values, filled.places),
    findings: [
      ...form.check(values).map(({ severity, text, fields }) => ({ severity, message: text, fields })),
      ...filled.notes.map(({ field, message }) => ({ severity: 'WARNING' as const, message, fields: [field] })),
    ],
    overflow,
  }
  return { body: { kind: 'form', form: body }, blobKey }
}

type Places = Awaited<ReturnType<typeof fillForm>>['places']

function describeAll({ form, entries, reasons }: FormContent, values: FormValues, places: Places): FilledField[] {
  const expected = new Set(form.expects(values))
  return form.fields.map((field) => {
    const entry = entries.get(field.name)
    const blank = entry ? null : (reasons.get(field.name) ?? NOT_MENTIONED)
    const place = places[field.name]
    return {
      name: field.name,
      label: field.label,
      section: field.section,
      type: field.type,
      maxLength: field.maxLength ?? null,
      value: entry?.value ?? '',
      state: entry?.state ?? 'BLANK',
      source: entry?.source ?? blank?.source ?? null,
      reason: blank?.text ?? null,
      reasonKind: blank?.kind ?? null,
      page: place?.page ?? 1,
      box: place?.box ?? [0, 0, 0, 0],
      expected: expected.has(field.name),
      confirmed: null,
    }
  })
}

/** The same form with some values changed by the user: a value that is taken away becomes a blank. */
export async function refillForm(
  acting: Acting,
  artifactId: string,
  before: FormBody,
  changes: { name: string; value: string }[],
): Promise<MadeForm> {
  await mustFirst(acting, 'change', 'artifact')
  const form = getForm(before.formId)
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
    const read = readFieldValue(field.type, value, { maxLength: field.maxLength ?? null })
    if (!read.ok) throw invalid(`form.fields.${index}.value`, read.sentence)
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
    title: form.name,
    entries,
    reasons,
    overflow: before.overflow,
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
