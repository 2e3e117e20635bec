import { addressFrom, cityStateZip, startsAddress, upToZip } from '../../facts/addresses.ts'
import { LEGAL_FORM } from '../../facts/names.ts'
import type { Line } from '../../types.ts'
import { mentionsEnded, saysEnded } from '../ended.ts'
import { INTEREST } from '../families/others.ts'
import { saysNotInForce } from '../in-force.ts'
import { vocabularyOf } from '../labels.ts'
import type { RecordField } from '../types.ts'
import { buildingsNamed, placeNamed } from './places.ts'
import { fieldsTold, told, valueTold } from './told.ts'

const KINDS = ["lender's loss payable", 'loss payee', 'mortgagee', 'additional insured'] as const
export type Kind = (typeof KINDS)[number]

/** How papers say what an interest is; what stands first is asked first. */
const SAID: Record<Kind, string> = {
  "lender's loss payable": "lender['’]?s'? loss pay(?:able|ee)s?",
  'loss payee': 'loss payees?',
  mortgagee: 'mortgagees?|mortgage ?holders?|mtg',
  'additional insured': 'additional insureds?',
}
const ANY = Object.values(SAID).join('|')
const HEADING = new RegExp(`^(?:(?:first|second|third|1st|2nd|3rd)\\s+)?(?:${ANY}|additional interests?)\\b`, 'i')

const { under: OF_INTERESTS } = vocabularyOf(INTEREST)

/** Whether words speak of interests at all. */
export const namesInterests = (text: string): boolean => OF_INTERESTS!.test(text)

/** What words say an interest is; null where they say nothing of it, or several. */
export function kindSaid(text: string): Kind | null {
  const found = KINDS.filter((kind) => new RegExp(`\\b(?:${SAID[kind]})\\b`, 'i').test(text))
  if (found[0] === "lender's loss payable")
    return found.length > 1 && !(found.length === 2 && found[1] === 'loss payee') ? null : found[0]
  return found.length === 1 ? found[0]! : null
}

/** What words say that interests are, and where, in their order; "lender's loss payee" is no loss payee beside. */
export const kindsSaid = (text: string): { kind: Kind; at: number; words: string }[] =>
  [...text.matchAll(EACH)].map(({ index: at, 0: words, ...parts }) => {
    const kind = KINDS.find((_, place) => parts[place + 1] !== undefined)!
    return { kind, at, words }
  })
const EACH = new RegExp(`\\b(?:${KINDS.map((kind) => `(${SAID[kind]})`).join('|')})\\b`, 'gi')

/** Whether a line heads interests: it begins with what they are, and is no sentence. */
export function headsInterests(text: string): boolean {
  const found = HEADING.exec(text)
  return (
    found !== null &&
    (!/[.;]$/.test(text) || nameBehind(text) !== '') &&
    !/^\s(?:is|are|of|does|has|have|will|may|shall|as|under)\b/i.test(isPlaced(text) ? '' : text.slice(found[0].length))
  )
}

/** Whether words tell of which place an interest is, up to a colon: 'Mortgagee of location 2: First Bank'. */
const isPlaced = (text: string) => buildingsNamed(text.split(':')[0]!).length > 0 && nameBehind(text) !== ''

/** Whether words head interests that are none any more: 'Deleted mortgageholders'. */
export const headsFormer = (text: string): boolean => namesInterests(text) && saysNotInForce(text)

/** Whether words say of an interest that it is none any more. */
export const isFormer = (text: string): boolean => saysEnded(text, INTEREST)

/** Whether a line says of someone with this name that their interest has ended: 'First Bank is deleted as mortgagee'. */
export function isEnded(name: string, texts: readonly string[]): boolean {
  const [own] = name.toLowerCase().split(',')
  return texts.some((text) => text.toLowerCase().includes(own!) && mentionsEnded(text, INTEREST))
}

/** What follows a kind on its own line: 'Mortgagee - First Bank'. */
const nameBehind = (text: string) => /^[^:–-]*\s*(?::|\s[–-])\s+(.*)$/.exec(text)?.[1] ?? ''

const LOAN =
  /\b(?:loan|ln|account|acct|lease|contract|agreement|reference|ref)\b\.?\s*(?:(?:no|number|#)\b\.?|#)?\s*[:.]?\s*((?=[\w-]*\d|[A-Z]{2,} ?\w*\d)[A-Z0-9][\w-]*(?: [A-Z]*\d[\w-]*)*)/i

/** The number of a loan that words tell behind its name. */
export const loanIn = (text: string): string | null => LOAN.exec(text)?.[1] ?? null

/** The parts of an interest that lines tell: name, address and loan number. Null where they hold no name and address. */
export function partiesIn(lines: Line[], page: number): Record<string, RecordField> | null {
  const end = lines.findIndex(({ text }) => cityStateZip(upToZip(text)))
  if (end < 0) return null
  const begin = lines.findIndex(
    ({ text }, at) =>
      at > 0 &&
      at <= end &&
      (startsAddress(text) ||
        (isWholeName(lines[at - 1]!) && (leadsTo(lines.slice(at, end + 1)) || isInOneLine(text)))),
  )
  const own =
    begin > 0
      ? inLines(lines.slice(0, begin), lines.slice(begin, end + 1), page)
      : inOneLine(lines.slice(0, end + 1), page)
  if (!own) return null
  const behind = lines.find(({ text }) => loanIn(text))
  const loan = behind && loanIn(behind.text)
  return fieldsTold({ ...own, loan_number: loan ? valueTold(loan, told([behind], page)) : null })
}

/** A name that ends with its legal form, or with who comes after it, goes on no further. */
const isWholeName = ({ text }: Line) => LEGAL_FORM.test(text) || CLAUSE.test(text)
const CLAUSE = /\b(?:ISAOA|ATIMA|I\.S\.A\.O\.A\.|A\.T\.I\.M\.A\.|assigns)$/i

/** 'Harbor Exchange, Suite 1900, Erie, PA 16501' */
const isInOneLine = (text: string): boolean => text.split(/,\s*/).length > 2 && cityStateZip(upToZip(text)) !== null

/** Whether lines are of a department and its address: 'Commercial Loan Center, P.O. Box 414'. */
const leadsTo = (lines: Line[]): boolean =>
  /^[A-Z]/.test(lines[0]!.text) &&
  !CLAUSE.test(lines[0]!.text.split(',')[0]!) &&
  lines.some(({ text }) => text.split(/,\s*/).some((part) => startsAddress(part)))

function inLines(names: Line[], address: Line[], page: number) {
  const read = addressFrom(address.map(({ text }) => text))
  const name = behindPlaces(names.map(({ text }) => text).join(' ')).replace(/[,;]$/, '')
  return read && !/\d{4}/.test(name) && !hasLoan(names)
    ? {
        name: valueTold(name, told(names, page)),
        address: valueTold(address.map(({ text }) => upToZip(text)).join(', '), told(address, page)),
      }
    : null
}

const hasLoan = (lines: Line[]) => lines.some(({ text }) => loanIn(text))

/** What stands behind the places that words begin with: 'Bldg. 1 and Bldg. 2: First Bank'. */
function behindPlaces(text: string): string {
  const rest = placeNamed(text)?.rest
  return rest === undefined ? text : behindPlaces(rest.replace(/^(?:and|&) (?=\S+ \d)/, ''))
}

/** 'Premises 1: First Bank, 77 Park Avenue, Aiken, SC 29801', perhaps with the city on the next line. */
function inOneLine(lines: Line[], page: number) {
  const whole = upToZip(lines.map(({ text }) => text).join(' '))
  const placed = behindPlaces(whole)
  const kind = HEADING.exec(placed)
  const text = kind ? nameBehind(placed) || placed.slice(kind[0].length).replace(/^[\s:,–-]+/, '') : placed
  const parts = text.split(/,\s*/)
  const at = parts.findIndex((part, index) => index > 0 && startsAddress(part))
  if (at < 1) return null
  // A loan may stand between the name and the address.
  const names = parts.slice(0, at).filter((part) => !loanIn(part))
  const address = parts.slice(at).join(', ')
  return addressFrom([address])
    ? { name: valueTold(names.join(', '), told(lines, page)), address: valueTold(address, told(lines, page)) }
    : null
}
