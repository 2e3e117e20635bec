import { ACCOUNT_LIKENESSES, type MailingAddress } from '../../../shared/accounts.ts'
import { idsOf } from '../../../shared/labeled.ts'
import { parsePhone } from '../../../shared/phones.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { isId } from '../../lib/ids.ts'
import { findAccounts } from './store/accounts.ts'
import { listContactsOf } from './store/contacts.ts'
import { type Compared, findAlike } from './store/duplicates.ts'
import type { Account, Duplicate } from './types.ts'

/** What has been typed about a client so far. */
export type TypedClient = {
  name?: string | null
  email?: string | null
  phone?: string | null
  mailingAddress?: { [Part in keyof MailingAddress]?: string | null } | null
  /** The account being edited, which is not a duplicate of itself. */
  exceptId?: string | null
}

/** The length from which names are compared: two letters resemble every name. */
const TELLING = 4
const MOST_TYPED = 200

/** Accounts that look like the client being typed: by e-mail, phone, name or street. The best match first. */
export function findDuplicateAccounts(ctx: Ctx, typed: TypedClient): Promise<Duplicate[]> {
  must(ctx, 'read', 'account')
  const part = (text: string | null | undefined) => (text ?? '').trim().slice(0, MOST_TYPED).replaceAll('\0', '')
  const [name, email, phone] = [part(typed.name), part(typed.email), parsePhone(part(typed.phone))]
  const mailingAddress = Object.fromEntries(
    Object.entries(typed.mailingAddress ?? {}).map(([key, value]) => [key, part(value)]),
  )
  const compared = {
    name: name.length < TELLING ? '' : name,
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
    mailingAddress,
  }
  return alike(ctx, compared, {
    except: typed.exceptId && isId(typed.exceptId) ? typed.exceptId : null,
    streetAlone: true,
  })
}

/** Accounts that look like the same client as this one. A shared street alone is weak evidence: many businesses can share a building. */
export async function listDuplicatesOf(ctx: Ctx, account: Account): Promise<Duplicate[]> {
  must(ctx, 'read', 'account')
  const people = (await listContactsOf(ctx.db, [account.id])).get(account.id) ?? []
  const { name, mailingAddress } = account
  const emails = [account, ...people].map(({ email }) => email)
  const phones = [account, ...people].map(({ phone }) => phone)
  return alike(ctx, { name, emails, phones, mailingAddress }, { except: account.id, streetAlone: false })
}

const ORDER: readonly string[] = idsOf(ACCOUNT_LIKENESSES)

async function alike(ctx: Ctx, compared: Compared, among: Parameters<typeof findAlike>[2]): Promise<Duplicate[]> {
  const found = await findAlike(ctx.db, compared, among)
  const accounts = await findAccounts(
    ctx.db,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, reasons }) => {
    const account = accounts.find((one) => one.id === id)
    return account ? [{ account, reasons: reasons.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)) }] : []
  })
}
