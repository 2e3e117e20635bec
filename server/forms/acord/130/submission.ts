import { carried, type ElementRow, said, waits } from '../describe.ts'

const FOR_TERM = { carried: 'renewed' } as const

export const STATUS: ElementRow[] = [
  ['Policy_Status_QuoteIndicator_A', 'Quote', 'TICK', { ...said(/\b(?:for|want|wants|need|needs|request|requests|get|seek|seeks) (?:an? |new )?(?:quot\w+)/i), submitted: 'request.transaction' }],
  ['Policy_Status_IssueIndicator_A', 'Issue policy', 'TICK', said(/\bissue (?:the |a )?polic(?:y|ies)\b/i)],
  ['Policy_Status_AssignedRiskIndicator_A', 'Assigned risk', 'TICK', { ...said(/\bassigned risk\b/i), ...FOR_TERM }],
  ['Policy_Status_BoundIndicator_A', 'Bound', 'TICK', { speaksOf: /\bbound\b/i }],
  ['Binder_EffectiveDate_A', 'Bound from', 'DATE', { maxLength: 10, speaksOf: /\b(?:bound|binder)\b/i }],
] // biome-ignore format: a table

const PLAN = carried('renewed', waits('No application here says how it is paid.'))
const AUDIT = carried('renewed', waits('No application here says when it is audited.'))
const [PAID, AUDITED] = ['Policy_Payment_', 'Policy_Audit_']

export const BILLING: ElementRow[] = [
  [`${PAID}ProducerBillIndicator_A`, 'Agency bill', 'TICK', { ...said(/\bagency bill/i), ...FOR_TERM, submitted: 'request.billing' }],
  [`${PAID}DirectBillIndicator_A`, 'Direct bill', 'TICK', { ...said(/\bdirect bill/i), ...FOR_TERM, submitted: 'request.billing' }],
  [`${PAID}AnnualIndicator_A`, 'Paid annually', 'TICK', { ...PLAN, row: 'paid', submitted: 'request.billing', speaksOf: /\bannual(?:ly)?\b/i, mustNotSpeakOf: /\bsemi\b/i }],
  [`${PAID}SemiAnnualIndicator_A`, 'Paid semiannually', 'TICK', { ...PLAN, row: 'paid', submitted: 'request.billing', speaksOf: /\bsemi-? ?annual(?:ly)?\b/i }],
  [`${PAID}QuarterlyIndicator_A`, 'Paid quarterly', 'TICK', { ...PLAN, row: 'paid', submitted: 'request.billing', speaksOf: /\bquarterly\b/i }],
  [`${PAID}OtherIndicator_A`, 'Paid otherwise', 'TICK', { ...PLAN, row: 'paid', describedBy: `${PAID}PaymentScheduleCode_A` }],
  [`${PAID}PaymentScheduleCode_A`, 'Payment plan', 'TEXT', { ...PLAN, row: 'paid' }],
  [`${PAID}DownPaymentPercent_A`, 'Down payment, percent', 'TEXT', { ...PLAN, row: 'paid' }],
  [`${AUDITED}AtExpirationIndicator_A`, 'Audit at expiration', 'TICK', { ...AUDIT, row: 'audit', submitted: 'request.audit', speaksOf: /\bat expiration\b/i }],
  [`${AUDITED}SemiAnnualIndicator_A`, 'Audit semiannually', 'TICK', { ...AUDIT, row: 'audit', submitted: 'request.audit', speaksOf: /\bsemi-? ?annual(?:ly)?\b/i }],
  [`${AUDITED}QuarterlyIndicator_A`, 'Audit quarterly', 'TICK', { ...AUDIT, row: 'audit', submitted: 'request.audit', speaksOf: /\bquarterly\b/i }],
  [`${AUDITED}MonthlyIndicator_A`, 'Audit monthly', 'TICK', { ...AUDIT, row: 'audit', submitted: 'request.audit', speaksOf: /\bmonthly\b/i }],
  [`${AUDITED}OtherIndicator_A`, 'Audit otherwise', 'TICK', { ...AUDIT, row: 'audit', describedBy: `${AUDITED}FrequencyCode_A` }],
  [`${AUDITED}FrequencyCode_A`, 'Audit frequency', 'TEXT', { ...AUDIT, row: 'audit' }],
] // biome-ignore format: a table
