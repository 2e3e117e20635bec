import { amountsIn, parseAmount } from '../../shared/amounts.ts'
import {
  askedOf,
  briefly,
  countOf,
  type DocumentFacts,
  entryOf,
  type Fact,
  type Figure,
  isSameAmount,
  type ListEntry,
  type ListName,
  listsIn,
  oneOfEach,
  type PaperRecord,
  premiumsOfRows,
  recordsOf,
  type Stamp,
  spoken,
  type Worked,
} from '../documents/index.ts'
import type { AskedRecords } from './account/ask.ts'
import type { ToldReview } from './reviewing/told-of.ts'

const MOST_PER_KEY = 40
const MOST_ENTRIES = 40

/** A figure worked out over entries, with the first entries of a highest or lowest value, and where the document prints the same total. */
export type ToldFigure = Omit<Figure, 'records'> & {
  count: number
  entries: ListEntry[]
  printed: { page: number; quote: string } | null
}

/**
 * Entries of one list as a model is told them: `count` of the whole list and `matching` of those the words choose, both in `rows` and
 * `matchingRows` where several rows are of one thing. `brief` are the fields that are told of each of many,
 * `asksFor` those that were asked for.
 */
export type ToldList = {
  of: ListName
  words: string
  count: number
  matching: number
  rows: number
  matchingRows: number
  narrowedBy: string[]
  unused: string[]
  blank: string[]
  choose: string[]
  isIdentified: boolean
  isWhole: boolean
  isNamed: boolean
  asksFor: string[]
  untold: number
  figures: ToldFigure[]
  brief: string[]
  from: number
  entries: ListEntry[]
}

/**
 * The facts and events without their boxes; of a key that fills pages the first ones and how many there are; and the lists by their length. The premiums of
 * several rows are told with their list.
 */
export function brief({
  kind,
  title,
  policies,
  conflicts,
  facts,
  records = [],
  stamps = [],
  comments = [],
  inThousands = [],
  events = [],
  clauses,
  papers = [],
  spoken,
  isPersonal,
}: DocumentFacts) {
  const counts = new Map<string, number>()
  const kept: Omit<Fact, 'source'>[] = []
  const ofRows = premiumsOfRows(records)
  const told = facts.filter(
    ({ key, value }) => key === 'policy.premium' || !key.endsWith('.premium') || !ofRows.has(parseAmount(value) ?? 0),
  )
  for (const { source, ...fact } of told) {
    const count = (counts.get(fact.key) ?? 0) + 1
    counts.set(fact.key, count)
    if (count <= MOST_PER_KEY) kept.push({ ...fact, ...placeOf(source) })
  }
  const factCounts = Object.fromEntries([...counts].filter(([, count]) => count > MOST_PER_KEY))
  const state = {
    ...(papers.length && {
      papers: papers.map(({ kind, pages, policyNumber }) => ({ kind, policyNumber, pages: runsOf(pages) })),
    }),
    ...{ spoken, isPersonal },
    ...(stamps.length && { stamps }),
    ...(comments.length && { comments: comments.slice(0, MOST_PER_KEY) }),
    ...(inThousands.length && { inThousands: inThousands.slice(0, MOST_PER_KEY) }),
    ...ofForms(records),
    ...(clauses && {
      clauses: clauses.map(({ heading, demands }) => ({
        heading,
        demands: demands.map(({ source, ...demand }) => ({ ...demand, ...placeOf(source) })),
      })),
    }),
    ...(events.length && {
      events: events.slice(0, MOST_PER_KEY).map(({ source, ...event }) => ({ ...event, ...placeOf(source) })),
    }),
  }
  return { kind, title, policies, facts: kept, conflicts, factCounts, lists: listsIn(records), ...state }
}

/** Numbers in ascending order as runs, each by its first and its last. */
function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs
}

/** The numbers that runs tell. */
export const inRuns = (runs: readonly (readonly [first: number, last: number])[]): number[] =>
  runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** Lists that forms are filled from, entry by entry; longer ones are told by their length alone. */
const FILL_FORMS: readonly string[] = ['property_coverage_item', 'bop_coverage_item', 'policy_location_item', 'interest', 'wc_class_code_item', 'individual'] // biome-ignore format: a list
/** Without any of these a form has no list to be filled from. */
const LISTED: readonly string[] = [
  'property_coverage_item',
  'bop_coverage_item',
  'interest',
  'wc_class_code_item',
  'individual',
]
const MOST_FOR_FORMS = 150
/** What the facts tell of the policy. */
const OF_THE_POLICY: readonly string[] = ['named_insured', 'policy_period', 'lob']

function ofForms(records: PaperRecord[]) {
  const own = records.filter(({ type }) => FILL_FORMS.includes(type))
  if (!own.some(({ type }) => LISTED.includes(type)) || own.length > MOST_FOR_FORMS) return {}
  const told = own.map(({ type, page, fields }) => ({
    ...{ type, page },
    fields: Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !OF_THE_POLICY.includes(name))
        .map(([name, { value, source }]) => [name, { value, ...placeOf(source) }]),
    ),
  }))
  return { records: told }
}

const placeOf = ({ page, quote }: Fact['source']) => ({ page, quote })

/** From here on a count is written as an amount is. */
const AS_AMOUNT = 1000

/**
 * What a tool's result may be quoted for without a source of its own: what a review found, what was worked out over a list or other values, comments and warnings of a file, and counts of a list that are
 * written as amounts are. Smaller counts need none, and would ground days and shares.
 */
export function workedOutIn(result: unknown): string[] {
  const {
    list,
    comments = [],
    warnings = [],
    results = [],
    records = [],
  } = (result ?? {}) as {
    records?: { fields?: Record<string, { value?: unknown }> }[]
    list?: ToldList
    comments?: Stamp[]
    warnings?: string[]
    results?: { worked?: Worked; asked?: AskedRecords | null; days?: string[]; figures?: string[] }[]
  }
  const { count, matching, rows, matchingRows, figures } = list ?? { figures: [] }
  return [
    ...comments.map(({ words }) => words),
    ...reviewedIn(result),
    // A place is called by its address, as when it is asked which is meant.
    ...records.flatMap(({ fields }) => fields?.premises_address?.value ?? []),
    ...warnings,
    ...[count, matching, rows, matchingRows].filter((one) => one !== undefined && one >= AS_AMOUNT),
    ...figures.flatMap(({ value, told, untold }) => [value, ...[told, untold].filter((one) => one >= AS_AMOUNT)]),
    ...results.flatMap(({ worked, asked, days = [], figures = [] }) => [
      ...days,
      ...figures,
      ...(worked ? [worked.value] : []),
      ...(asked?.figures ?? []).map(({ value }) => value),
    ]),
  ].map(String)
}

/** What a review found, where the result is one. */
function reviewedIn(result: unknown): string[] {
  const isReview = typeof result === 'object' && result !== null && 'counts' in result && 'findings' in result
  if (!isReview) return []
  const { findings, tables, notes } = result as ToldReview
  return [
    ...findings.flatMap(({ topic, why, action = '', remark, cells }) => [
      ...[topic, why, action, remark?.text ?? ''],
      ...unsourced(cells),
    ]),
    ...tables.flatMap(({ title, rows }) => [title, ...rows.flat().map(({ text }) => text)]),
    ...notes,
  ]
}

/** What stands in cells that cite nothing: added up, or counted. */
const unsourced = (cells: ToldReview['findings'][number]['cells']) =>
  cells.flatMap(({ text, note = '', source }) => (source ? [note] : [text, note]))

/** The same with the printed totals, on pages given by their rows of words. */
export function withPrinted(list: ToldList, pages: { page: number; rows: string[][] }[]): ToldList {
  const figures = list.figures.map((figure) => {
    const { amount } = figure
    if (amount === null) return figure
    const isTotal = (row: string[]) =>
      /\btotals?\b/i.test(row.join(' ')) && [...amountsIn(row.join(' '))].some((one) => isSameAmount(one, amount))
    const [printed] = pages.flatMap(({ page, rows }) =>
      rows.filter(isTotal).map((row) => ({ page, quote: row.join(' … ') })),
    )
    return { ...figure, printed: printed ?? null }
  })
  return { ...list, figures }
}

/** The entries of a list that these words choose, from the `from`-th on, and the figures they ask for. */
export function entriesOf(
  { records = [] }: Pick<DocumentFacts, 'records'>,
  { of, words = '', from = 1 }: { of: ListName; words?: string | undefined; from?: number | undefined },
  said?: ReadonlySet<string>,
): ToldList {
  const all = recordsOf(records, of)
  const { records: fitting, figures, fields, asksFor, asksForAnyOf: _, ...asked } = askedOf(all, of, words, said)
  const shown = asked.narrowedBy.length ? fitting : oneOfEach(fitting, of)
  const say = (own: typeof all) => own.slice(from - 1, from - 1 + MOST_ENTRIES).map((record) => entryOf(record, of))
  return {
    ...{ of, words, count: countOf(all, of), matching: countOf(fitting, of), rows: all.length },
    matchingRows: shown.length,
    ...asked,
    figures: figures.map(({ records: own, ...figure }) => ({
      ...figure,
      count: own.length,
      entries: say(own),
      printed: null,
    })),
    brief: briefly(all, of, fields),
    asksFor: asksFor.map(spoken),
    from,
    entries: say(shown),
  }
}
