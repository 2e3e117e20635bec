import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { withCtx } from '../../ctx.ts'
import { connectAsOwner } from '../../db/connection.ts'
import { createLog } from '../../lib/log.ts'
import { completeSignIn, demandStillActing, listAgencyUsers, startSignIn } from './service.ts'
import { findViewer, signOut, signOutEverywhere } from './sessions.ts'

let test: TestHouse
/** A browser with its sign-in cookies. */
type Browser = { ip: string; attempt: string | null; device: string | null }
let networks = 0
const aBrowser = (ip = `198.51.100.${networks++}`): Browser => ({
  ip,
  attempt: null,
  device: null,
})
let mine: Browser
let agency: Awaited<ReturnType<typeof anAgency>>

beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  agency = await anAgency(test)
  mine = aBrowser()
})

/** Requests a code in a browser and reads it from the e-mail, as a user does. */
async function askForCode(email: string, browser = mine) {
  browser.attempt = (await startSignIn(test.house, { email }, browser)).attempt
  return /Subject: (\d{6}) is your/.exec((await test.letters()).at(-1)!)![1]!
}

async function signIn(email: string, code: string, browser = mine) {
  const session = await completeSignIn(test.house, { email, code }, browser, 30)
  browser.device = session.device
  return session
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing in', () => {
  it('opens a session for the code that was mailed, whatever the case of the address', async () => {
    const code = await askForCode(agency.email)
    const { token, user } = await signIn(` ${agency.email.toUpperCase()} `, code)
    expect(user.id).toBe(agency.userId)
    const viewer = await findViewer(test.house, token)
    expect(viewer).toMatchObject({ agencyId: agency.agencyId, userId: agency.userId })
  })

  it('keeps neither code nor token in clear', async () => {
    const code = await askForCode(agency.email)
    const { token } = await signIn(agency.email, code)
    const owner = connectAsOwner(test.ownerUrl)
    const { rows } = await sql<{ text: string }>`
      select (select string_agg(s::text, ' ') from sessions s) || (select string_agg(c::text, ' ') from sign_in_codes c) as text`.execute(
      owner,
    )
    await owner.destroy()
    expect(rows[0]!.text).not.toContain(token)
    expect(rows[0]!.text).not.toContain(Buffer.from(token).toString('hex'))
    expect(rows[0]!.text).not.toMatch(new RegExp(`\\b${code}\\b`))
  })

  it('takes a code once', async () => {
    const code = await askForCode(agency.email)
    await signIn(agency.email, code)
    await expect(signIn(agency.email, code)).rejects.toThrow('expired')
  })

  it('lets one of two at once win', async () => {
    const code = await askForCode(agency.email)
    const both = await Promise.allSettled([signIn(agency.email, code), signIn(agency.email, code)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('refuses a code after ten minutes', async () => {
    const code = await askForCode(agency.email)
    test.pass(10 * 60_000 - 1000)
    await expect(signIn(agency.email, wrong(code))).rejects.toThrow('not right')
    test.pass(1001)
    await expect(signIn(agency.email, code)).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: ['code'] }] })
    test.pass(-10 * 60_000 - 1)
  })

  it('lets a code be tried five times, also when the tries come at once', async () => {
    const code = await askForCode(agency.email)
    const tries = await Promise.allSettled(Array.from({ length: 15 }, () => signIn(agency.email, wrong(code))))
    const counted = tries.filter((result) => result.status === 'rejected' && /not right/.test(result.reason.message))
    expect(counted).toHaveLength(5)
    await expect(signIn(agency.email, code)).rejects.toThrow('tried too often')
  })

  it('takes any code that has not expired, the older one too', async () => {
    const older = await askForCode(agency.email)
    await askForCode(agency.email)
    expect((await signIn(agency.email, older)).user.id).toBe(agency.userId)
  })

  it('limits codes of an address per network, known or not', async () => {
    for (const email of [agency.email, `${crypto.randomUUID()}@nowhere.example.com`]) {
      for (let count = 0; count < 5; count++) await startSignIn(test.house, { email }, mine)
      await expect(startSignIn(test.house, { email }, mine)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
      await startSignIn(test.house, { email }, aBrowser('203.0.113.250'))
    }
  })

  it('limits codes per network, whatever the addresses', async () => {
    const from = (ip: string) => startSignIn(test.house, { email: `${crypto.randomUUID()}@example.com` }, aBrowser(ip))
    for (let count = 0; count < 60; count++) await from(`2001:db8:7:7::${count.toString(16)}`)
    await expect(from('2001:db8:7:7:ffff::1')).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await from('2001:db8:7:8::1')
  })

  it('limits what all strangers may guess at an address in a day, each from another network and browser', async () => {
    const stranger = (count: number) => aBrowser(`203.0.${count}.7`)
    const email = `${crypto.randomUUID()}@nowhere.example.com`
    const guess = async (count: number) => {
      const browser = stranger(count)
      browser.attempt = (await startSignIn(test.house, { email }, browser)).attempt
      return completeSignIn(test.house, { email, code: '123456' }, browser, 1)
    }
    for (let count = 0; count < 50; count++) await expect(guess(count)).rejects.toMatchObject({ code: 'INVALID' })
    await expect(guess(50), 'with the code of the hour').rejects.toMatchObject({ code: 'INVALID' })
    await expect(guess(51)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })

  it('counts a guess once for each code it is held against, also when one browser got them on many networks', async () => {
    const email = `${crypto.randomUUID()}@nowhere.example.com`
    let attempt: string | null = null
    for (let count = 0; count < 12; count++)
      attempt = (await startSignIn(test.house, { email }, { ...aBrowser(`203.0.${count}.8`), attempt })).attempt
    const guess = (ip: string) => completeSignIn(test.house, { email, code: '123456' }, { ...aBrowser(ip), attempt }, 1)
    for (let count = 0; count < 4; count++)
      await expect(guess(`203.0.${count}.8`)).rejects.toMatchObject({ code: 'INVALID' })
    await expect(guess('203.0.4.8'), 'the 60th chance').rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })

  it('refuses a code in another browser, on another network or the same, and says nothing of it', async () => {
    const code = await askForCode(agency.email)
    for (const other of [aBrowser(), aBrowser(mine.ip), { ...aBrowser(), attempt: 'made up' }])
      await expect(signIn(agency.email, code, other)).rejects.toThrow('asked for in another browser')
    expect((await signIn(agency.email, code)).user.id).toBe(agency.userId)
  })

  it('keeps no attempt that the server did not make', async () => {
    const chosen = { ...aBrowser(), attempt: 'chosen by an attacker' }
    const { attempt } = await startSignIn(test.house, { email: agency.email }, chosen)
    expect(attempt).not.toBe(chosen.attempt)
    const planted = await startSignIn(test.house, { email: agency.email }, { ...aBrowser(), attempt })
    expect(planted.attempt, 'nor one it made for somebody else').not.toBe(attempt)
  })

  it('writes a line for each sign-in, refusal, limit and sign-out, and no address in it', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line: string) => lines.push(line) })
    const house = { ...test.house, log }
    const browser = aBrowser()
    browser.attempt = (await startSignIn(house, { email: agency.email }, browser)).attempt
    const code = /Subject: (\d{6}) is your/.exec((await test.letters()).at(-1)!)![1]!
    await completeSignIn(house, { email: agency.email, code: wrong(code) }, browser, 1).catch(() => {})
    const { token } = await completeSignIn(house, { email: agency.email, code }, browser, 1)
    const viewer = (await findViewer(house, token))!
    await withCtx(house, agency.actor, (ctx) => signOut(ctx, viewer))
    for (let count = 0; count < 6; count++)
      await startSignIn(house, { email: agency.email }, aBrowser('203.0.113.9')).catch(() => {})
    const said = lines.map((line) => JSON.parse(line).msg as string)
    expect(said).toEqual(['sign-in code refused', 'signed in', 'signed out', 'sign-in limit reached'])
    expect(lines.join()).not.toContain(agency.email)
    expect(lines.join()).not.toContain(code)
  })

  it('counts no guess while there is nothing to guess', async () => {
    const email = agency.email
    for (let count = 0; count < 60; count++)
      await expect(signIn(email, '123456', aBrowser(`203.0.113.${count}`))).rejects.toThrow('expired')
    await signIn(email, await askForCode(email))
  })

  it('answers an unknown address like a known one and mails nothing', async () => {
    const before = (await test.letters()).length
    const email = 'stranger@nowhere.example.com'
    mine.attempt = (await startSignIn(test.house, { email }, mine)).attempt
    expect(await test.letters()).toHaveLength(before)
    await expect(signIn(email, '123456')).rejects.toThrow('This code is not right.')
  })

  it('says which field is wrong', async () => {
    await expect(startSignIn(test.house, { email: 'not an address' }, mine)).rejects.toMatchObject({
      fields: [{ path: ['email'] }],
    })
    await expect(signIn(agency.email, '12a456')).rejects.toMatchObject({ fields: [{ path: ['code'] }] })
  })
})

describe('no one can be locked out by others', () => {
  const wrongFrom = (browser: Browser, code: string) =>
    signIn(agency.email, wrong(code), browser).catch((error) => error)

  it('who guess at the code from elsewhere', async () => {
    const code = await askForCode(agency.email)
    for (let count = 0; count < 40; count++) await wrongFrom(aBrowser(`203.0.113.${count}`), code)
    expect((await signIn(agency.email, code)).user.id).toBe(agency.userId)
  })

  it('who ask for codes themselves, many and newer ones', async () => {
    const code = await askForCode(agency.email)
    for (let count = 0; count < 30; count++)
      await startSignIn(test.house, { email: agency.email }, aBrowser(`203.0.${count}.1`))
    expect((await signIn(agency.email, code)).user.id).toBe(agency.userId)
  })

  it('not even by all that strangers may do in a day, in a browser that has signed in before', async () => {
    await signIn(agency.email, await askForCode(agency.email))
    for (let count = 0; count < 70; count++) {
      const browser = aBrowser(`203.0.${count}.1`)
      await startSignIn(test.house, { email: agency.email }, browser)
        .then(({ attempt }) => wrongFrom({ ...browser, attempt }, '000000'))
        .catch(() => {})
    }
    await expect(askForCode(agency.email, aBrowser('203.0.200.1'))).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    expect((await signIn(agency.email, await askForCode(agency.email))).user.id).toBe(agency.userId)
  })

  it('not from a network they have signed in from, in a browser that is new', async () => {
    await signIn(agency.email, await askForCode(agency.email))
    for (let count = 0; count < 70; count++) {
      const browser = aBrowser(`203.0.${count}.1`)
      await startSignIn(test.house, { email: agency.email }, browser)
        .then(({ attempt }) => wrongFrom({ ...browser, attempt }, '000000'))
        .catch(() => {})
    }
    const fresh = aBrowser(mine.ip)
    expect((await signIn(agency.email, await askForCode(agency.email, fresh), fresh)).user.id).toBe(agency.userId)
  })

  it('not even in a new browser on a new network: a mailbox gets a code an hour, with guesses of its own', async () => {
    const strangers = Array.from({ length: 75 }, (_, count) => aBrowser(`203.0.${count}.1`))
    for (const browser of strangers)
      await startSignIn(test.house, { email: agency.email }, browser).then(
        ({ attempt }) => (browser.attempt = attempt),
        () => {},
      )
    test.pass(61 * 60_000)
    for (const browser of strangers)
      await startSignIn(test.house, { email: agency.email }, browser).then(
        ({ attempt }) => wrongFrom({ ...browser, attempt }, '000000'),
        () => {},
      )
    test.pass(61 * 60_000)
    // By now strangers have used up the day's guesses.
    const fresh = aBrowser('198.18.0.1')
    const code = await askForCode(agency.email, fresh)
    for (const browser of strangers) {
      await expect(startSignIn(test.house, { email: agency.email }, browser)).rejects.toThrow('Too many tries')
      await wrongFrom(browser, '000000')
    }
    expect((await signIn(agency.email, code, fresh)).user.id).toBe(agency.userId)
    await expect(askForCode(agency.email, aBrowser('198.18.0.2'))).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    test.pass(-122 * 60_000)
  })

  it('nor by strangers who use up the codes of an hour', async () => {
    for (let count = 0; count < 60; count++)
      await startSignIn(test.house, { email: agency.email }, aBrowser(`203.0.${count}.1`))
    const fresh = aBrowser('198.18.0.5')
    expect((await signIn(agency.email, await askForCode(agency.email, fresh), fresh)).user.id).toBe(agency.userId)
  })

  it('nor by strangers who use up the guesses of a day and leave the codes', async () => {
    for (let count = 0; count < 10; count++) {
      const browser = aBrowser(`203.0.${count}.1`)
      browser.attempt = (await startSignIn(test.house, { email: agency.email }, browser)).attempt
      for (let guess = 0; guess < 5; guess++) await wrongFrom(browser, '000000')
    }
    const fresh = aBrowser('198.18.0.3')
    expect((await signIn(agency.email, await askForCode(agency.email, fresh), fresh)).user.id).toBe(agency.userId)
  })

  it('nor in a browser whose code came before strangers used up the guesses: the next one can be used', async () => {
    const fresh = aBrowser('198.18.0.4')
    const early = await askForCode(agency.email, fresh)
    for (let count = 0; count < 10; count++) {
      const browser = aBrowser(`203.0.${count}.1`)
      browser.attempt = (await startSignIn(test.house, { email: agency.email }, browser)).attempt
      for (let guess = 0; guess < 5; guess++) await wrongFrom(browser, '000000')
    }
    await expect(signIn(agency.email, early, fresh)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    const next = await askForCode(agency.email, fresh)
    await expect(signIn(agency.email, early, fresh), 'a free guess at it').rejects.toThrow('This code is not right')
    expect((await signIn(agency.email, next, fresh)).user.id).toBe(agency.userId)
  })

  it.each<[string, number, () => string]>([
    ['at their address', 4, () => agency.email],
    ['at many others', 40, () => `${crypto.randomUUID()}@nowhere.example.com`],
  ])(
    'nor by who uses up the guesses of their own network %s: the code that comes can be used',
    async (_, codes, whose) => {
      const ip = '203.0.113.77'
      for (let count = 0; count < codes; count++) {
        const [email, browser] = [whose(), aBrowser(ip)]
        browser.attempt = (await startSignIn(test.house, { email }, browser)).attempt
        for (let guess = 0; guess < 5; guess++)
          await expect(signIn(email, '000000', browser)).rejects.toMatchObject({ code: 'INVALID' })
      }
      const fresh = aBrowser(ip)
      expect((await signIn(agency.email, await askForCode(agency.email, fresh), fresh)).user.id).toBe(agency.userId)
    },
  )

  it('nor by who uses up what a network they have signed in from may guess: the code that comes can be used', async () => {
    await signIn(agency.email, await askForCode(agency.email))
    for (let count = 0; count < 8; count++) {
      if (count === 4) test.pass(16 * 60_000)
      const near = aBrowser(mine.ip)
      near.attempt = (await startSignIn(test.house, { email: agency.email }, near)).attempt
      for (let guess = 0; guess < 5; guess++) await wrongFrom(near, '000000')
    }
    test.pass(16 * 60_000)
    const fresh = aBrowser(mine.ip)
    expect((await signIn(agency.email, await askForCode(agency.email, fresh), fresh)).user.id).toBe(agency.userId)
    test.pass(-32 * 60_000)
  })

  it('nor by what others of the same network do', async () => {
    await signIn(agency.email, await askForCode(agency.email))
    const beside = () => startSignIn(test.house, { email: `${crypto.randomUUID()}@example.com` }, aBrowser(mine.ip))
    for (let count = 0; count < 60; count++) await beside().catch(() => {})
    await expect(beside()).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    expect((await signIn(agency.email, await askForCode(agency.email))).user.id).toBe(agency.userId)
  })

  it('nor by who signs in after them in the same browser', async () => {
    const other = await anAgency(test, 'Heron Example Agency')
    await signIn(agency.email, await askForCode(agency.email))
    await signIn(other.email, await askForCode(other.email))
    for (let count = 0; count < 10; count++)
      expect(await startSignIn(test.house, { email: agency.email }, mine)).toBeTruthy()
  })

  it('and a browser is known only for the address it signed in as', async () => {
    const other = await anAgency(test, 'Heron Example Agency')
    await signIn(agency.email, await askForCode(agency.email))
    for (let count = 0; count < 5; count++) await startSignIn(test.house, { email: other.email }, mine)
    await expect(startSignIn(test.house, { email: other.email }, mine)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })
})

describe('sessions', () => {
  it('end when the user is disabled, who then cannot sign in again', async () => {
    const { token } = await signIn(agency.email, await askForCode(agency.email))
    const viewer = (await findViewer(test.house, token))!
    const code = await askForCode(agency.email)
    const owner = connectAsOwner(test.ownerUrl)
    await owner.updateTable('agency_users').set({ state: 'DISABLED' }).where('id', '=', agency.userId).execute()
    await owner.destroy()
    expect(await findViewer(test.house, token)).toBeNull()
    const actor = { ...agency.actor, sessionId: viewer.sessionId }
    await expect(as(test.house, actor, demandStillActing)).rejects.toThrow('signed out')
    await expect(signIn(agency.email, code)).rejects.toThrow('This code is not right.')
    const before = (await test.letters()).length
    await startSignIn(test.house, { email: agency.email }, mine)
    expect(await test.letters()).toHaveLength(before)
  })

  it('end with signing out, and on their day', async () => {
    const { token } = await signIn(agency.email, await askForCode(agency.email))
    const viewer = (await findViewer(test.house, token))!
    await as(test.house, agency.actor, (ctx) => signOut(ctx, viewer))
    expect(await findViewer(test.house, token)).toBeNull()
  })

  it('end on every device at once, which are then no longer known', async () => {
    const other = aBrowser()
    const first = await signIn(agency.email, await askForCode(agency.email))
    const second = await signIn(agency.email, await askForCode(agency.email, other), other)
    const viewer = (await findViewer(test.house, first.token))!
    await as(test.house, agency.actor, (ctx) => signOutEverywhere(ctx, viewer))
    expect(await findViewer(test.house, first.token)).toBeNull()
    expect(await findViewer(test.house, second.token)).toBeNull()
    for (let count = 0; count < 5; count++)
      await startSignIn(test.house, { email: agency.email }, mine).catch((error) => error)
    await expect(startSignIn(test.house, { email: agency.email }, mine)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
    })
  })

  it('see the own agency alone', async () => {
    const other = await anAgency(test, 'Heron Example Agency')
    const users = await as(test.house, agency.actor, listAgencyUsers)
    expect(users.map(({ id }) => id)).toEqual([agency.userId])
    expect(users.map(({ id }) => id)).not.toContain(other.userId)
  })
})
