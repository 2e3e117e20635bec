import { mustFirst } from '../../../can.ts'
import { type Acting, type Ctx, commit } from '../../../ctx.ts'
import { AppError, invalid } from '../../../lib/app-error.ts'
import { safeHtml } from '../../../lib/html.ts'
import { idFrom } from '../../../lib/ids.ts'
import { getAgency } from '../../agency/service.ts'
import { addVersion, findArtifact, getUnchanged, lockForChange } from '../artifacts.ts'
import { getWorkspace } from '../service.ts'
import type { Artifact, ReviewBody } from '../types.ts'
import { aboutOf, reviewAsDocument } from './as-document.ts'
import { openFindings, reviewAsEmail } from './as-email.ts'

/** What a review can be written as. */
export const REVIEW_DRAFTS = ['DOCUMENT', 'EMAIL'] as const
export type ReviewDraft = (typeof REVIEW_DRAFTS)[number]

/**
 * Writes a version of a review as a document, or as an e-mail that asks for what is open; it stands beside the review, and the same version gives
 * the same draft again. Throws INVALID for an e-mail where nobody is to be asked for anything, CONFLICT when the review was made again or its findings were
 * marked meanwhile, and while Cara works.
 */
export async function draftFromReview(
  acting: Acting,
  workspaceId: string,
  artifactId: string,
  version: number,
  as: ReviewDraft,
): Promise<Artifact> {
  await mustFirst(acting, 'change', 'artifact')
  const seen = await commit(acting, async (ctx) => {
    const review = await reviewIn(ctx, workspaceId, artifactId, version)
    const { clientName } = await getWorkspace(ctx, workspaceId)
    const about = aboutOf(await getAgency(ctx), clientName, ctx.now)
    return { review, about, before: await findArtifact(ctx, workspaceId, draftIdOf(review, as)) }
  })
  if (seen.before) return seen.before
  const made = written(seen.review, seen.about, as)
  return commit(acting, async (ctx) => {
    const rev = await lockForChange(ctx, workspaceId)
    const review = await reviewIn(ctx, workspaceId, artifactId, version)
    const id = draftIdOf(review, as)
    if (id !== draftIdOf(seen.review, as))
      throw new AppError('CONFLICT', 'Findings were marked meanwhile. Look at them, then try again.')
    const before = await findArtifact(ctx, workspaceId, id)
    if (before) return before
    const { stageId } = review
    const draft = { id, workspaceId, stageId, version: 1, type: as, blobKey: null, reason: 'CARA' as const }
    const kept = await addVersion(ctx, { ...draft, ...made }, rev)
    ctx.ring('workspace', workspaceId)
    return kept
  })
}

type KeptReview = Artifact & { review: ReviewBody }

async function reviewIn(ctx: Ctx, workspaceId: string, artifactId: string, version: number): Promise<KeptReview> {
  const newest = await getUnchanged(ctx, workspaceId, artifactId, { version })
  if (newest.body.kind === 'review') return { ...newest, review: newest.body.review }
  throw invalid('artifactId', 'Only a review can be written as a document or an e-mail.')
}

/** The same for the same version with the same marks: another draft is made after users did more about the findings. */
function draftIdOf({ id, version, edits, review }: KeptReview, as: ReviewDraft): string {
  const marks = review.findings.map(({ dealt, remark }) => [dealt?.at, remark?.at])
  return idFrom('review draft', id, JSON.stringify([version, edits, as, marks]))
}

function written(
  { title, review }: KeptReview,
  about: ReturnType<typeof aboutOf>,
  as: ReviewDraft,
): Pick<Artifact, 'title' | 'body'> {
  if (as === 'EMAIL') {
    if (!openFindings(review).length)
      throw new AppError('INVALID', 'Nothing open is to be asked of anybody, so there is nothing to ask for.')
    const email = { ...reviewAsEmail(title, review), toEmail: null, toName: null, completed: false }
    return { title, body: { kind: 'email', email } }
  }
  const { title: own, html } = reviewAsDocument(title, review, about)
  return { title: own, body: { kind: 'document', document: { html: safeHtml(html) } } }
}
