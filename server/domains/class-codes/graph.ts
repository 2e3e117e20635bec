import { actingOf, actorOf, builder } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs } from '../../api/list.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../agency/graph.ts'
import * as service from './service.ts'
import type { ClassCodeRow, ClassCodeTable } from './types.ts'

const CodeRef = builder.objectRef<ClassCodeRow & { place: ListPlace }>('ClassCode').implement({
  description: "A GL class code of the agency's own table.",
  fields: (t) => ({
    code: t.exposeString('code'),
    title: t.exposeString('title'),
    place: t.field({ type: ListPlaceRef, resolve: ({ place }) => place }),
  }),
})

const TableRef = builder.objectRef<ClassCodeTable>('ClassCodeTable').implement({
  description: "The agency's own table of GL class codes, as it was imported.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Another one with each import.' }),
    fileName: t.exposeString('fileName'),
    codes: t.exposeInt('codes', { description: 'How many codes it has.' }),
    notes: t.exposeStringList('notes', { description: 'What of the file was left out, a sentence each.' }),
    importedAt: t.field({ type: 'DateTime', resolve: ({ importedAt }) => importedAt }),
    importedBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ importedBy }, _args, context) => (importedBy ? findUserOf(context, importedBy) : null),
    }),
  }),
})

const FilterInput = builder.inputType('ClassCodeFilter', {
  fields: (t) => ({ search: t.string({ description: 'Words of the code or the title.' }) }),
})

builder.queryFields((t) => ({
  classCodeTable: t.field({
    type: TableRef,
    nullable: true,
    description: "The agency's own table of GL class codes; null when it has none.",
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), service.findTable),
  }),
  classCodes: t.field({
    type: [CodeRef],
    description: "One page of the agency's own class codes, by code.",
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const list = (ctx: Ctx) => service.listClassCodes(ctx, filter ?? {}, pageArgs(page))
      const rows = await withCtx(context.house, actorOf(context), list)
      return rows.map(({ cursor, ...row }) => ({ ...row, place: { cursor, group: null } }))
    },
  }),
  classCodeTotals: t.field({
    type: [ListTotalRef],
    description: 'How many class codes the filter finds.',
    args: { filter: t.arg({ type: FilterInput }) },
    resolve: async (_root, { filter }, context) => {
      const count = await withCtx(context.house, actorOf(context), (ctx) => service.countClassCodes(ctx, filter ?? {}))
      return [{ key: 'ALL', count }]
    },
  }),
}))

const KEY = 'A UUID made by the client; sent again, it changes nothing more.'
const ImportInput = builder.inputType('ImportClassCodesInput', {
  fields: (t) => ({
    file: t.field({ type: 'Upload', required: true, description: 'A CSV or XLSX file with codes and their titles.' }),
    replaces: t.id({ description: 'The id of the table it takes the place of; none when there is none yet.' }),
    key: t.id({ description: KEY }),
  }),
})

type Errors = { errors: (typeof UserError)['$inferType'][] }
const ImportPayload = builder.objectRef<{ table?: ClassCodeTable } & Errors>('ImportClassCodesPayload').implement({
  fields: (t) => ({
    classCodeTable: t.field({ type: TableRef, nullable: true, resolve: ({ table }) => table ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const DeletePayload = builder.objectRef<Errors>('DeleteClassCodesPayload').implement({
  fields: (t) => ({ errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }) }),
})

builder.mutationFields((t) => ({
  importClassCodes: t.field({
    type: ImportPayload,
    description:
      "Makes the codes of a file the agency's own table; CONFLICT when `replaces` is not the table there is.",
    args: { input: t.arg({ type: ImportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({ table: await service.importClassCodes(actingOf(context), input) })),
  }),
  deleteClassCodes: t.field({
    type: DeletePayload,
    description: 'Deletes the table with this id, with all its codes.',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) => {
      const remove = (ctx: Ctx) => service.deleteClassCodes(ctx, id, key)
      return answer(async () => {
        await withCtx(context.house, actorOf(context), remove)
        return {}
      })
    },
  }),
}))
