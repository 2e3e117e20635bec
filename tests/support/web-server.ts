import type { lookup } from 'node:dns'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchSettings } from '../../server/outside/web/engines.ts'
import type { Reach } from '../../server/outside/web/open-page.ts'

export const WEB_KEY = 'tvly-invented'

type Answer = (res: ServerResponse, req: IncomingMessage) => void
type Found = { url: string; title: string }

/** A page of HTML. */
export const html =
  (body: string, head: Record<string, string> = {}): Answer =>
  (res) =>
    void res
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...head })
      .end(`<html><body>${body}</body></html>`)

/** What the search services know by their paths: each takes a query in its own way, and gives results in its own shape. */
const SERVICES: Record<
  string,
  (req: IncomingMessage, url: URL, body: string) => { query: string; isKnown: boolean } | null
> = {
  searxng: (req, url) =>
    req.method === 'GET' && url.pathname === '/search' && url.searchParams.get('format') === 'json'
      ? { query: url.searchParams.get('q')!, isKnown: true }
      : null,
  brave: (req, url) =>
    url.pathname === '/res/v1/web/search'
      ? { query: url.searchParams.get('q')!, isKnown: req.headers['x-subscription-token'] === WEB_KEY }
      : null,
  tavily: (req, url, body) =>
    req.method === 'POST' && url.pathname === '/search'
      ? { query: String(JSON.parse(body).query), isKnown: req.headers.authorization === `Bearer ${WEB_KEY}` }
      : null,
}

const shaped = (engine: SearchSettings['engine'], found: Found[]) => {
  if (engine !== 'brave') return { results: found.map((one) => ({ ...one, content: 'A snippet.', score: 0.9 })) }
  return {
    type: 'search',
    ...(found.length && { web: { results: found.map((one) => ({ ...one, description: 'A snippet.' })) } }),
  }
}

/** Every name leads to a port of this machine, which is taken for one of the public internet. */
export function reachOf(port: string): Reach {
  const resolve = ((_host: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup
  return { resolve, trusted: [`127.0.0.1:${port}`] }
}

/**
 * A loopback server that is a search service and the pages it finds. Names of pages lead to it: `at('/path', 'host.example.com')` is an
 * address there. `next` says how the service answers the coming requests in place of its own way.
 */
export async function aWebServer(engine: SearchSettings['engine'] = 'searxng') {
  const asked: string[] = []
  const visited: string[] = []
  const found: Found[] = []
  const pages = new Map<string, Answer>()
  const others: Answer[] = []
  const server = createServer(async (req, res) => {
    const url = new URL(req.url!, `http://${req.headers.host}`)
    let body = ''
    for await (const part of req) body += String(part)
    const page = pages.get(`${url.hostname}${url.pathname}`)
    const isOfService = url.hostname === '127.0.0.1' && !page
    if (!isOfService) {
      visited.push(url.href)
      return page ? page(res, req) : void res.writeHead(404).end()
    }
    const question = SERVICES[engine]!(req, url, body)
    if (!question) return void res.writeHead(404).end()
    asked.push(question.query)
    const other = others.shift()
    if (other) return other(res, req)
    const say = (status: number, answer: object) =>
      void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    return question.isKnown ? say(200, shaped(engine, found)) : say(401, { error: 'unauthorized' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = String((server.address() as AddressInfo).port)
  const url = `http://127.0.0.1:${port}`
  const at = (path: string, host = 'pages.example.com') => `http://${host}:${port}${path}`
  return {
    url,
    port,
    reach: reachOf(port),
    settings: { engine, url, key: WEB_KEY } satisfies SearchSettings,
    /** The queries that came, and the addresses of pages. */
    asked,
    visited,
    at,
    /** Puts a page there. */
    put(path: string, answer: Answer, host = 'pages.example.com') {
      pages.set(`${host}${path}`, answer)
      return at(path, host)
    },
    /** What the service finds from now on. */
    finds: (...results: Found[]) => void found.splice(0, found.length, ...results),
    next: (...answers: Answer[]) => void others.push(...answers),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
