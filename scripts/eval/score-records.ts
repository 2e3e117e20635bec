import type { DocumentFacts } from '../../server/documents/facts/types.ts'
import type { GoldRecord, Paper, RecordsGold } from './gold.ts'
import type { Measure } from './measure.ts'
import { plainValue } from './record-value.ts'

type Count = { expected: number; found: number; exact: number; wrong: number }
/** A field of a record that came out otherwise; `got` is '' where nothing came out. */
export type Differing = { type: string; field: string; expected: string; got: string }

export type RecordsScore = {
  document: string
  kind: string
  /** By record type. Exact: every field of the gold record equals. Wrong: found and not exact. */
  records: Record<string, Count>
  differing: Differing[]
  paper: Paper
} & Measure

/** A record of either side: one spelling for each of its fields. */
type Plain = { type: string; fields: Map<string, string> }

/** Holds the records found on a document against its gold file. Each record that was found serves one of the gold file. */
export function scoreRecords(gold: RecordsGold, facts: DocumentFacts, measure: Measure): RecordsScore {
  const wanted = gold.records.map(plainRecord)
  const found: Plain[] = (facts.records ?? []).map(({ type, fields }) => ({
    type,
    fields: plainFields(
      Object.entries(fields).map(([name, { value }]) => [name, value]),
      (plain) => plain,
    ),
  }))
  const records: Record<string, Count> = {}
  const differing: Differing[] = []
  for (const type of new Set([...wanted, ...found].map((record) => record.type))) {
    const [goldOfType, foundOfType] = [wanted, found].map((all) => all.filter((record) => record.type === type))
    const { exact, left } = matchExact(goldOfType!, foundOfType!)
    const counts = { expected: goldOfType!.length, found: foundOfType!.length, exact }
    records[type] = { ...counts, wrong: counts.found - exact }
    differing.push(...whatDiffers(left.gold, left.found))
  }
  const { document } = gold
  return { document, kind: facts.kind, records, ...measure, differing, paper: gold }
}

function plainRecord(record: GoldRecord): Plain {
  const { record_type, ...fields } = record
  return { type: record_type ?? untypedKind(fields), fields: plainFields(Object.entries(fields), pastOf) }
}

/** Names of one field: lists of drivers call their licenses by either. */
const ALSO: Record<string, string> = { driver_license_number: 'license_number' }

/** One name and one spelling for each field. */
function plainFields(
  fields: [name: string, value: GoldRecord[string]][],
  birth: (plain: string) => string,
): Plain['fields'] {
  return new Map(
    fields.map(([name, value]) => {
      const plain = plainValue(value)
      return [ALSO[name] ?? name, name === 'date_of_birth' ? birth(plain) : plain]
    }),
  )
}

/** The gold file's year of birth in two digits is never to come. */
const pastOf = (plain: string) =>
  /^\d{4}-/.test(plain) && plain > new Date().toISOString()
    ? `${Number(plain.slice(0, 4)) - 100}${plain.slice(4)}`
    : plain

/** A list without record types is of one: told from its fields. */
function untypedKind(fields: object): string {
  if ('date_of_loss' in fields || 'claim_number' in fields) return 'claim'
  return 'date_of_birth' in fields || 'state_licensed' in fields ? 'driver' : 'vehicle'
}

/** Matches those that equal in every field the gold record names, records that name most before others. */
function matchExact(gold: Plain[], found: Plain[]) {
  const left = new Set(found)
  const byKey = new Map<string, Map<string, Plain[]>>()
  const unmatched: Plain[] = []
  for (const record of gold.toSorted((a, b) => filledCount(b) - filledCount(a))) {
    const names = [...record.fields.keys()].sort()
    const index = byKey.get(names.join()) ?? Map.groupBy(found, (one) => keyOf(one, names))
    byKey.set(names.join(), index)
    const match = index.get(keyOf(record, names))?.find((one) => left.has(one))
    if (match) left.delete(match)
    else unmatched.push(record)
  }
  return { exact: gold.length - unmatched.length, left: { gold: unmatched, found: [...left] } }
}

const filledCount = ({ fields }: Plain) => [...fields.values()].filter(Boolean).length
const keyOf = ({ fields }: Plain, names: string[]) => names.map((name) => fields.get(name) ?? '').join('\u0001')

/** Pairs what is left with what is most like it, and says which fields differ. */
function whatDiffers(gold: Plain[], found: Plain[]): Differing[] {
  const left = new Set(found)
  return gold.flatMap((record) => {
    const [best] = [...left]
      .map((other) => ({ other, alike: likeness(record, other) }))
      .filter(({ alike }) => alike > 0)
      .sort((a, b) => b.alike - a.alike)
    if (!best) return [{ type: record.type, field: '(whole record)', expected: firstFields(record), got: '' }]
    left.delete(best.other)
    return [...record.fields]
      .map(([field, expected]) => ({ type: record.type, field, expected, got: best.other.fields.get(field) ?? '' }))
      .filter(({ expected, got }) => expected !== got)
  })
}

const likeness = (a: Plain, b: Plain) =>
  [...a.fields].filter(([name, value]) => value && b.fields.get(name) === value).length

const firstFields = ({ fields }: Plain) => [...fields.values()].filter(Boolean).slice(0, 3).join(', ')
