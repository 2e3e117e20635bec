import type { ListTotal, Passage } from '../../documents/index.ts'
import type { Spot } from './spots.ts'
import { textOf } from './words.ts'

/** A row of sums, and where it stands. */
export type PrintedTotal = ListTotal & { spot: Spot }

/** What it calls itself in short, for a title. */
export function titleOf({ name }: PrintedTotal): string {
  const short = (textOf(name) ?? '').replace(/[\s:]+$/, '')
  return short.length > MOST_TITLE ? `${short.slice(0, MOST_TITLE).trimEnd()}…` : short || 'Total'
}
const MOST_TITLE = 80

/** Where these of its figures stand. */
export const passagesOf = ({ name, fields }: PrintedTotal, names: readonly string[]): Passage[] =>
  names.flatMap((field) => fields[field]?.source ?? []).filter((source) => source !== name.source)
