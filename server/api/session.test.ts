import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../tests/support/house.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'

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
