import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { parseDate, type Span } from '../../shared/dates.ts'
import { invalid } from '../lib/app-error.ts'
import { isId } from '../lib/ids.ts'

/**
 * One thing a list is ordered by. `by` must never be null: a row whose key is null would be on no page. The last key of a list
 * is its id, so that no two rows stand at one place.
 */
export type SortKey = { by: RawBuilder<unknown>; kind: keyof typeof KINDS; direction: 'asc' | 'desc' }

/** A checked page of a list: how many rows, and after which place. */
export type Page = { first: number; after: readonly string[] | null }

const MOST_ROWS = 200
const MOST_WORDS = 8

/** How a key is written into a cursor and read back: exactly, since a rounded time would skip rows or show them twice. */
const KINDS = {
  time: {
    isValid: (text: string) => /^\d{1,16}$/.test(text),
    write: (by: RawBuilder<unknown>) => sql`(extract(epoch from ${by}) * 1000000)::int8::text`,
    read: (text: string) => sql`('epoch'::timestamptz + ${text}::float8 * interval '1 microsecond')`,
  },
  number: {
    isValid: (text: string) => /^-?\d{1,9}$/.test(text),
    write: (by: RawBuilder<unknown>) => sql`(${by})::text`,
    read: (text: string) => sql`${text}::int4`,
  },
  cents: {
    isValid: (text: string) => /^-?\d{1,15}$/.test(text),
    write: (by: RawBuilder<unknown>) => sql`(${by})::text`,
    read: (text: string) => sql`${text}::int8`,
  },
  /** A calendar date, or 'infinity' for what has none. */
  date: {
    isValid: (text: string) => text === 'infinity' || parseDate(text) === text,
    write: (by: RawBuilder<unknown>) => sql`(${by})::text`,
    read: (text: string) => sql`${text}::date`,
  },
  text: {
    isValid: (text: string) => !text.includes('\0'),
    write: (by: RawBuilder<unknown>) => sql`(${by})::text`,
    read: (text: string) => sql`${text}::text`,
  },
  id: {
    isValid: isId,
    write: (by: RawBuilder<unknown>) => sql`(${by})::text`,
    read: (text: string) => sql`${text}::uuid`,
  },
}

/** That a day lies in a span. What has no day lies in none. */
export const isWithin = (day: RawBuilder<unknown>, { from, to }: Span): RawBuilder<boolean> =>
  sql<boolean>`(${day} >= coalesce(${from ?? null}::date, '-infinity') and ${day} <= coalesce(${to ?? null}::date, 'infinity'))`

/** That an id is one of these; of none where there are none. */
export const isAmong = (id: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${id} = any (${ids}::uuid[])`

/** The furthest a list looks ahead: ten years. */
const MOST_DAYS_AHEAD = 3650

/** What a list shows by the days until something ends. Throws INVALID at the filter's field. */
export function demandWithinTenYears(path: string, days: number | null | undefined) {
  if (days != null && (days < 0 || days > MOST_DAYS_AHEAD)) throw invalid(path, 'Ask for what ends within ten years.')
}

/** Checks what page was asked for: 1 to 200 rows, and a cursor that a list ordered by these keys gave. Throws INVALID. */
export function pageOf(keys: readonly SortKey[], first: number, after: string | null): Page {
  if (first < 1 || first > MOST_ROWS) throw invalid('first', `Ask for 1 to ${String(MOST_ROWS)} rows at once.`)
  return { first, after: after === null ? null : readCursor(keys, after) }
}

/**
 * One page of a list: ordered by the keys, and only what follows the cursor. Each row carries its own `cursor`. The place is kept
 * by value: a row that has moved or is gone since does not move the pages after it.
 */
export function onePage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  keys: readonly SortKey[],
  { first, after }: Page,
): SelectQueryBuilder<Tables, From, Row & { cursor: string }> {
  let page = query.select(cursorOf(keys).as('cursor'))
  if (after) page = page.where(follows(keys, after))
  for (const { by, direction } of keys) page = page.orderBy(by, direction)
  return page.limit(first) as never
}

function cursorOf(keys: readonly SortKey[]) {
  const values = sql.join(keys.map(({ by, kind }) => KINDS[kind].write(by)))
  return sql<string>`translate(encode(convert_to(json_build_array(${values})::text, 'UTF8'), 'base64'), E'+/=\n', '-_')`
}

function readCursor(keys: readonly SortKey[], cursor: string): string[] {
  const wrong = invalid('after', 'This is not a place in this list. Load the list again.')
  let values: unknown
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw wrong
  }
  if (!Array.isArray(values) || values.length !== keys.length) throw wrong
  return keys.map(({ kind }, place) => {
    const value: unknown = values[place]
    if (typeof value !== 'string' || !KINDS[kind].isValid(value)) throw wrong
    return value
  })
}

/** Later by the first key, or equal by it and later by the next, and so on. One comparison of rows where an index can serve it. */
function follows(keys: readonly SortKey[], after: readonly string[]) {
  const values = keys.map(({ kind }, place) => KINDS[kind].read(after[place]!))
  const sign = ({ direction }: SortKey) => sql.raw(direction === 'asc' ? '>' : '<')
  if (new Set(keys.map(({ direction }) => direction)).size === 1)
    return sql<boolean>`(${sql.join(keys.map(({ by }) => by))}) ${sign(keys[0]!)} (${sql.join(values)})`
  const ways = keys.map((key, place) => {
    const equal = keys.slice(0, place).map(({ by }, at) => sql`${by} = ${values[at]!}`)
    return sql`(${sql.join([...equal, sql`${key.by} ${sign(key)} ${values[place]!}`], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/**
 * Patterns for LIKE, one for each word that was typed: a text matches that holds the word. Commas part words, and a full stop behind one
 * is not of it: "St." is found as "St". No text of the database holds a null character.
 */
export const patternsOf = (typed: string | null | undefined) =>
  (typed ?? '')
    .replaceAll('\0', '')
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.+$/, ''))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** Whether every word of what was typed stands somewhere in one of these texts, whatever its case; null for nothing typed. */
export function holdsWords(typed: string | null | undefined, texts: readonly RawBuilder<unknown>[]) {
  const patterns = patternsOf(typed)
  if (!patterns.length) return null
  const holds = (like: string) => {
    return sql`(${sql.join(
      texts.map((text) => sql`${text} ilike ${like}`),
      sql` or `,
    )})`
  }
  return sql<boolean>`(${sql.join(patterns.map(holds), sql` and `)})`
}

/** The place of a value in a list of ours, for an order that is not the alphabet's; what is not in it comes last. */
export const placeIn = (list: readonly string[], by: RawBuilder<unknown>) =>
  sql<number>`coalesce(array_position(${sql.val([...list])}::text[], ${by}::text), ${sql.lit(list.length + 1)})`
