import { readFile } from 'node:fs/promises'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { type Edition, ReadingError } from '../../documents/index.ts'
import { inspectUpload } from '../../forms/output/index.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { cleanName } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import * as store from './store.ts'
import type { FormTemplate } from './types.ts'

export async function listTemplates(ctx: Ctx): Promise<FormTemplate[]> {
  must(ctx, 'read', 'form-template')
  return store.listTemplates(ctx.db)
}

/** The agency's own PDF of a form, or null when it has uploaded none. */
export async function findTemplate(ctx: Ctx, form: string): Promise<FormTemplate | null> {
  must(ctx, 'read', 'form-template')
  return (await store.listTemplates(ctx.db)).find((template) => template.form === form) ?? null
}

async function getTemplate(ctx: Ctx, id: string): Promise<FormTemplate> {
  const found = (await store.listTemplates(ctx.db)).find((template) => template.id === id)
  if (!found) throw new AppError('NOT_FOUND', 'This form does not exist.')
  return found
}

/** The editions of forms learned from the agency's own blank forms. */
export async function taughtEditions(ctx: Ctx): Promise<Edition[]> {
  must(ctx, 'read', 'form-template')
  const templates = await store.listTemplates(ctx.db)
  return templates.flatMap(({ taught }) => taught ?? [])
}

/** The bytes of a template's blank PDF. */
export async function readTemplate(acting: Acting, template: FormTemplate): Promise<Uint8Array> {
  await mustFirst(acting, 'read', 'form-template')
  return readFile(await acting.house.outside.blobs.toLocalFile(template.blobKey))
}

/**
 * Keeps an agency's fillable PDF, in place of the one it had of the same form. Needs the agency's confirmation that it holds
 * an ACORD licence, which is kept with its date and user. Throws INVALID at `file` for a PDF that is no known form.
 */
export async function uploadTemplate(
  acting: Acting,
  input: { file: Upload; licenceConfirmed: boolean },
): Promise<FormTemplate> {
  await mustFirst(acting, 'confirm', 'form-template')
  const { house, actor } = acting
  if (input.file.refusal) throw invalid('file', input.file.refusal)
  if (!input.licenceConfirmed) throw invalid('licenceConfirmed', 'Confirm that your agency holds an ACORD license.')
  const found = await inspectUpload(input.file.path, actor.agencyId).catch((error: unknown) => {
    throw error instanceof ReadingError ? invalid('file', error.message) : error
  })
  const id = newId()
  const template: FormTemplate = {
    id,
    form: found.formId,
    edition: found.edition,
    fileName: cleanName(input.file.name),
    blobKey: `${actor.agencyId}/forms/${id}`,
    matched: found.matched,
    unmatched: found.unmatched,
    missing: found.missing,
    taught: found.taught,
    licenceConfirmedAt: house.now(),
    licenceConfirmedBy: actor.userId!,
  }
  await house.outside.blobs.put(template.blobKey, input.file.path, 'application/pdf')
  return commit(acting, async (ctx) => {
    const earlier = await findTemplate(ctx, template.form)
    if (earlier) await store.deleteTemplate(ctx.db, earlier.id)
    await store.addTemplate(ctx.db, ctx.agencyId, template)
    return template
  })
}

/** Retires a template. Its blank stays for the forms that were filled on it. */
export async function deleteTemplate(ctx: Ctx, id: string): Promise<FormTemplate> {
  must(ctx, 'delete', 'form-template')
  const template = await getTemplate(ctx, id)
  await store.deleteTemplate(ctx.db, id)
  return template
}
