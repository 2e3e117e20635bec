import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, type TestHouse } from '../../tests/support/house.ts'
import { connectAsOwner, type Db } from '../db/connection.ts'
import { createLog } from '../lib/log.ts'
import { openDoorbell, type Words } from './doorbell.ts'

let test: TestHouse
let owner: Db
beforeAll(async () => {
  test = await aHouse()
  owner = connectAsOwner(test.ownerUrl)
})
afterAll(async () => {
  await owner.destroy()
  await test.close()
})

const NAME = 'a doorbell of this test'
const ITS_CONNECTIONS = sql`from pg_stat_activity where application_name = ${NAME} and datname = current_database()`

const countConnections = async () =>
  (await sql<{ n: number }>`select count(*)::int as n ${ITS_CONNECTIONS}`.execute(owner)).rows[0]!.n

it('listens on one connection again after each loss, and rings everybody once for what they may have missed', async () => {
  const id = randomUUID()
  const bell = await openDoorbell({ ...test.appConnection, application_name: NAME }, createLog('silent'))
  let rings = 0
  bell.on('workspace', id, () => rings++)
  for (let loss = 1; loss <= 5; loss++) {
    const before = rings
    await sql`select pg_terminate_backend(pid) ${ITS_CONNECTIONS}`.execute(owner)
    await expect.poll(() => rings, { timeout: 90_000 }).toBe(before + 1)
    expect(await countConnections()).toBe(1)
    await sql`select pg_notify('workspace', ${id})`.execute(owner)
    await expect.poll(() => rings, { timeout: 90_000 }).toBe(before + 2)
  }
  await bell.close()
  await expect.poll(countConnections, { timeout: 90_000 }).toBe(0)
})

it('can be closed while it is looking for the database', async () => {
  const settings = { ...test.appConnection, application_name: NAME }
  const bell = await openDoorbell(settings, createLog('silent'))
  await sql`select pg_terminate_backend(pid) ${ITS_CONNECTIONS}`.execute(owner)
  await bell.close()
  await expect.poll(countConnections, { timeout: 90_000 }).toBe(0)
})

it('carries words to the other processes whole, however many and long, and not back to the one that told them', async () => {
  const [mine, theirs] = await Promise.all([0, 1].map(() => openDoorbell(test.appConnection, createLog('silent'))))
  const workspaceId = randomUUID()
  const heard: Words[][] = [[], []]
  mine!.onWords(workspaceId, (words) => heard[0]!.push(words))
  theirs!.onWords(workspaceId, (words) => heard[1]!.push(words))
  const all = Array.from({ length: 300 }, (_, index) => {
    return { workspaceId, eventId: randomUUID(), start: index, words: `Größe ${index} 🦦 ${'x'.repeat(index % 90)}` }
  })
  const news = mine!.asNews(all)
  expect(news.length).toBeLessThan(20)
  for (const payload of news) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
  for (const payload of news) await sql`select pg_notify('words', ${payload})`.execute(owner)
  await expect.poll(() => heard[1]!.length, { timeout: 90_000 }).toBe(all.length)
  expect(heard[1]).toEqual(all)
  expect(heard[0]).toEqual([])
  mine!.tell(all.slice(0, 2))
  expect(heard[0]).toEqual(all.slice(0, 2))
  // What fits into no payload is left out: the gap it leaves sends its watcher to the database.
  expect(mine!.asNews([{ workspaceId, eventId: randomUUID(), start: 0, words: 'x'.repeat(9000) }])).toEqual([])
  await Promise.all([mine!.close(), theirs!.close()])
})

it('does not hear what nobody of ours says', async () => {
  const bell = await openDoorbell(test.appConnection, createLog('silent'))
  const workspaceId = randomUUID()
  const heard: Words[] = []
  bell.onWords(workspaceId, (words) => heard.push(words))
  for (const payload of ['', 'aaaaaaaa{bad', 'aaaaaaaa{}', 'aaaaaaaanull', 'aaaaaaaa[null, 1, "x", {}]'])
    await sql`select pg_notify('words', ${payload})`.execute(owner)
  const payload = `aaaaaaaa${JSON.stringify([[workspaceId, randomUUID(), 0, 'still here']])}`
  await sql`select pg_notify('words', ${payload})`.execute(owner)
  await expect.poll(() => heard.map(({ words }) => words), { timeout: 90_000 }).toEqual(['still here'])
  await bell.close()
})
