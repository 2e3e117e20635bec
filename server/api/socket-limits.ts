import type { WebSocket } from 'ws'

const MOST_SOCKETS = 200
const MOST_MESSAGES = 300
const WINDOW_MS = 10_000
/** Subscriptions one socket may hold: a page watches one workspace. */
export const MOST_SUBSCRIPTIONS = 100

const TRY_LATER = 1013
const POLICY = 1008

/**
 * Keeps one session's sockets to a number a person may need, and each socket to a pace: one that sends more is closed, so that a flood
 * costs only its sender the connection. `session` identifies the owner of the socket.
 */
export function createSocketLimits() {
  const open = new Map<string, number>()
  return {
    admit(socket: WebSocket, session: string): void {
      const count = (open.get(session) ?? 0) + 1
      open.set(session, count)
      socket.once('close', () => {
        const left = (open.get(session) ?? 1) - 1
        if (left > 0) open.set(session, left)
        else open.delete(session)
      })
      if (count > MOST_SOCKETS) socket.close(TRY_LATER, 'Too many connections')
      else keepPace(socket)
    },
  }
}

function keepPace(socket: WebSocket): void {
  let began = Date.now()
  let count = 0
  socket.on('message', () => {
    const now = Date.now()
    if (now - began > WINDOW_MS) {
      began = now
      count = 0
    }
    count++
    if (count === MOST_MESSAGES) {
      socket.close(POLICY, 'Too many messages')
      socket.pause()
      setTimeout(() => socket.terminate(), 1000).unref()
    }
  })
}
