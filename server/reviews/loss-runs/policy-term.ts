import { formatDate, type IsoDate, parseDate } from '../../../shared/dates.ts'
import { type PaperRecord, type PolicyFacts, type RecordField, type Scoped, valueIn } from '../../documents/index.ts'
import { inOrder, isBefore, spotOf } from './spots.ts'
import { textOf } from './words.ts'

/**
 * Days of a policy's term, the last one not covered any more; `to` is null where only its beginning is told. `inYears`: only its years are told, and
 * these are the days that it may have at most. `field`: the words that tell it.
 */
export type Term = { from: IsoDate; to: IsoDate | null; field: RecordField | null; inYears?: true }

export const isInside = (day: IsoDate, { from, to }: Term) => day >= from && (!to || day <= to)

export const dateIn = (field: RecordField | undefined): IsoDate | null => parseDate(textOf(field) ?? '')

/** 'MM/DD/YYYY - MM/DD/YYYY' as a term. */
export function termIn(field: RecordField | undefined): Term | null {
  const [from, to] = (textOf(field) ?? '').split(' - ').map((day) => parseDate(day))
  return field && from && to ? { from, to, field } : null
}

/** A term of days, of years ('2023 - 2024'), or of the year it begins in. */
export function termSaid(field: RecordField | undefined): Term | null {
  const text = textOf(field)
  if (!field || !text) return null
  const [, first, last] = YEARS.exec(yearsSaid(text) ?? text) ?? []
  if (!first) return termIn(field)
  return { from: `${first}-01-01`, to: `${last ?? Number(first) + 1}-12-31`, field, inYears: true }
}
/** Words of years as 'YYYY - YYYY'; null for others. */
export function yearsSaid(text: string): string | null {
  const value = valueIn('term', text.split(' '))
  return typeof value === 'string' && YEARS.test(value) ? value : null
}
const YEARS = /^((?:19|20)\d\d)(?: - ((?:19|20)\d\d))?$/

/** A record of a claim with what stands over it, the terms its file tells of its policy, and the day of its loss. */
type Listed = {
  fields: PaperRecord['fields']
  key: RecordField
  head: Scoped
  known: readonly Term[]
  lost: IsoDate | null
}

/** The term that a claim is listed under: of what its row and the heads above it tell, the nearest; else what begins on a day that is told. */
export function listedTerm({ fields, key, head, known, lost }: Listed): Term | null {
  const own = [fields.policy_year, fields.policy_period].flatMap((field) => {
    const term = termSaid(field)
    // What another row tells holds for a row that leaves it blank only where its loss is in it.
    const isCarried = field && isAbove(field, key) && !isSame(field, head.policy_period)
    return term && (!isCarried || (lost && isInside(lost, term))) ? [term] : []
  })
  const told = [...(termSaid(head.policy_period) ? [termSaid(head.policy_period)!] : []), ...own]
  const nearest = told.sort((a, b) => inOrder(spotOf(a.field!.source), spotOf(b.field!.source))).at(-1)
  if (nearest) return nearest
  const field = head.effective_date ?? fields.effective_date
  const from = dateIn(field)
  if (!field || !from) return null
  return known.find((term) => term.to && term.from === from) ?? { from, to: null, field }
}

/** In points: what stands so little higher is on the same row. */
const SAME_ROW = 4
function isAbove(field: RecordField, { source }: RecordField): boolean {
  const { page, y } = spotOf(source)
  return isBefore(spotOf(field.source), { page, y: y - SAME_ROW })
}
const isSame = (one: RecordField, other: RecordField | undefined) =>
  other !== undefined && inOrder(spotOf(one.source), spotOf(other.source)) === 0

/** A term as it is shown: 'MM/DD/YYYY – MM/DD/YYYY', '2023 – 2024'. */
export const termText = ({ from, to, field, inYears }: Term): string =>
  inYears
    ? textOf(field!)!.replace(' - ', ' – ')
    : [from, to].flatMap((day) => (day ? formatDate(day) : [])).join(' – ')

/** The terms that a file tells of policies, each once. */
export function termsOf(known: readonly PolicyFacts[]): Term[] {
  const terms = known.flatMap(({ effective, expiration }): Term[] => {
    const from = parseDate(effective ?? '')
    return from ? [{ from, to: parseDate(expiration ?? ''), field: null }] : []
  })
  return [...new Map(terms.map((term) => [`${term.from} ${term.to}`, term])).values()]
}

/** A span of more than a year and some is rather that of a report. */
const isOfYear = ({ from, to }: Term) => Number(to?.slice(0, 4)) - Number(from.slice(0, 4)) < 2

/** What tells the year of a claim: the term it is listed under, the terms of its policy, the day of its loss, and its year where that alone is told. */
type Told = { listed: Term | null; known: readonly Term[]; lost: IsoDate | null; lostIn: string | null }

/** The year of a claim, 'YYYY': that in which its term begins, else that of its loss; null where nothing tells one. */
export function yearOf({ listed, known, lost, lostIn }: Told): string | null {
  const own = listed ?? known.find((term) => lost && term.to && lost >= term.from && lost < term.to && isOfYear(term))
  return (own?.from ?? lost ?? lostIn)?.slice(0, 4) ?? null
}
