import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBusiness } from '../../tests/support/accounts.ts'
import { anAsker } from '../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { asOwner } from '../../tests/support/owner.ts'
import { createAccount } from '../domains/accounts/service.ts'
import { LARGE, seedLarge } from './large.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

it('is set beside the agencies there are, once, changes nothing of them, and is read like any other', async () => {
  const mine = await anAgency(test)
  const kept = await as(test.house, mine.actor, (ctx) => createAccount(ctx, aBusiness('Otter & Thimble Joinery')))
  const made = await Promise.all(
    [1, 2].map(() => seedLarge(test.ownerUrl, { accounts: 40, policies: 100, requests: 60 })),
  )
  expect(made.sort()).toEqual([false, true])
  const user = await asOwner(test.ownerUrl, (owner) =>
    owner.selectFrom('agency_users').selectAll().where('email', '=', LARGE.users[0].email).executeTakeFirstOrThrow(),
  )
  const ids = { agencyId: user.agency_id, userId: user.id }
  const ask = await anAsker(test, { ...ids, actor: { kind: 'user', ...ids } })
  const read = await ask(`{
    accountTotals { count } businessPolicyTotals { count } serviceRequestTotals { key count } dayTotals(scope: TEAM) { key count }
    found: accounts(filter: { search: "(555) 200-0007" }) { name contacts { name } history { kind } businessPolicies { carrier { name } } }
    policies: businessPolicies(filter: { search: "LV-0000012" }) { policyNumber account { name } }
  }`)
  expect(read).toMatchObject({
    accountTotals: expect.arrayContaining([expect.objectContaining({ count: 40 })]),
    businessPolicyTotals: [{ count: 100 }],
    serviceRequestTotals: [
      { key: 'ALL', count: 60 },
      { key: 'OPEN', count: 6 },
      { key: 'CLOSED', count: 54 },
    ],
    found: [
      { contacts: [{}], history: expect.arrayContaining([{ kind: 'ACCOUNT_CREATED' }, { kind: 'POLICY_CREATED' }]) },
    ],
    policies: [{ policyNumber: 'LV-0000012' }],
  })
  const mineToo = await anAsker(test, mine)
  expect((await mineToo('{ accounts { id } businessPolicies { id } }')) as unknown).toEqual({
    accounts: [{ id: kept.id }],
    businessPolicies: [],
  })
})
