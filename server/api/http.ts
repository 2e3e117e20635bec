import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { House } from '../ctx.ts'
import { watchHealth } from '../db/health.ts'
import type { ErrorCode } from '../lib/app-error.ts'
import { securityLog } from '../lib/log.ts'
import { networkOf } from '../lib/network.ts'
import { anonymousLimit } from './anonymous-limit.ts'
import type { ApiContext } from './builder.ts'
import { maskError } from './errors.ts'
import { fileRoutes } from './files.ts'
import { answerGraphql, createGraphql } from './graphql.ts'
import { setSafetyHeaders } from './safety-headers.ts'
import { addressOf, isForeign, isSimpleForm, readCookie, readViewer, writeCookie } from './session.ts'
import { serveWeb } from './static.ts'
import { attachSubscriptions } from './subscriptions.ts'
import { webhookRoutes } from './webhooks.ts'

export type WebSettings = {
  publicUrl: string
  trustProxy: boolean
  sessionDays: number
  isDevelopment: boolean
  /** Folder of the built web; without it only the API is served. */
  webFolder: string | null
  /** Where visitors can book a demo. */
  demoUrl?: string | undefined
}

export type WebServer = { server: Server; close(): Promise<void> }

/** Longer than proxies and browsers keep a connection: whoever sends on one that we are closing gets no answer. */
const KEPT_OPEN_MS = 75_000

/** Builds the web server: GraphQL, file routes, and the built web. It listens when the caller says so. */
export async function createWebServer(house: House, settings: WebSettings): Promise<WebServer> {
  const graphql = createGraphql({ isDevelopment: settings.isDevelopment, log: house.log })
  const secure = settings.publicUrl.startsWith('https:')
  const admits = anonymousLimit(() => house.now().getTime())

  /** A line for each request of another site, and no more than a few hundred a minute of one network. */
  const isToldOf = anonymousLimit(() => house.now().getTime())
  const noteForeign = (req: IncomingMessage) => {
    const network = networkOf(addressOf(req, settings.trustProxy))
    if (isToldOf(network)) securityLog(house.log).warn({ network }, 'cross-site request refused')
    return false
  }

  const contextFor = async (req: IncomingMessage, res: ServerResponse | null): Promise<ApiContext> => ({
    house,
    viewer: await readViewer(house, req, secure, addressOf(req, settings.trustProxy)),
    caller: {
      ip: addressOf(req, settings.trustProxy),
      userAgent: req.headers['user-agent'],
      attempt: readCookie(req, secure, 'cara_attempt'),
      device: readCookie(req, secure, 'cara_device'),
    },
    sessionDays: settings.sessionDays,
    setCookie: (name, set) => res && writeCookie(res, secure, name, set),
    clearBrowser: () => res?.setHeader('clear-site-data', '"cache", "storage"'),
  })

  const app = new Hono<{ Bindings: HttpBindings }>()
  const faultOf = watchHealth(house.db)
  app.get('/healthz', async (c) => {
    const fault = await faultOf()
    return fault ? c.text(fault, 503) : c.text('ok')
  })
  app.route('/agency', fileRoutes(house, secure))
  if (house.outside.payments) app.route('/webhooks', webhookRoutes(house))
  const takesCards = Boolean(house.outside.payments?.publishableKey)
  if (settings.webFolder) await serveWeb(app as never, settings.webFolder, { demoUrl: settings.demoUrl, takesCards })
  const serveOther = getRequestListener(app.fetch as never)

  const server = createServer((req, res) => {
    setSafetyHeaders(res, secure)
    const work = req.url?.split('?')[0] === '/graphql' ? serveGraphql(req, res) : serveOther(req, res)
    Promise.resolve(work).catch((error: unknown) => {
      const { message, extensions } = maskError(error, house.log)
      const status = extensions.code === 'INTERNAL' ? 500 : 503
      if (!res.headersSent) res.writeHead(status, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ errors: [{ message, extensions }] }))
    })
  })

  server.keepAliveTimeout = KEPT_OPEN_MS

  async function serveGraphql(req: IncomingMessage, res: ServerResponse) {
    if (req.method !== 'POST') return refuse(res, 405, 'Send queries by POST.')
    if (isForeign(req, settings.publicUrl) || isSimpleForm(req)) {
      noteForeign(req)
      return refuse(res, 403, 'This request came from another site, so it was not answered.')
    }
    const api = await contextFor(req, res)
    if (!api.viewer && !admits(networkOf(api.caller.ip)))
      return refuse(res, 429, 'Too many requests from this network. Wait a minute, then try again.', 'LIMIT_REACHED')
    await answerGraphql(graphql, req, res, api)
  }

  const endSubscriptions = attachSubscriptions(
    server,
    graphql,
    {
      mayConnect: (req) => !isForeign(req, settings.publicUrl) || noteForeign(req),
      contextFor: (req) => contextFor(req, null),
      sessionOf: (req) => readCookie(req, secure, 'cara_session') ?? '',
    },
    house.log,
  )
  return {
    server,
    async close() {
      await endSubscriptions()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function refuse(res: ServerResponse, status: number, sentence: string, code: ErrorCode = 'NOT_ALLOWED') {
  res.writeHead(status, { 'content-type': 'application/json' })
  res.end(JSON.stringify({ errors: [{ message: sentence, extensions: { code } }] }))
}
