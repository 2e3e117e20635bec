import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import type { RecordField } from '../../../documents/index.ts'
import { partOf } from '../entries.ts'
import type { Entry } from '../placed.ts'
import { type FiledRecord, textOf } from '../records-of.ts'

const AMOUNTS: ReadonlySet<string> = new Set(['payroll', 'premium', 'annual_revenue', 'sales', 'paid', 'reserved', 'deductible', 'limit']) // biome-ignore format: a list

/** What stands in boxes that are percentages. */
const PERCENTAGES: ReadonlySet<string> = new Set(['coinsurance', 'inflation_guard', 'sprinklered'])

/** The names of fields, in order, by the part that the first of them tells. */
type Parts = Readonly<Record<string, readonly string[]>>

/** Parts that are called as their fields are. */
export const same = (...names: string[]): Record<string, string[]> =>
  Object.fromEntries(names.map((name) => [name, [name]]))

/** A record as an entry: its fields by what a form calls them, with the words of its `key`. */
export function entryOf(
  { fileId, record: { fields }, asOf }: FiledRecord & { asOf?: string | null },
  key: string,
  parts: Parts,
): Entry {
  const of = fields[key]!
  return new Map(
    Object.entries(parts).flatMap(([part, names]) => {
      const field = names.flatMap((name) => fields[name] ?? [])[0]
      const value = field && valueOf(part, field)
      return field && value ? [[part, { ...partOf(fileId, field, of, value), ...(asOf && { asOf }) }] as const] : []
    }),
  )
}

/** All fields of a record by their own names, each with its own words. */
export const entryOfAll = ({ fileId, record: { fields } }: FiledRecord): Entry =>
  new Map(Object.entries(fields).map(([part, field]) => [part, partOf(fileId, field, field)]))

/** As a form has it; null of a word in place of an amount. */
function valueOf(part: string, field: RecordField): string | null {
  if (PERCENTAGES.has(part)) return textOf(field).replace(/^(\d[\d.]*) ?%$/, '$1')
  if (!AMOUNTS.has(part)) return typeof field.value === 'number' ? `${field.value}` : textOf(field)
  const amount = parseAmount(textOf(field))
  return amount === null ? null : formatAmount(amount)
}
