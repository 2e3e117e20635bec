import { INDEXING_STATES, RULE_CUTS, type RuleCut } from '../../../../shared/knowledge.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import type { PresetId } from '../../../../shared/presets.ts'
import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs, WHOLE_CONTENTS } from '../../../api/list.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import type { Telling } from '../../../documents/index.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import { listFiles } from '../../files/service.ts'
import { PresetEnum } from '../../workspaces/graph/enums.ts'
import { FileRef } from '../../workspaces/graph/files.ts'
import * as service from '../service.ts'
import { type FoundPassage, KNOWLEDGE_SORTS, type KnowledgeBase, type KnowledgeDocument } from '../types.ts'

/** A document of the library, with its cursor in the list. */
type DocumentNode = KnowledgeDocument & { place?: ListPlace }

const StatusEnum = builder.enumType('IndexingState', { values: idsOf(INDEXING_STATES) })
const SortEnum = builder.enumType('KnowledgeBaseDocumentSort', { values: KNOWLEDGE_SORTS })

const fileOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const files = new Map((await listFiles(ctx, [...ids])).map((file) => [file.id, file]))
    return ids.map((id) => files.get(id) ?? null)
  }),
)

const textOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const texts = await service.listTexts(ctx, ids)
    return ids.map((id) => (texts.has(id) ? { content: texts.get(id)! } : null))
  }),
)

/** What is left out of the rules of each preset: they are read once, however many documents ask. */
const cutsOf = loaderOf((context, presets: readonly PresetId[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const cuts = []
    for (const preset of presets) cuts.push(await service.cutsOfRules(ctx, preset))
    return cuts
  }),
)

const TextRef = builder.objectRef<{ content: string }>('KnowledgeBaseText').implement({
  fields: (t) => ({ content: t.exposeString('content', { description: 'Safe HTML.' }) }),
})

const MetadataRef = builder.objectRef<KnowledgeDocument>('KnowledgeBaseMetadata').implement({
  description: 'What a document says of itself, in its own words.',
  fields: (t) => ({
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { nullable: true, description: 'Its headings, or how it begins.' }),
    purpose: t.exposeString('purpose', { nullable: true, description: 'Its first full sentence.' }),
  }),
})

const StateRef = builder.objectRef<KnowledgeDocument>('IndexingStatus').implement({
  fields: (t) => ({
    status: t.field({ type: StatusEnum, resolve: ({ status }) => status }),
    error: t.exposeString('error', { nullable: true }),
    progress: t.exposeFloat('progress', { description: '0 to 1.' }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ startedAt }) => startedAt }),
    completedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ completedAt }) => completedAt }),
  }),
})

const CutEnum = builder.enumType('RuleCut', { values: RULE_CUTS })
const RuleCutRef = builder.objectRef<{ preset: PresetId; cut: RuleCut }>('KnowledgeRuleCut').implement({
  fields: (t) => ({
    preset: t.field({ type: PresetEnum, resolve: ({ preset }) => preset }),
    cut: t.field({ type: CutEnum, resolve: ({ cut }) => cut }),
  }),
})

export const DocumentRef = builder.objectRef<DocumentNode>('KnowledgeBaseDocument').implement({
  description: 'A document of the agency’s library. Everybody in the agency sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    baseId: t.exposeID('baseId'),
    createdBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ createdBy }, _args, context) => (createdBy ? findUserOf(context, createdBy) : null),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    file: t.field({
      type: FileRef,
      nullable: true,
      description: 'What is read of it: the upload, or the words of a text that was written here.',
      resolve: ({ fileId }, _args, context) => fileOf(context).load(fileId),
    }),
    replacedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its file was replaced last by a new version.',
      resolve: ({ replacedAt }) => replacedAt,
    }),
    text: t.field({
      type: TextRef,
      nullable: true,
      description: 'The text of a document that was written here; null for an upload.',
      complexity: { field: WHOLE_CONTENTS, multiplier: 1 },
      resolve: ({ id }, _args, context) => textOf(context).load(id),
    }),
    metadata: t.field({ type: MetadataRef, resolve: (document) => document }),
    indexingStatus: t.field({ type: StateRef, resolve: (document) => document }),
    pages: t.exposeInt('pageCount', { description: 'Pages in the index.' }),
    ruleFor: t.field({
      type: [PresetEnum],
      description: 'The presets in whose runs it is a rule of the agency.',
      resolve: ({ ruleFor }) => ruleFor,
    }),
    ruleCuts: t.field({
      type: [RuleCutRef],
      description: 'What of it Cara is not given as a rule.',
      complexity: { field: WHOLE_CONTENTS, multiplier: 1 },
      resolve: async ({ id, ruleFor }, _args, context) => {
        const cuts = await Promise.all(ruleFor.map((preset) => cutsOf(context).load(preset)))
        return ruleFor.flatMap((preset, at) => {
          const cut = cuts[at]!.get(id)
          return cut ? [{ preset, cut }] : []
        })
      },
    }),
    rev: t.exposeInt('rev'),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const FilterInput = builder.inputType('KnowledgeBaseDocumentFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Words of the title.' }),
    baseId: t.id({ description: 'Only documents of this knowledge base.' }),
  }),
})

const listArgs = { filter: { type: FilterInput } } as const

export const BaseRef = builder.objectRef<KnowledgeBase>('KnowledgeBase').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    rev: t.exposeInt('rev'),
    documents: t.field({
      type: [DocumentRef],
      description: 'One page of its documents, the newest first.',
      args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
      complexity: costOfRows,
      resolve: async ({ id }, page, context) => {
        const list = (ctx: Ctx) => service.listDocuments(ctx, { baseId: id }, pageArgs(page))
        const rows = await withCtx(context.house, actorOf(context), list)
        return rows.map(({ document, cursor }) => ({ ...document, place: { cursor, group: null } }))
      },
    }),
  }),
})

const TellingRef = builder.objectRef<Telling>('KnowledgeTelling').implement({
  description: 'A sentence or a row that answers.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'As it is told, a row with the heads of its columns.' }),
    quote: t.exposeString('quote', { description: 'As it stands on the page, “…” between what stands apart.' }),
  }),
})

const PassageRef = builder.objectRef<FoundPassage & { told: Telling[] }>('KnowledgePassage').implement({
  description: 'A passage of the library that holds what was looked for.',
  fields: (t) => ({
    document: t.field({ type: DocumentRef, resolve: ({ document }) => document }),
    page: t.exposeInt('page'),
    words: t.exposeString('words', { description: 'As they stand on the page, a line each.' }),
    told: t.field({
      type: [TellingRef],
      description: 'What of the passage holds what it says of the query; none where all of it is needed.',
      resolve: ({ told }) => told,
    }),
  }),
})

builder.queryFields((t) => ({
  knowledgeBases: t.field({
    type: [BaseRef],
    description: 'The agency’s knowledge bases, the oldest first: it is used where none is named.',
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), service.listBases),
  }),
  knowledgeBase: t.field({
    type: BaseRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => withCtx(context.house, actorOf(context), (ctx) => service.getBase(ctx, id)),
  }),
  knowledgeBaseDocuments: t.field({
    type: [DocumentRef],
    description: 'One page of the documents of the library.',
    args: {
      filter: t.arg(listArgs.filter),
      sort: t.arg({ type: SortEnum, defaultValue: 'CREATED_DESC' }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id(),
    },
    complexity: costOfRows,
    resolve: async (_root, { filter, sort, ...page }, context) => {
      const list = (ctx: Ctx) => service.listDocuments(ctx, { ...filter, sort: sort ?? null }, pageArgs(page))
      const rows = await withCtx(context.house, actorOf(context), list)
      return rows.map(({ document, cursor }) => ({ ...document, place: { cursor, group: null } }))
    },
  }),
  knowledgeBaseDocumentTotals: t.field({
    type: [ListTotalRef],
    description: 'How many documents the filter finds.',
    args: { filter: t.arg(listArgs.filter) },
    resolve: async (_root, { filter }, context) => {
      const count = await withCtx(context.house, actorOf(context), (ctx) => service.countDocuments(ctx, filter ?? {}))
      return [{ key: 'ALL', count }]
    },
  }),
  knowledgeBaseDocument: t.field({
    type: DocumentRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => service.getDocument(ctx, id)),
  }),
  searchKnowledge: t.field({
    type: [PassageRef],
    description: 'The passages that hold most of what is looked for, the best first.',
    args: { query: t.arg.string({ required: true }), baseId: t.arg.id(), first: t.arg.int({ defaultValue: 10 }) },
    complexity: costOfRows,
    resolve: (_root, { query, baseId, first }, context) =>
      service.findInLibrary({ house: context.house, actor: actorOf(context) }, query, {
        ...{ baseId: baseId ?? null, first: first ?? 10 },
      }),
  }),
}))
