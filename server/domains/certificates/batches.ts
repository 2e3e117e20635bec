import { z } from 'zod'
import { CERTIFICATE_FORMS } from '../../../shared/certificate-forms.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { getAccount } from '../accounts/service.ts'
import { recordEvent } from '../history/service.ts'
import { listPolicies } from '../policies/service.ts'
import { holderKey, readHolders } from './holders.ts'
import { descriptionInput, listByIds, listHeld, zippedAs } from './service.ts'
import * as store from './store/batches.ts'
import type { Batch, Held, Holder } from './types.ts'

/** How many certificates one request may ask for. */
const MOST_HOLDERS = 500

const holderList = z
  .string()
  .trim()
  .min(1, 'Paste the holders, one in a line.')
  .max(200_000, `One request may have up to ${String(MOST_HOLDERS)} holders. Send this list in parts.`)

/** On which form each holder gets one: on the same, or on that of the certificate it has. */
const BATCH_FORMS = [...CERTIFICATE_FORMS, 'AS_HELD'] as const
type BatchForm = (typeof BATCH_FORMS)[number]

const batchInput = z.object({
  accountId: z.string(),
  form: z.enum(BATCH_FORMS).default('25'),
  holders: holderList,
  additionalInsured: z.boolean(),
  descriptionOfOperations: descriptionInput,
  policyIds: z.array(z.string()).min(1, 'Choose at least one policy.').nullable(),
})
export type BatchInput = z.input<typeof batchInput>

/** A preview of a list of holders, before anything is issued. */
export type HolderCheck = {
  holders: number
  repeats: number
  /** Columns that hold something and are not used, by their names. */
  unused: string[]
  problems: { line: number; text: string; problem: string }[]
}

/** Checks a pasted list of holders: their number, repeated lines, and lines that cannot be read. */
export function checkHolders(ctx: Ctx, text: string): HolderCheck {
  must(ctx, 'create', 'certificate')
  const { items, ...rest } = sort(parse(z.object({ holders: holderList }), { holders: text }).holders, false)
  return { holders: items.length, ...rest }
}

/** The policies asked for, none meaning all that fit. Throws INVALID for one that is not the account's. */
async function knownPolicies(ctx: Ctx, accountId: string, given: string[] | null): Promise<string[]> {
  const ids = [...new Set(given)]
  const own = (await listPolicies(ctx, ids)).filter((policy) => policy.accountId === accountId)
  if (own.length < ids.length) throw invalid('policyIds', 'A chosen policy is not in force today. Choose again.')
  return ids
}

/**
 * The holders of a list, each once, and the lines nothing is issued for. A holder with conflicting lines is one of these: only the user
 * knows which line is right.
 */
function sort(text: string, additionalInsured: boolean) {
  const { lines, unused } = readHolders(text)
  const problems = lines.flatMap((line) => ('problem' in line ? [line] : []))
  const read = lines.flatMap((line) =>
    'problem' in line ? [] : [{ ...line, additionalInsured: line.additionalInsured ?? additionalInsured }],
  )
  const groups = [...Map.groupBy(read, ({ holder }) => holderKey(holder)).values()]
  const isClear = (group: typeof read) => new Set(group.map((line) => line.additionalInsured)).size === 1
  for (const group of groups.filter((group) => !isClear(group)))
    for (const { line, text } of group) problems.push({ line, text, problem: differing(group) })
  const clear = groups.filter(isClear)
  return {
    items: clear.map(([first]) => ({ holder: first!.holder, additionalInsured: first!.additionalInsured })),
    repeats: clear.flat().length - clear.length,
    unused,
    problems: problems.sort((a, b) => a.line - b.line),
  }
}

const NONE_HELD = 'This holder has no certificate of this account yet. Choose the form for it.'

/** The form that a holder gets a certificate on, and what that asks for; null where it is that of one it does not have. */
function formFor(holder: Holder, form: BatchForm, held: readonly Held[]) {
  if (form !== 'AS_HELD') return { form, particulars: {} }
  const own = held.find((one) => holderKey(one.holder) === holderKey(holder))
  return { form: own?.form ?? null, particulars: own?.particulars ?? {} }
}

function differing(group: { line: number }[]) {
  const lines = new Intl.ListFormat('en-US').format(group.map(({ line }) => String(line)))
  return `Lines ${lines} name this holder with different answers about the additional insured. Keep one of them.`
}

/**
 * Begins to issue a certificate to each holder of a list. A line that cannot be read is left out and says why; nothing is sent to anyone.
 * The job goes on after a restart where it stopped, and never issues twice.
 */
export async function startBatch(ctx: Ctx, given: BatchInput, key: string | null): Promise<Batch> {
  must(ctx, 'create', 'certificate')
  const input = parse(batchInput, given)
  const { id } = await onlyOnce(ctx, key, 'startCertificateBatch', input, async () => {
    const account = await getAccount(ctx, input.accountId, 'KEEP')
    const { items: found, repeats, problems } = sort(input.holders, input.additionalInsured)
    const held = input.form === 'AS_HELD' ? await listHeld(ctx, account.id) : []
    const items = found.map((item) => ({ ...item, ...formFor(item.holder, input.form, held) }))
    if (!items.length) throw invalid('holders', problems[0]?.problem ?? 'There is no holder in this list.')
    const lines = items.length + problems.length
    if (lines > MOST_HOLDERS)
      throw invalid(
        'holders',
        `One request may have up to ${String(MOST_HOLDERS)} holders; this list has ${String(lines)}.`,
      )
    const batch: Batch = {
      id: newId(),
      accountId: account.id,
      policyIds: await knownPolicies(ctx, account.id, input.policyIds),
      descriptionOfOperations: input.descriptionOfOperations,
      repeats,
      askedBy: ctx.actor.userId,
      stopRequested: false,
      createdAt: ctx.now,
      endedAt: null,
      items: [
        ...items.map((item, position) => ({
          ...item,
          position,
          ...(item.form
            ? { state: 'WAITING' as const, message: null }
            : { state: 'LEFT_OUT' as const, message: NONE_HELD }),
          form: item.form ?? CERTIFICATE_FORMS[0],
          certificateId: null,
        })),
        ...problems.map(({ text, problem }, at) => ({
          position: items.length + at,
          holder: { name: text.slice(0, 200), address: {} },
          additionalInsured: false,
          form: CERTIFICATE_FORMS[0],
          particulars: {},
          state: 'LEFT_OUT' as const,
          message: problem,
          certificateId: null,
        })),
      ],
    }
    await store.addBatch(ctx.db, ctx.agencyId, batch)
    await ctx.enqueue('issue-certificates', { agencyId: ctx.agencyId, batchId: batch.id })
    return { id: batch.id }
  })
  return getBatch(ctx, id)
}

/** A request for many certificates, with what came of each holder. Throws NOT_FOUND. */
export async function getBatch(ctx: Ctx, id: string): Promise<Batch> {
  must(ctx, 'read', 'certificate')
  const batch = isId(id) ? await store.findBatch(ctx.db, id) : null
  if (!batch) throw new AppError('NOT_FOUND', 'This request does not exist.')
  return batch
}

/** The certificates of a request that are issued, as files named for their number and holder. Throws NOT_FOUND without any. */
export async function listIssued(ctx: Ctx, id: string): Promise<{ name: string; blobKey: string }[]> {
  must(ctx, 'read', 'certificate')
  const { items } = await getBatch(ctx, id)
  const certificates = await listByIds(
    ctx,
    items.flatMap(({ certificateId }) => certificateId ?? []),
  )
  if (!certificates.length) throw new AppError('NOT_FOUND', 'No certificate of this request is issued yet.')
  return certificates.map(zippedAs)
}

/** Stops a request: what is issued stays, what waits is left as it is and can be gone on with. */
export async function stopBatch(ctx: Ctx, id: string, key?: string | null): Promise<Batch> {
  must(ctx, 'change', 'certificate')
  await onlyOnce(ctx, key, 'stopCertificates', { id }, async () => {
    const { accountId, endedAt } = await lockBatch(ctx, id)
    if (endedAt) return {}
    await store.setStopRequested(ctx.db, id, true)
    await store.setEnded(ctx.db, id, ctx.now)
    await recordEvent(ctx, 'CERTIFICATES_STOPPED', { accountId })
    return {}
  })
  return getBatch(ctx, id)
}

/** Goes on with a request that was stopped. */
export async function resumeBatch(ctx: Ctx, id: string, key?: string | null): Promise<Batch> {
  must(ctx, 'change', 'certificate')
  await onlyOnce(ctx, key, 'resumeCertificates', { id }, async () => {
    const { accountId, endedAt } = await lockBatch(ctx, id)
    await reopen(ctx, id)
    if (endedAt) await recordEvent(ctx, 'CERTIFICATES_RESUMED', { accountId })
    return {}
  })
  return getBatch(ctx, id)
}

/** A request to change, with its row locked, so that changes happen one after the other. */
export async function lockBatch(ctx: Ctx, id: string): Promise<Batch> {
  must(ctx, 'create', 'certificate')
  if (isId(id)) await store.lockBatch(ctx.db, id)
  return getBatch(ctx, id)
}

async function reopen(ctx: Ctx, id: string) {
  await store.setStopRequested(ctx.db, id, false)
  await store.setEnded(ctx.db, id, null)
  await ctx.enqueue('issue-certificates', { agencyId: ctx.agencyId, batchId: id })
}

/** What may be decided on a holder whose certificate was not made. */
export const SETTLEMENTS = ['TRY_AGAIN', 'WITHOUT_ADDITIONAL_INSURED', 'LEAVE_OUT'] as const
type Settlement = (typeof SETTLEMENTS)[number]

/** Decides on a holder that was blocked or failed: try it again as it is, issue it without what no policy grants, or leave it out. */
export async function settleItem(
  ctx: Ctx,
  id: string,
  position: number,
  how: Settlement,
  key?: string | null,
): Promise<Batch> {
  must(ctx, 'change', 'certificate')
  await onlyOnce(ctx, key, 'settleCertificate', { id, position, how }, async () => {
    await settle(ctx, id, position, how)
    return {}
  })
  return getBatch(ctx, id)
}

async function settle(ctx: Ctx, id: string, position: number, how: Settlement) {
  const batch = await lockBatch(ctx, id)
  const item = batch.items.find((one) => one.position === position)
  if (item?.state !== 'BLOCKED' && item?.state !== 'FAILED')
    throw new AppError('CONFLICT', 'This holder has been settled already.')
  if (how === 'LEAVE_OUT') return store.setItem(ctx.db, id, position, { state: 'LEFT_OUT', message: item.message })
  const without = how === 'WITHOUT_ADDITIONAL_INSURED' && { additionalInsured: false }
  await store.setItem(ctx.db, id, position, { state: 'WAITING', ...without })
  // A stopped request waits until it is resumed.
  if (!batch.stopRequested) await reopen(ctx, id)
}
