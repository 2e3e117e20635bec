import { actorOf, builder } from '../../api/builder.ts'
import { answer, UserError } from '../../api/errors.ts'
import { type Ctx, withCtx } from '../../ctx.ts'
import { createView, deleteView, listViews, renameView } from './service.ts'
import type { SavedView } from './types.ts'

const SavedViewRef = builder.objectRef<SavedView>('SavedView').implement({
  description: "A user's view of a list, saved under a name.",
  fields: (t) => ({
    id: t.exposeID('id'),
    list: t.exposeString('list', { description: 'The address of the list: "/app/accounts".' }),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'The query string of the list: "state=OH&sort=UPDATED_DESC".' }),
  }),
})

type Payload = { savedView?: SavedView; errors: (typeof UserError)['$inferType'][] }

const payload = (name: string) =>
  builder.objectRef<Payload>(name).implement({
    fields: (t) => ({
      savedView: t.field({ type: SavedViewRef, nullable: true, resolve: ({ savedView }) => savedView ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })
const CreatePayload = payload('CreateSavedViewPayload')
const UpdatePayload = payload('UpdateSavedViewPayload')
const DeletePayload = builder.objectRef<Pick<Payload, 'errors'>>('DeleteSavedViewPayload').implement({
  fields: (t) => ({ errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }) }),
})

const CreateInput = builder.inputType('CreateSavedViewInput', {
  fields: (t) => ({
    list: t.string({ required: true }),
    name: t.string({ required: true }),
    query: t.string({ required: true }),
    key: t.id({ description: 'A UUID made by the client; sent again, it gives the same view.' }),
  }),
})

builder.queryField('savedViews', (t) =>
  t.field({
    type: [SavedViewRef],
    description: 'The views the user has saved, of all lists, the oldest first.',
    resolve: (_root, _args, context) => withCtx(context.house, actorOf(context), listViews),
  }),
)

builder.mutationFields((t) => ({
  createSavedView: t.field({
    type: CreatePayload,
    description: "Saves the user's view of a list under a name.",
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) => {
      const create = (ctx: Ctx) => createView(ctx, input)
      return answer(async () => ({ savedView: await withCtx(context.house, actorOf(context), create) }))
    },
  }),
  updateSavedView: t.field({
    type: UpdatePayload,
    description: 'Renames a view of the user.',
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_root, { id, name }, context) => {
      const rename = (ctx: Ctx) => renameView(ctx, id, name)
      return answer(async () => ({ savedView: await withCtx(context.house, actorOf(context), rename) }))
    },
  }),
  deleteSavedView: t.field({
    type: DeletePayload,
    description: 'Deletes a view of the user.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answer(async () => {
        await withCtx(context.house, actorOf(context), (ctx) => deleteView(ctx, id))
        return {}
      }),
  }),
}))
