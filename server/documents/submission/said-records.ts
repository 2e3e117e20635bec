import type { PaperRecord, RecordField } from '../records/types.ts'
import type { Passage } from '../types.ts'
import type { Said } from './said.ts'

const COVERAGES: Readonly<Record<string, string>> = {
  building: 'Building',
  contents: 'Contents',
  business_income: 'Business income',
}

/** One record of all that is said of a thing. */
export function recordOf(type: string, said: readonly Said[], base: Record<string, RecordField> = {}): PaperRecord[] {
  const fields: Record<string, RecordField> = { ...base }
  for (const { part, parts, source } of said)
    for (const [name, value] of Object.entries(parts)) if (value) fields[partNamed(part, name)] ??= { value, source }
  return said.length ? [{ type, page: said[0]!.source.page, fields }] : []
}

const OF_SEVERAL: ReadonlySet<string> = new Set(['address', 'numbers', 'term'])

/** Parts of an address and of a term are called as they are; those of a contact by whose they are as well. */
export const partNamed = (part: string, name: string) =>
  name === '' ? part : OF_SEVERAL.has(part) ? name : `${part}_${name}`

/** The records of one of the premises: what it is, what is to be insured there, and who has an interest in it. */
export function premisesRecords(place: string, said: readonly Said[]): PaperRecord[] {
  if (!said.length) return []
  const numbers = numbersOf(place, said[0]!.source)
  const isOf = (one: Said) => (one.part in COVERAGES ? 'coverage' : one.part === 'mortgagee' ? 'interest' : 'place')
  const entry = (
    type: string,
    { parts, source }: Said,
    own: Record<string, RecordField>,
    more: Record<string, RecordField> = {},
  ): PaperRecord => ({
    type,
    page: source.page,
    fields: {
      ...own,
      ...more,
      ...Object.fromEntries(
        Object.entries(parts).flatMap(([name, value]) => (value ? [[name, { value, source }]] : [])),
      ),
    },
  })
  return [
    ...recordOf(
      'premises',
      said.filter((one) => isOf(one) === 'place'),
      numbers,
    ),
    ...said
      .filter((one) => isOf(one) === 'coverage')
      .map((one) =>
        entry('premises_coverage', one, numbers, { coverage: { value: COVERAGES[one.part]!, source: one.source } }),
      ),
    ...said
      .filter((one) => isOf(one) === 'interest')
      .map((one) => entry('premises_interest', one, numbersOf(one.place, one.source))),
  ]
}

/** What numbers one of the premises and its building. */
function numbersOf(place: string, source: Passage): Record<string, RecordField> {
  const [location, building] = place.split('/')
  return {
    ...(location && { location_number: { value: location, source } }),
    ...(building && { building_number: { value: building, source } }),
  }
}
