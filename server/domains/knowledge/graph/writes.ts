import { actingOf, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { withCtx } from '../../../ctx.ts'
import { PresetEnum } from '../../workspaces/graph/enums.ts'
import * as service from '../service.ts'
import type { KnowledgeBase, KnowledgeDocument } from '../types.ts'
import { BaseRef, DocumentRef } from './reads.ts'

const KEY = 'A UUID made by the client; sent again, it changes nothing more.'

const DocumentInput = builder.inputType('KnowledgeBaseDocumentInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    title: t.string(),
    content: t.string({ description: 'The text of a document that was written here, as HTML.' }),
    baseId: t.id({ description: 'The knowledge base it is moved to.' }),
    ruleFor: t.field({ type: [PresetEnum] }),
    file: t.field({ type: 'Upload', description: 'The new version of an upload.' }),
    rev: t.int({ description: 'The revision that was changed.' }),
    key: t.id({ description: KEY }),
  }),
})

const TextInput = builder.inputType('KnowledgeBaseTextDocumentInput', {
  description: 'Nothing is required here: a missing value is reported at its field.',
  fields: (t) => ({
    title: t.string(),
    content: t.string({ description: 'Its text, as HTML.' }),
    baseId: t.id(),
    key: t.id({ description: KEY }),
  }),
})

type Errors = { errors: (typeof UserError)['$inferType'][] }
const DocumentPayload = builder
  .objectRef<{ document?: KnowledgeDocument } & Errors>('KnowledgeBaseDocumentPayload')
  .implement({
    fields: (t) => ({
      knowledgeBaseDocument: t.field({
        type: DocumentRef,
        nullable: true,
        resolve: ({ document }) => document ?? null,
      }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const UploadPayload = builder.objectRef<{ ids?: string[] } & Errors>('UploadKnowledgePayload').implement({
  fields: (t) => ({
    ids: t.idList({ description: 'Of the new documents, in the order of the files.', resolve: ({ ids }) => ids ?? [] }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const BasePayload = builder.objectRef<{ base?: KnowledgeBase } & Errors>('KnowledgeBasePayload').implement({
  fields: (t) => ({
    knowledgeBase: t.field({ type: BaseRef, nullable: true, resolve: ({ base }) => base ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})
const DeletePayload = builder.objectRef<{ id?: string } & Errors>('DeleteKnowledgePayload').implement({
  fields: (t) => ({
    id: t.id({ nullable: true, resolve: ({ id }) => id ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

const id = { required: true } as const

builder.mutationFields((t) => ({
  uploadKnowledgeBaseFileDocument: t.field({
    type: UploadPayload,
    description:
      'Adds uploads to a knowledge base, the first when none is named; LIMIT_REACHED where the plan has no page left.',
    args: {
      files: t.arg({ type: ['Upload'], required: true }),
      baseId: t.arg.id(),
      key: t.arg.id({ description: KEY }),
    },
    resolve: (_root, input, context) =>
      answer(async () => ({ ids: await service.uploadDocuments(actingOf(context), input) })),
  }),
  createKnowledgeBaseTextDocument: t.field({
    type: DocumentPayload,
    args: { input: t.arg({ type: TextInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({ document: await service.createTextDocument(actingOf(context), input) })),
  }),
  updateKnowledgeBaseDocument: t.field({
    type: DocumentPayload,
    description:
      'Changes a document; with a new file or text it is indexed again. CONFLICT when someone changed it after `rev` was read.',
    args: { id: t.arg.id(id), input: t.arg({ type: DocumentInput, required: true }) },
    resolve: (_root, { id, input }, context) =>
      answer(async () => ({ document: await service.updateDocument(actingOf(context), id, input) })),
  }),
  deleteKnowledgeBaseDocument: t.field({
    type: DeletePayload,
    description: 'Deletes a document with all that was found in it.',
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) => service.deleteDocument(ctx, id, key))
        return { id }
      }),
  }),
  indexKnowledgeBaseDocument: t.field({
    type: DocumentPayload,
    description: 'Puts a document in line to be indexed again.',
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) =>
      answer(async () => ({
        document: await withCtx(context.house, actorOf(context), (ctx) => service.indexAgain(ctx, id, key)),
      })),
  }),
  stopKnowledgeBaseDocument: t.field({
    type: DocumentPayload,
    description: 'Stops the indexing of a document.',
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) =>
      answer(async () => ({
        document: await withCtx(context.house, actorOf(context), (ctx) => service.stopIndexing(ctx, id, key)),
      })),
  }),
  createKnowledgeBase: t.field({
    type: BasePayload,
    args: { title: t.arg.string(), key: t.arg.id({ description: KEY }) },
    resolve: (_root, input, context) =>
      answer(async () => ({
        base: await withCtx(context.house, actorOf(context), (ctx) => service.createBase(ctx, input)),
      })),
  }),
  updateKnowledgeBase: t.field({
    type: BasePayload,
    description: 'Gives a knowledge base another title.',
    args: { id: t.arg.id(id), title: t.arg.string(), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, ...input }, context) =>
      answer(async () => ({
        base: await withCtx(context.house, actorOf(context), (ctx) => service.renameBase(ctx, id, input)),
      })),
  }),
  deleteKnowledgeBase: t.field({
    type: DeletePayload,
    description: 'Deletes a knowledge base without documents; CONFLICT for one that has some.',
    args: { id: t.arg.id(id), key: t.arg.id({ description: KEY }) },
    resolve: (_root, { id, key }, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) => service.deleteBase(ctx, id, key))
        return { id }
      }),
  }),
}))
