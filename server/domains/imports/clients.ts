import { ACCOUNT_TEAM } from '../../../shared/accounts.ts'
import { nameOf } from '../../../shared/labeled.ts'
import { headingKey } from './column-names.ts'
import { saidBy } from './columns.ts'
import type { Column, Said } from './types.ts'

export const emailIn = (said: Said) => said.email ?? said.contactEmail

export const clientKey = (said: Said) => `${emailIn(said)!}|${said.name!}`.toLowerCase()

/** The keys by which two rows belong to one account. A reference may be a business's, whatever person the row names. */
export function accountKeys(columns: readonly Column[], cells: readonly string[]): string[] {
  const own = saidBy(columns, cells)
  const said = own.reference ? own : clientSaid(columns, cells)
  return [
    ...(said.reference ? [`reference ${said.reference.toLowerCase()}`] : []),
    ...(emailIn(said) && said.name ? [`client ${clientKey(said)}`] : []),
    ...(said.name && saysNothingElse(said) ? [`name ${said.name.toLowerCase()}`] : []),
  ]
}

/** What does not tell two clients of one name apart. */
const OF_ANY_CLIENT = ['name', 'type', ...ACCOUNT_TEAM.map(({ id }) => nameOf(id) as string)]

/** Whether a row has nothing of a client but its name. */
const saysNothingElse = (said: Said) =>
  Object.entries(said).every(([field, value]) => OF_ANY_CLIENT.includes(field) || value === said.name)

/** The fields of a business and of its contact. */
const OF_BUSINESS: readonly (string | null)[] = ['name', 'dba', 'contactName']

/**
 * The client of a row. If the row does not say whether it is a business or a person, and gives a first and last name but nothing of a
 * business, it is a person.
 */
export function clientSaid(columns: readonly Column[], cells: readonly string[]): Said {
  const said = saidBy(columns, cells)
  const names = ['contactFirst', 'contactLast'].flatMap((part) =>
    columns.filter(({ field, head }, place) => field === part && cells[place] && !/\bcontact\b/.test(headingKey(head))),
  )
  const isOfBusiness = columns.some(({ field }, place) => OF_BUSINESS.includes(field) && cells[place])
  const isOpen = !said.type && !said.website && !isOfBusiness
  return isOpen && names.length === 2 ? { ...said, type: 'Individual', name: said.contactName! } : said
}
