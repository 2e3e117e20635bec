import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connection.ts'
import { patternsOf } from './list.ts'
import type { Tables } from './schema.ts'

/** The tables that are found by words: those with a `search_text`. */
export type Searched = { [T in keyof Tables]: Tables[T] extends { search_text: unknown } ? T : never }[keyof Tables]

/** More than this is found faster in the order of the list, since a page of it is soon full. */
const FEW = 1000
/** Digits with what stands between those of a phone number, long enough to be the greater part of one. */
const NUMBERS = /\+?\(?\d[\d\s().+-]{5,}\d/g

/**
 * What was typed, with its numbers as they are kept: "+1 (555) 010-0123" is looked for by its digits, without the country's, and "43000-1234"
 * by its nine.
 */
export function asKept(typed: string | null | undefined): string {
  const digitsOf = (number: string) => {
    const digits = number.replace(/\D/g, '')
    if (digits.length < 7) return number
    return ` ${digits.length === 11 || number.startsWith('+1') ? digits.replace(/^1/, '') : digits} `
  }
  return (typed ?? '').replaceAll('\0', '').replace(NUMBERS, digitsOf).replace(/,/g, ' ')
}

/** Whether a row of a table holds every word of what was typed, its numbers as they are kept; null for nothing typed. */
export const holdsTyped = (db: Db, table: Searched, typed: string | null | undefined) =>
  holdsAll(db, table, patternsOf(asKept(typed)))

/**
 * Whether a row of a table matches each of these patterns; null for none. Few rows are told by their ids, which a trigram index gives past
 * row-level security (`ids_holding`); of many, each row of the list is looked at in its order.
 */
export async function holdsAll(db: Db, table: Searched, patterns: string[]) {
  if (!patterns.length) return null
  const { rows } = await sql<{ id: string }>`
    select ids_holding(${table}, ${patterns}::text[], ${FEW + 1}) as id`.execute(db)
  if (rows.length <= FEW) return sql<boolean>`${sql.ref(`${table}.id`)} = any(${rows.map(({ id }) => id)}::uuid[])`
  const text = sql.ref(`${table}.search_text`)
  // Said so, the planner takes a third of the rows for matching: under row-level security it would guess LIKE to match hardly any, and sort all.
  return all(patterns.map((pattern) => sql<boolean>`(${text} like lower(${pattern}::text))::int > 0`))
}

const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`
