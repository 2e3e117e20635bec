import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connection.ts'
import type { Tables } from './schema.ts'

/** The tables that are found by words: those with a `search_text`. */
export type Searched = { [T in keyof Tables]: Tables[T] extends { search_text: unknown } ? T : never }[keyof Tables]

/** More than this is found faster in the order of the list, since a page of it is soon full. */
const FEW = 1000
const MOST_WORDS = 8
/** Digits with what stands between those of a phone number, long enough to be the greater part of one. */
const NUMBERS = /\+?\(?\d[\d\s().+-]{5,}\d/g

/**
 * What was typed, as the words that all have to be found. Numbers are typed in many ways and kept in one: "+1 (555) 010-0123" is looked
 * for by its digits, without the country's.
 */
export function searchWords(typed: string | null | undefined): string[] {
  const digitsOf = (number: string) => {
    const digits = number.replace(/\D/g, '')
    if (digits.length < 7) return number
    return ` ${digits.length === 11 || number.startsWith('+1') ? digits.replace(/^1/, '') : digits} `
  }
  const text = (typed ?? '').replaceAll('\0', '').replace(NUMBERS, digitsOf).replace(/,/g, ' ')
  return text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/**
 * Whether a row of a table holds every word of what was typed; null for nothing typed. Few rows are told by their ids, which a trigram
 * index gives past row-level security (`ids_holding`); of many, each row of the list is looked at in its order.
 */
export async function holdsTyped(db: Db, table: Searched, typed: string | null | undefined) {
  const patterns = searchWords(typed).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (!patterns.length) return null
  const { rows } = await sql<{ id: string }>`
    select ids_holding(${table}, ${patterns}::text[], ${FEW + 1}) as id`.execute(db)
  if (rows.length <= FEW) return sql<boolean>`id = any(${rows.map(({ id }) => id)}::uuid[])`
  return all(patterns.map((pattern) => sql<boolean>`search_text like lower(${pattern}::text)`))
}

const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`
