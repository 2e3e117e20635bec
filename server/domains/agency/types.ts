import type { CertificateContact } from '../../../shared/certificates.ts'
import type { Rights } from '../../../shared/roles.ts'
import type { AgencyUserState } from '../../../shared/states.ts'

export type Address = { line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }

export type Agency = {
  id: string
  name: string
  mailingAddress: Address
  phone: string | null
  /** The time zone of its days: an IANA name ("America/New_York"). */
  timeZone: string
  configuration: { liabilityCOIConfiguration: CertificateContact }
  rev: number
}

export type AgencyUser = Rights & {
  id: string
  agencyId: string
  email: string
  name: string
  state: AgencyUserState
  /** What the user signs e-mails with; empty if nothing. */
  signature: string
}

/** The signed-in user of a session cookie. Where the agency's subscription has expired, only what renews it may be done. */
export type Viewer = { sessionId: string; agencyId: string; userId: string; isExpired: boolean }

/** Where a sign-in comes from: the network address and the browser's cookies. */
export type Caller = {
  ip: string
  /** Of a browser that is signing in, as the server gave it: the same for all codes it asks for. */
  attempt: string | null
  /** Of a browser that has signed in before. */
  device: string | null
  userAgent?: string | undefined
}
