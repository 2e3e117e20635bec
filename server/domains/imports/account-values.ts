import { ACCOUNT_TEAM, type AccountType } from '../../../shared/accounts.ts'
import { nameOf } from '../../../shared/labeled.ts'
import { parsePhone } from '../../../shared/phones.ts'
import { AppError } from '../../lib/app-error.ts'
import { addressOf, stateOf, zipOf } from '../../lib/envelope.ts'
import { type AccountInput, checkAccount, MAY_LACK_ANY } from '../accounts/service.ts'
import type { Account, Contact } from '../accounts/types.ts'
import { problemAt } from './refusals.ts'
import type { Problem, Said } from './types.ts'
import { phoneProblem, stateProblem } from './values.ts'

/** The names of the agency's users, and the users that rows name. */
export type Users = { nameOf: (id: string) => string; userOf: (typed: string) => string | null }

export const CONTACT_FIELDS = ['contactName', 'contactEmail', 'contactPhone'] as const

/** The account after a row, validated like the form; blank cells change nothing. */
export function readAccount(
  type: AccountType,
  said: Said,
  account: Account | null,
  primary: Contact | null,
  users: Users,
) {
  const whole = said.address ? addressOf(said.address) : null
  if (said.address && !whole)
    return {
      problems: [
        problemAt(
          'address',
          `“${said.address}” cannot be taken apart surely. Give street, city, state and ZIP code columns of their own.`,
        ),
      ],
    }
  if (type === 'INDIVIDUAL') {
    const alien = (['dba', 'website'] as const).find((field) => said[field])
    if (alien) return { problems: [problemAt(alien, 'A person has no DBA and no website here. Leave it blank.')] }
    if (said.contactName && said.contactName.toLowerCase() !== (said.name ?? account?.name ?? '').toLowerCase())
      return { problems: [problemAt('contactName', 'A person has no other contact here. Leave it blank.')] }
  }
  try {
    return checkAccount(inputOf(type, said, whole, account, primary, users), MAY_LACK_ANY)
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields.length) throw error
    const problems = error.fields.map(({ path, message }) =>
      sentence(FIELD_AT[path.slice(1).join('.')] ?? null, message, said),
    )
    return { problems: [...new Map(problems.toReversed().map((one) => [one.message, one])).values()].toReversed() }
  }
}

/** The file's field for a path of the form. */
const FIELD_AT: Readonly<Record<string, string>> = {
  ...{ name: 'name', dba: 'dba', website: 'website', email: 'email', phone: 'phone' },
  ...{ 'mailingAddress.line1': 'line1', 'mailingAddress.line2': 'line2', 'mailingAddress.city': 'city' },
  ...{ 'mailingAddress.zone': 'zone', 'mailingAddress.postalCode': 'postalCode' },
  ...{ 'contact.name': 'contactName', 'contact.email': 'contactEmail', 'contact.phone': 'contactPhone' },
}

/** The path of a value that the row itself leaves blank: see `inputOf`. */
const LENT: Readonly<Record<string, string>> = {
  ...{ email: 'contactEmail', phone: 'contactPhone', contactEmail: 'email', contactPhone: 'phone' },
}

function sentence(place: string | null, message: string, said: Said) {
  const lent = place ? LENT[place] : undefined
  const field = place && lent && !said[place] && said[lent] ? lent : place
  const value = field ? said[field] : undefined
  if (field === 'name' && !value && !said.type && said.contactName)
    return problemAt(field, `${message} If this is a person, add a column Account type with Individual.`)
  if (!field || !value) return problemAt(field, message)
  if (field === 'zone') return problemAt(field, stateProblem(value))
  if (field === 'phone' || field === 'contactPhone')
    return problemAt(field, phoneProblem(field === 'phone' ? 'Phone' : 'Contact phone', value))
  return problemAt(field, `“${value}”: ${message}`)
}

function inputOf(
  type: AccountType,
  said: Said,
  whole: ReturnType<typeof addressOf>,
  account: Account | null,
  primary: Contact | null,
  { userOf }: Users,
): AccountInput {
  const was = account?.mailingAddress
  const zone = said.zone ?? whole?.zone ?? was?.zone
  const postalCode = said.postalCode ?? whole?.postalCode ?? was?.postalCode
  const [line1, ...below] = (said.line1 ?? whole?.line1)?.split('\n') ?? []
  const line2 = [...below, said.line2 ?? whole?.line2].filter(Boolean).join(', ')
  const mailingAddress = {
    line1: line1 ?? was?.line1,
    // A new street does not keep the old suite.
    line2: line2 || (line1 && line1 !== was?.line1 ? undefined : was?.line2),
    city: said.city ?? whole?.city ?? was?.city,
    zone: (zone && stateOf(zone)) ?? zone,
    postalCode: postalCode && zone ? (zipOf(postalCode, stateOf(zone) ?? '') ?? postalCode) : postalCode,
  }
  // For a new client, blanks of the business are filled from its contact, and the other way around.
  const details = {
    name: said.name ?? account?.name,
    email: said.email ?? account?.email ?? said.contactEmail,
    phone: said.phone ?? account?.phone ?? said.contactPhone,
    mailingAddress,
    ...Object.fromEntries(ACCOUNT_TEAM.map(({ id }) => [id, userOf(said[nameOf(id)] ?? '') ?? account?.[id]])),
  }
  if (type === 'INDIVIDUAL') return { individual: details }
  const business = { ...details, dba: said.dba ?? account?.dba, website: said.website ?? account?.website }
  if (account && !CONTACT_FIELDS.some((field) => said[field]))
    return { business, associateContactId: primary?.id ?? account.id }
  // A list without contacts has clients all the same; an e-mail or a phone that is no one else's is the business's.
  const isLent = (own?: string, contact?: string) => !contact || !own
  if (!primary && !said.contactName && isLent(said.email, said.contactEmail) && isLent(said.phone, said.contactPhone))
    return { business }
  return { business: { ...business, contact: contactOf(said, primary, details) } }
}

/** What a row gives of a contact it does not name, and that an account without contacts has otherwise: it is left out. */
export function leftOutOf(said: Said, account: Account, primary: Contact | null): Problem[] {
  if (account.type !== 'BUSINESS' || primary || said.contactName) return []
  const isOther = (typed: string | undefined, own: string | undefined, kept: string) =>
    typed !== undefined && !own && kept !== '' && typed.toLowerCase() !== kept.toLowerCase()
  const { contactEmail, contactPhone } = said
  const why = 'left out: this row does not name the contact.'
  return [
    ...(isOther(contactEmail, said.email, account.email)
      ? [problemAt('contactEmail', `Contact e-mail “${contactEmail!}” ${why}`)]
      : []),
    ...(isOther((contactPhone && parsePhone(contactPhone)) || contactPhone, said.phone, account.phone)
      ? [problemAt('contactPhone', `Contact phone “${contactPhone!}” ${why}`)]
      : []),
  ]
}

/** The contact of a business by its row: the primary contact, changed, if name or e-mail match; else a new one. */
function contactOf(
  said: Said,
  primary: Contact | null,
  details: { email?: string | undefined; phone?: string | undefined },
) {
  const { contactName: name, contactEmail: email, contactPhone: phone } = said
  const isThem = (one: string | undefined, own: string | undefined) => one?.toLowerCase() === own?.toLowerCase()
  const isPrimary = primary && (!name || isThem(name, primary.name) || (email && isThem(email, primary.email)))
  if (!isPrimary) return { name, email: email ?? details.email, phone: phone ?? details.phone }
  const kept = phone && parsePhone(phone) === primary.phone ? primary.phone : (phone ?? primary.phone)
  return { id: primary.id, name: name ?? primary.name, email: email ?? primary.email, phone: kept }
}
