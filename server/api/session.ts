import type { IncomingMessage, ServerResponse } from 'node:http'
import type { House } from '../ctx.ts'
import { findViewer } from '../domains/agency/service.ts'
import type { Viewer } from '../domains/agency/types.ts'

/** Who the request's session cookie stands for; null for none, an expired one, or a disabled user. */
export async function readViewer(house: House, req: IncomingMessage): Promise<Viewer | null> {
  const token = readCookie(req, 'cara_session')
  return token ? findViewer(house, token) : null
}

function cookiesOf(req: IncomingMessage): Record<string, string> {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}

/** Cookies Cara sets. None is sent to a script, or by a form of another site. */
export type OwnCookie = 'cara_session' | 'cara_attempt' | 'cara_device'

/** A cookie of the request; null when there is none. */
export const readCookie = (req: IncomingMessage, name: OwnCookie): string | null => cookiesOf(req)[name] ?? null

/** Sets a cookie until a time, or takes it away. */
export function writeCookie(
  res: ServerResponse,
  secure: boolean,
  name: OwnCookie,
  set: { value: string; expiresAt: Date } | null,
) {
  const value = set ? `${set.value}; Expires=${set.expiresAt.toUTCString()}` : '; Max-Age=0'
  res.appendHeader('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`)
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
