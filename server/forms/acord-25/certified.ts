import type { MailingAddress } from '../../../shared/accounts.ts'
import type { Interest } from '../../../shared/certificate-forms.ts'
import type { CertificateContact } from '../../../shared/certificates.ts'
import type { IsoDate } from '../../../shared/dates.ts'
import type { Decimal } from '../../../shared/money.ts'
import { POLICY_LIMITS, type PolicyLimit, type PolicyType } from '../../../shared/policies.ts'
import { LIMIT_FACTS } from '../../documents/index.ts'
import { ROW_FIELDS, ROWS, type Row } from './elements.ts'

/** A policy of the agency's records, as far as a certificate speaks of it. */
export type CertifiedPolicy = {
  id: string
  type: PolicyType
  policyNumber: string | null
  inforceAt: IsoDate
  expiresAt: IsoDate
  carrier: string | null
  limits: Partial<Record<PolicyLimit, Decimal>>
  /** Under their names, as they were written: an amount, or words. */
  extraLimits: { name: string; limit: string }[]
  /** Which of what the certificate claims an endorsement of this policy grants, and where that stands. */
  grants: { additionalInsured?: CertifiedSource | undefined; waiver?: CertifiedSource | undefined }
}

/** Whom and what a certificate is about besides the policies. */
export type CertificateRequest = {
  number: string
  day: IsoDate
  producer: { name: string; phone: string | null; mailingAddress: MailingAddress; contact: CertificateContact }
  insured: { name: string; mailingAddress: MailingAddress; source: { name: CertifiedSource; address: CertifiedSource } }
  holder: { name: string; address: MailingAddress }
  additionalInsured: boolean
  waiver: boolean
  description: string
  loanNumber?: string | undefined
  /** Which interest the holder has, and where a policy says so. */
  interest?: { id: Interest; source: CertifiedSource } | undefined
}

/** Words of a page of a file of a policy. */
export type CertifiedFile = { fileId: string; fileName: string; page: number; quote: string }

/** Where a value of a certificate is from: a field of a record, words of a policy's own file, or what the request says. */
export type CertifiedSource =
  | { kind: 'policy'; policyId: string; path: string; file?: CertifiedFile }
  | { kind: 'account'; path: string }
  | { kind: 'agency'; path: string }
  | { kind: 'request'; path: string }

export type CertifiedValue = { value: string; source: CertifiedSource }

export type CertifiedForm = {
  values: Map<string, CertifiedValue>
  /** What has no place of its own on the form and stands whole on an attached page. */
  overflow: { section: string; label: string; text: string; source: CertifiedSource }[]
}

/** Which line of the form a policy stands on; null when a certificate of liability does not speak of it. */
const ROW_OF: Record<PolicyType, Row | null> = {
  ACCIDENT_AND_HEALTH: 'other',
  BUSINESS_OWNERS: 'gl',
  COMMERCIAL_AUTO: 'auto',
  CYBER: 'other',
  DIRECTORS_AND_OFFICERS: 'other',
  EMPLOYMENT_PRACTICES_LIABILITY: 'other',
  ERRORS_AND_OMISSION: 'other',
  EXCESS: 'umbrella',
  GENERAL_LIABILITY: 'gl',
  JEWELERS_BLOCK: null,
  OTHER: 'other',
  PACKAGE: 'gl',
  PRODUCT_LIABILITY: 'other',
  PROFESSIONAL_LIABILITY: 'other',
  PROPERTY: null,
  RENTAL: 'gl',
  SHIPPING_AND_TRANSPORTATION: 'other',
  UMBRELLA: 'umbrella',
  WORKERS_COMPENSATION: 'wc',
}

export const rowOf = (type: PolicyType) => ROW_OF[type]

/** Whose limits stand on a line of the form. */
export const COVERAGE_OF_ROW: Partial<Record<Row, string>> = {
  gl: 'General liability',
  umbrella: 'Umbrella or excess',
  wc: 'Workers compensation',
}

const ELEMENTS = new Map(ROWS.flatMap((row) => ROW_FIELDS[row].amounts))

/** The element of each limit that has one: that of the fact by which documents tell it. */
export const elementOf = (limit: PolicyLimit): string | undefined => {
  const fact = LIMIT_FACTS[limit]
  return fact ? ELEMENTS.get(fact) : undefined
}

/** Whether a certificate would print a limit of this policy. An auto policy has only its extra ones. */
export function mayBeCertified({
  type,
  limits,
  extraLimits,
}: Pick<CertifiedPolicy, 'type' | 'limits' | 'extraLimits'>) {
  const row = rowOf(type)
  if (!row) return false
  const hasExtra = extraLimits.some(({ limit }) => limit.trim())
  if (row === 'auto') return hasExtra
  if (row === 'other') return hasExtra || POLICY_LIMITS.some(({ id }) => limits[id])
  const isPrinted = ({ id, coverage }: (typeof POLICY_LIMITS)[number]) =>
    coverage === COVERAGE_OF_ROW[row] && elementOf(id) && limits[id]
  return POLICY_LIMITS.some(isPrinted)
}
