import { randomBytes } from 'node:crypto'
import { dayIn, mediumDate } from '../../../shared/dates.ts'
import { must } from '../../can.ts'
import type { Ctx, House } from '../../ctx.ts'
import { sendAfterCommit } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { invitationLetter } from './letters.ts'
import { hashToken, INVITATION_DAYS, INVITATION_LIMITS } from './rules.ts'
import { getAgency } from './service.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import * as users from './store/users.ts'
import * as store from './store.ts'
import type { AgencyUser, Caller } from './types.ts'

/** Invitations by e-mail: a link that signs a new user in once. */

/** Mails a user a link, in the place of any earlier one that was not used. Throws LIMIT_REACHED. */
export async function invite(ctx: Ctx, user: AgencyUser) {
  must(ctx, 'confirm', 'agency-user')
  await limit(ctx, `invitations:${user.id}`, INVITATION_LIMITS.ofUser)
  await limit(ctx, `invitations:${ctx.agencyId}`, INVITATION_LIMITS.ofAgency)
  const agency = await getAgency(ctx)
  const by = ctx.actor.userId ? await store.findUser(ctx.db, ctx.actor.userId) : null
  const token = randomBytes(24).toString('base64url')
  const id = newId()
  const expiresAt = new Date(ctx.now.getTime() + INVITATION_DAYS * 24 * 3600_000)
  const invitation = { id, agencyId: ctx.agencyId, userId: user.id, tokenHash: hashToken(token) }
  await users.putInvitation(ctx.db, { ...invitation, createdAt: ctx.now, expiresAt })
  const letter = invitationLetter({
    agency: agency.name,
    by: by?.name ?? agency.name,
    until: mediumDate(dayIn(agency.timeZone, expiresAt)),
    link: `${ctx.house.publicUrl}/app/welcome/${token}`,
    signIn: `${ctx.house.publicUrl}/app/signin`,
  })
  await sendAfterCommit(ctx, {
    kind: 'MAIL',
    key: `invitation:${id}`,
    payload: { to: user.email, ...letter },
    expiresAt,
  })
}

async function limit(ctx: Ctx, key: string, { most, seconds }: { most: number; seconds: number }) {
  if ((await store.countUp(ctx.db, key, 1, seconds, ctx.now)) > most)
    throw new AppError('LIMIT_REACHED', 'Too many invitations were sent today. Send this one tomorrow.')
}

export type InvitationState = 'OPEN' | 'USED' | 'EXPIRED'
export type Invitation = { agencyName: string; email: string; state: InvitationState }

/** The invitation of a link; null for one that is not known, was replaced by a newer one, or is of a disabled user. */
export async function findInvitation(house: House, token: string): Promise<Invitation | null> {
  const found = await users.findInvitation(house.db, hashToken(token))
  if (!found) return null
  const { agency_name: agencyName, email, used_at: usedAt, expires_at: expiresAt } = found
  return { agencyName, email, state: usedAt ? 'USED' : expiresAt <= house.now() ? 'EXPIRED' : 'OPEN' }
}

const SIGN_IN = 'You can sign in with your e-mail address.'
export const REFUSALS = {
  UNKNOWN: `This link does not work any more: there is a newer one, or it was taken back. ${SIGN_IN}`,
  USED: `This link was used already, and works once. ${SIGN_IN}`,
  EXPIRED: `This link has expired. ${SIGN_IN}`,
}

/** Signs in by the link of an invitation, once. Throws CONFLICT with a sentence that says why not. */
export async function acceptInvitation(
  house: House,
  token: string,
  caller: Caller,
  sessionDays: number,
): Promise<OpenedSession> {
  const refuse = (why: keyof typeof REFUSALS) => new AppError('CONFLICT', REFUSALS[why])
  const found = await users.findInvitation(house.db, hashToken(token))
  const user = found && (await store.findUserByEmail(house.db, found.email))
  if (user?.state !== 'ACTIVE') throw refuse('UNKNOWN')
  if (found!.expires_at <= house.now()) throw refuse(found!.used_at ? 'USED' : 'EXPIRED')
  return openSession(house, user, caller, sessionDays, async (ctx) => {
    if (!(await users.useInvitation(ctx.db, found!.id, ctx.now))) throw refuse('USED')
  })
}
