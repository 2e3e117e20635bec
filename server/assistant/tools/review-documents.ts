import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { REVIEW_KINDS, type ReviewKind } from '../../../shared/reviews.ts'
import { aboutOf, reviewAsDocument } from '../../domains/workspaces/review/as-document.ts'
import type { ReviewBody } from '../../domains/workspaces/types.ts'
import { safeHtml } from '../../lib/html.ts'
import { idFrom } from '../../lib/ids.ts'
import { makeReview } from '../../reviews/in-workers.ts'
import { WRITTEN_AT_ONCE } from '../../reviews/index.ts'
import { type Conversation, findFile, isOfLibrary, type NamedFile } from '../conversation.ts'
import { artifactIdOf, keepArtifact } from '../keep-artifact.ts'
import { inputOf, unreadIn } from '../reviewing/input-of.ts'
import { keptOf } from '../reviewing/kept-of.ts'
import { toldOf } from '../reviewing/told-of.ts'
import { defineTool, type ToolContext, ToolRefusal } from '../tool.ts'

export const reviewDocuments = defineTool({
  name: 'REVIEW_DOCUMENTS',
  manual: new URL('./review-documents.md', import.meta.url),
  input: z.object({
    review: z.enum(REVIEW_KINDS),
    files: z.array(z.string()).min(1).max(100).optional().describe('Files to review, e.g. "F1"; all when left out.'),
  }),
  title: (_input, done) => `${done ? 'Reviewed' : 'Reviewing'} the documents`,
  async run(tool, { review: kind, files }) {
    const { conversation } = tool
    const named = files?.map((name) => fileNamed(conversation, name)) ?? conversation.files
    const input = await inputOf(tool, kind, named)
    const made = await makeReview(kind, input, { agencyId: tool.actor.agencyId, signal: tool.signal })
    if ('lacking' in made) throw new ToolRefusal(made.lacking)
    const { review: found } = made
    const before = earlierOf(conversation, kind)
    const review = await keptOf(tool, kind, found, unreadIn(named), before?.review.findings ?? [])
    const { title } = found
    if (before && isDeepStrictEqual(asStored(review), before.review)) {
      const artifact = { artifactId: before.id, version: before.version, title }
      const output = { ...artifact, isUnchanged: true, ...toldOf(review, conversation) }
      return { output, data: { artifactId: before.id, title }, summary: title }
    }
    const { id, version } = before
      ? { id: before.id, version: before.version + 1 }
      : { id: artifactIdOf(tool), version: 1 }
    const draft = { id, version, type: 'REVIEW' as const, title, body: { kind: 'review' as const, review } }
    const document = WRITTEN_AT_ONCE.has(kind) ? documentFrom(tool, title, review, draft) : null
    return {
      output: {
        artifactId: id,
        version,
        title,
        ...(document && { documentId: document.id }),
        ...toldOf(review, conversation),
      },
      data: { artifactId: id, title },
      summary: title,
      keep: async (ctx, rev) => {
        if (document) await keepArtifact(tool, document)(ctx, rev)
        await keepArtifact(tool, draft)(ctx, rev)
      },
    }
  },
})

/** The document that a review is written as, in the same version as the review. */
function documentFrom(
  tool: ToolContext,
  title: string,
  review: ReviewBody,
  { id, version }: { id: string; version: number },
) {
  const { agency, workspace, account } = tool.conversation
  const insured = account?.name ?? workspace.clientName ?? null
  const written = reviewAsDocument(title, review, aboutOf(agency, insured, tool.house.now()))
  const document = { html: safeHtml(written.html) }
  return {
    ...{ id: idFrom('document of review', id), version, type: 'DOCUMENT' as const, title: written.title },
    body: { kind: 'document' as const, document },
  }
}

/** The newest review of this kind that the conversation has. */
function earlierOf({ artifacts }: Conversation, kind: ReviewKind) {
  for (const { id, version, body } of artifacts)
    if (body.kind === 'review' && body.review.kind === kind) return { id, version, review: body.review }
  return null
}

const asStored = (review: ReviewBody) => JSON.parse(JSON.stringify(review)) as ReviewBody

function fileNamed(conversation: Conversation, name: string): NamedFile {
  const found = findFile(conversation, name)
  if (found && !isOfLibrary(conversation, found)) return found
  const own = conversation.files.filter((file) => !isOfLibrary(conversation, file))
  const handles = own.map(({ handle }) => handle).join(', ')
  throw new ToolRefusal(`There is no file "${name}". Files: ${handles}.`)
}
