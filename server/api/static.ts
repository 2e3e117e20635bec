import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'

type Page = { html: string; policy: string }

/**
 * Serves the built web: hashed assets for a year; the sign-in page as the document of its own that it is built as, as long as
 * no address was given; every other page the one document. Each document has a policy that allows its own scripts (inline
 * ones by hash) and nothing from elsewhere. `demoUrl` is where a demo can be booked; without it no page offers one.
 */
export async function serveWeb(app: Hono<never>, folder: string, demoUrl: string | undefined) {
  const everyPage = await readPage(path.join(folder, 'index.html'), demoUrl)
  const signIn = await readPage(path.join(folder, 'app', 'signin', 'index.html'), demoUrl)
  const files = serveStatic({ root: path.relative(process.cwd(), folder), precompressed: true })
  const send = (c: Context<never>, { html, policy }: Page) => {
    c.header('content-security-policy', `${policy}; ${connections(c.req.header('host'))}`)
    c.header('cache-control', 'no-cache')
    return c.html(html)
  }
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', files)
  app.get('/assets/*', (c) => c.text('There is no such file.', 404))
  app.get('/favicon.svg', files)
  app.get('/demo', (c) => (demoUrl ? c.redirect(demoUrl) : send(c, everyPage)))
  app.get('/app/signin', (c) => send(c, c.req.query('email') === undefined ? signIn : everyPage))
  app.get('*', (c) => send(c, everyPage))
}

async function readPage(file: string, demoUrl: string | undefined): Promise<Page> {
  const built = await readFile(file, 'utf8')
  const html = demoUrl ? built.replace('<html', '<html data-demo="true"') : built
  return { html, policy: contentPolicy(html) }
}

/** Where scripts may connect: to the host the page came from. Older browsers do not count its WebSocket as 'self'. */
function connections(host = '') {
  const own = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : ''
  return `connect-src 'self'${own}`
}

/** The policy for the document. Styles may be inline, since components place pop-ups by style attributes. */
function contentPolicy(document: string) {
  const inline = [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
