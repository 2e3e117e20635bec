import { policyTitle } from '../../../shared/policies.ts'
import { sentence } from '../../../shared/sentence.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { CLAIMED, isOneName } from '../../documents/index.ts'
import type { CertificateRequest, CertifiedPolicy, CertifiedSource } from '../../forms/acord-25/certified.ts'
import { type Claim, claimsIn, type Endorsement } from '../../forms/acord-25/claims.ts'
import type { CoverageLine } from '../../forms/acord-25/coverage-lines.ts'
import { certify } from '../../forms/acord-25/from-policies.ts'
import { acord25 } from '../../forms/acord-25/index.ts'
import { AppError, type FieldError } from '../../lib/app-error.ts'
import { envelopeOf } from '../../lib/envelope.ts'
import { getAccount } from '../accounts/service.ts'
import type { Account } from '../accounts/types.ts'
import { getAgency, todayAt } from '../agency/service.ts'
import { findCarriers } from '../carriers/service.ts'
import { listFiles } from '../files/service.ts'
import { choosePolicy, listPoliciesInForce, listPolicyFiles } from '../policies/service.ts'
import type { Policy } from '../policies/types.ts'
import { describedFigures, isOfLine, unstatedFigure } from './described.ts'
import { type GrantedBy, grantsOf, type ReadFile } from './grants.ts'
import { blockedBecause, leftOutBecause, policyFieldLabel, rivalsOf, unstatedBecause } from './rules.ts'
import type { CertificateContent, CertificateField, CertificateInput, CertifiedOrigin } from './types.ts'

/** A policy of the account that is in force on the day, and why it cannot be on the certificate, if so. */
export type Candidate = {
  policy: Policy
  carrier: string | null
  leftOut: string | null
  /** Whom the policy insures, where that is not the account by its name. */
  insuresOther: string | null
}

/** The policies in force of an account, those that fit a certificate of liability first. */
export async function listCandidates(ctx: Ctx, accountId: string): Promise<Candidate[]> {
  must(ctx, 'read', 'certificate')
  const policies = await listPoliciesInForce(ctx, accountId, await todayAt(ctx))
  const carriers = await findCarriers(
    ctx,
    policies.flatMap(({ carrierId }) => carrierId ?? []),
  )
  const names = new Map(carriers.map(({ id, name }) => [id, name]))
  const account = policies.length ? await getAccount(ctx, accountId) : null
  const { files } = await readFilesOf(ctx, policies)
  return policies
    .map((policy) => ({
      policy,
      insuresOther: otherInsured(account!, namedInsured(policy, files.get(policy.id) ?? []))?.name ?? null,
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
  /** What says that an endorsement is granted, by policy. */
  grants: ReadonlyMap<string, ReadonlyMap<Endorsement, GrantedBy>>
}

/**
 * Gathers what a certificate may state: the account, the agency and the policies in force on its day. Throws INVALID at the field of
 * the request that asks for more: a policy that is not in force, two on one line, an endorsement that no policy on file grants.
 */
export async function prepare(ctx: Ctx, input: CertificateInput): Promise<Prepared> {
  must(ctx, 'create', 'certificate')
  const [account, agency, day] = [await getAccount(ctx, input.accountId), await getAgency(ctx), await todayAt(ctx)]
  const chosen = chooseAmong(await listCandidates(ctx, account.id), input.policyIds)
  const read = await readFilesOf(
    ctx,
    chosen.map(({ policy }) => policy),
  )
  const insured = insuredOn(account, chosen, read.files)
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
    insured,
    holder: input.holder,
    additionalInsured: input.additionalInsured,
    waiver: claims.some(({ id }) => id === 'waiver'),
    description: input.descriptionOfOperations,
  }
  return { request, policies, records: chosen.map(({ policy }) => policy), grants }
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

/** Whom a policy says it insures: its record, else what its files surely say. */
function namedInsured({ details, policyNumber, type }: Policy, files: readonly ReadFile[]): NamedInsured | null {
  if (details.insured?.name) return { name: details.insured.name, address: details.insured.address ?? null }
  for (const { facts } of files) {
    const own = choosePolicy(facts, { number: policyNumber, type })
    const [name, ...others] = facts.facts.filter(
      ({ key, policy, status, confidence }) =>
        key === 'insured.name' && status === 'current' && confidence >= CLAIMED && (policy === null || policy === own),
    )
    if (name && !others.length) return { name: name.value, address: null }
  }
  return null
}

type NamedInsured = { name: string; address: string | null }

/** The insured, where it is not the account under one of its names. */
const otherInsured = ({ name, dba }: Account, insured: NamedInsured | null) =>
  insured && ![name, dba].some((own) => own && isOneName(own, insured.name)) ? insured : null

/**
 * The named insured of the policies, which a certificate must name: the account, or whom all its policies insure instead. Throws INVALID where
 * they insure different ones.
 */
function insuredOn(account: Account, chosen: Candidate[], files: ReadonlyMap<string, ReadFile[]>) {
  const { name, mailingAddress } = account
  const all = chosen.map(({ policy }) => ({
    policy,
    other: otherInsured(account, namedInsured(policy, files.get(policy.id) ?? [])),
  }))
  const other = all.find((one) => one.other)?.other
  if (!other) return { name, mailingAddress }
  const unlike = all.find((one) => !one.other || !isOneName(one.other.name, other.name))
  if (unlike) {
    const message = `${sentence(`${policyTitle(unlike.policy)} insures “${unlike.other?.name ?? name}”, and another chosen policy “${other.name}”`)} Choose policies of one insured.`
    throw new AppError('INVALID', message, [{ path: ['policyIds'], message }])
  }
  const written = other.address && envelopeOf([other.name, ...other.address.split(/[,\n]/).map((part) => part.trim())])
  if (!written) return { name: other.name, mailingAddress }
  const { name: _name, ...address } = written
  return { name: other.name, mailingAddress: address }
}

/** What a policy may be granted by: endorsements and the policy itself, not what others say of it. */
const GRANTING = ['ENDORSEMENT', 'POLICY_DOCUMENT', 'BINDER']

async function readFilesOf(ctx: Ctx, policies: readonly Policy[]) {
  const kept = await listPolicyFiles(
    ctx,
    policies.map(({ id }) => id),
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
    if (facts) files.set(policyId, [...(files.get(policyId) ?? []), { id, name, facts }])
  }
  const read = [...files.values()].flat().length
  return { files, read, unread: granting.length - read }
}

type Granted = { policy: Policy; granted: ReadonlyMap<Endorsement, GrantedBy> }

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

function describeOrigin(source: CertifiedSource, { records, grants }: Prepared): CertifiedOrigin {
  if (source.kind !== 'policy') return { source, label: ORIGINS[source.kind], file: null }
  const record = records.find(({ id }) => id === source.policyId)!
  const granted = GRANT_PATHS[source.path]
  const kept = granted ? grants.get(record.id)?.get(granted) : record.sources[source.path]
  return {
    source,
    label: `${policyTitle(record)}, ${policyFieldLabel(source.path)}`,
    file: kept ? { fileId: kept.fileId, fileName: kept.fileName, page: kept.page, quote: kept.quote } : null,
  }
}

/** The endorsement that a tick of a policy's row rests on. */
const GRANT_PATHS: Readonly<Record<string, Endorsement>> = {
  'grants.additionalInsured': 'additionalInsured',
  'grants.waiver': 'waiver',
}

const ORIGINS = { account: 'The account', agency: 'The agency', request: 'As asked for' }
