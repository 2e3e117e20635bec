import { redirect } from 'react-router'
import type { Route } from './+types/forward.ts'

const TARGETS: Record<string, string> = {
  '/': '/app',
  '/signin': '/app/signin',
  '/app': '/app/home',
  '/app/settings': '/app/settings/forms',
}

/** Addresses that only lead on to another one. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  throw redirect((TARGETS[pathname.replace(/(.)\/$/, '$1')] ?? '/app/home') + search)
}

export default function Forward() {
  return null
}
