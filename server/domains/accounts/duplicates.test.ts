import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountGap } from '../../../shared/accounts.ts'
import { ADDRESS, aBusiness } from '../../../tests/support/accounts.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import type { Ctx } from '../../ctx.ts'
import { findDuplicateAccounts, listDuplicatesOf } from './duplicates.ts'
import { listAccounts } from './list.ts'
import * as service from './service.ts'

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

describe('duplicates', () => {
  const typed = (input: Parameters<typeof findDuplicateAccounts>[1]) =>
    run(async (ctx) => (await findDuplicateAccounts(ctx, input)).map(({ account, reasons }) => [account.name, reasons]))

  it('are pointed out by name, e-mail, phone and street, of the account or its contact', async () => {
    const address = { line1: '77 Sample Avenue, Suite 3', city: 'Testford', zone: 'OH', postalCode: '43001' }
    await create(
      aBusiness('Copper Minnow Plumbing, Inc.', {
        email: 'Jobs@copper.example.com',
        phone: '(555) 010-7777',
        mailingAddress: address,
        contact: { name: 'Mo Mock', email: 'mo@copper.example.com', phone: '(555) 010-8888' },
      }),
    )
    await create(aBusiness('Velvet Anvil Metalworks'))
    const found = (...reasons: string[]) => [['Copper Minnow Plumbing, Inc.', reasons]]
    expect(await typed({ name: 'copper minow plumbing' })).toEqual(found('NAME'))
    expect(await typed({ name: 'Copper Minnow Plumbing LLC' })).toEqual(found('NAME'))
    expect(await typed({ email: 'jobs@COPPER.example.com' })).toEqual(found('EMAIL'))
    expect(await typed({ email: 'mo@copper.example.com' })).toEqual(found('EMAIL'))
    expect(await typed({ phone: '555.010.7777' })).toEqual(found('PHONE'))
    expect(await typed({ phone: '+1 555 010 8888' })).toEqual(found('PHONE'))
    expect(await typed({ phone: '555 010 7777, ext. 5' })).toEqual(found('PHONE'))
    expect(await typed({ mailingAddress: { line1: '77 sample ave', line2: '#3', postalCode: '43001-9999' } })).toEqual(
      found('ADDRESS'),
    )
    expect(await typed({ name: 'Copper Minnow', email: 'jobs@copper.example.com', phone: '5550107777' })).toEqual(
      found('EMAIL', 'PHONE', 'NAME'),
    )
    for (const nothing of [{}, { name: 'Cop' }, { name: 'Copper Kettle' }, { phone: '555010' }, { email: 'copper' }])
      expect([nothing, await typed(nothing)]).toEqual([nothing, []])
    const others = await anAgency(test)
    const theirs = await run((ctx) => findDuplicateAccounts(ctx, { email: 'jobs@copper.example.com' }), others)
    expect(theirs).toEqual([])
  })

  it('are not two without e-mail and phone, and the list finds both to complete', async () => {
    const blank = { email: '', phone: null }
    const unknown = (name: string) =>
      aBusiness(name, { ...blank, contact: { name: 'Mo Mock', email: null, phone: ' ' } })
    const kettle = await create(unknown('Copper Kettle Works'))
    await create(unknown('Velvet Anvil Metalworks'))
    await create(aBusiness('Otter & Thimble', { phone: '' }))
    await create(aBusiness('Whole Kiln'))
    expect([kettle.email, kettle.phone]).toEqual(['', ''])
    expect(await run((ctx) => listDuplicatesOf(ctx, kettle))).toEqual([])
    expect(await typed({ email: '', phone: '' })).toEqual([])
    expect(await run((ctx) => service.findClients(ctx, { emails: [''], names: [] }))).toEqual([])
    const names = async (...missing: AccountGap[]) => {
      const rows = await run((ctx) => listAccounts(ctx, { missing }, { first: 9, after: null }))
      return rows.map(({ account }) => account.name)
    }
    expect(await names('EMAIL')).toEqual(['Copper Kettle Works', 'Velvet Anvil Metalworks'])
    expect(await names('PHONE')).toEqual(['Copper Kettle Works', 'Otter & Thimble', 'Velvet Anvil Metalworks'])
    expect(await names()).toHaveLength(4)
    const { id, rev } = kettle
    const known = await run((ctx) =>
      service.updateAccount(ctx, id, { ...aBusiness('Copper Kettle Works', { email: 'k@x.example.com' }), rev }),
    ).catch((error: unknown) => error)
    expect(known).toMatchObject({ email: 'k@x.example.com' })
  })

  it('of an account are not itself, not whom a contact also speaks for, and not whoever is in the same building', async () => {
    const first = await create(aBusiness('Otter Joinery', { phone: '(555) 010-0142' }))
    const [contact] = (await run((ctx) => service.listContactsOf(ctx, [first.id]))).get(first.id)!
    await create({ ...aBusiness('Paper Kite Daycare'), associateContactId: contact!.id })
    expect(await run((ctx) => listDuplicatesOf(ctx, first))).toEqual([])
    await create(aBusiness('Otter Woodwork', { phone: '5550100142' }))
    const found = await run((ctx) => listDuplicatesOf(ctx, first))
    expect(found.map(({ account, reasons }) => [account.name, reasons])).toEqual([
      ['Otter Woodwork', ['PHONE', 'ADDRESS']],
    ])
  })
})

describe('a real duplicate', () => {
  it('with more reasons comes before one with fewer, and the account being edited is not one', async () => {
    const like = { phone: '5550100142', email: 'shop@otter.example.com' }
    const strangers = { line1: '9 Mock Lane', city: 'Testford', zone: 'MI', postalCode: '48001' }
    const one = await create(aBusiness('Kiln Works', { email: like.email, mailingAddress: strangers }))
    const two = await create(aBusiness('Paper Kite', { ...like, mailingAddress: strangers }))
    const three = await create(aBusiness('Tin Lantern', { email: like.email, mailingAddress: strangers }))
    const alike = async (exceptId?: string) =>
      (await run((ctx) => findDuplicateAccounts(ctx, { ...like, exceptId: exceptId ?? null }))).map(
        ({ account }) => account.id,
      )
    expect(await alike()).toEqual([two.id, ...[one.id, three.id].sort()])
    expect(await alike(two.id)).toEqual([one.id, three.id].sort())
  })

  it('is told of an account though more neighbors than are shown share its street', async () => {
    const first = await create(aBusiness('Otter Joinery', { email: 'shop@otter.example.com' }))
    for (const name of ['Kiln Works', 'Paper Kite', 'Velvet Anvil', 'Cardboard Comet', 'Tin Lantern', 'Glass Acorn'])
      await create(aBusiness(name))
    const elsewhere = { line1: '9 Mock Lane', city: 'Testford', zone: 'MI', postalCode: '48001' }
    await create(aBusiness('Thimble & Sons', { email: 'shop@otter.example.com', mailingAddress: elsewhere }))
    const found = await run((ctx) => listDuplicatesOf(ctx, first))
    expect(found.map(({ account, reasons }) => [account.name, reasons])).toEqual([['Thimble & Sons', ['EMAIL']]])
  })

  it('by its e-mail stands before those that a name and a street are alike of', async () => {
    for (let at = 0; at < 6; at++) await create(aBusiness('Otter Joinery'))
    const elsewhere = { line1: '9 Mock Lane', city: 'Testford', zone: 'MI', postalCode: '48001' }
    await create(aBusiness('Thimble & Sons', { email: 'shop@otter.example.com', mailingAddress: elsewhere }))
    const typed = { name: 'Otter Joinery', email: 'shop@otter.example.com', mailingAddress: ADDRESS }
    const [strongest] = await run((ctx) => findDuplicateAccounts(ctx, typed))
    expect(strongest).toMatchObject({ account: { name: 'Thimble & Sons' }, reasons: ['EMAIL'] })
  })
})
