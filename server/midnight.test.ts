import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../tests/support/house.ts'
import { asOwner } from '../tests/support/owner.ts'
import { type MidnightTask, workThroughMidnights } from './midnight.ts'

let test: TestHouse
/** What was done: "agency day". */
let done: string[]
const task: MidnightTask = async ({ agencyId, actor }, day) => {
  expect(actor).toEqual({ kind: 'house', agencyId, userId: null })
  done.push(`${names.get(agencyId)!} ${day}`)
}
const names = new Map<string, string>()

beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  done = []
  await asOwner(test.ownerUrl, (owner) => owner.updateTable('agencies').set({ day_done: '2100-01-01' }).execute())
})

async function anAgencyIn(timeZone: string, dayDone: string | null, name = timeZone) {
  const { agencyId } = await anAgency(test)
  await asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('agencies').set({ time_zone: timeZone, day_done: dayDone }).where('id', '=', agencyId).execute(),
  )
  names.set(agencyId, name)
  return agencyId
}

const at = (time: string, tasks: readonly MidnightTask[] = [task]) => {
  test.house.now = () => new Date(time)
  return workThroughMidnights(test.house, test.ownerUrl, tasks)
}

it('comes with the clock of each agency, once a day', async () => {
  await anAgencyIn('Pacific/Honolulu', '2026-11-19')
  await anAgencyIn('America/New_York', '2026-11-19')
  await anAgencyIn('America/Los_Angeles', '2026-11-19')
  await at('2026-11-20T04:59:59Z')
  expect(done).toEqual([])
  await at('2026-11-20T05:00:00Z')
  await at('2026-11-20T07:59:59Z')
  expect(done).toEqual(['America/New_York 2026-11-20'])
  await at('2026-11-20T08:00:00Z')
  await at('2026-11-20T10:00:00Z')
  await at('2026-11-21T04:59:59Z')
  expect(done.slice(1)).toEqual(['America/Los_Angeles 2026-11-20', 'Pacific/Honolulu 2026-11-20'])
})

it.each([
  // 8 March 2026 has 23 hours in New York, 1 November 25.
  ['2026-03-08T04:59:59Z', '2026-03-07', []],
  ['2026-03-08T05:00:00Z', '2026-03-07', ['2026-03-08']],
  ['2026-03-09T03:59:59Z', '2026-03-08', []],
  ['2026-03-09T04:00:00Z', '2026-03-08', ['2026-03-09']],
  ['2026-11-01T03:59:59Z', '2026-10-31', []],
  ['2026-11-01T04:00:00Z', '2026-10-31', ['2026-11-01']],
  ['2026-11-02T04:00:00Z', '2026-11-01', []],
  ['2026-11-02T05:00:00Z', '2026-11-01', ['2026-11-02']],
] as const)('over a change of the clock: at %s after %s', async (time, before, days) => {
  await anAgencyIn('America/New_York', before, 'day')
  await at(time)
  expect(done).toEqual(days.map((day) => `day ${day}`))
})

it('is caught up in one pass by a server that was down for three days, and by a new agency at once', async () => {
  await anAgencyIn('America/New_York', '2026-11-17', 'down')
  await anAgencyIn('America/New_York', null, 'new')
  await at('2026-11-20T12:00:00Z')
  await at('2026-11-20T12:01:00Z')
  expect(done).toEqual(['down 2026-11-20', 'new 2026-11-20'])
})

it('is worked through once by workers that ask at the same time, while rows of the agency are added', async () => {
  const agencyId = await anAgencyIn('America/New_York', '2026-11-19', 'busy')
  const slow: MidnightTask = async (ctx, day) => {
    await task(ctx, day)
    // Naming the agency in a new row must not wait for its midnight.
    await asOwner(test.ownerUrl, (owner) =>
      sql`insert into carriers (agency_id, id, name) values (${agencyId}, gen_random_uuid(), 'Harrowgate')`.execute(
        owner,
      ),
    )
    await wait(50)
  }
  await Promise.all(Array.from({ length: 6 }, () => at('2026-11-20T12:00:00Z', [slow])))
  expect(done).toEqual(['busy 2026-11-20'])
})

it('keeps nothing of tasks of which one failed, tries them again, and goes on with the next agency', async () => {
  const ill = await anAgencyIn('America/New_York', '2026-11-19', 'ill')
  await anAgencyIn('No/Such_Zone', '2026-11-19', 'nowhere')
  await anAgencyIn('America/New_York', '2026-11-19', 'well')
  const rename: MidnightTask = async ({ db, agencyId }) => {
    await db.updateTable('agencies').set({ name: 'Renamed' }).where('id', '=', agencyId).execute()
  }
  const fail: MidnightTask = async ({ agencyId }) => {
    if (agencyId === ill) throw new Error('broken')
  }
  await at('2026-11-20T12:00:00Z', [rename, fail, task])
  expect(done).toEqual(['well 2026-11-20'])
  const { name } = await asOwner(test.ownerUrl, (owner) =>
    owner.selectFrom('agencies').select('name').where('id', '=', ill).executeTakeFirstOrThrow(),
  )
  expect(name).not.toBe('Renamed')
  await at('2026-11-20T12:01:00Z')
  expect(done).toEqual(['well 2026-11-20', 'ill 2026-11-20'])
})
