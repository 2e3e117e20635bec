import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../shared/dates.ts'
import { isDenied } from '../../../shared/sentence.ts'
import { addressFrom } from '../facts/addresses.ts'
import { isFiller, linesNamed } from '../facts/headings.ts'
import { omitsZeros } from '../facts/limit-pages.ts'
import { isOfPaperWords } from '../facts/names.ts'
import { ownInterest } from '../facts/own-interest.ts'
import { EMAIL, PHONE, PHONE_ALONE } from '../facts/phones.ts'
import { normal } from '../facts/sheet.ts'
import { sideIn } from '../records/handed-in/sides.ts'
import { kindsSaid } from '../records/property/interests.ts'
import { wordsOf } from '../records/words.ts'
import { ATTRIBUTES, type SaidKind } from './attributes.ts'

/** The parts of a value, by name: '' for one that has none. */
export type Parts = Record<string, string>

const TICKED = /(?:\[\s*[xX✓✔]\s*\]|☒|☑|\(\s*[xX]\s*\))\s*(?<word>[^[\]☐☒☑(]+)/g
const BOX = /\[\s*[xX✓✔]?\s*\]|[☐☒☑]/

/** What the only ticked box of several says; the text itself where there are no boxes, null where none or several are ticked. */
function chosenIn(text: string): string | null {
  if (!BOX.test(text)) return text
  const ticked = [...text.matchAll(TICKED)].map(({ groups }) => groups!.word!.trim())
  return ticked.length === 1 ? ticked[0]! : null
}
export const hasBoxes = (text: string) => BOX.test(text)

/** What stands in brackets behind a value says more of it. */
export const bracketed = (text: string) => /^(?<before>[^()]*\S)\s*\((?<aside>[^()]*)\)\s*\.?$/.exec(text)?.groups
const bare = (text: string) => bracketed(text)?.before ?? text

const shaped = (shape: RegExp) => (text: string) => (shape.test(text) ? { '': text } : null)
const one = (value: string | null | undefined) => (value ? { '': value } : null)

/** The value that the words are as a whole; null where they are none of the kind. */
export function readValue(kind: SaidKind, lines: readonly string[]): Parts | null {
  const text = lines.join(' ').replace(/\s+/g, ' ').trim()
  return text ? READERS[kind](bare(text), lines, text) : null
}

const READERS: Record<SaidKind, (text: string, lines: readonly string[], whole: string) => Parts | null> = {
  address: (_text, lines, whole) => {
    const address = addressFrom(lines.length > 1 ? [...lines] : [whole]) ?? addressFrom([bare(whole)])
    return address?.line1 ? { ...address } : null
  },
  amount: (text, _lines, whole) => {
    const amount = parseAmount(omitsZeros(whole) ? whole : text)
    return amount === null ? null : { '': formatAmount(amount) }
  },
  choice: (_text, _lines, whole) =>
    one(
      hasBoxes(whole)
        ? chosenIn(whole)
        : isPhrase(whole) && !isDenied(whole.split(/[,(]/)[0]!.replace(NONPROFIT, ''))
          ? bare(whole)
          : null,
    ),
  count: shaped(/^\d{1,4}[A-Z]?$/),
  // '$420,000 (now $395,000)': another amount in brackets is no term of this one.
  coverage: (text, _lines, whole) => coverageIn(/\$\s?\d/.test(bracketed(whole)?.aside ?? '') ? text : whole),
  date: (text) => {
    const day = parseDate(text.replace(/\.$/, ''))
    return day ? { '': formatDate(day) } : null
  },
  email: (text) => one(EMAIL.exec(text)?.[0] === text ? text : null),
  exposure: (_text, _lines, whole) => {
    const { what, distance } = (isPhrase(whole.replace(/\d{3}\b/, '')) && sideIn(whole)) || {}
    return what ? { '': what, ...(distance && { distance }) } : null
  },
  factor: (text) => one(/^(\d?\.\d{2,3})(?:\s+effective\s.*)?$/i.exec(text)?.[1]),
  fein: shaped(/^\d{2}-?\d{7}$/),
  interest: (_text, _lines, whole) => one(ownInterest(chosenIn(whole) ?? '')),
  lines: (_text, _lines, whole) => one(linesIn(whole)),
  mortgagee: (_text, lines, whole) => mortgageeIn(lines, whole),
  name: (text, lines) => (lines.length < 3 && isName(text) ? { '': text } : null),
  naics: shaped(/^\d{6}$/),
  number: (text) => one(/^(\d[\d,]*)(?:\s*(?:sq\.?\s*(?:ft|feet)\.?|square feet|sf))?$/i.exec(text)?.[1]),
  numbers: (text) => {
    const { location, building } = /^(?<location>\d{1,3}) ?[/-] ?(?<building>\d{1,3})$/.exec(text)?.groups ?? {}
    return location && building ? { location_number: location, building_number: building } : null
  },
  percent: (text) => one(/^(100|[1-9]?\d(?:\.\d+)?)\s*(?:%|percent)?$/.exec(text)?.[1]),
  person: (_text, _lines, whole) => personIn(whole),
  phone: shaped(PHONE_ALONE),
  risk: shaped(/^\d{6,9}$/),
  side: (_text, _lines, whole) => one(/^(?:inside|outside)\b/i.exec(chosenIn(whole) ?? '')?.[0]),
  sic: shaped(/^\d{4}$/),
  term: (_text, _lines, whole) => termIn(whole),
  text: (_text, lines, whole) => (whole.length < 200 && lines.length < 5 && !hasBoxes(whole) ? { '': whole } : null),
  website: shaped(/^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,10}(?:\/\S*)?$/i),
  year: shaped(/^(?:18|19|20)\d\d$/),
}

/** The lines of insurance that a list names and says nothing else of; what stands behind one that is denied may be denied, too. */
function linesIn(text: string): string {
  const named = text.split(/[;.]\s+|\.$/).flatMap((part) => {
    const pieces = part.split(/,\s+(?!\d{3}\b)|\s+but\s+/i)
    const denied = pieces.findIndex(isDenied)
    return pieces.slice(0, denied < 0 ? pieces.length : denied).filter(isOfLines)
  })
  return named.map((piece) => piece.trim()).join(', ')
}
const isOfLines = (text: string) =>
  !/\d{3}/.test(text) &&
  normal(text)
    .split(' ')
    .every((word) => isFiller(word) || linesNamed(word).length || LINE_SHORT.test(word))
const LINE_SHORT = /^(?:BOP|CGL|COMP|GL|WC)$/

/** The kind of a firm that a 'not' is part of. */
const NONPROFIT = /\bnot[ -]for[ -]profit\b/i

/** Few words that are no sentence and no other kind of value. */
const isPhrase = (text: string) => text.length < 80 && !/[?$]|\d{3}/.test(text)

/** Words that only labels of names have: 'Name' under 'First named insured'. */
const isOfLabels = (text: string) => wordsOf(text).every((word) => OF_NAMES.has(word))
const OF_NAMES = new Set(ATTRIBUTES.flatMap(({ kind, words }) => (kind === 'name' ? words.flatMap(wordsOf) : [])))

const isMostlyCapital = (text: string) => {
  const words = text.match(/[\p{L}\d]\S*/gu) ?? []
  return words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length * 2 >= words.length
}

/** A firm or a person: capitals, no question, no amount. */
const isName = (text: string) =>
  /^\p{Lu}|^\d+ \p{Lu}/u.test(text) &&
  text.length < 90 &&
  isMostlyCapital(text) &&
  !/[?$:[\]]|\d{4}/.test(text) &&
  !/^(?:yes|no|same|see|none|n\/a|your|our|the)\b/i.test(text) &&
  !isOfLabels(text) &&
  !isOfPaperWords(text)

const DATE = '(?:\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|[A-Z][a-z]+\\.? \\d{1,2},? \\d{4})'
const TERM = new RegExp(
  `^(?:from\\s+)?(${DATE})\\s*(?:to|-|–|—|through|until)\\s*(${DATE})(?:\\s*\\([^)]*\\)|,.*)?$`,
  'i',
)

function termIn(text: string): Parts | null {
  const [, from, to] = TERM.exec(text) ?? []
  const [starts, ends] = [from, to].map((day) => (day ? parseDate(day) : null))
  return starts && ends && starts < ends ? { effective: formatDate(starts), expiration: formatDate(ends) } : null
}

/** Whether words are how somebody is reached and nothing else. */
export const isReach = (text: string): boolean =>
  [PHONE, EMAIL].some((shape) => shape.exec(text)?.[0].length === text.trim().length)

/** 'Lena Fosse, 859-555-0142, lena@…': a name, and how its owner is reached. */
function personIn(text: string): Parts | null {
  const [phone, email] = [PHONE.exec(text)?.[0], EMAIL.exec(text)?.[0]]
  if (!phone && !email) return null
  const name = text.split(/\s*(?:,|;|\(|\s[-–]\s|\d)/)[0]!.trim()
  if (!/^\p{Lu}\S*(?: \p{L}\S*){1,3}$/u.test(name) || name.includes('@')) return null
  return { name, ...(phone && { phone }), ...(email && { email }) }
}

/** 'Low Country Savings Bank, 15 Bank Row, Tybrook, SC 29997, loan 40-77123'. */
function mortgageeIn(lines: readonly string[], whole: string): Parts | null {
  const loan = /,?\s*\bloan(?: (?:number|no\.?|#))?[:\s#]+(?<loan>[A-Z\d][\w-]*)\s*$/i.exec(whole)
  const text = loan ? whole.slice(0, loan.index) : whole
  const own = lines.length > 1 ? lines.filter((line) => !/^loan\b/i.test(line)) : text.split(/,\s+(?=\d|P\.? ?O\.?)/)
  const [name, ...rest] = own
  const address = addressFrom(lines.length > 1 ? rest : [rest.join(', ')])
  // In a column of what interests are, below 'Mortgagee' stands the next kind.
  if (!name || !isName(name) || kindsSaid(name)[0]?.at === 0) return null
  return { name, ...address, ...(loan?.groups?.loan && { loan: loan.groups.loan }), interest: 'Mortgagee' }
}

/** What is less is a number of buildings, or counted in thousands, unless it is written as an amount. */
const LEAST_LIMIT = 10_000

/** '1,480,000 - 80 coinsurance - RC - Special - deductible 2,500': the limit, and its terms in any order. */
function coverageIn(text: string): Parts | null {
  const [first = '', ...terms] = text.split(/\s+[-–—]\s+|;\s+|,\s+(?!\d{3}\b)/)
  const limit = parseAmount(first)
  if (limit === null || (limit < LEAST_LIMIT && !/[$,]/.test(first))) return null
  const parts: Parts = { limit: formatAmount(limit) }
  for (const term of terms) {
    const read = TERMS.map(([part, shape]) => [part, shape.exec(term)?.slice(1).find(Boolean)] as const)
    const [told, another] = read.filter(([, value]) => value)
    // A term that is not understood may change what is.
    if (!told || another || parts[told[0]]) return null
    parts[told[0]] = told[1]!.replace(/\s*%$/, '')
  }
  return parts
}

const TERMS: readonly [part: string, shape: RegExp][] = [
  ['coinsurance', /^(?:coinsurance:?\s*(\d{2,3}) ?%?|(\d{2,3}) ?(?:%|percent)? coins(?:urance|\.)?)$/i],
  ['valuation', /^(?:valuation:?\s*)?(RC|ACV|replacement cost|actual cash value|agreed value)$/i],
  ['causes_of_loss', /^(?:causes? of loss:?\s*)?(special|broad|basic)(?: form)?$/i],
  ['deductible', /^(?:ded(?:uctible|\.)?:?\s*\$?(\d[\d,]*)|\$?(\d[\d,]*) ded(?:uctible|\.)?)$/i],
]
