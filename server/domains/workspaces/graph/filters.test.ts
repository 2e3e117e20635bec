import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../../../tests/support/house.ts'
import { aWebServer, signIn } from '../../../../tests/support/web.ts'
import { connectAsOwner } from '../../../db/connection.ts'
import { newId } from '../../../lib/ids.ts'

const ALMA = newId()
/** Each differs from the others in one thing the list is filtered by. */
const ROWS = [
  { title: 'Kiln', state: 'IDLE', preset: null, by: 'robin', client: null, keywords: [], updated: '2026-11-20' },
  { title: 'Wheel', state: 'WORKING', preset: null, by: 'robin', client: null, keywords: [], updated: '2026-11-20' },
  {
    title: 'Glaze',
    state: 'IDLE',
    preset: 'GENERATE_TEMPLATE',
    by: 'robin',
    client: null,
    keywords: [],
    updated: '2026-11-20',
  },
  { title: 'Slip', state: 'IDLE', preset: null, by: 'alma', client: null, keywords: [], updated: '2026-11-20' },
  {
    title: 'Clay',
    state: 'IDLE',
    preset: null,
    by: 'robin',
    client: 'Otter 100% Joinery',
    keywords: ['QF-77'],
    updated: '2026-11-20',
  },
  { title: 'Bisque', state: 'IDLE', preset: null, by: 'robin', client: null, keywords: [], updated: '2026-10-01' },
]

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
let cookie: { cookie: string }
let robin: string

beforeAll(async () => {
  test = await aHouse()
  web = await aWebServer(test)
  const agency = await anAgency(test)
  robin = agency.userId
  cookie = await signIn(test, agency.email)
  const owner = connectAsOwner(test.ownerUrl)
  await sql`insert into agency_users (id, agency_id, name, email)
    values (${ALMA}, ${agency.agencyId}, 'Alma Specimen', ${`${ALMA}@agency.example.com`})`.execute(owner)
  for (const row of ROWS)
    await sql`insert into workspaces (id, agency_id, agency_user_id, title, state, preset, client_name, keywords, created_at, updated_at)
      values (${newId()}, ${agency.agencyId}, ${row.by === 'alma' ? ALMA : robin}, ${row.title}, ${row.state}, ${row.preset},
        ${row.client}, ${sql.val(row.keywords)}::text[], ${row.updated}::timestamptz, ${row.updated}::timestamptz)`.execute(
      owner,
    )
  await owner.destroy()
})
afterAll(async () => {
  await web.close()
  await test.close()
})

const QUERY = 'query ($filter: CaraWorkspaceFilter) { caraWorkspaces(filter: $filter) { title } }'
async function titles(filter: object) {
  const { data } = await web.ask(QUERY, { filter }, cookie)
  return data.caraWorkspaces.map(({ title }: { title: string }) => title).sort()
}

it.each([
  ['a state', () => ({ states: ['WORKING'] }), ['Wheel']],
  ['one of two states', () => ({ states: ['WORKING', 'WAITING_FOR_INPUT'] }), ['Wheel']],
  ['a user', () => ({ agencyUserIds: [ALMA] }), ['Slip']],
  ['a preset', () => ({ presets: ['GENERATE_TEMPLATE'] }), ['Glaze']],
  ['a day it was changed before', () => ({ updatedBefore: '2026-11-01T00:00:00Z' }), ['Bisque']],
  ['a day it was changed after', () => ({ updatedAfter: '2026-11-01T00:00:00Z', agencyUserIds: [ALMA] }), ['Slip']],
  ['words of its title', () => ({ search: 'kil' }), ['Kiln']],
  ['its client, to the letter', () => ({ search: '100% j' }), ['Clay']],
  ['its keywords', () => ({ search: 'qf-7' }), ['Clay']],
  ['the name of its user', () => ({ search: 'alma' }), ['Slip']],
  ['nothing', () => ({}), ROWS.map(({ title }) => title).sort()],
  ['a state and a user at once', () => ({ states: ['IDLE'], agencyUserIds: [robin], search: 'wheel' }), []],
])('the list can be filtered by %s', async (_what, filter, expected) => {
  expect(await titles(filter())).toEqual(expected)
})
