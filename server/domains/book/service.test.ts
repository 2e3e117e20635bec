import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBook, type Book, shortNames } from '../../../tests/support/book.ts'
import { aHouse, anAgency, as, giveRights, type TestHouse } from '../../../tests/support/house.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import { askBook } from './service.ts'
import { type BookFilter, bookFilter } from './types.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let theirs: Awaited<ReturnType<typeof anAgency>>
let book: Book
beforeAll(async () => {
  test = await aHouse()
  test.pass(Date.parse('2026-05-14T12:00:00Z') - Date.now())
  mine = await anAgency(test)
  theirs = await anAgency(test)
  book = await aBook(test, mine)
  await aBook(test, theirs)
})
afterAll(() => test.close())

const ask = (filter: BookFilter) => as(test.house, mine.actor, (ctx) => askBook(ctx, bookFilter.parse(filter)))
const found = async (filter: BookFilter) => {
  const { ids, count } = await ask(filter)
  const names = shortNames(book)
  return { count, records: ids.map((id) => names.get(id)).sort() }
}
const all = (...records: string[]) => ({ count: records.length, records: records.sort() })

it('finds accounts by what they have and have not, how often, and never another agency’s', async () => {
  const inForce = { inForce: true } as const
  expect(await found({ of: 'ACCOUNT', account: { has: [{ policy: inForce, atMost: 0 }] } })).toEqual(all('wren'))
  expect(await found({ of: 'ACCOUNT', account: { has: [{ policy: inForce, atLeast: 2, atMost: 3 }] } })).toEqual(all('lark', 'fern'))
  expect(await found({ of: 'ACCOUNT', account: { has: [{ policy: inForce, atMost: 1 }] } })).toEqual(all('pine', 'wren', 'nora'))
  expect(await found({ of: 'ACCOUNT', account: { has: [{ certificate: { holder: 'sampleton' } }, { request: { states: ['OPEN'] } }] } })).toEqual(all('oak', 'lark'))
  expect(await found({ of: 'ACCOUNT', account: { missing: ['PHONE'] } })).toEqual(all('nora'))
  expect(await found({ of: 'ACCOUNT', account: { producers: ['NOBODY'] } })).toEqual(all('fern', 'nora'))
  expect(await found({ of: 'ACCOUNT', account: { producers: ['ME'] } })).toEqual(all('pine', 'wren'))
}) // biome-ignore format: a table

it('finds policies by term, premium and whose they are; a premium nobody wrote down is in no range', async () => {
  await aPolicy(test, mine, { account_id: book.accounts.wren, type: 'CYBER', state: 'PENDING' })
  expect(await found({ of: 'POLICY', policy: { premium: { under: 1900 } } })).toEqual(all('pineUmb', 'noraProp'))
  expect(await found({ of: 'POLICY', policy: { premium: { over: 15_000 } } })).toEqual(all('larkAuto', 'larkWc'))
  expect(await found({ of: 'POLICY', policy: { premium: { atLeast: 15_000, atMost: 18_000 } } })).toEqual(all('oakAuto', 'larkWc'))
  expect(await found({ of: 'POLICY', policy: { effective: { from: '2026-03-15', to: '2026-03-20' } } })).toEqual(all('oakGl', 'larkAuto2'))
  expect(await found({ of: 'POLICY', account: { states: ['NY'] } })).toEqual(all('fernPl', 'fernCyber'))
  const { count, ids, premium } = await ask({ of: 'POLICY', policy: { inForce: true }, order: 'PREMIUM_DESC', limit: 1 })
  expect({ count, ids, premium }).toEqual({ count: 11, ids: [book.policies.larkAuto], premium: '105500.00' })
}) // biome-ignore format: a table

it('counts by kinds, the most first', async () => {
  const { groups } = await ask({ of: 'POLICY', policy: { inForce: true }, groupBy: 'CARRIER' })
  expect(groups).toEqual([
    { label: 'Harbor Sample Insurance', count: 4, premium: '49800.00' },
    { label: 'Quillfeather Mutual', count: 4, premium: '31700.00' },
    { label: 'Cinder Block Insurance', count: 3, premium: '24000.00' },
  ])
  const byState = await ask({ of: 'CERTIFICATE', groupBy: 'STATE' })
  expect(byState.groups).toEqual([
    { label: 'Current', count: 4 },
    { label: 'Revoked', count: 1 },
  ])
})

it('counts by fifty kinds at most, those with the most records', async () => {
  const many = await anAgency(test)
  for (let at = 0; at < 51; at++) {
    const account_id = await anAccount(test, many, { name: `Example Client ${String(at)}` })
    for (let more = at ? 2 : 1; more > 0; more--) await aPolicy(test, many, { account_id })
  }
  const filter = bookFilter.parse({ of: 'POLICY', groupBy: 'ACCOUNT' })
  const { count, groups } = await as(test.house, many.actor, (ctx) => askBook(ctx, filter))
  expect(count).toBe(101)
  expect(groups).toHaveLength(50)
  expect(groups).not.toContainEqual(expect.objectContaining({ label: 'Example Client 0' }))
})

it('refuses a name that nobody or several have, and a group that such records do not have', async () => {
  await anAccount(test, mine, { name: 'Oak Hill Farms', search_text: 'oak hill farms' })
  await expect(ask({ of: 'POLICY', account: { names: ['Oak Hill'] } })).rejects.toThrow('Several accounts are called')
  await expect(ask({ of: 'POLICY', policy: { carriers: ['Nimbus'] } })).rejects.toThrow('no carrier called “Nimbus”')
  await expect(ask({ of: 'ACCOUNT', groupBy: 'CARRIER' })).rejects.toThrow('not counted by CARRIER')
  expect(bookFilter.safeParse({ of: 'ACCOUNT', sql: 'select 1' }).success).toBe(false)
})

it.each<[string, object]>([
  ['policies of accounts', { of: 'ACCOUNT', policy: { types: ['UMBRELLA'] } }],
  ['certificates of policies', { of: 'POLICY', certificate: { holder: 'Sampleton' } }],
  ['requests of certificates', { of: 'CERTIFICATE', request: { overdue: true } }],
  ['a holder without a letter', { of: 'CERTIFICATE', certificate: { holder: '\u0000' } }],
  ['a name that no database keeps', { of: 'ACCOUNT', account: { names: ['Oak Hill\u0000'] } }],
])('takes no filter of which a part would say nothing: %s', (_what, filter) => {
  expect(bookFilter.safeParse(filter).success).toBe(false)
})

it('counts for a user of assigned accounts only those', async () => {
  await giveRights(test, mine.userId, { role: 'PRODUCER', sees: 'ASSIGNED_ACCOUNTS' })
  const seen = await found({ of: 'ACCOUNT' })
  const without = await found({ of: 'ACCOUNT', account: { has: [{ policy: { types: ['UMBRELLA'] }, atMost: 0 }] } })
  const groups = await ask({ of: 'POLICY', groupBy: 'ACCOUNT' })
  await giveRights(test, mine.userId, { role: 'OWNER', sees: 'ALL_ACCOUNTS' })
  expect(seen).toEqual(all('pine', 'wren'))
  expect(without).toEqual(all('wren'))
  expect(groups.groups?.map(({ label }) => label)).toEqual(['Pine Street Bakery', 'Wren Consulting'])
})
