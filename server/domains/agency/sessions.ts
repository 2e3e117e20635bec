import { randomBytes } from 'node:crypto'
import { must } from '../../can.ts'
import { type Ctx, type House, withCtx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { idOrNobody, newId } from '../../lib/ids.ts'
import { securityLog } from '../../lib/log.ts'
import { networkOf } from '../../lib/network.ts'
import { hashAddress, hashToken } from './rules.ts'
import * as sessions from './store/sessions.ts'
import * as store from './store.ts'
import type { AgencyUser, Caller, Viewer } from './types.ts'

/** Who is signed in, the session's token, which is kept only as a hash, and the cookie by which the browser is known later. */
export type OpenedSession = { user: AgencyUser; token: string; expiresAt: Date; device: string }

const LONGEST_USER_AGENT = 300

/** Opens a session for an active user. `first` is done in the same transaction; what it refuses opens none. */
export async function openSession(
  house: House,
  user: AgencyUser,
  caller: Caller,
  sessionDays: number,
  first: (ctx: Ctx) => Promise<unknown> = async () => {},
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const now = house.now()
  const expiresAt = new Date(now.getTime() + sessionDays * 24 * 3600_000)
  const { agencyId, id: userId } = user
  const network = networkOf(caller.ip)
  const userAgent = (caller.userAgent ?? '').slice(0, LONGEST_USER_AGENT)
  await withCtx(house, { kind: 'user', agencyId, userId }, async (ctx) => {
    await first(ctx)
    const opened = {
      id: newId(),
      agencyId,
      userId,
      tokenHash: hashToken(token),
      expiresAt,
      userAgent,
      network,
      at: now,
    }
    // Whoever disables the user waits for this, or this for them: no session stays of a disabled user.
    if (!(await sessions.noteSignedIn(ctx.db, userId, now)))
      throw new AppError('CONFLICT', 'This user cannot sign in any more. Ask a colleague.')
    await sessions.addSession(ctx.db, opened)
  })
  const device = await ownDevice(house, caller)
  for (const tokenHash of [hashToken(device), networkToken(network)])
    await store.rememberDevice(house.db, { tokenHash, addressHash: hashAddress(user.email) }, now)
  securityLog(house.log).info({ userId, agencyId, network }, 'signed in')
  return { user, token, expiresAt, device }
}

/** The key of a remembered network among the browsers. No cookie can hold a null character, so no browser can pass for a network. */
export const networkToken = (network: string) => hashToken(`\0network ${network}`)

/** The cookie of a browser that anyone has signed in from before, or a new one: never a value the browser made up. */
async function ownDevice(house: House, { device }: Caller): Promise<string> {
  if (device && (await store.isKnownDevice(house.db, hashToken(device)))) return device
  return randomBytes(32).toString('base64url')
}

/** "Last seen" is true to this much, and written no more often. */
const SEEN_MS = 60_000

/** The user of a session token; null when it is unknown or expired, or its user is disabled. Notes that the session is in use. */
export async function findViewer(house: House, token: string, ip: string | null = null): Promise<Viewer | null> {
  const found = await sessions.findSession(house.db, hashToken(token))
  if (!found) return null
  const { seenAt, ...viewer } = found
  const now = house.now()
  const before = new Date(now.getTime() - SEEN_MS)
  if (seenAt < before) {
    const actor = { kind: 'user' as const, agencyId: viewer.agencyId, userId: viewer.userId }
    const seen = { now, before, network: ip && networkOf(ip) }
    await withCtx(house, actor, ({ db }) => sessions.noteSeen(db, viewer, seen)).catch((error: unknown) =>
      house.log.warn({ err: error }, 'a session could not be noted as seen'),
    )
  }
  return viewer
}

export async function signOut(ctx: Ctx, viewer: Viewer) {
  must(ctx, 'change', 'session')
  await sessions.deleteSession(ctx.db, viewer)
  securityLog(ctx.house.log).info({ userId: viewer.userId, agencyId: viewer.agencyId }, 'signed out')
  ctx.ring('user', viewer.userId)
}

/** Ends every session of the user on all devices, and forgets the devices. */
export async function signOutEverywhere(ctx: Ctx, viewer: Viewer) {
  must(ctx, 'change', 'session')
  const user = await store.findUser(ctx.db, viewer.userId)
  await sessions.deleteSessionsOf(ctx.db, viewer.userId)
  if (user) await store.forgetDevicesOf(ctx.db, hashAddress(user.email))
  securityLog(ctx.house.log).info({ userId: viewer.userId, agencyId: viewer.agencyId }, 'signed out everywhere')
  ctx.ring('user', viewer.userId)
}

/** Where the acting user is signed in, the session used last first. */
export async function listOwnSessions(ctx: Ctx) {
  must(ctx, 'read', 'session')
  return sessions.listSessions(ctx.db, idOrNobody(ctx.actor.userId ?? ''), ctx.now)
}

/** Ends one session of the acting user. One that has ended already, or that is another's, stays as it is. */
export async function endOwnSession(ctx: Ctx, sessionId: string) {
  must(ctx, 'change', 'session')
  const userId = idOrNobody(ctx.actor.userId ?? '')
  await sessions.deleteSession(ctx.db, { sessionId: idOrNobody(sessionId), userId })
  securityLog(ctx.house.log).info({ userId, agencyId: ctx.agencyId }, 'session ended')
  ctx.ring('user', userId)
}
