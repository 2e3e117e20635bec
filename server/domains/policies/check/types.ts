import type { PolicyFileType } from '../../../../shared/policies.ts'

/** Where a value is from: the record of a policy, and the page of a file that says so. At least one of the two is there. */
export type CheckSource = {
  /** The policy whose record says so; null for what only a file says. */
  policyId: string | null
  file: { fileId: string; fileName: string; page: number; quote: string } | null
}

/** How values of a kind are likened. Of a company a shortened name is the same; of anybody else it is not. */
export type SaidKind = 'amount' | 'date' | 'name' | 'company' | 'text' | 'form' | 'wording'

/** One thing one side says. */
export type Said = {
  /** What it is a value of: the same on both sides. */
  path: string
  label: string
  kind: SaidKind
  /** The list it is one of, for which it can be told whether something is not in it; null for what stands alone. */
  section: string | null
  value: string
  shown: string
  source: CheckSource
  /** Read without doubt. */
  isSure: boolean
}

/** A list that a file was read for, and where it stands. */
export type ReadSection = { name: string; fileName: string; page: number }

/**
 * What one side of a comparison says, and which lists it was read for: what such a list does not hold is missing, unless the side names it
 * somewhere else (`named`: on that page).
 */
export type Side = { said: Said[]; read: ReadSection[]; named: (said: Said) => number | null }

/**
 * CHANGED: both say something else. MISSING: a list of the newer side was read and does not hold it. NEW: a list of the older side was read
 * and does not hold it. UNSURE: a side tells several values or was read with doubt. NOT_FOUND: one side says nothing of it, which
 * proves nothing. SAME: both say the same.
 */
export const CHECK_KINDS = ['CHANGED', 'MISSING', 'NEW', 'UNSURE', 'NOT_FOUND', 'SAME'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

export type CheckRow = Pick<Said, 'path' | 'label'> & {
  kind: CheckKind
  was: Said[]
  is: Said[]
  /** Why a person should look at it first; null when nothing speaks for that. */
  concern: string | null
  /** What else is to be known: by how much, where it was looked. */
  note: string | null
}

/** What the newer side is checked against. */
export const CHECKED_AGAINST = ['EXPIRING', 'QUOTE'] as const
export type CheckedAgainst = (typeof CHECKED_AGAINST)[number]

/** Documents that say what was issued, the one that says most first. */
export const ISSUED: readonly PolicyFileType[] = ['POLICY_DOCUMENT', 'BINDER']
