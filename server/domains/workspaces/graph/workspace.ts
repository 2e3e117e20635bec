import { type ApiContext, actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { type ListPlace, ListPlaceRef, WHOLE_CONTENTS } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import type { Words } from '../../../live/doorbell.ts'
import type { Run } from '../../../runs/types.ts'
import { AccountRef, accountOf } from '../../accounts/graph/account.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import { CustomPresetRef, customPresetsOf } from '../../presets/graph.ts'
import { requestsOf, ServiceRequestRef } from '../../servicing/graph/parts.ts'
import type { Message, Workspace } from '../types.ts'
import { readViews, type WorkspaceView } from '../view.ts'
import { ArtifactRef } from './artifacts.ts'
import { MessageRoleEnum, PresetEnum, RunStateEnum, SchemaVersionEnum, WorkspaceStateEnum } from './enums.ts'
import { FileRef } from './files.ts'
import { CitationRef } from './sources.ts'
import { StageRef } from './stages.ts'

/** A workspace as the schema sees it: its row, and what stands in it, read when first asked for. */
export type WorkspaceNode = { workspace: Workspace; view: () => Promise<WorkspaceView>; place?: ListPlace }

/** A workspace of a list or a mutation. Its contents are read only when the query asks for them, for all of a list at once. */
export function toNode(workspace: Workspace, context: ApiContext): WorkspaceNode {
  return { workspace, view: async () => (await contentsOf(context).load(workspace.id)) ?? { ...EMPTY, workspace } }
}

const contentsOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const views = new Map((await readViews(ctx, [...ids])).map((view) => [view.workspace.id, view]))
    return ids.map((id) => views.get(id) ?? null)
  }),
)

const EMPTY = {
  isPatch: false,
  hasChanged: true,
  words: [],
  run: null,
  messages: [],
  inLine: [],
  messageFiles: [],
  files: [],
  stages: [],
  events: [],
  artifacts: [],
  versions: [],
}

const Metadata = builder.objectRef<Workspace>('CaraWorkspaceMetadata').implement({
  fields: (t) => ({
    clientName: t.exposeString('clientName', { nullable: true }),
    keywords: t.exposeStringList('keywords'),
  }),
})

const RunRef = builder.objectRef<Run>('CaraRun').implement({
  description: 'One run of the assistant: the model, what it used, and how it ended.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: RunStateEnum, resolve: (run) => run.state }),
    model: t.exposeString('model'),
    error: t.exposeString('error', { nullable: true }),
    inputTokens: t.exposeInt('inputTokens'),
    outputTokens: t.exposeInt('outputTokens'),
    milliseconds: t.exposeInt('milliseconds', { description: 'Time the model took.' }),
  }),
})

const MessageRef = builder.objectRef<Message & { view: WorkspaceView }>('CaraMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    role: t.field({ type: MessageRoleEnum, resolve: (message) => message.role }),
    content: t.exposeString('content'),
    timestamp: t.field({ type: 'DateTime', resolve: (message) => message.createdAt }),
    inLine: t.exposeBoolean('inLine', { description: 'Sent while Cara was working; it waits until she is done.' }),
    files: t.field({
      type: [FileRef],
      resolve: ({ id, view }) => {
        const ids = view.messageFiles.filter(({ messageId }) => messageId === id).map(({ fileId }) => fileId)
        return view.files.filter((file) => ids.includes(file.id))
      },
    }),
    citations: t.field({ type: [CitationRef], resolve: (message) => message.citations }),
    choices: t.exposeStringList('choices', {
      description: 'Answers the user may pick; any other answer is taken too.',
    }),
  }),
})

const WordsRef = builder.objectRef<Words>('CaraWords').implement({
  description: 'Text appended to the content of an event.',
  fields: (t) => ({
    eventId: t.exposeID('eventId'),
    offset: t.exposeInt('start', { description: 'Where they begin in the whole text, in UTF-16 code units.' }),
    text: t.exposeString('words'),
  }),
})

/** Each part of the contents brings all of them from the database. */
const CONTENTS = { field: WHOLE_CONTENTS, multiplier: 4 }

export const WorkspaceRef = builder.objectRef<WorkspaceNode>('CaraWorkspace')
WorkspaceRef.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ workspace }) => workspace.id }),
    title: t.string({ resolve: ({ workspace }) => workspace.title }),
    state: t.field({ type: WorkspaceStateEnum, resolve: ({ workspace }) => workspace.state }),
    preset: t.field({ type: PresetEnum, nullable: true, resolve: ({ workspace }) => workspace.preset }),
    customPreset: t.field({
      type: CustomPresetRef,
      nullable: true,
      description: 'The preset of the agency it was started from.',
      resolve: ({ workspace: { customPresetId } }, _args, context) =>
        customPresetId ? customPresetsOf(context).load(customPresetId) : null,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ workspace }) => workspace.createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ workspace }) => workspace.updatedAt }),
    agencyUser: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ workspace: { agencyUserId } }, _args, context) =>
        agencyUserId ? findUserOf(context, agencyUserId) : null,
    }),
    account: t.field({
      type: AccountRef,
      nullable: true,
      description: 'The client it is about.',
      resolve: ({ workspace: { accountId } }, _args, context) =>
        accountId ? accountOf(context).load(accountId) : null,
    }),
    serviceRequest: t.field({
      type: ServiceRequestRef,
      nullable: true,
      description: 'The service request it was opened from.',
      resolve: ({ workspace: { serviceRequestId } }, _args, context) =>
        serviceRequestId ? requestsOf(context).load(serviceRequestId) : null,
    }),
    place: t.field({
      type: ListPlaceRef,
      nullable: true,
      description: 'Null where the workspace did not come with a list.',
      resolve: ({ place }) => place ?? null,
    }),
    metadata: t.field({ type: Metadata, resolve: ({ workspace }) => workspace }),
    schemaVersion: t.field({ type: SchemaVersionEnum, resolve: ({ workspace }) => workspace.schemaVersion }),
    isPatch: t.boolean({
      description: 'Whether the lists hold only what is new or changed (see watchCaraWorkspace).',
      resolve: async ({ view }) => (await view()).isPatch,
    }),
    words: t.field({
      type: [WordsRef],
      description: 'In a patch: the text appended to events. Empty where the lists hold everything.',
      resolve: async ({ view }) => (await view()).words,
    }),
    changed: t.field({
      type: WorkspaceRef,
      nullable: true,
      description: 'The same workspace; null in a patch in which nothing but words is new.',
      resolve: async (node): Promise<WorkspaceNode | null> => ((await node.view()).hasChanged ? node : null),
    }),
    inLine: t.idList({
      description: 'The messages waiting. One no longer listed was withdrawn or is being answered.',
      resolve: async ({ view }) => (await view()).inLine,
    }),
    files: t.field({
      type: [FileRef],
      complexity: CONTENTS,
      resolve: async ({ view }) => (await view()).files,
    }),
    messages: t.field({
      type: [MessageRef],
      complexity: CONTENTS,
      resolve: async (node) => {
        const view = await node.view()
        return view.messages.map((message) => ({ ...message, view }))
      },
    }),
    planStages: t.field({
      type: [StageRef],
      complexity: CONTENTS,
      resolve: async (node) => {
        const { stages, events } = await node.view()
        return stages.map((stage) => ({ ...stage, events: events.filter(({ stageId }) => stageId === stage.id) }))
      },
    }),
    artifacts: t.field({
      type: [ArtifactRef],
      complexity: CONTENTS,
      description: 'The newest version of every artifact, oldest artifact first.',
      resolve: async ({ view }) => {
        const { artifacts, versions } = await view()
        return artifacts.map((artifact) => ({ ...artifact, versions: versions.filter(({ id }) => id === artifact.id) }))
      },
    }),
    run: t.field({
      type: RunRef,
      nullable: true,
      description: 'The newest run.',
      resolve: async ({ view }) => (await view()).run,
    }),
  }),
})
