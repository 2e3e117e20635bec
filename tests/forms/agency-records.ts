import { textAt } from '../../server/domains/on-file/service.ts'
import type { AccountRecord, HeldRecord } from '../../server/domains/on-file/types.ts'
import type { AgencyRecord } from '../../server/forms/types.ts'
import type { IsoDate } from '../../shared/dates.ts'

/** A client of the agency as its records tell it, and the agency itself. */
export type Client = {
  today: IsoDate
  agency: AgencyRecord
  account: HeldRecord
  contacts: HeldRecord[]
  policies: HeldRecord[]
}

/** What a form is to say: element to value; a tick is 'true'. */
export type Gold = Record<string, string>

/**
 * One form as it is asked for: the user's words, the interest they give, and what the form is then to say. Of `oneOf` each list is of one row that
 * any of several policies may stand in, whole; those of `anyOrder` fill rows one after the other, whose number stands for '#'.
 */
export type Asked = { words: string; interest?: string; gold: Gold; oneOf?: Gold[][]; anyOrder?: Gold[] }

/** A line of a table: what the record calls it, and the element it goes into. */
export type Line = readonly [field: string, element: string]

export function clientOf({ records, today }: AccountRecord, agency: AgencyRecord): Client {
  const ofType = (type: HeldRecord['type']) => records.filter((one) => one.type === type)
  return { today, agency, account: ofType('ACCOUNT')[0]!, contacts: ofType('CONTACT'), policies: ofType('POLICY') }
}

export const typeOf = (policy: HeldRecord): string => textAt(policy, 'type')!
export const numberOf = (policy: HeldRecord): string => textAt(policy, 'policyNumber')!
export const isOf = (policy: HeldRecord, types: readonly string[]): boolean => types.includes(typeOf(policy))
export const inForce = ({ policies }: Client, types?: readonly string[]): HeldRecord[] =>
  policies.filter((one) => one.isCurrent && (!types || isOf(one, types)))
export const isEnding = (policy: HeldRecord): boolean => textAt(policy, 'cancellation.effectiveAt') !== null
/** A policy that is about to end goes on a form where the user says so. */
export const evenEnding = (policies: HeldRecord[]): string =>
  policies.flatMap((one) => (isEnding(one) ? [`\nUse policy ${numberOf(one)}`] : [])).join('')

/** '$25,764.15' as forms have it: '25,764.15'. */
const written = (text: string) => (/^\$/.test(text) ? text.slice(1).replace(/\.00$/, '') : text)

/** Fields of a record in their elements; what is not on file is not on the form. */
export const fill = (record: HeldRecord, lines: readonly Line[]): Gold =>
  Object.fromEntries(
    lines.flatMap(([field, element]) => {
      const value = textAt(record, field)
      return value ? [[element, written(value)]] : []
    }),
  )

/** The further limits of a policy, by their names: those without a field of their own. */
export const extraLimits = (policy: HeldRecord): { name: string; amount: string }[] =>
  (textAt(policy, 'details.extraLimits') ?? '').split('; ').flatMap((one) => {
    const [, name, amount] = /^(.+) \$?([\d,]+)(?:\.00)?$/.exec(one) ?? []
    return name && amount ? [{ name, amount: Number(amount.replaceAll(',', '')).toLocaleString('en-US') }] : []
  })

export type Address = { line1: string; line2?: string; city: string; state: string; zip: string }
export function addressIn(text: string): Address {
  const [, line1, line2, city, state, zip] = /^([^,]+)(?:, ([^,]+))?, ([^,]+), ([A-Z]{2}) (\d{5})$/.exec(text)!
  return { line1: line1!, ...(line2 && { line2 }), city: city!, state: state!, zip: zip! }
}

/** The premises that policies tell, each once, in their order on file. */
export const locationsOf = (policies: HeldRecord[]): string[] => [
  ...new Set(
    policies.flatMap((one) => (textAt(one, 'details.locations') ?? '').split('; ').flatMap((place) => place || [])),
  ),
]

/** An address in the elements that begin with the same words. */
export const addressAt = (stem: string, { line1, line2, city, state, zip }: Address, letter = 'A'): Gold => ({
  [`${stem}LineOne_${letter}`]: line1,
  ...(line2 && { [`${stem}LineTwo_${letter}`]: line2 }),
  [`${stem}CityName_${letter}`]: city,
  [`${stem}StateOrProvinceCode_${letter}`]: state,
  [`${stem}PostalCode_${letter}`]: zip,
})

/** Whom a policy insures: as its own record says, else the client. */
export function insured({ account }: Client, policy?: HeldRecord): Gold {
  const own = (path: string) => policy && textAt(policy, path)
  const address = own('details.insured.address') ?? textAt(account, 'mailingAddress')!
  return {
    NamedInsured_FullName_A: own('details.insured.name') ?? textAt(account, 'name')!,
    ...addressAt('NamedInsured_MailingAddress_', addressIn(address)),
  }
}

/** The agency, as its own record has it. */
export const producer = ({ agency }: Client): Gold => ({
  Producer_FullName_A: agency.name!,
  ...addressAt('Producer_MailingAddress_', addressIn(`${agency.line1}, ${agency.city}, ${agency.state} ${agency.zip}`)),
  Producer_ContactPerson_PhoneNumber_A: agency.phone!,
})
