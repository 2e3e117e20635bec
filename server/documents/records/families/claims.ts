import type { Family, FieldSpec } from '../types.ts'

const DATE_OF_LOSS: FieldSpec = {
  name: 'date_of_loss',
  kind: 'date',
  words: ['date of loss', 'loss date', 'accident date', 'date of accident', 'occurrence date', 'date of occurrence', 'injury date', 'date of injury', 'event date', 'dates'], // biome-ignore format: a list
  lesser: ['injured', 'occurred', 'accident', 'incident', 'loss'],
}
const DATE_REPORTED: FieldSpec = {
  name: 'date_reported',
  kind: 'date',
  words: ['date reported', 'reported', 'reported date', 'report date', 'notice date', 'date of notice', 'date received', 'receipt date', 'claim reported', 'reported to carrier', 'date reported to carrier'], // biome-ignore format: a list
}
const DESCRIPTION = ['description', 'claim description', 'loss description', 'accident description', 'description of loss', 'description of accident', 'incident description', 'injury description', 'notes', 'facts of loss', 'narrative', 'what happened'] // biome-ignore format: a list

const CAUSE = ['cause', 'cause of loss', 'loss cause', 'nature of loss', 'nature of injury', 'injury', 'type of loss', 'peril', 'accident', 'details', 'loss details'] // biome-ignore format: a list

/** The term that a claim is listed under, by its days or its years, or by the year it begins in. */
const TERM: FieldSpec[] = [
  { name: 'policy_period', kind: 'term', words: ['policy period', 'policy term', 'policy year', 'term', 'period'], scope: 'policy' },
  { name: 'policy_year', kind: 'year', words: ['policy year', 'underwriting year'], scope: 'policy' },
  { name: 'accident_year', kind: 'year', words: ['accident year', 'loss year', 'year of loss'] },
] // biome-ignore format: a table

/** A claim as carriers' loss runs list it. */
export const CLAIM: Family = {
  type: 'claim',
  key: 'claim_number',
  generic: ['claim', 'initial', 'total', 'current', 'policy', 'loss'],
  note: 'description',
  sums: {
    paid: { field: 'claim_paid', words: ['paid', 'payment'] },
    reserves: { field: 'claim_reserves', words: ['reserve', 'reserved', 'outstanding'] },
    recovered: { field: 'claim_recovered', words: ['recovery', 'recovered', 'subro', 'subrogation', 'salvage'] },
    whole: { words: ['incurred'] },
  },
  measures: { inc: 'Incurred', incurred: 'Incurred', pd: 'Paid', paid: 'Paid', 'o/s': 'Outstanding', outstanding: 'Outstanding', reserve: 'Outstanding', reserves: 'Outstanding' },
  fields: [
    { name: 'claim_number', kind: 'code', words: ['claim number', 'claim', 'claim file', 'claim id', 'file', 'file number', 'claim file number'] },
    { name: 'policy_number', kind: 'code', words: ['policy number', 'policy'], scope: 'policy' },
    { name: 'effective_date', kind: 'date', words: ['effective date', 'policy effective date', 'effective', 'policy inception', 'inception date'], scope: 'policy' },
    ...TERM,
    { name: 'claim_status', kind: 'status', words: ['status', 'claim status', 'open closed', 'oc', 'current status', 'file status'] },
    DATE_OF_LOSS,
    DATE_REPORTED,
    { name: 'date_closed', kind: 'date', words: ['date closed', 'closed date', 'close date', 'closed', 'closing date', 'date finalized', 'finalized'] },
    { name: 'claim_reported', kind: 'mark', words: ['claim reported', 'reported', 'reported indicator'] },
    { name: 'claimant', kind: 'name', words: ['claimant', 'claimant name', 'injured party', 'name of claimant', 'injured worker', 'injured employee', 'employee name'], lesser: ['employee'], inCards: ['employee'] },
    { name: 'driver', kind: 'name', words: ['driver', 'driver name', 'operator', 'insured driver', 'scheduled driver', 'name of driver'] },
    { name: 'adjuster', kind: 'name', words: ['adjuster', 'handler', 'examiner', 'adjuster name', 'claim representative', 'claim examiner', 'assigned adjuster', 'assigned handling', 'handling', 'assigned handler', 'claim handler'] },
    { name: 'description', kind: 'text', words: DESCRIPTION, lesser: CAUSE, inCards: ['accident', 'accident details', 'loss details'] },
    { name: 'claim_reserves', kind: 'amount', words: ['reserve', 'reserves', 'total reserve', 'outstanding', 'outstanding reserve', 'reserve outstanding', 'case reserve', 'reserve carried', 'reserved', 'still reserved', 'total reserved'] },
    { name: 'claim_paid', kind: 'amount', words: ['paid', 'total paid', 'payments', 'payment', 'amount paid', 'paid to date', 'paid amount'] },
    { name: 'claim_recovered', kind: 'amount', words: ['recovered', 'recovery', 'recoveries', 'total recovered', 'total recovery', 'amount recovered', 'salvage subro', 'salvage subrogation'] },
  ],
} // biome-ignore format: a table

/** A claim of a trucking loss run: an incident with amounts for each coverage. */
export const INCIDENT: Family = {
  type: 'claim',
  key: 'incident_number',
  generic: ['incident', 'total', 'current'],
  heading: ['coverage_type', 'status'],
  fields: [
    { name: 'incident_number', kind: 'code', words: ['incident number', 'incident'], signed: true },
    { name: 'reference_number', kind: 'code', words: ['reference number', 'reference', 'ref', 'ref number'] },
    { name: 'company_name', kind: 'name', words: ['company', 'company name'] },
    { name: 'division', kind: 'text', words: ['division'] },
    { name: 'coverage_type', kind: 'text', words: ['coverage', 'coverage type', 'line of coverage'] },
    { name: 'status', kind: 'status', words: ['status', 'incident status'] },
    { name: 'policy_number', kind: 'code', words: ['policy number', 'policy'], state: 'policy_state' },
    { name: 'policy_state', kind: 'state', words: ['policy state', 'policy st'] },
    { name: 'cause_code', kind: 'text', words: ['cause code', 'cause of loss code', 'cause'] },
    { name: 'description', kind: 'text', words: DESCRIPTION },
    { name: 'handler', kind: 'text', words: ['handler', 'claim handler', 'adjuster'] },
    { name: 'unit_number', kind: 'code', words: ['unit number', 'unit', 'vehicle unit'] },
    { ...DATE_OF_LOSS, state: 'loss_state' },
    { name: 'loss_state', kind: 'state', words: ['loss state', 'state of loss', 'accident state'] },
    DATE_REPORTED,
    { name: 'agency', kind: 'name', words: ['agency', 'agent', 'producer', 'agency name'] },
    { name: 'insured', kind: 'name', words: ['insured', 'insured name', 'named insured'] },
    { name: 'claimants', kind: 'names', words: ['claimants', 'claimant', 'claimant names'] },
    { name: 'driver_name', kind: 'name', words: ['driver', 'driver name', 'operator'] },
    { name: 'adjuster_notes', kind: 'text', words: ['adjuster notes', 'adjuster comments'] },
  ],
  groups: {
    fields: {
      bi: ['bi', 'bodily injury'],
      pd: ['pd', 'property damage', 'physical damage'],
      lae: ['lae', 'loss adjustment expense', 'expense'],
      ded: ['ded', 'deductible'],
    },
    columns: {
      reserve: ['reserve', 'reserves', 'outstanding'],
      paid: ['paid', 'payments'],
      recovered: ['recovered', 'recovery', 'recoveries'],
      total_incurred: ['total incurred', 'incurred', 'total'],
    },
  },
} // biome-ignore format: a table
