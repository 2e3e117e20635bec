import { redirect } from 'react-router'
import type { Route } from './+types/forward.ts'

const TARGETS: Record<string, string> = {
  '/': '/app',
  '/signin': '/app/signin',
  '/app': '/app/home',
  '/app/settings': '/app/settings/subscription',
}

/** A record's own address leads to its first tab. */
const RECORD = /^\/app\/(?:accounts|policies|servicing)\/[^/]+$/

/** Addresses that only lead on to another one. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const place = pathname.replace(/(.)\/$/, '$1')
  throw redirect((RECORD.test(place) ? `${place}/overview` : (TARGETS[place] ?? '/app/home')) + search)
}

export default function Forward() {
  return null
}
