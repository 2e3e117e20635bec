import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'

/** What the floor is told: the database, and for which agency it answers. */
export type Floor = { ownerUrl: string; agencyId: string }

const POLICY = `p.id, p.account_id, p.state, p.type, p.policy_number, p.carrier_id, p.inforce_at, p.expires_at, p.premium, p.total,
  p.estimated_commission, p.limits, p.created_at, p.updated_at, p.rev,
  (select to_jsonb(c) from policy_cancellations c where c.agency_id = p.agency_id and c.policy_id = p.id
    order by c.canceled_at desc, c.id desc limit 1) as cancellation`
const SQL = {
  accounts: `select id, type, name, email, phone, mailing_address, created_at, updated_at, rev from accounts
    where merged_into is null order by sort_name, id limit 25`,
  policies: `select ${POLICY}, a.name as account_name, carriers.name as carrier_name from policies p
    join accounts a on a.agency_id = p.agency_id and a.id = p.account_id
    left join carriers on carriers.agency_id = p.agency_id and carriers.id = p.carrier_id
    where p.deleted_at is null order by p.created_at desc, p.id desc limit 25`,
  requests: `select r.id, r.type, r.state, r.title, r.client_name, r.created_at, r.due_at, a.name as account_name, u.name as assignee
    from service_requests r left join accounts a on a.agency_id = r.agency_id and a.id = r.account_id
    left join agency_users u on u.id = r.assignee_id
    where r.state = 'OPEN' order by r.created_at desc, r.id desc limit 25`,
  account:
    'select id, type, name, email, phone, mailing_address, created_at, updated_at, rev from accounts where id = $1',
  accountPolicies: `select ${POLICY} from policies p where p.account_id = $1 and p.deleted_at is null
    order by p.created_at desc, p.id desc`,
  certificates: `select id, certificate_number, holder_name, holder_address, created_at, revoked_at from certificates
    where account_id = $1 order by created_at desc, id desc limit 50`,
  history: `select id, kind, actor, agency_user_id, at, reason, changes, about from history where account_id = $1
    order by at desc, id desc limit 50`,
}

/** The least that answers the same questions: node:http, pg, a transaction with the agency set, and JSON of the rows. */
process.on('message', ({ ownerUrl, agencyId }: Floor) => {
  void start(ownerUrl, agencyId).then((url) => process.send!({ url }))
})

async function start(ownerUrl: string, agencyId: string) {
  const { appConnection, close } = await openDatabase(ownerUrl)
  await close()
  const pool = new pg.Pool({ ...appConnection, max: 10 })
  const inAgency = async <T>(work: (client: pg.PoolClient) => Promise<T>) => {
    const client = await pool.connect()
    try {
      await client.query(`begin; select set_config('cara.agency_id', ${pg.escapeLiteral(agencyId)}, true)`)
      const result = await work(client)
      await client.query('commit')
      return result
    } finally {
      client.release()
    }
  }
  const answer = (url: URL) =>
    inAgency(async (client) => {
      const rows = async (name: keyof typeof SQL, values: unknown[] = []) =>
        (await client.query({ name, text: SQL[name], values })).rows
      if (url.pathname === '/accounts') return rows('accounts')
      if (url.pathname === '/policies') return rows('policies')
      if (url.pathname === '/requests') return rows('requests')
      const id = [url.searchParams.get('id')]
      return {
        account: await rows('account', id),
        policies: await rows('accountPolicies', id),
        certificates: await rows('certificates', id),
        history: await rows('history', id),
      }
    })
  const server = createServer((req, res) => {
    void answer(new URL(req.url!, 'http://localhost')).then((found) => {
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}
