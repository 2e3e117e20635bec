import { findDates, formatDate } from '../../../../shared/dates.ts'
import { addressFrom, STATE_CODES, STATES } from '../../facts/addresses.ts'
import { omitsZeros } from '../../facts/limit-pages.ts'
import { ownInterest } from '../../facts/own-interest.ts'
import type { Page } from '../../types.ts'
import { columnsByField } from '../columns.ts'
import { readCell } from '../drafts.ts'
import { mentionsEnded } from '../ended.ts'
import { PRIOR_POLICY } from '../families/others.ts'
import { type Vocabulary, vocabularyOf } from '../labels.ts'
import { keyColumn, LEAST_KNOWN } from '../mapping.ts'
import { kindsSaid } from '../property/interests.ts'
import { fieldOf } from '../record-field.ts'
import { isTotalOf } from '../sections.ts'
import { cellTokens, type Token, tokensAsText, tokensOf } from '../tokens.ts'
import type { FieldSpec, PaperRecord, RecordField, RecordValue } from '../types.ts'
import { isNothing } from '../values.ts'
import { CLASS, NAMED_INSURED, OFFICER, PREMISES, SUBMITTED } from './families.ts'
import { type GridCell, type GridRow, gridRows } from './grid-rows.ts'
import { type HeadedList, headedLists } from './headed-lists.ts'
import { headsOfTerm } from './heads-of-term.ts'
import { numberedPlaces } from './numbered-places.ts'
import { policyHeads } from './policy-heads.ts'
import { termsIn } from './terms.ts'
import { underlyingIn } from './underlying.ts'
import { valueColumns } from './value-columns.ts'

const VOCABULARIES = SUBMITTED.map(vocabularyOf)
const OF_A_TERM: ReadonlySet<string> = new Set([CLASS.type, PREMISES.type, OFFICER.type])

/**
 * The lists that a submission hands in: who and what is to be insured, which classes are worked in, who insured it before, what was lost. Amounts of
 * several years are those of the term that begins in the year `starts`.
 */
export const readHandedIn = (pages: readonly Page[], starts: number | null, isLossRun: boolean): PaperRecord[] =>
  pages.flatMap((page) => {
    const rows = gridRows(page)
    const lists = headedLists(rows, VOCABULARIES)
    const headed = new Set(lists.flatMap((list) => list.heads.flatMap(({ lines }) => lines)))
    const isExact = !page.lines.some((line) => omitsZeros(line.text) && !headed.has(line))
    const read = recordsOn(rows, lists, starts, isLossRun)
    return isExact ? read : read.map(withoutMoney)
  })

/** Amounts that leave zeros out are none that a form holds, and a small one under 'Building' may be one. */
const withoutMoney = (record: PaperRecord): PaperRecord => ({
  ...record,
  fields: Object.fromEntries(Object.entries(record.fields).filter(([name]) => !MONEY.test(name))),
})
const MONEY =
  /^(?:value|limit): |revenue|exposure|premium|building_number|^(?:payroll|paid|reserved|incurred|deductible)$/

function recordsOn(rows: GridRow[], lists: HeadedList[], starts: number | null, isLossRun: boolean): PaperRecord[] {
  const heads = [...(isLossRun ? policyHeads(rows) : []), ...underlyingIn(rows)]
  const listed = lists.flatMap((list) => recordsOf(list, rows, starts))
  const hasPlaces = listed.some(({ type }) => type === PREMISES.type)
  const hasValues = listed.some(({ fields }) => Object.keys(fields).some((name) => name.startsWith('value: ')))
  const terms = hasValues ? termsIn(rows) : []
  return hasPlaces
    ? [...heads, ...listed, ...terms, ...ownedIn(rows, listed)]
    : [...heads, ...listed, ...numberedPlaces(rows)]
}

/** That all buildings of a list are the insured's own. */
function ownedIn(rows: readonly GridRow[], listed: readonly PaperRecord[]): PaperRecord[] {
  if (listed.some(({ fields }) => fields.insured_interest)) return []
  return rows.flatMap(({ cells, page }): PaperRecord[] => {
    const tokens = tokensOf(cells.flatMap(({ lines }) => lines), page, Number.POSITIVE_INFINITY) // biome-ignore format: short
    const said = tokensAsText(tokens).split(/[.;]\s+|\.$/).flatMap((one) => ownInterest(OWNED.exec(one)?.[1] ?? '') ?? []) // biome-ignore format: short
    const field = said.length === 1 && fieldOf(said[0]!, tokens)
    return field ? [{ type: 'interest of all', page, fields: { insured_interest: field } }] : []
  })
}
const OWNED = /^all (?:the )?(?:buildings?|locations?|premises) (?:listed )?(?:are|is) (.+)$/i

type Mapped = { vocabulary: Vocabulary; fields: FieldSpec[][][]; values: ReturnType<typeof valueColumns>; sum: number }

function recordsOf(list: HeadedList, all: readonly GridRow[], starts: number | null): PaperRecord[] {
  const rows = list.rows.filter((row) => !isTotal(row))
  const mapped = mappingOf(list, rows, all, starts)
  if (!mapped) return []
  const scope = new Map<string, RecordField>()
  return list.rows.flatMap((row): PaperRecord[] => {
    const [first, another] = row
    const state = !another && first ? /^state\b[ :-]*(.+)$/i.exec(first.text)?.[1]?.trim().toUpperCase() : undefined
    if (state) {
      const code = STATES[state] ?? (STATE_CODES.has(state) ? state : null)
      const field = code && fieldOf(code, cellTokens(first!, false))
      if (field) scope.set('state', field)
      else scope.delete('state')
    }
    if (!another) return []
    return isTotal(row) ? subtotalOf(row, mapped) : recordOf(row, list, mapped, scope)
  })
}

const isTotal = (row: readonly GridCell[]) => {
  const said = row.find(({ text }) => /\p{L}{2}/u.test(text))?.text ?? ''
  return isTotalOf(said) || ALL.test(said)
}
/** 'All locations', 'Five years': more than one entry. */
const ALL = /^(?:all\b|both\b|grand\b|sum\b|(?:two|three|four|five|six|seven|ten|\d+) years?\b)/i

function mappingOf(list: HeadedList, rows: readonly GridCell[][], all: readonly GridRow[], starts: number | null) {
  // Under 'Mortgagee' stand lenders and where they are, under 'Quote no.' what nobody took.
  if (
    kindsSaid(list.over.at(-1)?.cells[0]?.text ?? '')[0]?.at === 0 ||
    list.heads.some(({ text }) => NOT_ITS.test(text))
  )
    return null
  const texts = list.heads.map(({ text }) => (omitsZeros(text) ? '' : text))
  const values = texts.map((_, column) => rows.flatMap((row) => row.filter((cell) => cell.column === column).map(({ text }) => text))) // biome-ignore format: short
  const found = VOCABULARIES.flatMap((vocabulary): Mapped[] => {
    const { family, unless } = vocabulary
    if (unless?.test(texts.join(' | '))) return []
    const isOfTerm = OF_A_TERM.has(family.type)
    const amounts = family.type === PREMISES.type ? valueColumns(texts, values, starts) : []
    const bare = texts.map((text, at) => (amounts.some(({ columns }) => columns.includes(at)) ? '' : text))
    const heads = isOfTerm ? headsOfTerm(bare, vocabulary, starts, subjectOf(all, list, vocabulary)) : bare
    const columns = columnsByField(heads, values, vocabulary)
    const told = new Set(columns.fields.flat(2).map(({ name }) => name))
    const isWhole = keyColumn(columns, vocabulary) >= 0 && (!family.withOneOf || family.withOneOf.some((name) => told.has(name))) // biome-ignore format: short
    const known = columns.known + amounts.length
    return isWhole && known >= LEAST_KNOWN ? [{ vocabulary, fields: columns.fields, values: amounts, sum: columns.sum + amounts.length }] : [] // biome-ignore format: short
  })
  return found.toSorted((a, b) => b.sum - a.sum)[0] ?? null
}

/** What the lines over a list speak of, where that is one of its figures: 'Payroll projection'. */
function subjectOf(all: readonly GridRow[], list: HeadedList, { family }: Vocabulary): string {
  const top = Math.min(...list.heads.flatMap(({ lines }) => lines.map(({ box }) => box[1])))
  const above = all.filter((row) => row.top < top).map(({ cells }) => cells.map(({ text }) => text).join(' ')) // biome-ignore format: short
  const words = family.fields.filter(({ kind }) => kind === 'figure').flatMap((spec) => spec.words)
  return words.find((word) => above.some((text) => new RegExp(`\\b${word}\\b`, 'i').test(text))) ?? ''
}

/** A row of the list, with the words over its columns before those of amounts. */
function recordOf(row: readonly GridCell[], list: HeadedList, mapped: Mapped, scope: ReadonlyMap<string, RecordField>): PaperRecord[] {
  const { vocabulary, fields, values } = mapped
  const { family } = vocabulary
  if (row.some(({ text }) => mentionsEnded(text, family) || NOT_ITS.test(text))) return []
  const told: Record<string, RecordField> = Object.fromEntries(scope)
  const put = (name: string, value: RecordField['value'], tokens: Token[]) => {
    const field = fieldOf(value, tokens)
    if (field) told[name] = field
  }
  for (const cell of row) {
    const own = fields[cell.column] ?? []
    const head = list.heads[cell.column]!
    for (const { spec, value, tokens } of own.length ? readCell(cellTokens(cell, false), own, vocabulary).pairs : [])
      if (value !== null && isOfLook(spec.name, value)) put(spec.name, value, spec.kind === 'text' || spec.kind === 'name' ? tokens : [...headTokens(head), ...tokens])
    if (own.flat().some(({ name }) => name === 'address')) {
      const parts = addressFrom(cell.lines.map(({ text }) => text)) ?? addressFrom([cell.text])
      for (const [part, value] of Object.entries(parts ?? {})) if (value) put(part, value, cellTokens(cell, false))
    }
    const worth = values.find(({ column }) => column === cell.column)
    if (worth && /\d/.test(cell.text)) put(`value: ${worth.name}`, cell.text, [...headTokens(head), ...cellTokens(cell, false)])
  }
  const [over] = list.over.at(-1)?.cells ?? []
  // What stands to the left of all columns heads a row before.
  const isOver = over && list.over.at(-1)!.cells.length === 1 && leftOf(over) > Math.min(...list.heads.map(leftOf)) - BESIDE
  if (isOver && !told.line) put('over', over.text, cellTokens(over, false))
  const [starts, ends, another] = isOver && family.type === PRIOR_POLICY.type && !told.effective_date ? findDates(over.text) : []
  if (starts && ends && !another && starts.date < ends.date) {
    put('effective_date', formatDate(starts.date), cellTokens(over!, false))
    put('expiration_date', formatDate(ends.date), cellTokens(over!, false))
  }
  const keyed = family === NAMED_INSURED ? list.heads.find((_, column) => fields[column]?.flat().some(({ name }) => name === family.key)) : undefined
  if (keyed) put('head', keyed.text, headTokens(keyed))
  const key = told[(family.keys ?? []).find((name) => told[name]) ?? family.key]
  const count = Object.keys(told).filter((name) => name !== 'over' && name !== 'head' && !scope.has(name)).length
  const isKept = key && typeof key.value !== 'object' && !isNothing(String(key.value)) && count >= LEAST_KNOWN
  return isKept ? [{ type: family.type, page: row[0]!.page, fields: told }] : []
} // biome-ignore format: short

/** What fields of a place look like: of any other look they hold something else. */
const LOOKS: Readonly<Record<string, (text: string) => boolean>> = {
  building_number: (text) => /^\D{0,2}\d{0,2}[A-Z]?$/i.test(text),
  insured_interest: (text) => ownInterest(text) !== null,
}
const isOfLook = (name: string, value: RecordValue) => typeof value === 'object' || (LOOKS[name]?.(`${value}`) ?? true)

/** In points. */
const BESIDE = 30
const leftOf = ({ lines }: GridCell) => Math.min(...lines.map(({ box }) => box[0]))

const headTokens = ({ lines, page }: GridCell): Token[] => tokensOf(lines, page, Number.POSITIVE_INFINITY)
/** What an entry's row says where it is none of the insured's, or of no term that began. */
const NOT_ITS = /\b(?:not (?:to be )?(?:insured|covered|included)|quote[ds]?|proposal|indication|declined to quote)\b/i

/** What a subtotal tells of a location: who works there. */
function subtotalOf(row: readonly GridCell[], { vocabulary, fields }: Mapped): PaperRecord[] {
  const said = row.find(({ text }) => /\p{L}{2}/u.test(text))
  const number = said && vocabulary.family.type === CLASS.type && LOCATION.exec(said.text)?.[1]
  if (!number) return []
  const place = fieldOf(number, cellTokens(said, false))
  const told: Record<string, RecordField> = place ? { location_number: place } : {}
  for (const cell of row)
    for (const { spec, value, tokens } of fields[cell.column]?.length ? readCell(cellTokens(cell, false), fields[cell.column]!, vocabulary).pairs : []) {
      const field = value !== null && spec.name.endsWith('_employees') && fieldOf(value, tokens)
      if (field) told[spec.name] = field
    }
  return [{ type: 'staff', page: row[0]!.page, fields: told }]
} // biome-ignore format: short
const LOCATION = /\bloc(?:ation)?\.?\s*(?:no\.?|#)?\s*(\d{1,3})\b/i
