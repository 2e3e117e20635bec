import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../tests/support/house.ts'
import { connectAsOwner } from '../db/connection.ts'
import { RefusedOutside } from '../lib/app-error.ts'
import type { Letter } from '../outside/mail/mail.ts'
import { deliverEffect } from './jobs.ts'
import { listGivenUpEffects, retryEffect, sweepEffects } from './operator.ts'
import { sendAfterCommit } from './service.ts'
import { takeEffect } from './store.ts'

let test: TestHouse
let agency: Awaited<ReturnType<typeof anAgency>>
/** A mail server on the other side: what it took, and what it says next. */
const server = { taken: [] as Letter[], answers: [] as Error[] }

beforeAll(async () => {
  test = await aHouse()
  agency = await anAgency(test)
  test.house.outside.mail = {
    async send(letter) {
      const refusal = server.answers.shift()
      if (refusal) throw refusal
      server.taken.push(letter)
    },
  }
})
afterAll(() => test.close())

const payload = { to: 'robin@lanternfish.example.com', subject: 'Hello', text: 'Hello.' }
const send = (key: string, more: { expiresAt?: Date } = {}) =>
  as(test.house, agency.actor, (ctx) => sendAfterCommit(ctx, { kind: 'MAIL', key, payload, ...more }))

async function asOwner<T>(work: (owner: ReturnType<typeof connectAsOwner>) => Promise<T>) {
  const owner = connectAsOwner(test.ownerUrl)
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}
const find = (key: string) =>
  asOwner((owner) => owner.selectFrom('effects').selectAll().where('key', '=', key).executeTakeFirst())
const waitingJobs = (id: string) =>
  asOwner(async (owner) => {
    const { rows } = await sql`select 1 from pgboss.job where data->>'effectId' = ${id}`.execute(owner)
    return rows.length
  })
const jobs = () => asOwner(async (owner) => (await owner.selectFrom('effects').select('id').execute()).length)

describe('an effect', () => {
  it('leaves once after the commit, with its key, and its contents are forgotten', async () => {
    await send('once')
    await send('once')
    const { id } = (await find('once'))!
    const both = await Promise.allSettled([deliverEffect(test.house, id), deliverEffect(test.house, id)])
    expect(both.map(({ status }) => status)).toContain('fulfilled')
    await deliverEffect(test.house, id)
    expect(server.taken.filter(({ key }) => key === 'once')).toHaveLength(1)
    expect(await find('once')).toMatchObject({ state: 'SENT', payload: null })
  })

  it('waits while another delivery is under way, and is taken over from one that died', async () => {
    await send('dead')
    const { id } = (await find('dead'))!
    await takeEffect(test.house.db, id, test.house.now())
    await expect(deliverEffect(test.house, id)).rejects.toThrow('under way')
    test.pass(2 * 60_000 + 1)
    await deliverEffect(test.house, id)
    test.pass(-2 * 60_000 - 1)
    expect(server.taken.filter(({ key }) => key === 'dead')).toHaveLength(1)
  })

  it('never leaves when its transaction rolls back', async () => {
    const before = await jobs()
    const broken = as(test.house, agency.actor, async (ctx) => {
      await sendAfterCommit(ctx, { kind: 'MAIL', key: 'never', payload })
      throw new Error('changed our mind')
    })
    await expect(broken).rejects.toThrow('changed our mind')
    expect(await jobs()).toBe(before)
  })

  it('is tried again until it leaves', async () => {
    await send('again')
    const { id } = (await find('again'))!
    server.answers = [new Error('busy'), new Error('busy')]
    await expect(deliverEffect(test.house, id)).rejects.toThrow('busy')
    await expect(deliverEffect(test.house, id)).rejects.toThrow('busy')
    await deliverEffect(test.house, id)
    expect(await find('again')).toMatchObject({ state: 'SENT', tries: 3 })
  })

  it('is given up after its last try, seen by the operator, and can be set going again', async () => {
    await send('hopeless')
    const { id } = (await find('hopeless'))!
    server.answers = Array.from({ length: 10 }, () => new Error('The mail server is away.'))
    for (let tries = 0; tries < 10; tries++) await deliverEffect(test.house, id).catch(() => {})
    expect(await listGivenUpEffects(test.ownerUrl)).toMatchObject([
      { id, error: 'The mail server is away.', tries: 10 },
    ])
    const before = await waitingJobs(id)
    await retryEffect(test.ownerUrl, test.house.queue, id)
    expect(await waitingJobs(id)).toBe(before + 1)
    await expect(retryEffect(test.ownerUrl, test.house.queue, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deliverEffect(test.house, id)
    expect(await find('hopeless')).toMatchObject({ state: 'SENT' })
  })

  it('is not tried again when it was refused for good', async () => {
    await send('refused')
    const { id } = (await find('refused'))!
    server.answers = [new RefusedOutside('No such mailbox.', null)]
    await deliverEffect(test.house, id)
    expect(await find('refused')).toMatchObject({ state: 'GAVE_UP', error: 'No such mailbox.', tries: 1 })
  })

  it('does not leave late', async () => {
    await send('late', { expiresAt: new Date(Date.now() - 1000) })
    await deliverEffect(test.house, (await find('late'))!.id)
    expect(await find('late')).toMatchObject({ state: 'EXPIRED', payload: null })
    expect(server.taken.some(({ key }) => key === 'late')).toBe(false)
  })

  it('is forgotten a month after it was over, and never while it waits', async () => {
    await send('over')
    await send('waiting')
    await deliverEffect(test.house, (await find('over'))!.id)
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    await sweepEffects(test.ownerUrl, inDays(29))
    expect(await find('over')).toBeDefined()
    await sweepEffects(test.ownerUrl, inDays(31))
    expect(await find('over')).toBeUndefined()
    expect(await find('waiting')).toMatchObject({ state: 'WAITING' })
  })

  it('is seen by its own agency alone', async () => {
    const other = await anAgency(test, 'Heron Example Agency')
    const seen = await as(test.house, other.actor, ({ db }) => db.selectFrom('effects').select('id').execute())
    expect(seen).toEqual([])
  })
})
