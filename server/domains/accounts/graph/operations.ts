import { type ApiContext, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { type MergePreview, mergeAccounts, previewAccountMerge, undoAccountMerge } from '../merge.ts'
import { addAccountNote, createAccount, findAccount, updateAccount } from '../service.ts'
import type { Account } from '../types.ts'
import { AccountRef, ContactRef } from './account.ts'
import { CreateAccountInput, UpdateAccountInput } from './input.ts'

type Errors = { errors: (typeof UserError)['$inferType'][] }

/** The answer to a change of an account. */
export const accountPayload = (name: string) =>
  builder.objectRef<{ account?: Account } & Errors>(name).implement({
    fields: (t) => ({
      account: t.field({ type: AccountRef, nullable: true, resolve: ({ account }) => account ?? null }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

const CreatePayload = accountPayload('CreateAccountPayload')
const UpdatePayload = accountPayload('UpdateAccountPayload')
const NotePayload = accountPayload('AddAccountNotePayload')

const MergePayload = builder
  .objectRef<{ account?: Account; mergeId?: string } & Errors>('MergeAccountsPayload')
  .implement({
    fields: (t) => ({
      account: t.field({ type: AccountRef, nullable: true, resolve: ({ account }) => account ?? null }),
      mergeId: t.id({
        nullable: true,
        description: 'What `undoAccountMerge` takes.',
        resolve: ({ mergeId }) => mergeId ?? null,
      }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

const UndoPayload = builder
  .objectRef<{ account?: Account; parted?: Account } & Errors>('UndoAccountMergePayload')
  .implement({
    fields: (t) => ({
      account: t.field({ type: AccountRef, nullable: true, resolve: ({ account }) => account ?? null }),
      parted: t.field({
        type: AccountRef,
        nullable: true,
        description: 'The account that was restored.',
        resolve: ({ parted }) => parted ?? null,
      }),
      errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
    }),
  })

const DifferenceRef = builder.objectRef<MergePreview['differences'][number]>('AccountDifference').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    kept: t.exposeString('was', { nullable: true }),
    merged: t.exposeString('is', { nullable: true }),
  }),
})

const MovedRef = builder.objectRef<MergePreview['moved'][number]>('AccountMergeMoves').implement({
  fields: (t) => ({ table: t.exposeString('table'), count: t.exposeInt('count') }),
})

const PreviewRef = builder.objectRef<MergePreview>('AccountMergePreview').implement({
  description: 'A preview of merging two accounts.',
  fields: (t) => ({
    kept: t.field({ type: AccountRef, resolve: ({ kept }) => kept }),
    merged: t.field({ type: AccountRef, resolve: ({ merged }) => merged }),
    differences: t.field({
      type: [DifferenceRef],
      description: "Fields in which the two differ. The kept account's values stay.",
      resolve: ({ differences }) => differences,
    }),
    filled: t.field({
      type: [DifferenceRef],
      description: 'What is blank on the kept account and is taken from the other.',
      resolve: ({ filled }) => filled,
    }),
    contacts: t.field({ type: [ContactRef], description: 'Those it gets.', resolve: ({ contacts }) => contacts }),
    moved: t.field({ type: [MovedRef], description: 'How many of what it gets.', resolve: ({ moved }) => moved }),
  }),
})

const id = { required: true } as const

builder.queryField('previewAccountMerge', (t) =>
  t.field({
    type: PreviewRef,
    description: 'Shows what `mergeAccounts` would do.',
    args: { keepId: t.arg.id(id), mergeId: t.arg.id(id) },
    complexity: 20,
    resolve: (_root, { keepId, mergeId }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => previewAccountMerge(ctx, keepId, mergeId)),
  }),
)

/** Runs a change; if it is refused, the answer includes the current account, so that a form gets its newest `rev`. */
export async function afterChange(context: ApiContext, id: string, work: (ctx: Ctx) => Promise<Account>) {
  const run = <T>(verb: (ctx: Ctx) => Promise<T>) => withCtx(context.house, actorOf(context), verb)
  const done = await answer(async () => ({ account: await run(work) }))
  const account = done.account ?? (await run((ctx) => findAccount(ctx, id)))
  return account ? { ...done, account } : done
}

builder.mutationFields((t) => ({
  createAccount: t.field({
    type: CreatePayload,
    args: { input: t.arg({ type: CreateAccountInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({
        account: await withCtx(context.house, actorOf(context), (ctx) => createAccount(ctx, input)),
      })),
  }),
  updateAccount: t.field({
    type: UpdatePayload,
    description:
      'Replaces the fields of an account. CONFLICT at each field changed after `rev`; `account` is then the newest.',
    args: { id: t.arg.id(id), input: t.arg({ type: UpdateAccountInput, required: true }) },
    resolve: (_root, { id, input }, context) => afterChange(context, id, (ctx) => updateAccount(ctx, id, input)),
  }),
  addAccountNote: t.field({
    type: NotePayload,
    description: 'Adds a note to the timeline of an account.',
    args: { accountId: t.arg.id(id), text: t.arg.string(id), key: t.arg.id() },
    resolve: (_root, { accountId, text, key }, context) =>
      answer(async () => ({
        account: await withCtx(context.house, actorOf(context), (ctx) =>
          addAccountNote(ctx, accountId, { text, key: key ?? null }),
        ),
      })),
  }),
  mergeAccounts: t.field({
    type: MergePayload,
    description: 'Merges two accounts of one client: `keepId` stays and gets everything of `mergeId`.',
    args: { keepId: t.arg.id(id), mergeId: t.arg.id(id), key: t.arg.id() },
    resolve: (_root, { keepId, mergeId, key }, context) =>
      answer(() => withCtx(context.house, actorOf(context), (ctx) => mergeAccounts(ctx, keepId, mergeId, key ?? null))),
  }),
  undoAccountMerge: t.field({
    type: UndoPayload,
    description: 'Undoes a merge of two accounts, within 30 days.',
    args: { id: t.arg.id(id), key: t.arg.id() },
    resolve: (_root, { id, key }, context) =>
      answer(() => withCtx(context.house, actorOf(context), (ctx) => undoAccountMerge(ctx, id, key))),
  }),
}))
