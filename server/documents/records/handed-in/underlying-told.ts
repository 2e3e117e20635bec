import { findAmounts, formatAmount } from '../../../../shared/amounts.ts'
import { findDates, formatDate } from '../../../../shared/dates.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { linesNamed } from '../../facts/headings.ts'
import { normal } from '../../facts/sheet.ts'
import { paragraphsOf } from '../../submission/prose.ts'
import { OTHERS } from '../../submission/said.ts'
import { fieldOf } from '../record-field.ts'
import { type Token, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField, RecordValue } from '../types.ts'
import type { GridRow } from './grid-rows.ts'
import { NUMBER, TITLE, textOf } from './underlying.ts'

/** A part of a paragraph, with its words. */
type Piece = { text: string; tokens: Token[] }
type Put = (name: string, value: RecordValue, piece: Piece) => void

const MOST_WORDS = 6
/** Words of a sentence that ends in a colon, and has what follows as its end. */
const MOST_SAID = 12

/** A heading, or words that lead in what follows: 'The underlying policies will be these:'. */
function isTitle(text: string): boolean {
  if (!TITLE.test(text)) return false
  const words = text.split(' ').length
  return words <= MOST_WORDS || (/:$/.test(text) && words <= MOST_SAID && !OTHERS.test(text) && !isDenied(text))
}

const KIND = /^(?<kind>[^:.,;\d]{4,60}):\s+/
/** Commas of an amount part nothing. */
const BETWEEN = /,\s+|;\s+|\.\s+(?=[\p{Lu}$])|\.$/gu

/** The underlying policies that paragraphs below a heading tell: 'General liability: Elm Mutual, policy EM-4410, 02/01/2026 to 02/01/2027, …' */
export function underlyingTold(rows: readonly GridRow[]): PaperRecord[] {
  const at = rows.findIndex((row) => isTitle(textOf(row)))
  if (at < 0) return []
  const lines = rows.slice(at + 1).flatMap(({ cells }) => (cells.length === 1 ? cells[0]!.lines : []))
  const { page } = rows[at]!
  return paragraphsOf(lines).flatMap((own) => policyIn(tokensOf(own, page, Number.POSITIVE_INFINITY), page))
}

function policyIn(tokens: Token[], page: number): PaperRecord[] {
  const text = tokens.map(({ word }) => word.text).join(' ')
  const { 0: head = '', groups: { kind = '' } = {} } = KIND.exec(text) ?? {}
  const isOfLiability = linesNamed(normal(kind)).length > 0 || /\bliability\b/i.test(kind)
  if (!isOfLiability || OTHERS.test(kind)) return []
  const pieces = piecesOf(text, head.length, tokens)
  const numbered = pieces.find((piece) => numberIn(piece))
  const [carrier, ...others] = pieces
  if (!numbered || !carrier || !/^\p{Lu}[^\d$]+$/u.test(carrier.text)) return []
  const fields: Record<string, RecordField> = {}
  const twice = new Set<string>()
  // Everything is quoted with whose it is: from the kind of the policy to its number, and its own words.
  const beginning = tokens.slice(0, tokens.indexOf(numbered.tokens.at(-1)!) + 1)
  const put: Put = (name, value, { tokens: own }) => {
    const field = fieldOf(value, quoted(tokens, beginning, own))
    if (fields[name] && fields[name].value !== value) twice.add(name)
    if (field) fields[name] = field
  }
  put('policy_type', kind, numbered)
  put('carrier', carrier.text, numbered)
  put('policy_number', numberIn(numbered)!, numbered)
  const premium = others.findIndex((piece) => PREMIUM.test(piece.text))
  for (const [at, piece] of others.entries()) putPiece(piece, premium >= 0 && at >= premium, put)
  for (const name of twice) delete fields[name]
  return [{ type: 'underlying', page, fields }]
}

const PREMIUM = /^premiums?\b/i
const numberIn = ({ text }: Piece) => {
  const number = /^policy(?: (?:number|no\.?|#))?:? (?<number>\S+(?: \S+)?)$/i.exec(text)?.groups?.number
  return number && NUMBER.test(number) ? number : null
}

/** The beginning of a paragraph and words of it, with all between where these go on in the line that it ends on. */
function quoted(tokens: readonly Token[], beginning: readonly Token[], own: readonly Token[]): Token[] {
  const [from, to] = [tokens.indexOf(own[0]!), tokens.indexOf(own.at(-1)!)]
  const isOneLine = beginning.at(-1)!.line === own[0]?.line
  return tokens.filter((_, at) => at < beginning.length || (at <= to && (at >= from || isOneLine)))
}

/** What a part of the paragraph tells: the term, the premium, or a limit with its words. `isBehind`: of what stands behind a premium no amount is a limit. */
function putPiece(piece: Piece, isBehind: boolean, put: Put): void {
  const [from, to, third] = findDates(piece.text)
  if (from && to && !third) {
    put('effective_date', formatDate(from.date), piece)
    put('expiration_date', formatDate(to.date), piece)
  }
  if (/^(?:occurrence|claims[- ]made) form$/i.test(piece.text)) put('trigger', piece.text, piece)
  const [amount, another] = from ? [] : findAmounts(piece.text)
  if (!amount || another || !piece.text.slice(amount.from, amount.to).includes('$')) return
  const name = `${piece.text.slice(0, amount.from)} ${piece.text.slice(amount.to)}`.replace(/\s+/g, ' ').trim()
  if (/^premium:?$/i.test(name)) put('premium', amount.amount, piece)
  else if (/\p{L}/u.test(name) && !isBehind) put(`limit: ${name}`, formatAmount(amount.amount), piece)
}

function piecesOf(text: string, begins: number, tokens: readonly Token[]): Piece[] {
  const ends = [...text.matchAll(BETWEEN)].filter(({ index }) => index >= begins)
  const starts = [begins, ...ends.map((end) => end.index + end[0].length)]
  return starts
    .map((from, at) => pieceOf(text, from, ends[at]?.index ?? text.length, tokens))
    .filter((piece) => piece.text)
}

/** The words from one place of a text to another. */
function pieceOf(text: string, from: number, to: number, tokens: readonly Token[]): Piece {
  let begins = 0
  const own = tokens.filter(({ word }) => {
    const first = begins
    begins += word.text.length + 1
    return first < to && first + word.text.length > from
  })
  return { text: text.slice(from, to).trim(), tokens: own }
}
