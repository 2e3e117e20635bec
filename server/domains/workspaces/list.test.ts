import type { KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WORKSPACE_GROUPS, WORKSPACE_SORTS } from '../../../shared/workspace-list.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import { connectAsOwner } from '../../db/connection.ts'
import { newId } from '../../lib/ids.ts'
import { countWorkspaces, type Grouping, listWorkspaces, type WorkspaceFilter } from './list.ts'

const TODAY = new Date('2026-11-20T00:00:00Z')
const HOUR = 3600_000
const ROWS = 50

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let web: Awaited<ReturnType<typeof aWebServer>>
let cookie: { cookie: string }
let statements = 0

beforeAll(async () => {
  test = await aHouse()
  test.house.db = test.house.db.withPlugin(countStatements)
  mine = await anAgency(test)
  web = await aWebServer(test)
  cookie = await signIn(test, mine.email)
  await addRows()
})
afterAll(async () => {
  await web.close()
  await test.close()
})

const countStatements: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Fifty workspaces of two users or of none, of every state and preset, many changed in the same microsecond, with a message each. */
async function addRows() {
  const owner = connectAsOwner(test.ownerUrl)
  const other = newId()
  await sql`insert into agency_users (id, agency_id, name, email) values (${other}, ${mine.agencyId}, 'Alma Specimen', ${`${other}@agency.example.com`})`.execute(
    owner,
  )
  for (let at = 0; at < ROWS; at++) {
    const id = newId()
    const changed = `${new Date(TODAY.getTime() + 12 * HOUR - Math.floor(at / 3) * 30 * HOUR).toISOString().slice(0, -1)}${String(at % 2 ? 457 : 123)}Z`
    await sql`insert into workspaces (id, agency_id, agency_user_id, title, state, preset, client_name, keywords, created_at, updated_at)
      values (${id}, ${mine.agencyId}, ${[mine.userId, other, null][at % 3] ?? null}, ${`${at % 2 ? 'kiln' : 'Kiln'} ${String(at % 7)}`},
        ${['CREATED', 'WAITING_FOR_INPUT', 'WORKING', 'IDLE'][at % 4]!}, ${at % 5 ? null : 'GENERATE_TEMPLATE'},
        ${at % 10 ? null : 'Otter 100% Joinery'}, ${sql.val(at % 6 ? [] : ['glaze'])}::text[], ${changed}::timestamptz, ${changed}::timestamptz)`.execute(
      owner,
    )
    await sql`insert into messages (id, agency_id, workspace_id, role, content, created_at, rev)
      values (${newId()}, ${mine.agencyId}, ${id}, 'USER', 'Hello', ${TODAY}, 1)`.execute(owner)
  }
  await owner.destroy()
}

const page = (filter: WorkspaceFilter, grouping: Grouping | null, first: number, after: string | null) =>
  as(test.house, mine.actor, (ctx) => listWorkspaces(ctx, filter, grouping, { first, after }))

async function allPages(filter: WorkspaceFilter, grouping: Grouping | null, first: number) {
  const rows: Awaited<ReturnType<typeof page>> = []
  for (let after: string | null = null; ; after = rows.at(-1)!.place.cursor) {
    const more = await page(filter, grouping, first, after)
    rows.push(...more)
    if (more.length < first) return rows
  }
}

const groupings = [null, ...WORKSPACE_GROUPS.map(({ id }) => ({ by: id, today: TODAY }))]
const cases = WORKSPACE_SORTS.flatMap((sort) =>
  groupings.map((grouping) => [sort.id, grouping?.by ?? 'none', grouping] as const),
)

it.each(cases)(
  'pages through the list by %s in groups of %s without a gap or a repeat',
  async (sort, _by, grouping) => {
    const whole = await page({ sort }, grouping, 200, null)
    expect(whole).toHaveLength(ROWS)
    const paged = await allPages({ sort }, grouping, 7)
    expect(paged.map(({ workspace }) => workspace.id)).toEqual(whole.map(({ workspace }) => workspace.id))
    const groups = paged.map(({ place }) => place.group).filter((group, at, all) => group !== all[at - 1])
    expect(groups).toEqual([...new Set(groups)])
    const totals = await as(test.house, mine.actor, (ctx) => countWorkspaces(ctx, { sort }, grouping))
    expect(totals.map(({ key }) => key)).toEqual(grouping ? groups : ['ALL'])
    expect(totals.map(({ count }) => count)).toEqual(
      grouping ? groups.map((group) => paged.filter(({ place }) => place.group === group).length) : [ROWS],
    )
  },
)

it.each([
  ['STATUS', ['CREATED 13', 'WAITING_FOR_INPUT 13', 'WORKING 12', 'IDLE 12']],
  ['DATE', ['TODAY 3', 'YESTERDAY 3', 'WEEK 12', 'MONTH 32']],
] as const)('groups by %s in this order', async (by, expected) => {
  const totals = await as(test.house, mine.actor, (ctx) => countWorkspaces(ctx, {}, { by, today: TODAY }))
  expect(totals.map(({ key, count }) => `${key} ${String(count)}`)).toEqual(expected)
  const rows = await page({}, { by, today: TODAY }, 200, null)
  const groups = [...new Set(rows.map(({ place }) => place.group))]
  expect(groups).toEqual(expected.map((one) => one.split(' ')[0]))
})

it('goes on behind a row that has moved or gone meanwhile', async () => {
  const first = await page({ search: 'kiln' }, null, 5, null)
  const rest = await page({ search: 'kiln' }, null, 200, first.at(-1)!.place.cursor)
  const owner = connectAsOwner(test.ownerUrl)
  const moved = first.at(-1)!.workspace
  await owner.updateTable('workspaces').set({ updated_at: new Date() }).where('id', '=', moved.id).execute()
  const again = await page({ search: 'kiln' }, null, 200, first.at(-1)!.place.cursor)
  await owner.updateTable('workspaces').set({ updated_at: moved.updatedAt }).where('id', '=', moved.id).execute()
  await owner.destroy()
  expect(again.map(({ workspace }) => workspace.id)).toEqual(rest.map(({ workspace }) => workspace.id))
})

it.each([
  ['kiln', ROWS],
  ['KILN alma', 17],
  ['glaze', 9],
  ['100% otter', 5],
  ['100_ otter', 0],
  ['   ', ROWS],
])('finds the words %j in title, client, keywords and user', async (search, count) => {
  expect(await page({ search }, null, 200, null)).toHaveLength(count)
})

it('asks as often for fifty rows as for two', async () => {
  const QUERY = `query ($first: Int!) { caraWorkspaces(first: $first) {
    id title state preset agencyUser { id name agency { name } } metadata { clientName keywords }
    messages { id content } artifacts { id type } run { id state } files { id } place { cursor group } } }`
  const ask = async (first: number) => {
    statements = 0
    const { data, errors } = await web.ask(QUERY, { first }, cookie)
    expect(errors).toBeUndefined()
    expect(data.caraWorkspaces).toHaveLength(first)
    return statements
  }
  expect(await ask(ROWS)).toBe(await ask(2))
})

it('refuses the contents of two hundred workspaces at once', async () => {
  const { errors } = await web.ask('{ caraWorkspaces(first: 200) { messages { id } } }', {}, cookie)
  expect(errors?.[0]?.message).toMatch(/complex/i)
  expect(
    (await web.ask('{ caraWorkspaces(first: 200) { id title agencyUser { name } } }', {}, cookie)).errors,
  ).toBeUndefined()
})

it.each([
  '',
  'x',
  'W10',
  'bnVsbA',
  Buffer.from('["1","x"]').toString('base64url'),
  Buffer.from('["-1e9","a"]').toString('base64url'),
])('says that %j is no place in the list', async (after) => {
  const { errors } = await web.ask('query ($after: ID) { caraWorkspaces(after: $after) { id } }', { after }, cookie)
  expect(errors?.[0]).toMatchObject({
    message: 'This is not a place in this list. Load the list again.',
    extensions: { code: 'INVALID' },
  })
})

it('finds nothing for a user that cannot be', async () => {
  const filter = { agencyUserIds: ['somebody'] }
  const { data } = await web.ask(
    'query ($filter: CaraWorkspaceFilter) { caraWorkspaces(filter: $filter) { id } }',
    { filter },
    cookie,
  )
  expect(data.caraWorkspaces).toEqual([])
})
