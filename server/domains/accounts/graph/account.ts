import { ACCOUNT_LIKENESSES, ACCOUNT_TYPES, CONTACT_ROLES } from '../../../../shared/accounts.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { type ListPlace, ListPlaceRef, pageArgs, WHOLE_CONTENTS } from '../../../api/list.ts'
import { type Ctx, withCtx } from '../../../ctx.ts'
import { AddressRef, AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import { HistoryEventRef, HistoryKindEnum, historyNodes } from '../../history/graph.ts'
import { listDuplicatesOf } from '../duplicates.ts'
import { listMerges } from '../merge.ts'
import { findAccounts, listAccountHistory, listAccountsOf, listContactsOf } from '../service.ts'
import type { Account, AccountContact, Contact, Duplicate, Merge } from '../types.ts'

/** An account with its cursor in the list. */
export type AccountNode = Account & { place?: ListPlace }
export type ContactNode = Contact & { place?: ListPlace; role?: AccountContact['role'] }

export const AccountTypeEnum = builder.enumType('AccountType', { values: idsOf(ACCOUNT_TYPES) })
export const ContactRoleEnum = builder.enumType('ContactRole', { values: idsOf(CONTACT_ROLES) })
const AccountLikenessEnum = builder.enumType('AccountLikeness', { values: idsOf(ACCOUNT_LIKENESSES) })

/** The contacts of each account, read for all of a list at once. */
const contactsOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const of = await listContactsOf(ctx, ids)
    return ids.map((id) => of.get(id) ?? [])
  }),
)

const accountsOf = loaderOf((context, contactIds: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const of = await listAccountsOf(ctx, contactIds)
    return contactIds.map((id) => of.get(id) ?? [])
  }),
)

/** Accounts by id, read once per request; merged ones too. */
export const accountOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const accounts = new Map((await findAccounts(ctx, ids)).map((account) => [account.id, account]))
    return ids.map((id) => accounts.get(id) ?? null)
  }),
)

export const AccountRef = builder.objectRef<AccountNode>('Account')

export const ContactRef = builder.objectRef<ContactNode>('Contact').implement({
  description: 'A contact of one or more accounts.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { description: 'As it is kept: "+15550100123".' }),
    role: t.field({
      type: ContactRoleEnum,
      nullable: true,
      description: 'Their roles for the account they were queried through; null elsewhere.',
      resolve: ({ role }) => role ?? null,
    }),
    accounts: t.field({ type: [AccountRef], resolve: ({ id }, _args, context) => accountsOf(context).load(id) }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const BusinessRef = builder.objectRef<Account>('BusinessAccount').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    dba: t.exposeString('dba', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    mailingAddress: t.field({ type: AddressRef, resolve: ({ mailingAddress }) => mailingAddress }),
  }),
})

const IndividualRef = builder.objectRef<Account>('IndividualAccount').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    mailingAddress: t.field({ type: AddressRef, resolve: ({ mailingAddress }) => mailingAddress }),
  }),
})

export const DuplicateRef = builder.objectRef<Duplicate>('DuplicateAccount').implement({
  description: 'An account that looks like the same client, and why.',
  fields: (t) => ({
    account: t.field({ type: AccountRef, resolve: ({ account }) => account }),
    reasons: t.field({ type: [AccountLikenessEnum], resolve: ({ reasons }) => reasons }),
  }),
})

const MergeRef = builder.objectRef<Merge>('AccountMerge').implement({
  description: 'Another account that was merged into this one.',
  fields: (t) => ({
    id: t.exposeID('id'),
    mergedAt: t.field({ type: 'DateTime', resolve: ({ mergedAt }) => mergedAt }),
    mergedBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ mergedBy }, _args, context) => (mergedBy ? findUserOf(context, mergedBy) : null),
    }),
    merged: t.field({
      type: AccountRef,
      nullable: true,
      description: 'Its values when it was merged.',
      resolve: ({ mergedId }, _args, context) => accountOf(context).load(mergedId),
    }),
  }),
})

/** These query the database once per account: use them for one account, not for the rows of a list. */
const ONE_BY_ONE = { field: WHOLE_CONTENTS, multiplier: 4 }

AccountRef.implement({
  description: 'A client of the agency: a business or a person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({ type: AccountTypeEnum, resolve: ({ type }) => type }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    rev: t.exposeInt('rev', { description: 'Counts the changes; `updateAccount` takes the one that was read.' }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { description: 'As it is kept: "+15550100123".' }),
    mailingAddress: t.field({ type: AddressRef, resolve: ({ mailingAddress }) => mailingAddress }),
    dba: t.exposeString('dba', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    producer: t.field({
      type: AgencyUserRef,
      nullable: true,
      description: 'Who brought the client in.',
      resolve: ({ producerId }, _args, context) => (producerId ? findUserOf(context, producerId) : null),
    }),
    serviceRep: t.field({
      type: AgencyUserRef,
      nullable: true,
      description: 'Who serves the client.',
      resolve: ({ serviceRepId }, _args, context) => (serviceRepId ? findUserOf(context, serviceRepId) : null),
    }),
    business: t.field({
      type: BusinessRef,
      nullable: true,
      resolve: (account) => (account.type === 'BUSINESS' ? account : null),
    }),
    individual: t.field({
      type: IndividualRef,
      nullable: true,
      resolve: (account) => (account.type === 'INDIVIDUAL' ? account : null),
    }),
    contacts: t.field({
      type: [ContactRef],
      description: 'The contacts of a business, the primary contact first.',
      resolve: ({ id }, _args, context) => contactsOf(context).load(id),
    }),
    history: t.field({
      type: [HistoryEventRef],
      description: 'What happened to the account and to those merged into it, the newest first.',
      args: {
        first: t.arg.int({ defaultValue: 50 }),
        after: t.arg.id(),
        kinds: t.arg({ type: [HistoryKindEnum], description: 'Only what is of these kinds.' }),
      },
      complexity: ONE_BY_ONE,
      resolve: async ({ id }, { kinds, ...page }, context) => {
        const list = (ctx: Ctx) => listAccountHistory(ctx, id, { kinds, ...pageArgs(page) })
        return historyNodes(await withCtx(context.house, actorOf(context), list))
      },
    }),
    duplicates: t.field({
      type: [DuplicateRef],
      description: 'Accounts that look like the same client.',
      complexity: ONE_BY_ONE,
      resolve: (account, _args, context) =>
        withCtx(context.house, actorOf(context), (ctx) => listDuplicatesOf(ctx, account)),
    }),
    merges: t.field({
      type: [MergeRef],
      description: 'The merges into it that can still be undone, the newest first.',
      complexity: ONE_BY_ONE,
      resolve: ({ id }, _args, context) => withCtx(context.house, actorOf(context), (ctx) => listMerges(ctx, id)),
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})
