import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../tests/support/house.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
let cookie: { cookie: string }

beforeAll(async () => {
  test = await aHouse()
  web = await aWebServer(test)
  cookie = await signIn(test, (await anAgency(test)).email)
})
afterAll(async () => {
  await web.close()
  await test.close()
})

/** The error a query is refused with; null when it is answered. */
async function refusalOf(query: string) {
  const { errors } = await web.ask(query, {}, cookie)
  return errors?.[0]?.message ?? null
}

/** A list of workspaces within workspaces, `levels` deep in all. */
const deep = (levels: number) => `{ caraWorkspaces { ${'changed { '.repeat(levels - 2)}id${' }'.repeat(levels - 2)} } }`

it('answers a query of 12 levels and refuses one of 13', async () => {
  expect(await refusalOf(deep(12))).toBeNull()
  expect(await refusalOf(deep(13))).toMatch(/depth/i)
})

it('refuses a query that asks for more than 1,300 fields, however little each costs', async () => {
  const wide = (fields: number) =>
    `{ a: agencyUser { ...Wide } b: agencyUser { ...Wide } c: agencyUser { ...Wide } d: agencyUser { ...Wide } e: agencyUser { ...Wide } }
      fragment Wide on AgencyUser { ${Array.from({ length: fields / 5 }, (_, n) => `a${n}: id`).join(' ')} }`
  expect(await refusalOf(wide(1200))).toBeNull()
  expect(await refusalOf(wide(1320))).toMatch(/breadth/i)
})

it('refuses a query whose lists within lists come to too much, though it is neither deep nor wide', async () => {
  const costly = (fields: string[]) => {
    const wanted = fields.map((name) => `${name}: planStages { ...Stage }`)
    return `{ caraWorkspaces(first: 3) { ${wanted.join(' ')} } }
      fragment Stage on PlanStage { events { toolCall { searchFile { results { query answer } queries { query } } } } }`
  }
  expect(await refusalOf(costly(['one']))).toBeNull()
  expect(await refusalOf(costly(Array.from({ length: 60 }, (_, n) => `s${n}`)))).toMatch(/complex/i)
})

it('refuses a query of more words than can be compared in a moment, without comparing them', async () => {
  expect(await refusalOf(`{ agencyUser { ${'agency { id } '.repeat(245)} } }`)).toBeNull()
  expect(await refusalOf(`{ agencyUser { ${'agency { id } '.repeat(255)} } }`)).toMatch(/more than 1000 tokens/)
})

it('keeps no more of many long queries than of a few', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const ask = (query: string) => web.ask(query, {}, cookie)
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const long = (n: number) =>
    `#${n}${'.'.repeat(20_000)}\n{ agencyUser { ${Array.from({ length: 320 }, (_, at) => `a${at}: id`).join(' ')} } }`
  for (let n = 0; n < 30; n++) await ask(long(n))
  const before = heap()
  for (let n = 30; n < 330; n++) await ask(long(n))
  expect(heap() - before).toBeLessThan(40e6)
})

it.each([
  ['itself', '{ ...a } fragment a on Query { ...a }'],
  ['the one that holds it', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
])('refuses a fragment that holds %s, from any client', async (_, query) => {
  expect((await web.ask(query)).errors?.[0]?.message).toMatch(/Cannot spread fragment/)
})

it('answers variables of any breadth', async () => {
  const query = 'query ($id: ID!) { caraWorkspace(id: $id) { id } }'
  const { errors } = await web.ask(query, { id: Array(400_000).fill(0) }, cookie)
  expect(errors?.[0]?.message).toMatch(/ID cannot represent/)
})

it.each(['-271821-04-20T00:00:00Z', '-004800-01-01T00:00:00Z', '+012026-01-01T00:00:00Z'])(
  'refuses the moment %s, which the database does not know',
  async (updatedAfter) => {
    const query = 'query ($at: DateTime!) { caraWorkspaces(filter: { updatedAfter: $at }) { id } }'
    const { errors } = await web.ask(query, { at: updatedAfter }, cookie)
    expect(errors?.[0]?.message).toMatch(/not a date and time/)
  },
)

it('refuses half of a surrogate pair, in variables and in the query', async () => {
  const query = 'query ($id: ID!) { caraWorkspace(id: $id) { id } }'
  expect((await web.ask(query, { id: '\ud800' }, cookie)).errors?.[0]?.message).toMatch(/cannot be kept/)
  expect(await refusalOf(String.raw`{ caraWorkspace(id: "\ud800") { id } }`)).not.toMatch(/went wrong/)
})
