import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

/**
 * Serves the built web: hashed assets for a year, every other page the one document, with a policy that allows its own
 * scripts (inline ones by hash) and nothing from elsewhere.
 */
export async function serveWeb(app: Hono<never>, folder: string) {
  const document = await readFile(path.join(folder, 'index.html'), 'utf8')
  const policy = contentPolicy(document)
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root: path.relative(process.cwd(), folder), precompressed: true }))
  app.get('/favicon.svg', serveStatic({ root: path.relative(process.cwd(), folder) }))
  app.get('*', (c) => {
    c.header('content-security-policy', policy)
    c.header('cache-control', 'no-cache')
    return c.html(document)
  })
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
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
