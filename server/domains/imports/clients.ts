import { headingKey } from './column-names.ts'
import { saidBy } from './columns.ts'
import type { Column, Said } from './types.ts'

export const emailIn = (said: Said) => said.email ?? said.contactEmail

export const clientKey = (said: Said) => `${emailIn(said)!}|${said.name!}`.toLowerCase()

/** By what two rows are told to speak of one account. A reference may be a business's, whoever the row names beside it. */
export function accountKeys(columns: readonly Column[], cells: readonly string[]): string[] {
  const own = saidBy(columns, cells)
  const said = own.reference ? own : clientSaid(columns, cells)
  return [
    ...(said.reference ? [`reference ${said.reference.toLowerCase()}`] : []),
    ...(emailIn(said) && said.name ? [`client ${clientKey(said)}`] : []),
  ]
}

/** The fields of a business, and of whom to speak to at one. */
const OF_BUSINESS: readonly (string | null)[] = ['name', 'dba', 'contactName']

/**
 * What a row says of a client. Where it says neither that this is a business nor that it is a person, and gives a first and a last name but
 * nothing of a business, it is that person.
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
