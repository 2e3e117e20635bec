import type { MailingAddress } from '../../../../shared/accounts.ts'
import type { Particulars } from '../../../../shared/certificate-forms.ts'
import { actingOf, actorOf, builder } from '../../../api/builder.ts'
import { answer, UserError } from '../../../api/errors.ts'
import { withCtx } from '../../../ctx.ts'
import { AddressInput } from '../../agency/graph.ts'
import * as service from '../service.ts'
import { revokeCertificate, setCheckLink } from '../standing.ts'
import type { Certificate, CertificateInput } from '../types.ts'
import { CertificateRef } from './certificate.ts'
import { FormEnum, ParticularsInput } from './parts.ts'

const id = { required: true } as const

const HolderInput = builder.inputType('CertificateHolderInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    address: t.field({ type: AddressInput, required: true }),
  }),
})

const CreateInput = builder.inputType('CreateCertificateInput', {
  fields: (t) => ({
    accountId: t.id(id),
    form: t.field({ type: FormEnum, defaultValue: '25' }),
    holder: t.field({ type: HolderInput, required: true }),
    particulars: t.field({ type: ParticularsInput, description: 'What only forms of property ask for.' }),
    additionalInsured: t.boolean({ required: true }),
    descriptionOfOperations: t.string({ required: true }),
    policyIds: t.idList({ description: 'The policies in force to certify; when omitted, all that fit.' }),
    replaces: t.id({ description: 'The certificate it replaces.' }),
    serviceRequestId: t.id({
      description: 'The request of the account that it answers; it is added to the history of that request.',
    }),
    key: t.id({ description: 'A UUID made by the client; sent again, it gives the same certificate.' }),
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
          revokeCertificate(ctx, args.id, args.input),
        ),
      })),
  }),
  setCertificateCheckLink: t.field({
    type: CertificatePayload,
    description: 'Creates or removes the public link that verifies a certificate.',
    args: { id: t.arg.id(id), open: t.arg.boolean({ required: true }), key: t.arg.id() },
    resolve: (_root, args, context) =>
      answer(async () => ({
        certificate: await withCtx(context.house, actorOf(context), (ctx) =>
          setCheckLink(ctx, args.id, args.open, args.key),
        ),
      })),
  }),
}))

type Sent = (typeof CreateInput)['$inferInput']

/** What is said of the particulars. */
const given = (sent: Sent['particulars']): Particulars =>
  Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value))

const inputOf = ({ key: _key, ...input }: Sent): CertificateInput => ({
  ...input,
  form: input.form ?? undefined,
  holder: { name: input.holder.name, address: input.holder.address as MailingAddress },
  particulars: given(input.particulars),
  policyIds: input.policyIds ?? null,
  replaces: input.replaces ?? null,
  serviceRequestId: input.serviceRequestId ?? null,
})
