import { readFile } from 'node:fs/promises'
import type { Ctx } from '../../ctx.ts'
import { FORMS } from '../../forms/index.ts'
import { inspectTemplate } from '../../forms/output/index.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { cleanName } from '../files/rules.ts'
import type { Upload } from '../files/types.ts'
import * as store from './store.ts'
import type { FormTemplate } from './types.ts'

export const listTemplates = (ctx: Ctx) => store.listTemplates(ctx.db)

/** The agency's own PDF of a form, or null when it has uploaded none. */
export async function findTemplate(ctx: Ctx, form: string): Promise<FormTemplate | null> {
  return (await store.listTemplates(ctx.db)).find((template) => template.form === form) ?? null
}

async function getTemplate(ctx: Ctx, id: string): Promise<FormTemplate> {
  const found = (await store.listTemplates(ctx.db)).find((template) => template.id === id)
  if (!found) throw new AppError('NOT_FOUND', 'This form does not exist.')
  return found
}

/** The bytes of a template's blank PDF. */
export async function readTemplate(ctx: Ctx, template: FormTemplate): Promise<Uint8Array> {
  return readFile(await ctx.outside.blobs.toLocalFile(template.blobKey))
}

/**
 * Keeps an agency's fillable PDF, in place of the one it had of the same form. Needs the agency's confirmation that it holds
 * an ACORD licence, which is kept with its date and user. Throws INVALID at `file` for a PDF that is no known form.
 */
export async function uploadTemplate(
  ctx: Ctx,
  input: { file: Upload; licenceConfirmed: boolean },
): Promise<FormTemplate> {
  if (!input.licenceConfirmed) throw invalid('licenceConfirmed', 'Confirm that your agency holds an ACORD licence.')
  if (!ctx.actor.userId) throw new AppError('NOT_ALLOWED', 'Only a user can confirm a licence.')
  const found = await inspectTemplate(await readFile(input.file.path), FORMS).catch((error: Error) => {
    throw invalid('file', error.message)
  })
  if (!found.form) throw invalid('file', 'This PDF is not one of the forms Cara fills, or its fields have other names.')
  const template: FormTemplate = {
    id: newId(),
    form: found.form.id,
    edition: found.edition,
    fileName: cleanName(input.file.name),
    blobKey: '',
    matched: found.matched,
    unmatched: found.unmatched,
    missing: found.missing,
    licenceConfirmedAt: ctx.now,
    licenceConfirmedBy: ctx.actor.userId,
  }
  template.blobKey = `${ctx.agencyId}/forms/${template.id}`
  const earlier = await findTemplate(ctx, template.form)
  if (earlier) await store.deleteTemplate(ctx.db, earlier.id)
  await store.addTemplate(ctx.db, ctx.agencyId, template)
  await ctx.outside.blobs.put(template.blobKey, input.file.path, 'application/pdf')
  return template
}

/** Takes a template out of use. Its blank stays for the forms that were filled on it. */
export async function deleteTemplate(ctx: Ctx, id: string): Promise<FormTemplate> {
  const template = await getTemplate(ctx, id)
  await store.deleteTemplate(ctx.db, id)
  return template
}
