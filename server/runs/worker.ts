import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { House } from '../ctx.ts'
import { withCtx } from '../ctx.ts'
import { type RunSettings, runAssistant } from './runner.ts'
import { Stopped } from './stopped.ts'
import { findRun, listOpenRuns } from './store/runs.ts'

/** A run mostly waits for its model, so many fit into one process. */
const MOST_AT_ONCE = 64
const SWEEP_MS = 1000

/**
 * Works on runs. While a process works on a run it holds an advisory lock on one connection of its own; when the process
 * dies the lock goes with it, and within a second another worker, or this one after its restart, takes the run up.
 */
export async function startRunWorker(house: House, connection: pg.ClientConfig, settings: RunSettings) {
  const running = new Map<string, { abort: AbortController; done: Promise<void> }>()
  let open = true
  let locks = await connectLocks()
  let asking: Promise<unknown> = Promise.resolve()
  const sweeping = sweep()

  async function connectLocks(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: 'cara run locks', keepAlive: true })
    client.on('error', () => {})
    await client.connect()
    // Without its connection a worker has no claim on its runs any more: it lets go of them at once.
    client.once('end', () => {
      for (const { abort } of running.values()) abort.abort(new Error('The worker lost its connection.'))
      if (open) void reconnect()
    })
    return client
  }

  async function reconnect() {
    for (let pause = 100; open; pause = Math.min(pause * 2, 1000)) {
      await wait(pause)
      try {
        locks = await connectLocks()
        return
      } catch (error) {
        house.log.warn({ err: error }, 'run locks: no connection')
      }
    }
  }

  /** Works on a run if no one else does. */
  function begin(agencyId: string, runId: string) {
    if (!open || running.has(runId)) return
    const abort = new AbortController()
    const done = claimAndRun(agencyId, runId, abort)
      .catch((error: unknown) => house.log.warn({ err: error, runId }, 'run let go'))
      .finally(() => running.delete(runId))
    running.set(runId, { abort, done })
  }

  async function claimAndRun(agencyId: string, runId: string, abort: AbortController) {
    const client = locks
    const key = lockKey(runId)
    if (!(await askLock(client, 'pg_try_advisory_lock', key))) return
    const silence = house.live.on('stop', runId, () => void stopIfAsked(agencyId, runId, abort))
    try {
      await runAssistant(house, agencyId, runId, settings, abort.signal)
    } finally {
      silence()
      await askLock(client, 'pg_advisory_unlock', key).catch(() => {})
    }
  }

  /** The connection takes one question at a time. */
  function askLock(
    client: pg.Client,
    verb: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
    key: string,
  ): Promise<boolean> {
    const answer = asking.then(async () => (await client.query(`select ${verb}($1) as held`, [key])).rows[0].held)
    asking = answer.catch(() => {})
    return answer
  }

  /** Looks whether the run shall stop; when the database is away, again until it can be told, or the run is over. */
  async function stopIfAsked(agencyId: string, runId: string, abort: AbortController) {
    while (!abort.signal.aborted && running.has(runId)) {
      try {
        const run = await withCtx(house, nobody(agencyId), ({ db }) => findRun(db, runId))
        if (run?.stopRequested) abort.abort(new Stopped('Stopped by the user.'))
        return
      } catch (error) {
        house.log.warn({ err: error, runId }, 'could not look whether a run shall stop')
        await wait(SWEEP_MS, undefined, { ref: false })
      }
    }
  }

  /** Looks every second for runs that no worker has: their worker died, or their job was lost. */
  async function sweep() {
    while (open) {
      try {
        for (const { id, agencyId } of await listOpenRuns(house.db)) {
          if (running.size >= MOST_AT_ONCE) break
          begin(agencyId, id)
        }
      } catch (error) {
        if (open) house.log.warn({ err: error }, 'run sweep')
      }
      await wait(SWEEP_MS, undefined, { ref: false })
    }
  }

  return {
    /** Begins a run, if there is room; else the next sweep does. Does not wait for its end. */
    async handle({ agencyId, runId }: { agencyId: string; runId: string }) {
      if (running.size < MOST_AT_ONCE) begin(agencyId, runId)
    },
    /** Lets go of all runs, which stay open for the next worker. */
    async stop() {
      open = false
      for (const { abort } of running.values()) abort.abort(new Error('The worker is stopping.'))
      await Promise.allSettled([...running.values()].map(({ done }) => done))
      await locks.end().catch(() => {})
      await Promise.race([sweeping, wait(50)])
    },
  }
}

export type RunWorker = Awaited<ReturnType<typeof startRunWorker>>

/** A run's advisory lock: 63 bits of a hash of its id. */
function lockKey(runId: string) {
  return (createHash('sha256').update(`run:${runId}`).digest().readBigInt64BE() >> 1n).toString()
}

/** Reads a run before its user is known. */
const nobody = (agencyId: string) => ({ kind: 'cara', agencyId, userId: null }) as const
