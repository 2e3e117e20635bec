import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBusiness, aPerson } from '../../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import type { Ctx } from '../../ctx.ts'
import { connectAsOwner } from '../../db/connection.ts'
import { newId } from '../../lib/ids.ts'
import { listDuplicatesOf } from './duplicates.ts'
import { listAccounts } from './list.ts'
import { listMerges, mergeAccounts, previewAccountMerge, undoAccountMerge } from './merge.ts'
import * as service from './service.ts'
import { MOVED_TABLES } from './store/merges.ts'
import type { Account } from './types.ts'

const DAY = 24 * 3600_000

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
const merge = (kept: Account, merged: Account, key?: string) =>
  run((ctx) => mergeAccounts(ctx, kept.id, merged.id, key))
const undo = (id: string, key?: string) => run((ctx) => undoAccountMerge(ctx, id, key))
const contactsOf = async ({ id }: Account) =>
  (await run((ctx) => service.listContactsOf(ctx, [id]))).get(id)!.map(({ name }) => name)
const kindsOf = async ({ id }: Account) =>
  (await run((ctx) => service.listAccountHistory(ctx, id, { first: 50, after: null }))).map(({ event }) => event.kind)
const names = async (search: string | null = null) =>
  (await run((ctx) => listAccounts(ctx, { search }, { first: 50, after: null }))).map(({ account }) => account.name)

const addPolicy = (account: Account) =>
  run(async ({ db, agencyId }) => {
    const id = newId()
    await db
      .insertInto('policies')
      .values({ agency_id: agencyId, id, account_id: account.id, type: 'PROPERTY' })
      .execute()
    return id
  })
const policiesOf = ({ id }: Account) =>
  run(async ({ db }) => {
    const rows = await db.selectFrom('policies').select('id').where('account_id', '=', id).orderBy('id').execute()
    return rows.map((row) => row.id)
  })

const aContact = (name: string) => ({ contact: { name, email: `${name}@example.com`, phone: '5550100111' } })

/** Two accounts of one client, with a policy each. */
async function aPair() {
  const kept = await create(aBusiness('Otter & Thimble Joinery LLC', aContact('Odette')))
  const merged = await create(
    aBusiness('Otter and Thimble Joinery', { ...aContact('Percy'), dba: 'The Workbench', phone: '(555) 010-0142' }),
  )
  return { kept, merged, ours: await addPolicy(kept), theirs: await addPolicy(merged) }
}

describe('a merge', () => {
  it('takes the address where the kept account has none, and undone gives it back', async () => {
    const [kept] = await run((ctx) =>
      service.createAccounts(ctx, [service.checkAccount({ business: { name: 'Otter' } }, service.MAY_LACK_ANY)]),
    )
    const merged = await create(aBusiness('Otter and Thimble Joinery', aContact('Percy')))
    const bare = await run((ctx) => service.getAccount(ctx, kept!.id))
    expect(bare.mailingAddress).toEqual({})
    const { account, mergeId } = await merge(bare, merged)
    expect(account.mailingAddress).toEqual(merged.mailingAddress)
    expect((await undo(mergeId)).account.mailingAddress).toEqual({})
  })

  it('is shown before it is made, and changes nothing until then', async () => {
    const { kept, merged } = await aPair()
    const preview = await run((ctx) => previewAccountMerge(ctx, kept.id, merged.id))
    expect(preview).toMatchObject({ kept, merged, moved: expect.arrayContaining([{ table: 'policies', count: 1 }]) })
    expect(preview.contacts.map(({ name }) => name)).toEqual(['Percy'])
    expect(preview.filled).toMatchObject([{ label: 'DBA', was: null, is: 'The Workbench' }])
    expect(preview.differences.map(({ label }) => label)).toEqual(['Name', 'E-mail', 'Phone'])
    expect(await names()).toHaveLength(2)
  })

  it('leaves one account with everything of both', async () => {
    const { kept, merged, ours, theirs } = await aPair()
    await run((ctx) => service.addAccountNote(ctx, merged.id, { text: 'Called in May.' }))
    test.pass(1000)
    const { account } = await merge(kept, merged)
    expect(account).toMatchObject({ id: kept.id, name: kept.name, dba: 'The Workbench', rev: 2 })
    expect(await policiesOf(kept)).toEqual([ours, theirs].sort())
    expect(await contactsOf(kept)).toEqual(['Odette', 'Percy'])
    expect(await kindsOf(kept)).toEqual(['ACCOUNTS_MERGED', 'NOTE', 'ACCOUNT_CREATED', 'ACCOUNT_CREATED'])
    expect(await names()).toEqual([kept.name])
    // It is still found by what the other account was known by.
    expect(await names('percy')).toEqual([kept.name])
    expect(await names('(555) 010-0142')).toEqual([kept.name])
    expect((await run((ctx) => service.findAccount(ctx, merged.id)))?.id).toBe(kept.id)
    await expect(run((ctx) => service.addAccountNote(ctx, merged.id, { text: 'x' }))).rejects.toThrow(
      'merged into another',
    )
    expect(await run((ctx) => listDuplicatesOf(ctx, account))).toEqual([])
  })

  it('is found by what accounts merged into the merged one were known under, until it is undone', async () => {
    const { kept, merged } = await aPair()
    const first = await create(
      aBusiness('Copper Minnow', { ...aContact('Bert'), email: 'minnow@copper.example.com', phone: '(555) 010-7777' }),
    )
    await merge(merged, first)
    const last = await merge(kept, merged)
    const typed = ['Copper Minnow', 'minnow@copper.example.com', '(555) 010-7777', 'bert', 'percy']
    for (const search of typed) expect([search, await names(search)]).toEqual([search, [kept.name]])
    await undo(last.mergeId)
    for (const search of typed) expect([search, await names(search)]).toEqual([search, [merged.name]])
  })

  it('undone, gives all back, and what came in the meantime stays', async () => {
    const { kept, merged, ours, theirs } = await aPair()
    const before = await run(({ db }) => db.selectFrom('account_contacts').selectAll().orderBy('contact_id').execute())
    const { mergeId } = await merge(kept, merged)
    const later = await addPolicy(kept)
    test.pass(29 * DAY)
    expect(await run((ctx) => listMerges(ctx, kept.id))).toMatchObject([{ id: mergeId, mergedId: merged.id }])
    const { account, parted } = await undo(mergeId)
    expect(account).toMatchObject({ id: kept.id, dba: null })
    expect(parted).toMatchObject({ id: merged.id, name: merged.name, dba: 'The Workbench', mergedInto: null })
    expect(await policiesOf(kept)).toEqual([ours, later].sort())
    expect(await policiesOf(merged)).toEqual([theirs])
    expect(
      await run(({ db }) => db.selectFrom('account_contacts').selectAll().orderBy('contact_id').execute()),
    ).toEqual(before)
    expect(await names()).toEqual([kept.name, merged.name])
    expect(await names('percy')).toEqual([merged.name])
    expect(await kindsOf(merged)).toEqual(['ACCOUNTS_PARTED', 'ACCOUNT_CREATED'])
    expect(await run((ctx) => listMerges(ctx, kept.id))).toEqual([])
    await expect(undo(mergeId)).rejects.toThrow('undone already')
  })

  it('takes back no value that was changed since, and no contact that was chosen', async () => {
    const { kept, merged } = await aPair()
    const { account, mergeId } = await merge(kept, merged)
    const people = (await run((ctx) => service.listContactsOf(ctx, [kept.id]))).get(kept.id)!
    const business = { ...account, dba: 'Otters’ Own' }
    const input = { business, rev: account.rev, associateContactId: people[1]!.id }
    await run((ctx) => service.updateAccount(ctx, kept.id, input))
    expect((await undo(mergeId)).account.dba).toBe('Otters’ Own')
    expect(await contactsOf(kept)).toEqual(['Percy', 'Odette'])
    expect(await contactsOf(merged)).toEqual(['Percy'])
  })

  it('of a merged account is undone from the last one, and a shared contact stays as long as one merge brings it', async () => {
    const a = await create(aBusiness('A', aContact('Anna')))
    const b = await create(aBusiness('B', aContact('Bert')))
    const [bert] = (await run((ctx) => service.listContactsOf(ctx, [b.id]))).get(b.id)!
    const third = await create({ ...aBusiness('C'), associateContactId: bert!.id })
    const ofB = await merge(a, b)
    const ofC = await merge(a, third)
    expect(await contactsOf(a)).toEqual(['Anna', 'Bert'])
    await undo(ofB.mergeId)
    expect(await contactsOf(a)).toEqual(['Anna', 'Bert'])
    await undo(ofC.mergeId)
    expect(await contactsOf(a)).toEqual(['Anna'])
    const first = await merge(b, third)
    const second = await merge(a, b)
    expect(await kindsOf(a)).toContain('ACCOUNTS_PARTED')
    expect((await run((ctx) => service.findAccount(ctx, third.id)))?.id).toBe(a.id)
    await expect(undo(first.mergeId)).rejects.toThrow('Undo that merge first')
    await undo(second.mergeId)
    await undo(first.mergeId)
    expect(await names()).toEqual(['A', 'B', 'C'])
  })

  it('cannot be undone after 30 days', async () => {
    const { kept, merged } = await aPair()
    const { mergeId } = await merge(kept, merged)
    test.pass(30 * DAY + 1000)
    await expect(undo(mergeId)).rejects.toThrow('30 days')
    expect(await run((ctx) => listMerges(ctx, kept.id))).toEqual([])
  })

  it('is made once, by key and when two people merge the same pair both ways at once', async () => {
    const { kept, merged } = await aPair()
    const key = randomUUID()
    const [one, two] = await Promise.all([merge(kept, merged, key), merge(kept, merged, key)])
    expect(two.mergeId).toBe(one.mergeId)
    await undo(one.mergeId)
    const both = await Promise.allSettled([merge(kept, merged), merge(merged, kept)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await names()).toHaveLength(1)
  })

  it('and its undoing are answered by their keys as they were, also when the accounts were merged on since', async () => {
    const { kept, merged } = await aPair()
    const third = await create(aBusiness('Otter Joinery Holdings'))
    const [made, noted, undone] = [randomUUID(), randomUUID(), randomUUID()]
    const note = () => run((ctx) => service.addAccountNote(ctx, merged.id, { text: 'Called.', key: noted }))
    await note()
    const first = await merge(kept, merged, made)
    await merge(third, kept)
    expect(await merge(kept, merged, made)).toMatchObject({ mergeId: first.mergeId, account: { id: kept.id } })
    expect(await note()).toMatchObject({ id: merged.id })
    const [last] = await run((ctx) => listMerges(ctx, third.id))
    await undo(last!.id)
    await undo(first.mergeId, undone)
    await merge(third, kept)
    expect(await undo(first.mergeId, undone)).toMatchObject({ account: { id: kept.id }, parted: { id: merged.id } })
    await expect(undo(last!.id, undone)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is refused of one account with itself, of two kinds, of none, of another agency’s and to Cara', async () => {
    const { kept, merged } = await aPair()
    const person = await create(aPerson('Delia Fictiona'))
    const theirs = await anAgency(test)
    const foreign = await run((ctx) => service.createAccount(ctx, aBusiness('Elsewhere')), theirs)
    await expect(merge(kept, kept)).rejects.toThrow('two different accounts')
    await expect(merge(kept, person)).rejects.toThrow('two of a kind')
    await expect(merge(kept, foreign)).rejects.toThrow('does not exist')
    await expect(run((ctx) => mergeAccounts(ctx, kept.id, 'x'))).rejects.toThrow('does not exist')
    const cara = { ...mine, actor: { ...mine.actor, kind: 'cara' as const } }
    await expect(run((ctx) => mergeAccounts(ctx, kept.id, merged.id), cara)).rejects.toThrow('may not')
    const { mergeId } = await merge(kept, merged)
    await expect(run((ctx) => undoAccountMerge(ctx, mergeId), theirs)).rejects.toThrow('does not exist')
    await expect(run((ctx) => undoAccountMerge(ctx, mergeId), cara)).rejects.toThrow('may not')
  })

  it('takes over an e-mail and a phone that are blank, and gives them back with the undo', async () => {
    const kept = await create(aBusiness('Otter Joinery', { email: '', phone: '' }))
    const merged = await create(aBusiness('Otter & Thimble'))
    const preview = await run((ctx) => previewAccountMerge(ctx, kept.id, merged.id))
    expect(preview.filled.map(({ label, was, is }) => [label, was, is])).toMatchObject([
      ['E-mail', null, merged.email],
      ['Phone', null, expect.any(String)],
    ])
    expect(preview.differences.map(({ label }) => label)).toEqual(['Name'])
    const { account, mergeId } = await merge(kept, merged)
    expect(account).toMatchObject({ email: merged.email, phone: merged.phone })
    expect(await names('Otter')).toEqual(['Otter Joinery'])
    expect((await undo(mergeId)).account).toMatchObject({ email: '', phone: '' })
    const again = await merge(kept, merged)
    const business = { ...aBusiness('Otter Joinery').business, email: 'own@otter.example.com', phone: merged.phone }
    const contact = (await run((ctx) => service.listContactsOf(ctx, [kept.id]))).get(kept.id)![0]!
    const change = { business: { ...business, contact }, rev: again.account.rev }
    await run((ctx) => service.updateAccount(ctx, kept.id, change))
    expect((await undo(again.mergeId)).account).toMatchObject({ email: 'own@otter.example.com', phone: '' })
  })

  it('moves the rows of every table whose rows are an account’s', async () => {
    const owner = connectAsOwner(test.ownerUrl)
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'`.execute(
      owner,
    )
    await owner.destroy()
    // The history covers all accounts of a merge, and contacts are shared.
    const elsewhere = ['account_contacts', 'history']
    expect(rows.map(({ name }) => name).sort()).toEqual([...MOVED_TABLES, ...elsewhere].sort())
  })
})
