import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse, serialize } from 'hono/utils/cookie'
import type { House } from '../ctx.ts'
import { findViewer } from '../domains/agency/sessions.ts'
import type { Viewer } from '../domains/agency/types.ts'

/** The user of the request's session cookie; null for none, an expired one, or a disabled user. `ip` is where it came from, if known. */
export async function readViewer(
  house: House,
  req: IncomingMessage,
  secure: boolean,
  ip: string | null = null,
): Promise<Viewer | null> {
  const token = readCookie(req, secure, 'cara_session')
  return token ? findViewer(house, token, ip) : null
}

/** Cookies Cara sets. None is sent to a script, or by a form of another site. */
export type OwnCookie = 'cara_session' | 'cara_attempt' | 'cara_device'

/** Behind https no other host and no plain page can set a cookie of this name (RFC 6265bis §4.1.3.2; ASVS V3.3.1). */
const nameOf = (name: OwnCookie, secure: boolean) => (secure ? `__Host-${name}` : name)

/** The format of every cookie Cara sets: 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

/** A cookie of the request; null when there is none, or its format is not ours. */
export function readCookie(req: IncomingMessage, secure: boolean, name: OwnCookie): string | null {
  const own = nameOf(name, secure)
  const value = parse(req.headers.cookie ?? '', own)[own]
  return value && TOKEN.test(value) ? value : null
}

/** Sets a cookie until a time, or clears it. */
export function writeCookie(
  res: ServerResponse,
  secure: boolean,
  name: OwnCookie,
  set: { value: string; expiresAt: Date } | null,
) {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const until = set ? { expires: set.expiresAt } : { maxAge: 0 }
  res.appendHeader('set-cookie', serialize(nameOf(name, secure), set?.value ?? '', { ...options, ...until }))
}

/** The address a request came from. A proxy's header is trusted only when the settings say there is a proxy. */
export function addressOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : ''
  return withoutPort(forwarded || (req.socket.remoteAddress ?? 'unknown'))
}

/** Some proxies write "198.51.100.7:4711" or "[2001:db8::7]:4711": each port would be another network. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(address)?.[1] ?? address

/** Whether a browser sent this from another site: its Origin names another host than the one it asks. */
export function isForeign(req: IncomingMessage, publicUrl: string): boolean {
  const origin = req.headers.origin
  if (!origin) return req.headers['sec-fetch-site'] === 'cross-site'
  if (origin === new URL(publicUrl).origin) return false
  try {
    const { protocol, host } = new URL(origin)
    // A plain page of our own name may be anybody's who stands on the way.
    return host !== req.headers.host || (publicUrl.startsWith('https:') && protocol !== 'https:')
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
