import { z } from 'zod'
import { SIGNATURE_LENGTH } from '../../../shared/emails.ts'
import type { HistoryKind } from '../../../shared/history.ts'
import { idsOf, type Labeled, labelOf } from '../../../shared/labeled.ts'
import { type Rights, ROLES, SIGHTS } from '../../../shared/roles.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { email, needed, paragraphsOrNull } from '../../lib/form-fields.ts'
import { idOrNobody, newId } from '../../lib/ids.ts'
import { securityLog } from '../../lib/log.ts'
import { parse } from '../../lib/parse.ts'
import { recordEvent } from '../history/service.ts'
import { countRequestsOf, handOverRequests } from '../servicing/service.ts'
import { takeSeat } from '../subscription/service.ts'
import { countTasksOf, handOverTasks } from '../tasks/service.ts'
import { invite } from './invitations.ts'
import { hashAddress, normaliseEmail } from './rules.ts'
import { demandStillActing, getAgencyUser, listAgencyUsers } from './service.ts'
import * as users from './store/users.ts'
import * as store from './store.ts'
import type { AgencyUser } from './types.ts'

/** What owners do about the users of their agency. A person answers for it: Cara does none of it on someone's behalf. */

/** Of a new user. An owner sees all accounts. */
const EVERYTHING: Rights = { role: 'OWNER', sees: 'ALL_ACCOUNTS' }
const rights = z
  .object({ role: z.enum(idsOf(ROLES)), sees: z.enum(idsOf(SIGHTS)) })
  .refine(({ role, sees }) => role !== 'OWNER' || sees === 'ALL_ACCOUNTS', {
    path: ['sees'],
    message: 'An owner sees all accounts.',
  })

type Keyed = { key?: string | null | undefined }
/** What was read of a user before it is changed. */
type WasRights = { wasRole?: GivenRights['role']; wasSees?: GivenRights['sees'] }
type GivenRights = { [Right in keyof Rights]?: Rights[Right] | null | undefined }

const name = needed(100, 'Enter the name of the user.')
const newUser = z.object({ name, email })
const ownName = z.object({ name: needed(100, 'Enter your name.') })
const ownSignature = z.object({ signature: paragraphsOrNull(SIGNATURE_LENGTH).transform((text) => text ?? '') })
type OwnInput = { name?: string | null | undefined; signature?: string | null | undefined }
const OWN = [
  { field: 'name', label: 'Name' },
  { field: 'signature', label: 'Signature' },
] as const

/** When users were last here, and since when they are invited. */
export function listPresence(ctx: Ctx): Promise<users.Presence[]> {
  must(ctx, 'read', 'agency-user')
  return users.listPresence(ctx.db)
}

/**
 * Adds a user, who takes a seat and is invited by e-mail. The same key again is the same user. Throws INVALID at the field, also for an address
 * in use, and LIMIT_REACHED when no seat is free.
 */
export async function createAgencyUser(
  ctx: Ctx,
  { key, role, sees, ...given }: Partial<z.input<typeof newUser>> & GivenRights & Keyed,
): Promise<AgencyUser> {
  must(ctx, 'confirm', 'agency-user')
  const asked = parse(rights, { role: role ?? EVERYTHING.role, sees: sees ?? EVERYTHING.sees })
  const input = { ...parse(newUser, given), ...asked }
  const { id } = await onlyOnce(ctx, key, 'createAgencyUser', input, async () => {
    await demandUnused(ctx, input.email)
    await takeSeat(ctx)
    const user = { id: newId(), agencyId: ctx.agencyId, ...input }
    await store.addUser(ctx.db, user).catch(refuseUsed)
    await invite(ctx, { ...user, state: 'ACTIVE', signature: '' })
    await tell(ctx, 'AGENCY_USER_ADDED', user)
    return { id: user.id }
  })
  return getAgencyUser(ctx, id)
}

/**
 * Disables a user: the seat is free, and sessions, live views and file links end at once. What the user made stays; open service requests and
 * follow-ups go to `handTo`, or to nobody. One that is disabled already stays so. Throws NOT_ALLOWED for oneself.
 */
export async function disableAgencyUser(
  ctx: Ctx,
  id: string,
  { handTo = null, key }: { handTo?: string | null | undefined } & Keyed = {},
): Promise<AgencyUser> {
  must(ctx, 'confirm', 'agency-user')
  await onlyOnce(ctx, key, 'disableAgencyUser', { id, handTo }, async () => {
    await lockedUsers(ctx)
    const user = await getAgencyUser(ctx, idOrNobody(id))
    if (user.id === ctx.actor.userId)
      throw new AppError('NOT_ALLOWED', 'You cannot disable yourself. A colleague can do it for you.')
    if (user.state === 'DISABLED') return true
    await demandHeir(ctx, user, handTo)
    await store.setUserState(ctx.db, user.id, 'DISABLED')
    await store.forgetDevicesOf(ctx.db, hashAddress(user.email))
    await handOverRequests(ctx, user.id, handTo)
    await handOverTasks(ctx, user.id, handTo)
    await tell(ctx, 'AGENCY_USER_DISABLED', user)
    return true
  })
  return getAgencyUser(ctx, idOrNobody(id))
}

/** Enables a user, who takes a seat. One that is active stays so. Throws LIMIT_REACHED when no seat is free. */
export async function enableAgencyUser(ctx: Ctx, id: string, key?: string | null): Promise<AgencyUser> {
  must(ctx, 'confirm', 'agency-user')
  await onlyOnce(ctx, key, 'enableAgencyUser', { id }, async () => {
    await lockedUsers(ctx)
    const user = await getAgencyUser(ctx, idOrNobody(id))
    if (user.state === 'ACTIVE') return true
    await takeSeat(ctx)
    await store.setUserState(ctx.db, user.id, 'ACTIVE')
    await tell(ctx, 'AGENCY_USER_ENABLED', user)
    return true
  })
  return getAgencyUser(ctx, idOrNobody(id))
}

/**
 * Changes what a user may do and which accounts the user sees, from the next thing the user does. The last active owner stays one. Throws INVALID
 * at the field, CONFLICT for the last owner, and at each field that is not any more what `was` says.
 */
export async function setAgencyUserRights(
  ctx: Ctx,
  { id, key, wasRole, wasSees, ...given }: { id: string } & GivenRights & WasRights & Keyed,
): Promise<AgencyUser> {
  must(ctx, 'confirm', 'agency-user')
  const next = parse(rights, given as Rights)
  await onlyOnce(ctx, key, 'setAgencyUserRights', { id, ...next }, async () => {
    const actors = await lockedUsers(ctx)
    const user = await getAgencyUser(ctx, idOrNobody(id))
    const others = actors.filter((one) => one.id !== user.id && one.role === 'OWNER' && one.state === 'ACTIVE')
    if (next.role !== 'OWNER' && !others.length)
      throw new AppError('CONFLICT', `${user.name} is the only owner. Make another user an owner first.`)
    demandUnchanged(user, next, { role: wasRole, sees: wasSees })
    await users.setUserRights(ctx.db, user.id, next)
    const changes = [
      changeOf('role', 'Role', ROLES, user.role, next.role),
      changeOf('sees', 'Sees', SIGHTS, user.sees, next.sees),
    ].flat()
    if (changes.length) await tell(ctx, 'AGENCY_USER_RIGHTS_CHANGED', user, changes)
    ctx.ring('user', user.id)
    return true
  })
  return getAgencyUser(ctx, idOrNobody(id))
}

/** Refuses what would undo, unseen, what somebody else has changed since it was read. */
function demandUnchanged(user: AgencyUser, next: Rights, was: GivenRights) {
  const meanwhile = (field: keyof Rights, list: readonly Labeled[]) => {
    if (!was[field] || was[field] === user[field] || next[field] === user[field]) return []
    const message = `Somebody changed this to “${labelOf(list, user[field])}” meanwhile. Save again to keep yours.`
    return [{ path: [field], message }]
  }
  const fields = [...meanwhile('role', ROLES), ...meanwhile('sees', SIGHTS)]
  if (fields.length) throw new AppError('CONFLICT', fields[0]!.message, fields)
}

const changeOf = (field: string, label: string, list: readonly Labeled[], was: string, is: string) =>
  was === is ? [] : [{ field, label, was: labelOf(list, was), is: labelOf(list, is) }]

/** Users whose changes are made one after the other: of two owners who disable or demote each other, the second is none any more. */
async function lockedUsers(ctx: Ctx): Promise<AgencyUser[]> {
  must(ctx, 'confirm', 'agency-user')
  await users.lockUsers(ctx.db)
  await demandStillActing(ctx)
  const all = await listAgencyUsers(ctx)
  const acting = all.find(({ id }) => id === ctx.actor.userId)
  must({ actor: ctx.actor, rights: acting ?? ctx.rights }, 'confirm', 'agency-user')
  return all
}

/** Invites a user who has not been here yet once more; earlier links do not work any more. Throws CONFLICT, LIMIT_REACHED. */
export async function sendInvitationAgain(ctx: Ctx, id: string, key?: string | null): Promise<AgencyUser> {
  must(ctx, 'confirm', 'agency-user')
  await onlyOnce(ctx, key, 'sendAgencyInvitation', { id }, async () => {
    const user = await getAgencyUser(ctx, idOrNobody(id))
    const presence = (await users.listPresence(ctx.db)).find((one) => one.id === user.id)
    if (user.state !== 'ACTIVE') throw new AppError('CONFLICT', `${user.name} is disabled. Enable the user first.`)
    if (presence?.seenAt) throw new AppError('CONFLICT', `${user.name} has signed in already.`)
    await invite(ctx, user)
    return true
  })
  return getAgencyUser(ctx, idOrNobody(id))
}

/** How much is open and waits for a user, and would go to somebody else. */
export async function openWorkOf(ctx: Ctx, id: string): Promise<{ requests: number; followUps: number }> {
  must(ctx, 'read', 'agency-user')
  const userId = idOrNobody(id)
  return { requests: await countRequestsOf(ctx, userId), followUps: await countTasksOf(ctx, userId) }
}

/**
 * Changes the actor's own name, signature or both: what is left out stays. A signature is up to 1,000 characters, its lines kept, and may be
 * blank. Throws INVALID at the field.
 */
export async function updateSelf(ctx: Ctx, { key, ...given }: OwnInput & Keyed): Promise<AgencyUser> {
  must(ctx, 'confirm', 'self')
  const own = idOrNobody(ctx.actor.userId ?? '')
  const input = {
    ...((given.name != null || given.signature == null) && parse(ownName, given)),
    ...(given.signature != null && parse(ownSignature, given)),
  }
  await onlyOnce(ctx, key, 'updateAgencyUser', input, async () => {
    const user = await getAgencyUser(ctx, own)
    const changes = OWN.flatMap(({ field, label }) => {
      const [was, is] = [user[field], input[field] ?? user[field]]
      return was === is ? [] : [{ field, label, was, is }]
    })
    if (!changes.length) return true
    await users.setSelf(ctx.db, own, { name: user.name, signature: user.signature, ...input })
    await tell(ctx, 'AGENCY_USER_CHANGED', user, changes)
    return true
  })
  return getAgencyUser(ctx, own)
}

const IN_USE = 'This e-mail address is in use already.'

/** Refuses an address that somebody signs in with, in any agency; of another agency nothing more is said. */
export async function demandUnused(ctx: Ctx, address: string) {
  must(ctx, 'read', 'agency-user')
  const known = await store.findUserByEmail(ctx.db, normaliseEmail(address))
  if (!known) return
  if (known.agencyId !== ctx.agencyId) throw invalid('email', IN_USE)
  throw invalid(
    'email',
    known.state === 'DISABLED'
      ? `${known.name}, who is disabled, has this address. Enable that user instead.`
      : `${known.name} signs in with this address already.`,
  )
}

/** The same where it was taken since we looked. */
export function refuseUsed(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23505' && constraint === 'agency_users_email') throw invalid('email', IN_USE)
  throw error
}

async function demandHeir(ctx: Ctx, user: AgencyUser, handTo: string | null) {
  if (!handTo) return
  const heir = (await listAgencyUsers(ctx)).find(({ id }) => id === handTo)
  if (!heir || heir.id === user.id) throw invalid('handTo', 'Choose another user of your agency.')
  if (heir.state !== 'ACTIVE') throw invalid('handTo', `${heir.name} cannot sign in any more. Choose another user.`)
}

type UserKind = Extract<HistoryKind, `AGENCY_USER_${string}`>

/** Writes it into the history of the agency, and into the security log without name and address. */
export async function tell(
  ctx: Ctx,
  kind: UserKind,
  user: Pick<AgencyUser, 'id' | 'name'>,
  changes: { field: string; label: string; was: string; is: string }[] = [],
) {
  must(ctx, 'create', 'history')
  const about = { user: user.name, userId: user.id }
  await recordEvent(ctx, kind, { accountId: null }, { about, changes })
  const seen = { userId: ctx.actor.userId, agencyId: ctx.agencyId, about: user.id }
  securityLog(ctx.house.log).info(seen, kind.toLowerCase().replaceAll('_', ' '))
}
