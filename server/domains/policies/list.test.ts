import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_SORTS, POLICY_TABS, POLICY_TYPES, type PolicyTab, type PolicyType } from '../../../shared/policies.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aCancellation, aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { newId } from '../../lib/ids.ts'

const TODAY = '2026-11-20'
const ROWS = 38

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
let accounts: string[]
let carriers: string[]
let statements = 0

const countStatements: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  test = await aHouse()
  test.house.db = test.house.db.withPlugin(countStatements)
  test.house.now = () => new Date(`${TODAY}T12:00:00Z`)
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
  accounts = [
    await anAccount(test, mine, { name: 'Otter & Thimble Joinery LLC', email: 'office@otter.example.com' }),
    await anAccount(test, mine, {
      name: 'velvet Anvil 100% Metalworks',
      dba: 'Hammerhouse',
      email: 'forge@anvil.example.com',
    }),
    await anAccount(test, mine, { name: 'Paper Kite Daycare', email: 'desk@kite.example.com' }),
  ]
  carriers = [
    await aCarrier(test, mine, { name: 'Quillfeather Mutual' }),
    await aCarrier(test, mine, { name: 'Tinderfen Specialty' }),
  ]
  for (let at = 0; at < ROWS; at++) {
    const id = await aPolicy(test, mine, {
      account_id: accounts[at % 3]!,
      type: POLICY_TYPES[at % POLICY_TYPES.length]!.id,
      state: (['INFORCE', 'BINDING', 'EXPIRED', 'CANCELED', 'PENDING'] as const)[at % 5]!,
      carrier_id: at % 4 ? carriers[at % 2]! : null,
      policy_number: at % 7 ? `QF-000-${String(1000 + at)}` : null,
      quote_number: at % 7 ? null : `Q/${String(at)}`,
      premium: String((at % 6) * 1000.25),
      expires_at: at % 8 ? `2026-${at % 2 ? '12' : '11'}-${String(10 + (at % 15)).padStart(2, '0')}` : null,
      created_at: new Date(Date.parse('2026-11-01T00:00:00Z') + Math.floor(at / 3) * 1000),
    })
    if (at % 9 === 0) await aCancellation(test, mine, { policy_id: id, effective_at: '2026-12-01' })
  }
  await aPolicy(test, mine, { account_id: accounts[0]!, deleted_at: new Date(), policy_number: 'QF-000-DELETED' })
  const theirs = await anAgency(test)
  await aPolicy(test, theirs, { account_id: await anAccount(test, theirs), policy_number: 'QF-000-THEIRS' })
})
afterAll(() => test.close())

const ROW = `id state type policyNumber quoteNumber expiresAt createdAt pricing { premium } account { id name email contacts { name } }
  carrier { id name } place { cursor }`
const page = async (filter: object, first = 200, after: string | null = null, row = ROW) =>
  (
    await ask(
      `query ($filter: BusinessPolicyFilter, $first: Int, $after: ID) {
        businessPolicies(filter: $filter, first: $first, after: $after) { ${row} } }`,
      { filter, first, after },
    )
  ).businessPolicies as any[]
const totals = async (filter: object, groupBy?: string) =>
  (
    await ask(
      `query ($filter: BusinessPolicyFilter, $groupBy: PolicyGroup) {
        businessPolicyTotals(filter: $filter, groupBy: $groupBy) { key count premium } }`,
      { filter, groupBy },
    )
  ).businessPolicyTotals as { key: string; count: number; premium: string }[]

/** What the rows of each order are placed by. */
const SORTED_BY = {
  CREATED_DESC: ({ createdAt }: any) => -Date.parse(createdAt),
  EXPIRES_ASC: ({ expiresAt }: any) => (expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY),
  PREMIUM_DESC: ({ pricing }: any) => -Number(pricing.premium),
  ACCOUNT_ASC: ({ account }: any) => ['otter', 'paper', 'velvet'].indexOf(account.name.toLowerCase().split(' ')[0]),
}
/** What the rows of each group have in common. */
const GROUPED_BY = {
  STATE: (row: any) => row.state,
  TYPE: (row: any) => row.type,
  CARRIER: (row: any) => row.carrier?.id ?? '',
}

describe('the list of policies', () => {
  it.each(POLICY_SORTS)('by $id gives each policy once over pages of every length, in order', async ({ id: sort }) => {
    const all = await page({ sort })
    expect(new Set(all.map(({ id }) => id)).size).toBe(ROWS)
    for (const first of [1, 5, 37]) {
      const rows: any[] = []
      for (let after: string | null = null; ; after = rows.at(-1).place.cursor) {
        const more = await page({ sort }, first, after)
        rows.push(...more)
        if (more.length < first) break
      }
      expect(rows).toEqual(all)
    }
    const by = SORTED_BY[sort]
    const keys = all.map(by)
    expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)))
  })

  it('takes no cursor of another order, nor one that nobody gave', async () => {
    const [row] = await page({ sort: 'PREMIUM_DESC' }, 1)
    for (const after of [row.place.cursor, 'x', Buffer.from('["2026-13-40","x"]').toString('base64url')])
      await expect(page({ sort: 'EXPIRES_ASC' }, 5, after)).rejects.toThrow('This is not a place in this list.')
  })

  it.each([
    [{ states: ['INFORCE', 'BINDING'] }, ({ state }: any) => ['INFORCE', 'BINDING'].includes(state)],
    [{ types: ['CYBER'] }, ({ type }: any) => type === 'CYBER'],
    [
      { states: ['EXPIRED'], types: ['CYBER', 'EXCESS'] },
      ({ state, type }: any) => state === 'EXPIRED' && ['CYBER', 'EXCESS'].includes(type),
    ],
  ])('is narrowed by %o', async (filter, isIn) => {
    const all = await page({})
    const expected = all.filter(isIn)
    expect(expected.length).toBeGreaterThan(0)
    expect(await page(filter)).toEqual(expected)
    expect(await totals(filter)).toMatchObject([{ key: 'ALL', count: expected.length }])
  })

  it('is filtered by carrier and by account; unknown ids find nothing', async () => {
    const all = await page({})
    expect(await page({ carrierIds: [carriers[1], 'nobody'] })).toEqual(
      all.filter(({ carrier }) => carrier?.id === carriers[1]),
    )
    expect(await page({ accountId: accounts[2] })).toEqual(all.filter(({ account }) => account.id === accounts[2]))
    for (const filter of [{ carrierIds: ['nobody'] }, { accountId: 'nobody' }, { accountId: newId() }])
      expect(await page(filter)).toEqual([])
  })

  it.each(['agency_user_id', 'producer_id', 'service_rep_id'] as const)(
    'is narrowed by who of the team is its %s',
    async (column) => {
      const own = await aPolicy(test, mine, { account_id: accounts[0]!, [column]: mine.userId, deleted_at: null })
      expect((await page({ userIds: [mine.userId, 'nobody'] })).map(({ id }) => id)).toEqual([own])
      expect(await page({ userIds: ['nobody'] })).toEqual([])
      await asOwner(test.ownerUrl, (owner) => owner.deleteFrom('policies').where('id', '=', own).execute())
    },
  )

  it.each([30, 60, 90, 120])('tells what has not ended and expires within %i days of the agency', async (days) => {
    const last = new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10)
    const open = (await page({})).filter(
      ({ expiresAt, state }) => expiresAt >= TODAY && expiresAt <= last && !['EXPIRED', 'CANCELED'].includes(state),
    )
    expect(open.length).toBeGreaterThan(0)
    expect(await page({ expiringWithin: days })).toEqual(open)
    await expect(page({ expiringWithin: -1 })).rejects.toThrow('Ask for what ends within ten years.')
  })

  it('tells which run today', async () => {
    const add = (inforce_at: string, expires_at: string) =>
      aPolicy(test, mine, { account_id: accounts[0]!, inforce_at, expires_at })
    const [running, ended] = [await add('2020-01-01', '2090-01-01'), await add('2020-01-01', '2021-01-01')]
    const told = (await page({ isInForce: true, accountId: accounts[0] })).map(({ id }) => id)
    expect([running, ended].map((id) => told.includes(id))).toEqual([true, false])
    await asOwner(test.ownerUrl, (owner) => owner.deleteFrom('policies').where('id', 'in', [running, ended]).execute())
  })

  const words: [string, (row: any) => boolean][] = [
    ['OTTER', ({ account }) => account.name.startsWith('Otter')],
    ['hammerhouse', ({ account }) => account.name.startsWith('velvet')],
    ['100%', ({ account }) => account.name.startsWith('velvet')],
    ['desk@kite.example.com', ({ account }) => account.name.startsWith('Paper')],
    ['tinderfen', ({ carrier }) => carrier?.name === 'Tinderfen Specialty'],
    ['QF-000-1011', ({ policyNumber }) => policyNumber === 'QF-000-1011'],
    ['qf0001011', ({ policyNumber }) => policyNumber === 'QF-000-1011'],
    ['q/14', ({ quoteNumber }) => quoteNumber === 'Q/14'],
    [
      '  mutual   kite ',
      ({ account, carrier }) => account.name.startsWith('Paper') && carrier?.name === 'Quillfeather Mutual',
    ],
  ]
  it.each(words)('is searched for %o', async (search, isIn) => {
    const expected = (await page({})).filter(isIn)
    expect(expected.length).toBeGreaterThan(0)
    expect(await page({ search })).toEqual(expected)
    expect((await totals({ search }))[0]!.count).toBe(expected.length)
  })

  it('is searched for what each line of business is called', async () => {
    for (const { id, label } of POLICY_TYPES) {
      const found = await page({ search: label })
      expect(found.map(({ type }) => labelOf(POLICY_TYPES, type as PolicyType))).toContain(label)
      expect(found.map(({ type }) => type)).toContain(id)
    }
  })

  it('finds a policy by the new name of its account or carrier, and no longer by the old one', async () => {
    const rename = (table: 'accounts' | 'carriers', id: string, name: string) =>
      asOwner(test.ownerUrl, (owner) => owner.updateTable(table).set({ name }).where('id', '=', id).execute())
    await rename('accounts', accounts[2]!, 'Cardboard Comet')
    await rename('carriers', carriers[1]!, 'Emberfen')
    expect((await page({ search: 'comet emberfen' })).length).toBeGreaterThan(0)
    expect(await page({ search: 'paper' })).toEqual([])
    expect(await page({ search: 'tinderfen' })).toEqual([])
    await rename('accounts', accounts[2]!, 'Paper Kite Daycare')
    await rename('carriers', carriers[1]!, 'Tinderfen Specialty')
  })

  it('has totals by state, line of business and carrier, with exact premiums', async () => {
    const all = await page({})
    const cents = (rows: any[]) => rows.reduce((sum, { pricing }) => sum + Math.round(Number(pricing.premium) * 100), 0)
    const [whole] = await totals({})
    expect(whole).toEqual({ key: 'ALL', count: ROWS, premium: (cents(all) / 100).toFixed(2) })
    for (const [group, key] of Object.entries(GROUPED_BY)) {
      const counted = await totals({}, group)
      expect(counted.map((one) => one.key)).toEqual([...new Set(all.map(key))].toSorted())
      for (const one of counted) {
        const rows = all.filter((row) => key(row) === one.key)
        expect(one).toEqual({ key: one.key, count: rows.length, premium: (cents(rows) / 100).toFixed(2) })
      }
    }
  })

  it('is narrowed by each tab, counts each, also with a filter and where there are none, and premiums are exact', async () => {
    const all = await page({})
    const within = (days: number) => (row: any) =>
      row.expiresAt >= TODAY &&
      row.expiresAt <= new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10) &&
      !['EXPIRED', 'CANCELED'].includes(row.state)
    const isAny = () => true
    const isIn = (wanted: string) => (row: any) => row.state === wanted
    const isOn: Record<PolicyTab, (row: any) => boolean> = {
      ...{ ALL: isAny, EXPIRES_30: within(30), EXPIRES_60: within(60), EXPIRES_90: within(90) },
      ...{ BINDING: isIn('BINDING'), CANCELED: isIn('CANCELED') },
    }
    const cents = (rows: any[]) => rows.reduce((sum, { pricing }) => sum + Math.round(Number(pricing.premium) * 100), 0)
    for (const filter of [{}, { states: ['BINDING'] }, { search: 'nothing is called so' }]) {
      const counted = await totals(filter, 'TAB')
      expect(counted.map(({ key }) => key)).toEqual(POLICY_TABS.map(({ id }) => id))
      for (const { key, count, premium } of counted) {
        const rows = (await page(filter)).filter(isOn[key as PolicyTab])
        expect(await page({ ...filter, tab: key }), key).toEqual(rows)
        expect([key, count, premium]).toEqual([key, rows.length, (cents(rows) / 100).toFixed(2)])
      }
    }
    expect(all.filter(isOn.EXPIRES_30).length).toBeGreaterThan(0)
    expect(all.filter(isOn.EXPIRES_30).length).toBeLessThan(ROWS)
  })

  it('costs the same number of statements for three rows as for all', async () => {
    const row = `${ROW} files { id } agencyUser { name } renewal { nextPolicies { id } previousPolicies { id } }
      cancellation { effectiveAt } can { cancel { allowed } }`
    const cost = async (first: number) => {
      statements = 0
      await page({ search: 'example' }, first, null, row)
      return statements
    }
    expect(await cost(ROWS)).toBe(await cost(3))
  })
})
