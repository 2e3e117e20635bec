import { z } from 'zod'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { asTyped } from '../../lib/form-fields.ts'
import { safeHtml } from '../../lib/html.ts'
import { isId } from '../../lib/ids.ts'
import { Outage } from '../../lib/outage.ts'
import { parse } from '../../lib/parse.ts'
import { nextRev } from '../../live/revision.ts'
import { changedEmail, demandAttachable, emailInput } from './email-artifact.ts'
import { type MadeForm, refillForm, undoneIn, withConfirmations } from './form-artifact.ts'
import { isSameTyping } from './rules.ts'
import { getWorkspace } from './service.ts'
import * as store from './store/artifacts.ts'
import type { Artifact, ArtifactBody } from './types.ts'

const artifactInput = z.object({
  document: z.object({ title: asTyped(200).nullish(), content: asTyped(500_000) }).nullish(),
  email: emailInput.nullish(),
  form: z
    .object({
      fields: z
        .array(z.object({ name: z.string(), value: asTyped(10_000) }))
        .min(1)
        .max(500),
    })
    .nullish(),
})

export type ArtifactInput = z.input<typeof artifactInput>

/** One version of an artifact, the newest when none is named; null when there is none. */
export async function findArtifact(ctx: Ctx, workspaceId: string, id: string, version?: number | null) {
  must(ctx, 'read', 'artifact')
  return isId(workspaceId) && isId(id) ? store.findArtifact(ctx.db, workspaceId, id, version) : null
}

/** `findArtifact`, or NOT_FOUND. */
export async function getArtifact(ctx: Ctx, workspaceId: string, id: string, version?: number | null) {
  must(ctx, 'read', 'artifact')
  const found = await findArtifact(ctx, workspaceId, id, version)
  if (!found) throw new AppError('NOT_FOUND', 'This artifact does not exist.')
  return found
}

/** The newest version of every artifact of a workspace, oldest artifact first. */
export async function listNewestArtifacts(ctx: Ctx, workspaceId: string) {
  must(ctx, 'read', 'artifact')
  return store.listNewestArtifacts(ctx.db, workspaceId)
}

/** Every version of these artifacts without their bodies, oldest first. */
export async function listVersions(ctx: Ctx, ids: string[]) {
  must(ctx, 'read', 'artifact')
  return store.listVersions(ctx.db, ids)
}

/** What a new version holds; `made` and `reason` say who made it and why. */
type NewVersion = Pick<
  Artifact,
  'id' | 'workspaceId' | 'version' | 'stageId' | 'type' | 'title' | 'body' | 'blobKey' | 'reason'
> & {
  restoredFrom?: number
}

/** Saves a version as the actor's work. */
export async function addVersion(ctx: Ctx, version: NewVersion, rev: number): Promise<Artifact> {
  must(ctx, 'change', 'artifact')
  const artifact: Artifact = {
    restoredFrom: null,
    ...version,
    madeBy: ctx.actor.userId,
    edits: 0,
    createdAt: ctx.now,
  }
  await store.addArtifact(ctx.db, { ...artifact, agencyId: ctx.agencyId, rev })
  return artifact
}

/**
 * Saves a user's change on top of `version`. While the same user types on, for ten minutes at most, the saves are one version; anything
 * else makes the next one. Refused while Cara works, and when someone else saved in the meantime (`edits` counts the saves of one version).
 */
export async function updateArtifact(
  acting: Acting,
  workspaceId: string,
  id: string,
  base: { version: number; edits?: number | null },
  input: ArtifactInput,
): Promise<Artifact> {
  await mustFirst(acting, 'change', 'artifact')
  const change = parse(artifactInput, input)
  const before = await commit(acting, (ctx) => getUnchanged(ctx, workspaceId, id, base))
  const content = await applyChange(acting, before, change)
  const { title, blobKey } = content
  return keepChange(acting, content, async (ctx, rev) => {
    const newest = await getUnchanged(ctx, workspaceId, id, { version: before.version, edits: before.edits })
    const body = withConfirmations(content.body, newest.body)
    if (isSameTyping(newest, ctx.actor.userId, ctx.now)) {
      const typed = { ...newest, title, body, blobKey, edits: newest.edits + 1 }
      await store.replaceBody(ctx.db, { ...typed, rev })
      if (newest.blobKey && newest.blobKey !== blobKey) await ctx.enqueue('delete-blobs', { keys: [newest.blobKey] })
      return typed
    }
    return addVersion(
      ctx,
      { ...newest, title, body, blobKey, restoredFrom: undefined, version: newest.version + 1, reason: 'EDITED' },
      rev,
    )
  })
}

/** Restores an earlier version as the newest one. */
export async function restoreArtifact(acting: Acting, workspaceId: string, id: string, version: number) {
  await mustFirst(acting, 'change', 'artifact')
  return commit(acting, async (ctx) => {
    const rev = await lockForChange(ctx, workspaceId)
    const earlier = await getArtifact(ctx, workspaceId, id, version)
    const newest = await getArtifact(ctx, workspaceId, id)
    if ([newest.version, newest.restoredFrom].includes(version))
      throw new AppError('CONFLICT', 'This is the newest version already.')
    const restored = await addVersion(
      ctx,
      { ...earlier, version: newest.version + 1, reason: 'RESTORED', restoredFrom: version },
      rev,
    )
    ctx.ring('workspace', workspaceId)
    return restored
  })
}

type Content = Pick<Artifact, 'workspaceId' | 'title' | 'body' | 'blobKey'> & { isNewBlob: boolean }

/** Commits a prepared change; if it fails, the PDF filled for it is deleted. */
async function keepChange(acting: Acting, content: Content, save: (ctx: Ctx, rev: number) => Promise<Artifact>) {
  try {
    return await commit(acting, async (ctx) => {
      const workspaceId = content.workspaceId
      const rev = await lockForChange(ctx, workspaceId)
      const saved = await save(ctx, rev)
      ctx.ring('workspace', workspaceId)
      return saved
    })
  } catch (error) {
    // When the answer to a commit is lost, the file may or may not be in use: the sweep of orphan files decides.
    const isOrphan = content.isNewBlob && !(error instanceof Outage)
    if (isOrphan && content.blobKey) await acting.house.outside.blobs.delete(content.blobKey).catch(() => {})
    throw error
  }
}

/** Counts a change of the workspace, which locks it. Throws CONFLICT while Cara works there. */
export async function lockForChange(ctx: Ctx, workspaceId: string): Promise<number> {
  must(ctx, 'change', 'workspace')
  await getWorkspace(ctx, workspaceId)
  const rev = await nextRev(ctx.db, 'workspaces', workspaceId, ctx.now)
  if ((await getWorkspace(ctx, workspaceId)).state === 'WORKING')
    throw new AppError('CONFLICT', 'Cara is working here. Change it when Cara is done.')
  return rev
}

/** The newest version, if it is still the one a change was made on. Throws CONFLICT when it is not. */
export async function getUnchanged(
  ctx: Ctx,
  workspaceId: string,
  id: string,
  { version, edits }: { version: number; edits?: number | null },
): Promise<Artifact> {
  must(ctx, 'change', 'artifact')
  const newest = await getArtifact(ctx, workspaceId, id)
  if (newest.version === version && (edits == null || newest.edits === edits)) return newest
  throw new AppError(
    'CONFLICT',
    `Version ${newest.version} was saved meanwhile. Look at it, then make your change again.`,
  )
}

async function applyChange(
  acting: Acting,
  artifact: Artifact,
  change: z.output<typeof artifactInput>,
): Promise<Content> {
  const { title, body, blobKey, workspaceId, id } = artifact
  const same = { workspaceId, blobKey, isNewBlob: false }
  if (body.kind === 'email' && change.email) {
    const email = changedEmail(body.email, change.email)
    await commit(acting, (ctx) => demandAttachable(ctx, workspaceId, email.attachments ?? [], body.email.attachments))
    return { ...same, title: email.subject || title, body: { kind: 'email', email } }
  }
  if (body.kind === 'document' && change.document) {
    const next: ArtifactBody = {
      kind: 'document',
      document: { ...body.document, html: safeHtml(change.document.content) },
    }
    return { ...same, title: change.document.title?.trim() || title, body: next }
  }
  if (body.kind === 'form' && change.form) {
    const earlier = (await commit(acting, (ctx) => findArtifact(ctx, workspaceId, id, artifact.version - 1)))?.body
    const { fields: changes } = change.form
    const undone = earlier?.kind === 'form' ? undoneIn(body.form, earlier.form, changes) : null
    const form = { ...body.form, fields: body.form.fields.map((field) => undone?.get(field.name) ?? field) }
    const others = changes.filter(({ name }) => !undone?.has(name))
    const made: MadeForm = await refillForm(acting, id, form, others)
    return { workspaceId, title, ...made, isNewBlob: true }
  }
  throw invalid('input', 'This change does not fit this kind of artifact.')
}
