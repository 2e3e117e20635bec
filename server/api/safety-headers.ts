import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** What every answer tells the browser not to do. */
export function setSafetyHeaders(res: ServerResponse, secure: boolean) {
  res.setHeader('x-content-type-options', 'nosniff')
  res.setHeader('referrer-policy', 'same-origin')
  res.setHeader('cross-origin-opener-policy', 'same-origin')
  res.setHeader('cross-origin-resource-policy', 'same-origin')
  res.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  if (secure) res.setHeader('strict-transport-security', 'max-age=31536000')
}

/** What the card form of Stripe needs of the browser (docs.stripe.com/security/guide, content security policy). */
const STRIPE = { js: 'https://js.stripe.com', hooks: 'https://hooks.stripe.com', api: 'https://api.stripe.com' }

/** Where scripts may connect: to the host the page came from. Older browsers do not count its WebSocket as 'self'. */
export function connections(host = '', takesCards = false) {
  const own = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : ''
  return `connect-src 'self'${own}${takesCards ? ` ${STRIPE.api}` : ''}`
}

/** The policy for the document. Styles may be inline, since components place pop-ups by style attributes. */
export function contentPolicy(document: string, takesCards = false) {
  const inline = [...document.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...(takesCards ? [STRIPE.js] : [])].join(' ')}`,
    ...(takesCards ? [`frame-src 'self' ${STRIPE.js} ${STRIPE.hooks}`] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy for files from users: show them, run nothing. */
export const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The same for a document as a page, which our own screen may frame; its letters stand in it. */
export const DOCUMENT_POLICY = `frame-ancestors 'self'; font-src data:; ${SANDBOX_POLICY}`

/** A browser shows a PDF with a viewer of its own, which a sandbox would keep from starting. */
export const PDF_POLICY = "frame-ancestors 'self'"
