import { CERTIFICATE_FORMS, type CertificateFormId } from '../../../shared/certificate-forms.ts'
import { policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { CertificateRequest, CertifiedPolicy } from '../../forms/acord-25/certified.ts'
import { claimsIn } from '../../forms/acord-25/claims.ts'
import type { FormProposal, FormQuestion } from '../../forms/types.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { getAccount } from '../accounts/service.ts'
import type { Account } from '../accounts/types.ts'
import { getAgency, todayAt } from '../agency/service.ts'
import { findCarriers } from '../carriers/service.ts'
import { ACCOUNT_FIELDS, HELD_POLICY_FIELDS } from '../on-file/service.ts'
import { valuesOf } from '../on-file/types.ts'
import { listPoliciesInForce } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'
import { demandGranted, demandHeld, demandInterests, demandPlace, demandStated } from './claimed.ts'
import { certificateForm } from './forms.ts'
import { type OnRecord, proposalFrom } from './from-records.ts'
import { grantsOf } from './grants.ts'
import { certifiedInsured, insuredOf, insuredWarning } from './insured.ts'
import { readFilesOf } from './own-papers.ts'
import { leftOutBecause, rivalsOf } from './rules.ts'
import type { CertificateForm, CertificateInput } from './types.ts'

/**
 * A policy of the account that is in force on the day, the reason if it cannot be on a certificate, by the form, and a warning if its insured
 * is not the account.
 */
export type Candidate = {
  policy: Policy
  carrier: string | null
  leftOut: Record<CertificateFormId, string | null>
  warning: string | null
}

/** The policies in force of an account, those that fit a certificate of liability first. */
export async function listCandidates(ctx: Ctx, accountId: string): Promise<Candidate[]> {
  must(ctx, 'read', 'certificate')
  return (await candidatesOf(ctx, await getAccount(ctx, accountId))).candidates
}

async function candidatesOf(ctx: Ctx, account: Account) {
  const policies = await listPoliciesInForce(ctx, account.id, await todayAt(ctx))
  const own = await readFilesOf(ctx, policies)
  const carriers = await findCarriers(
    ctx,
    policies.flatMap(({ carrierId }) => carrierId ?? []),
  )
  const names = new Map(carriers.map(({ id, name }) => [id, name]))
  const candidates = policies
    .map((policy): Candidate => {
      const why = (id: CertificateFormId) => leftOutBecause(certificateForm(id), certifiedLimits(policy))
      const leftOut = Object.fromEntries(CERTIFICATE_FORMS.map((id) => [id, why(id)])) as Candidate['leftOut']
      const isOnNone = CERTIFICATE_FORMS.every((id) => leftOut[id])
      const warning = isOnNone ? null : insuredWarning(account, policy, own(policy).read)
      return { policy, carrier: names.get(policy.carrierId ?? '') ?? null, leftOut, warning }
    })
    .sort((a, b) => Number(a.leftOut['25'] !== null) - Number(b.leftOut['25'] !== null))
  return { candidates, own }
}

const certifiedLimits = ({ type, limits, details }: Policy) => ({
  type,
  limits,
  extraLimits: details.extraLimits ?? [],
})

/** What a certificate will state, before it has a number. */
export type Prepared = {
  form: CertificateForm
  request: Omit<CertificateRequest, 'number'>
  policies: CertifiedPolicy[]
  records: Policy[]
  /** The same as fields of records, and what a form that is a page of data takes from them; null of a certificate of liability. */
  onRecord: OnRecord
  proposal: FormProposal | null
}

/**
 * Gathers what a certificate may state: the account, the agency and the policies in force on its day. Throws INVALID at the field of
 * the request that asks for more: a policy that is not in force, two on one line, an endorsement that no policy on file grants.
 */
export async function prepare(ctx: Ctx, input: CertificateInput): Promise<Prepared> {
  must(ctx, 'create', 'certificate')
  const [account, agency, day] = [await getAccount(ctx, input.accountId), await getAgency(ctx), await todayAt(ctx)]
  const { candidates, own } = await candidatesOf(ctx, account)
  const form = certificateForm(input.form)
  const { particulars = {} } = input
  const chosen = chooseAmong(form, candidates, input.policyIds)
  const insured = certifiedInsured(
    account,
    chosen.map(({ policy }) => ({ policy, insured: insuredOf(policy, own(policy).read) })),
  )
  const claims = claimsIn(input.descriptionOfOperations)
  const granting = chosen.map(({ policy }) => {
    const { read, unread } = own(policy)
    return { policy, read, unread, ...grantsOf(policy, read, input.holder.name) }
  })
  demandPlace(form, input)
  demandGranted(input, claims, granting)
  demandHeld(form, input, granting)
  const interest = demandInterests(form, input, granting)
  demandStated(
    input.descriptionOfOperations,
    chosen.map(({ policy }) => policy),
  )
  const policies = chosen.map(({ policy, carrier }, at): CertifiedPolicy => {
    const { granted } = granting[at]!
    return {
      ...certifiedLimits(policy),
      id: policy.id,
      policyNumber: policy.policyNumber,
      inforceAt: policy.inforceAt!,
      expiresAt: policy.expiresAt!,
      carrier,
      grants: { additionalInsured: granted.get('additionalInsured'), waiver: granted.get('waiver') },
    }
  })
  const request = {
    day,
    producer: {
      name: agency.name,
      phone: agency.phone,
      mailingAddress: agency.mailingAddress,
      contact: agency.configuration.liabilityCOIConfiguration,
    },
    insured,
    holder: input.holder,
    additionalInsured: input.additionalInsured,
    waiver: claims.some(({ id }) => id === 'waiver'),
    description: input.descriptionOfOperations,
    loanNumber: particulars.loanNumber,
    interest,
  }
  const onRecord = recordsOf(account, chosen)
  const proposal = form.id === '25' ? null : proposalFrom(form, onRecord, day, particulars)
  const [question] = proposal?.questions ?? []
  if (question) throw invalid(question.about === 'place' ? 'particulars.location' : 'policyIds', inWords(question))
  return { form, request, policies, records: chosen.map(({ policy }) => policy), onRecord, proposal }
}

/** The account and what is chosen of its policies, as fields of records. */
function recordsOf(account: Account, chosen: Candidate[]): OnRecord {
  const row = (type: 'ACCOUNT' | 'POLICY', id: string, values: { path: string; value: string }[]) => ({
    ...{ type, id, isCurrent: true },
    values: values.map(({ path, value }) => ({ path, value })),
  })
  const policies = chosen.map(({ policy, carrier }) => {
    const names = new Map(carrier && policy.carrierId ? [[policy.carrierId, carrier]] : [])
    const named = { ...policy, names, previous: null, next: null, isInForce: true }
    return row('POLICY', policy.id, valuesOf(named, HELD_POLICY_FIELDS))
  })
  return { account: row('ACCOUNT', account.id, valuesOf({ ...account, names: new Map() }, ACCOUNT_FIELDS)), policies }
}

const inWords = ({ because, text, choices }: FormQuestion) =>
  [because?.text, text, choices.length && `${choices.join('; ')}.`].filter(Boolean).join(' ')

/** The policies asked for, or all that fit. */
function chooseAmong(form: CertificateForm, candidates: Candidate[], ids: string[] | null): Candidate[] {
  const whyNot = ({ leftOut }: Candidate) => leftOut[form.id]
  const wrong = (message: string) => new AppError('INVALID', message, [{ path: ['policyIds'], message }])
  const chosen = ids
    ? candidates.filter(({ policy }) => ids.includes(policy.id))
    : candidates.filter((one) => !whyNot(one))
  if (ids && chosen.length < new Set(ids).size) throw wrong('A chosen policy is not in force today. Choose again.')
  if (!chosen.length)
    throw wrong(
      candidates.length
        ? `No policy in force fits ${form.called}. ${whyNot(candidates[0]!)!}`
        : 'This account has no policy in force. A certificate can only state what is in force.',
    )
  const unfit = chosen.find(whyNot)
  if (unfit) throw wrong(whyNot(unfit)!)
  const rivals = rivalsOf(
    form,
    chosen.map(({ policy }) => policy),
  )
  if (rivals) {
    const [one, other] = rivals.map((id) => policyTitle(chosen.find(({ policy }) => policy.id === id)!.policy))
    throw wrong(`${one} and ${other} would be on the same line of the form. Choose one of them.`)
  }
  return chosen
}
