import { policyTitle } from '../../../shared/policies.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { CertificateRequest, CertifiedPolicy, CertifiedSource } from '../../forms/acord-25/certified.ts'
import { type Claim, claimsIn, type Endorsement } from '../../forms/acord-25/claims.ts'
import type { CoverageLine } from '../../forms/acord-25/coverage-lines.ts'
import { certify } from '../../forms/acord-25/from-policies.ts'
import { acord25 } from '../../forms/acord-25/index.ts'
import { AppError, type FieldError } from '../../lib/app-error.ts'
import { getAccount } from '../accounts/service.ts'
import type { Account } from '../accounts/types.ts'
import { getAgency, todayAt } from '../agency/service.ts'
import { findCarriers } from '../carriers/service.ts'
import { listPoliciesInForce } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'
import { describedFigures, isOfLine, unstatedFigure } from './described.ts'
import { grantsOf } from './grants.ts'
import { certifiedInsured, insuredOf, insuredWarning } from './insured.ts'
import { readFilesOf } from './own-papers.ts'
import { blockedBecause, endorseLinks, leftOutBecause, policyFieldLabel, rivalsOf, unstatedBecause } from './rules.ts'
import type { CertificateContent, CertificateField, CertificateInput, CertifiedOrigin } from './types.ts'

/**
 * A policy of the account that is in force on the day, the reason if it cannot be on the certificate, and a warning if its insured is not
 * the account.
 */
export type Candidate = { policy: Policy; carrier: string | null; leftOut: string | null; warning: string | null }

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
      const leftOut = leftOutBecause(certifiedLimits(policy))
      const warning = leftOut ? null : insuredWarning(account, policy, own(policy).read)
      return { policy, carrier: names.get(policy.carrierId ?? '') ?? null, leftOut, warning }
    })
    .sort((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null))
  return { candidates, own }
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
  const { candidates, own } = await candidatesOf(ctx, account)
  const chosen = chooseAmong(candidates, input.policyIds)
  const insured = certifiedInsured(
    account,
    chosen.map(({ policy }) => ({ policy, insured: insuredOf(policy, own(policy).read) })),
  )
  const claims = claimsIn(input.descriptionOfOperations)
  const granting = chosen.map(({ policy }) => ({ policy, ...grantsOf(policy, own(policy).read, input.holder.name) }))
  const files = chosen.map(({ policy }) => own(policy))
  const [read, unread] = [files.flatMap((file) => file.read), files.flatMap((file) => file.unread)]
  demandGranted(input, claims, granting, { policies: chosen.length, read: read.length, unread: unread.length })
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
    throw wrong(`${one} and ${other} would be on the same line of the form. Choose one of them.`)
  }
  return chosen
}

type Granted = { policy: Policy } & ReturnType<typeof grantsOf>

/** Each claim must be granted by a policy, or by one policy of each of certain lines. A refusal links to where it can be corrected. */
function demandGranted(
  input: CertificateInput,
  claims: Claim[],
  grants: Granted[],
  looked: { policies: number; read: number; unread: number },
) {
  const isGranted = (one: Endorsement) => grants.some(({ granted }) => granted.has(one))
  const isGrantedOn = (id: Endorsement) => (line: CoverageLine) =>
    grants.some(({ policy, granted }) => granted.has(id) && isOfLine(policy, line))
  const refuse = (field: string, id: Endorsement, line?: CoverageLine): FieldError => {
    const asked = line ? grants.filter(({ policy }) => isOfLine(policy, line)) : grants
    const ungranted = asked.flatMap((one) => one.ungranted)
    const message = blockedBecause(id, looked, input.holder.name, ungranted, line?.name)
    return { path: [field], message, links: asked.slice(0, MOST_LINKED).flatMap(({ policy }) => endorseLinks(policy)) }
  }
  const errors: FieldError[] = []
  if (input.additionalInsured && !isGranted('additionalInsured'))
    errors.push(refuse('additionalInsured', 'additionalInsured'))
  for (const { id, lines } of claims) {
    const missing = lines.filter((line) => !isGrantedOn(id)(line))
    if (lines.length ? !missing.length : isGranted(id)) continue
    errors.push(refuse('descriptionOfOperations', id, missing[0]))
    break
  }
  if (errors[0]) throw new AppError('INVALID', errors[0].message, errors)
}

/** How many policies a refusal links to. */
const MOST_LINKED = 2

/** A certificate states only what its policies have; this includes its description. */
function demandStated(description: string, policies: Policy[]) {
  const unstated = unstatedFigure(describedFigures(description), policies)
  if (!unstated) return
  const message = unstatedBecause(unstated)
  throw new AppError('INVALID', message, [{ path: ['descriptionOfOperations'], message }])
}

/** The values of the form, each with its source. */
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
  const kept = source.file ?? record.sources[source.path]
  return {
    source,
    label: `${policyTitle(record)}, ${policyFieldLabel(source.path)}`,
    file: kept ? { fileId: kept.fileId, fileName: kept.fileName, page: kept.page, quote: kept.quote } : null,
  }
}

const ORIGINS = { account: 'The account', agency: 'The agency', request: 'As asked for' }
