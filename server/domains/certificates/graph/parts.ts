import {
  CERTIFICATE_FORMS,
  type CertificateFormId,
  INTERESTS,
  type Particulars,
} from '../../../../shared/certificate-forms.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { builder } from '../../../api/builder.ts'
import { AddressRef } from '../../agency/graph.ts'
import type { CertificateContent, CertificateField, Holder } from '../types.ts'

const OriginKindEnum = builder.enumType('CertificateOriginKind', { values: ['ACCOUNT', 'AGENCY', 'POLICY', 'REQUEST'] })

const formValues = Object.fromEntries(CERTIFICATE_FORMS.map((id) => [`ACORD_${id}`, { value: id }])) as {
  [Id in CertificateFormId as `ACORD_${Id}`]: { value: Id }
}
export const FormEnum = builder.enumType('CertificateForm', { values: formValues })
export const BatchFormEnum = builder.enumType('CertificateBatchForm', {
  description: 'On which form each holder gets one; AS_HELD: on that of the certificate it has.',
  values: { ...formValues, AS_HELD: {} },
})
const InterestEnum = builder.enumType('PropertyInterest', { values: idsOf(INTERESTS) })

export const ParticularsRef = builder.objectRef<Particulars>('CertificateParticulars').implement({
  description: 'What a certificate of property was asked for with besides its holder.',
  fields: (t) => ({
    interest: t.field({ type: InterestEnum, nullable: true, resolve: ({ interest }) => interest ?? null }),
    loanNumber: t.string({ nullable: true, resolve: ({ loanNumber }) => loanNumber ?? null }),
    location: t.string({ nullable: true, resolve: ({ location }) => location ?? null }),
  }),
})
export const ParticularsInput = builder.inputType('CertificateParticularsInput', {
  fields: (t) => ({
    interest: t.field({
      type: InterestEnum,
      description: 'Which interest the holder has, where a policy on file says so.',
    }),
    loanNumber: t.string(),
    location: t.string({ description: 'Which of several locations of the policy it is for.' }),
  }),
})

export const HolderRef = builder.objectRef<Holder>('CertificateHolder').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.field({ type: AddressRef, resolve: ({ address }) => address }),
  }),
})

const SourceRef = builder
  .objectRef<NonNullable<CertificateField['origin']['file']>>('CertificateFileSource')
  .implement({
    description: 'The source of a value of the record.',
    fields: (t) => ({
      fileId: t.exposeID('fileId'),
      fileName: t.exposeString('fileName'),
      page: t.exposeInt('page'),
      quote: t.exposeString('quote'),
    }),
  })

export const ValueRef = builder.objectRef<Omit<CertificateField, 'name'>>('CertificateValue').implement({
  description: 'A value on a certificate, and the record it comes from.',
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

export const PageRef = builder.objectRef<CertificateContent['pages'][number]>('CertificatePage').implement({
  description: 'A page of a certificate; its size in points.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})
