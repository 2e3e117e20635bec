import { type ApiContext, actingOf, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { getArtifact, listVersions, restoreArtifact, updateArtifact } from '../artifacts.ts'
import { deleteWorkspaces } from '../delete.ts'
import * as service from '../service.ts'
import type { Artifact, Workspace } from '../types.ts'
import { updateWorkspaces } from '../update.ts'
import { type ArtifactNode, ArtifactRef } from './artifacts.ts'
import { PresetEnum } from './enums.ts'
import { toNode, WorkspaceRef } from './workspace.ts'

type Errors = { errors: (typeof UserError)['$inferType'][] }

builder.queryFields((t) => ({
  caraWorkspace: t.field({
    type: WorkspaceRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const workspace = await withCtx(context.house, actorOf(context), (ctx) => service.findWorkspace(ctx, id))
      return workspace && toNode(workspace, context)
    },
  }),
}))

const SlotInput = builder.inputType('DocumentSlotInput', {
  description: 'The prefix of an input, "[Policy]", as the name of a file that is sent would begin with it.',
  fields: (t) => ({ documentId: t.id({ required: true }), slot: t.string({ required: true }) }),
})
const CreateInput = builder.inputType('CreateCaraWorkspaceInput', {
  fields: (t) => ({
    preset: t.field({ type: PresetEnum }),
    customPresetId: t.id({
      description: 'A preset of the agency: its instructions and files go along, and the message may be blank.',
    }),
    message: t.string({ required: true }),
    files: t.field({ type: ['Upload'] }),
    documentIds: t.idList({ description: 'Files the agency has already.' }),
    documentSlots: t.field({ type: [SlotInput], description: 'The inputs of the preset that these are for.' }),
    accountId: t.id({ description: 'The client it is about.' }),
    serviceRequestId: t.id({ description: 'The service request it is opened from; it is about the account of that.' }),
    key: t.id({ description: 'A UUID made by the client; sent again, it gives the same workspace.' }),
  }),
})
const MessageInput = builder.inputType('CaraWorkspaceMessageInput', {
  fields: (t) => ({
    message: t.string({ required: true }),
    files: t.field({ type: ['Upload'] }),
    documentIds: t.idList({
      description: 'Files the agency has already, of the workspace or its knowledge base: the message is about these.',
    }),
    accountId: t.id({ description: 'The client it is about, where the workspace is about none yet.' }),
    key: t.id({ description: 'A UUID made by the client; sent again, it adds nothing.' }),
  }),
})
const UpdateInput = builder.inputType('UpdateCaraWorkspacesInput', {
  fields: (t) => ({
    title: t.string(),
    titleWas: t.string({
      description: 'The title the new one was written on; CONFLICT when a user has renamed it since.',
    }),
    archive: t.boolean(),
  }),
})

const CreatePayload = builder.objectRef<{ id?: string } & Errors>('CreateCaraWorkspacePayload').implement({
  fields: (t) => ({
    id: t.id({ nullable: true, resolve: ({ id }) => id ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const WorkspacePayload = builder.objectRef<{ workspace?: Workspace } & Errors>('CaraWorkspacePayload').implement({
  fields: (t) => ({
    caraWorkspace: t.field({
      type: WorkspaceRef,
      nullable: true,
      resolve: ({ workspace }, _args, context) => (workspace ? toNode(workspace, context) : null),
    }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const UpdatePayload = builder
  .objectRef<{ workspaces?: Workspace[] } & Errors>('UpdateCaraWorkspacesPayload')
  .implement({
    fields: (t) => ({
      caraWorkspaces: t.field({
        type: [WorkspaceRef],
        resolve: ({ workspaces = [] }, _args, context) => workspaces.map((workspace) => toNode(workspace, context)),
      }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

const DeletePayload = builder.objectRef<{ ids?: string[] } & Errors>('DeleteCaraWorkspacesPayload').implement({
  fields: (t) => ({
    ids: t.idList({ description: 'Of the deleted workspaces.', resolve: ({ ids = [] }) => ids }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const FormFieldInput = builder.inputType('FormFieldInput', {
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
})
const FormInput = builder.inputType('FormArtifactInput', {
  fields: (t) => ({ fields: t.field({ type: [FormFieldInput], required: true }) }),
})
const DocumentInput = builder.inputType('DocumentArtifactInput', {
  fields: (t) => ({ title: t.string(), content: t.string({ required: true }) }),
})
const EmailAttachmentInput = builder.inputType('EmailAttachmentInput', {
  description: 'One of both: a document of this workspace or one of its files.',
  fields: (t) => ({ artifactId: t.id(), fileId: t.id() }),
})
const EmailInput = builder.inputType('EmailArtifactInput', {
  fields: (t) => ({
    subject: t.string(),
    toEmail: t.string(),
    toName: t.string(),
    body: t.string(),
    completed: t.boolean(),
    cc: t.string(),
    attachments: t.field({ type: [EmailAttachmentInput] }),
    withSignature: t.boolean(),
  }),
})
const ArtifactInput = builder.inputType('UpdateCaraWorkspaceArtifactInput', {
  fields: (t) => ({
    document: t.field({ type: DocumentInput }),
    email: t.field({ type: EmailInput }),
    form: t.field({ type: FormInput }),
  }),
})
export const ArtifactPayload = builder
  .objectRef<{ artifact?: ArtifactNode } & Errors>('CaraWorkspaceArtifactPayload')
  .implement({
    fields: (t) => ({
      artifact: t.field({ type: ArtifactRef, nullable: true, resolve: ({ artifact }) => artifact ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

/** An artifact with the list of its versions. */
export const artifactNode = async (context: ApiContext, artifact: Artifact): Promise<{ artifact: ArtifactNode }> => {
  const versions = await withCtx(context.house, actorOf(context), (ctx) => listVersions(ctx, [artifact.id]))
  return { artifact: { ...artifact, versions } }
}

builder.queryField('caraWorkspaceArtifact', (t) =>
  t.field({
    type: ArtifactRef,
    description: 'One version of an artifact, the newest when none is named.',
    args: { workspaceId: t.arg.id({ required: true }), id: t.arg.id({ required: true }), version: t.arg.int() },
    resolve: async (_root, { workspaceId, id, version }, context) => {
      const get = (ctx: Ctx) => getArtifact(ctx, workspaceId, id, version)
      return (await artifactNode(context, await withCtx(context.house, actorOf(context), get))).artifact
    },
  }),
)

const id = { required: true } as const

builder.mutationFields((t) => ({
  createCaraWorkspace: t.field({
    type: CreatePayload,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({ id: (await service.createWorkspace(actingOf(context), input, input.files ?? [])).id })),
  }),
  addCaraWorkspaceMessage: t.field({
    type: WorkspacePayload,
    args: { id: t.arg.id(id), input: t.arg({ type: MessageInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      answer(async () => ({
        workspace: await service.addWorkspaceMessage(actingOf(context), id, input, input.files ?? []),
      })),
  }),
  removeCaraWorkspaceMessage: t.field({
    type: WorkspacePayload,
    description: 'Withdraws a waiting message; CONFLICT when Cara has begun to answer it.',
    args: { id: t.arg.id(id), messageId: t.arg.id(id) },
    resolve: (_root, { id, messageId }, context) =>
      answer(async () => {
        const remove = (ctx: Ctx) => service.removeWorkspaceMessage(ctx, id, messageId)
        return { workspace: await withCtx(context.house, actorOf(context), remove) }
      }),
  }),
  stopCaraWorkspace: t.field({
    type: WorkspacePayload,
    args: { id: t.arg.id(id) },
    resolve: (_root, { id }, context) =>
      answer(async () => ({
        workspace: await withCtx(context.house, actorOf(context), (ctx) => service.stopWorkspace(ctx, id)),
      })),
  }),
  retryCaraWorkspace: t.field({
    type: WorkspacePayload,
    args: { id: t.arg.id(id) },
    resolve: (_root, { id }, context) =>
      answer(async () => ({
        workspace: await withCtx(context.house, actorOf(context), (ctx) => service.retryWorkspace(ctx, id)),
      })),
  }),
  updateCaraWorkspaces: t.field({
    type: UpdatePayload,
    args: { workspaceIds: t.arg.idList({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { workspaceIds, input }, context) =>
      answer(async () => {
        const update = (ctx: Ctx) => updateWorkspaces(ctx, workspaceIds, input)
        return { workspaces: await withCtx(context.house, actorOf(context), update) }
      }),
  }),
  deleteCaraWorkspaces: t.field({
    type: DeletePayload,
    description: 'Deletes workspaces for good, with their files; CONFLICT while Cara works in one of them.',
    args: { workspaceIds: t.arg.idList({ required: true }) },
    resolve: (_root, { workspaceIds }, context) =>
      answer(async () => ({
        ids: await withCtx(context.house, actorOf(context), (ctx) => deleteWorkspaces(ctx, workspaceIds)),
      })),
  }),
  updateCaraWorkspaceArtifact: t.field({
    type: ArtifactPayload,
    description:
      'Saves a change made on `version`, and on its `edits` when given; CONFLICT when another save came first, or while Cara is working.',
    args: {
      workspaceId: t.arg.id(id),
      artifactId: t.arg.id(id),
      version: t.arg.int({ required: true }),
      edits: t.arg.int(),
      input: t.arg({ type: ArtifactInput, required: true }),
    },
    resolve: (_root, { workspaceId, artifactId, version, edits, input }, context) =>
      answer(async () =>
        artifactNode(
          context,
          await updateArtifact(actingOf(context), workspaceId, artifactId, { version, edits }, input),
        ),
      ),
  }),
  restoreCaraWorkspaceArtifact: t.field({
    type: ArtifactPayload,
    description: 'Restores an earlier version as the newest one.',
    args: { workspaceId: t.arg.id(id), artifactId: t.arg.id(id), version: t.arg.int({ required: true }) },
    resolve: (_root, { workspaceId, artifactId, version }, context) =>
      answer(async () =>
        artifactNode(context, await restoreArtifact(actingOf(context), workspaceId, artifactId, version)),
      ),
  }),
}))
