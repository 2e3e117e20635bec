import { POLICY_LIMITS, type PolicyDetails } from '../../../../shared/policies.ts'
import { fieldsIn } from '../../../../shared/policy-fields.ts'
import { builder } from '../../../api/builder.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import { isPending } from '../rules.ts'
import type { Cancellation, Policy, PolicyFile, Pricing, Reinstatement, ValueSource } from '../types.ts'
import {
  CanceledByEnum,
  CancellationReasonEnum,
  CancellationTypeEnum,
  FileStateEnum,
  PaymentIntervalEnum,
  PolicyFileTypeEnum,
  typeOfField,
} from './enums.ts'

export const PricingRef = builder.objectRef<Pricing>('PolicyPricing').implement({
  fields: (t) => ({
    ...Object.fromEntries(
      fieldsIn('pricing').map((field) => [
        field.id,
        'isOptional' in field
          ? t.field({ type: typeOfField(field), nullable: true, resolve: (pricing) => pricing[field.id] })
          : t.field({ type: typeOfField(field), resolve: (pricing) => pricing[field.id] }),
      ]),
    ),
    intervalType: t.expose('paymentIntervalType', {
      type: PaymentIntervalEnum,
      description: 'The same as paymentIntervalType.',
    }),
    total: t.expose('total', { type: 'Decimal', description: 'The sum of premium, taxes and fees.' }),
  }),
})

export const LimitsRef = builder.objectRef<Policy['limits']>('PolicyLimits').implement({
  description: "The policy's limits; null for those it does not state.",
  fields: (t) =>
    Object.fromEntries(
      POLICY_LIMITS.map(({ id, label, coverage }) => [
        id,
        t.field({
          type: 'Decimal',
          nullable: true,
          description: `${coverage}: ${label}`,
          resolve: (limits) => limits[id] ?? null,
        }),
      ]),
    ),
})

const PartyRef = builder.objectRef<{ name?: string; address?: string }>('PolicyParty').implement({
  description: 'A person or company as the policy names them.',
  fields: (t) => ({
    name: t.string({ nullable: true, resolve: ({ name }) => name ?? null }),
    address: t.string({ nullable: true, resolve: ({ address }) => address ?? null }),
  }),
})
const BlanketRef = builder.objectRef<{ type: string; description: string }>('BlanketAdditionalInsured').implement({
  fields: (t) => ({ type: t.exposeString('type'), description: t.exposeString('description') }),
})
type Described = { title: string; description: string; policyQuotes: string[] }
const DescribedRef = builder.objectRef<Described>('PolicyDescription').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    policyQuotes: t.exposeStringList('policyQuotes', { description: 'Words of the policy that say so.' }),
  }),
})
const ExtraLimitRef = builder.objectRef<{ name: string; limit: string }>('ExtraLimit').implement({
  fields: (t) => ({ name: t.exposeString('name'), limit: t.exposeString('limit') }),
})

export const DetailsRef = builder
  .objectRef<PolicyDetails & { policyNumber: string | null }>('PolicyDetails')
  .implement({
    fields: (t) => ({
      policyNumber: t.exposeString('policyNumber', { nullable: true }),
      summary: t.string({ nullable: true, resolve: ({ summary }) => summary ?? null }),
      insured: t.field({ type: PartyRef, nullable: true, resolve: ({ insured }) => insured ?? null }),
      carrier: t.field({ type: PartyRef, nullable: true, resolve: ({ carrier }) => carrier ?? null }),
      deductible: t.string({ nullable: true, resolve: ({ deductible }) => deductible ?? null }),
      blanketAdditionalInsureds: t.field({ type: [BlanketRef], resolve: (own) => own.blanketAdditionalInsureds ?? [] }),
      namedAdditionalInsureds: t.stringList({ resolve: (own) => own.namedAdditionalInsureds ?? [] }),
      locations: t.stringList({ resolve: ({ locations }) => locations ?? [] }),
      coverageDescriptions: t.field({ type: [DescribedRef], resolve: (own) => own.coverageDescriptions ?? [] }),
      exclusionDescriptions: t.field({ type: [DescribedRef], resolve: (own) => own.exclusionDescriptions ?? [] }),
      extraLimits: t.field({ type: [ExtraLimitRef], resolve: ({ extraLimits }) => extraLimits ?? [] }),
    }),
  })

export const CancellationRef = builder.objectRef<Cancellation>('PolicyCancellation').implement({
  fields: (t) => ({
    canceledAt: t.expose('canceledAt', { type: 'DateTime', description: 'When it was recorded.' }),
    canceledBy: t.expose('canceledBy', { type: CanceledByEnum }),
    effectiveAt: t.expose('effectiveAt', { type: 'Date' }),
    type: t.expose('type', { type: CancellationTypeEnum }),
    reason: t.expose('reason', { type: CancellationReasonEnum }),
    reasonDescription: t.exposeString('reasonDescription', { nullable: true }),
    returnPremium: t.expose('returnPremium', { type: 'Decimal' }),
    returnCommission: t.expose('returnCommission', { type: 'Decimal' }),
    isPending: t.boolean({
      description: 'Whether its effective date is still to come; the policy is unchanged until then.',
      resolve: (cancellation) => isPending(cancellation),
    }),
  }),
})

export const ReinstatementRef = builder.objectRef<Reinstatement>('PolicyReinstatement').implement({
  fields: (t) => ({
    reinstatedAt: t.expose('reinstatedAt', { type: 'DateTime', description: 'When it was recorded.' }),
    effectiveAt: t.expose('effectiveAt', { type: 'Date' }),
    reasonDescription: t.exposeString('reasonDescription', { nullable: true }),
  }),
})

export const PolicyFileRef = builder.objectRef<PolicyFile>('PolicyFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    mimeType: t.exposeString('mimeType'),
    size: t.exposeInt('size'),
    pages: t.exposeInt('pageCount', { nullable: true, description: 'Once it is read.' }),
    state: t.expose('state', { type: FileStateEnum, description: 'Whether it has been read for its values.' }),
    type: t.expose('type', { type: PolicyFileTypeEnum }),
    notes: t.exposeString('notes', { nullable: true, description: 'Never shown to the client.' }),
    visible: t.exposeBoolean('visible', { description: 'Whether the client sees it.' }),
    url: t.string({ resolve: ({ id }) => `/agency/files/${id}` }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ createdBy }, _args, context) => (createdBy ? findUserOf(context, createdBy) : null),
    }),
  }),
})

export const ValueSourceRef = builder.objectRef<ValueSource & { field: string }>('PolicyValueSource').implement({
  description: 'The source of an accepted value.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The path of its field in the input, as "limits.glAggregateLimit".',
    }),
    fileId: t.exposeID('fileId'),
    fileName: t.exposeString('fileName'),
    page: t.exposeInt('page'),
    quote: t.exposeString('quote', { description: 'The words it is quoted from.' }),
    acceptedBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ acceptedBy }, _args, context) => (acceptedBy ? findUserOf(context, acceptedBy) : null),
    }),
  }),
})

type May = { allowed: boolean; reason: string | null }
export const MayRef = builder.objectRef<May>('PolicyMay').implement({
  fields: (t) => ({
    allowed: t.exposeBoolean('allowed'),
    reason: t.exposeString('reason', { nullable: true, description: 'Why not.' }),
  }),
})
