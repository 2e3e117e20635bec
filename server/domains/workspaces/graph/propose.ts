import { actingOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { type Proposal, proposeArtifactChange } from '../../../runs/propose-change.ts'

type Errors = { errors: (typeof UserError)['$inferType'][] }

const ProposalRef = builder.objectRef<Proposal>('CaraArtifactProposal').implement({
  description: 'What could stand in place of a part of a document. Nothing of it is kept.',
  fields: (t) => ({
    before: t.exposeString('before', { description: 'Safe HTML.' }),
    after: t.exposeString('after', { nullable: true, description: 'Safe HTML; null where nothing is proposed.' }),
    note: t.exposeString('note', { description: 'What would change, or why nothing is proposed.' }),
  }),
})

const ProposalPayload = builder.objectRef<{ proposal?: Proposal } & Errors>('CaraArtifactProposalPayload').implement({
  fields: (t) => ({
    proposal: t.field({ type: ProposalRef, nullable: true, resolve: ({ proposal }) => proposal ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const id = { required: true } as const

builder.mutationField('proposeCaraWorkspaceArtifactChange', (t) =>
  t.field({
    type: ProposalPayload,
    description:
      'Asks Cara for other words in place of one part of a document, within a minute; CONFLICT when `version` or its `edits` is not the newest, or while Cara is working. Nothing is changed.',
    args: {
      workspaceId: t.arg.id(id),
      artifactId: t.arg.id(id),
      version: t.arg.int({ required: true }),
      edits: t.arg.int(),
      part: t.arg.string({ required: true, description: 'HTML of whole blocks.' }),
      instruction: t.arg.string({ required: true }),
    },
    resolve: (_root, { workspaceId, artifactId, version, edits, part, instruction }, context) =>
      answer(async () => ({
        proposal: await proposeArtifactChange(
          actingOf(context),
          workspaceId,
          artifactId,
          { version, edits },
          { part, instruction },
          context.signal,
        ),
      })),
  }),
)
