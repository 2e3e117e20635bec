import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aCancellation, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { AT_MIDNIGHT } from '../../main.ts'
import { workThroughMidnights } from '../../midnight.ts'
import { listHistory } from '../history/service.ts'
import { cancelPolicy } from './cancel.ts'
import { findPolicy, getPolicy } from './service.ts'

const DAY = '2026-11-20'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
let realNow: () => Date
beforeAll(async () => {
  test = await aHouse()
  realNow = test.house.now
})
afterAll(() => test.close())
beforeEach(async () => {
  test.house.now = () => new Date(`${DAY}T12:00:00Z`)
  mine = await anAgency(test)
  accountId = await anAccount(test, mine)
})

const midnight = () => workThroughMidnights(test.house, test.ownerUrl, AT_MIDNIGHT)
const get = (id: string) => as(test.house, mine.actor, (ctx) => getPolicy(ctx, id))
const happened = async (id: string) =>
  (await as(test.house, mine.actor, (ctx) => listHistory(ctx, { policyId: id }, { first: 50, after: null }))).map(
    ({ event }) => event,
  )

const YEAR = { inforce_at: '2026-04-01', expires_at: '2027-04-01' } as const

describe("the agency's midnight", () => {
  it.each([
    ['begins what begins that day', { state: 'BINDING', inforce_at: DAY }, null, 'INFORCE', ['POLICY_BEGAN']],
    ['begins what should have begun before', { state: 'BINDING' }, null, 'INFORCE', ['POLICY_BEGAN']],
    ['leaves what begins the day after', { state: 'BINDING', inforce_at: '2026-11-21' }, null, 'BINDING', []],
    ['leaves what begins nobody knows when', { state: 'BINDING', inforce_at: null }, null, 'BINDING', []],
    ['expires what expires that day', { expires_at: DAY }, null, 'EXPIRED', ['POLICY_EXPIRED']],
    [
      'expires what nobody knows when it began',
      { state: 'BINDING', inforce_at: null, expires_at: DAY },
      null,
      'EXPIRED',
      ['POLICY_EXPIRED'],
    ],
    ['leaves what runs one more day', { expires_at: '2026-11-21' }, null, 'INFORCE', []],
    [
      'begins and expires what did both meanwhile',
      { state: 'BINDING', inforce_at: '2026-11-18', expires_at: '2026-11-19' },
      null,
      'EXPIRED',
      ['POLICY_BEGAN', 'POLICY_EXPIRED'],
    ],
    ['closes what is canceled from that day on', {}, { effective_at: DAY }, 'CANCELED', ['POLICY_CANCELED']],
    ['closes what was to be closed before', {}, { effective_at: '2026-11-18' }, 'CANCELED', ['POLICY_CANCELED']],
    ['leaves a cancellation that waits', {}, { effective_at: '2026-11-21' }, 'INFORCE', []],
    [
      'leaves a cancellation that was taken back',
      {},
      { effective_at: DAY, reinstated_at: new Date(), reinstatement_effective_at: DAY },
      'INFORCE',
      [],
    ],
    [
      'closes rather than expires what is not renewed',
      { expires_at: DAY },
      { effective_at: DAY, type: 'NONRENEWAL' },
      'CANCELED',
      ['POLICY_CANCELED'],
    ],
    ['leaves what waits', { state: 'PENDING', expires_at: DAY }, null, 'PENDING', []],
    ['leaves what nobody knows', { state: 'UNKNOWN', expires_at: DAY }, null, 'UNKNOWN', []],
    ['leaves what is canceled', { state: 'CANCELED', expires_at: DAY }, null, 'CANCELED', []],
  ] as const)('%s', async (_what, given, cancellation, state, kinds) => {
    const id = await aPolicy(test, mine, { ...YEAR, ...given, account_id: accountId })
    if (cancellation) await aCancellation(test, mine, { ...cancellation, policy_id: id })
    await midnight()
    expect((await get(id)).state).toBe(state)
    const events = await happened(id)
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
    for (const event of events) expect(event).toMatchObject({ actor: 'HOUSE', agencyUserId: null, accountId })
    // A second time that day nothing is left to do.
    await midnight()
    expect(await happened(id)).toEqual(events)
  })

  it('says in the history what became of what, and which day it was due', async () => {
    const id = await aPolicy(test, mine, {
      ...YEAR,
      expires_at: '2026-11-18',
      policy_number: 'QF-000-1042',
      account_id: accountId,
    })
    const canceled = await aPolicy(test, mine, { ...YEAR, account_id: accountId })
    await aCancellation(test, mine, { effective_at: '2026-11-17', policy_id: canceled })
    await midnight()
    expect(await happened(id)).toMatchObject([
      {
        changes: [{ field: 'state', label: 'Status', was: 'Active', is: 'Expired' }],
        about: { policy: 'General Liability QF-000-1042', on: 'Nov 18, 2026' },
      },
    ])
    expect(await happened(canceled)).toMatchObject([{ kind: 'POLICY_CANCELED', about: { on: 'Nov 17, 2026' } }])
  })

  it('notes when a cancellation closed its policy, leaves the revision that editors read, and leaves deleted ones', async () => {
    const id = await aPolicy(test, mine, { ...YEAR, account_id: accountId })
    const deleted = await aPolicy(test, mine, {
      ...YEAR,
      expires_at: DAY,
      deleted_at: new Date(),
      account_id: accountId,
    })
    const alsoDeleted = await aPolicy(test, mine, { ...YEAR, deleted_at: new Date(), account_id: accountId })
    await aCancellation(test, mine, { effective_at: DAY, policy_id: alsoDeleted })
    await aCancellation(test, mine, { effective_at: DAY, policy_id: id })
    await midnight()
    const policy = await get(id)
    expect(policy.cancellation?.closedAt).toEqual(test.house.now())
    expect(policy.rev).toBe(1)
    for (const gone of [deleted, alsoDeleted]) expect(await happened(gone)).toEqual([])
  })

  it('moves as many policies as there are', async () => {
    const ids: string[] = []
    for (let at = 0; at < 30; at++)
      ids.push(await aPolicy(test, mine, { ...YEAR, expires_at: DAY, account_id: accountId }))
    await midnight()
    const states = await as(test.house, mine.actor, (ctx) => Promise.all(ids.map((id) => findPolicy(ctx, id))))
    expect(states.every((policy) => policy?.state === 'EXPIRED')).toBe(true)
  })
})

it('a cancellation of three days from now closes the policy on the third midnight', async () => {
  test.house.now = realNow
  const zone = 'America/New_York'
  const today = dayIn(zone, test.house.now())
  const id = await aPolicy(test, mine, {
    inforce_at: addDays(today, -30),
    expires_at: addDays(today, 300),
    account_id: accountId,
  })
  await as(test.house, mine.actor, (ctx) => cancelPolicy(ctx, id, { effectiveAt: addDays(today, 3) }))
  await midnight()
  for (let day = today; day < addDays(today, 3); day = dayIn(zone, test.house.now())) {
    expect((await get(id)).state).toBe('INFORCE')
    test.pass(3600_000)
    await midnight()
  }
  expect((await get(id)).state).toBe('CANCELED')
})
