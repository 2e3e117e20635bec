import { addressLine } from '../../../shared/accounts.ts'
import { formatDate, type IsoDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { POLICY_LIMITS, POLICY_TYPES, type PolicyLimit } from '../../../shared/policies.ts'
import type { Account } from '../../domains/accounts/types.ts'
import { drawSpecimen, type SpecimenLine } from '../../domains/files/specimen.ts'
import type { Policy } from '../../domains/policies/types.ts'
import type { Paper } from './papers.ts'

/** What a document is drawn from: the records as they are on its day. */
export type Drawn = { paper: Paper; policy: Policy; account: Account; carrier: string; day: IsoDate }

const TITLES: Record<Paper['kind'], string> = {
  declarations: 'Declarations',
  endorsement: 'Additional insured endorsement',
  invoice: 'Invoice',
  binder: 'Binder',
  notice: 'Notice of cancellation',
}

/** "QF-1042-26 Amended declarations.pdf": what the file of a document is called. */
export const fileNameOf = ({ paper, policy }: Pick<Drawn, 'paper' | 'policy'>) =>
  `${policy.policyNumber ?? ''} ${paper.instead ? 'Amended declarations' : TITLES[paper.kind]}.pdf`

export function drawPaper(drawn: Drawn): Promise<Uint8Array> {
  return drawSpecimen(fileNameOf(drawn), [[...headOf(drawn), null, ...BODIES[drawn.paper.kind](drawn)]])
}

function headOf({ paper, policy, account, carrier }: Drawn): SpecimenLine[] {
  const { inforceAt, expiresAt, policyNumber } = policy
  const title = `${paper.instead ? 'Amended ' : ''}${TITLES[paper.kind]}`
  return [
    { text: carrier.toUpperCase(), bold: true },
    { text: `${labelOf(POLICY_TYPES, policy.type)} ${title}`.toUpperCase(), bold: true },
    null,
    { label: 'Policy Number:', value: policyNumber ?? '' },
    { label: 'Named Insured:', value: account.name },
    { label: 'Mailing Address:', value: addressLine(account.mailingAddress) },
    { label: 'Policy Period:', value: `From ${formatDate(inforceAt!)} to ${formatDate(expiresAt!)}` },
    { label: 'Producer:', value: 'Lanternfish Insurance Agency' },
  ]
}

/** How declarations print each limit. */
const PRINTED: Partial<Record<PolicyLimit, string>> = {
  glPerOccurrenceLimit: 'Each Occurrence Limit',
  glAggregateLimit: 'General Aggregate Limit (Other Than Products - Completed Operations)',
  glProductsAndCompletedOperationsLimit: 'Products - Completed Operations Aggregate Limit',
  glPersonalAndAdvertisingInjuryLimit: 'Personal and Advertising Injury Limit',
  glRentedPremisesDamageLimit: 'Damage to Premises Rented to You Limit',
  glMedicalPerPersonLimit: 'Medical Expense Limit, any one person',
  wcPerAccidentLimit: 'Bodily Injury by Accident, each accident',
  wcPerDiseaseEmployeeLimit: 'Bodily Injury by Disease, each employee',
  wcPerDiseasePolicyLimit: 'Bodily Injury by Disease, policy limit',
  umbrellaOrExcessPerOccurrenceLimit: 'Each Occurrence Limit',
  umbrellaOrExcessAggregateLimit: 'Aggregate Limit',
  propertyBuildingLimit: 'Building',
  propertyContentsLimit: 'Business Personal Property',
  cyberAggregateLimit: 'Cyber Aggregate Limit',
  cyberRetentionLimit: 'Cyber Retention',
}

const usd = (amount: string) => formatUsd(amount).replace(/\.00$/, '')

const BODIES: Record<Paper['kind'], (drawn: Drawn) => SpecimenLine[]> = {
  declarations: ({ policy }) => [
    { text: 'LIMITS OF INSURANCE', bold: true },
    ...POLICY_LIMITS.flatMap(({ id }): SpecimenLine[] => {
      const limit = policy.limits[id]
      return limit && PRINTED[id] ? [{ label: PRINTED[id], value: usd(limit) }] : []
    }),
    ...(policy.details.extraLimits ?? []).map(({ name, limit }): SpecimenLine => ({ label: name, value: usd(limit) })),
    null,
    { label: 'Total Premium', value: usd(policy.pricing.premium) },
  ],
  endorsement: () => [
    { text: 'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', bold: true },
    { text: 'A person or organization is an additional insured when a written contract with you' },
    { text: 'requires it, for liability caused by your work for that person or organization.' },
    { text: 'We waive any right of recovery against any person or organization' },
    { text: 'because of payments we make when a written contract requires it.' },
  ],
  invoice: ({ policy, day }) => [
    { label: 'Invoice Date:', value: formatDate(day) },
    { label: 'Premium', value: formatUsd(policy.pricing.premium) },
    { label: 'Taxes', value: formatUsd(policy.pricing.taxes) },
    { label: 'Fees', value: formatUsd(policy.pricing.brokerFees) },
    { label: 'Amount Due', value: formatUsd(policy.pricing.total) },
  ],
  binder: () => [
    { text: 'Coverage is bound as quoted until the policy is issued, for up to 30 days.' },
    { text: 'This binder is subject to the terms of the policy in current use by the company.' },
  ],
  notice: ({ policy }) => [
    { label: 'Effective Date:', value: formatDate(policy.cancellation?.effectiveAt ?? policy.expiresAt!) },
    { label: 'Reason:', value: 'Nonpayment of premium' },
    { text: 'This policy will be canceled on the date above unless the amount due is paid before.' },
  ],
}
