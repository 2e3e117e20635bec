import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import type { Ctx } from '../../ctx.ts'
import { confirmEmailChange, startEmailChange } from './email-change.ts'
import { deviceOf } from './rules.ts'
import { getAgencyUser } from './service.ts'
import { endOwnSession, findViewer, listOwnSessions, openSession } from './sessions.ts'
import { createAgencyUser, disableAgencyUser, enableAgencyUser, listPresence } from './users.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
const run = <T>(work: (ctx: Ctx) => Promise<T>, actor = mine.actor) => as(test.house, actor, work)
const MINUTE_MS = 60_000

beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
})

const tokenOf = ({ cookie }: { cookie: string }) => cookie.split('=')[1]!
const ours = async () => (await run(listOwnSessions))[0]!
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it.each([
  [CHROME, 'Chrome on Windows'],
  [`${CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8', 'Unknown device'],
  ['', 'Unknown device'],
])('a browser is named by what it says of itself: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

describe('a session', () => {
  it('says when it was last used, noted once a minute at most, and from where', async () => {
    const token = tokenOf(await signIn(test, mine.email))
    const { seenAt: first } = await ours()
    test.pass(MINUTE_MS / 2)
    await findViewer(test.house, token, '192.0.2.99')
    expect(await ours()).toMatchObject({ seenAt: first, network: '192.0.2.77' })
    test.pass(MINUTE_MS)
    await Promise.all([1, 2, 3].map(() => findViewer(test.house, token, '192.0.2.99')))
    const { seenAt: second, network } = await ours()
    expect(second.getTime()).toBeGreaterThan(first.getTime() + MINUTE_MS)
    expect(network).toBe('192.0.2.99')
    const presence = (await run(listPresence)).find(({ id }) => id === mine.userId)
    expect(presence).toMatchObject({ seenAt: second })
    test.pass(-1.5 * MINUTE_MS)
  })

  it('says which browser it is of, as that one said when it signed in', async () => {
    const server = await aWebServer(test)
    const user = await run((ctx) => getAgencyUser(ctx, mine.userId))
    const caller = { ip: '192.0.2.77', attempt: null, device: null, userAgent: CHROME }
    const { token } = await openSession(test.house, user, caller, 1)
    const query = '{ agencySessions { device network isCurrent } }'
    const { data } = await server.ask(query, {}, { cookie: `cara_session=${token}` })
    expect(data.agencySessions).toEqual([{ device: 'Chrome on Windows', network: '192.0.2.77', isCurrent: true }])
    await server.close()
  })

  it('is not opened for who was disabled in the meantime', async () => {
    const pim = await run((ctx) => createAgencyUser(ctx, { name: 'Pim', email: 'pim@lantern.example.com' }))
    await run((ctx) => disableAgencyUser(ctx, pim.id))
    const caller = { ip: '192.0.2.77', attempt: null, device: null }
    await expect(openSession(test.house, pim, caller, 1)).rejects.toMatchObject({ code: 'CONFLICT' })
    await run((ctx) => enableAgencyUser(ctx, pim.id))
    const left = await run(listOwnSessions, { ...mine.actor, userId: pim.id })
    expect(left).toEqual([])
  })

  it('is ended by itself, and only by its own user', async () => {
    const [one, other] = [tokenOf(await signIn(test, mine.email)), tokenOf(await signIn(test, mine.email))]
    const { sessionId } = (await findViewer(test.house, one))!
    const theirs = await anAgency(test)
    await run((ctx) => endOwnSession(ctx, sessionId), theirs.actor)
    expect(await findViewer(test.house, one)).not.toBeNull()
    await run((ctx) => endOwnSession(ctx, sessionId))
    await run((ctx) => endOwnSession(ctx, sessionId))
    expect(await findViewer(test.house, one)).toBeNull()
    expect(await findViewer(test.house, other)).not.toBeNull()
    expect(await run(listOwnSessions)).toHaveLength(1)
  })
})

describe('an e-mail address', () => {
  const acting = () => ({ house: test.house, actor: mine.actor })
  const codeTo = async (address: string) => {
    const letter = (await test.letters()).findLast((one) => one.includes(`To: ${address}`))!
    return /Subject: (\d{6}) is your Cara code to change/.exec(letter)![1]!
  }
  let count = 0
  const anAddress = () => `robin-${++count}@lantern.example.com`
  const ask = (email: string) => run((ctx) => startEmailChange(ctx, { email }))
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  it('is changed when the codes of both addresses were entered, and signs in from then on', async () => {
    const next = anAddress()
    await ask(next)
    const codes = { currentCode: await codeTo(mine.email), newCode: await codeTo(next) }
    expect(await confirmEmailChange(acting(), codes)).toMatchObject({ email: next })
    expect(await signIn(test, next)).toBeTruthy()
    await expect(confirmEmailChange(acting(), codes)).rejects.toMatchObject({ code: 'INVALID' })
  })

  it('stays with one code alone, and after too many guesses or ten minutes', async () => {
    const next = anAddress()
    await ask(next)
    const codes = { currentCode: await codeTo(mine.email), newCode: await codeTo(next) }
    const wrong = { currentCode: other(codes.currentCode), newCode: codes.newCode }
    await expect(confirmEmailChange(acting(), wrong)).rejects.toMatchObject({ fields: [{ path: ['currentCode'] }] })
    const swapped = { currentCode: codes.newCode, newCode: codes.currentCode }
    await expect(confirmEmailChange(acting(), swapped)).rejects.toMatchObject({ code: 'INVALID' })
    for (let tries = 2; tries < 5; tries++) await confirmEmailChange(acting(), wrong).catch(() => {})
    await expect(confirmEmailChange(acting(), codes)).rejects.toMatchObject({
      fields: [{ message: 'These codes do not work any more. Ask for new ones.' }],
    })
    await ask(next)
    const fresh = { currentCode: await codeTo(mine.email), newCode: await codeTo(next) }
    test.pass(10 * MINUTE_MS + 1)
    await expect(confirmEmailChange(acting(), fresh)).rejects.toMatchObject({ code: 'INVALID' })
    test.pass(-10 * MINUTE_MS - 1)
    expect(await run((ctx) => getAgencyUser(ctx, mine.userId))).toMatchObject({ email: mine.email })
  })

  it('is refused when it is wrong, in use, or asked for too often', async () => {
    const theirs = await anAgency(test)
    await expect(ask('robin')).rejects.toMatchObject({ fields: [{ path: ['email'] }] })
    await expect(ask(mine.email)).rejects.toMatchObject({ fields: [{ path: ['email'] }] })
    await expect(ask(theirs.email)).rejects.toMatchObject({
      fields: [{ path: ['email'], message: 'This e-mail address is in use already.' }],
    })
    for (let asked = 0; asked < 5; asked++) await ask(anAddress())
    await expect(ask(anAddress())).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })
})
