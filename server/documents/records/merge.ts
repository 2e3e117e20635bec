import type { Vocabulary } from './labels.ts'
import type { PaperRecord } from './types.ts'

/** Records of one thing told on several pages become one, where its family says what names a thing and no field says otherwise. */
export function mergeRecords(records: PaperRecord[], families: Vocabulary[]): PaperRecord[] {
  const joins = new Map(families.map(({ family }) => [family.type, family.joins ?? []]))
  const byName = new Map<string, PaperRecord>()
  return records.filter((record) => {
    for (const names of joins.get(record.type) ?? []) {
      if (names.some((name) => !record.fields[name])) continue
      const key = JSON.stringify([record.type, ...names.map((name) => spelling(record, name))])
      const first = byName.get(key)
      if (first && isMore(first, record)) {
        record.fields = { ...record.fields, ...first.fields }
        Object.assign(first.fields, record.fields)
        return false
      }
      if (!first) byName.set(key, record)
    }
    return true
  })
}

/** Whether the second tells what the first leaves open, and says nothing against it. */
function isMore(first: PaperRecord, second: PaperRecord): boolean {
  const { fields, page } = first
  const { fields: others, page: at } = second
  const same = (name: string) => spelling(first, name) === spelling(second, name)
  return (
    page !== at &&
    Object.keys(others).some((name) => !fields[name]) &&
    Object.keys(others).every((name) => !fields[name] || same(name))
  )
}

const spelling = ({ fields }: PaperRecord, name: string) => JSON.stringify(fields[name]!.value).toUpperCase()
