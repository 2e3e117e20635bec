import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { IsoDate } from '../../../shared/dates.ts'
import { must } from '../../can.ts'
import type { Ctx, House } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { recordEvent } from '../history/service.ts'
import { getCertificate } from './service.ts'
import * as store from './store/certificates.ts'
import type { Certificate } from './types.ts'

const revokeInput = z.object({
  reason: z.string().trim().min(1, 'Say why the certificate is revoked.').max(1000, 'Use 1,000 characters at most.'),
})

/**
 * Takes a certificate back: it stays as it was issued and says from now on that it is revoked, and why. Of two who revoke it the second is
 * told that it was done (CONFLICT).
 */
export async function revokeCertificate(
  ctx: Ctx,
  id: string,
  given: { reason: string; key?: string | null | undefined },
): Promise<Certificate> {
  must(ctx, 'change', 'certificate')
  const { reason } = parse(revokeInput, given)
  await onlyOnce(ctx, given.key, 'revokeCertificate', { id, reason }, async () => {
    const { accountId, certificateNumber: number, holder, revokedAt } = await lockCertificate(ctx, id)
    if (revokedAt) throw new AppError('CONFLICT', `Certificate ${number} has been revoked already.`)
    await store.setRevoked(ctx.db, id, ctx.actor.userId, reason, ctx.now)
    const told = { reason, about: { number, holder: holder.name } }
    await recordEvent(ctx, 'CERTIFICATE_REVOKED', { accountId, certificateId: id }, told)
    return { id }
  })
  return getCertificate(ctx, id)
}

/** A worksheet is no certificate, so nothing about it can be genuine. */
const NO_LINK =
  'This is a worksheet, not a certificate, so there is nothing to check. Issue it again on your licensed ACORD 25 first.'

/**
 * Makes the link by which anyone may check a certificate, or takes it away: an old link finds nothing then. Throws CONFLICT for the link of a
 * worksheet, which has none.
 */
export async function setCheckLink(ctx: Ctx, id: string, open: boolean, key?: string | null): Promise<Certificate> {
  must(ctx, 'change', 'certificate')
  await onlyOnce(ctx, key, 'setCertificateCheckLink', { id, open }, async () => {
    const { checkToken, accountId, certificateNumber: number, holder, worksheet } = await lockCertificate(ctx, id)
    if (open && worksheet) throw new AppError('CONFLICT', NO_LINK)
    if (open === (checkToken !== null)) return { id }
    await store.setCheckToken(ctx.db, id, open ? randomBytes(24).toString('base64url') : null)
    const kind = open ? 'CERTIFICATE_LINK_OPENED' : 'CERTIFICATE_LINK_CLOSED'
    await recordEvent(ctx, kind, { accountId, certificateId: id }, { about: { number, holder: holder.name } })
    return { id }
  })
  return getCertificate(ctx, id)
}

/**
 * What anybody with the link learns: number, the agency's day of issue, holder's name, and whether the certificate still stands
 * (decision 59). Nothing else.
 */
export type Checked = {
  certificateNumber: string
  issuedOn: IsoDate
  holderName: string
  standing: 'GENUINE' | 'REPLACED' | 'REVOKED'
}

const TOKEN = /^[\w-]{32}$/

/** Answers whoever has the link to a certificate, signed in or not; null when there is no such link any more. */
export async function checkCertificate(house: House, token: string): Promise<Checked | null> {
  const row = TOKEN.test(token) ? await store.findByToken(house.db, token) : null
  if (!row) return null
  return {
    certificateNumber: row.certificate_number,
    issuedOn: row.issued_on,
    holderName: row.holder_name,
    standing: row.revoked ? 'REVOKED' : row.replaced ? 'REPLACED' : 'GENUINE',
  }
}

/** A certificate that is changed: its row is held, so that two who change it come one after the other. */
async function lockCertificate(ctx: Ctx, id: string): Promise<Certificate> {
  if (isId(id)) await store.lockCertificate(ctx.db, id)
  return getCertificate(ctx, id)
}
