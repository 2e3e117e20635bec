import { ACCOUNT_TEAM, ACCOUNT_TYPES, accountFilterOf, addressLine } from '../../../shared/accounts.ts'
import { dayIn, type IsoDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import type { Decimal } from '../../../shared/money.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { getAgency, userNames } from '../agency/service.ts'
import { listContactsOf } from './store/contacts.ts'
import { listAccounts } from './store/list.ts'

const PAGE = 200

export const ACCOUNTS_HEAD = [
  'Name',
  'Type',
  'DBA',
  'Contact',
  'E-mail',
  'Phone',
  'Website',
  'Address',
  'City',
  'State',
  'ZIP code',
  ...ACCOUNT_TEAM.map(({ label }) => label),
  'Policies',
  'Premium',
  'Next renewal',
  'Created',
  'Last changed',
]

/** The policy totals of each of these accounts, in their order; the policies domain provides them. */
type HeldBy = (accountIds: string[]) => Promise<{ count: number; premium: Decimal; nextExpiry: IsoDate | null }[]>

/** The next rows of the list of accounts as a view's address asks for it, or those whose ids it names, for a file; `after` is null behind the last. */
export async function exportAccounts(ctx: Ctx, view: URLSearchParams, after: string | null, heldBy: HeldBy) {
  must(ctx, 'read', 'account')
  const filter = { ...accountFilterOf((name) => view.getAll(name)), ids: view.getAll('id') }
  const found = await listAccounts(ctx.db, filter, PAGE, after)
  const people = await listContactsOf(
    ctx.db,
    found.map(({ account }) => account.id),
  )
  const { timeZone } = await getAgency(ctx)
  const held = await heldBy(found.map(({ account }) => account.id))
  const nameOf = await userNames(ctx)
  const rows = found.map(({ account }, place): Cell[] => {
    const { line1, line2, city, zone, postalCode } = account.mailingAddress
    return [
      account.name,
      labelOf(ACCOUNT_TYPES, account.type),
      account.dba,
      people.get(account.id)?.[0]?.name,
      account.email,
      formatPhone(account.phone),
      account.website,
      addressLine({ ...(line1 && { line1 }), ...(line2 && { line2 }) }),
      city,
      zone,
      postalCode,
      ...ACCOUNT_TEAM.map(({ id }) => account[id] && nameOf(account[id])),
      held[place]?.count,
      held[place]?.premium,
      held[place]?.nextExpiry,
      dayIn(timeZone, account.createdAt),
      dayIn(timeZone, account.updatedAt),
    ]
  })
  return { rows, after: found.length < PAGE ? null : (found.at(-1)?.cursor ?? null) }
}
