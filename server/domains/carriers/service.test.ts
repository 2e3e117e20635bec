import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import type { AppError } from '../../lib/app-error.ts'
import { updatePolicy } from '../policies/change.ts'
import { getPolicy } from '../policies/service.ts'
import * as carriers from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const named = (name: string, given = {}) => aCarrier(test, mine, { name, ...given })
const BOTH = { isCarrier: true, isBroker: false }
const namesOf = async (filter: Parameters<typeof carriers.listCarrierPage>[1]) =>
  (await run((ctx) => carriers.listCarrierPage(ctx, filter, { first: 10, after: null }))).map(
    ({ carrier }) => carrier.name,
  )
const historyOf = async (id: string) =>
  (await run((ctx) => carriers.listCarrierHistory(ctx, id, { first: 10, after: null }))).map(({ event }) => event)

describe('the list of carriers', () => {
  it('comes by name, page by page, and is found by words and by what they are', async () => {
    for (const name of ['quillfeather Mutual', 'Acorn Surety', 'Tinderfen Specialty']) await named(name)
    await named('Lantern Wholesale', { is_carrier: false, is_broker: true })
    expect(await namesOf({})).toEqual([
      'Acorn Surety',
      'Lantern Wholesale',
      'quillfeather Mutual',
      'Tinderfen Specialty',
    ])
    expect(await namesOf({ search: 'MUTUAL quill' })).toEqual(['quillfeather Mutual'])
    expect(await namesOf({ search: '%' })).toEqual([])
    expect(await namesOf({ roles: ['BROKER'] })).toEqual(['Lantern Wholesale'])
    const page = { first: 2, after: null as string | null }
    const first = await run((ctx) => carriers.listCarrierPage(ctx, {}, page))
    const second = await run((ctx) => carriers.listCarrierPage(ctx, {}, { ...page, after: first[1]!.cursor }))
    expect(second.map(({ carrier }) => carrier.name)).toEqual(['quillfeather Mutual', 'Tinderfen Specialty'])
    expect(await run((ctx) => carriers.countCarriers(ctx, { roles: ['CARRIER'] }))).toBe(3)
  })
})

describe('updateCarrier', () => {
  it('renames a company for all its policies, with its history', async () => {
    const { id } = await run((ctx) => carriers.createCarrier(ctx, { name: 'Bright', ...BOTH }))
    await run((ctx) => carriers.updateCarrier(ctx, id, { name: 'Bright Mutual', isCarrier: true, isBroker: true }))
    expect(await run((ctx) => carriers.getCarrier(ctx, id))).toMatchObject({ name: 'Bright Mutual', isBroker: true })
    expect((await historyOf(id)).map(({ kind, changes }) => [kind, changes.map((change) => [change.field, change.was, change.is])])).toEqual([
      ['CARRIER_CHANGED', [['name', 'Bright', 'Bright Mutual'], ['isBroker', 'no', 'yes']]],
      ['CARRIER_CREATED', []],
    ]) // biome-ignore format: a table
  })

  it('refuses a name that another has, no name, no kind, and what policies name it as', async () => {
    const [id] = [await named('Bright'), await named('Bright Mutual')]
    const update = (given: object) =>
      run((ctx) => carriers.updateCarrier(ctx, id, { name: 'Bright', ...BOTH, ...given }))
    const error = await update({ name: 'BRIGHT MUTUAL' }).catch((thrown: unknown) => thrown)
    expect((error as AppError).fields).toEqual([
      {
        path: ['name'],
        message: '“Bright Mutual” is in your list already. Choose another name, or merge the two.',
        links: [{ label: 'Merge the two', to: `/app/settings/carriers/${id}/merge` }],
      },
    ])
    expect(await mistakes(update({ name: ' ' }))).toEqual(['name: Enter the name of the company.'])
    expect(await mistakes(update({ isCarrier: false }))).toEqual([
      'isCarrier: Say whether it is a carrier, a broker or both.',
    ])
    await aPolicy(test, mine, { account_id: await anAccount(test, mine), carrier_id: id })
    expect(await mistakes(update({ isCarrier: false, isBroker: true }))).toEqual([
      'isCarrier: 1 policy names it as the carrier. Change that policy first, or merge it into another carrier.',
    ])
    await expect(run((ctx) => carriers.updateCarrier(ctx, randomUUID(), { name: 'X', ...BOTH }))).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    )
  })
})

describe('mergeCarriers', () => {
  const merged = async () => {
    const [keepId, mergeId] = [await named('Bright Mutual'), await named('Bright', { is_broker: true })]
    const policyId = await aPolicy(test, mine, {
      account_id: await anAccount(test, mine),
      carrier_id: mergeId,
      broker_id: mergeId,
    })
    await run((ctx) => carriers.mergeCarriers(ctx, keepId, mergeId))
    return { keepId, mergeId, policyId }
  }

  it('moves the policies, and the name means the one that stayed from then on', async () => {
    const { keepId, mergeId, policyId } = await merged()
    expect(await run((ctx) => getPolicy(ctx, policyId))).toMatchObject({ carrierId: keepId, brokerId: keepId })
    expect(await run((ctx) => carriers.listCarriers(ctx))).toMatchObject([
      { id: keepId, isCarrier: true, isBroker: true },
    ])
    expect(await namesOf({})).toEqual(['Bright Mutual'])
    expect(await run((ctx) => carriers.findCarriersNamed(ctx, ['bright']))).toMatchObject([
      { id: keepId, name: 'Bright' },
    ])
    expect(await run((ctx) => carriers.createCarrier(ctx, { name: 'BRIGHT', ...BOTH }))).toMatchObject({ id: keepId })
    expect(await run((ctx) => carriers.findCarriers(ctx, [mergeId]))).toMatchObject([
      { id: mergeId, name: 'Bright Mutual' },
    ])
    expect((await historyOf(keepId))[0]).toMatchObject({ kind: 'CARRIERS_MERGED', about: { merged: 'Bright', policies: '1' } }) // biome-ignore format: one row
  })

  it('leaves no way to put the merged one on a policy, to merge it again, or to change it', async () => {
    const { keepId, mergeId, policyId } = await merged()
    const change = run((ctx) => updatePolicy(ctx, policyId, { rev: 1, carrierId: mergeId }))
    expect(await mistakes(change)).toEqual(['carrierId: Choose one of the carriers.'])
    for (const work of [
      (ctx: Ctx) => carriers.mergeCarriers(ctx, keepId, mergeId),
      (ctx: Ctx) => carriers.updateCarrier(ctx, mergeId, { name: 'X', ...BOTH }),
      (ctx: Ctx) => carriers.getCarrier(ctx, mergeId),
    ])
      await expect(run(work)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await mistakes(run((ctx) => carriers.mergeCarriers(ctx, keepId, keepId)))).toEqual([
      'mergeId: Choose another one: these are the same.',
    ])
  })

  it('lets the one that stayed take the former name, and another one not', async () => {
    const { keepId } = await merged()
    const otherId = await named('Acorn Surety')
    const rename = (id: string) =>
      run((ctx) => carriers.updateCarrier(ctx, id, { name: 'Bright', isCarrier: true, isBroker: true }))
    expect(await mistakes(rename(otherId))).toEqual([
      'name: “Bright” was merged into “Bright Mutual”. Choose another name.',
    ])
    expect(await rename(keepId)).toMatchObject({ id: keepId, name: 'Bright' })
    expect(await run((ctx) => carriers.findCarriersNamed(ctx, ['bright mutual', 'bright']))).toMatchObject([
      { id: keepId },
      { id: keepId },
    ])
  })

  it('in a circle ends with one of the two', async () => {
    const [one, other] = [await named('One'), await named('Other')]
    const both = await Promise.allSettled([
      run((ctx) => carriers.mergeCarriers(ctx, one, other)),
      run((ctx) => carriers.mergeCarriers(ctx, other, one)),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await namesOf({})).toHaveLength(1)
  })
})
