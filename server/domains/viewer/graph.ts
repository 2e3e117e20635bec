import { actingOf, actorOf, builder } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { WHOLE_CONTENTS } from '../../api/list.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import type { WordsFound } from '../../documents/index.ts'
import { getFile, isFillable, listPageSizes } from '../files/service.ts'
import type { FileRecord, PageSize } from '../files/types.ts'
import { FileStateEnum } from '../policies/graph/enums.ts'
import { FileRef } from '../workspaces/graph/files.ts'
import * as service from './service.ts'

const HomeKindEnum = builder.enumType('FileHomeKind', {
  values: ['ACCOUNT', 'POLICY', 'REQUEST', 'KNOWLEDGE', 'WORKSPACE'] as const,
})

const HomeRef = builder.objectRef<service.FileHome>('FileHome').implement({
  description: 'A record that keeps a file.',
  fields: (t) => ({
    kind: t.field({ type: HomeKindEnum, resolve: ({ kind }) => kind }),
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    accountId: t.exposeID('accountId', { nullable: true }),
  }),
})

const PageRef = builder.objectRef<PageSize>('FilePage').implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    width: t.exposeFloat('width', { description: 'In points.' }),
    height: t.exposeFloat('height'),
  }),
})

const LineRef = builder.objectRef<{ text: string; box: number[] }>('PageLine').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    box: t.exposeFloatList('box', { description: 'x, y, width, height in points from the top left corner.' }),
  }),
})

const FoundRef = builder.objectRef<WordsFound>('WordsFound').implement({
  description: 'A place in a file where words stand.',
  fields: (t) => ({
    page: t.exposeInt('page'),
    line: t.exposeString('line', { description: 'The line it begins in.' }),
    boxes: t.field({ type: t.listRef(t.listRef('Float')), resolve: ({ boxes }) => boxes }),
  }),
})

const ViewedRef = builder.objectRef<FileRecord>('ViewedFile').implement({
  description: 'A file with its pages, for the viewer.',
  fields: (t) => ({
    file: t.field({ type: FileRef, resolve: (file) => file }),
    state: t.field({ type: FileStateEnum, resolve: ({ state }) => state }),
    progress: t.exposeFloat('progress', { description: 'How far its reading is, 0 to 1.' }),
    readingKind: t.exposeString('readingKind', {
      nullable: true,
      description: 'pdf, image, docx, …, once it is read.',
    }),
    pages: t.field({
      type: [PageRef],
      complexity: { field: WHOLE_CONTENTS, multiplier: 1 },
      resolve: ({ id }, _args, context) => inCtx(context, (ctx) => listPageSizes(ctx, id)),
    }),
    isFillable: t.boolean({
      description: 'Whether it is a PDF with fields to fill, once it is read.',
      resolve: (file, _args, context) => inCtx(context, (ctx) => isFillable(ctx, file)),
    }),
    homes: t.field({
      type: [HomeRef],
      resolve: ({ id }, _args, context) => inCtx(context, (ctx) => service.listHomes(ctx, id)),
    }),
    beside: t.field({
      type: [FileRef],
      description: 'Other files of the records that keep it.',
      complexity: { field: 50, multiplier: 10 },
      resolve: ({ id }, _args, context) => inCtx(context, (ctx) => service.listBeside(ctx, id)),
    }),
    lines: t.field({
      type: [LineRef],
      description: 'Of one page, for selecting and copying its words.',
      args: { page: t.arg.int({ required: true }) },
      complexity: { field: WHOLE_CONTENTS, multiplier: 1 },
      resolve: ({ id }, { page }, context) => inCtx(context, (ctx) => service.linesOfPage(ctx, id, page)),
    }),
    found: t.field({
      type: [FoundRef],
      description: 'Where words stand in it; up to 200 places.',
      args: { words: t.arg.string({ required: true }) },
      complexity: { field: WHOLE_CONTENTS, multiplier: 1 },
      resolve: ({ id }, { words }, context) => inCtx(context, (ctx) => service.findInFile(ctx, id, words)),
    }),
  }),
})

type Context = Parameters<typeof actorOf>[0]

const inCtx = <T>(context: Context, work: (ctx: Ctx) => Promise<T>) => withCtx(context.house, actorOf(context), work)

builder.queryField('viewedFile', (t) =>
  t.field({
    type: ViewedRef,
    description: 'A file of the agency. Throws NOT_FOUND.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => inCtx(context, (ctx) => getFile(ctx, id)),
  }),
)

const PagePickInput = builder.inputType('PagePickInput', {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    page: t.int({ required: true, description: 'Counted from 1.' }),
    turn: t.int({ description: 'By how many degrees clockwise: 0, 90, 180 or 270.' }),
  }),
})

const ArrangePagesInput = builder.inputType('ArrangePagesInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    pages: t.field({ type: [PagePickInput], required: true }),
    accountId: t.id({ description: 'The account whose documents the new file goes to.' }),
    policyId: t.id({ description: 'The policy it is kept with, instead.' }),
    key: t.id({ description: 'A UUID made by the client; sent again, it changes nothing and gets the same answer.' }),
  }),
})

const ArrangePagesPayload = builder
  .objectRef<{ file?: FileRecord; errors: (typeof UserError)['$inferType'][] }>('ArrangePagesPayload')
  .implement({
    fields: (t) => ({
      file: t.field({ type: FileRef, nullable: true, resolve: ({ file }) => file ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

builder.mutationField('arrangePages', (t) =>
  t.field({
    type: ArrangePagesPayload,
    description: 'Makes a new PDF of pages of files, in this order. The files themselves stay as they are.',
    args: { input: t.arg({ type: ArrangePagesInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({ file: await service.arrangePages(actingOf(context), input) })),
  }),
)
