import { table } from '../../../blocks.ts'
import type { Drawn, ListedRecord } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { cents } from '../kit/amounts.ts'

/** A column: its field in the record, its heads, and how a row prints it. */
export type Column<T> = { field: string; heads: string[]; of(row: T, voice: Voice): string | number }

export const listed = (kind: 'loss-run' | 'schedule', records: ListedRecord[], content: object) =>
  ({ kind, feeds: 'nothing', records, ...content }) as Drawn
export const plain = ({ date }: Voice, iso: string) => (iso ? date(iso) : '')

/** Some of the columns of a list, in their order, always with those named. */
export function someColumns<T>({ chance }: Voice, all: Column<T>[], always: string[]): Column<T>[] {
  return all.filter(({ field }) => always.includes(field) || chance.maybe(0.7))
}

export const shown = (value: string | number, voice: Voice) =>
  typeof value === 'number' ? cents(value) : voice.text(value)

export function recordsOf<T>(columns: Column<T>[], rows: T[], voice: Voice, more: ListedRecord = {}): ListedRecord[] {
  return rows.map((row) => ({
    ...more,
    ...Object.fromEntries(columns.map(({ field, of }) => [field, of(row, voice)])),
  }))
}

export function listTable<T>(voice: Voice, columns: Column<T>[], rows: T[], more: { total?: string[] } = {}): string {
  const heads = columns.map(({ heads: some }) => voice.chance.pick(some))
  const body = rows.map((row) => columns.map(({ of }) => shown(of(row, voice), voice)))
  return table(voice.style, heads, [...body, ...(more.total ? [more.total] : [])])
}
