import { z } from 'zod'
import { idsOf, labelOf } from '../../../shared/labeled.ts'
import { POLICY_FILE_TYPES, policyTitle } from '../../../shared/policies.ts'
import { must, mustFirst } from '../../can.ts'
import type { Acting, Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { addFiles, deleteUnusedFiles, getFile, takeUpload } from '../files/service.ts'
import type { StoredUpload, Upload } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { type Deletion, deletion, longText } from './input.ts'
import { lockPolicy } from './reads.ts'
import * as store from './store/files.ts'
import { setSources } from './store/policies.ts'
import type { Policy, PolicyFile } from './types.ts'

const fileInput = z.object({
  type: z.enum(idsOf(POLICY_FILE_TYPES), 'Choose what kind of file this is.'),
  notes: longText,
  visible: z.boolean().nullish(),
})

export type PolicyFileInput = z.input<typeof fileInput> & { file: Upload; key?: string | null | undefined }

/** The files of these policies, the newest first. */
export function listPolicyFiles(ctx: Ctx, policyIds: readonly string[]): Promise<PolicyFile[]> {
  must(ctx, 'read', 'policy')
  return store.listPolicyFiles(ctx.db, policyIds)
}

/** The policies a file is kept with. */
export async function policiesOfFile(ctx: Ctx, fileId: string): Promise<string[]> {
  must(ctx, 'read', 'policy')
  return isId(fileId) ? store.listPolicyIdsOf(ctx.db, fileId) : []
}

/**
 * Adds one file to a policy. Whether the client sees it goes by its type unless it is said (spec 3 §5). It is read next. The same `key`
 * again adds nothing.
 */
export async function uploadPolicyFile(acting: Acting, policyId: string, input: PolicyFileInput) {
  await mustFirst(acting, 'change', 'policy')
  const { type, notes = null, visible } = parse(fileInput, input)
  const seen = visible ?? POLICY_FILE_TYPES.find(({ id }) => id === type)!.visible
  const same = { policyId, type, notes, seen, name: input.file.name, sha256: input.file.sha256 }
  return takeUpload(acting, input.file, async (ctx, stored) => {
    const { fileId } = await onlyOnce(ctx, input.key, 'uploadPolicyFile', same, () =>
      add(ctx, policyId, stored, { type, notes, visible: seen }),
    )
    return { fileId, told: (await listPolicyFiles(ctx, [policyId])).find(({ id }) => id === fileId) }
  })
}

type What = { type: PolicyFile['type']; notes: string | null; visible: boolean }

async function add(ctx: Ctx, policyId: string, stored: StoredUpload, what: What) {
  const policy = await lockPolicy(ctx, policyId)
  await addFiles(ctx, [stored])
  const createdBy = ctx.actor.userId
  await store.addPolicyFile(ctx.db, ctx.agencyId, { ...what, policyId, fileId: stored.id, createdBy, now: ctx.now })
  await ctx.enqueue('read-file', { agencyId: ctx.agencyId, fileId: stored.id })
  await tell(ctx, 'POLICY_FILE_ADDED', policy, { file: stored.name, type: labelOf(POLICY_FILE_TYPES, what.type) })
  return { fileId: stored.id }
}

const tell = (
  ctx: Ctx,
  kind: 'POLICY_FILE_ADDED' | 'POLICY_FILE_DELETED',
  policy: Policy,
  about: Record<string, string>,
  reason: string | null = null,
) =>
  recordEvent(
    ctx,
    kind,
    { accountId: policy.accountId, policyId: policy.id },
    { reason, about: { policy: policyTitle(policy), ...about } },
  )

/**
 * Deletes a file of a policy. If no message uses it, its bytes are deleted too, and values from it lose their source. Throws NOT_FOUND for
 * a file of no policy. The same `key` again changes nothing.
 */
export async function deletePolicyFile(ctx: Ctx, fileId: string, given: Deletion = {}): Promise<string> {
  must(ctx, 'delete', 'policy')
  const { reason = null } = parse(deletion, given)
  return onlyOnce(ctx, given.key, 'deleteFile', { fileId, reason }, async () => {
    const policyIds = isId(fileId) ? await store.listPolicyIdsOf(ctx.db, fileId) : []
    if (!policyIds.length) throw new AppError('NOT_FOUND', 'This file does not exist.')
    const policies = []
    for (const id of policyIds) policies.push(await lockPolicy(ctx, id))
    const { name } = await getFile(ctx, fileId)
    await store.deletePolicyFile(ctx.db, policyIds, fileId)
    const keys = await deleteUnusedFiles(ctx, [fileId])
    if (keys.length) await ctx.enqueue('delete-blobs', { keys })
    for (const policy of policies) {
      if (keys.length) await dropSources(ctx, policy, fileId)
      await tell(ctx, 'POLICY_FILE_DELETED', policy, { file: name }, reason)
    }
    return fileId
  })
}

async function dropSources(ctx: Ctx, policy: Policy, fileId: string) {
  const kept = Object.entries(policy.sources).filter(([, source]) => source.fileId !== fileId)
  if (kept.length < Object.keys(policy.sources).length)
    await setSources(ctx.db, policy.id, Object.fromEntries(kept), ctx.now)
}
