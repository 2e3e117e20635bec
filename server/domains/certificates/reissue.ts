import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { contentOf, listCandidates, prepare } from './prepare.ts'
import { demandPrintable } from './printing.ts'
import { getCertificate, getContent } from './service.ts'
import type { CertificateContent, CertificateInput } from './types.ts'

/** One value that would stand differently on a certificate issued today; null for empty. */
export type ReissueChange = { section: string; label: string; was: string | null; is: string | null }

/** What a certificate would say if it were issued again today: what to send, and what would be different. */
export type Reissue = { input: CertificateInput; changes: ReissueChange[]; problem: string | null }

/** Elements that are new on every certificate. */
const ALWAYS_NEW = ['CertificateOfInsurance_CertificateNumberIdentifier_A', 'Form_CompletionDate_A']

/** Compares a certificate with what its policies, or those that renewed them, say today. What would block it is told. */
export async function previewReissue(ctx: Ctx, id: string): Promise<Reissue> {
  must(ctx, 'read', 'certificate')
  const old = await getCertificate(ctx, id)
  const candidates = await listCandidates(ctx, old.accountId)
  const follows = candidates.filter(
    ({ policy }) =>
      old.policyIds.includes(policy.id) || (policy.previousId && old.policyIds.includes(policy.previousId)),
  )
  const input: CertificateInput = {
    accountId: old.accountId,
    holder: old.holder,
    additionalInsured: old.additionalInsured,
    descriptionOfOperations: old.descriptionOfOperations,
    policyIds: follows.length ? follows.map(({ policy }) => policy.id) : null,
    replaces: old.id,
  }
  try {
    const now = contentOf(await prepare(ctx, input), old.certificateNumber)
    demandPrintable(now)
    const before = await getContent(ctx, id)
    return { input, changes: changesOf(before, now), problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { input, changes: [], problem: error.message }
  }
}

type Stated = Pick<CertificateContent, 'fields' | 'overflow'>
type Entry = { section: string; label: string; value: string }

/** What a certificate says, on the form and on its attached page, each by what tells it from the others. */
function entriesOf({ fields, overflow }: Stated): Map<string, Entry> {
  const entries = new Map<string, Entry>(fields.map((field) => [field.name, field]))
  for (const { section, label, text } of overflow) {
    const key = JSON.stringify([section, label])
    const same = entries.get(key)
    entries.set(key, { section, label, value: same ? `${same.value}; ${text}` : text })
  }
  return entries
}

function changesOf(before: Stated, after: Stated): ReissueChange[] {
  const [was, is] = [entriesOf(before), entriesOf(after)]
  return [...new Map([...was, ...is])].flatMap(([name, { section, label }]) => {
    const [old, now] = [was.get(name)?.value ?? null, is.get(name)?.value ?? null]
    return old === now || ALWAYS_NEW.includes(name) ? [] : [{ section, label, was: old, is: now }]
  })
}
