import { POLICY_LIMITS } from '../../../../shared/policies.ts'
import { type FieldIn, type FieldValue, fieldsIn, type PolicySection } from '../../../../shared/policy-fields.ts'
import { builder } from '../../../api/builder.ts'
import {
  CanceledByEnum,
  CancellationReasonEnum,
  CancellationTypeEnum,
  PolicyFileTypeEnum,
  PolicyTypeEnum,
  typeOfField,
} from './enums.ts'

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]
type Types = Fields extends PothosSchemaTypes.InputFieldBuilder<infer All, 'InputObject'> ? All : never

/** The fields of a section as its input takes them. */
const inputsIn = <Section extends PolicySection>(t: Fields, section: Section) =>
  Object.fromEntries(fieldsIn(section).map((field) => [field.id, t.field({ type: typeOfField(field) })])) as {
    [F in FieldIn<Section> as F['id']]: PothosSchemaTypes.InputFieldRef<Types, FieldValue<F> | null | undefined>
  }

const PricingInput = builder.inputType('PolicyPricingInput', { fields: (t) => inputsIn(t, 'pricing') })

const LimitsInput = builder.inputType('PolicyLimitsInput', {
  fields: (t) => Object.fromEntries(POLICY_LIMITS.map(({ id }) => [id, t.field({ type: 'Decimal' })])),
})

const PartyInput = builder.inputType('PolicyPartyInput', {
  fields: (t) => ({ name: t.string(), address: t.string() }),
})
const BlanketInput = builder.inputType('BlanketAdditionalInsuredInput', {
  fields: (t) => ({ type: t.string({ required: true }), description: t.string() }),
})
const DescriptionInput = builder.inputType('PolicyDescriptionInput', {
  fields: (t) => ({ title: t.string({ required: true }), description: t.string(), policyQuotes: t.stringList() }),
})
const ExtraLimitInput = builder.inputType('ExtraLimitInput', {
  fields: (t) => ({ name: t.string({ required: true }), limit: t.string({ required: true }) }),
})
const DetailsInput = builder.inputType('PolicyDetailsInput', {
  fields: (t) => ({
    summary: t.string(),
    insured: t.field({ type: PartyInput }),
    carrier: t.field({ type: PartyInput }),
    deductible: t.string(),
    blanketAdditionalInsureds: t.field({ type: [BlanketInput] }),
    namedAdditionalInsureds: t.stringList(),
    locations: t.stringList(),
    coverageDescriptions: t.field({ type: [DescriptionInput] }),
    exclusionDescriptions: t.field({ type: [DescriptionInput] }),
    extraLimits: t.field({ type: [ExtraLimitInput] }),
  }),
})

/** The fields of a policy; omitted ones stay, or get the default of a new policy. */
const said = (t: Fields) => {
  const { type: _isAskedApart, ...inputs } = inputsIn(t, 'policy')
  return {
    ...inputs,
    pricing: t.field({ type: PricingInput }),
    limits: t.field({ type: LimitsInput }),
    details: t.field({ type: DetailsInput }),
  }
}

export const WHY = 'The reason, which is kept in the history.'
const KEY = 'A UUID made by the client; sent again, it changes nothing and gets the same answer.'

const OfferedValueInput = builder.inputType('OfferedPolicyValueInput', {
  fields: (t) => ({
    id: t.string({ required: true, description: 'Of the offer.' }),
    value: t.string({ required: true, description: 'Which of its values.' }),
  }),
})
export const AcceptInput = builder.inputType('AcceptPolicyValuesInput', {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    values: t.field({ type: [OfferedValueInput], required: true }),
    key: t.id({ description: KEY }),
  }),
})
const FromFileInput = builder.inputType('PolicyFromFileInput', {
  description: 'The file a policy is made from; values the form left as offered keep their source in it.',
  fields: (t) => ({
    fileId: t.id({ required: true }),
    values: t.field({ type: [OfferedValueInput], required: true }),
  }),
})
const NewPolicyInput = builder.inputType('NewBusinessPolicyInput', {
  fields: (t) => ({
    type: t.field({ type: PolicyTypeEnum, required: true }),
    ...said(t),
    fromFile: t.field({ type: FromFileInput }),
  }),
})
export const CreateInput = builder.inputType('CreateBusinessPoliciesInput', {
  fields: (t) => ({
    accountId: t.id({ required: true }),
    policies: t.field({ type: [NewPolicyInput], required: true }),
    key: t.id({ description: KEY }),
  }),
})
export const UpdateInput = builder.inputType('UpdateBusinessPolicyInput', {
  fields: (t) => ({
    type: t.field({ type: PolicyTypeEnum }),
    ...said(t),
    updateReason: t.string({ description: WHY }),
    rev: t.int({
      required: true,
      description: 'The revision this was written on; CONFLICT says what was changed since.',
    }),
    key: t.id({ description: KEY }),
  }),
})
export const RenewInput = builder.inputType('RenewBusinessPolicyInput', {
  description: 'Omitted fields are taken from the policy that is renewed.',
  fields: (t) => ({
    type: t.field({ type: PolicyTypeEnum }),
    ...said(t),
    updateReason: t.string({ description: WHY }),
    key: t.id({ description: KEY }),
  }),
})
export const CancelInput = builder.inputType('CancelBusinessPolicyInput', {
  description: 'Defaults: canceled by the carrier (for nonpayment: by the insured), effective today, nothing returned.',
  fields: (t) => ({
    canceledBy: t.field({ type: CanceledByEnum }),
    effectiveAt: t.field({ type: 'Date' }),
    type: t.field({ type: CancellationTypeEnum }),
    reason: t.field({ type: CancellationReasonEnum }),
    reasonDescription: t.string(),
    returnPremium: t.field({ type: 'Decimal' }),
    returnCommission: t.field({ type: 'Decimal' }),
    key: t.id({ description: KEY }),
  }),
})
export const ReinstateInput = builder.inputType('ReinstateBusinessPolicyInput', {
  fields: (t) => ({
    effectiveAt: t.field({ type: 'Date', description: 'Left out: today.' }),
    reasonDescription: t.string(),
    key: t.id({ description: KEY }),
  }),
})
export const FileInput = builder.inputType('PolicyFileInput', {
  fields: (t) => ({
    file: t.field({ type: 'Upload', required: true }),
    type: t.field({ type: PolicyFileTypeEnum, required: true }),
    notes: t.string(),
    visible: t.boolean({ description: 'Whether the client sees it; when omitted, the default of its type.' }),
    key: t.id({ description: KEY }),
  }),
})
