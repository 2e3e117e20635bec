import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { connectAsOwner } from '../../db/connection.ts'
import { CODE_MINUTES } from './rules.ts'
import { completeSignIn, demandStillActing, findViewer, listAgencyUsers, signOut, startSignIn } from './service.ts'

let test: TestHouse
let ip = '192.0.2.1'
let agency: Awaited<ReturnType<typeof anAgency>>

beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  agency = await anAgency(test)
  ip = `198.51.100.${Math.floor(Math.random() * 250)}`
})

/** Asks for a code and reads it from the letter, as a user does. */
async function askForCode(email: string) {
  const before = (await test.letters()).length
  await startSignIn(test.house, { email }, ip)
  for (let tries = 0; tries < 100; tries++) {
    const letters = await test.letters()
    const code = letters.length > before && /Subject: (\d{6}) is your/.exec(letters.at(-1)!)?.[1]
    if (code) return code
    await wait(10)
  }
  throw new Error('no letter came')
}

const signIn = (email: string, code: string) => completeSignIn(test.house, { email, code }, ip, 30)
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
    test.pass(CODE_MINUTES * 60_000 + 1)
    await expect(signIn(agency.email, code)).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: ['code'] }] })
    test.pass(-CODE_MINUTES * 60_000 - 1)
  })

  it('lets a code be tried five times, also when the tries come at once', async () => {
    const code = await askForCode(agency.email)
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => signIn(agency.email, wrong(code))))
    const counted = tries.filter((result) => result.status === 'rejected' && /not right/.test(result.reason.message))
    expect(counted).toHaveLength(5)
    await expect(signIn(agency.email, code)).rejects.toThrow('tried too often')
  })

  it('makes an older code void by a newer one', async () => {
    const older = await askForCode(agency.email)
    const newer = await askForCode(agency.email)
    if (older !== newer) await expect(signIn(agency.email, older)).rejects.toThrow('not right')
    expect((await signIn(agency.email, newer)).user.id).toBe(agency.userId)
  })

  it('limits codes per address, known or not', async () => {
    for (const email of [agency.email, 'nobody@nowhere.example.com']) {
      for (let count = 0; count < 5; count++) await startSignIn(test.house, { email }, ip)
      await expect(startSignIn(test.house, { email }, ip)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    }
  })

  it('limits codes per network, whatever the addresses', async () => {
    const from = (network: string) => startSignIn(test.house, { email: `${crypto.randomUUID()}@example.com` }, network)
    for (let count = 0; count < 60; count++) await from(`2001:db8:7:7::${count.toString(16)}`)
    await expect(from('2001:db8:7:7:ffff::1')).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await from('2001:db8:7:8::1')
  })

  it('limits guesses per address and day, from whatever networks they come', async () => {
    const email = `${crypto.randomUUID()}@nowhere.example.com`
    const guess = (count: number) => completeSignIn(test.house, { email, code: '123456' }, `203.0.113.${count}`, 1)
    for (let count = 0; count < 50; count++) await expect(guess(count)).rejects.toMatchObject({ code: 'INVALID' })
    await expect(guess(50)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    test.pass(24 * 3600_000 + 1)
    await expect(guess(51)).rejects.toMatchObject({ code: 'INVALID' })
    test.pass(-24 * 3600_000 - 1)
  })

  it('answers an unknown address like a known one and mails nothing', async () => {
    const before = (await test.letters()).length
    await startSignIn(test.house, { email: 'stranger@nowhere.example.com' }, ip)
    await wait(50)
    expect(await test.letters()).toHaveLength(before)
    await expect(signIn('stranger@nowhere.example.com', '123456')).rejects.toThrow('This code is not right.')
  })

  it('says which field is wrong', async () => {
    await expect(startSignIn(test.house, { email: 'not an address' }, ip)).rejects.toMatchObject({
      fields: [{ path: ['email'] }],
    })
    await expect(signIn(agency.email, '12a456')).rejects.toMatchObject({ fields: [{ path: ['code'] }] })
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
    await startSignIn(test.house, { email: agency.email }, ip)
    await wait(50)
    expect(await test.letters()).toHaveLength(before)
  })

  it('end with signing out, and on their day', async () => {
    const { token } = await signIn(agency.email, await askForCode(agency.email))
    const viewer = (await findViewer(test.house, token))!
    await as(test.house, agency.actor, (ctx) => signOut(ctx, viewer))
    expect(await findViewer(test.house, token)).toBeNull()
  })

  it('see the own agency alone', async () => {
    const other = await anAgency(test, 'Heron Example Agency')
    const users = await as(test.house, agency.actor, listAgencyUsers)
    expect(users.map(({ id }) => id)).toEqual([agency.userId])
    expect(users.map(({ id }) => id)).not.toContain(other.userId)
  })
})
