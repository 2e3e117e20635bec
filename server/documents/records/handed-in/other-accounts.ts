import { LEGAL_FORM_IN_ANY_CASE } from '../../facts/legal-forms.ts'
import { isOfPaperWords, isOneName } from '../../facts/names.ts'
import type { Page } from '../../types.ts'
import { fieldOf } from '../record-field.ts'
import { tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { type GridRow, gridRows } from './grid-rows.ts'

const COMPANY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d'’&.-]{0,40},? (?:(?:&|and|of|the) )?){1,6}${LEGAL_FORM_IN_ANY_CASE}(?!\p{L})`,
  'u',
)
const INSURERS =
  /\b(?:insur\w+|assurance|casualty|indemnity|mutual|surety|underwrit\w+|agency|brok\w+|fund|administrat\w+|adjust\w+)\b/i
/** The label of an insurer before its name. */
const OF_INSURER = /\b(?:carrier|insurer|company)\W*$/i
/** What a line that heads claims says beside a name. */
const HEADS = /:|\bpolicy\b|\baccount\b/i

const KEYS = ['claim_number', 'date_of_loss', 'policy_number', 'carrier']
const isOfAccount = ({ type }: PaperRecord) => ['claim', 'loss', 'prior_policy'].includes(type)
const topOf = ({ fields }: PaperRecord) => KEYS.flatMap((name) => fields[name]?.source.boxes[0]?.[1] ?? [])[0] ?? 0

/** Claims below a line that names another account than what heads the list are that one's: they are told so. */
export function withAccounts(records: readonly PaperRecord[], pages: readonly Page[]): PaperRecord[] {
  const claims = records.filter(isOfAccount)
  if (!claims.length) return [...records]
  const [first] = claims.toSorted((a, b) => a.page - b.page || topOf(a) - topOf(b))
  const named = pages.flatMap((page) => gridRows(page).flatMap(nameIn))
  const isHead = ({ page, top }: Named) => page < first!.page || (page === first!.page && top < topOf(first!))
  const own = named.filter(isHead)
  if (!own.length) return [...records]
  const isOwn = ({ name }: Named) => own.some((one) => isOneName(one.name, name))
  return records.map((record) => {
    if (!isOfAccount(record)) return record
    const above = named.findLast(({ page, top }) => page < record.page || (page === record.page && top < topOf(record)))
    return above && !isOwn(above) ? { ...record, fields: { ...record.fields, account: above.field } } : record
  })
}

type Named = { name: string; page: number; top: number; field: RecordField }

/** The company that a line of its own names, if that is no insurer, agency or adjuster. */
function nameIn({ cells, page, top }: GridRow): Named[] {
  const [cell, another] = cells
  if (!cell || another || !HEADS.test(cell.text)) return []
  const found = COMPANY.exec(cell.text)
  const name = found?.[0]
  if (!name || INSURERS.test(name) || isOfPaperWords(name) || OF_INSURER.test(cell.text.slice(0, found.index))) return []
  const words = name.split(' ')
  const tokens = tokensOf(cell.lines, page, Number.POSITIVE_INFINITY)
  const at = tokens.findIndex((_, from) => words.every((word, index) => tokens[from + index]?.word.text.startsWith(word)))
  const field = at < 0 ? null : fieldOf(name, tokens.slice(at, at + words.length))
  return field ? [{ name, page, top, field }] : []
} // biome-ignore format: short
