import { z } from 'zod'
import { GIVEN_ROLES } from '../../../shared/accounts.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { invalid } from '../../lib/app-error.ts'
import {
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
/** How somebody is reached; blank where nobody knows it (decision 81). */
const reach = {
  email: maybe(email).transform((known) => known ?? ''),
  phone: maybe(phone).transform((known) => known ?? ''),
}
/** Who of the agency looks after the client; no user where it is left out. */
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

/** What a form says, before it is checked. */
type Typed<T> = { [Key in keyof T]?: T[Key] | null | undefined }
type TypedAddress = Typed<Record<'line1' | 'line2' | 'city' | 'zone' | 'postalCode', string>>
type TypedPerson = Typed<Record<'name' | 'email' | 'phone', string>>
type TypedClient = TypedPerson & Typed<{ mailingAddress: TypedAddress; producerId: string; serviceRepId: string }>
export type AccountInput = Typed<{
  business: TypedClient & Typed<{ dba: string; website: string; contact: Typed<Contact> }>
  individual: TypedClient
  associateContactId: string
}>

/** Who speaks for a business: one of the agency's contacts, or one that is written here (with its id, when it is changed). */
export type ContactChoice = { associate: string } | { write: Omit<Contact, 'id'> & { id: string | null } }

export type CheckedAccount =
  | { type: 'BUSINESS'; details: AccountDetails; contact: ContactChoice | null }
  | { type: 'INDIVIDUAL'; details: AccountDetails; contact: null }

/**
 * Checks what a form says of an account. Each mistake is at the whole path of its field. `mayLack` takes in a client whose address or
 * contact is not known yet, as lists of other systems have them.
 */
export function checkAccount(input: AccountInput, { mayLack = false } = {}): CheckedAccount {
  const { withContact, withoutContact, ofPerson } = mayLack ? KNOWN_SO_FAR : WHOLE
  if (Boolean(input.business) === Boolean(input.individual)) throw invalid('type', 'Choose business or individual.')
  if (input.individual) {
    const { individual } = parse(ofPerson, input)
    return { type: 'INDIVIDUAL', details: { ...individual, dba: null, website: null }, contact: null }
  }
  if (input.associateContactId) {
    const { business } = parse(withoutContact, input)
    return { type: 'BUSINESS', details: business, contact: { associate: knownId(input.associateContactId) } }
  }
  if (mayLack && !input.business?.contact)
    return { type: 'BUSINESS', details: parse(withoutContact, input).business, contact: null }
  const { contact: written, ...details } = parse(withContact, input).business
  return { type: 'BUSINESS', details, contact: { write: { ...written, id: written.id ? knownId(written.id) : null } } }
}

function knownId(id: string) {
  if (!isId(id)) throw noSuchContact()
  return id
}

export const noSuchContact = () => invalid('associateContactId', 'This contact is not there any more. Choose another.')

/** What a form says of one contact of an account. `role` is left out for the primary one. */
export type ContactInput = Typed<Omit<Contact, 'id'> & { role: string }>

export const checkContact = (input: ContactInput) => parse(z.object({ ...person, role }), input)

/** The role of a contact that is there already. */
export const checkRole = (input: Pick<ContactInput, 'role'>) => parse(z.object({ role }), input).role
