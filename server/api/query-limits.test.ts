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

/** What a query is refused with; null when it is answered. */
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

it('refuses a query that asks for more than 600 fields, however little each costs', async () => {
  const wide = (fields: number) =>
    `{ agencyUser { ${Array.from({ length: fields }, (_, n) => `a${n}: id`).join(' ')} } }`
  expect(await refusalOf(wide(590))).toBeNull()
  expect(await refusalOf(wide(610))).toMatch(/breadth/i)
})

it('refuses a query whose lists within lists come to too much, though it is neither deep nor wide', async () => {
  const costly = (fields: string[]) => {
    const wanted = fields.map(
      (name) =>
        `${name}: planStages { events { toolCall { searchFile { results { query answer } queries { query } } } } }`,
    )
    return `{ caraWorkspaces(first: 3) { ${wanted.join(' ')} } }`
  }
  expect(await refusalOf(costly(['one']))).toBeNull()
  expect(await refusalOf(costly(Array.from({ length: 60 }, (_, n) => `s${n}`)))).toMatch(/complex/i)
})
