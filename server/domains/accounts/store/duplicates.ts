import { type RawBuilder, sql } from 'kysely'
import { ACCOUNT_LIKENESSES, type AccountLikeness, type MailingAddress } from '../../../../shared/accounts.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { lineOf } from '../../../../shared/phones.ts'
import type { Db } from '../../../db/connection.ts'
import { placeIn } from '../../../db/list.ts'
import { nameKey, streetKey } from '../rules.ts'

/** The similarity two names need, up to 1: enough for one wrong letter or one extra word. */
const NAMES_ALIKE = 0.6
const MOST = 5

/** The values of a client to compare; blank when unknown. */
export type Compared = { name: string; emails: string[]; phones: string[]; mailingAddress: MailingAddress }

/**
 * Accounts that look like this client, with the reasons, the best match first. `except` is the client's own account: a shared contact is
 * not a reason, since a person can be a contact of several businesses. Without `streetAlone`, a shared street counts only with another
 * reason.
 */
export async function findAlike(
  db: Db,
  { name, emails, phones, mailingAddress }: Compared,
  { except, streetAlone }: { except: string | null; streetAlone: boolean },
): Promise<{ id: string; reasons: AccountLikeness[] }[]> {
  const [key, street] = [nameKey(name), streetKey(mailingAddress)]
  const lines = phones.filter(Boolean).map(lineOf)
  const mails = emails.filter(Boolean).map((email) => email.toLowerCase())
  const notOwn = except
    ? sql`not exists (select from account_contacts own where own.account_id = ${except} and own.contact_id = c.id)`
    : sql`true`
  const ofContacts = (reason: AccountLikeness, is: RawBuilder<unknown>) =>
    sql`select ac.account_id, ${sql.lit(reason)} from contacts c
      join account_contacts ac on ac.agency_id = c.agency_id and ac.contact_id = c.id where ${is} and ${notOwn}`
  const own = (reason: AccountLikeness, is: RawBuilder<unknown>) =>
    sql`select id, ${sql.lit(reason)} as reason from accounts where merged_into is null and ${is}`
  const signs = [
    key && sql`select id, 'NAME' as reason from accounts_named_alike(${key}, ${NAMES_ALIKE}, ${MOST + 1})`,
    street && own('ADDRESS', sql`street_key = ${street} and street_key <> ''`),
    mails.length && own('EMAIL', sql`email_key = any(${mails}::text[])`),
    mails.length && ofContacts('EMAIL', sql`c.email_key = any(${mails}::text[])`),
    lines.length && own('PHONE', sql`phone_key = any(${lines}::text[])`),
    lines.length && ofContacts('PHONE', sql`c.phone_key = any(${lines}::text[])`),
  ].filter((sign) => typeof sign === 'object')
  if (!signs.length) return []
  const { rows } = await sql<{ id: string; reasons: AccountLikeness[] }>`
    select accounts.id, array_agg(distinct signs.reason) as reasons
    from (${sql.join(signs, sql` union all `)}) as signs (id, reason)
    join accounts on accounts.id = signs.id and accounts.merged_into is null
    where ${except ? sql`accounts.id <> ${except}` : sql`true`}
    group by accounts.id having ${streetAlone} or bool_or(signs.reason <> 'ADDRESS')
    order by min(${placeIn(idsOf(ACCOUNT_LIKENESSES), sql.ref('signs.reason'))}), count(distinct signs.reason) desc, accounts.id
    limit ${MOST}`.execute(db)
  return rows
}
