import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldedLetters } from '../../../shared/search.ts'
import { ADDRESS, aBusiness, aPerson } from '../../../tests/support/accounts.ts'
import { aRequest, LIMITS, RUNS } from '../../../tests/support/certificates.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aCarrier, aPolicy } from '../../../tests/support/records.ts'
import type { Ctx } from '../../ctx.ts'
import { listAccounts } from '../accounts/list.ts'
import { mergeAccounts } from '../accounts/merge.ts'
import { createAccount } from '../accounts/service.ts'
import { createCertificate } from '../certificates/service.ts'
import { createServiceRequest } from '../servicing/service.ts'
import { createWorkspace } from '../workspaces/service.ts'
import { questionOf } from './rules.ts'
import { search } from './service.ts'
import * as store from './store.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let theirs: typeof mine
let otterId: string

beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  theirs = await anAgency(test)
  otterId = await aBook(mine)
  await aBook(theirs, ' Elsewhere')
})
afterAll(() => test.close())

/** An agency's clients, with a policy, a certificate and a conversation of the first. */
async function aBook(agency: typeof mine, more = '') {
  const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, agency.actor, work)
  const client = (name: string, contact: string, phone: string) =>
    run((ctx) =>
      createAccount(ctx, aBusiness(name + more, { contact: { name: contact, email: 'm@x.example.com', phone } })),
    )
  const otter = await client('Otter & Thimble Joinery LLC', 'Marlowe Quist', '(555) 010-0142')
  await client('Brambléwick Dental Studio', 'Ida Sample', '(555) 010-0143')
  const old = await client('Gosling Cabinets', 'Ida Sample', '(555) 010-0144')
  await run((ctx) => mergeAccounts(ctx, otter.id, old.id))
  const carrierId = await aCarrier(test, agency, { name: `Quillfeather Mutual${more}` })
  const policy = { ...RUNS, account_id: otter.id, carrier_id: carrierId, limits: LIMITS }
  await aPolicy(test, agency, { ...policy, policy_number: `QF-1042${more}` })
  await aPolicy(test, agency, { ...policy, type: 'CYBER', policy_number: `CY-000-7731${more}` })
  const acting = { house: test.house, actor: agency.actor }
  await createCertificate(
    acting,
    aRequest(otter.id, { holder: { name: `Paper Lantern${more}`, address: ADDRESS } }),
    null,
  )
  await createWorkspace(acting, { message: 'Quote proposal, spring renewal', accountId: otter.id })
  await run((ctx) =>
    createServiceRequest(ctx, {
      type: 'QUESTION',
      clientName: 'Percy Stranger',
      question: { question: `Is the flatbed insured${more}?` },
    }),
  )
  return otter.id
}

const groups = (text: string, first = 6, who = mine) => as(test.house, who.actor, (ctx) => search(ctx, text, first))

/** What is found, as "KIND title", group after group. */
const found = async (text: string, who = mine) =>
  (await groups(text, 6, who)).flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind} ${title}`))

const OTTER = 'ACCOUNT Otter & Thimble Joinery LLC'
const LIABILITY = 'POLICY General Liability QF-1042'
const CYBER = 'POLICY Cyber CY-000-7731'
const QUOTE = 'WORKSPACE Quote proposal, spring renewal'
const PAPER = 'CERTIFICATE 2026-0001 Paper Lantern'.replace('2026', String(new Date().getFullYear()))

describe('one search over all records', () => {
  it.each<[what: string, typed: string, expected: string[]]>([
    ['the beginning of a word, in whatever is found, and of a title first', 'ot', [OTTER, CYBER, LIABILITY, QUOTE]],
    ['several words in any order', 'joinery OTT', [OTTER, CYBER, LIABILITY]],
    ['"and" for "&"', 'otter and thimble', [OTTER, CYBER, LIABILITY]],
    ['part of a word of a title', 'inery', [OTTER]],
    ['a word without its accent', 'bramblewick', ['ACCOUNT Brambléwick Dental Studio']],
    ['a number without what parts it', 'qf1042', [LIABILITY]],
    ['a number with a space', 'qf 1042', [LIABILITY]],
    ['a number as it is written', 'CY-000-7731', [CYBER]],
    ['the digits of a number', '0007731', [CYBER]],
    ['the end of a number', '7731', [CYBER]],
    ['a line of business', 'cyber', [CYBER]],
    ['a carrier', 'quillf', [CYBER, LIABILITY]],
    ['the holder of a certificate', 'paper lan', [PAPER]],
    ['the number of a certificate', PAPER.slice(12, 21), [PAPER]],
    ['the name of an account that was merged', 'gosling', [OTTER]],
    ['a phone number however it is typed', '+1 555-010-0142', [OTTER, 'CONTACT Marlowe Quist']],
    ['a contact, and whose it is', 'quist', ['CONTACT Marlowe Quist', OTTER]],
    ['a service request by its title', 'flatbed', ['REQUEST Is the flatbed insured?']],
    ['… and by whoever asked', 'percy', ['REQUEST Is the flatbed insured?']],
    ['words with a letter wrong', 'Thimbel joinry', [OTTER]],
    ['a word with a letter too many', 'otterr', [OTTER]],
    ['nothing for a short word with a letter wrong', 'otr', []],
    ['nothing for what is another agency’s', 'elsewhere', []],
    ['nothing for no word', " ';-- ", []],
    ['nothing for what no text holds', '\0', []],
  ])('finds %s', async (_what, typed, expected) => {
    expect(await found(typed)).toEqual(expected)
  })

  it('tells the terms of one policy with that in force first, then the newest', async () => {
    const agency = await anAgency(test)
    const { id } = await as(test.house, agency.actor, (ctx) => createAccount(ctx, aBusiness('Heron Terms LLC')))
    const term = (from: string, to: string, policy_number: string) =>
      aPolicy(test, agency, { account_id: id, inforce_at: from, expires_at: to, policy_number })
    await term('2001-01-01', '2900-01-01', 'HT-2')
    await term('2900-01-01', '2901-01-01', 'HT-3')
    await term('2000-01-01', '2001-01-01', 'HT-1')
    const [, policies] = await groups('heron', 6, agency)
    expect(policies!.hits.map(({ title }) => title)).toEqual(
      ['HT-2', 'HT-3', 'HT-1'].map((one) => `General Liability ${one}`),
    )
  })

  it('shows words that are only alike beside a few that are the same, and not beside more', async () => {
    const add = (name: string) => as(test.house, mine.actor, (ctx) => createAccount(ctx, aPerson(name)))
    await add('Quista One')
    expect(await found('quista')).toEqual(['ACCOUNT Quista One', 'CONTACT Marlowe Quist'])
    await add('Quista Two')
    await add('Quista Three')
    expect(await found('quista')).toEqual(['ACCOUNT Quista One', 'ACCOUNT Quista Three', 'ACCOUNT Quista Two'])
  })

  it('says where the words stand in the title, whose a record is, and gives no more of a kind than was asked for', async () => {
    const [{ hits }] = (await groups('qf1042')) as [Awaited<ReturnType<typeof groups>>[number]]
    expect(hits).toEqual([
      {
        kind: 'POLICY',
        id: expect.any(String),
        title: 'General Liability QF-1042',
        detail: 'Otter & Thimble Joinery LLC',
        accountId: otterId,
        matches: [{ start: 18, end: 25 }],
      },
    ])
    const few = await groups('otter', 1)
    expect(few.map((group) => group.hits.length)).toEqual([1, 1])
  })

  it('says by which carrier a policy is found, where neither its title nor its client says it', async () => {
    const details = async (typed: string) =>
      (await groups(typed)).flatMap(({ hits }) => hits.map(({ title, detail }) => [title, detail]))
    const client = 'Otter & Thimble Joinery LLC'
    const said = `${client} · Quillfeather Mutual`
    expect(await details('quillf')).toEqual([
      ['Cyber CY-000-7731', said],
      ['General Liability QF-1042', said],
    ])
    expect(await details('thimble cyber')).toEqual([['Cyber CY-000-7731', client]])
  })

  it('says when a policy ends where another of its client has the same type', async () => {
    const agency = await anAgency(test)
    const client = await as(test.house, agency.actor, (ctx) => createAccount(ctx, aBusiness('Terms & Sons')))
    const policies = [
      { policy_number: 'TS-9-25', expires_at: '2026-12-23' },
      { policy_number: 'TS-9-26', expires_at: '2027-12-23' },
      { policy_number: 'TS-9-C', expires_at: '2027-12-23', type: 'CYBER' },
    ] as const
    for (const policy of policies)
      await aPolicy(test, agency, { account_id: client.id, inforce_at: '2025-12-23', ...policy })
    const [{ hits }] = (await groups('TS-9', 6, agency)) as [Awaited<ReturnType<typeof groups>>[number]]
    expect(hits.map(({ title, detail }) => [title, detail])).toEqual([
      ['General Liability TS-9-25', 'Terms & Sons · ends Dec 23, 2026'],
      ['General Liability TS-9-26', 'Terms & Sons · ends Dec 23, 2027'],
      ['Cyber TS-9-C', 'Terms & Sons'],
    ])
  })

  it('is each agency’s own', async () => {
    for (const typed of ['otter', 'qf', 'paper', 'quist', 'spring', 'thimbel']) {
      const [own, other] = [await groups(typed), await groups(typed, 6, theirs)]
      expect(own.length).toBeGreaterThan(0)
      expect(other.length).toBeGreaterThan(0)
      const ids = new Set(own.flatMap(({ hits }) => hits.map(({ id }) => id)))
      expect(other.flatMap(({ hits }) => hits).filter(({ id }) => ids.has(id))).toEqual([])
    }
  })

  it('follows what changes: a client’s new name, a policy that is deleted, a conversation put away', async () => {
    const { id } = await as(test.house, mine.actor, (ctx) => createAccount(ctx, aBusiness('Velvet Anvil Metalworks')))
    expect((await found('velvet'))[0]).toBe('ACCOUNT Velvet Anvil Metalworks')
    const policyId = await aPolicy(test, mine, { account_id: id, policy_number: 'VA-1' })
    expect(await found('velvet')).toContain('POLICY General Liability VA-1')
    await asOwner(test.ownerUrl, async (owner) => {
      await sql`update policies set deleted_at = now() where id = ${policyId}`.execute(owner)
      await sql`update workspaces set archived_at = now() where agency_id = ${mine.agencyId}`.execute(owner)
    })
    expect(await found('velvet')).not.toContain('POLICY General Liability VA-1')
    expect(await found('spring')).toEqual([])
  })

  it.each([0, 21])('refuses to give %i of each kind', async (first) => {
    await expect(groups('otter', first)).rejects.toThrow('Ask for 1 to 20 of each kind.')
  })
})

describe('a large agency', () => {
  it('is one of more than ten thousand accounts or policies; what very many have is found among the newest', async () => {
    const large = await anAgency(test)
    const find = (text: string, glance: number) =>
      as(test.house, large.actor, ({ db }) => store.find(db, questionOf(large.agencyId, text)!, glance, 6))
    const add = (from: number, to: number) =>
      asOwner(test.ownerUrl, (owner) =>
        sql`insert into accounts (agency_id, id, type, name, email, phone, search_text)
          select ${large.agencyId}, lpad(to_hex(n), 32, '0')::uuid, 'BUSINESS', 'North Kiln ' || n, '', '', 'north kiln ' || n
            from generate_series(${from}::int, ${to}::int) n`.execute(owner),
      )
    await add(1, 10_000)
    expect(await as(test.house, large.actor, ({ db }) => store.isLarge(db))).toBe(false)
    await add(10_001, 10_001)
    expect(await as(test.house, large.actor, ({ db }) => store.isLarge(db))).toBe(true)
    // The newest, without a look into the index; what fewer have from there.
    for (const text of ['kiln', 'iln', 'kiln nor'])
      expect((await find(text, 100)).map(({ title }) => title)).toEqual(
        [10_001, 10_000, 9999, 9998, 9997, 9996].map((n) => `North Kiln ${String(n)}`),
      )
    for (const text of ['kiln 77', 'iln 4242', 'kilm 4242', 'north kiln 4242']) {
      const found = (await find(text, 100)).map(({ title }) => title)
      expect(found).toEqual((await find(text, 0)).map(({ title }) => title))
      expect(found[0]).toMatch(/ (77|4242)$/)
    }
    expect((await groups('kiln', 6, large)).map(({ hits }) => hits[0]!.title)).toEqual(['North Kiln 10001'])
    const { rows } = await asOwner(test.ownerUrl, async (owner) => {
      await sql`analyze accounts`.execute(owner)
      const { strictly } = questionOf(large.agencyId, 'kiln 4242')!
      return sql<{ 'QUERY PLAN': string }>`explain select id from accounts where (agency_id = ${large.agencyId}) is true
        and merged_into is null and search_lexemes(agency_id, name, search_text) @@ ${strictly}::tsquery`.execute(owner)
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('accounts_found')
  })
})

describe('letters', () => {
  it('are folded by the database as by the app', async () => {
    const blocks = [
      [0x20, 0x24f],
      [0x300, 0x3ff],
      [0x1e00, 0x1fff],
      [0xfb00, 0xfb06],
    ] as const
    const letters = blocks
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
      .filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))
    const { rows } = await as(test.house, mine.actor, ({ db }) =>
      sql<{ letter: string; folded: string }>`select letter, search_folded(letter) as folded
        from unnest(${letters}::text[]) as letter`.execute(db),
    )
    expect(rows.filter(({ letter, folded }) => folded !== foldedLetters(letter))).toEqual([])
  })

  it.each([
    ['nguyen van', 'CONTACT', 'Nguyễn Văn Ân'],
    ['strasse son import', 'ACCOUNT', 'Straße & Søn Import'],
    ['son import', 'ACCOUNT', 'Straße & Søn Import'],
    ['Søn', 'ACCOUNT', 'Straße & Søn Import'],
    ['lodz', 'POLICY', 'Cyber ŁÓDŹ-77'],
    ['hn-20417', 'ACCOUNT', 'Straße & Søn Import'],
  ] as const)('"%s" finds the %s "%s" by its folded letters', async (typed, kind, title) => {
    const agency = await anAgency(test)
    const groups = await as(test.house, agency.actor, async (ctx) => {
      const contact = { name: 'Nguyễn Văn Ân', email: 'an@x.example.com', phone: '(555) 010-0177' }
      const { id } = await createAccount(ctx, aBusiness('Straße & Søn Import', { contact }))
      await sql`insert into import_references (agency_id, reference_key, record_id, import_id)
        values (${agency.agencyId}, 'hn-20417', ${id}, ${id})`.execute(ctx.db)
      return id
    }).then(async (id) => {
      const carrier_id = await aCarrier(test, agency, { name: 'Quillfeather Mutual' })
      await aPolicy(test, agency, {
        ...RUNS,
        account_id: id,
        carrier_id,
        limits: LIMITS,
        type: 'CYBER',
        policy_number: 'ŁÓDŹ-77',
      })
      return as(test.house, agency.actor, (ctx) => search(ctx, typed, 6))
    })
    expect(groups.find((group) => group.kind === kind)?.hits.map((hit) => hit.title)).toEqual([title])
    const [account] = await as(test.house, agency.actor, (ctx) =>
      listAccounts(ctx, { search: kind === 'POLICY' ? 'strasse' : typed }, { first: 5, after: null }),
    )
    expect(account?.account.name).toBe('Straße & Søn Import')
  })
})
