import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../shared/dates.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aCancellation, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import type { Ctx } from '../../ctx.ts'
import { todayAt } from '../agency/service.ts'
import * as service from './service.ts'
import type { Certificate } from './types.ts'

const ADDRESS = { line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }
const LIMITS = JSON.stringify({ glPerOccurrenceLimit: '1000000.00' })

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
let mine: Awaited<ReturnType<typeof anAgency>>
let today: string
let cookies: { mine: { cookie: string }; theirs: { cookie: string } }
let issued: Record<'otter' | 'anvil' | 'soon', Certificate>
let accounts: Record<'otter' | 'anvil', string>
const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)

beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  web = await aWebServer(test)
  const theirs = await anAgency(test)
  cookies = { mine: await signIn(test, mine.email), theirs: await signIn(test, theirs.email) }
  today = await run(todayAt)
  const anInsured = async (name: string, number: string, ends: number) => {
    const own = { name, search_text: name.toLowerCase(), mailing_address: JSON.stringify(ADDRESS) }
    const accountId = await anAccount(test, mine, own)
    const term = { inforce_at: addDays(today, -30), expires_at: addDays(today, ends) }
    const policyId = await aPolicy(test, mine, {
      ...term,
      account_id: accountId,
      policy_number: number,
      limits: LIMITS,
    })
    return { accountId, policyId }
  }
  const [otter, anvil, soon] = [
    await anInsured('Otter & Thimble', 'QF-1', 300),
    await anInsured('=Velvet Anvil', 'QF-2', 100),
    await anInsured('Short Term', 'QF-3', 300),
  ]
  const issue = (accountId: string, name: string) =>
    service.createCertificate(
      { house: test.house, actor: mine.actor },
      {
        ...{ accountId, holder: { name, address: ADDRESS }, additionalInsured: false },
        ...{ descriptionOfOperations: '', policyIds: null, replaces: null },
      },
      null,
    )
  issued = {
    otter: await issue(otter.accountId, 'paper Lantern'),
    anvil: await issue(anvil.accountId, 'Marzipan Storage'),
    soon: await issue(soon.accountId, 'Zephyr Realty'),
  }
  await aCancellation(test, mine, { policy_id: soon.policyId, effective_at: addDays(today, 20) })
  accounts = { otter: otter.accountId, anvil: anvil.accountId }
})
afterAll(async () => {
  await web.close()
  await test.close()
})

const ALL = { first: 50, after: null }
const holders = async (filter: service.CertificateFilter, page: { first: number; after: string | null } = ALL) =>
  (await run((ctx) => service.listCertificates(ctx, filter, page))).map(({ certificate }) => certificate.holder.name)

it('lists who holds what by holder, page after page, whatever their letters', async () => {
  expect(await holders({ sort: 'HOLDER_ASC' })).toEqual(['Marzipan Storage', 'paper Lantern', 'Zephyr Realty'])
  expect(await holders({})).toEqual(['Zephyr Realty', 'Marzipan Storage', 'paper Lantern'])
  const [first] = await run((ctx) => service.listCertificates(ctx, { sort: 'HOLDER_ASC' }, { first: 1, after: null }))
  expect(await holders({ sort: 'HOLDER_ASC' }, { first: 5, after: first!.cursor })).toEqual([
    'paper Lantern',
    'Zephyr Realty',
  ])
})

it('finds a holder by its words, and what ends within so many days, by its term or a cancellation', async () => {
  expect(await holders({ search: 'LANTERN paper' })).toEqual(['paper Lantern'])
  expect(await holders({ search: issued.anvil.certificateNumber })).toEqual(['Marzipan Storage'])
  expect(await holders({ search: 'otter thimble' })).toEqual(['paper Lantern'])
  expect(await holders({ search: 'otter', accountId: accounts.otter })).toEqual([])
  expect(await holders({ endingWithin: 30 })).toEqual(['Zephyr Realty'])
  expect(await holders({ endingWithin: 120, sort: 'HOLDER_ASC' })).toEqual(['Marzipan Storage', 'Zephyr Realty'])
  expect(await holders({ endingWithin: 120, search: 'zephyr' })).toEqual(['Zephyr Realty'])
  expect(await holders({ search: 'zep\0hyr' })).toEqual(['Zephyr Realty'])
  expect(await holders({ endingWithin: 3650 })).toHaveLength(3)
  for (const endingWithin of [-1, 3651, 2147483647])
    await expect(holders({ endingWithin })).rejects.toMatchObject({
      code: 'INVALID',
      message: 'Ask for what ends within ten years.',
    })
})

const get = (path: string, whose: { cookie: string } = cookies.mine) =>
  fetch(`${web.url}/agency/${path}`, { headers: whose })

it('comes as a file, in the order of the view, of all accounts or of one', async () => {
  const linesOf = async (view: string, whose?: { cookie: string }) => {
    const response = await get(`export/certificates.csv${view}`, whose)
    expect(response.status).toBe(200)
    return (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  }
  const [head, row, ...others] = await linesOf('?sort=HOLDER_ASC')
  expect(head).toBe(
    'Holder,Address,City,State,ZIP code,Account,Number,Form,Status,Ends,Issued,Additional insured,Policies,Revoked because',
  )
  expect(row).toBe(
    `Marzipan Storage,9 Mock Lane,Testford,OH,43001,'=Velvet Anvil,${issued.anvil.certificateNumber},ACORD 25,Current,${addDays(today, 100)},${today},No,General Liability QF-2,`,
  )
  expect(others).toHaveLength(2)
  expect(await linesOf(`?account=${accounts.otter}`)).toHaveLength(2)
  expect((await linesOf('?ends=30'))[1]).toMatch(/^Zephyr Realty,/)
  expect(await linesOf('?state=REVOKED')).toHaveLength(1)
  expect(await linesOf('?account=nonsense')).toHaveLength(1)
  expect(await linesOf('', cookies.theirs)).toHaveLength(1)
  expect(await linesOf(`?account=${accounts.otter}`, cookies.theirs)).toHaveLength(1)
})

const chosen = (...ids: string[]) => `certificates/chosen.zip?${ids.map((id) => `id=${id}`).join('&')}`

it('gives the chosen certificates in one archive, each once', async () => {
  const response = await get(chosen(issued.otter.id, issued.anvil.id, issued.otter.id))
  expect(response.headers.get('content-type')).toBe('application/zip')
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const number = (one: Certificate) => `${one.certificateNumber} ${one.holder.name}.pdf`
  const named = (name: string) => text.split(name).length - 1
  // An archive names a file twice: before its bytes and at its end.
  expect([issued.otter, issued.anvil, issued.soon].map((one) => named(number(one)))).toEqual([2, 2, 0])
})

it('gives no archive of what is not there, of nothing, of too many, or to another agency', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await get(chosen(issued.otter.id, nobody))).status).toBe(404)
  expect((await get(chosen('nonsense'))).status).toBe(404)
  expect((await get(chosen())).status).toBe(404)
  expect((await get(chosen(issued.otter.id), cookies.theirs)).status).toBe(404)
  expect((await get(chosen(issued.otter.id), { cookie: '' })).status).toBe(401)
  const many = Array.from({ length: 201 }, (_, at) => `${nobody.slice(0, -3)}${String(at).padStart(3, '0')}`)
  expect((await get(chosen(...many))).status).toBe(400)
})

it('of many certificates, a late page by holder is found in its index, under row-level security too', async () => {
  const big = await anAgency(test)
  const accountId = await anAccount(test, big)
  await asOwner(test.ownerUrl, async (owner) => {
    await sql`insert into certificates
      (agency_id, id, account_id, certificate_number, holder_name, additional_insured, form, worksheet, content, blob_key, issued_on, created_at)
      select ${big.agencyId}, gen_random_uuid(), ${accountId}, '2026-' || n, 'Holder ' || n, false, 'ACORD_25', true, '{}', n::text, now()::date, now()
      from generate_series(1, 20000) n`.execute(owner)
    await sql`analyze certificates`.execute(owner)
  })
  const late = await as(test.house, big.actor, async ({ db }) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain analyze select id from certificates
      where (holder_sort, id) > ('holder 9', '00000000-0000-0000-0000-000000000000') order by holder_sort, id limit 50`.execute(
      db,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(late).toMatch(/Index Cond: .*ROW\(holder_sort, id\)/)
  expect(late).not.toContain('Rows Removed')
  const found = await as(test.house, big.actor, (ctx) =>
    service.listCertificates(ctx, { search: 'holder 19999', sort: 'HOLDER_ASC' }, ALL),
  )
  expect(found).toHaveLength(1)
})
