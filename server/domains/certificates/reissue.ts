import { type IsoDate, mediumDate } from '../../../shared/dates.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import { todayAt } from '../agency/service.ts'
import { listPoliciesOf } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'
import { contentOf } from './content.ts'
import { listCandidates, prepare } from './prepare.ts'
import { demandPrintable } from './printing.ts'
import { getCertificate, getContent } from './service.ts'
import type { CertificateContent, CertificateInput } from './types.ts'

/** One value that would differ on a certificate issued today; null for empty. */
export type ReissueChange = { section: string; label: string; was: string | null; is: string | null }

/** What a certificate would say if it were issued again today: what to send, what would be different, and which renewals it is too early for. */
export type Reissue = { input: CertificateInput; changes: ReissueChange[]; problem: string | null; renewals: string[] }

/** Elements that are new on every certificate. */
const ALWAYS_NEW = ['CertificateOfInsurance_CertificateNumberIdentifier_A', 'Form_CompletionDate_A']

/**
 * Compares a certificate with what these policies say today; without any, with what its own say, or those in force that renewed them. The
 * result includes what would block it.
 */
export async function previewReissue(ctx: Ctx, id: string, policyIds?: readonly string[] | null): Promise<Reissue> {
  must(ctx, 'read', 'certificate')
  const old = await getCertificate(ctx, id)
  const lines = linesOf(await listPoliciesOf(ctx, [old.accountId]), old.policyIds)
  const inForce = new Set((await listCandidates(ctx, old.accountId)).map(({ policy }) => policy.id))
  const newest = lines.flatMap((versions) => versions.findLast((policy) => inForce.has(policy.id)) ?? [])
  const input: CertificateInput = {
    accountId: old.accountId,
    form: old.form,
    holder: old.holder,
    particulars: old.particulars,
    additionalInsured: old.additionalInsured,
    descriptionOfOperations: old.descriptionOfOperations,
    policyIds: policyIds ? [...policyIds] : newest.length ? newest.map((policy) => policy.id) : null,
    replaces: old.id,
  }
  const renewals = renewalsAhead(lines, await todayAt(ctx))
  if (policyIds?.length === 0) return { input, changes: [], problem: 'Choose at least one policy.', renewals }
  try {
    const now = contentOf(await prepare(ctx, input), old.certificateNumber)
    demandPrintable(now)
    const before = await getContent(ctx, id)
    return { input, changes: changesOf(before, now), problem: null, renewals }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { input, changes: [], problem: error.message, renewals }
  }
}

/** Each of these policies with what renewed it, and what renewed that, the oldest first. */
function linesOf(policies: readonly Policy[], ids: readonly string[]): Policy[][] {
  const versionsAfter = (policy: Policy): Policy[] => {
    const next = policies.find(({ previousId }) => previousId === policy.id)
    return [policy, ...(next ? versionsAfter(next) : [])]
  }
  const lines = policies.filter(({ id }) => ids.includes(id)).map(versionsAfter)
  // If one policy on the certificate renewed another, they count once.
  return lines.filter(([own]) => !lines.some(([, ...later]) => later.includes(own!)))
}

/** The renewals that have not begun: only what is in force is certified. */
function renewalsAhead(lines: Policy[][], today: IsoDate): string[] {
  return lines.flatMap(([, ...later]) =>
    later.flatMap(({ inforceAt, state, policyNumber, previousId }) => {
      if (!inforceAt || inforceAt <= today || state === 'CANCELED') return []
      const before = lines.flat().find(({ id }) => id === previousId)!
      const as = policyNumber ? `as ${policyNumber}` : 'under a number that is not on file yet'
      return [
        `${policyTitle(before)} renews ${mediumDate(inforceAt)} ${as}, not in force yet: issue it again from that day.`,
      ]
    }),
  )
}

type Stated = Pick<CertificateContent, 'fields' | 'overflow'>
type Entry = { section: string; label: string; value: string }

/** The values of a certificate, on the form and on its attached page, each under a unique key. */
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
