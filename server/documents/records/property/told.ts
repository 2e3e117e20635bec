import type { Line } from '../../types.ts'
import { fieldOf } from '../record-field.ts'
import { tokensOf } from '../tokens.ts'
import type { RecordField } from '../types.ts'

/** Words of a page that say something. */
export type Told = { text: string; lines: Line[]; page: number }

export const told = (lines: Line[], page: number): Told => ({
  text: lines.map(({ text }) => text).join(' '),
  lines,
  page,
})

/** A value that words say; null where their recognition is in doubt. */
export function valueTold(value: string, { lines, page }: Told): RecordField | null {
  return value
    ? fieldOf(
        value,
        lines.flatMap((line) => tokensOf([line], page, Infinity)),
      )
    : null
}

/** Fields by name, without those that say nothing. */
export const fieldsTold = (fields: Record<string, RecordField | null | undefined>): Record<string, RecordField> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field]] : [])))
