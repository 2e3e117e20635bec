import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ImportKind } from '../../../shared/imports.ts'
import { aBusiness } from '../../../tests/support/accounts.ts'
import { inDays } from '../../../tests/support/days.ts'
import { as } from '../../../tests/support/house.ts'
import { ACCOUNTS_HEAD, aClient, anImporter, clientsOf, NEW, one } from '../../../tests/support/imports.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aColleague } from '../../../tests/support/records.ts'
import { listContacts } from '../accounts/list.ts'
import * as clients from '../accounts/service.ts'
import { updatePolicy } from '../policies/change.ts'
import { listPoliciesOf } from '../policies/service.ts'
import { createServiceRequest } from '../servicing/service.ts'
import { workOnImport } from './jobs.ts'
import * as service from './service.ts'

const my = anImporter()

const { accounts, contactsOf, toldOf, update } = clientsOf(my)

/** Ends when a transaction of the test database waits for another, or the undo went by without waiting. */
async function isWaitedFor(undoing: Promise<void>) {
  let isOver = false
  void undoing.then(() => (isOver = true))
  const waiting = () =>
    asOwner(my.test.ownerUrl, (db) =>
      sql<{ count: number }>`select count(*)::int from pg_locks where not granted and database =
        (select oid from pg_database where datname = current_database()) or not granted and locktype = 'transactionid'`.execute(
        db,
      ),
    )
  while (!isOver && !(await waiting()).rows[0]!.count) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Two records of a kind, as a file describes them; what is left of them, and how a user edits the first. */
function bookOf(kind: ImportKind) {
  if (kind === 'ACCOUNTS')
    return {
      rowsOf: (said: string) => [ACCOUNTS_HEAD, aClient(1, { City: said }), aClient(2, { City: said })],
      left: async () => (await accounts()).map(({ mailingAddress }) => mailingAddress?.city),
      edit: async () =>
        update((await accounts())[0]!, {
          website: 'kettle.example.com',
          mailingAddress: (await accounts())[0]!.mailingAddress,
        }),
    }
  const policies = async () => {
    const ids = (await accounts()).map(({ id }) => id)
    const found = await my.run((ctx) => listPoliciesOf(ctx, ids))
    return found.toSorted((a, b) => (a.policyNumber! < b.policyNumber! ? -1 : 1))
  }
  const term = [inDays(-40), inDays(325)]
  return {
    rowsOf: (said: string) => [
      ['Client ID', 'Line of Business', 'Policy #', 'Eff Date', 'Exp Date', 'Premium'],
      ['B-00001', 'GL', 'GL-1', ...term, said],
      ['B-00002', 'GL', 'GL-2', ...term, said],
    ],
    left: async () => (await policies()).map(({ pricing }) => pricing.premium?.replace('.00', '')),
    edit: async () => {
      const [{ id, rev } = { id: '', rev: 0 }] = await policies()
      await my.run((ctx) => updatePolicy(ctx, id, { rev, quoteNumber: 'Q-1' }))
    },
  }
}

describe('an undo', () => {
  it('deletes what was not changed since, and keeps the rest with the reason', async () => {
    const id = await my.checked([ACCOUNTS_HEAD, ...[1, 2, 3, 4].map((place) => aClient(place))])
    await my.imported(id)
    const [, edited, noted] = await accounts()
    await update(edited!, { website: 'kettle.example.com' })
    await my.run((ctx) => clients.addAccountNote(ctx, noted!.id, { text: 'Called' }))
    await my.undone(id)
    expect((await accounts()).map(({ id }) => id)).toEqual([edited!.id, noted!.id])
    expect(await my.standing(id)).toMatchObject({ state: 'UNDONE', counts: { BACK: 2, KEPT: 2 } })
    const kept = (await my.rows(id)).filter((row) => row.kept)
    expect(kept.map(({ position, kept }) => [position, kept])).toEqual([
      [3, 'It was edited since.'],
      [4, 'It was edited since.'],
    ])
    // The contacts of those that went are gone, and their references free again.
    const people = await my.run((ctx) => listContacts(ctx, 'Odette', { first: 10, after: null }))
    expect(people.map(({ contact }) => contact.name)).toEqual(['Odette Sample 00002', 'Odette Sample 00003'])
    expect((await my.standing(await my.checked([ACCOUNTS_HEAD, aClient(1)]))).counts).toMatchObject({ CREATE: 1 })
  })

  it('keeps the account of each note and request that was acknowledged beside it, and refuses the rest', async () => {
    const places = Array.from({ length: 40 }, (_, at) => at + 1)
    const id = await my.checked([ACCOUNTS_HEAD, ...places.map((place) => aClient(place))])
    await my.imported(id)
    const before = await accounts()
    const add = async ({ id }: { id: string }, at: number) => {
      if (at % 4 === 0) await my.run((ctx) => createServiceRequest(ctx, { type: 'OTHER', accountId: id }))
      else await my.run((ctx) => clients.addAccountNote(ctx, id, { text: 'Called' }))
      return id
    }
    // One after the other, so that some meet the undo between its last look at their accounts and its end.
    const undoing = my.undone(id)
    const added: PromiseSettledResult<string>[] = []
    for (const [at, account] of before.entries()) added.push(...(await Promise.allSettled([add(account, at)])))
    await undoing
    const acknowledged = added.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const left = new Set((await accounts()).map((account) => account.id))
    expect(acknowledged.filter((one) => !left.has(one))).toEqual([])
    for (const one of added)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: expect.stringMatching(/NOT_FOUND|INVALID/) })
  })

  it('waits for a note that is being written, and then keeps its account', async () => {
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1)])
    await my.imported(id)
    const [account] = await accounts()
    let undoing: Promise<void> | undefined
    await my.run(async (ctx) => {
      await clients.addAccountNote(ctx, account!.id, { text: 'Called' })
      undoing = my.undone(id)
      await isWaitedFor(undoing)
    })
    await undoing
    expect((await accounts()).map((one) => one.id)).toEqual([account!.id])
    expect((await toldOf(account!))[0]).toMatchObject({ kind: 'NOTE', reason: 'Called' })
  })

  it('gives changed accounts their old values and contacts back, unless they were edited since', async () => {
    await my.imported(await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)]))
    const change = { Contact: 'Somebody New', 'Contact email': 'new@tk.example.com', City: 'Elsewhere' }
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1, change), aClient(2, { City: 'Elsewhere' })])
    await my.imported(id)
    const [first, second] = await accounts()
    expect((await contactsOf(first!)).map(({ name }) => name)).toEqual(['Somebody New', 'Odette Sample 00001'])
    await update(second!, { website: 'kettle.example.com', mailingAddress: second!.mailingAddress })
    await my.undone(id)
    const [back, kept] = await accounts()
    expect((await my.rows(id)).map((row) => row.kept)).toEqual([null, 'It was edited since.'])
    expect(back).toMatchObject({ mailingAddress: { city: 'Testford' } })
    expect((await contactsOf(back!)).map(({ name }) => name)).toEqual(['Odette Sample 00001'])
    expect(kept).toMatchObject({ mailingAddress: { city: 'Elsewhere' }, website: 'https://kettle.example.com' })
    expect((await toldOf(back!))[0]).toMatchObject({ reason: 'Undo of the import of clients.csv' })
    expect(await accounts('Somebody')).toEqual([])
  })

  it('is whole where two rows change the contact that their accounts share, and each account is revised once', async () => {
    await my.imported(await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)]))
    const [first, second] = await accounts()
    const [contact] = await contactsOf(first!)
    await my.run((ctx) => {
      const { contact: _own, ...business } = aBusiness(second!.name, { email: second!.email }).business
      return clients.updateAccount(ctx, second!.id, { business, associateContactId: contact!.id, rev: second!.rev })
    })
    const revs = (await accounts()).map(({ rev }) => rev)
    const said = { Contact: contact!.name, 'Contact email': contact!.email }
    const rest = { Address: '', ST: '', Zip: '', Phone: '' }
    const rows = [1, 2].map((place) => [...aClient(place, { ...said, ...rest, City: 'Elsewhere' }), '5555550171'])
    const id = await my.checked([[...ACCOUNTS_HEAD, 'Contact phone'], ...rows])
    await my.imported(id)
    const changed = await accounts()
    expect(changed.map(({ rev }) => rev)).toEqual(revs.map((rev) => rev + 1))
    expect(await contactsOf(changed[1]!)).toMatchObject([{ phone: '+15555550171' }, {}])
    expect((await toldOf(changed[1]!)).map(({ reason }) => reason)).toEqual([
      'Import of clients.csv',
      null,
      'Import of clients.csv',
    ])
    await my.undone(id)
    expect((await my.standing(id)).counts).toMatchObject({ BACK: 2, KEPT: 0 })
    expect((await contactsOf(first!))[0]).toEqual(contact)
  })

  const KINDS = ['ACCOUNTS', 'POLICIES'] as const
  for (const kind of KINDS)
    it(`goes back through imports of the same ${kind.toLowerCase()}, the newest first, and tells a person's edit from them`, async () => {
      if (kind === 'POLICIES') await my.imported(await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)]))
      const { rowsOf, left, edit } = bookOf(kind)
      const importOf = async (said: string) => {
        const id = await my.checked(rowsOf(said), kind)
        await my.imported(id)
        return id
      }
      const imports = [await importOf('1001'), await importOf('1002'), await importOf('1003')]
      await my.undone(imports[1]!)
      expect((await my.rows(imports[1]!)).map(({ kept }) => kept)).toEqual([
        'A later import changed it. Undo that one first.',
        'A later import changed it. Undo that one first.',
      ])
      await my.undone(imports[2]!)
      expect(await left()).toEqual(['1002', '1002'])
      await my.undone(imports[1]!)
      expect((await my.standing(imports[1]!)).counts).toMatchObject({ BACK: 2, KEPT: 0 })
      expect(await left()).toEqual(['1001', '1001'])

      const last = await importOf('1004')
      await my.undone(last)
      await edit()
      await my.undone(imports[0]!)
      expect((await my.rows(imports[0]!)).map(({ kept }) => kept)).toEqual(['It was edited since.', null])
      expect(await left()).toEqual(['1001'])
    })

  it('leaves a shared contact nobody edited to the import before, also on accounts it had no row for', async () => {
    const first = await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)])
    await my.imported(first)
    const [one, two] = await accounts()
    const [contact] = await contactsOf(one!)
    await my.run((ctx) => {
      const { contact: _own, ...business } = aBusiness(two!.name, { email: two!.email }).business
      return clients.updateAccount(ctx, two!.id, { business, associateContactId: contact!.id, rev: two!.rev })
    })
    const said = { Contact: contact!.name, 'Contact email': contact!.email }
    const city = await my.checked([ACCOUNTS_HEAD, aClient(1, { ...said, City: 'Elsewhere' })])
    await my.imported(city)
    const phone = await my.checked([
      [...ACCOUNTS_HEAD, 'Contact phone'],
      [...aClient(2, said), '5555550171'],
    ])
    await my.imported(phone)
    await my.undone(phone)
    await my.undone(city)
    expect((await my.standing(city)).counts).toMatchObject({ BACK: 1, KEPT: 0 })
    await my.undone(first)
    expect((await my.rows(first)).map(({ kept }) => kept)).toEqual([null, 'It was edited since.'])
  })

  it('is there again for what it kept, once that is free', async () => {
    const clients = await my.checked([ACCOUNTS_HEAD, aClient(1), aClient(2)])
    await my.imported(clients)
    const book = await my.checked(bookOf('POLICIES').rowsOf('1001').slice(0, 2), 'POLICIES')
    await my.imported(book)
    await my.undone(clients)
    expect((await my.standing(clients)).counts).toMatchObject({ BACK: 1, KEPT: 1 })
    expect(service.undoUntil(await my.standing(clients))).not.toBeNull()
    await my.undone(book)
    await my.undone(clients)
    expect(await accounts()).toEqual([])
    const done = await my.standing(clients)
    expect(done).toMatchObject({ state: 'UNDONE', counts: { BACK: 2, KEPT: 0 } })
    expect(service.undoUntil(done)).toBeNull()
  })

  it('frees the reference it gave to an account that was there before', async () => {
    await my.imported(await my.checked(one(NEW)))
    const id = await my.checked(one({ ...NEW, 'Your reference': 'P-1' }))
    await my.imported(id)
    await my.undone(id)
    expect((await my.standing(id)).counts).toMatchObject({ BACK: 1 })
    expect(await my.rows(await my.checked(one({ ...NEW, 'Your reference': 'P-2' })))).toMatchObject([
      { outcome: 'CHANGE', changes: [{ label: 'Your reference', is: 'P-2' }] },
    ])
  })

  it('is there once, and names who asked for it', async () => {
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1)])
    const userId = await aColleague(my.test, my.mine)
    const actor = { ...my.mine.actor, userId }
    const begin = () => as(my.test.house, actor, (ctx) => service.beginImport(ctx, id))
    const undo = () => as(my.test.house, actor, (ctx) => service.undoImport(ctx, id))
    await begin()
    const { house } = my.test
    const { agencyId } = my.mine
    await workOnImport(house, { agencyId, importId: id }, new AbortController().signal)
    const [account] = await accounts()
    expect(await toldOf(account!)).toMatchObject([
      { agencyUserId: userId, reason: 'Import of clients.csv, uploaded by Robin Placeholder' },
    ])
    await expect(begin()).rejects.toMatchObject({ code: 'CONFLICT' })
    const jobs = async () => {
      const { rows } = await asOwner(my.test.ownerUrl, (owner) =>
        sql`select 1 from pgboss.job where name = 'work-on-import' and data ->> 'importId' = ${id}`.execute(owner),
      )
      return rows.length
    }
    await undo()
    const asked = await jobs()
    await undo()
    expect(await jobs()).toBe(asked + 1)
    await workOnImport(house, { agencyId, importId: id }, new AbortController().signal)
    expect(await my.standing(id)).toMatchObject({ state: 'UNDONE', undoneBy: userId, askedBy: my.mine.userId })
    await expect(begin()).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(undo()).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is there for thirty days', async () => {
    const id = await my.checked([ACCOUNTS_HEAD, aClient(1)])
    await expect(my.run((ctx) => service.undoImport(ctx, id))).rejects.toMatchObject({ code: 'CONFLICT' })
    await my.imported(id)
    const day = 86_400_000
    my.test.pass(31 * day)
    await expect(my.run((ctx) => service.undoImport(ctx, id))).rejects.toThrow('can be undone for 30 days')
    my.test.pass(-31 * day)
    await my.undone(id)
    expect(await accounts()).toEqual([])
  })
})
