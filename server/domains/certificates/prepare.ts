import { policyTitle } from '../../../shared/policies.ts'
import { sentence } from '../../../shared/sentence.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isOneName } from '../../documents/facts/names.ts'
import type { CertificateRequest, CertifiedPolicy, CertifiedSource } from '../../forms/acord-25/certified.ts'
import { type Claim, claimsIn, type Endorsement } from '../../forms/acord-25/claims.ts'
import type { CoverageLine } from '../../forms/acord-25/coverage-lines.ts'
import { certify } from '../../forms/acord-25/from-policies.ts'
import { acord25 } from '../../forms/acord-25/index.ts'
import { AppError, type FieldError } from '../../lib/app-error.ts'
import { getAccount } from '../accounts/service.ts'
import { getAgency, todayAt } from '../agency/service.ts'
import { findCarriers } from '../carriers/service.ts'
import { listFiles } from '../files/service.ts'
import { listPolicyFiles } from '../policies/files.ts'
import { listPoliciesInForce } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'
import { describedFigures, isOfLine, unstatedFigure } from './described.ts'
import { grantsOf, type ReadFile } from './grants.ts'
import { blockedBecause, leftOutBecause, policyFieldLabel, rivalsOf, unstatedBecause } from './rules.ts'
import type { CertificateContent, CertificateField, CertificateInput, CertifiedOrigin } from './types.ts'

/** A policy of the account that is in force on the day, and why it cannot be on the certificate, if so. */
export type Candidate = { policy: Policy; carrier: string | null; leftOut: string | null }

/** The policies in force of an account, those that fit a certificate of liability first. */
export async function listCandidates(ctx: Ctx, accountId: string): Promise<Candidate[]> {
  must(ctx, 'read', 'certificate')
  const policies = await listPoliciesInForce(ctx, accountId, await todayAt(ctx))
  const carriers = await findCarriers(
    ctx,
    policies.flatMap(({ carrierId }) => carrierId ?? []),
  )
  const names = new Map(carriers.map(({ id, name }) => [id, name]))
  return policies
    .map((policy) => ({
      policy,
      carrier: names.get(policy.carrierId ?? '') ?? null,
      leftOut: leftOutBecause(certifiedLimits(policy)),
    }))
    .sort((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null))
}

const certifiedLimits = ({ type, limits, details }: Policy) => ({
  type,
  limits,
  extraLimits: details.extraLimits ?? [],
})

/** What a certificate will state, before it has a number. */
export type Prepared = {
  request: Omit<CertificateRequest, 'number'>
  policies: CertifiedPolicy[]
  records: Policy[]
}

/**
 * Gathers what a certificate may state: the account, the agency and the policies in force on its day. Throws INVALID at the field of
 * the request that asks for more: a policy that is not in force, two on one line, an endorsement that no policy on file grants.
 */
export async function prepare(ctx: Ctx, input: CertificateInput): Promise<Prepared> {
  must(ctx, 'create', 'certificate')
  const [account, agency, day] = [await getAccount(ctx, input.accountId), await getAgency(ctx), await todayAt(ctx)]
  const chosen = chooseAmong(await listCandidates(ctx, account.id), input.policyIds)
  demandInsured(chosen, [account.name, account.dba])
  const read = await readFilesOf(ctx, chosen)
  const claims = claimsIn(input.descriptionOfOperations)
  const grants = new Map(
    chosen.map(({ policy }) => [policy.id, grantsOf(policy, read.files.get(policy.id) ?? [], input.holder.name)]),
  )
  const granting = chosen.map(({ policy }) => ({ policy, granted: grants.get(policy.id)! }))
  demandGranted(input, claims, granting, { policies: chosen.length, read: read.read, unread: read.unread })
  demandStated(
    input.descriptionOfOperations,
    chosen.map(({ policy }) => policy),
  )
  const policies = chosen.map(({ policy, carrier }): CertifiedPolicy => {
    const granted = grants.get(policy.id)!
    return {
      ...certifiedLimits(policy),
      id: policy.id,
      policyNumber: policy.policyNumber,
      inforceAt: policy.inforceAt!,
      expiresAt: policy.expiresAt!,
      carrier,
      grants: { additionalInsured: granted.has('additionalInsured'), waiver: granted.has('waiver') },
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
    insured: { name: account.name, mailingAddress: account.mailingAddress },
    holder: input.holder,
    additionalInsured: input.additionalInsured,
    waiver: claims.some(({ id }) => id === 'waiver'),
    description: input.descriptionOfOperations,
  }
  return { request, policies, records: chosen.map(({ policy }) => policy) }
}

/** The policies asked for, or all that fit. */
function chooseAmong(candidates: Candidate[], ids: string[] | null): Candidate[] {
  const wrong = (message: string) => new AppError('INVALID', message, [{ path: ['policyIds'], message }])
  const chosen = ids
    ? candidates.filter(({ policy }) => ids.includes(policy.id))
    : candidates.filter(({ leftOut }) => !leftOut)
  if (ids && chosen.length < new Set(ids).size) throw wrong('A chosen policy is not in force today. Choose again.')
  if (!chosen.length)
    throw wrong(
      candidates.length
        ? `No policy in force fits a certificate of liability. ${candidates[0]!.leftOut!}`
        : 'This account has no policy in force. A certificate can only state what is in force.',
    )
  const unfit = chosen.find(({ leftOut }) => leftOut)
  if (unfit) throw wrong(unfit.leftOut!)
  const rivals = rivalsOf(chosen.map(({ policy }) => policy))
  if (rivals) {
    const [one, other] = rivals.map((id) => policyTitle(chosen.find(({ policy }) => policy.id === id)!.policy))
    throw wrong(`${one} and ${other} would stand on the same line of the form. Choose one of them.`)
  }
  return chosen
}

/** A certificate names the account as the insured: a policy that says it insures somebody else cannot stand on it. */
function demandInsured(chosen: Candidate[], names: (string | null)[]) {
  for (const { policy } of chosen) {
    const insured = policy.details.insured?.name
    if (!insured || names.some((name) => name && isOneName(name, insured))) continue
    const message = `${sentence(`${policyTitle(policy)} insures “${insured}”, not ${names[0]!}`)} Correct the policy or the account first.`
    throw new AppError('INVALID', message, [{ path: ['policyIds'], message }])
  }
}

/** What a policy may be granted by: endorsements and the policy itself, not what others say of it. */
const GRANTING = ['ENDORSEMENT', 'POLICY_DOCUMENT', 'BINDER']

async function readFilesOf(ctx: Ctx, chosen: Candidate[]) {
  const kept = await listPolicyFiles(
    ctx,
    chosen.map(({ policy }) => policy.id),
  )
  const granting = kept.filter(({ type }) => GRANTING.includes(type))
  const records = new Map(
    (
      await listFiles(
        ctx,
        granting.map(({ id }) => id),
      )
    ).map((file) => [file.id, file]),
  )
  const files = new Map<string, ReadFile[]>()
  for (const { id, policyId, name } of granting) {
    const facts = records.get(id)?.facts
    if (facts) files.set(policyId, [...(files.get(policyId) ?? []), { name, facts }])
  }
  const read = [...files.values()].flat().length
  return { files, read, unread: granting.length - read }
}

type Granted = { policy: Policy; granted: Set<Endorsement> }

/** Each claim is granted by a policy; one of certain lines by a policy of each. */
function demandGranted(
  input: CertificateInput,
  claims: Claim[],
  grants: Granted[],
  looked: { policies: number; read: number; unread: number },
) {
  const isGranted = (one: Endorsement) => grants.some(({ granted }) => granted.has(one))
  const isGrantedOn = (id: Endorsement) => (line: CoverageLine) =>
    grants.some(({ policy, granted }) => granted.has(id) && isOfLine(policy, line))
  const errors: FieldError[] = []
  if (input.additionalInsured && !isGranted('additionalInsured'))
    errors.push({ path: ['additionalInsured'], message: blockedBecause('additionalInsured', looked) })
  for (const { id, lines } of claims) {
    const missing = lines.filter((line) => !isGrantedOn(id)(line))
    if (lines.length ? !missing.length : isGranted(id)) continue
    errors.push({ path: ['descriptionOfOperations'], message: blockedBecause(id, looked, missing[0]?.name) })
    break
  }
  if (errors[0]) throw new AppError('INVALID', errors[0].message, errors)
}

/** A certificate states only what its policies have, also in the words of its description. */
function demandStated(description: string, policies: Policy[]) {
  const unstated = unstatedFigure(describedFigures(description), policies)
  if (!unstated) return
  const message = unstatedBecause(unstated)
  throw new AppError('INVALID', message, [{ path: ['descriptionOfOperations'], message }])
}

/** What will stand on the form, with where each value is from. */
export function contentOf(prepared: Prepared, number: string) {
  const certified = certify({ ...prepared.request, number }, prepared.policies)
  const originOf = (source: CertifiedSource) => describeOrigin(source, prepared)
  const fields = acord25.fields.flatMap(({ name, label, section }): CertificateField[] => {
    const found = certified.values.get(name)
    return found ? [{ name, label, section, value: found.value, origin: originOf(found.source) }] : []
  })
  const overflow = certified.overflow.map(({ source, ...entry }) => ({ ...entry, origin: originOf(source) }))
  return { fields, overflow } satisfies Omit<CertificateContent, 'pages'>
}

function describeOrigin(source: CertifiedSource, { records }: Prepared): CertifiedOrigin {
  if (source.kind !== 'policy') return { source, label: ORIGINS[source.kind], file: null }
  const record = records.find(({ id }) => id === source.policyId)!
  const kept = record.sources[source.path]
  return {
    source,
    label: `${policyTitle(record)}, ${policyFieldLabel(source.path)}`,
    file: kept ? { fileId: kept.fileId, fileName: kept.fileName, page: kept.page, quote: kept.quote } : null,
  }
}

const ORIGINS = { account: 'The account', agency: 'The agency', request: 'As asked for' }
