import type { Ctx } from '../../server/ctx.ts'
import { listNewestArtifacts } from '../../server/domains/workspaces/artifacts.ts'

/** The values of the newest filled form of a workspace, each with the words it rests on; empty when there is no form. */
export async function newestForm(ctx: Ctx, workspaceId: string) {
  const form = (await listNewestArtifacts(ctx, workspaceId)).findLast(({ body }) => body.kind === 'form')
  const values = new Map<string, { value: string; source: string | null }>()
  if (form?.body.kind !== 'form') return values
  for (const { name, value, source } of form.body.form.fields) {
    const page = source?.kind === 'DOCUMENT' ? `page ${source.page}: ` : ''
    if (value) values.set(name, { value, source: source && `${page}${source.quote ?? source.label}` })
  }
  return values
}
