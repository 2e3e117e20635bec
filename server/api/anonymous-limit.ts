import { LRUCache } from 'lru-cache'

/** Signing in takes three or four requests: an office of fifty behind one address fits well. */
const MOST = 300
const WINDOW_MS = 60_000
/** Networks that are counted at once; a flood from more of them is bound by each one's own count. */
const NETWORKS = 20_000

/** Counts requests from a network without a session, in this process; returns whether one more is allowed. */
export function anonymousLimit(now: () => number) {
  const counted = new LRUCache<string, { count: number; until: number }>({ max: NETWORKS })
  return (network: string): boolean => {
    const known = counted.get(network)
    const window = known && known.until > now() ? known : { count: 0, until: now() + WINDOW_MS }
    window.count += 1
    counted.set(network, window)
    return window.count <= MOST
  }
}
