import { mustFirst } from '../../can.ts'
import { type Acting, commit } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { getAgencyUser } from '../agency/service.ts'
import { getUnchanged, lockForChange } from './artifacts.ts'
import { replaceBody } from './store/artifacts.ts'
import type { Artifact } from './types.ts'

/**
 * Records that a user confirmed values of a filled form, or withdraws it. No value changes, so no version is made. Throws CONFLICT when the
 * form was changed after the version that was looked at, and while Cara works.
 */
export async function confirmValues(
  acting: Acting,
  workspaceId: string,
  artifactId: string,
  base: { version: number; edits?: number | null },
  { fields, confirmed }: { fields: string[]; confirmed: boolean },
): Promise<Artifact> {
  await mustFirst(acting, 'confirm', 'artifact')
  const { userId } = acting.actor
  if (!userId) throw new AppError('NOT_ALLOWED', 'Only a person can confirm a value.')
  return commit(acting, async (ctx) => {
    const rev = await lockForChange(ctx, workspaceId)
    const newest = await getUnchanged(ctx, workspaceId, artifactId, base)
    if (newest.body.kind !== 'form') throw invalid('artifactId', 'Only the values of a form can be confirmed.')
    const { form } = newest.body
    const names = new Set(form.fields.map(({ name }) => name))
    for (const [place, name] of fields.entries())
      if (!names.has(name)) throw invalid(`fields.${place}`, 'This form has no such field.')
    const mark = confirmed ? { by: (await getAgencyUser(ctx, userId)).name, at: ctx.now.toISOString() } : null
    const marked = form.fields.map((field) => (fields.includes(field.name) ? { ...field, confirmed: mark } : field))
    const seen: Artifact = { ...newest, body: { kind: 'form', form: { ...form, fields: marked } } }
    await replaceBody(ctx.db, { ...seen, rev })
    ctx.ring('workspace', workspaceId)
    return seen
  })
}
