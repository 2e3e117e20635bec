import type { IncomingMessage, ServerResponse } from 'node:http'
import type { House } from '../ctx.ts'
import { findViewer } from '../domains/agency/service.ts'
import type { Viewer } from '../domains/agency/types.ts'

const COOKIE = 'cara_session'

/** Who the request's session cookie stands for; null for none, an expired one, or a disabled user. */
export async function readViewer(house: House, req: IncomingMessage): Promise<Viewer | null> {
  const token = cookiesOf(req)[COOKIE]
  return token ? findViewer(house, token) : null
}

function cookiesOf(req: IncomingMessage): Record<string, string> {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}

/** Sets the session cookie, or takes it away. It is sent to no script and to no other site's form. */
export function writeSession(res: ServerResponse, secure: boolean, session: { token: string; expiresAt: Date } | null) {
  const value = session ? `${session.token}; Expires=${session.expiresAt.toUTCString()}` : '; Max-Age=0'
  res.setHeader('set-cookie', `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`)
}

/** The address a request came from. A proxy's word is taken only when the settings say there is one. */
export function addressOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : ''
  return forwarded || (req.socket.remoteAddress ?? 'unknown')
}

/** Whether a browser sent this from another site: its Origin names another host than the one it asks. */
export function isForeign(req: IncomingMessage, publicUrl: string): boolean {
  const origin = req.headers.origin
  if (!origin) return req.headers['sec-fetch-site'] === 'cross-site'
  if (origin === new URL(publicUrl).origin) return false
  try {
    return new URL(origin).host !== req.headers.host
  } catch {
    return true
  }
}

const OWN_HEADERS = ['x-cara', 'graphql-require-preflight', 'apollo-require-preflight']

/** Whether a page of another site could have sent this without asking first: a form post, without a header of ours. */
export function isSimpleForm(req: IncomingMessage): boolean {
  if (req.headers['content-type']?.startsWith('application/json')) return false
  return !OWN_HEADERS.some((name) => name in req.headers)
}
