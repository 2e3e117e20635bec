import { actorOf, builder } from '../../../api/builder.ts'
import { answer } from '../../../api/errors.ts'
import { confirmValues } from '../confirm-values.ts'
import { ArtifactPayload, artifactNode } from './operations.ts'

const id = { required: true } as const

builder.mutationField('confirmCaraWorkspaceFormValues', (t) =>
  t.field({
    type: ArtifactPayload,
    description:
      'Records that the user confirmed these values of a filled form, or withdraws it. No value changes, so no version is made; CONFLICT when `version` is not the newest, or while Cara is working.',
    args: {
      workspaceId: t.arg.id(id),
      artifactId: t.arg.id(id),
      version: t.arg.int({ required: true }),
      edits: t.arg.int({ description: 'Distinguishes saves of one version.' }),
      fields: t.arg.stringList({ required: true }),
      confirmed: t.arg.boolean({ required: true, defaultValue: true }),
    },
    resolve: (_root, { workspaceId, artifactId, version, edits, fields, confirmed }, context) =>
      answer(async () => {
        const acting = { house: context.house, actor: actorOf(context) }
        const base = { version, edits }
        return artifactNode(context, await confirmValues(acting, workspaceId, artifactId, base, { fields, confirmed }))
      }),
  }),
)
