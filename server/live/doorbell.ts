import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../lib/log.ts'

/** What can be rung: something changed in a workspace, a run shall stop, a user's right to see things changed. */
const CHANNELS = ['workspace', 'stop', 'user'] as const
export type Channel = (typeof CHANNELS)[number]

/** Words that a text of a workspace grew by; `start` is where they begin in it, in UTF-16 code units. */
export type Words = { workspaceId: string; eventId: string; start: number; words: string }

export type Doorbell = {
  /** Calls `listener` soon after something about `id` was committed by any process. Returns how to stop listening. */
  on(channel: Channel, id: string, listener: () => void): () => void
  /** Calls `listener` with words that were committed: at once those of this process, soon those of others. */
  onWords(workspaceId: string, listener: (words: Words) => void): () => void
  /** Hands words this process has just committed to its own watchers. */
  tell(words: Words[]): void
  /** The same words as payloads of NOTIFY for the other processes, none longer than PostgreSQL takes. */
  asNews(words: Words[]): string[]
  close(): Promise<void>
}

/** PostgreSQL refuses a payload of 8,000 bytes and more. */
const MOST_BYTES = 7900

const MOST_PAUSE_MS = 1000

/**
 * Hears NOTIFY on one connection for the whole process. A ring carries no data, and words that get lost leave a gap that their watcher
 * sees, so nothing is lost with a broken connection: everyone is rung once after it.
 */
export async function openDoorbell(connection: pg.ClientConfig, log: Log): Promise<Doorbell> {
  const bells = new EventEmitter({ captureRejections: false })
  bells.setMaxListeners(0)
  /** Stands before the words of this process, which it knows already. */
  const self = randomUUID().slice(0, 8)
  const closing = new AbortController()
  let connected = await listen()
  const keeping = keepListening()

  async function listen() {
    const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5000 })
    const ended = new Promise<void>((resolve) => void client.once('end', resolve))
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'words') hear(payload)
      else bells.emit(`${channel}:${payload}`)
    })
    try {
      await client.connect()
      await client.query([...CHANNELS, 'words'].map((channel) => `listen "${channel}"`).join('; '))
      return { client, ended }
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
  }

  /** One connection after the other, each until it ends. */
  async function keepListening() {
    while (!closing.signal.aborted) {
      await connected.ended
      if (closing.signal.aborted) return
      log.warn('the doorbell lost its connection to the database')
      const next = await connectAgain()
      if (!next) return
      connected = next
      for (const name of bells.eventNames()) if (!String(name).startsWith('words:')) bells.emit(name)
    }
  }

  async function connectAgain() {
    for (let pause = 100; ; pause = Math.min(pause * 2, MOST_PAUSE_MS)) {
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return null
      const next = await listen().catch(() => null)
      if (next && closing.signal.aborted) await next.client.end().catch(() => {})
      else if (next) return next
    }
  }

  function hear(payload: string) {
    if (payload.startsWith(self)) return
    for (const [workspaceId, eventId, start, words] of rowsIn(payload.slice(self.length)))
      bells.emit(`words:${workspaceId}`, { workspaceId, eventId, start, words })
  }

  function listenTo<A extends unknown[]>(name: string, listener: (...args: A) => void) {
    bells.on(name, listener as () => void)
    return () => void bells.off(name, listener as () => void)
  }

  return {
    on: (channel, id, listener) => listenTo(`${channel}:${id}`, listener),
    onWords: (workspaceId, listener) => listenTo(`words:${workspaceId}`, listener),
    tell(all) {
      for (const words of all) bells.emit(`words:${words.workspaceId}`, words)
    },
    asNews: (all) => packed(all).map((rows) => self + JSON.stringify(rows)),
    async close() {
      closing.abort()
      await connected.client.end().catch(() => {})
      await keeping
    },
  }
}

type Row = [workspaceId: string, eventId: string, start: number, words: string]

/** The words in as few payloads as hold them. Words that fit into none are left out: their gap sends the watcher to the database. */
function packed(all: Words[]): Row[][] {
  const payloads: Row[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const { workspaceId, eventId, start, words } of all) {
    const row: Row = [workspaceId, eventId, start, words]
    const size = Buffer.byteLength(JSON.stringify(row)) + 1
    if (size + 20 > MOST_BYTES) continue
    if (bytes + size > MOST_BYTES) {
      payloads.push([])
      bytes = 20
    }
    payloads.at(-1)!.push(row)
    bytes += size
  }
  return payloads
}

/** Anybody who may connect to the database may notify: what is not ours to understand is not heard. */
function rowsIn(payload: string): Row[] {
  try {
    const rows: unknown = JSON.parse(payload)
    return Array.isArray(rows) ? rows.filter((row): row is Row => Array.isArray(row) && row.length === 4) : []
  } catch {
    return []
  }
}
