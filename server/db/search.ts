import { type RawBuilder, sql } from 'kysely'
import { foldedLetters } from '../../shared/search.ts'
import type { Db } from './connection.ts'
import { patternsOf } from './list.ts'
import type { Tables } from './schema.ts'

/** The tables that are found by words: those with a `search_text`. */
export type Searched = { [T in keyof Tables]: Tables[T] extends { search_text: unknown } ? T : never }[keyof Tables]

/** More than this is found faster in the order of the list, since a page of it is soon full. */
const FEW = 1000
/** A phone number with all its digits, however it is written. A house number before a ZIP code is none. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g
/** Part of one, or a ZIP code with its last four: digits that only marks stand between, as one word. */
const NUMBER = /(?<!\S)[+(]?\d[\d().-]{5,}\d(?![^\s,])/g
/** "# 7" is "#7". */
const ROOM = /#\s+(?=\d)/g

/** What was typed, with its numbers as they are kept: "+1 (555) 010-0123" is looked for by its digits alone, and "43000-1234" by its nine. */
export function asKept(typed: string | null | undefined): string {
  const digitsOf = (number: string) => ` ${number.replace(/\D/g, '')} `
  return (typed ?? '').replaceAll('\0', '').replace(PHONE, digitsOf).replace(NUMBER, digitsOf).replace(ROOM, '#')
}

/** Whether a row of a table holds every word of what was typed, its numbers as they are kept; null for nothing typed. */
export const holdsTyped = (db: Db, table: Searched, typed: string | null | undefined) =>
  holdsAll(db, table, patternsOf(asKept(typed)))

/**
 * Whether a row of a table matches each of these patterns; null for none. Few rows are told by their ids, which a trigram index gives past
 * row-level security (`ids_holding`); of many, each row of the list is looked at in its order.
 */
export async function holdsAll(db: Db, table: Searched, typed: string[]) {
  if (!typed.length) return null
  const patterns = typed.map(foldedLetters)
  const { rows } = await sql<{ id: string }>`
    select ids_holding(${table}, ${patterns}::text[], ${FEW + 1}) as id`.execute(db)
  if (rows.length <= FEW) return sql<boolean>`${sql.ref(`${table}.id`)} = any(${rows.map(({ id }) => id)}::uuid[])`
  const text = sql.ref(`${table}.search_text`)
  // Said so, the planner takes a third of the rows for matching: under row-level security it would guess LIKE to match hardly any, and sort all.
  return all(patterns.map((pattern) => sql<boolean>`(${text} like lower(${pattern}::text))::int > 0`))
}

const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`
