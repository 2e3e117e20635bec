import { LEGAL_FORM_IN_ANY_CASE } from '../../facts/legal-forms.ts'
import { isOfPaperWords, isOneName, plainName } from '../../facts/names.ts'
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

const KEYS = ['claim_number', 'date_of_loss', 'date_reported', 'policy_number', 'carrier']
const isOfAccount = ({ type }: PaperRecord) => ['claim', 'loss', 'prior_policy'].includes(type)
const topOf = ({ fields }: PaperRecord) => KEYS.flatMap((name) => fields[name]?.source.boxes[0]?.[1] ?? [])[0] ?? 0

/** Claims below a line that names another account than what heads the list, or in rows that name one, are that one's: they are told so. */
export function withAccounts(records: readonly PaperRecord[], pages: readonly Page[]): PaperRecord[] {
  const claims = records.filter(isOfAccount)
  if (!claims.length) return [...records]
  const [first] = claims.toSorted((a, b) => a.page - b.page || topOf(a) - topOf(b))
  const rows = pages.flatMap(gridRows)
  const named = rows.flatMap(nameIn)
  const isHead = ({ page, top }: Pick<GridRow, 'page' | 'top'>) =>
    page < first!.page || (page === first!.page && top < topOf(first!))
  const isOther = otherInsureds(claims, rows.filter(isHead))
  const own = named.filter(isHead)
  const isOwn = ({ name }: Named) => !own.length || own.some((one) => isOneName(one.name, name))
  return records.map((record) => {
    if (!isOfAccount(record)) return record
    if (isOther(record)) return { ...record, fields: { ...record.fields, account: insuredOf(record)! } }
    const above = named.findLast(({ page, top }) => page < record.page || (page === record.page && top < topOf(record)))
    return above && !isOwn(above) ? { ...record, fields: { ...record.fields, account: above.field } } : record
  })
}

/** What a column of insureds is headed by in a list of claims. */
const INSURED = ['insured', 'named_insured', 'insured_name']
const insuredOf = ({ fields }: PaperRecord) => INSURED.flatMap((name) => fields[name] ?? [])[0]
const nameOf = (record: PaperRecord) => {
  const name = insuredOf(record)?.value
  return typeof name === 'string' ? plainName(name) : ''
}

/** Whether the row of a claim names another insured than those of the rows that stand above the list as well. */
function otherInsureds(claims: readonly PaperRecord[], above: readonly GridRow[]) {
  const texts = above.flatMap(({ cells }) => cells.map(({ text }) => plainName(text)))
  const own = claims.map(nameOf).filter((name) => name && texts.some((text) => text.includes(name)))
  return (record: PaperRecord) => {
    const name = nameOf(record)
    return name !== '' && own.length > 0 && !own.some((one) => isOneName(one, name))
  }
}

type Named = { name: string; page: number; top: number; field: RecordField }

/** The company that a line of its own names, if that is no insurer, agency or adjuster. */
function nameIn({ cells, page, top }: GridRow): Named[] {
  const [cell, another] = cells
  if (!cell || another || !HEADS.test(cell.text)) return []
  const found = COMPANY.exec(cell.text)
  const name = found?.[0]
  if (!name || INSURERS.test(name) || isOfPaperWords(name) || OF_INSURER.test(cell.text.slice(0, found.index)))
    return []
  const words = name.split(' ')
  const tokens = tokensOf(cell.lines, page, Number.POSITIVE_INFINITY)
  const at = tokens.findIndex((_, from) =>
    words.every((word, index) => tokens[from + index]?.word.text.startsWith(word)),
  )
  const field = at < 0 ? null : fieldOf(name, tokens.slice(at, at + words.length))
  return field ? [{ name, page, top, field }] : []
}
