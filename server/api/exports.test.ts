import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBusiness, aPerson } from '../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { asOwner } from '../../tests/support/owner.ts'
import { aCancellation, aCarrier, anAccount, aPolicy } from '../../tests/support/records.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'
import { createAccount } from '../domains/accounts/service.ts'
import { midnightAt } from '../domains/agency/service.ts'
import { createWorkspace } from '../domains/workspaces/service.ts'

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
let agency: Awaited<ReturnType<typeof anAgency>>
let mine: { cookie: string }
let theirs: { cookie: string }

beforeAll(async () => {
  test = await aHouse()
  agency = await anAgency(test)
  web = await aWebServer(test)
  mine = await signIn(test, agency.email)
  theirs = await signIn(test, (await anAgency(test)).email)
  await as(test.house, agency.actor, async (ctx) => {
    await createAccount(ctx, aPerson('=cmd("Percy", 1)', { email: 'percy@example.com', phone: '5550100142' }))
    for (let at = 0; at < 401; at++) await createAccount(ctx, aBusiness(`Kiln ${String(at).padStart(3, '0')}`))
  })
})
afterAll(async () => {
  await web.close()
  await test.close()
})

const get = (query: string, headers = {}) => fetch(`${web.url}/agency/export/${query}`, { headers })
const linesOf = async (query: string, headers = mine, name = 'accounts.csv') => {
  const response = await get(query, headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  return bytes.subarray(3).toString().trimEnd().split('\r\n')
}

it('gives all that the view shows, page after page, in its order', async () => {
  const [head, ...rows] = await linesOf('accounts.csv?tab=BUSINESS&sort=NAME_ASC')
  expect(head).toBe(
    'Name,Type,DBA,Contact,E-mail,Phone,Website,Address,City,State,ZIP code,Producer,Service representative,Policies,Premium,Next renewal,Created,Last changed',
  )
  expect(rows.map((row) => row.split(',')[0])).toEqual(
    Array.from({ length: 401 }, (_, at) => `Kiln ${String(at).padStart(3, '0')}`),
  )
  expect(rows[0]).toMatch(
    /^Kiln 000,Business,,Odette Sample,desk@kiln\.example\.com,\(555\) 555-\d{4},,12 Example Street,Sampleton,OH,43000,,,0,0\.00,,\d{4}-\d\d-\d\d,/,
  )
  expect(await linesOf('accounts.csv?q=kiln&state=TX')).toHaveLength(1)
  expect(await linesOf('accounts.csv')).toHaveLength(403)
})

it('gives the policies of a view, with exact amounts and what a canceled one is canceled from', async () => {
  const accountId = await anAccount(test, agency, { name: 'Velvet Anvil', email: 'forge@anvil.example.com' })
  const carrier = { name: 'Tinderfen, Specialty', is_broker: true }
  const carrierId = await aCarrier(test, agency, carrier)
  const own = { account_id: accountId, carrier_id: carrierId, expires_at: '2027-04-01', inforce_at: '2026-04-01' }
  const canceled = await aPolicy(test, agency, { ...own, policy_number: 'QF-1', premium: '8420', taxes: '252.6' })
  await aCancellation(test, agency, { policy_id: canceled, effective_at: '2026-12-04' })
  await aPolicy(test, agency, { ...own, policy_number: '-7', type: 'CYBER', state: 'EXPIRED', broker_id: carrierId })
  const ask = (view: string) => linesOf(`policies.csv${view}`, mine, 'policies.csv')
  const [head, row] = await ask('?status=INFORCE&sort=PREMIUM_DESC')
  expect(head).toBe(
    'Account,E-mail,Status,Line of business,Market,Carrier,Broker,Policy number,Quote number,In force,Expires,Issued,Source,Agent,Producer,Service representative,Canceled from,Billing,Payment,Premium,Taxes,Agency fees,Broker fees,Policy fees,Other fees,Estimated commission,Minimum earned premium,Total',
  )
  expect(row).toBe(
    'Velvet Anvil,forge@anvil.example.com,Active,General Liability,,"Tinderfen, Specialty",,QF-1,,2026-04-01,2027-04-01,,Agency,,,,2026-12-04,Direct,Annual,8420.00,252.60,0.00,0.00,0.00,0.00,0.00,0.00,8672.60',
  )
  const [, expired, none] = await ask(`?type=CYBER&carrier=${carrierId}&q=anvil&expires=unknown`)
  expect(expired).toMatch(
    /^Velvet Anvil,forge@anvil\.example\.com,Expired,Cyber,,"Tinderfen, Specialty","Tinderfen, Specialty",'-7,/,
  )
  expect(none).toBeUndefined()
  expect(await ask('?q=nobody')).toHaveLength(1)
  expect(await ask('?q=an%00vil%00&type=CYBER')).toEqual([head, expired])
  expect(await ask('?q=%00')).toHaveLength(3)
  expect(await ask(`?id=${canceled}`), 'those that were selected').toEqual([head, row])
  expect(await ask('?id=none')).toHaveLength(1)
  expect(await ask(`?account=${accountId}`), 'those of one account').toHaveLength(3)
  for (const other of [await anAccount(test, agency), 'none']) expect(await ask(`?account=${other}`)).toEqual([head])
  expect(await linesOf('policies.csv', theirs, 'policies.csv')).toHaveLength(1)
})

it('gives the accounts that were selected, and their days as the agency has them', async () => {
  test.house.now = () => new Date('2026-03-05T03:30:00Z')
  const chosen = await as(test.house, agency.actor, (ctx) => createAccount(ctx, aBusiness('Night Otter')))
  const [head, ...rows] = await linesOf(`accounts.csv?tab=BUSINESS&id=${chosen.id}`)
  expect(head).toMatch(/,Created,Last changed$/)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatch(/^Night Otter,.*,2026-03-04,2026-03-04$/)
  expect(await linesOf('accounts.csv?id=none')).toEqual([head])
  expect(await linesOf(`accounts.csv?id=${chosen.id}`, theirs)).toEqual([head])
})

it('lets no spreadsheet work out what a name says', async () => {
  const [, row] = await linesOf('accounts.csv?q=percy')
  expect(row).toMatch(/^"'=cmd\(""Percy"", 1\)",Individual,,,percy@example\.com,\(555\) 010-0142,/)
})

it('gives the workspaces of a view, or those that are chosen', async () => {
  const start = (message: string) => createWorkspace({ house: test.house, actor: agency.actor }, { message })
  const [first, second] = [await start('Is theft covered?'), await start('Compare two quotes')]
  const ask = (view: string) => linesOf(`workspaces.csv${view}`, mine, 'workspaces.csv')
  const [head, ...rows] = await ask('?sort=TITLE_ASC&date=week')
  expect(head).toBe('Title,Status,Preset,Client,User,Created,Last updated')
  const day = '\\d{4}-\\d\\d-\\d\\d'
  const row = (title: string) => new RegExp(`^"?${title}"?,[A-Za-z ]+,Free text,,Robin Placeholder,${day},${day}$`)
  expect(rows).toEqual([
    expect.stringMatching(row(second.title)),
    expect.stringMatching(row(first.title.replace('?', '\\?'))),
  ])
  expect(await ask(`?id=${first.id}`)).toHaveLength(2)
  expect(await ask(`?id=${first.id}&preset=GENERATE_TEMPLATE`)).toHaveLength(1)
  // Days are those of the agency: the minute before its midnight was yesterday, whatever day it was elsewhere.
  const midnight = await as(test.house, agency.actor, midnightAt)
  await asOwner(test.ownerUrl, (owner) =>
    sql`update workspaces set updated_at = ${new Date(midnight.getTime() - 60_000)} where agency_id = ${agency.agencyId}`.execute(
      owner,
    ),
  )
  expect(await ask('?date=today')).toHaveLength(1)
  expect(await ask('?date=yesterday')).toHaveLength(3)
  expect(await linesOf('workspaces.csv', theirs, 'workspaces.csv')).toHaveLength(1)
})

it('gives another agency its own rows, a signed-out client none, and no list that does not exist', async () => {
  expect(await linesOf('accounts.csv', theirs)).toHaveLength(1)
  expect((await get('accounts.csv')).status).toBe(401)
  for (const name of ['agencies.csv', 'toString', '__proto__']) expect((await get(name, mine)).status).toBe(404)
})
