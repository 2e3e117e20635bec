import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { contentOf, listCandidates, prepare } from './prepare.ts'
import { getCertificate, getContent } from './service.ts'
import type { CertificateInput } from './types.ts'

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
    const before = await getContent(ctx, id)
    return { input, changes: changesOf(before.fields, now.fields), problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { input, changes: [], problem: error.message }
  }
}

type Field = { name: string; section: string; label: string; value: string }

function changesOf(before: readonly Field[], now: readonly Field[]): ReissueChange[] {
  const [was, is] = [before, now].map((fields) => new Map(fields.map((field) => [field.name, field]))) as [
    Map<string, Field>,
    Map<string, Field>,
  ]
  return [...new Map([...was, ...is]).values()].flatMap(({ name, section, label }) => {
    const [old, now] = [was.get(name)?.value ?? null, is.get(name)?.value ?? null]
    return old === now || ALWAYS_NEW.includes(name) ? [] : [{ section, label, was: old, is: now }]
  })
}
