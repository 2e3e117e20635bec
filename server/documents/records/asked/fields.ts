import { parseAmount } from '../../../../shared/amounts.ts'
import { type IsoDate, parseDate } from '../../../../shared/dates.ts'
import type { Family, FieldSpec, PaperRecord, RecordField, ValueKind } from '../types.ts'
import { wordsOf } from '../words.ts'

/** What a question may do with a field: compare an amount, place a date or a year, match a code, a state, a status or words. */
type AskedKind = 'amount' | 'date' | 'year' | 'code' | 'state' | 'status' | 'words'

/** A field of a list as it is asked for. */
export type AskedField = {
  name: string
  label: string
  kind: AskedKind
  /** The words that name it, in the one spelling of labels. */
  labels: string[][]
  isMoney: boolean
  isBirth: boolean
  /** What the entries are told apart by: a number, a name. */
  identifies: boolean
  /** One of several amounts that make another field. */
  isPart: boolean
  read: (record: PaperRecord) => RecordField[]
  numberIn: (record: PaperRecord) => number | null
}

/** A list as it may be asked: the fields its documents may tell, with their names in words. */
export type AskedList = {
  fields: FieldSpec[]
  groups?: { fields: Record<string, string[]>; columns: Record<string, string[]> } | undefined
  sums?: Family['sums'] | undefined
  spoken: (name: string) => string
}

const KINDS: Record<ValueKind, AskedKind> = {
  amount: 'amount',
  figure: 'amount',
  integer: 'amount',
  date: 'date',
  birth: 'date',
  since: 'date',
  year: 'year',
  began: 'year',
  code: 'code',
  vin: 'code',
  number: 'code',
  form: 'code',
  state: 'state',
  status: 'status',
  text: 'words',
  name: 'words',
  names: 'words',
  period: 'words',
  term: 'words',
  edition: 'words',
  mark: 'words',
}

/** The fields of a list by their names, those of its groups behind them; what no record tells is among them, so that it is known by name. */
export function askedFields(records: PaperRecord[], { fields, groups, sums, spoken }: AskedList): AskedField[] {
  const specs = Map.groupBy([...fields, ...openFields(records, fields, groups, spoken)], ({ name }) => name)
  const single = [...specs.values()].map((same) => fieldOf(same, records, spoken))
  return [...single, ...sumFields(single, sums), ...(groups ? groupFields(records, groups, spoken) : [])]
}

/** Columns that documents tell under names of their own, each by how its values look. */
function openFields(
  records: PaperRecord[],
  fields: FieldSpec[],
  groups: AskedList['groups'],
  spoken: AskedList['spoken'],
) {
  const known = new Set([...fields.map(({ name }) => name), ...Object.keys(groups?.fields ?? {})])
  const values = Map.groupBy(
    records.flatMap((record) => Object.entries(record.fields).filter(([name]) => !known.has(name))),
    ([name]) => name,
  )
  return [...values].flatMap(([name, own]): FieldSpec[] => {
    const texts = own.map(([, { value }]) => value).filter((value) => typeof value === 'string')
    return texts.length === own.length
      ? [{ name, kind: kindOf(texts, name), words: [spoken(name), spoken(name).replace(/^total /, '')] }]
      : []
  })
}

/** Columns of these names hold numbers that say which, not how many. */
const NUMBERING =
  /(?:^|_)(?:no|num|number|code|year|unit|veh|vehicle|loc|location|class|zip|policy|id|item|phone|symbols?|form|edition|page)(?:_|$)/

function kindOf(texts: string[], name: string): ValueKind {
  if (texts.every((text) => parseDate(text))) return 'date'
  const isCount = texts.some((text) => /[$.,]/.test(text)) || !NUMBERING.test(name)
  if (isCount && texts.every((text) => /^\(?[$\d.,]+\)?$/.test(text))) return 'amount'
  if (texts.every((text) => /[$.,]/.test(text) && parseAmount(text.replace(/^\((.*)\)$/, '$1')) !== null))
    return 'amount'
  return texts.every((text) => /^[A-Z]*\d[A-Z\d-]*$/.test(text)) ? 'code' : 'text'
}

function fieldOf(same: FieldSpec[], records: PaperRecord[], spoken: AskedList['spoken']): AskedField {
  const [{ name, kind, saysNone }] = same as [FieldSpec]
  const own = (record: PaperRecord) => record.fields[name] ?? null
  const numberIn = (record: PaperRecord) => numberOf(own(record), saysNone)
  const told = records.filter(own)
  const isCount = saysNone && told.length > 0 && told.every((record) => numberIn(record) !== null)
  return {
    name,
    label: spoken(name),
    kind: isCount ? 'amount' : KINDS[kind],
    labels: same.flatMap(({ words, lesser = [], inCards = [] }) =>
      [...words, ...lesser, ...inCards, spoken(name)].map(wordsOf),
    ),
    isMoney: kind === 'amount' || (kind === 'figure' && told.some((record) => own(record)!.source.quote.includes('$'))),
    isBirth: kind === 'birth',
    identifies: kind === 'name' || kind === 'names' || KINDS[kind] === 'code',
    isPart: false,
    read: (record) => [own(record) ?? []].flat(),
    numberIn,
  }
}

/** What amounts make together that each entry tells: what was paid and what is reserved make what was incurred, net of what came back. */
function sumFields(single: AskedField[], sums: Family['sums']): AskedField[] {
  const of = (part: 'paid' | 'reserves' | 'recovered') => single.find(({ name }) => name === sums?.[part].field)
  const [paid, reserves, recovered] = [of('paid'), of('reserves'), of('recovered')]
  if (!sums || !paid || !reserves) return []
  const sum = (record: PaperRecord, back: AskedField | undefined) => {
    const [own, open] = [paid.numberIn(record), reserves.numberIn(record)]
    if (own === null || open === null) return null
    return Math.round((own + open) * 100 - (back?.numberIn(record) ?? 0) * 100) / 100
  }
  const whole = sums.whole.words
  const field = (name: string, label: string, words: string[], back?: AskedField): AskedField => ({
    ...{ name, label, kind: 'amount', isMoney: true, isBirth: false, identifies: false, isPart: true },
    labels: words.map(wordsOf),
    read: (record) => [paid, reserves, ...(back ? [back] : [])].flatMap((part) => part.read(record)),
    numberIn: (record) => sum(record, back),
  })
  return [
    field('incurred', 'incurred (paid and reserves)', [
      ...whole,
      ...whole.map((word) => `total ${word}`),
      'loss',
      'claim',
    ]),
    field(
      'net_incurred',
      'net incurred (paid and reserves less recoveries)',
      whole.map((word) => `net ${word}`),
      recovered,
    ),
  ]
}

/** Amounts told for several things of one entry: each alone, and those of one column together. */
function groupFields(
  records: PaperRecord[],
  groups: NonNullable<AskedList['groups']>,
  spoken: AskedList['spoken'],
): AskedField[] {
  const base = { kind: 'amount', isMoney: true, isBirth: false, identifies: false } as const
  const of = (names: string[], column: string) => ({
    read: (record: PaperRecord) =>
      names.flatMap((name) => (amountIn(record, name, column) === null ? [] : record.fields[name]!)),
    numberIn: (record: PaperRecord) => {
      const told = names.flatMap((name) => amountIn(record, name, column) ?? [])
      return told.length ? told.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100 : null
    },
  })
  const all = Object.keys(groups.fields).filter((name) => records.some((record) => record.fields[name]))
  return Object.entries(groups.columns).flatMap(([column, words]) => [
    {
      ...base,
      ...of(all, column),
      name: column,
      label: `${spoken(column)} in all`,
      isPart: false,
      labels: words.map(wordsOf),
    },
    ...all.map((name) => ({
      ...base,
      ...of([name], column),
      name: `${name}.${column}`,
      label: `${spoken(name)} ${spoken(column)}`,
      isPart: true,
      labels: groups.fields[name]!.flatMap((group) =>
        words.flatMap((word) => [wordsOf(`${group} ${word}`), wordsOf(`${word} ${group}`)]),
      ),
    })),
  ])
}

function amountIn({ fields }: PaperRecord, name: string, column: string): number | null {
  const value = fields[name]?.value
  return typeof value === 'object' && !Array.isArray(value) ? (value[column] ?? null) : null
}

function numberOf(field: RecordField | null, saysNone = false): number | null {
  const value = field?.value
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  if (saysNone && /^(?:none|no|nil|clear|clean)$/i.test(value)) return 0
  const bare = value.replace(/^\((.*)\)$|^-/, '$1')
  const amount = parseAmount(bare || value.slice(1))
  return amount !== null && bare !== value ? -amount : amount
}

/** The day a field tells, or the year, or the month of one, where it tells no more. */
export function dateIn({ kind, read }: AskedField, record: PaperRecord): IsoDate | null {
  const value = read(record)[0]?.value
  if (kind === 'year') return typeof value === 'number' ? String(value) : null
  if (kind !== 'date' || typeof value !== 'string') return null
  const [, month, year] = /^(\d\d?)\/(\d{4})$/.exec(value) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}` : parseDate(value)
}

/** What a field says in words: its value, and as it is printed. */
export const textsIn = ({ read }: AskedField, record: PaperRecord): string[] =>
  read(record).flatMap(({ value, source, further = [] }) => [
    ...(Array.isArray(value) ? value : typeof value === 'object' ? [] : [String(value)]),
    ...(typeof value === 'object'
      ? []
      : [[source, ...further].map(({ quote }) => quote.replaceAll(' … ', ' ')).join(' ')]),
  ])

/** Whether an entry tells a field: an amount that is nothing tells none. */
export const isTold = (field: AskedField, record: PaperRecord): boolean =>
  field.kind === 'amount' ? (field.numberIn(record) ?? 0) !== 0 : field.read(record).length > 0
