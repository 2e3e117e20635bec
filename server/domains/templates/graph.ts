import { placesIn } from '../../../shared/places.ts'
import { actorOf, builder } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs } from '../../api/list.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import * as service from './service.ts'
import { type DocumentTemplate, type ProposedPlace, TEMPLATE_SORTS, type TemplateRow } from './types.ts'

/** A template whole, or as the list has it, with its cursor. */
type TemplateNode = TemplateRow & { html?: string; place?: ListPlace }

const nodeOf = (template: DocumentTemplate): TemplateNode => ({ ...template, places: placesIn(template.html).length })

const SortEnum = builder.enumType('DocumentTemplateSort', { values: TEMPLATE_SORTS })

const TemplateRef = builder.objectRef<TemplateNode>('DocumentTemplate').implement({
  description: 'A document of the agency whose [[WORDS]] are places that Cara fills. Everybody in the agency sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    placeCount: t.exposeInt('places', { description: 'How many places it has.' }),
    html: t.string({
      description: 'Its text, as safe HTML.',
      resolve: async ({ id, html }, _args, context) =>
        html ?? (await withCtx(context.house, actorOf(context), (ctx) => service.getTemplate(ctx, id))).html,
    }),
    createdBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ createdBy }, _args, context) => (createdBy ? findUserOf(context, createdBy) : null),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    rev: t.exposeInt('rev', { description: 'Sent back with a change, so that nobody writes over another one unseen.' }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const ProposedRef = builder.objectRef<ProposedPlace>('ProposedPlace').implement({
  description: 'Words of a document that may change from client to client.',
  fields: (t) => ({
    words: t.exposeString('words'),
    name: t.exposeString('name', { description: 'What the place could be called.' }),
    at: t.exposeIntList('at', { description: 'At which of their occurrences, counted from 0.' }),
  }),
})

type Draft = Awaited<ReturnType<typeof service.proposeTemplate>>
const DraftRef = builder.objectRef<Draft>('DocumentTemplateDraft').implement({
  description: 'What a document would be as a template.',
  fields: (t) => ({
    title: t.exposeString('title'),
    places: t.exposeStringList('places', { description: 'The places that stand in it already.' }),
    proposed: t.field({ type: [ProposedRef], resolve: ({ proposed }) => proposed }),
  }),
})

const FilterInput = builder.inputType('DocumentTemplateFilter', {
  fields: (t) => ({ search: t.string({ description: 'Words of the title.' }) }),
})

builder.queryFields((t) => ({
  documentTemplates: t.field({
    type: [TemplateRef],
    description: "One page of the agency's document templates.",
    args: {
      filter: t.arg({ type: FilterInput }),
      sort: t.arg({ type: SortEnum, defaultValue: 'UPDATED_DESC' }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id(),
    },
    complexity: costOfRows,
    resolve: async (_root, { filter, sort, ...page }, context) => {
      const list = (ctx: Ctx) => service.listTemplates(ctx, filter ?? {}, sort ?? 'UPDATED_DESC', pageArgs(page))
      const rows = await withCtx(context.house, actorOf(context), list)
      return rows.map(({ template, cursor }) => ({ ...template, place: { cursor, group: null } }))
    },
  }),
  documentTemplateTotals: t.field({
    type: [ListTotalRef],
    description: 'How many templates the filter finds.',
    args: { filter: t.arg({ type: FilterInput }) },
    resolve: async (_root, { filter }, context) => {
      const count = await withCtx(context.house, actorOf(context), (ctx) => service.countTemplates(ctx, filter ?? {}))
      return [{ key: 'ALL', count }]
    },
  }),
  documentTemplate: t.field({
    type: TemplateRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      nodeOf(await withCtx(context.house, actorOf(context), (ctx) => service.getTemplate(ctx, id))),
  }),
  documentTemplateDraft: t.field({
    type: DraftRef,
    description: 'The places of a drafted document, and words of it that may become some.',
    args: {
      workspaceId: t.arg.id({ required: true }),
      artifactId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
    },
    resolve: (_root, of, context) =>
      withCtx(context.house, actorOf(context), (ctx) => service.proposeTemplate(ctx, of)),
  }),
}))

const KEY = 'A UUID made by the client; sent again, it changes nothing more.'
const ReplacementInput = builder.inputType('PlaceReplacementInput', {
  fields: (t) => ({
    words: t.string({ required: true, description: 'Words of the document.' }),
    name: t.string({ required: true, description: 'The place they become.' }),
    at: t.intList({ description: 'At which of their occurrences, counted from 0; when omitted, at all.' }),
  }),
})
const CreateInput = builder.inputType('CreateDocumentTemplateInput', {
  fields: (t) => ({
    title: t.string(),
    workspaceId: t.id({ required: true }),
    artifactId: t.id({ required: true }),
    version: t.int({ required: true, description: 'The version of the document that was looked at.' }),
    replacements: t.field({ type: [ReplacementInput] }),
    key: t.id({ description: KEY }),
  }),
})
const UpdateInput = builder.inputType('DocumentTemplateInput', {
  fields: (t) => ({
    title: t.string(),
    html: t.string({ description: 'Its text, with places as [[WORDS]].' }),
    rev: t.int({ description: 'The revision that was changed.' }),
    key: t.id({ description: KEY }),
  }),
})

type Errors = { errors: (typeof UserError)['$inferType'][] }
const TemplatePayload = builder
  .objectRef<{ template?: DocumentTemplate } & Errors>('DocumentTemplatePayload')
  .implement({
    fields: (t) => ({
      documentTemplate: t.field({
        type: TemplateRef,
        nullable: true,
        resolve: ({ template }) => (template ? nodeOf(template) : null),
      }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const DeletePayload = builder.objectRef<Errors>('DeleteDocumentTemplatePayload').implement({
  fields: (t) => ({ errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }) }),
})

builder.mutationFields((t) => ({
  createDocumentTemplate: t.field({
    type: TemplatePayload,
    description: 'Makes a template of a drafted document: words that are named become places.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input: { replacements, ...input } }, context) => {
      const make = (ctx: Ctx) => service.createTemplate(ctx, { ...input, replacements: replacements ?? [] })
      return answer(async () => ({ template: await withCtx(context.house, actorOf(context), make) }))
    },
  }),
  updateDocumentTemplate: t.field({
    type: TemplatePayload,
    description: 'Changes a template; CONFLICT when someone changed it after `rev` was read.',
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_root, { id, input }, context) => {
      const change = (ctx: Ctx) => service.updateTemplate(ctx, id, input)
      return answer(async () => ({ template: await withCtx(context.house, actorOf(context), change) }))
    },
  }),
  deleteDocumentTemplate: t.field({
    type: DeletePayload,
    description: 'Deletes a template. Documents that were written from it stay.',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) => {
      const remove = (ctx: Ctx) => service.deleteTemplate(ctx, id, key)
      return answer(async () => {
        await withCtx(context.house, actorOf(context), remove)
        return {}
      })
    },
  }),
}))
