import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aWebServer } from '../../../tests/support/web.ts'
import type { Ctx } from '../../ctx.ts'
import { acceptInvitation, findInvitation, REFUSALS } from './invitations.ts'
import { findViewer } from './sessions.ts'
import { createAgencyUser, disableAgencyUser, listPresence, sendInvitationAgain } from './users.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
const caller = { ip: '192.0.2.40', attempt: null, device: null }
const DAY_MS = 24 * 3600_000

beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const tokenIn = async (email: string) => {
  const letter = (await test.letters()).findLast((one) => one.includes(`To: ${email}`))!
  return /\/app\/welcome\/([\w-]{32})\s/.exec(letter)![1]!
}
let count = 0
async function invited() {
  const email = `wren-${++count}@otter.example.com`
  const user = await run((ctx) => createAgencyUser(ctx, { name: 'Wren Testworth', email }))
  return { user, token: await tokenIn(email) }
}
const accept = (token: string) => acceptInvitation(test.house, token, caller, 1)

it('a link signs in once, also when it is opened twice at the same moment', async () => {
  const { user, token } = await invited()
  expect(await findInvitation(test.house, token)).toEqual({
    agencyName: 'Otter Example Agency',
    email: user.email,
    state: 'OPEN',
  })
  const both = await Promise.allSettled([accept(token), accept(token)])
  const [won, lost] = both.toSorted((a, b) => a.status.localeCompare(b.status))
  const { token: session } = (won as PromiseFulfilledResult<Awaited<ReturnType<typeof accept>>>).value
  expect(await findViewer(test.house, session)).toMatchObject({ userId: user.id })
  expect((lost as PromiseRejectedResult).reason).toMatchObject({ code: 'CONFLICT', message: REFUSALS.USED })
  expect(await findInvitation(test.house, token)).toMatchObject({ state: 'USED' })
  const presence = (await run(listPresence)).find(({ id }) => id === user.id)
  expect(presence).toMatchObject({ seenAt: expect.any(Date), invitedAt: null })
})

it('a link works for seven days', async () => {
  const { token } = await invited()
  test.pass(7 * DAY_MS + 1000)
  expect(await findInvitation(test.house, token)).toMatchObject({ state: 'EXPIRED' })
  await expect(accept(token)).rejects.toMatchObject({ message: REFUSALS.EXPIRED })
  test.pass(-7 * DAY_MS - 1000)
  await expect(accept(token)).resolves.toBeTruthy()
})

it('a link ends with a newer one, and with the user', async () => {
  const { user, token } = await invited()
  await run((ctx) => sendInvitationAgain(ctx, user.id))
  const newer = await tokenIn(user.email)
  await expect(accept(token)).rejects.toMatchObject({ message: REFUSALS.UNKNOWN })
  await run((ctx) => disableAgencyUser(ctx, user.id))
  await expect(accept(newer)).rejects.toMatchObject({ message: REFUSALS.UNKNOWN })
  expect(await findInvitation(test.house, 'no such link')).toBeNull()
})

it('nothing that is kept opens the link, once it was sent', async () => {
  const { token } = await invited()
  const rows = await run(async ({ db }) => [
    ...(await db.selectFrom('invitations').selectAll().execute()),
    ...(await db.selectFrom('effects').selectAll().execute()),
    ...(await db.selectFrom('history').selectAll().execute()),
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('a browser gets the cookies of signing in, and is somebody from then on', async () => {
  const server = await aWebServer(test)
  const { user, token } = await invited()
  const link = 'mutation ($t: String!) { acceptAgencyInvitation(token: $t) { agencyUser { id } errors { message } } }'
  const { response, data } = await server.ask(link, { t: token })
  expect(data.acceptAgencyInvitation).toEqual({ agencyUser: { id: user.id }, errors: [] })
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]!)
  expect(cookie.map((one) => one.split('=')[0])).toEqual(['cara_session', 'cara_device', 'cara_attempt'])
  const me = await server.ask('{ agencyUser { id } }', {}, { cookie: cookie.join('; ') })
  expect(me.data.agencyUser).toEqual({ id: user.id })
  const again = await server.ask(link, { t: token })
  expect(again.data.acceptAgencyInvitation).toEqual({ agencyUser: null, errors: [{ message: REFUSALS.USED }] })
  await server.close()
})
