import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { dayIn, type IsoDate, momentIn } from '../../../shared/dates.ts'
import { must } from '../../can.ts'
import type { Ctx, House } from '../../ctx.ts'
import { sendBeforeSignIn } from '../../effects/service.ts'
import { AppError, expired, invalid } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { securityLog } from '../../lib/log.ts'
import { networkOf } from '../../lib/network.ts'
import { parse } from '../../lib/parse.ts'
import { codeLetter } from './letters.ts'
import {
  CODE_LENGTH,
  CODE_MINUTES,
  hashAddress,
  hashCode,
  hashToken,
  isSameHash,
  makeCode,
  normaliseEmail,
  SIGN_IN_LIMITS,
  TRIES_OF_RESERVE,
  TRIES_PER_CODE,
} from './rules.ts'
import { networkToken, type OpenedSession, openSession } from './sessions.ts'
import * as sessions from './store/sessions.ts'
import * as store from './store.ts'
import type { Caller } from './types.ts'

const emailInput = z.object({
  email: z.string().trim().max(254).pipe(z.email('Enter an e-mail address like name@agency.com.')),
})
const codeInput = z.object({
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), `Enter the ${CODE_LENGTH} digits of the code.`),
})

/**
 * Mails a sign-in code to an active user, and returns what the browser must keep to use it. An unknown address, or one of a disabled user,
 * gets the same answer after the same work, so that users cannot be discovered.
 */
export async function startSignIn(
  house: House,
  input: { email: string },
  caller: Caller,
): Promise<{ attempt: string; expiresAt: Date }> {
  const { email } = parse(emailInput, input)
  const addressHash = hashAddress(email)
  const isReserve = (await limitSignIn(house, 'codes', addressHash, caller)) === 'mailbox'
  const user = await store.findUserByEmail(house.db, normaliseEmail(email))
  const attempt = randomBytes(32).toString('base64url')
  const id = newId()
  const code = makeCode()
  const createdAt = house.now()
  const expiresAt = new Date(createdAt.getTime() + CODE_MINUTES * 60_000)
  const to = user?.state === 'ACTIVE' ? user.email : null
  await house.db.transaction().execute(async (trx) => {
    const kept = {
      id,
      addressHash,
      codeHash: hashCode(id, code),
      attemptHash: hashToken(attempt),
      createdAt,
      expiresAt,
      isReserve,
    }
    // The browser's earlier codes move to its new cookie; a planted cookie is worthless from here on.
    await store.rebindCodes(trx, addressHash, hashToken(caller.attempt ?? ''), kept.attemptHash)
    await store.addCode(trx, kept)
    const payload = { to, ...codeLetter(code) }
    await sendBeforeSignIn(house, trx, user?.agencyId ?? null, { kind: 'MAIL', key: `code:${id}`, payload, expiresAt })
  })
  return { attempt, expiresAt }
}

/** Checks a code and opens a session. Returns the user and the session token, which is kept only as a hash. */
export async function completeSignIn(
  house: House,
  input: { email: string; code: string },
  caller: Caller,
  sessionDays: number,
): Promise<OpenedSession> {
  const { email } = parse(emailInput, input)
  const { code } = parse(codeInput, input)
  const addressHash = hashAddress(email)
  await spendCode(house, addressHash, code, caller).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'LIMIT_REACHED') noteRefused(house, addressHash, caller)
    throw error
  })
  const user = await store.findUserByEmail(house.db, normaliseEmail(email))
  if (user?.state !== 'ACTIVE') {
    noteRefused(house, addressHash, caller)
    throw invalid('code', 'This code is not right.')
  }
  return openSession(house, user, caller, sessionDays)
}

function noteRefused(house: House, addressHash: Buffer, { ip }: Caller) {
  const about = { address: addressHash.toString('hex', 0, 6), network: networkOf(ip) }
  securityLog(house.log).warn(about, 'sign-in code refused')
}

/** Accepts a code only from the browser that requested it (ASVS V6.6.2). Any other browser learns nothing about existing codes. */
async function spendCode(house: House, addressHash: Buffer, code: string, caller: Caller) {
  const now = house.now()
  const own = { addressHash, attemptHash: hashToken(caller.attempt ?? ''), now }
  if (!(await store.hasLiveCode(house.db, own)))
    throw invalid('code', 'This code has expired, or was asked for in another browser. Ask for a new one below.')
  const tried = await store.takeTries(house.db, own, { usual: TRIES_PER_CODE, reserve: TRIES_OF_RESERVE })
  if (!tried.length) throw invalid('code', 'This code was tried too often. Ask for a new one below.')
  // The guesses of an hourly code are its own, so that no one uses them up with other codes.
  const reserve = tried.filter(({ is_reserve }) => is_reserve)
  // One guess at five codes is five chances to be right, and counts as five.
  if (!reserve.length) await limitSignIn(house, 'guesses', addressHash, caller, tried.length)
  const right = (reserve.length ? reserve : tried).find(({ id, code_hash }) =>
    isSameHash(code_hash, hashCode(id, code)),
  )
  if (!right) throw invalid('code', 'This code is not right.')
  if (!(await store.useCode(house.db, right.id, now)))
    throw invalid('code', 'This code has been used. Ask for a new one below.')
}

/**
 * Counts one more code, or as many guesses. A stranger who has used up what strangers may is still served from a network that the address
 * has signed in from, and once an hour from anywhere. A code that no one may guess any more would be of no use: the hourly one comes in
 * its place. Throws LIMIT_REACHED.
 */
async function limitSignIn(
  house: House,
  what: 'codes' | 'guesses',
  addressHash: Buffer,
  caller: Caller,
  more = 1,
): Promise<'mailbox' | null> {
  const address = addressHash.toString('hex')
  const network = networkOf(caller.ip)
  const pair = `${address}:${network}`
  const whose = { Network: network, Stranger: pair, Strangers: address, KnownNetwork: pair }
  const isWithin = async (name: keyof typeof whose) =>
    (await countLeft(house, `${what}Of${name}`, whose[name], more)) >= 0
  const hasGuesses = async (...names: (keyof typeof whose)[]) => {
    for (const name of what === 'codes' ? names : [])
      if ((await countLeft(house, `guessesOf${name}`, whose[name], 0)) <= 0) return false
    return true
  }
  const device = await knownDevice(house, addressHash, caller)
  if (device) return demand(house, (await countLeft(house, `${what}OfDevice`, device, more)) >= 0, caller)
  const mayStranger = [await isWithin('Network'), await isWithin('Stranger')].every(Boolean)
  if (mayStranger && (await isWithin('Strangers')) && (await hasGuesses('Network', 'Stranger', 'Strangers')))
    return null
  const isKnown = await store.isKnownDevice(house.db, networkToken(network), addressHash)
  if (isKnown && (await isWithin('KnownNetwork')) && (await hasGuesses('KnownNetwork'))) return null
  if (what === 'guesses' || !mayStranger) return demand(house, false, caller)
  demand(house, (await countLeft(house, 'codesOfMailbox', address, 1)) >= 0, caller)
  return 'mailbox'
}

/** What a browser is counted under that has signed in as this address before; null for a stranger. */
async function knownDevice(house: House, addressHash: Buffer, { device }: Caller): Promise<string | null> {
  if (!device) return null
  const tokenHash = hashToken(device)
  return (await store.isKnownDevice(house.db, tokenHash, addressHash)) ? tokenHash.toString('hex') : null
}

/** Counts some more, and says how many are left after that; below 0 they were too many. */
async function countLeft(house: House, name: keyof typeof SIGN_IN_LIMITS, whose: string, more: number) {
  const { most, seconds } = SIGN_IN_LIMITS[name]
  return most - (await store.countUp(house.db, `${name}:${whose}`, more, seconds, house.now()))
}

function demand(house: House, isWithin: boolean, { ip }: Caller): null {
  if (isWithin) return null
  securityLog(house.log).warn({ network: networkOf(ip) }, 'sign-in limit reached')
  throw new AppError('LIMIT_REACHED', 'Too many tries to sign in. Wait a while, then try again.')
}

export async function getAgencyUser(ctx: Ctx, id: string) {
  must(ctx, 'read', 'agency-user')
  const user = await store.findUser(ctx.db, id)
  if (!user) throw new AppError('NOT_FOUND', 'This user does not exist.')
  return user
}

export async function listAgencyUsers(ctx: Ctx) {
  must(ctx, 'read', 'agency-user')
  return store.listUsers(ctx.db)
}

/** The names of those who may do what owners alone do: active owners, whom others ask. */
export async function ownerNames(ctx: Ctx): Promise<string[]> {
  must(ctx, 'read', 'agency-user')
  const users = await store.listUsers(ctx.db)
  return users.filter(({ role, state }) => role === 'OWNER' && state === 'ACTIVE').map((user) => user.name)
}

/** The names of users by id; users with the same name get their e-mail added. */
export async function userNames(ctx: Ctx): Promise<(id: string) => string> {
  must(ctx, 'read', 'agency-user')
  const users = await listAgencyUsers(ctx)
  const isShared = (name: string) => users.filter((one) => one.name === name).length > 1
  const names = new Map(users.map(({ id, name, email }) => [id, isShared(name) ? `${name} (${email})` : name]))
  return (id) => names.get(id) ?? 'Unknown'
}

/** Refuses, at the field `assigneeId`, a user who cannot be assigned work; unassigned is always allowed. */
export async function demandAssignee(ctx: Ctx, id: string | null | undefined) {
  must(ctx, 'read', 'agency-user')
  if (!id) return
  const user = (await listAgencyUsers(ctx)).find((one) => one.id === id)
  if (!user) throw invalid('assigneeId', 'Choose a user of your agency.')
  if (user.state !== 'ACTIVE') throw invalid('assigneeId', `${user.name} cannot sign in any more. Choose another user.`)
}

export async function getAgency(ctx: Ctx) {
  must(ctx, 'read', 'agency')
  return store.getAgency(ctx.db)
}

const days = new WeakMap<Ctx, Promise<IsoDate>>()

/** Today at the agency; read once per transaction. */
export function todayAt(ctx: Ctx): Promise<IsoDate> {
  must(ctx, 'read', 'agency')
  const day = days.get(ctx) ?? store.getAgency(ctx.db).then(({ timeZone }) => dayIn(timeZone, ctx.now))
  days.set(ctx, day)
  return day
}

/** When the agency's day began. */
export async function midnightAt(ctx: Ctx): Promise<Date> {
  must(ctx, 'read', 'agency')
  const { timeZone } = await store.getAgency(ctx.db)
  return momentIn(timeZone, dayIn(timeZone, ctx.now), '00:00')
}

/**
 * Throws SIGNED_OUT when the actor's session has ended or the user was disabled, and EXPIRED when the agency's subscription has expired: a
 * long-lived connection must end with them.
 */
export async function demandStillActing({ db, actor, now }: Ctx) {
  const still = actor.sessionId
    ? await sessions.isSessionOpen(db, actor.sessionId, now)
    : actor.userId === null || (await store.findUser(db, actor.userId))?.state === 'ACTIVE'
  if (!still) throw new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
  if (await store.isExpired(db)) throw expired()
}

/** Whether the agency's subscription has expired: what works by itself waits until it is renewed. */
export function isExpired(ctx: Ctx): Promise<boolean> {
  must(ctx, 'read', 'agency')
  return store.isExpired(ctx.db)
}
