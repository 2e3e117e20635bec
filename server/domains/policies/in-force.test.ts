import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aCancellation, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { getPolicy, listPoliciesInForce } from './service.ts'

const DAY = '2026-11-20'
const RUNS = { inforce_at: '2026-04-01', expires_at: '2027-04-01' } as const

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
})
afterAll(() => test.close())

it.each([
  ['a policy in force', {}, null, true],
  ['one that is being bound', { state: 'BINDING' }, null, true],
  ['one that begins that day', { inforce_at: DAY }, null, true],
  ['one that begins the day after', { inforce_at: '2026-11-21' }, null, false],
  ['one that expires that day', { expires_at: DAY }, null, false],
  ['one that expires the day after', { expires_at: '2026-11-21' }, null, true],
  ['one of which nobody knows when it begins', { inforce_at: null }, null, false],
  ['one of which nobody knows when it ends', { expires_at: null }, null, false],
  ['an expired one', { state: 'EXPIRED' }, null, false],
  ['a canceled one', { state: 'CANCELED' }, null, false],
  ['one that waits', { state: 'PENDING' }, null, false],
  ['a deleted one', { deleted_at: new Date() }, null, false],
  ['one that is canceled from that day on', {}, { effective_at: DAY }, false],
  ['one that is canceled from the day after', {}, { effective_at: '2026-11-21' }, true],
  [
    'one that was canceled and reinstated without a lapse',
    {},
    { effective_at: '2026-11-01', reinstated_at: new Date(), reinstatement_effective_at: '2026-11-01' },
    true,
  ],
  [
    'one in the lapse before its reinstatement',
    {},
    { effective_at: '2026-11-01', reinstated_at: new Date(), reinstatement_effective_at: '2026-11-21' },
    false,
  ],
] as const)('%s: %o %o', async (_what, given, cancellation, isIn) => {
  const accountId = await anAccount(test, mine)
  const id = await aPolicy(test, mine, { ...RUNS, ...given, account_id: accountId })
  if (cancellation) await aCancellation(test, mine, { ...cancellation, policy_id: id })
  const found = await as(test.house, mine.actor, (ctx) => listPoliciesInForce(ctx, accountId, DAY))
  expect(found.map((policy) => policy.id)).toEqual(isIn ? [id] : [])
})

it('gives nothing of another account or agency', async () => {
  const theirs = await anAgency(test)
  const accountId = await anAccount(test, theirs)
  const id = await aPolicy(test, theirs, { ...RUNS, account_id: accountId })
  const list = (actor: typeof mine.actor) => as(test.house, actor, (ctx) => listPoliciesInForce(ctx, accountId, DAY))
  expect((await list(theirs.actor)).map((policy) => policy.id)).toEqual([id])
  expect(await list(mine.actor)).toEqual([])
})

it('reads exact amounts, limits and the newest cancellation', async () => {
  const accountId = await anAccount(test, mine)
  const limits = { glAggregateLimit: '2000000.00' }
  const id = await aPolicy(test, mine, {
    ...RUNS,
    account_id: accountId,
    premium: '8420',
    taxes: '252.6',
    limits: JSON.stringify(limits),
  })
  await aCancellation(test, mine, { policy_id: id, effective_at: '2026-12-04', return_premium: '2722.9' })
  const policy = await as(test.house, mine.actor, (ctx) => getPolicy(ctx, id))
  expect(policy.pricing).toMatchObject({ premium: '8420.00', taxes: '252.60', total: '8672.60' })
  expect(policy).toMatchObject({ limits, inforceAt: '2026-04-01', previousId: null, nextId: null })
  expect(policy.cancellation).toMatchObject({ effectiveAt: '2026-12-04', returnPremium: '2722.90', closedAt: null })
  expect(policy.cancellation?.canceledAt).toBeInstanceOf(Date)
})
