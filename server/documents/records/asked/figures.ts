import { formatDate } from '../../../../shared/dates.ts'
import { ALTERNATIVES, sumsAmong } from '../sums-among.ts'
import type { PaperRecord } from '../types.ts'
import { amountWords, mainAmounts, numberAt } from './amounts.ts'
import { type AskedField, dateIn } from './fields.ts'
import type { AskedWords, Naming } from './words.ts'

type Way = 'highest' | 'lowest' | 'latest' | 'earliest' | 'total' | 'average'

/** What is to be worked out over the entries: of which field, and for how many of the first. */
export type Wanted = { at: number; to: number; way: Way; top: number }

/**
 * One figure worked out over the entries that tell the field: `told` of them, `untold` do not. A highest or lowest value is that of its `records`,
 * the first of them where more were asked for.
 */
export type Figure = {
  way: Way
  field: string
  value: string
  /** The amount of a total, for a printed one to be looked for. */
  amount: number | null
  told: number
  untold: number
  records: PaperRecord[]
}

const WORDS: [Way, string[]][] = [
  ['highest', ['largest', 'biggest', 'highest', 'greatest', 'maximum', 'max', 'costliest', 'most expensive', 'most costly', 'most valuable', 'top']],
  ['lowest', ['smallest', 'lowest', 'minimum', 'cheapest', 'least expensive', 'fewest']],
  ['latest', ['latest', 'newest', 'most recent', 'youngest']],
  ['earliest', ['oldest', 'earliest']],
  ['total', ['total', 'totals', 'sum', 'sum of', 'combined', 'together', 'in all', 'add up', 'added up', 'added together', 'altogether', 'cumulative']],
  ['average', ['average', 'mean', 'avg']],
] // biome-ignore format: a table

/** The figures that are asked for, in the words that ask for them. */
export function wantedFigures(asked: AskedWords): Wanted[] {
  const wanted: Wanted[] = []
  for (let at = 0; at < asked.words.length; at++) {
    const [found] = WORDS.map(([way, phrases]) => ({ way, length: asked.phraseAt(at, phrases) })).filter(
      ({ length }) => length,
    )
    const isMost = !found && asked.at(at) === 'most' && asked.isOpen(at + 1) && !asked.isEmpty(at + 1)
    if (!found && !isMost) continue
    const way = found?.way ?? 'highest'
    const [before, behind] = [numberAt(asked, at - 1), numberAt(asked, at + (found?.length ?? 1))]
    const ranks = way !== 'total' && way !== 'average'
    const number = !ranks
      ? null
      : behind && !behind.isMoney && !behind.isYear
        ? behind
        : before && !before.isMoney && !before.isYear
          ? before
          : null
    const from = number && number === before ? at - 1 : at
    const to = number && number === behind ? number.to : at + (found?.length ?? 1)
    asked.take(from, to)
    wanted.push({ at: from, to, way, top: number?.amount ?? 1 })
    at = to - 1
  }
  return wanted
}

/** The amount, date or year a figure is of: the one that is named, else the list's only one or those it has; none where none suits. */
export function fieldsOfFigure(
  { at, to, way }: Wanted,
  { asked, fields, records, main }: { asked: AskedWords; fields: AskedField[]; records: PaperRecord[]; main: string[] },
): AskedField[] | 'count' {
  const isDated = (field: AskedField) => records.some((record) => dateIn(field, record) !== null)
  const isNumber = (field: AskedField) =>
    records.some((record) => field.numberIn(record) !== null && field.kind === 'amount')
  const sums = way === 'total' || way === 'average'
  const suits = (field: AskedField) => isNumber(field) || (!sums && isDated(field))
  const named = asked.beside(at, to, suits) ?? asked.labels.find(({ fields: own }) => own.some(suits))
  if (named) return linked(asked, named, suits)
  // What is named and cannot be read is no other column.
  if (asked.beside(at, to, ({ kind }) => kind === 'amount' || kind === 'words')) return []
  if (way === 'earliest' || way === 'latest') {
    const birth = fields.filter((field) => field.isBirth && isDated(field))
    const kept = main.flatMap((name) => fields.filter((field) => field.name === name && isDated(field)))
    return [...kept, ...(way === 'earliest' || asked.at(at) === 'youngest' ? birth : [])].slice(0, 1)
  }
  const isCount =
    way === 'total' && (asked.nouns.has(to) || /^(?:number|count)$/.test(asked.at(to)) || asked.at(at - 1) === 'in')
  const whole = fields.filter((field) => field.name === 'incurred' && isNumber(field))
  return isCount ? 'count' : !sums && whole.length ? whole : mainAmounts(fields, records)
}

/** The field that is named, and those named in a row behind it: 'paid and reserves'. */
function linked(asked: AskedWords, first: Naming, suits: (field: AskedField) => boolean): AskedField[] {
  const [field] = first.fields.filter(suits)
  const next =
    asked.isLink(first.to) &&
    asked.labels.find(({ at }) => at === first.to + 1 || (at === first.to + 2 && asked.isLink(first.to + 1)))
  return field ? [field, ...(next ? linked(asked, next, suits) : [])] : []
}

/** Works a figure out over these entries; null where none tells the field, or it is none to be added up. `isOfParts`: no entry sums up others. */
export function figureOf(
  { way, top }: Wanted,
  field: AskedField,
  records: PaperRecord[],
  isOfParts = false,
): Figure | null {
  const told = field.kind === 'amount' ? toldBy(records, field.numberIn) : toldBy(records, (one) => dateIn(field, one))
  if (!told.length || (!isOfParts && hasSums(field, told)) || (way === 'total' && areChoices(told))) return null
  const common = { field: field.label, told: told.length, untold: records.length - told.length }
  if (way !== 'total' && way !== 'average') return { ...common, ...ranked(way, top, field, told) }
  if (field.kind !== 'amount') return null
  const cents = told.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0)
  const amount = way === 'total' ? cents / 100 : Math.round(cents / told.length) / 100
  return { ...common, way, value: amountWords(field, amount), amount: way === 'total' ? amount : null, records: [] }
}

/** Whether a row sums up others: what is worked out over both is that of no list. */
const hasSums = ({ kind }: AskedField, told: Told[]): boolean =>
  kind === 'amount' && sumsAmong(told.map(({ value }) => Number(value))).includes(true)

/** 'Option A', 'Option B': rows to choose from are no parts of one whole. */
const areChoices = (told: Told[]): boolean =>
  told.filter(({ record }) =>
    Object.values(record.fields).some(({ value }) => typeof value === 'string' && CHOICE.test(value)),
  ).length > 1
const CHOICE = new RegExp(`^\\W*${ALTERNATIVES.source}`, 'i')

/** An amount, or a date as it sorts. */
type Told = { record: PaperRecord; value: number | string }

const toldBy = (records: PaperRecord[], valueIn: (record: PaperRecord) => number | string | null): Told[] =>
  records.flatMap((record) => {
    const value = valueIn(record)
    return value === null ? [] : [{ record, value }]
  })

/** The letters of a date that tells its day. */
const DAY = 10

/** The first value, with the entries of so many of the first, those as high as the last of them too. */
function ranked(way: Way, top: number, field: AskedField, told: Told[]): Omit<Figure, 'field' | 'told' | 'untold'> {
  const isUpward = way === 'lowest' || way === 'earliest'
  const order = ({ value: a }: Told, { value: b }: Told) => (a === b ? 0 : a < b === isUpward ? -1 : 1)
  const sorted = told.toSorted(order)
  const last = sorted[Math.min(top, sorted.length) - 1]!
  const { value } = sorted[0]!
  return {
    way: typeof value === 'number' ? way : isUpward ? 'earliest' : 'latest',
    value:
      typeof value === 'number'
        ? amountWords(field, value)
        : value.length === DAY
          ? formatDate(value)
          : value.split('-').reverse().join('/'),
    amount: null,
    records: sorted.filter((one) => order(one, last) <= 0).map(({ record }) => record),
  }
}
