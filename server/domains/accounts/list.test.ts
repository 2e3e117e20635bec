import type { KyselyPlugin } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_SORTS, type AccountGap } from '../../../shared/accounts.ts'
import { ADDRESS, aBusiness, aPerson } from '../../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { anAccount } from '../../../tests/support/records.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import { connectAsOwner } from '../../db/connection.ts'
import { type AccountFilter, countAccounts, listAccounts } from './list.ts'
import { createAccount } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let web: Awaited<ReturnType<typeof aWebServer>>
let cookie: { cookie: string }
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
  mine = await anAgency(test)
  web = await aWebServer(test)
  cookie = await signIn(test, mine.email)
  await as(test.house, mine.actor, async (ctx) => {
    const michigan = { ...ADDRESS, line1: '9 Mock Lane', zone: 'MI' }
    for (let at = 0; at < 23; at++) {
      const name = `${at % 2 ? 'kiln' : 'Kiln'} ${String(at % 7)}`
      await createAccount(ctx, aBusiness(name, at % 3 ? {} : { mailingAddress: michigan }))
    }
    await createAccount(ctx, aPerson('Percy 100% Samplewright', { phone: '(555) 010-0142' }))
  })
  const theirs = await anAgency(test)
  await as(test.house, theirs.actor, (ctx) => createAccount(ctx, aBusiness('Kiln elsewhere')))
})
afterAll(async () => {
  await web.close()
  await test.close()
})

const page = (filter: AccountFilter, first: number, after: string | null = null) =>
  as(test.house, mine.actor, (ctx) => listAccounts(ctx, filter, { first, after }))
const totals = (filter: AccountFilter, { actor } = mine) => as(test.house, actor, (ctx) => countAccounts(ctx, filter))
const count = async (filter: AccountFilter, who = mine) => (await totals(filter, who))[0]!.count

async function all(filter: AccountFilter, first = 5) {
  const rows = []
  for (let after: string | null = null; ; after = rows.at(-1)!.cursor) {
    const next = await page(filter, first, after)
    rows.push(...next)
    if (next.length < first) return rows.map(({ account }) => account)
  }
}

describe('the list of accounts', () => {
  it.each(ACCOUNT_SORTS.map(({ id }) => id))('comes page by page in the order %s, every account once', async (sort) => {
    const accounts = await all({ sort })
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(24)
    const key = {
      NAME_ASC: accounts.map(({ name }) => name.toLowerCase()),
      UPDATED_DESC: accounts.map(({ updatedAt }) => -updatedAt.getTime()),
      CREATED_DESC: accounts.map(({ createdAt }) => -createdAt.getTime()),
    }[sort]
    expect(key).toEqual([...key].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })

  it('finds those that lack what is asked for, an address also where only one part of it is missing', async () => {
    const other = await anAgency(test)
    const { city, zone, postalCode, ...rest } = ADDRESS
    const { line1: _street, ...noStreet } = ADDRESS
    const addresses = {
      ...{ whole: ADDRESS, none: {}, noStreet },
      ...{
        noCity: { ...rest, zone, postalCode },
        noState: { ...rest, city, postalCode },
        noZip: { ...rest, city, zone },
      },
    }
    for (const [name, address] of Object.entries(addresses))
      await anAccount(test, other, { name, mailing_address: JSON.stringify(address) })
    const mailing_address = JSON.stringify(ADDRESS)
    await anAccount(test, other, { name: 'noEmail', email: '', mailing_address })
    await anAccount(test, other, { name: 'noPhone', phone: '', mailing_address })
    const lacking = (...missing: AccountGap[]) =>
      as(test.house, other.actor, async (ctx) =>
        (await listAccounts(ctx, { missing }, { first: 20, after: null })).map(({ account }) => account.name),
      )
    expect((await lacking('ADDRESS')).toSorted()).toEqual(['noCity', 'noState', 'noStreet', 'noZip', 'none'])
    expect(await lacking('EMAIL')).toEqual(['noEmail'])
    expect(await lacking('PHONE', 'EMAIL')).toEqual(['noEmail', 'noPhone'])
  })

  it.each<[AccountFilter, number]>([
    [{}, 24],
    [{ types: ['INDIVIDUAL'] }, 1],
    [{ types: ['BUSINESS'] }, 23],
    [{ zones: ['MI'] }, 8],
    [{ zones: ['MI', 'OH'] }, 24],
    [{ zones: ['TX'] }, 0],
    [{ search: 'KILN' }, 23],
    [{ search: 'kiln lane' }, 8],
    [{ search: 'kiln', zones: ['MI'], types: ['BUSINESS'] }, 8],
    [{ search: '100%' }, 1],
    [{ search: '100_' }, 0],
    [{ search: '555.010.0142' }, 1],
    [{ search: '(555) 010-0142' }, 1],
    [{ search: '5550100142' }, 1],
    [{ search: '+1 555-010-0142' }, 1],
    [{ search: 'mock ln michigan' }, 8],
    [{ search: 'elsewhere' }, 0],
    [{ search: ' ' }, 24],
    [{ search: '\0' }, 24],
    [{ search: "';--" }, 0],
  ])('holds, and counts, what the filter %o asks for', async (filter, expected) => {
    expect(await count(filter)).toBe(expected)
    expect(await all(filter)).toHaveLength(expected)
  })

  it('counts each type and all', async () => {
    expect(await totals({ zones: ['OH'] })).toEqual([
      { key: 'ALL', count: 16 },
      { key: 'BUSINESS', count: 15 },
      { key: 'INDIVIDUAL', count: 1 },
    ])
  })

  it('takes the same number of statements for one account as for all, with their contacts', async () => {
    const query = `query($first: Int) { accounts(first: $first) { id name business { dba } contacts { name accounts { name } } place { cursor } } accountTotals { count } }`
    const taken = []
    for (const first of [1, 24]) {
      statements = 0
      const { data } = await web.ask(query, { first }, cookie)
      expect(data.accounts).toHaveLength(first)
      expect(data.accountTotals[0]).toEqual({ count: 24 })
      taken.push(statements)
    }
    expect(taken[0]).toBe(taken[1])
  })
})

describe('the functions that search past row-level security', () => {
  const ask = <Row>(query: RawBuilder<Row>, { actor } = mine) =>
    as(test.house, actor, async ({ db }) => (await query.execute(db)).rows)

  it('name the agency themselves', async () => {
    const all = sql<{ id: string }>`select ids_holding('accounts', array['%kiln%'], 100) as id`
    const alike = sql<{ id: string }>`select id from accounts_named_alike('kiln elsewhere', 0.6, 100)`
    expect(await ask(all)).toHaveLength(23)
    expect(await ask(alike)).toEqual([])
    expect(await ask(all, await anAgency(test))).toEqual([])
  })

  it.each(['sessions', 'pg_authid', 'mine', 'accounts; drop table accounts', ''])(
    'search nothing in "%s"',
    async (table) => {
      await expect(ask(sql`select ids_holding(${table}, array['%'], 1)`)).rejects.toThrow('nothing is searched in')
    },
  )
})

describe('twenty thousand accounts', () => {
  /** PostgreSQL's plan for the first statement that `work` runs on accounts. */
  const plansOf = async (query: string) => {
    const owner = connectAsOwner(test.ownerUrl)
    try {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(owner)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await owner.destroy()
    }
  }

  it('are searched and paged through indexes', async () => {
    const big = await anAgency(test)
    const owner = connectAsOwner(test.ownerUrl)
    await sql`insert into accounts (agency_id, id, type, name, email, phone, search_text, name_key)
      select ${big.agencyId}, gen_random_uuid(), 'BUSINESS', 'Kiln ' || n, 'k' || n || '@example.com', '+1555' || lpad(n::text, 7, '0'),
        'kiln word' || n % 997 || ' k' || n || '@example.com', 'kiln ' || n from generate_series(1, 20000) n`.execute(
      owner,
    )
    await sql`analyze accounts`.execute(owner)
    await owner.destroy()
    const list = (filter: AccountFilter, after: string | null = null) =>
      as(test.house, big.actor, (ctx) => listAccounts(ctx, filter, { first: 50, after }))
    // A rare word is found, and so is a common one.
    expect(await list({ search: 'k19999@' })).toHaveLength(1)
    expect(await list({ search: 'kiln' })).toHaveLength(50)
    expect(await count({ search: 'KILN example' }, big)).toBe(20_000)
    const searched = await plansOf(
      `select id from accounts where agency_id = '${big.agencyId}' and search_text like '%k19999@%'`,
    )
    expect(searched).toContain('accounts_search')
    const late = await as(test.house, big.actor, async ({ db }) => {
      const { rows } = await sql<{
        'QUERY PLAN': string
      }>`explain analyze select id from accounts where merged_into is null
        and (sort_name, id) > ('kiln 9', '00000000-0000-0000-0000-000000000000') order by sort_name, id limit 50`.execute(
        db,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    // The page's cursor is found through the index, under row-level security too.
    expect(late).toMatch(/Index Cond: .*ROW\(sort_name, id\)/)
    expect(late).not.toContain('Rows Removed')
  })
})
