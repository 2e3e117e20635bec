import { PAGE_SIZES } from '../../../shared/document-styles.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { actingOf, actorOf, builder } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs } from '../../api/list.ts'
import { withCtx } from '../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import * as service from './service.ts'
import { type DocumentStyle, STYLE_SORTS, type StyleFile } from './types.ts'

/** A style, with its cursor in the list. */
type StyleNode = DocumentStyle & { place?: ListPlace; isDefault?: boolean }

const StyleFileRef = builder.objectRef<StyleFile>('HtmlDocumentTemplateFile').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

const PageSizeEnum = builder.enumType('DocumentPageSize', { values: idsOf(PAGE_SIZES) })
const SortEnum = builder.enumType('HtmlDocumentTemplateSort', { values: STYLE_SORTS })

const StyleRef = builder.objectRef<StyleNode>('HtmlDocumentTemplate').implement({
  description: "A style: how the agency's documents look.",
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    baseStyleId: t.exposeString('baseStyleId', { description: '"builtin:classic-professional", or "none".' }),
    pageSize: t.field({ type: PageSizeEnum, resolve: ({ pageSize }) => pageSize }),
    accentColor: t.exposeString('accentColor', {
      nullable: true,
      description: '"#1f4e5f"; null is the base style\'s.',
    }),
    secondColor: t.exposeString('secondColor', { nullable: true }),
    logo: t.field({ type: StyleFileRef, nullable: true, resolve: ({ logo }) => logo }),
    prefixFiles: t.field({
      type: [StyleFileRef],
      description: 'Start pages: a PDF that stands before what is written, or none.',
      resolve: ({ prefix }) => (prefix ? [prefix] : []),
    }),
    suffixFiles: t.field({
      type: [StyleFileRef],
      description: 'End pages.',
      resolve: ({ suffix }) => (suffix ? [suffix] : []),
    }),
    isDefault: t.boolean({
      description: 'Whether new documents get it.',
      resolve: ({ id, isDefault }, _args, context) =>
        isDefault ?? withCtx(context.house, actorOf(context), async (ctx) => (await service.defaultStyle(ctx)) === id),
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

const FilterInput = builder.inputType('HtmlDocumentTemplateFilter', {
  fields: (t) => ({ search: t.string({ description: 'Words of the title or description.' }) }),
})

builder.queryFields((t) => ({
  htmlDocumentTemplates: t.field({
    type: [StyleRef],
    description: "One page of the agency's styles.",
    args: {
      filter: t.arg({ type: FilterInput }),
      sort: t.arg({ type: SortEnum, defaultValue: 'UPDATED_DESC' }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id(),
    },
    complexity: costOfRows,
    resolve: async (_root, { filter, sort, ...page }, context) => {
      const { rows, usual } = await withCtx(context.house, actorOf(context), async (ctx) => ({
        rows: await service.listStyles(ctx, filter ?? {}, sort ?? 'UPDATED_DESC', pageArgs(page)),
        usual: await service.defaultStyle(ctx),
      }))
      return rows.map(({ style, cursor }) => ({
        ...style,
        isDefault: style.id === usual,
        place: { cursor, group: null },
      }))
    },
  }),
  htmlDocumentTemplateTotals: t.field({
    type: [ListTotalRef],
    description: 'How many styles the filter finds.',
    args: { filter: t.arg({ type: FilterInput }) },
    resolve: async (_root, { filter }, context) => {
      const count = await withCtx(context.house, actorOf(context), (ctx) => service.countStyles(ctx, filter ?? {}))
      return [{ key: 'ALL', count }]
    },
  }),
  htmlDocumentTemplate: t.field({
    type: StyleRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => withCtx(context.house, actorOf(context), (ctx) => service.getStyle(ctx, id)),
  }),
  defaultArtifactStyle: t.id({
    description: 'The style new documents get: the id of a style, of a base style, or "none".',
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), (ctx) => service.defaultStyle(ctx)),
  }),
  artifactStyle: t.id({
    description: 'The style a document is shown in: the id of a style, of a base style, or "none".',
    args: { artifactId: t.arg.id({ required: true }) },
    resolve: (_root, { artifactId }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => service.styleOfArtifact(ctx, artifactId)),
  }),
}))

/** The form keys of spec 2 §3. Nothing is required here: a missing value is reported at its field. */
const StyleInputRef = builder.inputType('HtmlDocumentTemplateInput', {
  fields: (t) => ({
    title: t.string(),
    description: t.string(),
    baseStyleId: t.string(),
    pageSize: t.string({ description: 'LETTER or A4.' }),
    accentColor: t.string({ description: '"#1f4e5f"; blank for that of the base style.' }),
    secondColor: t.string(),
    prefixFileId: t.id({ description: 'The start pages that stay; without it they go.' }),
    suffixFileId: t.id({ description: 'The end pages that stay.' }),
    logoFileId: t.id({ description: 'The logo that stays.' }),
    uploadPrefixFile: t.field({ type: 'Upload', description: 'A PDF in place of the start pages.' }),
    uploadSuffixFile: t.field({ type: 'Upload' }),
    uploadLogo: t.field({ type: 'Upload', description: 'A PNG or JPEG.' }),
    rev: t.int({ description: 'The revision that was changed.' }),
    key: t.id(),
  }),
})

type Payload = { style?: DocumentStyle; errors: (typeof UserError)['$inferType'][] }

const StylePayload = builder.objectRef<Payload>('HtmlDocumentTemplatePayload').implement({
  fields: (t) => ({
    htmlDocumentTemplate: t.field({ type: StyleRef, nullable: true, resolve: ({ style }) => style ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const DonePayload = builder.objectRef<Pick<Payload, 'errors'>>('StyleActPayload').implement({
  fields: (t) => ({ errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }) }),
})

builder.mutationFields((t) => ({
  createHtmlDocumentTemplate: t.field({
    type: StylePayload,
    args: { input: t.arg({ type: StyleInputRef, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({ style: await service.createStyle(actingOf(context), input) })),
  }),
  updateHtmlDocumentTemplate: t.field({
    type: StylePayload,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: StyleInputRef, required: true }) },
    resolve: (_root, { id, input }, context) =>
      answer(async () => ({ style: await service.updateStyle(actingOf(context), id, input) })),
  }),
  useHtmlDocumentTemplate: t.field({
    type: DonePayload,
    description:
      'Chooses the style new documents get, one of the agency or a base style. Documents that are there keep theirs.',
    args: { styleId: t.arg.id({ required: true }), key: t.arg.id() },
    resolve: (_root, { styleId, key }, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) => service.chooseDefaultStyle(ctx, styleId, key))
        return {}
      }),
  }),
  deleteHtmlDocumentTemplate: t.field({
    type: DonePayload,
    description: 'Deletes a style. Documents for which it was chosen are shown in the usual one.',
    args: { id: t.arg.id({ required: true }), key: t.arg.id() },
    resolve: (_root, { id, key }, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) => service.deleteStyle(ctx, id, key))
        return {}
      }),
  }),
  chooseArtifactStyle: t.field({
    type: DonePayload,
    description: 'Chooses the style a document is shown and printed in, for all of its versions.',
    args: {
      workspaceId: t.arg.id({ required: true }),
      artifactId: t.arg.id({ required: true }),
      styleId: t.arg.id({ required: true }),
      key: t.arg.id(),
    },
    resolve: (_root, { workspaceId, artifactId, styleId, key }, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) =>
          service.chooseStyle(ctx, workspaceId, artifactId, styleId, key),
        )
        return {}
      }),
  }),
}))
