import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ExecutionArgs, type execute, GraphQLError, type subscribe } from 'graphql'
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import { LRUCache } from 'lru-cache'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '../lib/log.ts'
import type { ApiContext } from './builder.ts'
import { type GraphqlServer, refuseParams, refuseUndeclared } from './graphql.ts'
import { type SocketExtra, serveSocket } from './socket.ts'
import { createSocketLimits, MOST_SUBSCRIPTIONS } from './socket-limits.ts'

/**
 * While words stream, answer after answer is alike but for a few letters: those are compressed against what was sent before, to
 * a tenth. It takes a socket some 80 kB, so nothing else is: a socket that only waits for changes holds none of that.
 */
const COMPRESSION = {
  threshold: 0,
  serverMaxWindowBits: 10,
  clientMaxWindowBits: 10,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 1, memLevel: 1, chunkSize: 1024 },
  zlibInflateOptions: { chunkSize: 1024 },
}
const GOODBYE_MS = 500

/** Queries of pages are few and long: every subscription holds the same text, not a copy of its own. */
const texts = new LRUCache<string, string>({ max: 100 })

function sameText(text: string): string {
  const known = texts.get(text)
  if (known === undefined) texts.set(text, text)
  return known ?? text
}

type Doors = {
  mayConnect(req: IncomingMessage): boolean
  contextFor(req: IncomingMessage): Promise<ApiContext>
  /** The session's token, by which sockets are counted. */
  sessionOf(req: IncomingMessage): string
}

/**
 * Serves graphql-ws on /graphql. A socket from another site, or without a session, is closed. Returns a function that ends them all: a
 * server does not close while one is open.
 */
export function attachSubscriptions(
  server: Server,
  graphql: GraphqlServer,
  doors: Doors,
  log: Log,
): () => Promise<void> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 64 * 1024,
    perMessageDeflate: COMPRESSION,
    handleProtocols,
  })
  const limits = createSocketLimits()
  const serving = makeServer<Record<string, unknown>, SocketExtra>({
    execute: (args: ExecutionArgs) => (args as unknown as Enveloped).rootValue.execute(args),
    subscribe: (args: ExecutionArgs) => (args as unknown as Enveloped).rootValue.subscribe(args),
    onConnect: async ({ extra }) => {
      const api = await doors.contextFor(extra.request)
      if (!api.viewer) {
        extra.socket.close(CloseCode.Forbidden, 'Signed out')
        return false
      }
      return true
    },
    onSubscribe: async (ctx, _id, params) => {
      if (Object.keys(ctx.subscriptions).length > MOST_SUBSCRIPTIONS)
        return [new GraphQLError(`A connection may watch up to ${MOST_SUBSCRIPTIONS} things.`)]
      try {
        refuseParams(params)
      } catch (error) {
        return [error as GraphQLError]
      }
      Object.assign(params, { query: sameText(params.query) })
      const api = await doors.contextFor(ctx.extra.request)
      const { schema, execute, subscribe, contextFactory, parse, validate } = graphql.getEnveloped({
        req: ctx.extra.request,
        api,
        socket: ctx.extra.socket,
        params,
      } as never)
      const document = parsed(() => parse(params.query))
      if (document instanceof GraphQLError) return [document]
      const errors = validate(schema, document)
      if (errors.length) return errors
      const { operationName, variables: variableValues } = params
      const stray = parsed(() => refuseUndeclared({ document, operationName, variableValues }))
      if (stray instanceof GraphQLError) return [stray]
      return {
        schema,
        operationName: params.operationName,
        document,
        variableValues: params.variables,
        contextValue: await contextFactory(),
        rootValue: { execute, subscribe },
      } as never
    },
    // What was sent is forgotten: the loop over a subscription keeps its last answer until the next.
    onNext: (_ctx, _id, _payload, _args, result) => {
      const sent = { ...result }
      result.data = null
      return sent
    },
  })
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (req.url?.split('?')[0] !== '/graphql' || !doors.mayConnect(req)) return socket.destroy()
    sockets.handleUpgrade(req, socket, head, (ws: WebSocket) => {
      limits.admit(ws, doors.sessionOf(req))
      serveSocket(serving, ws, req, log)
    })
  })

  return async () => {
    // A browser that does not answer the goodbye, on a phone put away say, is not waited for.
    const patience = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate()
    }, GOODBYE_MS)
    for (const socket of sockets.clients) socket.close(1001, 'Going away')
    await new Promise((resolve) => sockets.close(resolve))
    clearTimeout(patience)
  }
}

type Enveloped = { rootValue: { execute: typeof execute; subscribe: typeof subscribe } }

/** The parsed document, or its error, which is answered to the sender and does not close the socket. */
function parsed<T>(parse: () => T): T | GraphQLError {
  try {
    return parse()
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
