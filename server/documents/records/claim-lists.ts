import { lineSaid } from '../facts/headings.ts'
import type { Line, Page, Passage } from '../types.ts'
import { GROUP_HEAD } from './families/group-head.ts'
import { vocabularyOf } from './labels.ts'
import { readPairs } from './pairs.ts'
import { isTerm, policyTold } from './policy-told.ts'
import { fieldOf } from './record-field.ts'
import { countIn, isTotalOf, saysNone } from './sections.ts'
import { segmentsOf } from './segments.ts'
import { levelsOf } from './stacked-heads.ts'
import { passagesOf, type Token, tokensAsText, tokensOf } from './tokens.ts'
import {
  type AmountEnds,
  isAmount,
  isKeyed,
  type Measured,
  measureRowIn,
  measuresIn,
  type SeenTable,
  summaryRows,
} from './total-measures.ts'
import type { PaperRecord, RecordField } from './types.ts'
import { valueOf } from './values.ts'
import { type YearRow, yearRows } from './year-rows.ts'

/**
 * A row that sums up claims: `name` what it calls itself, `fields` its figures by the names they have in the records of its list, 'claim_incurred'
 * where none has, and 'count'; `of` the policy, term and line it stands under; `year` the year ('YYYY') or term ('MM/DD/YYYY - MM/DD/YYYY') that it is
 * the row of; `ofYears`: it sums up the rows of years right before it. A sentence that nothing is listed has a count of 0.
 */
export type ListTotal = {
  page: number
  name: RecordField
  fields: Record<string, RecordField>
  of: Scoped
  year?: RecordField
  ofYears?: true
}
/**
 * What stands over the claims that follow, by 'policy_number', 'policy_period' ('MM/DD/YYYY - MM/DD/YYYY', 'YYYY - YYYY' or the year in which it
 * begins), 'effective_date' and 'line'.
 */
export type Scoped = Record<string, RecordField>
/** What stands around the claims of a file, in the order of its pages. `wholes`: what a claim's own lines say was
 * incurred, behind its label. `unread`: what looks like a row of claims and was not understood. */
export type ClaimLists = { heads: Scoped[]; totals: ListTotal[]; wholes: RecordField[]; unread: Passage[] }

const HEAD = vocabularyOf(GROUP_HEAD)
/** 'WQ-77120 Total' is one of all that has this number, not of the record above. */
const GROUP_TOTAL = /\d.* totals?:?$/i
/** A row of claims tells at least so many amounts. */
const LEAST_AMOUNTS = 2

/** What stands around these claims on the pages they were read from; `unkept` are beginnings of claims that told too little. */
export function claimListsOf(pages: Page[], tables: SeenTable[], claims: PaperRecord[], unkept: Token[][]): ClaimLists {
  const found: ClaimLists = {
    heads: [],
    totals: [],
    wholes: [],
    unread: unkept.flatMap((tokens) => passagesOf(tokens)),
  }
  const byYear = new Map(pages.map((page) => [page, yearRows(page)]))
  const isTold = pages.some((page) => byYear.get(page)!.length || page.lines.some(({ text }) => saysNone(text)))
  if (!claims.length && !found.unread.length && !isTold) return found
  const owned = placesOf(claims)
  const ends = endsOf(claims)
  let scope: Scoped = {}
  for (const page of pages) {
    const years = byYear.get(page)!.filter(({ lines }) => !isOwned(tokensOf(lines, page.number, Infinity), owned))
    for (const row of years) addTotal(found, page, row.lines, row.measured, scope, row)
    const ofYears = new Set(years.flatMap(({ lines }) => lines))
    const rows = summaryRows(page, tables).filter(({ lines }) => !lines.some((line) => ofYears.has(line)))
    const inRows = new Set([...ofYears, ...rows.flatMap(({ lines }) => lines)])
    for (const { lines, measured } of rows)
      if (!isOwned(tokensOf(lines, page.number, Infinity), owned)) addTotal(found, page, lines, measured, scope)
    let open: OpenTotal | null = null
    for (const { lines, top, bottom } of levelsOf(page.lines.filter((line) => !inRows.has(line)))) {
      const tokens = tokensOf(lines, page.number, Infinity)
      const whole = wholeIn(tokens)
      if (whole) found.wholes.push(whole)
      if (whole || isOwned(tokens, owned)) continue
      const told = headOf(tokens, lines)
      if (told) {
        scope = under(scope, told)
        found.heads.push(scope)
      }
      const none = lines.find(({ text }) => saysNone(text))
      if (none)
        addTotal(
          found,
          page,
          [none],
          [{ name: 'count', value: 0, tokens: tokensOf([none], page.number, Infinity) }],
          scope,
        )
      const table = tableAt(tables, page.number, bottom)
      const below = table && measureRowIn(tokens, table)
      if (below) {
        if (open) open.measured.push(...below)
        else found.unread.push(...passagesOf(tokens))
        continue
      }
      const measured = measuresIn(tokens, table, ends)
      if (isTotal(lines)) {
        const count = COUNT_OF_ALL.exec(tokensAsText(tokens))
        if (open && count) {
          open.measured.push({ name: 'count', value: Number(count[1]), tokens: tokensOf(lines, page.number, Infinity) })
          continue
        }
        if (open) addTotal(found, page, open.lines, open.measured, open.scope)
        open = measured.length ? null : { lines, measured: [], scope }
        if (measured.length) addTotal(found, page, lines, measured, scope)
      } else if (table && isRowLike(tokens, measured, table, isWithin(table, page, top)))
        found.unread.push(...passagesOf(tokens))
    }
    if (open) addTotal(found, page, open.lines, open.measured, open.scope)
  }
  return found
}

/** A total whose figures stand in rows below its name, and the scope it stands in. */
type OpenTotal = { lines: Line[]; measured: Measured[]; scope: Scoped }
/** 'Total Claim Count: 6', among the rows of a total. */
const COUNT_OF_ALL = /^total (?:claim|loss) count:? (\d+)$/i

const isWithin = ({ page, table: { box } }: SeenTable, { number }: Page, top: number) =>
  page === number && top >= box[1] && top < box[1] + box[3]

/** Whether a line looks like a row of claims that made none: amounts under their columns; below the table also what begins a claim. */
function isRowLike(tokens: Token[], measured: Measured[], table: SeenTable, within: boolean): boolean {
  const amounts = measured.filter(({ name }) => name !== 'count')
  return amounts.length >= LEAST_AMOUNTS && (within || isKeyed(tokens, table))
}

/** What holds below a head: another policy or term ends those before, but a term completes a policy that has none yet. */
function under(scope: Scoped, told: Scoped): Scoped {
  const completes = !told.policy_number && scope.policy_number && !scope.policy_period
  const isOther =
    (told.policy_number && told.policy_number.value !== scope.policy_number?.value) ||
    (told.policy_period && !completes)
  return { ...(isOther ? scope.line && { line: scope.line } : scope), ...told }
}

/** Whether a line is a row of totals. */
const isTotal = (lines: Line[]) =>
  lines.some(({ text }) => (isTotalOf(text) || GROUP_TOTAL.test(text)) && !isAmount(text)) ||
  countIn(lines.map(({ text }) => text).join(' ')) !== null

function addTotal(
  { totals }: ClaimLists,
  page: Page,
  lines: Line[],
  measured: Measured[],
  of: Scoped,
  row?: YearRow,
): void {
  const tokens = tokensOf(lines, page.number, Infinity)
  const figures = new Set(
    measured.flatMap((one) =>
      one.name === 'count' ? [] : [...one.tokens, ...(one.beside ?? [])].map(({ word }) => word),
    ),
  )
  const [lead] = row?.isSum ? segmentsOf(tokens) : []
  const names = lead
    ? lead.filter(({ word }) => /\p{L}/u.test(word.text))
    : row?.term
      ? [...row.before, ...row.term.tokens]
      : tokens.filter(({ word }) => !figures.has(word))
  const name = fieldOf(tokensAsText(names), names.length ? names : tokens)
  const fields = measured.flatMap((one) => {
    const field = fieldOf(one.value, one.tokens)
    return field ? [[one.name, field] as const] : []
  })
  const year = row?.term && fieldOf(row.term.value, row.term.tokens)
  const scope = year && row ? withOwn(of, year, row) : of
  const own = { ...(year && { year }), ...(row?.isSum && { ofYears: true as const }) }
  if (name && fields.length)
    totals.push({ page: page.number, name, fields: Object.fromEntries(fields), of: scope, ...own })
}

/** What a row of a year stands under, but the term and the policy that it tells itself. */
function withOwn(of: Scoped, year: RecordField, { before }: YearRow): Scoped {
  const text = tokensAsText(before)
  const policy = /\d{3}/.test(text) && valueOf('code', text.split(' ')) !== null ? fieldOf(text, before) : null
  return {
    ...(of.line && { line: of.line }),
    ...(policy && { policy_number: policy }),
    ...(typeof year.value === 'string' && year.value.includes(' - ') && { policy_period: year }),
  }
}

/** What a line of a card says that its claim incurred: behind a label that begins the line or a part of it, and is no total of others. */
function wholeIn(tokens: Token[]): RecordField | null {
  const parts = segmentsOf(tokens)
  const found = parts.flatMap((part) => {
    const [only, ...others] = measuresIn(part, null)
    const isAlone = only?.name === WHOLE && !others.length && part.length <= only.tokens.length + MOST_LABEL
    return only && isAlone && /:$/.test(part.at(-2)?.word.text ?? '') ? [only] : []
  })
  return found.length === 1 ? fieldOf(found[0]!.value, found[0]!.tokens) : null
}
const WHOLE = 'claim_incurred'
const MOST_LABEL = 2

/** The table whose columns a line stands under: the last that begins above it, also on the page before. */
function tableAt(tables: SeenTable[], page: number, bottom: number): SeenTable | null {
  return tables.findLast((one) => one.page < page || (one.page === page && one.table.box[1] < bottom)) ?? null
}

/** What a level tells of the claims below it: their policy, its term, its line; null where it tells nothing of them. */
function headOf(tokens: Token[], lines: Line[]): Scoped | null {
  const whole = policyTold(tokens, HEAD) ?? []
  const pairs = whole.length
    ? whole
    : readPairs(tokens, HEAD).pairs.filter((pair) => TERMS.has(pair.spec.name) && isTerm(pair, tokens))
  const told = pairs.flatMap(({ spec, value, tokens: own }) => {
    const field = value === null || spec.name === 'named_insured' ? null : fieldOf(value, own)
    return field ? [[spec.name === 'policy_year' ? 'policy_period' : spec.name, field] as const] : []
  })
  // Among others on its level a word of a line is rather the head of a column.
  const line = told.length || lines.length === 1 ? lines.flatMap((one) => lineIn(one, tokens)).at(0) : undefined
  if (!told.length && !line) return null
  return { ...Object.fromEntries(told), ...(line && { line }) }
}

const TERMS = new Set(['policy_period', 'policy_year'])

/** A part of a line that says nothing but a line of business: 'General Liability', 'Line of business: Auto'. */
function lineIn(line: Line, tokens: Token[]): RecordField[] {
  const own = tokens.filter((token) => token.line === line)
  return segmentsOf(own.map((token) => (MARK.test(token.word.text) ? { ...token, starts: 'gap' as const } : token)))
    .map((part) => part.filter(({ word }) => !MARK.test(word.text)))
    .flatMap((part) => {
      const text = tokensAsText(part)
      const isLine = part.length > 0 && part.length <= MOST_WORDS && lineSaid(text) !== null
      const said = part.slice(part.findLastIndex(({ word }) => word.text.endsWith(':')) + 1)
      const field = isLine && !isTotalOf(text) && said.length ? fieldOf(tokensAsText(said), said) : null
      return field ? [field] : []
    })
}
const MARK = /^[—–|·-]$/
const MOST_WORDS = 8

function endsOf(claims: PaperRecord[]): AmountEnds {
  const found = claims.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { value, source }]) => {
      const [x, , width] = source.boxes.at(-1) ?? []
      return typeof value === 'number' && x !== undefined && width !== undefined ? [{ name, end: x + width }] : []
    }),
  )
  return new Map(
    [...Map.groupBy(found, ({ name }) => name)].map(([name, own]) => [name, [...new Set(own.map(({ end }) => end))]]),
  )
}

type Places = Map<number, Passage['boxes']>

/** Where the claims' own values stand, but what is told once for many. */
function placesOf(claims: PaperRecord[]): Places {
  const places: Places = new Map()
  for (const { fields } of claims)
    for (const [name, { source, further = [] }] of Object.entries(fields))
      if (!SHARED.has(name))
        for (const { page, boxes } of [source, ...further]) places.set(page, [...(places.get(page) ?? []), ...boxes])
  return places
}
const SHARED = new Set([
  'policy_number',
  'effective_date',
  'policy_period',
  'policy_year',
  'named_insured',
  'insured',
  'company_name',
])

const SAME_PLACE = 1
function isOwned(tokens: Token[], places: Places): boolean {
  const own = places.get(tokens[0]!.page) ?? []
  return tokens.some(({ word: { box } }) =>
    own.some(([x, y, width]) => Math.abs(y - box[1]) < SAME_PLACE && box[0] > x - SAME_PLACE && box[0] < x + width),
  )
}
