import { formatDate } from '../../../../../../shared/dates.ts'
import type { ListedRecord } from '../../../family.ts'
import type { Claim, Driver, Location, Vehicle } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'

type Lob = 'CGL' | 'BOP' | 'WC'
/** Records of a policy's lists: each says whose policy it is beside its own fields. */
export function ofPolicy({ truth }: Voice, lob: Lob, type: string, all: Record<string, string>[]): ListedRecord[] {
  const { number, effective, expiration } = truth.policies[lob === 'WC' ? 'wc' : 'gl']
  const policy_period = `${formatDate(effective)} - ${formatDate(expiration)}`
  const whose = { lob, policy_number: number, named_insured: truth.insured.name, policy_period }
  return all.map((one) => ({ record_type: type, ...whose, ...one }))
}
export const formsOf = (voice: Voice, lob: Lob) =>
  ofPolicy(
    voice,
    lob,
    'policy_form_item',
    voice.truth.forms.map((one) => ({ form_number: one.number, edition_date: one.edition, form_title: one.title })),
  )

/** What every layout tells of a claim; the rest is its own. Days as the account has them, or as they are printed. */
export const claimRecord = (one: Claim, more: ListedRecord, date = (iso: string) => iso): ListedRecord => ({
  record_type: 'claim',
  claim_number: one.number,
  date_of_loss: date(one.loss),
  claim_status: one.status,
  claim_paid: one.paid,
  claim_reserves: one.reserves,
  ...more,
})
export const claimAsPrinted = ({ date }: Voice, one: Claim, more: ListedRecord) => claimRecord(one, more, date)

export const paid = (one: Claim) => one.paid
export const reserved = (one: Claim) => one.reserves
export const recovered = (one: Claim) => one.recovered
export const incurred = (one: Claim) => one.paid + one.reserves
export const incurredNet = (one: Claim) => one.paid + one.reserves - one.recovered
export const rounded = (amount: number) => Math.round(amount * 100) / 100
/** Claims of a line in which nothing is ever recovered. */
export const unrecovered = (claims: Claim[]) => claims.map((one) => ({ ...one, recovered: 0 }))
export const inHalves = (claims: Claim[]) => {
  const middle = Math.ceil(claims.length / 2)
  return [claims.slice(0, middle), claims.slice(middle)] as const
}
export const closedOn = ({ date }: Voice, one: Claim) => one.closed && date(one.closed)

/** A vehicle, a driver or a place as the account has it, and what a list says beside that. */
export const vehicleRecord = (one: Vehicle, more: ListedRecord = {}): ListedRecord => ({
  record_type: 'vehicle',
  veh_number: one.number,
  year: one.year,
  make: one.make,
  model: one.model,
  ...more,
})
export const driverRecord = (one: Driver, more: ListedRecord = {}): ListedRecord => ({
  record_type: 'driver',
  name: one.name,
  date_of_birth: one.born,
  driver_license_number: one.license,
  state_licensed: one.state,
  ...more,
})
export const locationRecord = (one: Location, more: ListedRecord = {}): ListedRecord => ({
  record_type: 'policy_location_item',
  location_number: one.number,
  class_code: one.classCode,
  classification: one.classification,
  ...more,
})
