import { formCard } from '../../../../shared/forms.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { CERTIFICATE_STATES } from '../../../../shared/states.ts'
import { actorOf, builder, loaderOf } from '../../../api/builder.ts'
import { type ListPlace, ListPlaceRef } from '../../../api/list.ts'
import { withCtx } from '../../../ctx.ts'
import { AccountRef, accountOf } from '../../accounts/graph/account.ts'
import { AgencyUserRef, findUserOf } from '../../agency/graph.ts'
import * as service from '../service.ts'
import type { Certificate } from '../types.ts'
import { FormEnum, HolderRef, PageRef, ParticularsRef, ValueRef } from './parts.ts'

export const StateEnum = builder.enumType('CertificateState', { values: idsOf(CERTIFICATE_STATES) })
/** A certificate, with its cursor in the list. */
type CertificateNode = Certificate & { place?: ListPlace }

export const CertificateRef = builder.objectRef<CertificateNode>('CertificateOfLiabilityInsurance')

/** A certificate by its id, read once per request. */
export const certificatesOf = loaderOf((context, ids: readonly string[]) =>
  withCtx(context.house, actorOf(context), async (ctx) => {
    const found = new Map((await service.listByIds(ctx, ids)).map((one) => [one.id, one]))
    return ids.map((id) => found.get(id) ?? null)
  }),
)

CertificateRef.implement({
  description:
    'A certificate, of liability insurance or on another form, as it was issued. It is never changed, only replaced or revoked.',
  fields: (t) => ({
    id: t.exposeID('id'),
    certificateNumber: t.exposeString('certificateNumber'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    accountId: t.exposeID('accountId'),
    account: t.field({
      type: AccountRef,
      nullable: true,
      resolve: ({ accountId }, _args, context) => accountOf(context).load(accountId),
    }),
    holder: t.field({ type: HolderRef, resolve: ({ holder }) => holder }),
    additionalInsured: t.exposeBoolean('additionalInsured'),
    descriptionOfOperations: t.exposeString('descriptionOfOperations'),
    form: t.string({ resolve: ({ form }) => formCard(form).name }),
    formId: t.field({ type: FormEnum, resolve: ({ form }) => form }),
    particulars: t.field({ type: ParticularsRef, resolve: ({ particulars }) => particulars }),
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
      description: 'The path of the public page that verifies it; null when there is none.',
      resolve: ({ checkToken }) => checkToken && `/check/${checkToken}`,
    }),
    values: t.field({
      type: [ValueRef],
      description: 'Every value on it, with the record it comes from.',
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
