import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { aThrowawayCara } from '../scripts/throwaway.ts'
import { markReceived } from '../server/api/scalars.ts'
import { type Actor, withCtx } from '../server/ctx.ts'
import { asOwner } from '../server/db/connection.ts'
import { accountSearchText, contactSearchText, nameKey, streetKey } from '../server/domains/accounts/rules.ts'
import { beginImport, createImport, getImport } from '../server/domains/imports/service.ts'
import { workOn } from '../server/domains/imports/work.ts'
import { newId } from '../server/lib/ids.ts'
import { ACCOUNTS_HEAD, aClient, csvOf } from '../tests/support/imports.ts'

/**
 * An import of accounts with contacts: reading the file, the dry run, and the import itself, beside a bare COPY of the same rows (accounts,
 * contacts, who speaks for whom, history) into the same indexed tables in the same run, and the ratio. Then the same file again.
 * Run: node bench/import.ts; smaller by BENCH_ROWS=2000
 */
const ROWS = Number(process.env.BENCH_ROWS ?? 20_000)
const say = (line: string) => void process.stdout.write(`${line}\n`)

const cara = await aThrowawayCara({ PORT: '0', CARA_ROLE: 'web' })
const { agencyId, userId } = await asOwner(cara.ownerUrl, async (owner) => {
  const user = await owner.selectFrom('agency_users').select(['id', 'agency_id']).executeTakeFirstOrThrow()
  return { agencyId: user.agency_id, userId: user.id }
})
const actor: Actor = { kind: 'user', agencyId, userId }
const acting = { house: cara.house, actor }
const clients = Array.from({ length: ROWS }, (_, place) => aClient(place))

const copied = await timed(copy)
await asOwner(cara.ownerUrl, async (owner) => {
  for (const table of ['account_contacts', 'contacts', 'accounts', 'history'] as const)
    await owner.deleteFrom(table).where('agency_id', '=', agencyId).execute()
})
say(`COPY of ${String(ROWS)} accounts with contacts: ${seconds(copied)}`)
const id = await bring('first')
const again = await bring('again')
const { counts } = await withCtx(cara.house, actor, (ctx) => getImport(ctx, again.id))
say(`the same file again: ${String(counts.SAME ?? 0)} the same`)
say(
  `import: ${(id.wrote / copied).toFixed(1)} × COPY; from the file to the last row ${seconds(id.all)}, ${(id.all / copied).toFixed(1)} × COPY`,
)
await cara.end()
process.exit(0)

async function bring(name: string) {
  const content = csvOf([ACCOUNTS_HEAD, ...clients])
  const target = path.join(cara.house.tempDir, name)
  await writeFile(target, content)
  const file = markReceived({ name: `${name}.csv`, path: target, size: content.length, sha256: name })
  const began = performance.now()
  const made = await createImport(acting, { kind: 'ACCOUNTS', file })
  const read = performance.now()
  await workOn(acting, made.id, new AbortController().signal)
  const checked = performance.now()
  say(`${name}: file taken in ${seconds(read - began)}, dry run ${seconds(checked - read)}`)
  if (name === 'again') return { id: made.id, wrote: 0, all: 0 }
  await withCtx(cara.house, actor, (ctx) => beginImport(ctx, made.id))
  await workOn(acting, made.id, new AbortController().signal)
  const wrote = performance.now() - checked
  say(`${name}: import ${seconds(wrote)}, ${String(Math.round((ROWS / wrote) * 1000))} rows a second`)
  return { id: made.id, wrote, all: performance.now() - began }
}

async function timed(work: () => Promise<void>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}

/** The same rows as the import writes, straight into the tables. */
async function copy() {
  const rows = clients.map((cells) => {
    const [, name, contact, email, phone, line1, city, zone, postalCode] = cells as [string, ...string[]]
    const details = {
      ...{ name: name!, dba: null, website: null, email: email!, phone: `+1${phone!}` },
      producerId: null,
      serviceRepId: null,
      mailingAddress: { line1: line1!, city: city!, zone: zone!, postalCode: postalCode! },
    }
    return { details, id: newId(), contact: { id: newId(), name: contact!, email: email!, phone: `+1${phone!}` } }
  })
  const client = new pg.Client({ connectionString: cara.ownerUrl })
  await client.connect()
  await client.query('begin')
  const at = new Date().toISOString()
  const put = async (table: string, columns: string, lines: (readonly unknown[])[]) => {
    const text = lines.map((line) => `${line.map((value) => String(value).replaceAll('\\', '\\\\')).join('\t')}\n`)
    await pipeline(Readable.from(text), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
  }
  await put(
    'contacts',
    'agency_id, id, name, email, phone, search_text',
    rows.map(({ contact }) => [agencyId, ...Object.values(contact), contactSearchText(contact)]),
  )
  await put(
    'accounts',
    'agency_id, id, type, name, email, phone, mailing_address, name_key, street_key, search_text, created_at, updated_at',
    rows.map(({ id, details, contact }) => [
      ...[agencyId, id, 'BUSINESS', details.name, details.email, details.phone, JSON.stringify(details.mailingAddress)],
      ...[nameKey(details.name), streetKey(details.mailingAddress), accountSearchText(details, [contact], []), at, at],
    ]),
  )
  await put(
    'account_contacts',
    'agency_id, account_id, contact_id',
    rows.map(({ id, contact }) => [agencyId, id, contact.id]),
  )
  await put(
    'history',
    'agency_id, id, kind, actor, account_id, at, rev',
    rows.map(({ id }) => [agencyId, newId(), 'ACCOUNT_CREATED', 'USER', id, at, 1]),
  )
  await client.query('commit')
  await client.end()
}
