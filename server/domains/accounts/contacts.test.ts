import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_CONTACTS } from '../../../shared/accounts.ts'
import { aBusiness, aPerson } from '../../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { refusal } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import { newId } from '../../lib/ids.ts'
import * as contacts from './contacts.ts'
import { listAccounts, listContacts } from './list.ts'
import { mergeAccounts, undoAccountMerge } from './merge.ts'
import * as service from './service.ts'
import type { Account } from './types.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let account: Account
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  account = await create(aBusiness('Otter Joinery'))
})

const run = <T>(work: (ctx: Ctx) => Promise<T>, { actor } = mine) => as(test.house, actor, work)
const create = (input: Parameters<typeof service.createAccount>[1]) => run((ctx) => service.createAccount(ctx, input))
const of = async (id = account.id) => (await run((ctx) => service.listContactsOf(ctx, [id]))).get(id)!
const roles = async (id = account.id) => (await of(id)).map(({ name, role }) => `${name}: ${role}`)
const add = (input: Parameters<typeof contacts.addAccountContact>[2], id = account.id) =>
  run((ctx) => contacts.addAccountContact(ctx, id, input))
const update = (contactId: string, input: Parameters<typeof contacts.updateAccountContact>[3]) =>
  run((ctx) => contacts.updateAccountContact(ctx, account.id, contactId, input))
const remove = (contactId: string, id = account.id) => run((ctx) => contacts.removeAccountContact(ctx, id, contactId))
const primary = (contactId: string) => run((ctx) => contacts.makePrimaryContact(ctx, account.id, contactId))
const newest = async (id = account.id) =>
  (await run((ctx) => service.listAccountHistory(ctx, id, { first: 1, after: null })))[0]!.event
const found = async (search: string) =>
  (await run((ctx) => listAccounts(ctx, { search }, { first: 50, after: null }))).map(({ account }) => account.name)
const people = async () =>
  (await run((ctx) => listContacts(ctx, null, { first: 50, after: null }))).map(({ contact }) => contact.name)
const BRAM = { name: 'Bram Specimen', email: 'bram@otter.example.com', phone: '(555) 555-0142', role: 'BILLING' }

describe('a contact of a business', () => {
  it('is added after the primary one with a role, is found, and is in the history', async () => {
    const key = newId()
    const { rev } = await add({ ...BRAM, key })
    await add({ ...BRAM, key })
    expect(rev).toBe(account.rev + 1)
    expect(await roles()).toEqual(['Odette Sample: PRIMARY', 'Bram Specimen: BILLING'])
    expect(await found('bram@otter')).toEqual(['Otter Joinery'])
    expect(await newest()).toMatchObject({
      ...{ kind: 'ACCOUNT_CONTACT_ADDED', about: { contact: 'Bram Specimen', role: 'Billing' } },
    })
    await add({ name: 'Mo Mock' })
    expect(await roles()).toEqual(['Odette Sample: PRIMARY', 'Bram Specimen: BILLING', 'Mo Mock: OTHER'])
  })

  it('may be one the agency has, and is added to an account once', async () => {
    const other = await create(aBusiness('Paper Kite Daycare'))
    const [theirs] = await of(other.id)
    await add({ associateContactId: theirs!.id, role: 'OWNER' })
    expect(await roles()).toEqual(['Odette Sample: PRIMARY', 'Odette Sample: OWNER'])
    expect(await refusal(add({ associateContactId: theirs!.id }))).toMatchObject({
      fields: ['associateContactId: This person is a contact of the account already.'],
    })
    for (const id of [newId(), 'nobody'])
      expect(await refusal(add({ associateContactId: id }))).toMatchObject({
        fields: [expect.stringContaining('associateContactId: ')],
      })
    const foreign = await anAgency(test)
    const account2 = await as(test.house, foreign.actor, (ctx) => service.createAccount(ctx, aBusiness('Elsewhere')))
    expect(await refusal(add(BRAM, account2.id))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused with a sentence at each field, by a person, and beyond so many', async () => {
    expect(await refusal(add({ ...BRAM, name: ' ', email: 'bram@', role: 'PRIMARY' }))).toMatchObject({
      fields: [
        'name: Enter the name of the contact.',
        'email: Enter an e-mail address like name@example.com.',
        'role: Choose what this contact does.',
      ],
    })
    const person = await create(aPerson('Delia Mock'))
    expect(await refusal(add(BRAM, person.id))).toMatchObject({ code: 'CONFLICT' })
    for (let at = 1; at < MOST_CONTACTS; at++) await add({ name: `Mo ${String(at)}` })
    expect((await refusal(add(BRAM))).message).toContain('may have 50 contacts')
  })

  it('is changed for all its accounts, its role for one of them', async () => {
    const other = await create(aBusiness('Paper Kite Daycare'))
    const [theirs] = await of(other.id)
    const { rev } = await add({ associateContactId: theirs!.id, role: 'CLAIMS' })
    const says = { name: 'Odette Newname', email: '', phone: theirs!.phone }
    const key = newId()
    await update(theirs!.id, { ...says, role: 'OWNER', rev, key })
    await update(theirs!.id, { ...says, role: 'OWNER', rev, key })
    expect(await roles()).toEqual(['Odette Sample: PRIMARY', 'Odette Newname: OWNER'])
    expect(await roles(other.id)).toEqual(['Odette Newname: PRIMARY'])
    expect(await newest()).toMatchObject({ kind: 'ACCOUNT_CONTACT_CHANGED', about: { contact: 'Odette Sample' } })
    expect((await newest()).changes.map(({ label, was, is }) => [label, was, is])).toEqual([
      ['Name', 'Odette Sample', 'Odette Newname'],
      ['E-mail', theirs!.email, null],
      ['Role', 'Claims', 'Owner'],
    ])
    expect((await newest(other.id)).changes.map(({ field }) => field)).toEqual([
      'business.contact.name',
      'business.contact.email',
    ])
    expect(await found('newname')).toEqual(['Otter Joinery', 'Paper Kite Daycare'])
    await run((ctx) => service.addAccountNote(ctx, account.id, { text: 'x' }))
    expect((await run((ctx) => service.getAccount(ctx, account.id))).rev).toBe(rev + 1)
  })

  it('tells the second of two who change it what the first did; other changes do not conflict', async () => {
    const { rev } = await add(BRAM)
    const [, bram] = await of()
    await add({ name: 'Mo Mock' })
    await update(bram!.id, { ...BRAM, phone: '(555) 555-0143', rev })
    expect(await refusal(update(bram!.id, { ...BRAM, name: 'Bram S.', rev }))).toMatchObject({
      code: 'CONFLICT',
      fields: [expect.stringContaining(`contacts.${bram!.id}.phone: `)],
    })
    expect(await roles()).toContain('Bram Specimen: BILLING')
  })

  it('is made the primary one, and the one before keeps the role it was given', async () => {
    await add(BRAM)
    const [odette, bram] = await of()
    await primary(bram!.id)
    expect(await roles()).toEqual(['Bram Specimen: PRIMARY', 'Odette Sample: OTHER'])
    expect(await newest()).toMatchObject({ kind: 'ACCOUNT_CHANGED' })
    expect((await newest()).changes[0]).toMatchObject({ label: 'Contact', was: 'Odette Sample', is: 'Bram Specimen' })
    const { rev } = await primary(bram!.id)
    expect(rev).toBe(account.rev + 2)
    const says = { name: 'Bram', email: bram!.email, phone: bram!.phone }
    expect(await refusal(update(bram!.id, { ...says, role: 'CLAIMS', rev }))).toMatchObject({
      fields: ['role: The primary contact has no other role.'],
    })
    await update(bram!.id, { ...says, rev })
    await primary(odette!.id)
    expect(await roles()).toEqual(['Odette Sample: PRIMARY', 'Bram: BILLING'])
  })

  it('is removed, never the primary one; one of no other account is deleted', async () => {
    const other = await create(aBusiness('Paper Kite Daycare', { contact: { name: 'Kit Kite' } }))
    const [kit] = await of(other.id)
    await add(BRAM)
    await add({ associateContactId: kit!.id })
    const [odette, bram] = await of()
    expect((await refusal(remove(odette!.id))).message).toBe(
      'The primary contact stays. Make another contact the primary one first.',
    )
    await remove(bram!.id)
    await remove(kit!.id)
    expect(await roles()).toEqual(['Odette Sample: PRIMARY'])
    expect(await people()).toEqual(['Kit Kite', 'Odette Sample'])
    expect(await found('bram@otter')).toEqual([])
    expect(await newest()).toMatchObject({ kind: 'ACCOUNT_CONTACT_REMOVED', about: { contact: 'Kit Kite' } })
    expect(await refusal(remove(bram!.id))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('goes along with a merge in its role, and back with the undo', async () => {
    const other = await create(aBusiness('Otter & Thimble', { contact: { name: 'Kit Kite' } }))
    await add(BRAM, other.id)
    const { mergeId } = await run((ctx) => mergeAccounts(ctx, account.id, other.id))
    expect(await roles()).toEqual(['Odette Sample: PRIMARY', 'Kit Kite: OTHER', 'Bram Specimen: BILLING'])
    await run((ctx) => undoAccountMerge(ctx, mergeId))
    expect(await roles()).toEqual(['Odette Sample: PRIMARY'])
    expect(await roles(other.id)).toEqual(['Kit Kite: PRIMARY', 'Bram Specimen: BILLING'])
  })

  it('is changed from two accounts at once without either waiting for ever', async () => {
    const other = await create(aBusiness('Paper Kite Daycare'))
    const [theirs] = await of(other.id)
    const { rev } = await add({ associateContactId: theirs!.id })
    const { rev: otherRev } = await run((ctx) => service.getAccount(ctx, other.id))
    const says = { email: '', phone: '' }
    const sent = await Promise.allSettled([
      update(theirs!.id, { ...says, name: 'Odette A', rev }),
      run((ctx) =>
        contacts.updateAccountContact(ctx, other.id, theirs!.id, { ...says, name: 'Odette B', rev: otherRev }),
      ),
    ])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
