import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { APP_ROLE, connectAsOwner, type Db } from '../db/connection.ts'
import { underSetupLock } from '../db/migrate.ts'
import { AppError } from '../lib/app-error.ts'
import type { Log } from '../lib/log.ts'
import { isConnectionLost } from '../lib/outage.ts'

/** Every job there is, with what it carries: ids only, so a payload never outlives what it speaks of. */
export type Jobs = {
  'run-assistant': { agencyId: string; runId: string }
  'deliver-effect': { effectId: string }
  'delete-blobs': { keys: string[] }
  'read-file': { agencyId: string; fileId: string }
  'index-knowledge': { agencyId: string }
  'embed-knowledge': { agencyId: string }
  'issue-certificates': { agencyId: string; batchId: string }
  'work-on-import': { agencyId: string; importId: string }
  'sweep-knowledge': Record<string, never>
  'sweep-orphan-files': Record<string, never>
  'sweep-sign-ins': Record<string, never>
  'sweep-effects': Record<string, never>
  'at-midnight': Record<string, never>
  'sync-subscription': { agencyId: string }
  'sync-subscriptions': Record<string, never>
  'fill-demo': { agencyId: string }
}

export type JobName = keyof Jobs
export type JobPayload<N extends JobName> = Jobs[N]
export type JobHandlers = { [N in JobName]: (payload: Jobs[N], signal: AbortSignal) => Promise<void> }

/** `waitsOnce`: the same job does not wait twice. */
type QueueSettings = { workers: number; retryLimit: number; longestPause?: number; cron?: string; waitsOnce?: true }

const QUEUES: Record<JobName, QueueSettings> = {
  'run-assistant': { workers: 8, retryLimit: 3 },
  // Pauses of 2, 4, 8, … seconds, five minutes at most.
  'deliver-effect': { workers: 4, retryLimit: 12, longestPause: 300 },
  'read-file': { workers: 2, retryLimit: 3 },
  // One document each time: an agency stands in line once, however many documents it has.
  'index-knowledge': { workers: 2, retryLimit: 10, longestPause: 60, waitsOnce: true },
  'embed-knowledge': { workers: 1, retryLimit: 10, longestPause: 60, waitsOnce: true },
  // Goes on where it stopped, so a retry does only what is left.
  'issue-certificates': { workers: 2, retryLimit: 10, longestPause: 60 },
  'work-on-import': { workers: 2, retryLimit: 10, longestPause: 60 },
  'delete-blobs': { workers: 1, retryLimit: 10, longestPause: 300 },
  'sweep-knowledge': { workers: 1, retryLimit: 1, cron: '*/10 * * * *' },
  'sweep-orphan-files': { workers: 1, retryLimit: 1, cron: '41 3 * * *' },
  'sweep-sign-ins': { workers: 1, retryLimit: 1, cron: '17 * * * *' },
  'sweep-effects': { workers: 1, retryLimit: 1, cron: '47 3 * * *' },
  // Midnight comes to agencies at different times: each minute it is asked where it has come.
  'at-midnight': { workers: 1, retryLimit: 0, cron: '* * * * *' },
  // News of the payment provider is taken up until it answers, for some hours.
  'sync-subscription': { workers: 2, retryLimit: 30, longestPause: 600 },
  'sync-subscriptions': { workers: 1, retryLimit: 1, cron: '23 4 * * *' },
  // Goes on where it stopped.
  'fill-demo': { workers: 1, retryLimit: 10, longestPause: 60 },
}

const QUIET_MS = 10_000
const SWEEP_MS = 1000

export type Queue = {
  /** Adds a job inside the caller's transaction; of a queue where the same job waits once, unless it does. */
  send<N extends JobName>(trx: Db, name: N, payload: JobPayload<N>): Promise<void>
  work(handlers: JobHandlers): Promise<void>
  stop(): Promise<void>
}

/**
 * Opens the queue on the owner's connection. Jobs run at least once, so handlers are idempotent; a worker that dies
 * is noticed by its missing heartbeat after about 12 s. A job of an agency that throws EXPIRED waits until the agency's subscription is
 * renewed, and then begins again.
 */
export async function openQueue(ownerUrl: string, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  const say = sayOnce(log)
  const stopping = new AbortController()
  let sweeping: Promise<void> | undefined
  boss.on('error', say)
  await boss.start()
  const made = new Set((await boss.getQueues(Object.keys(QUEUES))).map(({ name }) => name))
  for (const [name, { retryLimit, longestPause }] of Object.entries(QUEUES)) {
    // To make one that there is changes nothing of it, and takes the lock of all queues.
    if (made.has(name)) continue
    await boss.createQueue(name, {
      notify: true,
      heartbeatSeconds: 10,
      retryLimit,
      retryBackoff: true,
      retryDelay: 2,
      ...(longestPause && { retryDelayMax: longestPause }),
      expireInSeconds: 3600,
    })
  }
  await letAppSend(ownerUrl)
  return {
    async send(trx, name, payload) {
      if (QUEUES[name].waitsOnce && (await isWaiting(trx, name, payload))) return
      await boss.send(name, payload, { db: fromKysely(trx) })
    },
    async work(handlers) {
      for (const name of Object.keys(QUEUES) as JobName[]) await startWorkers(boss, name, handlers[name], log)
      sweeping = sweep(boss, stopping.signal, say)
    },
    async stop() {
      stopping.abort()
      await sweeping
      await boss.stop({ graceful: true, timeout: 3000 })
    },
  }
}

async function isWaiting(trx: Db, name: JobName, payload: object): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job
    where name = ${name} and state = 'created' and data = ${JSON.stringify(payload)}::jsonb limit 1`.execute(trx)
  return rows.length > 0
}

/** Looks every second for jobs that wait for nothing any more. */
async function sweep(boss: PgBoss, signal: AbortSignal, say: (error: unknown) => void) {
  while (!signal.aborted) {
    await queueRenewed(boss).catch(say)
    await wait(SWEEP_MS, undefined, { ref: false, signal }).catch(() => {})
  }
}

const RENEWED = `from waiting_jobs w join subscriptions s using (agency_id) where s.state <> 'EXPIRED'`

/** Queues the jobs of agencies whose subscription is renewed again: each leaves where it waited as it is queued, so none is lost. */
async function queueRenewed(boss: PgBoss) {
  const { rows: renewed } = await boss.getDb().executeSql(`select 1 ${RENEWED} limit 1`)
  if (!renewed.length) return
  const { db, commit, rollback } = await boss.getDb().beginTransaction!()
  try {
    const { rows } = await db.executeSql(
      `delete from waiting_jobs where (agency_id, name, payload) in
         (select w.agency_id, w.name, w.payload ${RENEWED} for update of w skip locked limit 500) returning name, payload`,
    )
    for (const { name, payload } of rows) await boss.send(name, payload, { db })
    await commit()
  } catch (error) {
    await rollback()
    throw error
  }
}

/** Sets a job aside until its agency's subscription is renewed. The same job waits once. */
async function setAside(boss: PgBoss, agencyId: string, name: JobName, payload: unknown) {
  const statement = 'insert into waiting_jobs (agency_id, name, payload) values ($1, $2, $3) on conflict do nothing'
  await boss.getDb().executeSql(statement, [agencyId, name, JSON.stringify(payload)])
}

const isExpired = (error: unknown) => error instanceof AppError && error.code === 'EXPIRED'

/** Writes an error of the queue down; a lost connection, which each of its workers meets again and again, once a while. */
function sayOnce(log: Log) {
  let said = Number.NEGATIVE_INFINITY
  return (error: unknown) => {
    if (!isConnectionLost(error)) return log.warn({ err: error }, 'queue')
    if (performance.now() - said < QUIET_MS) return
    said = performance.now()
    log.warn('the queue lost its connection to the database')
  }
}

/** N single workers, each of which asks for the next job as soon as it is done: the shape with the least idle time. */
async function startWorkers<N extends JobName>(boss: PgBoss, name: N, handler: JobHandlers[N], log: Log) {
  const { workers, cron } = QUEUES[name]
  if (cron) await boss.schedule(name, cron)
  for (let index = 0; index < workers; index++) {
    const id: string = await boss.work<JobPayload<N>>(name, { notifyPollingIntervalSeconds: 2 }, async ([job]) => {
      try {
        if (job) await handler(job.data, job.signal)
      } catch (error) {
        if (job && isExpired(error) && 'agencyId' in job.data)
          return await setAside(boss, job.data.agencyId as string, name, job.data)
        log.error({ err: error, job: name }, 'job failed')
        throw error
      } finally {
        boss.notifyWorker(id)
      }
    })
  }
}

/** Lets the app's role add jobs, so that a job is sent in the same transaction as what it is about. */
async function letAppSend(ownerUrl: string) {
  const owner = connectAsOwner(ownerUrl)
  const role = sql.id(APP_ROLE)
  try {
    await underSetupLock(owner, async (trx) => {
      await sql`grant usage on schema pgboss to ${role}`.execute(trx)
      await sql`grant select, insert, update on all tables in schema pgboss to ${role}`.execute(trx)
      await sql`revoke execute on all functions in schema pgboss from public`.execute(trx)
      await sql`grant execute on all functions in schema pgboss to ${role}`.execute(trx)
    })
  } finally {
    await owner.destroy()
  }
}
