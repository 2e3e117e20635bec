import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type HistoryKind, kindsOf } from '../../../shared/history.ts'
import { ADDRESS, aBusiness, aPerson } from '../../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aColleague } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import type { AppError } from '../../lib/app-error.ts'
import { listAccounts, listContacts } from './list.ts'
import * as service from './service.ts'
import type { Account } from './types.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

const run = <T>(work: (ctx: Ctx) => Promise<T>, { actor } = mine) => as(test.house, actor, work)
const create = (input: Parameters<typeof service.createAccount>[1]) => run((ctx) => service.createAccount(ctx, input))
const contactsOf = async (id: string) => (await run((ctx) => service.listContactsOf(ctx, [id]))).get(id)!
const historyOf = async (id: string) =>
  (await run((ctx) => service.listAccountHistory(ctx, id, { first: 50, after: null }))).map(({ event }) => event)
/** All fields of a business, as its form sends them. */
const asForm = async (account: Account) => {
  const { name, dba, website, email, phone, mailingAddress, rev } = account
  const contact = (await contactsOf(account.id))[0]!
  return { business: { name, dba, website, email, phone, mailingAddress, contact }, rev }
}

describe('createAccount', () => {
  it('takes a business on with a new contact', async () => {
    const account = await create(aBusiness('Otter & Thimble Joinery LLC', { website: 'otter.example.com' }))
    expect(account).toMatchObject({
      type: 'BUSINESS',
      name: 'Otter & Thimble Joinery LLC',
      website: 'https://otter.example.com',
      rev: 1,
    })
    expect(account.phone).toMatch(/^\+1555555\d{4}$/)
    expect(await contactsOf(account.id)).toMatchObject([{ name: 'Odette Sample' }])
    expect(await run((ctx) => service.findAccount(ctx, account.id))).toEqual(account)
    expect(await historyOf(account.id)).toMatchObject([
      { kind: 'ACCOUNT_CREATED', actor: 'USER', agencyUserId: mine.userId, accountId: account.id },
    ])
  })

  it('has a producer and a service representative, in its history by name, and is found by them', async () => {
    const other = await aColleague(test, mine)
    const team = { producerId: mine.userId, serviceRepId: other }
    const account = await create(aBusiness('Otter Joinery', team))
    const alone = await create(aPerson('Nobody’s Example'))
    expect(account).toMatchObject(team)
    const { producerId: _, ...kept } = { ...(await asForm(account)).business, ...team }
    const changed = await run((ctx) => service.updateAccount(ctx, account.id, { business: kept, rev: account.rev }))
    expect(changed).toMatchObject({ producerId: null, serviceRepId: other })
    expect((await historyOf(account.id))[0]!.changes).toEqual([
      { field: 'business.producerId', label: 'Producer', was: expect.any(String), is: null },
    ])
    const page = { first: 50, after: null }
    const found = (userIds: string[]) => run((ctx) => listAccounts(ctx, { userIds }, page))
    expect((await found([other])).map(({ account: { id } }) => id)).toEqual([account.id])
    expect(await found([mine.userId])).toEqual([])
    expect(alone).toMatchObject({ producerId: null, serviceRepId: null })
  })

  it.each(['producerId', 'serviceRepId'] as const)('refuses a %s who is none of the agency’s users', async (field) => {
    const stranger = (await anAgency(test)).userId
    for (const given of [
      aBusiness('Otter Joinery', { [field]: stranger }),
      aPerson('Pat Example', { [field]: stranger }),
    ])
      expect(await mistakes(create(given))).toEqual([`${Object.keys(given)[0]!}.${field}: Choose one of your users.`])
  })

  it('creates a business with an existing contact, who then belongs to both', async () => {
    const first = await create(aBusiness('Otter Joinery'))
    const [contact] = await contactsOf(first.id)
    const { contact: _, ...business } = aBusiness('Paper Kite Daycare').business
    const second = await create({ business, associateContactId: contact!.id })
    expect(await contactsOf(second.id)).toEqual([contact])
    const speaksFor = await run((ctx) => service.listAccountsOf(ctx, [contact!.id]))
    expect(speaksFor.get(contact!.id)?.map(({ name }) => name)).toEqual(['Otter Joinery', 'Paper Kite Daycare'])
  })

  it('refuses a contact that does not exist, and another agency’s', async () => {
    const theirs = await anAgency(test)
    const account = await run((ctx) => service.createAccount(ctx, aBusiness('Elsewhere')), theirs)
    const [contact] = (await run((ctx) => service.listContactsOf(ctx, [account.id]), theirs)).get(account.id)!
    for (const associateContactId of [contact!.id, randomUUID(), 'x']) {
      const { fields } = await refusal(create({ ...aBusiness('Otter'), associateContactId }))
      expect(fields).toEqual(['associateContactId: This contact is not there any more. Choose another.'])
    }
    expect(await run((ctx) => service.findAccount(ctx, account.id))).toBeNull()
    await expect(run((ctx) => service.addAccountNote(ctx, account.id, { text: 'x' }))).rejects.toThrow('does not exist')
  })

  it('takes a person on, who needs no contact', async () => {
    const account = await create(aPerson('Delia Fictiona'))
    expect(account).toMatchObject({ type: 'INDIVIDUAL', name: 'Delia Fictiona', dba: null })
    expect(await contactsOf(account.id)).toEqual([])
  })

  it('is done once for a key, and refuses the key for something else', async () => {
    const key = randomUUID()
    const input = { ...aBusiness('Once'), key }
    const [first, second] = await Promise.all([create(input), create(input)])
    expect(second).toEqual(first)
    expect((await create(input)).id).toBe(first.id)
    expect(await refusal(create({ ...aBusiness('Twice'), key }))).toMatchObject({ code: 'CONFLICT' })
    expect(await run(({ db }) => db.selectFrom('accounts').select('id').execute())).toHaveLength(1)
  })

  it('keeps nothing of what was refused, so that the same key goes on', async () => {
    const key = randomUUID()
    await refusal(create({ ...aBusiness('Once', { email: 'nothing' }), key }))
    await expect(create({ ...aBusiness('Once'), key })).resolves.toMatchObject({ name: 'Once' })
  })
})

describe('updateAccount', () => {
  it('replaces the fields of the account, with history field by field', async () => {
    const account = await create(aBusiness('Otter Joinery', { dba: 'The Workbench' }))
    const form = await asForm(account)
    const mailingAddress = { ...ADDRESS, line2: 'Unit 7', postalCode: '43000-1234' }
    const business = { ...form.business, name: 'Otter & Thimble', dba: '', phone: '(555) 010-0142', mailingAddress }
    test.pass(60_000)
    const changed = await run((ctx) => service.updateAccount(ctx, account.id, { ...form, business }))
    expect(changed).toMatchObject({ name: 'Otter & Thimble', dba: null, mailingAddress, rev: 2 })
    expect(changed.updatedAt.getTime()).toBeGreaterThan(account.updatedAt.getTime())
    expect((await historyOf(account.id))[0]).toMatchObject({
      kind: 'ACCOUNT_CHANGED',
      changes: [
        { field: 'business.name', label: 'Name', was: 'Otter Joinery', is: 'Otter & Thimble' },
        { field: 'business.dba', label: 'DBA', was: 'The Workbench', is: null },
        { field: 'business.phone', label: 'Phone', is: '(555) 010-0142' },
        { field: 'business.mailingAddress.line2', was: null, is: 'Unit 7' },
        { field: 'business.mailingAddress.postalCode', was: '43000', is: '43000-1234' },
      ],
    })
  })

  describe('of an account that lacks parts', () => {
    const lacking = async (business: object) => {
      const checked = service.checkAccount({ business: { name: 'Otter Joinery', ...business } }, service.MAY_LACK_ANY)
      const id = (await run((ctx) => service.createAccounts(ctx, [checked])))[0]!.id
      return (await run((ctx) => service.findAccount(ctx, id)))!
    }
    const blank = { line1: null, line2: null, city: null, zone: null, postalCode: null }
    const edit = ({ id, rev }: Account, business: object) =>
      run((ctx) => service.updateAccount(ctx, id, { business: { name: 'Otter Joinery', ...business }, rev }))

    it('leaves missing what is missing', async () => {
      const account = await lacking({})
      const contact = { name: null, email: null, phone: ' ' }
      const changed = await edit(account, { phone: '(555) 010-0142', mailingAddress: blank, contact })
      expect(changed).toMatchObject({ phone: '+15550100142', mailingAddress: {}, rev: 2 })
      expect(await contactsOf(account.id)).toEqual([])
      const part = await lacking({ mailingAddress: { city: 'Sampleton', zone: 'OH' } })
      const mailingAddress = { ...blank, city: 'Samplton', zone: 'OH' }
      expect(await edit(part, { mailingAddress })).toMatchObject({ mailingAddress: { city: 'Samplton', zone: 'OH' } })
    })

    it('takes a whole address and a contact, which then stay', async () => {
      const contact = { name: 'Odette Sample' }
      const whole = await edit(await lacking({}), { mailingAddress: ADDRESS, contact })
      expect(whole.mailingAddress).toEqual(ADDRESS)
      expect(await mistakes(edit(whole, { mailingAddress: blank }))).toEqual([
        'business.mailingAddress.line1: Enter the street and number.',
        'business.mailingAddress.city: Enter a city.',
        'business.mailingAddress.zone: Choose a state.',
        'business.mailingAddress.postalCode: Enter a ZIP code.',
        'business.contact.name: Enter the name of the contact.',
      ])
    })

    it.each([
      [
        'half of an address',
        {},
        { city: 'Sampleton' },
        ['line1: Enter the street and number.', 'zone: Choose a state.'],
      ],
      [
        'a unit without a street',
        {},
        { line2: 'Unit 7' },
        ['line1: Enter the street and number.', 'city: Enter a city.'],
      ],
      ['less than there is', { city: 'Sampleton', zone: 'OH' }, { zone: 'OH' }, ['city: Enter a city.']],
      [
        'half of what is missing',
        { city: 'Sampleton' },
        { city: 'Sampleton', zone: 'OH' },
        ['postalCode: Enter a ZIP'],
      ],
    ])('refuses %s at its fields', async (_what, was, typed, told) => {
      const account = await lacking({ mailingAddress: was })
      const refused = await mistakes(edit(account, { mailingAddress: { ...blank, ...typed } }))
      for (const one of told) expect(refused.join()).toContain(`business.mailingAddress.${one}`)
      expect(refused.join()).not.toContain('contact')
    })

    it('refuses a contact without a name', async () => {
      const contact = { name: '', email: 'odette@example.com' }
      expect(await mistakes(edit(await lacking({}), { contact }))).toEqual([
        'business.contact.name: Enter the name of the contact.',
      ])
    })

    it('tells of an address that somebody added meanwhile', async () => {
      const account = await lacking({})
      await edit(account, { mailingAddress: ADDRESS })
      expect(await refusal(edit(account, { phone: '(555) 010-0142' }))).toMatchObject({ code: 'CONFLICT' })
    })
  })

  it('does nothing where nothing is other', async () => {
    const account = await create(aBusiness('Otter Joinery'))
    const form = await asForm(account)
    expect(await run((ctx) => service.updateAccount(ctx, account.id, form))).toEqual(account)
    expect(await historyOf(account.id)).toHaveLength(1)
  })

  it('tells the second of two editors what the first changed, and takes the same form with the newest revision', async () => {
    const account = await create(aBusiness('Otter Joinery'))
    const form = await asForm(account)
    const first = { ...form, business: { ...form.business, name: 'Otter Woodwork', dba: 'Otters' } }
    await run((ctx) => service.updateAccount(ctx, account.id, first))
    const second = { ...form, business: { ...form.business, email: 'new@example.com' } }
    const update = (rev: number) => run((ctx) => service.updateAccount(ctx, account.id, { ...second, rev }))
    expect(await refusal(update(1))).toEqual({
      code: 'CONFLICT',
      message: 'Someone else changed this while you were editing. Look at the marked fields, then save again.',
      fields: [
        'business.name: Robin Placeholder changed this to “Otter Woodwork” meanwhile. Save again to keep yours.',
        'business.dba: Robin Placeholder changed this to “Otters” meanwhile. Save again to keep yours.',
      ],
    })
    expect(await refusal(update(3)), 'a revision there is not yet').toMatchObject({ code: 'CONFLICT', fields: [] })
    expect(await update(2)).toMatchObject({ email: 'new@example.com', rev: 3 })
  })

  it('is done once of two editors at the same time', async () => {
    const account = await create(aBusiness('Otter Joinery'))
    const form = await asForm(account)
    const names = ['One', 'Two', 'Three']
    const outcomes = await Promise.allSettled(
      names.map((name) =>
        run((ctx) => service.updateAccount(ctx, account.id, { ...form, business: { ...form.business, name } })),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await historyOf(account.id)).toHaveLength(2)
  })

  it('repeated with its key, changes nothing more and is no conflict', async () => {
    const account = await create(aBusiness('Otter Joinery'))
    const form = await asForm(account)
    const input = { ...form, business: { ...form.business, name: 'Otters' }, key: randomUUID() }
    const send = () => run((ctx) => service.updateAccount(ctx, account.id, input))
    const atOnce = await Promise.all([send(), send(), send()])
    for (const answer of [...atOnce, await send()]) expect(answer).toMatchObject({ name: 'Otters', rev: 2 })
  })

  it('changes a contact for all its accounts, with history in each', async () => {
    const first = await create(aBusiness('Otter Joinery'))
    const [contact] = await contactsOf(first.id)
    const second = await create({ ...aBusiness('Paper Kite'), associateContactId: contact!.id })
    const form = await asForm(first)
    const written = { ...contact!, name: 'Odette Newname' }
    await run((ctx) =>
      service.updateAccount(ctx, first.id, { ...form, business: { ...form.business, contact: written } }),
    )
    expect(await contactsOf(second.id)).toMatchObject([{ id: contact!.id, name: 'Odette Newname' }])
    const [event] = await historyOf(second.id)
    const change = { field: 'business.contact.name', was: 'Odette Sample', is: 'Odette Newname' }
    expect(event).toMatchObject({ kind: 'ACCOUNT_CHANGED', changes: [change] })
    const found = await run((ctx) => listAccounts(ctx, { search: 'newname' }, { first: 50, after: null }))
    expect(found.map(({ account }) => account.name)).toEqual(['Otter Joinery', 'Paper Kite'])
    const stale = { ...(await asForm(second)), rev: 1 }
    expect((await refusal(run((ctx) => service.updateAccount(ctx, second.id, stale)))).fields).toHaveLength(1)
  })

  it('puts another contact first, and keeps the one before', async () => {
    const account = await create(aBusiness('Otter Joinery'))
    const form = await asForm(account)
    const contact = { name: 'Percy Samplewright', email: 'percy@example.com', phone: '5550100111' }
    const changed = await run((ctx) =>
      service.updateAccount(ctx, account.id, { ...form, business: { ...form.business, contact } }),
    )
    expect((await contactsOf(account.id)).map(({ name }) => name)).toEqual(['Percy Samplewright', 'Odette Sample'])
    expect((await historyOf(account.id))[0]!.changes[0]).toMatchObject({
      was: 'Odette Sample',
      is: 'Percy Samplewright',
    })
    const back = { ...form, rev: changed.rev, associateContactId: form.business.contact.id }
    await run((ctx) => service.updateAccount(ctx, account.id, back))
    expect((await contactsOf(account.id)).map(({ name }) => name)).toEqual(['Odette Sample', 'Percy Samplewright'])
    const late = {
      ...form,
      rev: changed.rev + 1,
      business: { ...form.business, contact: { ...contact, id: randomUUID() } },
    }
    expect(await refusal(run((ctx) => service.updateAccount(ctx, account.id, late)))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('makes no person of a business', async () => {
    const account = await create(aBusiness('Otter Joinery'))
    const update = run((ctx) => service.updateAccount(ctx, account.id, { ...aPerson('Odette'), rev: 1 }))
    expect((await refusal(update)).fields).toEqual(['type: A business stays a business, and a person a person.'])
  })
})

describe('a contact of two accounts', () => {
  const twoOfOne = async () => {
    const first = await create(aBusiness('Otter Joinery'))
    const [contact] = await contactsOf(first.id)
    const second = await create({ ...aBusiness('Paper Kite'), associateContactId: contact!.id })
    return { first, second, contact: contact! }
  }
  /** Waits until this many statements wait for a lock. */
  const waiting = (count: number) =>
    expect
      .poll(() =>
        asOwner(test.ownerUrl, async (owner) => {
          const { rows } = await sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(owner)
          return rows.length
        }),
      )
      .toBe(count)
  const rename = async (account: Account, name: string) => {
    const form = await asForm(account)
    const business = { ...form.business, contact: { ...form.business.contact, name } }
    return (ctx: Ctx) => service.updateAccount(ctx, account.id, { ...form, business })
  }

  it('is changed from both at once by one after the other, and neither holds what the other needs', async () => {
    const { first, second, contact } = await twoOfOne()
    let tries = 0
    const send = (change: (ctx: Ctx) => Promise<Account>) =>
      run((ctx) => {
        tries += 1
        return change(ctx)
      })
    const [one, two] = [await rename(first, 'One'), await rename(second, 'Two')]
    let both: Promise<PromiseSettledResult<Account>[]> | undefined
    await run(async ({ db }) => {
      await db.selectFrom('contacts').select('id').where('id', '=', contact.id).forUpdate().execute()
      both = Promise.allSettled([send(one), send(two)])
      await waiting(2)
    })
    const ends = (await both!).map((end) => (end.status === 'rejected' ? (end.reason as AppError).code : 'DONE'))
    expect(ends.sort()).toEqual(['CONFLICT', 'DONE'])
    expect(tries).toBe(2)
  })

  it('is told to each with the revision that account has then', async () => {
    const { first, second } = await twoOfOne()
    const form = await asForm(second)
    const business = { ...form.business, email: 'new@example.com' }
    const change = await rename(first, 'Odette Newname')
    let changed: Promise<Account> | undefined
    await run(async (ctx) => {
      await service.updateAccount(ctx, second.id, { ...form, business })
      changed = run(change)
      await waiting(1)
    })
    await changed
    const now = (await run((ctx) => service.findAccount(ctx, second.id)))!
    expect(now.rev).toBe(3)
    const read = {
      ...form,
      business: { ...business, contact: { ...form.business.contact, name: 'Odette Mine' } },
      rev: 2,
    }
    const late = run((ctx) => service.updateAccount(ctx, second.id, read))
    expect((await refusal(late)).fields).toEqual([
      'business.contact.name: Robin Placeholder changed this to “Odette Newname” meanwhile. Save again to keep yours.',
    ])
  })
})

describe('addAccountNote', () => {
  it('puts a note on the time line, once for a key', async () => {
    const account = await create(aPerson('Delia'))
    const note = { text: '  They plan a second shop.\nAsk in spring. ', key: randomUUID() }
    await run((ctx) => service.addAccountNote(ctx, account.id, note))
    await run((ctx) => service.addAccountNote(ctx, account.id, note))
    expect(await historyOf(account.id)).toMatchObject([
      { kind: 'NOTE', reason: 'They plan a second shop.\nAsk in spring.' },
      { kind: 'ACCOUNT_CREATED' },
    ])
  })

  it('is found among everything else when only notes are asked for', async () => {
    const account = await create(aPerson('Delia'))
    await run((ctx) => service.addAccountNote(ctx, account.id, { text: 'One' }))
    const of = (kinds: HistoryKind[] | null) =>
      run((ctx) => service.listAccountHistory(ctx, account.id, { first: 50, after: null, kinds }))
    expect((await of(kindsOf('NOTE'))).map(({ event }) => event.reason)).toEqual(['One'])
    expect(await of(kindsOf('POLICY'))).toEqual([])
    expect(await of(kindsOf('ACCOUNT'))).toHaveLength(1)
    expect(await of(kindsOf('EVERYTHING'))).toHaveLength(2)
  })

  it('refuses an empty one and one that is too long', async () => {
    const account = await create(aPerson('Delia'))
    for (const text of [' ', 'x'.repeat(4001)])
      expect(await refusal(run((ctx) => service.addAccountNote(ctx, account.id, { text })))).toMatchObject({
        code: 'INVALID',
      })
  })
})

describe('listContacts', () => {
  it('finds people by name, e-mail and phone, by name, page by page', async () => {
    for (const name of ['Zora Mock', 'Anna Mock', 'Bert Mock'])
      await create(
        aBusiness(`${name} Ltd`, { contact: { name, email: `${name.slice(0, 4)}@example.com`, phone: '5550100111' } }),
      )
    const list = (search: string | null, after: string | null = null, first = 2) =>
      run((ctx) => listContacts(ctx, search, { first, after }))
    const page = await list('mock')
    expect(page.map(({ contact }) => contact.name)).toEqual(['Anna Mock', 'Bert Mock'])
    expect((await list('mock', page[1]!.cursor)).map(({ contact }) => contact.name)).toEqual(['Zora Mock'])
    expect(await list('(555) 010-0111', null, 50)).toHaveLength(3)
    expect(await list('nobody')).toEqual([])
    expect((await list(null, null, 50)).length).toBe(3)
  })
})
