import { type Client, createClient } from 'graphql-ws'
import { type Watcher, watch } from './watch.ts'

const PING_MS = 10_000
const PONG_MS = 5_000

/** Watches until what is returned is called. */
export function keepWatching<Data>(
  request: { query: string; variables?: Record<string, unknown> },
  watcher: Watcher<Data>,
) {
  const client = connect()
  const watching = watch<Data>((sink) => client.subscribe<Data>(request, sink), watcher)
  window.addEventListener('online', watching.retryNow)
  return () => {
    window.removeEventListener('online', watching.retryNow)
    watching.stop()
    void client.dispose()
  }
}

/** A socket that detects a lost connection within 15 s. It never retries by itself: `watch` does. */
function connect(): Client {
  let socket: WebSocket | undefined
  let deadline: number | undefined
  return createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    retryAttempts: 0,
    keepAlive: PING_MS,
    on: {
      opened: (opened) => {
        socket = opened as WebSocket
      },
      ping: (received) => {
        if (!received) deadline = window.setTimeout(() => socket?.close(4408, 'No answer'), PONG_MS)
      },
      pong: (received) => {
        if (received) window.clearTimeout(deadline)
      },
      closed: () => window.clearTimeout(deadline),
    },
  })
}
