import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { must } from '../../can.ts'
import { type Ctx, type House, withCtx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import {
  CODE_LENGTH,
  CODE_MINUTES,
  hashAddress,
  hashCode,
  hashToken,
  isSameHash,
  makeCode,
  networkOf,
  normaliseEmail,
  SIGN_IN_LIMITS,
  TRIES_PER_CODE,
} from './rules.ts'
import * as store from './store.ts'
import type { AgencyUser, Viewer } from './types.ts'

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
 * Mails a sign-in code to an active user. An address nobody has, or a disabled user's, gets the same answer after the
 * same work, so that nobody can find out who works where. The mail goes out after the answer.
 */
export async function startSignIn(house: House, input: { email: string }, ip: string): Promise<void> {
  const { email } = parse(emailInput, input)
  const addressHash = hashAddress(email)
  await limit(house, 'codesPerNetwork', networkOf(ip))
  await limit(house, 'codesPerAddress', addressHash.toString('hex'))
  const user = await store.findUserByEmail(house.db, normaliseEmail(email))
  const id = newId()
  const code = makeCode()
  const createdAt = house.now()
  const expiresAt = new Date(createdAt.getTime() + CODE_MINUTES * 60_000)
  await store.addCode(house.db, { id, addressHash, codeHash: hashCode(id, code), createdAt, expiresAt })
  if (user?.state === 'ACTIVE') mailCode(house, user, code)
}

function mailCode(house: House, user: AgencyUser, code: string) {
  const text = `${code} is your code to sign in to Cara.\n\nIt works once and expires after ${CODE_MINUTES} minutes. If you did not ask for it, nothing needs to be done.\n`
  house.outside.mail
    .send({ to: user.email, subject: `${code} is your Cara sign-in code`, text })
    .catch((error: unknown) => house.log.error({ err: error }, 'a sign-in code could not be mailed'))
}

/** Checks a code and opens a session. Returns the user and the session token, which is kept only as a hash. */
export async function completeSignIn(
  house: House,
  input: { email: string; code: string },
  ip: string,
  sessionDays: number,
): Promise<{ user: AgencyUser; token: string; expiresAt: Date }> {
  const { email } = parse(emailInput, input)
  const { code } = parse(codeInput, input)
  const addressHash = hashAddress(email)
  await limit(house, 'guessesPerNetwork', networkOf(ip))
  await limit(house, 'guessesPerAddress', addressHash.toString('hex'))
  await spendCode(house, addressHash, code)
  const user = await store.findUserByEmail(house.db, normaliseEmail(email))
  if (user?.state !== 'ACTIVE') throw invalid('code', 'This code is not right.')
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(house.now().getTime() + sessionDays * 24 * 3600_000)
  await withCtx(house, { kind: 'user', agencyId: user.agencyId, userId: user.id }, ({ db, agencyId }) =>
    store.addSession(db, { id: newId(), agencyId, userId: user.id, tokenHash: hashToken(token), expiresAt }),
  )
  return { user, token, expiresAt }
}

async function spendCode(house: House, addressHash: Buffer, code: string) {
  const now = house.now()
  const newest = await store.findNewestCode(house.db, addressHash)
  if (!newest || newest.used_at || newest.expires_at <= now) {
    throw invalid('code', 'This code has expired. Ask for a new one below.')
  }
  const hash = await store.takeTry(house.db, newest.id, TRIES_PER_CODE, now)
  if (!hash) throw invalid('code', 'This code was tried too often. Ask for a new one below.')
  if (!isSameHash(hash, hashCode(newest.id, code))) throw invalid('code', 'This code is not right.')
  if (!(await store.useCode(house.db, newest.id, now)))
    throw invalid('code', 'This code has been used. Ask for a new one below.')
}

async function limit(house: House, name: keyof typeof SIGN_IN_LIMITS, whose: string) {
  const { most, seconds } = SIGN_IN_LIMITS[name]
  const count = await store.countUp(house.db, `${name}:${whose}`, seconds, house.now())
  if (count > most) throw new AppError('LIMIT_REACHED', 'Too many tries to sign in. Wait a while, then try again.')
}

/** Who a session token stands for, or null when it is unknown, has expired, or its user is disabled. */
export function findViewer(house: House, token: string): Promise<Viewer | null> {
  return store.findSession(house.db, hashToken(token))
}

export async function signOut(ctx: Ctx, viewer: Viewer) {
  must(ctx, 'change', 'session')
  await store.deleteSession(ctx.db, viewer.sessionId)
  ctx.ring('user', viewer.userId)
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

export async function getAgency(ctx: Ctx) {
  must(ctx, 'read', 'agency')
  return store.getAgency(ctx.db)
}

/** Throws SIGNED_OUT when the actor's session has ended or the user was disabled: what lasts must end with the right to it. */
export async function demandStillActing({ db, actor, now }: Ctx) {
  const still = actor.sessionId
    ? await store.isSessionOpen(db, actor.sessionId, now)
    : actor.userId === null || (await store.findUser(db, actor.userId))?.state === 'ACTIVE'
  if (!still) throw new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
}
