import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import type { Acting, Actor, House } from '../ctx.ts'
import type { AgencyUser, Viewer } from '../domains/agency/types.ts'
import type { Upload } from '../domains/files/types.ts'
import { AppError } from '../lib/app-error.ts'

/** What a resolver knows of the request. */
export type ApiContext = {
  house: House
  viewer: Viewer | null
  /** The address the request came from, as the server or its proxy sees it. */
  ip: string
  sessionDays: number
  /** The agency's users, once a request has read them. */
  users?: Promise<AgencyUser[]>
  setSession(session: { token: string; expiresAt: Date } | null): void
}

export const builder = new SchemaBuilder<{
  Context: ApiContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Upload: { Input: Upload; Output: never }
  }
}>({
  defaultFieldNullability: false,
  plugins: [ComplexityPlugin],
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 4,
    limit: { complexity: 60_000, depth: 12, breadth: 600 },
  },
})

builder.queryType()
builder.mutationType()
builder.subscriptionType()

/** Who acts in this request. Throws SIGNED_OUT when nobody is signed in. */
export function actorOf(context: ApiContext): Actor {
  if (!context.viewer) throw new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
  const { agencyId, userId, sessionId } = context.viewer
  return { kind: 'user', agencyId, userId, sessionId }
}

/** The same, with the house it acts in. */
export const actingOf = (context: ApiContext): Acting => ({ house: context.house, actor: actorOf(context) })
