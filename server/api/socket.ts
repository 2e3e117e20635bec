import type { IncomingMessage } from 'node:http'
import { CloseCode, type Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Log } from '../lib/log.ts'

export type SocketExtra = { socket: WebSocket; request: IncomingMessage }

const PING_MS = 12_000
/** Answers of up to this many characters come often while words stream, and are compressed. */
const SMALL = 500

/**
 * Speaks graphql-transport-ws (github.com/enisdenjo/graphql-ws, PROTOCOL.md) over one socket. A subscription lasts for hours, so no message
 * is kept with it: the library's own binding holds on to the buffer a message came in.
 */
export function serveSocket(server: Server<SocketExtra>, socket: WebSocket, request: IncomingMessage, log: Log) {
  socket.on('error', (error) => log.debug({ err: error }, 'socket'))
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve, reject) => {
          if (socket.readyState !== socket.OPEN) return resolve()
          const compress = data.length < SMALL && data.includes('"type":"next"')
          socket.send(data, { compress }, (error) => (error ? reject(error) : resolve()))
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        socket.on('message', (data) => {
          forgetInflater(socket)
          take((data as Buffer).toString()).catch((error: unknown) => {
            log.error({ err: error }, 'a message of a socket failed')
            socket.close(CloseCode.InternalServerError, 'Something went wrong')
          })
        }),
    },
    { socket, request },
  )
  const stopPings = keepAlive(socket)
  socket.once('close', (code, reason) => {
    stopPings()
    void closed(code, String(reason))
  })
}

type Compressed = { _extensions?: Record<string, { _inflate?: { close(): void } | null }> }

/**
 * Releases the decompressor of a message: some 20 kB a socket that a browser needs once, when it says what it watches. ws (8.23.0) keeps it
 * for the next message, and makes another when there is none.
 */
function forgetInflater(socket: WebSocket) {
  const extension = (socket as unknown as Compressed)._extensions?.['permessage-deflate']
  if (!extension?._inflate) return
  extension._inflate.close()
  extension._inflate = null
}

/** Ends a socket whose other end does not answer a ping. Returns how to stop asking. */
function keepAlive(socket: WebSocket): () => void {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  const timer = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    if (socket.readyState === socket.OPEN) socket.ping()
  }, PING_MS)
  return () => clearInterval(timer)
}
