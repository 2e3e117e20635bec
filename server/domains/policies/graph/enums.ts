import { idsOf } from '../../../../shared/labeled.ts'
import {
  BILLING_TYPES,
  CANCELED_BY,
  CANCELLATION_REASONS,
  CANCELLATION_TYPES,
  MARKETS,
  PAYMENT_INTERVALS,
  POLICY_FILE_TYPES,
  POLICY_SORTS,
  POLICY_SOURCES,
  POLICY_TABS,
  POLICY_TYPES,
} from '../../../../shared/policies.ts'
import type { PolicyField } from '../../../../shared/policy-fields.ts'
import { FILE_STATES, POLICY_STATES } from '../../../../shared/states.ts'
import { builder } from '../../../api/builder.ts'
import { POLICY_GROUPS } from '../list.ts'

export const PolicyStateEnum = builder.enumType('PolicyState', { values: idsOf(POLICY_STATES) })
export const PolicyTypeEnum = builder.enumType('PolicyType', {
  description: 'Lines of business.',
  values: idsOf(POLICY_TYPES),
})
const MarketEnum = builder.enumType('PolicyMarket', { values: idsOf(MARKETS) })
const BillingTypeEnum = builder.enumType('BillingType', { values: idsOf(BILLING_TYPES) })
export const PaymentIntervalEnum = builder.enumType('PaymentIntervalType', { values: idsOf(PAYMENT_INTERVALS) })
const PolicySourceEnum = builder.enumType('PolicySource', { values: idsOf(POLICY_SOURCES) })
export const CancellationTypeEnum = builder.enumType('CancellationType', { values: idsOf(CANCELLATION_TYPES) })
export const CanceledByEnum = builder.enumType('CanceledBy', { values: idsOf(CANCELED_BY) })
export const CancellationReasonEnum = builder.enumType('CancellationReason', { values: idsOf(CANCELLATION_REASONS) })
export const PolicyFileTypeEnum = builder.enumType('PolicyFileType', { values: idsOf(POLICY_FILE_TYPES) })
export const PolicySortEnum = builder.enumType('PolicySort', { values: idsOf(POLICY_SORTS) })
export const PolicyGroupEnum = builder.enumType('PolicyGroup', { values: POLICY_GROUPS })
export const PolicyTabEnum = builder.enumType('PolicyTab', {
  description: 'A tab of the list of policies: all, those that expire within so many days, or those of a state.',
  values: idsOf(POLICY_TABS),
})
/** The enum of each field that holds a choice. */
const OF_CHOICE = {
  type: PolicyTypeEnum,
  market: MarketEnum,
  source: PolicySourceEnum,
  billingType: BillingTypeEnum,
  paymentIntervalType: PaymentIntervalEnum,
} satisfies Record<Extract<PolicyField, { holds: 'choice' }>['id'], unknown>

/** The GraphQL type of what a field holds. */
export function typeOfField(field: PolicyField) {
  if (field.holds === 'choice') return OF_CHOICE[field.id]
  if (field.holds === 'text') return 'String'
  if (field.holds === 'date') return 'Date'
  return field.holds === 'amount' ? 'Decimal' : 'ID'
}

export const FileStateEnum = builder.enumType('FileState', { values: FILE_STATES })
