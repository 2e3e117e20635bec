import type { PolicyFileType } from '../../../../shared/policies.ts'

/** The source of a value: the record of a policy, the page of a file, or both. */
export type CheckSource = {
  /** The policy whose record has it; null if only a file does. */
  policyId: string | null
  file: { fileId: string; fileName: string; page: number; quote: string } | null
}

/** How values of a kind are compared. A shortened name is the same company, but not the same person. */
export type SaidKind = 'amount' | 'date' | 'name' | 'company' | 'text' | 'form' | 'wording'

/** One item of one side. */
export type Said = {
  /** The key of the item, the same on both sides. */
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
 * CHANGED: the two differ. MISSING: a list of the newer side was read and does not have it. NEW: a list of the older side was read and does
 * not have it. UNSURE: a side has several values or was not read clearly. NOT_FOUND: one side does not mention it, which proves nothing.
 * SAME: both have the same.
 */
export const CHECK_KINDS = ['CHANGED', 'MISSING', 'NEW', 'UNSURE', 'NOT_FOUND', 'SAME'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

export type CheckRow = Pick<Said, 'path' | 'label'> & {
  kind: CheckKind
  was: Said[]
  is: Said[]
  /** Why a person should look at it first; null if there is no reason. */
  concern: string | null
  /** More detail: by how much it differs, or where it was looked for. */
  note: string | null
}

/** What the newer side is checked against. */
export const CHECKED_AGAINST = ['EXPIRING', 'QUOTE'] as const
export type CheckedAgainst = (typeof CHECKED_AGAINST)[number]

/** Documents that say what was issued, the one that says most first. */
export const ISSUED: readonly PolicyFileType[] = ['POLICY_DOCUMENT', 'BINDER']
