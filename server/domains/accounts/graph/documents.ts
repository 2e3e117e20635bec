import { ACCOUNT_DOCUMENT_TYPES } from '../../../../shared/accounts.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { actingOf, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, pageArgs } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import {
  countAccountDocuments,
  deleteAccountDocument,
  listAccountDocuments,
  uploadAccountDocument,
} from '../documents.ts'
import type { AccountDocument } from '../types.ts'

type Errors = { errors: (typeof UserError)['$inferType'][] }

const TypeEnum = builder.enumType('AccountDocumentType', { values: idsOf(ACCOUNT_DOCUMENT_TYPES) })
const KEY = 'A UUID made by the client; sent again, it changes nothing and gets the same answer.'

const DocumentRef = builder.objectRef<AccountDocument & { place?: ListPlace }>('AccountDocument').implement({
  description: 'A file that is kept with an account.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    mimeType: t.exposeString('mimeType'),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    pages: t.exposeInt('pageCount', { nullable: true, description: 'Once it is read.' }),
    type: t.expose('type', { type: TypeEnum }),
    notes: t.exposeString('notes', { nullable: true }),
    url: t.string({ resolve: ({ id }) => `/agency/files/${id}` }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ createdBy }, _args, context) => (createdBy ? findUserOf(context, createdBy) : null),
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const FilterInput = builder.inputType('AccountDocumentFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Words that must all be in the name or the notes.' }),
    types: t.field({ type: [TypeEnum] }),
  }),
})

const FileInput = builder.inputType('AccountDocumentInput', {
  fields: (t) => ({
    file: t.field({ type: 'Upload', required: true }),
    type: t.field({ type: TypeEnum, required: true }),
    notes: t.string(),
    key: t.id({ description: KEY }),
  }),
})

const UploadPayload = builder
  .objectRef<{ document?: AccountDocument } & Errors>('UploadAccountDocumentPayload')
  .implement({
    fields: (t) => ({
      document: t.field({ type: DocumentRef, nullable: true, resolve: ({ document }) => document ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const DeletePayload = builder.objectRef<{ id?: string } & Errors>('DeleteAccountDocumentPayload').implement({
  fields: (t) => ({
    id: t.id({ nullable: true, description: 'Of what was deleted.', resolve: ({ id }) => id ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const id = { required: true } as const

builder.queryFields((t) => ({
  accountDocuments: t.field({
    type: [DocumentRef],
    description: 'One page of the documents of an account, the newest first.',
    args: {
      accountId: t.arg.id(id),
      filter: t.arg({ type: FilterInput }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id(),
    },
    complexity: costOfRows,
    resolve: async (_root, { accountId, filter, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        listAccountDocuments(ctx, accountId, filter ?? {}, pageArgs(page)),
      )
      return rows.map(({ cursor, ...document }) => ({ ...document, place: { cursor, group: null } }))
    },
  }),
  accountDocumentCount: t.int({
    description: 'How many documents the list has.',
    args: { accountId: t.arg.id(id), filter: t.arg({ type: FilterInput }) },
    resolve: (_root, { accountId, filter }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => countAccountDocuments(ctx, accountId, filter ?? {})),
  }),
}))

builder.mutationFields((t) => ({
  uploadAccountDocument: t.field({
    type: UploadPayload,
    description: 'Keeps one file with an account.',
    args: { accountId: t.arg.id(id), input: t.arg({ type: FileInput, required: true }) },
    resolve: (_root, { accountId, input }, context) =>
      answer(async () => ({ document: await uploadAccountDocument(actingOf(context), accountId, input) })),
  }),
  deleteAccountDocument: t.field({
    type: DeletePayload,
    args: {
      id: t.arg.id(id),
      reason: t.arg.string({ description: 'Kept in the history.' }),
      key: t.arg.id({ description: KEY }),
    },
    resolve: (_root, { id, reason, key }, context) =>
      answer(async () => ({
        id: await withCtx(context.house, actorOf(context), (ctx) => deleteAccountDocument(ctx, id, { reason, key })),
      })),
  }),
}))
