import type { SearchKind, Span } from '../../../shared/search.ts'

/** A record that was found. `accountId` is the client it belongs to, where its screen stands under one. */
export type Hit = {
  kind: SearchKind
  id: string
  title: string
  /** What tells it from others of its title: its client, or of what kind it is. */
  detail: string | null
  accountId: string | null
  /** The parts of the title that were typed. */
  matches: Span[]
}

export type HitGroup = { kind: SearchKind; hits: Hit[] }

/** How like a record is: its title begins so (1), its words do (2), its title holds it (3), or it has words with a letter wrong. */
export const ALIKE = 4

/** A record as the database tells it. */
export type Found = {
  kind: SearchKind
  id: string
  likeness: number
  title: string
  type: string | null
  account_id: string | null
  account: string | null
}

/** The query to the database: what was typed, its words, and two questions of the strict and the loose kind as a tsquery each. */
export type Question = { typed: string; words: string[]; strictly: string; loosely: string }
