import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { CertificateFormId } from '../../../shared/certificate-forms.ts'
import type { IsoDate } from '../../../shared/dates.ts'
import { formCard } from '../../../shared/forms.ts'
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

/** Revokes a certificate: its content stays, and it shows from now on that it is revoked, and why. A second revocation is a CONFLICT. */
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

/** A worksheet is not a certificate, so it cannot be verified. */
const noLink = (form: CertificateFormId) =>
  `This is a worksheet, not a certificate, so there is nothing to check. Issue it again on your licensed ${formCard(form).name} first.`

/**
 * Creates or removes the public link that verifies a certificate; an old link then finds nothing. Throws CONFLICT for a worksheet, which
 * cannot have one.
 */
export async function setCheckLink(ctx: Ctx, id: string, open: boolean, key?: string | null): Promise<Certificate> {
  must(ctx, 'change', 'certificate')
  await onlyOnce(ctx, key, 'setCertificateCheckLink', { id, open }, async () => {
    const { checkToken, accountId, certificateNumber: number, holder, form, worksheet } = await lockCertificate(ctx, id)
    if (open && worksheet) throw new AppError('CONFLICT', noLink(form))
    if (open === (checkToken !== null)) return { id }
    await store.setCheckToken(ctx.db, id, open ? randomBytes(24).toString('base64url') : null)
    const kind = open ? 'CERTIFICATE_LINK_OPENED' : 'CERTIFICATE_LINK_CLOSED'
    await recordEvent(ctx, kind, { accountId, certificateId: id }, { about: { number, holder: holder.name } })
    return { id }
  })
  return getCertificate(ctx, id)
}

/**
 * What the public link shows: number, date of issue at the agency, holder's name, and whether the certificate is still valid (decision 59).
 * Nothing else.
 */
export type Checked = {
  certificateNumber: string
  issuedOn: IsoDate
  holderName: string
  standing: 'GENUINE' | 'REPLACED' | 'REVOKED'
}

const TOKEN = /^[\w-]{32}$/

/** The public view of a certificate by its link, signed in or not; null when the link was removed. */
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

/** A certificate to change, with its row locked, so that changes happen one after the other. */
async function lockCertificate(ctx: Ctx, id: string): Promise<Certificate> {
  if (isId(id)) await store.lockCertificate(ctx.db, id)
  return getCertificate(ctx, id)
}
