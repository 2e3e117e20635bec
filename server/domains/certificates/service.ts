import { z } from 'zod'
import { CERTIFICATE_FORMS, type CertificateFormId, INTERESTS } from '../../../shared/certificate-forms.ts'
import { MOST_ZIPPED } from '../../../shared/certificates.ts'
import { formCard } from '../../../shared/forms.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { findDone, onlyOnce } from '../../effects/service.ts'
import { fillForm } from '../../forms/output/index.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { asSeen, mailingAddress, needed, orNull } from '../../lib/form-fields.ts'
import { idFrom, idOrNobody, isId, newId } from '../../lib/ids.ts'
import { outageIn } from '../../lib/outage.ts'
import { parse } from '../../lib/parse.ts'
import { getAccount } from '../accounts/service.ts'
import { todayAt } from '../agency/service.ts'
import { cleanName } from '../files/service.ts'
import { findTemplate, readTemplate } from '../forms/service.ts'
import { recordEvent } from '../history/service.ts'
import { getServiceRequest, noteCertificate } from '../servicing/service.ts'
import { contentOf } from './content.ts'
import { holderKey } from './holders.ts'
import { type Prepared, prepare } from './prepare.ts'
import { demandPrintable } from './printing.ts'
import { certificateNumber } from './rules.ts'
import * as store from './store/certificates.ts'
import type { Certificate, CertificateContent, CertificateInput, Held, Holder } from './types.ts'

export type { CertificateFilter } from './store/certificates.ts'

/** The maximum length of a description of operations, which fits the attached page easily. */
const DESCRIPTION = 4000

const holderInput = (form: CertificateFormId) =>
  z.object({
    name: needed(
      200,
      `Enter the name of the ${formCard(form).interest ? 'additional interest' : 'certificate holder'}.`,
    ),
    address: mailingAddress,
  })
export const descriptionInput = z
  .string()
  .overwrite(asSeen)
  .trim()
  .max(DESCRIPTION, `A description may have up to ${DESCRIPTION.toLocaleString('en-US')} characters.`)

const short = orNull(200).transform((text) => text ?? undefined)
const particularsInput = z.object({
  interest: z.enum(idsOf(INTERESTS)).optional(),
  loanNumber: short,
  location: short,
})

const certificateInput = (form: CertificateFormId) =>
  z.object({
    accountId: z.string(),
    form: z.enum(CERTIFICATE_FORMS).default(form),
    holder: holderInput(form),
    particulars: particularsInput.prefault({}),
    additionalInsured: z.boolean(),
    descriptionOfOperations: descriptionInput,
    policyIds: z.array(z.string()).min(1, 'Choose at least one policy.').nullable(),
    replaces: z.string().nullable(),
    serviceRequestId: z.string().nullish(),
  })

/**
 * Issues a certificate from the account's policies in force: prepares what it states, takes the next number, draws the form on the agency's
 * own PDF or on our page, and stores it permanently. The same key again gives the same certificate. Throws INVALID, at its field, for a
 * claim that no policy on file supports.
 */
export async function createCertificate(
  acting: Acting,
  given: CertificateInput,
  key: string | null,
  batchId: string | null = null,
): Promise<Certificate> {
  await mustFirst(acting, 'create', 'certificate')
  const input = parse(certificateInput(given.form ?? '25'), given)
  const done = key
    ? await commit(acting, (ctx) => findDone<{ id: string }>(ctx, key, 'createCertificate', input))
    : null
  if (done) return commit(acting, (ctx) => getCertificate(ctx, done.result.id))
  const start = await commit(acting, (ctx) => begin(ctx, input, key))
  const content = contentOf(start.prepared, start.number)
  const { form } = start.prepared
  const template = await commit(acting, (ctx) => findTemplate(ctx, form.id))
  const filled = await fillForm(
    {
      form,
      values: Object.fromEntries(content.fields.map(({ name, value }) => [name, value])),
      template: template ? await readTemplate(acting, template) : undefined,
      overflow: content.overflow,
      title: `${form.name} ${start.number}`,
    },
    acting.actor.agencyId,
  )
  // Of two tries with one key only one is kept; each writes its own file, so that neither overwrites the other.
  const blobKey = `${acting.actor.agencyId}/certificates/${newId()}`
  await acting.house.outside.blobs.putBytes(blobKey, filled.pdf, 'application/pdf')
  const made = { blobKey, worksheet: filled.worksheet, content: { ...content, pages: filled.pages } }
  const leave = () => acting.house.outside.blobs.delete(blobKey).catch(() => {})
  try {
    const kept = await commit(acting, (ctx) => keep(ctx, input, start, made, key, batchId))
    if (kept.blobKey !== blobKey) await leave()
    return kept
  } catch (error) {
    // When the answer to a commit is lost, the file may or may not be in use: the sweep of orphan files decides.
    if (!outageIn(error)) await leave()
    throw error
  }
}

type Start = { id: string; number: string; prepared: Prepared }

/**
 * Checks what is asked for and takes a number: with a key, one number of a year however often it is asked, and whatever is asked for. A
 * form that was refused after this may be corrected and sent again, and gets the number that was kept for it.
 */
async function begin(ctx: Ctx, input: CertificateInput, key: string | null): Promise<Start> {
  if (input.replaces) await demandReplaceable(ctx, input)
  if (input.serviceRequestId) await demandRequestOf(ctx, input.serviceRequestId, input.accountId)
  const prepared = await prepare(ctx, input)
  demandPrintable(contentOf(prepared, ''))
  const year = Number(prepared.request.day.slice(0, 4))
  const reserve = async () => ({
    id: key ? idFrom('certificate', ctx.agencyId, key) : newId(),
    number: certificateNumber(year, await store.nextNumber(ctx.db, ctx.agencyId, year)),
  })
  const { accountId } = input
  const kept = key && idFrom('certificate number', key, year)
  const reserved = await onlyOnce(ctx, kept, 'reserveCertificate', { accountId }, reserve)
  return { ...reserved, prepared }
}

async function demandReplaceable(ctx: Ctx, { replaces, accountId }: CertificateInput) {
  const old = await getCertificate(ctx, replaces!)
  const refuse = (message: string) => new AppError('CONFLICT', message)
  if (old.accountId !== accountId) throw refuse('A certificate can only be replaced by one of the same account.')
  if (old.replacedBy) throw refuse(`Certificate ${old.certificateNumber} has been replaced already.`)
}

async function demandRequestOf(ctx: Ctx, id: string, accountId: string) {
  const request = await getServiceRequest(ctx, id)
  if (request.accountId !== accountId) throw invalid('serviceRequestId', 'This request is of another account.')
}

async function keep(
  ctx: Ctx,
  input: CertificateInput,
  { id, number, prepared }: Start,
  made: { blobKey: string; worksheet: boolean; content: CertificateContent },
  key: string | null,
  batchId: string | null,
): Promise<Certificate> {
  const kept = await onlyOnce(ctx, key, 'createCertificate', input, async () => {
    await demandUnchanged(ctx, input, prepared)
    await store.addCertificate(ctx.db, ctx.agencyId, {
      ...made,
      id,
      accountId: input.accountId,
      certificateNumber: number,
      holder: input.holder,
      additionalInsured: input.additionalInsured,
      descriptionOfOperations: input.descriptionOfOperations,
      form: input.form ?? '25',
      particulars: input.particulars ?? {},
      replaces: input.replaces,
      batchId,
      issuedBy: ctx.actor.userId,
      issuedOn: prepared.request.day,
      createdAt: ctx.now,
      policies: prepared.policies,
    })
    const about = { number, holder: input.holder.name }
    await recordEvent(ctx, 'CERTIFICATE_ISSUED', { accountId: input.accountId, certificateId: id }, { about })
    if (input.serviceRequestId) await noteCertificate(ctx, input.serviceRequestId, { id, number })
    return { id }
  })
  return getCertificate(ctx, kept.id)
}

/**
 * Locks the account and the policies and checks again: what changed while the form was drawn (a cancellation, an edit, a merge) is not
 * certified as it was.
 */
async function demandUnchanged(ctx: Ctx, input: CertificateInput, prepared: Prepared) {
  await getAccount(ctx, input.accountId, 'CHANGE')
  await store.holdPolicies(
    ctx.db,
    prepared.records.map(({ id }) => id),
  )
  if (input.replaces) await demandReplaceable(ctx, input)
  const now = await prepare(ctx, input)
  const other = (part: 'request' | 'policies' | 'proposal') =>
    JSON.stringify(now[part]) !== JSON.stringify(prepared[part])
  const changed =
    other('policies') || other('proposal') ? 'A policy' : other('request') ? 'The account or the agency' : null
  if (changed) throw new AppError('CONFLICT', `${changed} changed while the certificate was drawn. Issue it again.`)
}

/** A certificate by its id. Throws NOT_FOUND. */
export async function getCertificate(ctx: Ctx, id: string): Promise<Certificate> {
  must(ctx, 'read', 'certificate')
  const [certificate] = isId(id) ? await store.findCertificates(ctx.db, [id], await todayAt(ctx)) : []
  if (!certificate) throw new AppError('NOT_FOUND', 'This certificate does not exist.')
  return certificate
}

/** The values of a certificate, one by one. */
export async function getContent(ctx: Ctx, id: string): Promise<CertificateContent> {
  must(ctx, 'read', 'certificate')
  const content = isId(id) ? await store.findContent(ctx.db, id) : null
  if (!content) throw new AppError('NOT_FOUND', 'This certificate does not exist.')
  return content
}

/** One page of certificates, the newest first: of an account, or of the whole agency as its book of holders. */
export async function listCertificates(
  ctx: Ctx,
  filter: store.CertificateFilter,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'certificate')
  return store.listCertificates(ctx.db, known(filter), await todayAt(ctx), page)
}

/** Those of these certificates that exist. */
export async function listByIds(ctx: Ctx, ids: readonly string[]) {
  must(ctx, 'read', 'certificate')
  return store.findCertificates(ctx.db, ids.filter(isId), await todayAt(ctx))
}

/** These certificates for an archive, in the order of the ids. Throws NOT_FOUND when one of them is not there, INVALID for too many. */
export async function listForArchive(ctx: Ctx, ids: readonly string[]) {
  must(ctx, 'read', 'certificate')
  const wanted = [...new Set(ids)]
  if (wanted.length > MOST_ZIPPED) throw invalid('id', `Choose up to ${String(MOST_ZIPPED)} certificates at once.`)
  const found = new Map((await listByIds(ctx, wanted)).map((certificate) => [certificate.id, certificate]))
  const all = wanted.flatMap((id) => found.get(id) ?? [])
  if (!all.length || all.length < wanted.length) throw new AppError('NOT_FOUND', 'This certificate does not exist.')
  return all.map(zippedAs)
}

/** A certificate as it lies in an archive. */
export const zippedAs = ({ certificateNumber, holder, blobKey }: Certificate) => ({
  name: cleanName(`${certificateNumber} ${holder.name}.pdf`),
  blobKey,
})

/** How many earlier holders are offered. */
const MOST_OFFERED = 8

/** Holders of existing certificates of an account, the newest first, each once: a few whose names match the words. */
export async function listHolders(ctx: Ctx, accountId: string, search: string): Promise<Holder[]> {
  must(ctx, 'read', 'certificate')
  return (await listHeld(ctx, accountId, search)).map(({ holder }) => holder).slice(0, MOST_OFFERED)
}

/** The newest certificate of each holder of an account whose name matches the words: on which form it is. */
export async function listHeld(ctx: Ctx, accountId: string, search = ''): Promise<Held[]> {
  must(ctx, 'read', 'certificate')
  const held = await store.listHolders(ctx.db, idOrNobody(accountId), search)
  return [...Map.groupBy(held, ({ holder }) => holderKey(holder)).values()].map(([newest]) => newest!)
}

/** How many certificates of the list there are in each state. */
export async function countCertificates(ctx: Ctx, filter: store.CertificateFilter) {
  must(ctx, 'read', 'certificate')
  return store.countCertificates(ctx.db, known(filter), await todayAt(ctx))
}

/** How many certificates of the list each account has. */
export async function countCertificatesByAccount(ctx: Ctx, filter: store.CertificateFilter) {
  must(ctx, 'read', 'certificate')
  return store.countByAccount(ctx.db, known(filter), await todayAt(ctx))
}

/** The filter with malformed ids replaced, so that they match nothing. */
const known = (filter: store.CertificateFilter): store.CertificateFilter =>
  filter.accountId ? { ...filter, accountId: idOrNobody(filter.accountId) } : filter
