import { z } from 'zod'
import { MOST_ATTACHMENTS } from '../../../shared/emails.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { invalid } from '../../lib/app-error.ts'
import { asTyped } from '../../lib/form-fields.ts'
import { isId } from '../../lib/ids.ts'
import { listFiles } from '../files/service.ts'
import type { FileRecord } from '../files/types.ts'
import { filesOfWorkspaces } from './files.ts'
import * as store from './store/artifacts.ts'
import type { Artifact, EmailAttachment, EmailBody } from './types.ts'

const attachment = z
  .object({ artifactId: z.string().nullish(), fileId: z.string().nullish() })
  .refine(({ artifactId, fileId }) => Boolean(artifactId) !== Boolean(fileId), {
    message: 'An attachment is a document of this workspace or one of its files.',
  })
  .transform(({ artifactId, fileId }): EmailAttachment => (artifactId ? { artifactId } : { fileId: fileId! }))

/** A change of an e-mail; what is left out stays. Addresses are kept as they are typed, half-typed ones too. */
export const emailInput = z.object({
  subject: asTyped(500).nullish(),
  toEmail: asTyped(2000).nullish(),
  toName: asTyped(200).nullish(),
  cc: asTyped(2000).nullish(),
  body: asTyped(100_000).nullish(),
  completed: z.boolean().nullish(),
  withSignature: z.boolean().nullish(),
  attachments: z
    .array(attachment)
    .max(MOST_ATTACHMENTS, `An e-mail takes up to ${MOST_ATTACHMENTS} attachments.`)
    .nullish(),
})

/** The e-mail with a change; a thing attached twice is attached once. */
export function changedEmail(email: EmailBody, change: z.output<typeof emailInput>): EmailBody {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value != null))
  const attachments = new Map((change.attachments ?? email.attachments ?? []).map((one) => [idOf(one), one]))
  return { ...email, ...given, attachments: [...attachments.values()] }
}

const idOf = (one: EmailAttachment) => ('fileId' in one ? one.fileId : one.artifactId)

/** Throws INVALID when something new is attached that is no document or file of the workspace; what was deleted since may stay. */
export async function demandAttachable(
  ctx: Ctx,
  workspaceId: string,
  attachments: readonly EmailAttachment[],
  before: readonly EmailAttachment[] = [],
) {
  must(ctx, 'read', 'artifact')
  const known = new Set(before.map(idOf))
  const added = attachments.filter((one) => !known.has(idOf(one)))
  if (!added.length) return
  const found = await findAttached(ctx, workspaceId, added)
  if (found.some(({ artifact, file }) => !artifact && !file))
    throw invalid('attachments', 'This is no document or file of this workspace any more. Attach something else.')
}

/** Something attached to an e-mail: the newest version of an artifact, or a file; neither where it was deleted. */
export type Attached = { artifact?: Artifact | undefined; file?: FileRecord | undefined }

/** Finds what is attached to an e-mail, in the order of the attachments. Nothing of another workspace is found. */
export async function findAttached(
  ctx: Ctx,
  workspaceId: string,
  attachments: readonly EmailAttachment[],
): Promise<Attached[]> {
  must(ctx, 'read', 'artifact')
  if (!attachments.length) return []
  const artifacts = new Map((await store.listNewestArtifacts(ctx.db, workspaceId)).map((one) => [one.id, one]))
  const ofWorkspace = new Set(await filesOfWorkspaces(ctx, [workspaceId]))
  const fileIds = attachments.flatMap((one) => ('fileId' in one && ofWorkspace.has(one.fileId) ? [one.fileId] : []))
  const files = new Map((await listFiles(ctx, fileIds.filter(isId))).map((file) => [file.id, file]))
  return attachments.map((one) => {
    if ('fileId' in one) return { file: files.get(one.fileId) }
    const artifact = artifacts.get(one.artifactId)
    return { artifact: artifact?.body.kind === 'email' ? undefined : artifact }
  })
}
