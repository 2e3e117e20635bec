import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBusiness } from '../../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { newId } from '../../lib/ids.ts'
import { createAccount } from '../accounts/service.ts'
import { summarizePolicies } from './summary.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

it('adds up what is binding or in force, account by account, and nothing of another agency', async () => {
  const mine = await anAgency(test)
  const theirs = await anAgency(test)
  const policy = { type: 'PROPERTY', premium: '1000.10' } as const
  const [one, none] = await as(test.house, mine.actor, async (ctx) => {
    const accounts = [await createAccount(ctx, aBusiness('One')), await createAccount(ctx, aBusiness('None'))]
    const row = () => ({ ...policy, agency_id: ctx.agencyId, id: newId(), account_id: accounts[0]!.id })
    const [running, ended, deleted] = [row(), row(), row()]
    await ctx.db
      .insertInto('policies')
      .values([
        { ...running, state: 'INFORCE', expires_at: '2027-03-01' },
        { ...ended, state: 'EXPIRED', expires_at: '2026-02-01' },
        { ...row(), state: 'BINDING', expires_at: '2027-02-01', premium: '0.20' },
        { ...row(), state: 'INFORCE', expires_at: null },
        { ...row(), state: 'BINDING', expires_at: '2028-03-01', previous_id: running.id },
        { ...row(), state: 'BINDING', expires_at: '2027-11-01', previous_id: ended.id },
        { ...row(), state: 'BINDING', inforce_at: '2099-01-01', expires_at: '2100-01-01' },
        { ...deleted, state: 'INFORCE', expires_at: '2026-12-01', deleted_at: ctx.now },
        { ...row(), state: 'BINDING', expires_at: '2027-12-01', previous_id: deleted.id },
        { ...row(), state: 'CANCELED', expires_at: '2026-02-01' },
        { ...row(), state: 'INFORCE', expires_at: '2026-01-01', deleted_at: ctx.now },
      ])
      .execute()
    return accounts.map(({ id }) => id)
  })
  const ids = [none!, one!, 'x']
  const empty = { count: 0, premium: '0.00', nextExpiry: null }
  expect(await as(test.house, mine.actor, (ctx) => summarizePolicies(ctx, ids))).toMatchObject([
    empty,
    { accountId: one, count: 5, premium: '4000.60', nextExpiry: '2027-02-01' },
    empty,
  ])
  expect(await as(test.house, theirs.actor, (ctx) => summarizePolicies(ctx, ids))).toMatchObject([empty, empty, empty])
})
