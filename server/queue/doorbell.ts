import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../lib/log.ts'

export type Channel = 'workspace' | 'stop'

export type Doorbell = {
  /** Calls `listener` soon after something about `id` was committed by any process. Returns how to stop listening. */
  on(channel: Channel, id: string, listener: () => void): () => void
  close(): Promise<void>
}

/**
 * Hears NOTIFY on one connection for the whole process. A ring carries no data, so a lost one loses nothing: after a
 * broken connection everybody is rung once.
 */
export async function openDoorbell(connection: pg.ClientConfig, log: Log): Promise<Doorbell> {
  const bells = new EventEmitter({ captureRejections: false })
  bells.setMaxListeners(0)
  let open = true
  let client = await listen()

  async function listen() {
    const next = new pg.Client({ ...connection, keepAlive: true })
    next.on('notification', ({ channel, payload }) => bells.emit(`${channel}:${payload}`))
    next.on('error', (error) => {
      log.warn({ err: error }, 'doorbell lost its connection')
      void reconnect()
    })
    await next.connect()
    await next.query('listen workspace; listen stop')
    return next
  }

  async function reconnect() {
    client.removeAllListeners('error').on('error', () => {})
    for (let pause = 100; open; pause = Math.min(pause * 2, 5000)) {
      await wait(pause)
      try {
        client = await listen()
        for (const name of bells.eventNames()) bells.emit(name)
        return
      } catch (error) {
        log.warn({ err: error }, 'doorbell could not connect')
      }
    }
  }

  return {
    on(channel, id, listener) {
      const name = `${channel}:${id}`
      bells.on(name, listener)
      return () => void bells.off(name, listener)
    },
    async close() {
      open = false
      await client.end().catch(() => {})
    },
  }
}
