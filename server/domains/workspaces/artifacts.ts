import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { refillForm } from './form-artifact.ts'
import { safeHtml } from './html.ts'
import { getWorkspace } from './service.ts'
import * as store from './store/artifacts.ts'
import { nextRev } from './store/workspaces.ts'
import type { Artifact, ArtifactBody } from './types.ts'

const line = (most: number) => z.string().max(most, `Up to ${most.toLocaleString('en-US')} characters fit here.`)

const artifactInput = z.object({
  document: z.object({ title: line(200).nullish(), content: line(500_000) }).nullish(),
  email: z
    .object({
      subject: line(500).nullish(),
      toEmail: line(254).nullish(),
      toName: line(200).nullish(),
      body: line(100_000).nullish(),
      completed: z.boolean().nullish(),
    })
    .nullish(),
  form: z
    .object({
      fields: z
        .array(z.object({ name: z.string(), value: line(10_000) }))
        .min(1)
        .max(500),
    })
    .nullish(),
})

export type ArtifactInput = z.input<typeof artifactInput>

/** One version of an artifact, the newest when none is named. Throws NOT_FOUND. */
export async function getArtifact(
  ctx: Ctx,
  workspaceId: string,
  id: string,
  version?: number | null,
): Promise<Artifact> {
  const found = isId(workspaceId) && isId(id) ? await store.findArtifact(ctx.db, workspaceId, id, version) : null
  if (!found) throw new AppError('NOT_FOUND', 'This artifact does not exist.')
  return found
}

/** Saves a user's change as the next version. Refused while Cara works, and when somebody else saved a version meanwhile. */
export async function updateArtifact(
  ctx: Ctx,
  workspaceId: string,
  id: string,
  version: number,
  input: ArtifactInput,
): Promise<Artifact> {
  const change = parse(artifactInput, input)
  const workspace = await getWorkspace(ctx, workspaceId)
  const rev = await nextRev(ctx.db, workspaceId, ctx.now)
  if (workspace.state === 'WORKING')
    throw new AppError('CONFLICT', 'Cara is working here. Change it when Cara is done.')
  const newest = await getArtifact(ctx, workspaceId, id)
  if (newest.version !== version) {
    throw new AppError(
      'CONFLICT',
      `Version ${newest.version} was saved meanwhile. Look at it, then make your change again.`,
    )
  }
  return saveVersion(ctx, await applyChange(ctx, newest, change), rev)
}

type Version = Pick<Artifact, 'title' | 'body' | 'blobKey'>

async function applyChange(ctx: Ctx, newest: Artifact, change: z.output<typeof artifactInput>): Promise<Artifact> {
  return { ...newest, ...(await changed(ctx, newest, change)), version: newest.version + 1, createdAt: ctx.now }
}

async function changed(
  ctx: Ctx,
  { title, body, id, workspaceId, version, blobKey }: Artifact,
  change: z.output<typeof artifactInput>,
): Promise<Version> {
  if (body.kind === 'email' && change.email) {
    const given = Object.fromEntries(Object.entries(change.email).filter(([, value]) => value != null))
    const email = { ...body.email, ...given }
    return { title: email.subject || title, body: { kind: 'email', email }, blobKey }
  }
  if (body.kind === 'document' && change.document) {
    const next: ArtifactBody = { kind: 'document', document: { html: safeHtml(change.document.content) } }
    return { title: change.document.title?.trim() || title, body: next, blobKey }
  }
  if (body.kind === 'form' && change.form) {
    return {
      title,
      ...(await refillForm(ctx, { workspaceId, id, version: version + 1 }, body.form, change.form.fields)),
    }
  }
  throw invalid('input', 'This change does not fit this kind of artifact.')
}

/** Keeps a version and tells watchers. */
export async function saveVersion(ctx: Ctx, artifact: Artifact, rev: number): Promise<Artifact> {
  await store.addArtifact(ctx.db, { ...artifact, agencyId: ctx.agencyId, rev })
  await ctx.ring('workspace', artifact.workspaceId)
  return artifact
}
