import { z } from 'zod'
import { GIVEN_ROLES } from '../../../shared/accounts.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { invalid } from '../../lib/app-error.ts'
import {
  asSeen,
  email,
  knownAddress,
  mailingAddress,
  maybe,
  needed,
  orNull,
  part,
  phone,
  website,
} from '../../lib/form-fields.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import type { AccountDetails, Contact } from './types.ts'

const name = (sentence: string) => needed(200, sentence)
/** E-mail and phone; blank when unknown (decision 81). */
const reach = {
  email: maybe(email).transform((known) => known ?? ''),
  phone: maybe(phone).transform((known) => known ?? ''),
}
/** The users who look after the client; null when omitted. */
const userId = z
  .uuid('Choose one of your users.')
  .nullish()
  .transform((id) => id ?? null)
const team = { producerId: userId, serviceRepId: userId }
const person = { name: name('Enter the name of the contact.'), ...reach }
const contact = part({ id: z.string().nullish(), ...person })
const role = z.enum(idsOf(GIVEN_ROLES), 'Choose what this contact does.').nullish()
const shapesWith = <Address extends typeof mailingAddress | typeof knownAddress>(address: Address) => {
  const known = { ...reach, mailingAddress: address, ...team }
  const business = { name: name('Enter the name of the business.'), dba: orNull(200), website, ...known }
  return {
    withContact: z.object({ business: z.object({ ...business, contact }) }),
    withoutContact: z.object({ business: z.object(business) }),
    ofPerson: z.object({ individual: z.object({ name: name('Enter the name.'), ...known }) }),
  }
}
const [WHOLE, KNOWN_SO_FAR] = [shapesWith(mailingAddress), shapesWith(knownAddress)]

/** The form's input before validation. */
type Typed<T> = { [Key in keyof T]?: T[Key] | null | undefined }
type TypedAddress = Typed<Record<'line1' | 'line2' | 'city' | 'zone' | 'postalCode', string>>
type TypedPerson = Typed<Record<'name' | 'email' | 'phone', string>>
type TypedClient = TypedPerson & Typed<{ mailingAddress: TypedAddress; producerId: string; serviceRepId: string }>
export type AccountInput = Typed<{
  business: TypedClient & Typed<{ dba: string; website: string; contact: Typed<Contact> }>
  individual: TypedClient
  associateContactId: string
}>

/** The contact of a business: an existing one, or one written here (with its id when it is changed). */
export type ContactChoice = { associate: string } | { write: Omit<Contact, 'id'> & { id: string | null } }

export type CheckedAccount =
  | { type: 'BUSINESS'; details: AccountDetails; contact: ContactChoice | null }
  | { type: 'INDIVIDUAL'; details: AccountDetails; contact: null }

/** What an account may lack: all of it, as in lists of other systems, or what it lacks already. `address` is what there is of it. */
type MayLack = { address: 'ANY' | TypedAddress; contact: boolean }

const NEEDED = ['line1', 'city', 'zone', 'postalCode'] as const
const isGiven = (typed: string | null | undefined) => asSeen(typed ?? '').trim() !== ''

/** Whether an address has what is there of it, no more and no less. */
function lacksTheSame(typed: TypedAddress | null | undefined, was: TypedAddress): boolean {
  const isLine2Alone = isGiven(typed?.line2) && !isGiven(typed?.line1) && !isGiven(was.line2)
  return NEEDED.every((field) => isGiven(typed?.[field]) === isGiven(was[field])) && !isLine2Alone
}

/** What may be missing in any account that is not made by hand. */
export const MAY_LACK_ANY: MayLack = { address: 'ANY', contact: true }

/**
 * Validates an account form. Each error has the full path of its field. Without `mayLack`, it has a whole address, and a business a
 * contact.
 */
export function checkAccount(input: AccountInput, mayLack?: MayLack): CheckedAccount {
  const typed = input.business ?? input.individual
  const isPartial = mayLack && (mayLack.address === 'ANY' || lacksTheSame(typed?.mailingAddress, mayLack.address))
  const { withContact, withoutContact, ofPerson } = isPartial ? KNOWN_SO_FAR : WHOLE
  if (Boolean(input.business) === Boolean(input.individual)) throw invalid('type', 'Choose business or individual.')
  if (input.individual) {
    const { individual } = parse(ofPerson, input)
    return { type: 'INDIVIDUAL', details: { ...individual, dba: null, website: null }, contact: null }
  }
  if (input.associateContactId) {
    const { business } = parse(withoutContact, input)
    return { type: 'BUSINESS', details: business, contact: { associate: knownId(input.associateContactId) } }
  }
  if (mayLack?.contact && !Object.values(input.business?.contact ?? {}).some(isGiven))
    return { type: 'BUSINESS', details: parse(withoutContact, input).business, contact: null }
  const { contact: written, ...details } = parse(withContact, input).business
  return { type: 'BUSINESS', details, contact: { write: { ...written, id: written.id ? knownId(written.id) : null } } }
}

function knownId(id: string) {
  if (!isId(id)) throw noSuchContact()
  return id
}

export const noSuchContact = () => invalid('associateContactId', 'This contact is not there any more. Choose another.')

/** The form of one contact of an account. The primary one has no `role`. */
export type ContactInput = Typed<Omit<Contact, 'id'> & { role: string }>

export const checkContact = (input: ContactInput) => parse(z.object({ ...person, role }), input)

/** The role of an existing contact. */
export const checkRole = (input: Pick<ContactInput, 'role'>) => parse(z.object({ role }), input).role
