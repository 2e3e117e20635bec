import type { MailingAddress } from '../../../../shared/accounts.ts'
import { CERTIFICATE_SORTS } from '../../../../shared/certificates.ts'
import { formCard } from '../../../../shared/forms.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { CERTIFICATE_STATES } from '../../../../shared/states.ts'
import { actingOf, actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { costOfRows, type ListPlace, ListPlaceRef, ListTotalRef, pageArgs } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef } from '../../accounts/graph/account.ts'
import { findAccounts } from '../../accounts/service.ts'
import { AddressInput, AddressRef, AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import { PolicyRef } from '../../policies/graph/policy.ts'
import { type Candidate, listCandidates } from '../prepare.ts'
import * as service from '../service.ts'
import type { Certificate, CertificateContent, CertificateField, CertificateInput, Holder } from '../types.ts'

const StateEnum = builder.enumType('CertificateState', { values: idsOf(CERTIFICATE_STATES) })
const SortEnum = builder.enumType('CertificateSort', { values: idsOf(CERTIFICATE_SORTS) })
const OriginKindEnum = builder.enumType('CertificateOriginKind', { values: ['ACCOUNT', 'AGENCY', 'POLICY', 'REQUEST'] })

export const HolderRef = builder.objectRef<Holder>('CertificateHolder').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.field({ type: AddressRef, resolve: ({ address }) => address }),
  }),
})

const SourceRef = builder
  .objectRef<NonNullable<CertificateField['origin']['file']>>('CertificateFileSource')
  .implement({
    description: 'Where the record has a value from.',
    fields: (t) => ({
      fileId: t.exposeID('fileId'),
      fileName: t.exposeString('fileName'),
      page: t.exposeInt('page'),
      quote: t.exposeString('quote'),
    }),
  })

const ValueRef = builder.objectRef<Omit<CertificateField, 'name'>>('CertificateValue').implement({
  description: 'A value that stands on a certificate, and the record it is from.',
  fields: (t) => ({
    section: t.exposeString('section'),
    label: t.exposeString('label'),
    value: t.exposeString('value'),
    kind: t.field({
      type: OriginKindEnum,
      resolve: ({ origin }) => KINDS[origin.source.kind],
    }),
    from: t.string({ description: 'The record in words.', resolve: ({ origin }) => origin.label }),
    policyId: t.id({
      nullable: true,
      resolve: ({ origin: { source } }) => (source.kind === 'policy' ? source.policyId : null),
    }),
    source: t.field({ type: SourceRef, nullable: true, resolve: ({ origin }) => origin.file }),
  }),
})

const KINDS = { account: 'ACCOUNT', agency: 'AGENCY', policy: 'POLICY', request: 'REQUEST' } as const

const StandingEnum = builder.enumType('CertificateStanding', { values: ['GENUINE', 'REPLACED', 'REVOKED'] })

const CheckedRef = builder.objectRef<service.Checked>('CheckedCertificate').implement({
  description: 'What anyone with the link to a certificate may know of it.',
  fields: (t) => ({
    certificateNumber: t.exposeString('certificateNumber'),
    issuedAt: t.field({ type: 'DateTime', resolve: ({ issuedAt }) => issuedAt }),
    holderName: t.exposeString('holderName'),
    standing: t.field({ type: StandingEnum, resolve: ({ standing }) => standing }),
  }),
})

const PageRef = builder.objectRef<CertificateContent['pages'][number]>('CertificatePage').implement({
  description: 'A page of a certificate; its size in points.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

/** A certificate, with its place in the list it came with. */
type CertificateNode = Certificate & { place?: ListPlace }

export const CertificateRef = builder.objectRef<CertificateNode>('CertificateOfLiabilityInsurance')

const accountsOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await findAccounts(ctx, ids)).map((account) => [account.id, account]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

/** A certificate by its id, read once a request. */
export const certificatesOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await service.listByIds(ctx, ids)).map((one) => [one.id, one]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

CertificateRef.implement({
  description: 'A certificate of liability insurance as it was issued. It is never changed, only replaced or revoked.',
  fields: (t) => ({
    id: t.exposeID('id'),
    certificateNumber: t.exposeString('certificateNumber'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    accountId: t.exposeID('accountId'),
    account: t.field({
      type: AccountRef,
      nullable: true,
      resolve: ({ accountId }, _args, context) => accountsOf(context).load(accountId),
    }),
    holder: t.field({ type: HolderRef, resolve: ({ holder }) => holder }),
    additionalInsured: t.exposeBoolean('additionalInsured'),
    descriptionOfOperations: t.exposeString('descriptionOfOperations'),
    form: t.string({ resolve: ({ form }) => formCard(form).name }),
    worksheet: t.exposeBoolean('worksheet', {
      description: 'Drawn on our own page, because the agency has uploaded no licensed PDF.',
    }),
    state: t.field({ type: StateEnum, resolve: ({ state }) => state }),
    endsOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'When the first of its policies ends.',
      resolve: ({ endsOn }) => endsOn,
    }),
    endsByCancellation: t.exposeBoolean('endsByCancellation'),
    replaces: t.field({
      type: CertificateRef,
      nullable: true,
      resolve: ({ replaces }, _args, context) => (replaces ? certificatesOf(context).load(replaces) : null),
    }),
    replacedBy: t.field({
      type: CertificateRef,
      nullable: true,
      resolve: ({ replacedBy }, _args, context) => (replacedBy ? certificatesOf(context).load(replacedBy) : null),
    }),
    revokedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ revokedAt }) => revokedAt }),
    revokeReason: t.exposeString('revokeReason', { nullable: true }),
    issuedBy: t.field({
      type: AgencyUserRef,
      nullable: true,
      resolve: ({ issuedBy }, _args, context) => (issuedBy ? findUserOf(context, issuedBy) : null),
    }),
    viewUrl: t.string({ resolve: ({ id }) => `/agency/certificates/${id}.pdf` }),
    downloadUrl: t.string({ resolve: ({ id }) => `/agency/certificates/${id}.pdf?download` }),
    checkUrl: t.string({
      nullable: true,
      description: 'The path of the page on which anyone may check it; null while nobody may.',
      resolve: ({ checkToken }) => checkToken && `/check/${checkToken}`,
    }),
    values: t.field({
      type: [ValueRef],
      description: 'Every value that stands on it, with the record it is from.',
      complexity: 40,
      resolve: async ({ id }, _args, context) => {
        const { fields, overflow } = await withCtx(context.house, actorOf(context), (ctx) =>
          service.getContent(ctx, id),
        )
        return [...fields, ...overflow.map(({ text, ...entry }) => ({ ...entry, value: text }))]
      },
    }),
    pages: t.field({
      type: [PageRef],
      description: 'Its pages, each shown at /agency/certificates/<id>/pages/<number>.png.',
      complexity: 10,
      resolve: async ({ id }, _args, context) =>
        (await withCtx(context.house, actorOf(context), (ctx) => service.getContent(ctx, id))).pages,
    }),
    place: t.field({ type: ListPlaceRef, nullable: true, resolve: ({ place }) => place ?? null }),
  }),
})

const CandidateRef = builder.objectRef<Candidate>('CertificateCandidate').implement({
  description: 'A policy in force of an account, and why it cannot stand on a certificate of liability, if so.',
  fields: (t) => ({
    policy: t.field({ type: PolicyRef, resolve: ({ policy }) => policy }),
    leftOut: t.exposeString('leftOut', { nullable: true }),
  }),
})

const FilterInput = builder.inputType('CertificateFilter', {
  fields: (t) => ({
    accountId: t.id(),
    search: t.string({
      description: 'Words of the holder or the number; in a list of all accounts also of the account.',
    }),
    states: t.field({ type: [StateEnum] }),
    endingWithin: t.int({ description: 'Current ones whose first policy ends within so many days.' }),
    sort: t.field({ type: SortEnum }),
  }),
})

const id = { required: true } as const

builder.queryFields((t) => ({
  certificatesOfLiabilityInsurance: t.field({
    type: [CertificateRef],
    description: 'One page of certificates, the newest first unless it is sorted otherwise.',
    args: { filter: t.arg({ type: FilterInput }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async (_root, { filter, ...page }, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        service.listCertificates(ctx, filter ?? {}, pageArgs(page)),
      )
      return rows.map(({ certificate, cursor }) => ({ ...certificate, place: { cursor, group: null } }))
    },
  }),
  certificateTotals: t.field({
    type: [ListTotalRef],
    description: 'How many certificates of the list are in each state.',
    args: { filter: t.arg({ type: FilterInput }) },
    complexity: 20,
    resolve: (_root, { filter }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => service.countCertificates(ctx, filter ?? {})),
  }),
  certificateOfLiabilityInsurance: t.field({
    type: CertificateRef,
    nullable: true,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => certificatesOf(context).load(args.id),
  }),
  certificateCandidates: t.field({
    type: [CandidateRef],
    description: 'What a certificate of this account may speak of today.',
    args: { accountId: t.arg.id(id) },
    complexity: 40,
    resolve: (_root, { accountId }, context) =>
      withCtx(context.house, actorOf(context), (ctx) => listCandidates(ctx, accountId)),
  }),
  checkCertificate: t.field({
    type: CheckedRef,
    nullable: true,
    description: 'What anyone with the link may know, signed in or not; null for a link that is no more.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, { house }) => service.checkCertificate(house, token),
  }),
}))

const HolderInput = builder.inputType('CertificateHolderInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    address: t.field({ type: AddressInput, required: true }),
  }),
})

const CreateInput = builder.inputType('CreateCertificateInput', {
  fields: (t) => ({
    accountId: t.id(id),
    holder: t.field({ type: HolderInput, required: true }),
    additionalInsured: t.boolean({ required: true }),
    descriptionOfOperations: t.string({ required: true }),
    policyIds: t.idList({ description: 'The policies in force it speaks of; all that fit, when left out.' }),
    replaces: t.id({ description: 'The certificate it takes the place of.' }),
    key: t.id({ description: 'A UUID of the client; the same key sent again gives the same certificate.' }),
  }),
})
const RevokeInput = builder.inputType('RevokeCertificateInput', {
  fields: (t) => ({ reason: t.string({ required: true }), key: t.id() }),
})

type Payload = { certificate?: Certificate; errors: (typeof UserError)['$inferType'][] }

const CertificatePayload = builder.objectRef<Payload>('CertificatePayload').implement({
  fields: (t) => ({
    certificate: t.field({ type: CertificateRef, nullable: true, resolve: ({ certificate }) => certificate ?? null }),
    errors: t.field({ type: [UserError], resolve: ({ errors }) => errors }),
  }),
})

builder.mutationFields((t) => ({
  createCertificate: t.field({
    type: CertificatePayload,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_root, { input }, context) =>
      answer(async () => ({
        certificate: await service.createCertificate(actingOf(context), inputOf(input), input.key ?? null),
      })),
  }),
  revokeCertificate: t.field({
    type: CertificatePayload,
    args: { id: t.arg.id(id), input: t.arg({ type: RevokeInput, required: true }) },
    resolve: (_root, args, context) =>
      answer(async () => ({
        certificate: await withCtx(context.house, actorOf(context), (ctx) =>
          service.revokeCertificate(ctx, args.id, args.input),
        ),
      })),
  }),
  setCertificateCheckLink: t.field({
    type: CertificatePayload,
    description: 'Makes the link by which anyone may check a certificate, or takes it away.',
    args: { id: t.arg.id(id), open: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) =>
      answer(async () => ({
        certificate: await withCtx(context.house, actorOf(context), (ctx) =>
          service.setCheckLink(ctx, args.id, args.open),
        ),
      })),
  }),
}))

type Sent = (typeof CreateInput)['$inferInput']

const inputOf = ({ key: _key, ...input }: Sent): CertificateInput => ({
  ...input,
  holder: { name: input.holder.name, address: input.holder.address as MailingAddress },
  policyIds: input.policyIds ?? null,
  replaces: input.replaces ?? null,
})

builder.objectField(AccountRef, 'certificatesOfLiabilityInsurance', (t) =>
  t.field({
    type: [CertificateRef],
    description: 'One page of the certificates of this account, the newest first.',
    args: { first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    complexity: costOfRows,
    resolve: async ({ id: accountId }, page, context) => {
      const rows = await withCtx(context.house, actorOf(context), (ctx) =>
        service.listCertificates(ctx, { accountId }, pageArgs(page)),
      )
      return rows.map(({ certificate, cursor }) => ({ ...certificate, place: { cursor, group: null } }))
    },
  }),
)
