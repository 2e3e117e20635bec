import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../tests/support/house.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'
import { addressOf, isForeign } from './session.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

const SIGN_IN =
  'mutation ($e: String!, $c: String) { agencySignIn(email: $e, code: $c) { agencyUser { id } errors { message } } }'

/** Every cookie that signing in and out sets, and the header about TLS, of a Cara with this public address. */
async function cookiesOf(publicUrl: string) {
  const web = await aWebServer(test, { publicUrl })
  const { email } = await anAgency(test)
  const asked = await web.ask(SIGN_IN, { e: email })
  const attempt = asked.response.headers.getSetCookie()
  const code = /Subject: (\d{6})/.exec((await test.letters()).at(-1)!)![1]
  const signedIn = await web.ask(SIGN_IN, { e: email, c: code }, { cookie: attempt[0]!.split(';')[0]! })
  expect(signedIn.data.agencySignIn.errors).toEqual([])
  const cookie = signedIn.response.headers.getSetCookie().map((one) => one.split(';')[0])
  const signedOut = await web.ask('mutation { agencySignOut }', {}, { cookie: cookie.join('; ') })
  await web.close()
  const answers = [asked, signedIn, signedOut]
  return {
    cookies: answers.flatMap(({ response }) => response.headers.getSetCookie()),
    tls: asked.response.headers.get('strict-transport-security'),
  }
}

it('sends every cookie over TLS alone when Cara is reached by https', async () => {
  const { cookies, tls } = await cookiesOf('https://cara.example.com')
  expect(new Set(cookies.map((one) => one.split('=')[0]))).toEqual(
    new Set(['__Host-cara_attempt', '__Host-cara_session', '__Host-cara_device']),
  )
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/)
  expect(tls).toBe('max-age=31536000')
})

it("and over plain http on a machine of one's own", async () => {
  const { cookies, tls } = await cookiesOf('http://localhost:3000')
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(tls).toBeNull()
})

it('behind https takes no cookie without the prefix, which another host or a plain page could have set', async () => {
  const web = await aWebServer(test, { publicUrl: 'https://cara.example.com' })
  const { cookie } = await signIn(test, (await anAgency(test)).email)
  const asked = (name: string) => web.ask('{ agencyUser { id } }', {}, { cookie: cookie.replace('cara_session', name) })
  expect((await asked('__Host-cara_session')).data.agencyUser).not.toBeNull()
  expect((await asked('cara_session')).data.agencyUser).toBeNull()
  await web.close()
})

it('takes no cookie that holds what we never set, however it is encoded', async () => {
  const web = await aWebServer(test)
  const mine = await anAgency(test)
  const { cookie } = await signIn(test, mine.email)
  expect((await web.ask('{ agencyUser { id } }', {}, { cookie })).data.agencyUser).not.toBeNull()
  // A browser that passes for the network of its own machine would never be refused.
  const ask = () => web.ask(SIGN_IN, { e: mine.email }, { cookie: 'cara_device=%00network%20127.0.0.1' })
  const refused = []
  for (let count = 0; count < 8; count++) refused.push((await ask()).data.agencySignIn.errors.length)
  expect(refused.at(-1)).toBe(1)
  await web.close()
})

it('a port that a proxy writes behind an address makes no other network of it', () => {
  const req = (forwarded: string) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: {} }) as unknown as IncomingMessage
  for (const [written, address] of [
    ['198.51.100.7:4711', '198.51.100.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['2001:db8::7', '2001:db8::7'],
  ] as const)
    expect(addressOf(req(written), true)).toBe(address)
})

it('behind https takes a plain page of its own name for another site', () => {
  const from = (origin: string) => ({ headers: { origin, host: 'cara.example.com' } }) as unknown as IncomingMessage
  expect(isForeign(from('https://cara.example.com'), 'https://office.example.com')).toBe(false)
  expect(isForeign(from('http://cara.example.com'), 'https://office.example.com')).toBe(true)
  expect(isForeign(from('http://cara.example.com'), 'http://office.example.com')).toBe(false)
})
