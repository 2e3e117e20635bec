import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import DataLoader from 'dataloader'
import type { Acting, Actor, House } from '../ctx.ts'
import type { Caller, Viewer } from '../domains/agency/types.ts'
import type { Upload } from '../domains/files/types.ts'
import { AppError, expired } from '../lib/app-error.ts'
import type { OwnCookie } from './session.ts'

/** The context of a resolver. */
export type ApiContext = {
  house: House
  viewer: Viewer | null
  /** Where the request came from, as the server or its proxy sees it, and the browser's cookies. */
  caller: Caller
  sessionDays: number
  /** Aborted when whoever asked is gone; only of a request over HTTP. */
  signal?: AbortSignal
  setCookie(name: OwnCookie, set: { value: string; expiresAt: Date } | null): void
  /** Tells the browser to forget everything it stored of this site. */
  clearBrowser(): void
}

export const builder = new SchemaBuilder<{
  Context: ApiContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Decimal: { Input: string; Output: string }
    Upload: { Input: Upload; Output: never }
  }
}>({
  defaultFieldNullability: false,
  plugins: [ComplexityPlugin],
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 4,
    limit: { complexity: 60_000, depth: 12, breadth: 1300 },
  },
})

builder.queryType()
builder.mutationType()
builder.subscriptionType()

/** The actor of this request. Throws SIGNED_OUT when no one is signed in, and EXPIRED when the agency's subscription has expired. */
export function actorOf(context: ApiContext): Actor {
  if (context.viewer?.isExpired) throw expired()
  return payerOf(context)
}

/** The actor of what may be done after the subscription has expired: see who one is, renew it, sign out. Throws SIGNED_OUT. */
export function payerOf(context: ApiContext): Actor {
  if (!context.viewer) throw new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
  const { agencyId, userId, sessionId } = context.viewer
  return { kind: 'user', agencyId, userId, sessionId }
}

/** The same, with the app context. */
export const actingOf = (context: ApiContext): Acting => ({ house: context.house, actor: actorOf(context) })

/**
 * A loader with one instance per request: keys requested at about the same time are read together, and none twice. `read` answers for each
 * key, in their order.
 */
export function loaderOf<K, V>(read: (context: ApiContext, keys: readonly K[]) => Promise<V[]>) {
  const loaders = new WeakMap<ApiContext, DataLoader<K, V>>()
  return (context: ApiContext): DataLoader<K, V> => {
    const loader = loaders.get(context) ?? new DataLoader((keys: readonly K[]) => read(context, keys))
    loaders.set(context, loader)
    return loader
  }
}
