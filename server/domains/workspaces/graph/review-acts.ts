import { actingOf, builder } from '../../../api/builder.ts'
import { answer } from '../../../api/errors.ts'
import { draftFromReview, REVIEW_DRAFTS } from '../review/draft-from-review.ts'
import { markFindings } from '../review/mark-findings.ts'
import { ArtifactPayload, artifactNode } from './operations.ts'

const id = { required: true } as const

const MarkInput = builder.inputType('ReviewMarkInput', {
  fields: (t) => ({
    findings: t.stringList({ required: true, description: 'Their ids.' }),
    dealt: t.boolean({ description: 'Whether the user has dealt with them; left out, that stays.' }),
    remark: t.string({ description: 'What the user notes about them; blank takes a note away.' }),
    noteSeen: t.string({
      description:
        'The note that stood there when this one was begun, "" for none; CONFLICT when another stands there now.',
    }),
  }),
})

builder.mutationFields((t) => ({
  markCaraWorkspaceReview: t.field({
    type: ArtifactPayload,
    description:
      'Records that the user dealt with findings of a review, or what they note about them. No version is made; CONFLICT when `version` is not the newest, or while Cara is working.',
    args: {
      workspaceId: t.arg.id(id),
      artifactId: t.arg.id(id),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: MarkInput, required: true }),
    },
    resolve: (_root, { workspaceId, artifactId, version, input }, context) =>
      answer(async () =>
        artifactNode(context, await markFindings(actingOf(context), workspaceId, artifactId, version, input)),
      ),
  }),
  draftFromCaraWorkspaceReview: t.field({
    type: ArtifactPayload,
    description:
      'Writes a review as a document, or as an e-mail that asks for what is open. It is an artifact of its own; the same version of the review gives the same draft again.',
    args: {
      workspaceId: t.arg.id(id),
      artifactId: t.arg.id(id),
      version: t.arg.int({ required: true }),
      as: t.arg({ type: builder.enumType('ReviewDraft', { values: REVIEW_DRAFTS }), required: true }),
    },
    resolve: (_root, { workspaceId, artifactId, version, as }, context) =>
      answer(async () =>
        artifactNode(context, await draftFromReview(actingOf(context), workspaceId, artifactId, version, as)),
      ),
  }),
}))
