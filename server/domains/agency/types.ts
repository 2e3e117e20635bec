import type { Address } from '../../db/schema.ts'

export type Agency = { id: string; name: string; mailingAddress: Address; phone: string | null }

export type AgencyUser = { id: string; agencyId: string; email: string; name: string; state: 'ACTIVE' | 'DISABLED' }

/** A signed-in user: what a session cookie stands for. */
export type Viewer = { sessionId: string; agencyId: string; userId: string }
