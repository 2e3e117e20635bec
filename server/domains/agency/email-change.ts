import { z } from 'zod'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { sendAfterCommit } from '../../effects/service.ts'
import { AppError, type FieldError, invalid } from '../../lib/app-error.ts'
import { email } from '../../lib/form-fields.ts'
import { idOrNobody, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { newAddressLetter } from './letters.ts'
import {
  CODE_MINUTES,
  EMAIL_CHANGE_LIMIT,
  hashAddress,
  hashCode,
  isSameHash,
  makeCode,
  normaliseEmail,
  TRIES_PER_CODE,
} from './rules.ts'
import { getAgencyUser } from './service.ts'
import * as users from './store/users.ts'
import * as store from './store.ts'
import type { AgencyUser } from './types.ts'
import { demandUnused, refuseUsed, tell } from './users.ts'

/** A user's e-mail address is changed when a code sent to the old one and a code sent to the new one were both entered. */

const input = z.object({ email })

/** What is kept of a code is keyed by what it is for. */
const hashOf = (userId: string, address: string, to: 'current' | 'new', code: string) =>
  hashCode(`${userId} ${normaliseEmail(address)} ${to}`, code)

/** Mails the acting user a code to each of both addresses. Throws INVALID at `email`, LIMIT_REACHED. */
export async function startEmailChange(ctx: Ctx, given: { email?: string | null | undefined }) {
  must(ctx, 'confirm', 'self')
  const { email: next } = parse(input, given as z.input<typeof input>)
  const user = await getAgencyUser(ctx, idOrNobody(ctx.actor.userId ?? ''))
  if (next === user.email) throw invalid('email', 'This is your e-mail address already.')
  if (normaliseEmail(next) !== normaliseEmail(user.email)) await demandUnused(ctx, next)
  const { most, seconds } = EMAIL_CHANGE_LIMIT
  if ((await store.countUp(ctx.db, `email-change:${user.id}`, 1, seconds, ctx.now)) > most)
    throw new AppError('LIMIT_REACHED', 'Too many codes were asked for. Wait an hour, then try again.')
  const expiresAt = new Date(ctx.now.getTime() + CODE_MINUTES * 60_000)
  const codes = { current: makeCode(), new: makeCode() }
  await users.putEmailChange(ctx.db, {
    agencyId: ctx.agencyId,
    userId: user.id,
    email: next,
    current: hashOf(user.id, next, 'current', codes.current),
    next: hashOf(user.id, next, 'new', codes.new),
    expiresAt,
  })
  const id = newId()
  for (const [which, to] of [
    ['current', user.email],
    ['new', next],
  ] as const) {
    const payload = { to, ...newAddressLetter(codes[which], next) }
    await sendAfterCommit(ctx, { kind: 'MAIL', key: `new-address:${id}:${which}`, payload, expiresAt })
  }
}

/** Changes the address once both codes are right. Throws INVALID at each that is not, and counts the guess. */
export async function confirmEmailChange(
  acting: Acting,
  { currentCode, newCode }: { currentCode: string; newCode: string },
): Promise<AgencyUser> {
  await mustFirst(acting, 'confirm', 'self')
  const userId = idOrNobody(acting.actor.userId ?? '')
  // A guess counts also when it is wrong, so it is kept by itself.
  const waiting = await commit(acting, ({ db, now }) => users.tryEmailChange(db, userId, TRIES_PER_CODE, now))
  if (!waiting) throw invalid('currentCode', 'These codes do not work any more. Ask for new ones.')
  const { email: next } = waiting
  const isRight = (hash: Buffer, to: 'current' | 'new', code: string) =>
    isSameHash(hash, hashOf(userId, next, to, code.trim()))
  const wrong: FieldError[] = []
  if (!isRight(waiting.current, 'current', currentCode))
    wrong.push({ path: ['currentCode'], message: 'This code is not right.' })
  if (!isRight(waiting.next, 'new', newCode)) wrong.push({ path: ['newCode'], message: 'This code is not right.' })
  if (wrong.length) throw new AppError('INVALID', wrong[0]!.message, wrong)
  return commit(acting, async (ctx) => {
    const user = await getAgencyUser(ctx, userId)
    await users.deleteEmailChange(ctx.db, userId)
    await users.setUserEmail(ctx.db, userId, next).catch(refuseUsed)
    await store.forgetDevicesOf(ctx.db, hashAddress(user.email))
    await tell(ctx, 'AGENCY_USER_CHANGED', user, [{ field: 'email', label: 'E-mail', was: user.email, is: next }])
    return getAgencyUser(ctx, userId)
  })
}
