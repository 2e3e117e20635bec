import type { Labeled } from './labeled.ts'

/** The items on My Day, in the order of urgency. */
export const DAY_GROUPS = [
  { id: 'LATE', label: 'Late' },
  { id: 'TODAY', label: 'Today' },
  { id: 'WEEK', label: 'Next 7 days' },
  { id: 'LATER', label: 'Later' },
] as const satisfies readonly Labeled[]
export type DayGroup = (typeof DAY_GROUPS)[number]['id']

/** What waits: a client's request, a cancellation that takes effect, a policy that ends without a renewal, a workspace in which Cara asks, a follow-up. */
export const DAY_KINDS = ['REQUEST', 'CANCELLATION', 'EXPIRY', 'WORKSPACE', 'TASK'] as const
export type DayKind = (typeof DAY_KINDS)[number]

/** Whose day: mine with unassigned items, or everyone's. */
export const DAY_SCOPES = [
  { id: 'MINE', label: 'Mine' },
  { id: 'TEAM', label: 'Team' },
] as const satisfies readonly Labeled[]
export type DayScope = (typeof DAY_SCOPES)[number]['id']

/** How far My Day looks ahead, and how long it keeps what ended without a renewal. */
export const LOOKS_AHEAD_DAYS = 60
export const LOOKS_BACK_DAYS = 14
