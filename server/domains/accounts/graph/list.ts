import { ACCOUNT_GAPS, ACCOUNT_SORTS } from '../../../../shared/accounts.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { actorOf, builder } from '../../../api/builder.ts'
import { costOfRows, ListTotalRef, pageArgs } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { AddressInput } from '../../agency/graph.ts'
import { findDuplicateAccounts } from '../duplicates.ts'
import { countAccounts, listAccounts, listContacts } from '../list.ts'
import { findAccount } from '../service.ts'
import { AccountRef, AccountTypeEnum, ContactRef, DuplicateRef } from './account.ts'

const AccountSortEnum = builder.enumType('AccountSort', { values: idsOf(ACCOUNT_SORTS) })

const AccountGapEnum = builder.enumType('AccountGap', { values: idsOf(ACCOUNT_GAPS) })

const FilterInput = builder.inputType('AccountFilter', {
  fields: (t) => ({
    search: t.string({
      description: 'Words that must all be in the name, DBA, e-mail, phone, website, address or contacts.',
    }),
    types: t.field({ type: [AccountTypeEnum] }),
    zones: t.stringList({ description: 'States of the mailing address: "OH".' }),
    missing: t.field({ type: [AccountGapEnum], description: 'Only those that lack one of these.' }),
    userIds: t.idList({
      description: 'Users of the agency; only accounts whose producer or service representative is one of them.',
    }),
    sort: t.field({ type: AccountSortEnum }),
  }),
})

const DuplicateInput = builder.inputType('FindDuplicateAccountsInput', {
  description: 'What has been typed about a client so far.',
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    phone: t.string(),
    mailingAddress: t.field({ type: AddressInput }),
    exceptId: t.id({ description: 'The account that is being edited.' }),
  }),
})

/** One question with its own comparisons of names, however many accounts it finds. */
const COMPARING = { field: 20, multiplier: 5 }

builder.queryFields((t) => ({
  accounts: t.field({
    type: [AccountRef],
    description: 'One page of the accounts; `after` is the cursor of the last one of the page before.',
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        listAccounts(ctx, filter ?? {}, pageArgs(page)),
      )
      return rows.map(({ account, cursor }) => ({ ...account, place: { cursor, group: null } }))
    },
  }),
  accountTotals: t.field({
    type: [ListTotalRef],
    description: 'How many accounts the list has, under the key ALL, and of each type, under its name.',
    args: { filter: t.arg({ type: FilterInput }) },
    complexity: 20,
    resolve: (_root, { filter }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => countAccounts(ctx, filter ?? {})),
  }),
  account: t.field({
    type: AccountRef,
    nullable: true,
    description: 'An account, or the one it was merged into; null when there is none.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => withCtx(context.house, actorOf(context), (ctx) => findAccount(ctx, id)),
  }),
  contacts: t.field({
    type: [ContactRef],
    description: 'One page of the contacts of accounts, by name.',
    args: { search: t.arg.string(), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { search, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        listContacts(ctx, search ?? null, pageArgs(page)),
      )
      return rows.map(({ contact, cursor }) => ({ ...contact, place: { cursor, group: null } }))
    },
  }),
  findDuplicateAccounts: t.field({
    type: [DuplicateRef],
    description: 'Accounts that look like the client being typed, the best match first.',
    args: { input: t.arg({ type: DuplicateInput, required: true }) },
    complexity: COMPARING,
    resolve: (_root, { input }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => findDuplicateAccounts(ctx, input)),
  }),
}))
