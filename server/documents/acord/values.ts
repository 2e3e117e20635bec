import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { formatDate, parseDate } from '../../../shared/dates.ts'
import { cityStateZip, STATE_CODES, STATES, startsAddress } from '../facts/addresses.ts'

/** A kind of value that an element's name promises: how a text of that kind is written, or null when the text is none. */
type Kind = { name: RegExp; strict: boolean; read: (text: string) => string | null }

const matching = (shape: RegExp) => (text: string) => (shape.test(text) ? text : null)

/** By the last word of the element's name; the first that fits counts. `strict` kinds tell a value from any other word. */
const KINDS: Kind[] = [
  { name: /Date$/, strict: true, read: dateIn },
  { name: /(Limit|Occurrence|Accident|Aggregate)Amount$/, strict: true, read: limitIn },
  { name: /Amount$/, strict: true, read: amountIn },
  { name: /StateOrProvinceCode$/, strict: true, read: stateIn },
  { name: /PostalCode$/, strict: true, read: matching(/^(\d{5}(-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/) },
  { name: /NAICCode$/, strict: true, read: matching(/^\d{5}$/) },
  { name: /(NAICS|SIC)Code$/, strict: true, read: matching(/^\d{2,6}$/) },
  { name: /(Phone|Fax)Number$/, strict: true, read: phoneIn },
  { name: /EmailAddress$/, strict: true, read: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/) },
  { name: /WebsiteAddress$/, strict: true, read: matching(/^\S+\.\S+$/) },
  { name: /(Count|Percent|Area|Year|Rate|Factor|Distance|Horsepower|Length)$/, strict: true, read: numberIn },
  { name: /PolicyNumberIdentifier$/, strict: true, read: policyNumberIn },
  { name: /(InsurerLetter|Insured|Waived|Question_\w+)Code$/, strict: true, read: matching(/^[A-Z](\/[A-Z])?$/) },
  { name: /Code$/, strict: false, read: matching(/^(?!\$?\s*\d{1,3}(,\d{3})+)/) },
  { name: /CityName$/, strict: false, read: matching(/^\D+$/) },
  { name: /Line(One|Two)$/, strict: false, read: streetIn },
  { name: /Indicator$/, strict: true, read: matching(/^[YNX]$/) },
]

/** Letters of a font whose codes stand for other letters: 'oFFXUUenFe$2', '/iTXoU'. */
const GARBLED = /[a-z][A-Z]{2,}[a-z]|[A-Za-z]\$\w|\\|(^|\s)\/[a-z]/

/** 'See attached': the value stands on another page, and these words are none. */
export const pointsElsewhere = (text: string): boolean =>
  /^(?:please )?see (?:the )?(?:attach|schedule|addend|reverse|page|below)\w*/i.test(text.trim())

/** What a text means in the element of this name: dates MM/DD/YYYY, amounts 1,000,000, else as typed; null when it cannot stand there. */
export function valueIn(name: string, longest: number, text: string): string | null {
  if (pointsElsewhere(text)) return null
  const tidy = text.replace(/[ \t]+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(tidy) || GARBLED.test(tidy)) return null
  const kind = kindOf(name)
  const value = kind ? kind.read(tidy.replace(/\n/g, ' ')) : tidy
  if (value === null || (longest > 0 && longest <= 3 && value.length > longest)) return null
  return value
}

/** Can a value of this element be told from any other word by its shape? */
export function isStrict(name: string) {
  return kindOf(name)?.strict ?? false
}

/** By the last word of the element's name: how a value is printed that hardly a misreading can take the shape of. */
const EVIDENT: [name: RegExp, printed: RegExp][] = [
  [/Date$/, /^\d{1,2}[/-]\d{1,2}[/-](19|20)\d\d$/],
  [/Amount$/, /^\$?\s*\d{1,3}(,\d{3})+$/],
  [/StateOrProvinceCode$/, /\b[A-Z]{2}\b/],
  [/NAICCode$/, /^\d{5}$/],
  [/(Phone|Fax)Number$/, /^\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$/],
  // That a box is inked says it, whatever letter the ink was read as.
  [/Indicator$/, /^\S$/],
]

/** Is a value printed in so strict a shape that it may be claimed of words that were not surely read? Names, streets and numbers of policies never are. */
export function isSelfEvident(name: string, printed: string) {
  const plain = name.replace(/_[A-Z]\d?$/, '')
  return EVIDENT.some(([shape, evident]) => shape.test(plain) && evident.test(printed))
}

/** Signatures are no data, and a form's own edition is none of what it was filled with. */
export function holdsData(name: string) {
  return !/Signature(_[A-Z]\d?)?$|^Form_EditionIdentifier/.test(name)
}

function kindOf(name: string) {
  const plain = name.replace(/_[A-Z]\d?$/, '')
  return KINDS.find((kind) => kind.name.test(plain))
}

function dateIn(text: string) {
  const date = parseDate(text)
  return date && formatDate(date)
}

function amountIn(text: string) {
  const amount = parseAmount(text.replace(/^\$\s*/, '$'))
  return amount === null ? null : formatAmount(amount)
}

/** No limit is less than a hundred dollars: fewer digits are what is left of a number whose rest could not be read. */
function limitIn(text: string) {
  const value = amountIn(text)
  return value !== null && value.length < 3 ? null : value
}

function stateIn(text: string) {
  const code = STATES[text.toUpperCase()] ?? text.toUpperCase()
  return STATE_CODES.has(code) ? code : null
}

/** Longer words among few digits are a caption of which a letter was misread: 'P0LICY NUMBER'. */
function policyNumberIn(text: string) {
  const [digits, letters] = [/\d/g, /[A-Z]/gi].map((one) => text.match(one)?.length ?? 0) as [number, number]
  const isNumber = /^[A-Z0-9][A-Z0-9 ./#-]*$/i.test(text) && digits > 0
  return isNumber && letters <= digits * 5 && !/(^| )[A-Z]{5}/i.test(text) ? text : null
}

/** A line that is a city, state and ZIP code stands where older forms had no boxes for them. */
function streetIn(text: string) {
  return cityStateZip(text) && !startsAddress(text) ? null : text
}

function phoneIn(text: string) {
  const digits = text.replace(/\D/g, '').length
  return /^[\d()+./ -]+((x|ext\.?)\s*\d+)?$/i.test(text) && digits >= 7 && digits <= 20 ? text : null
}

/** A number with at most its unit beside it: '1,200', '12.5 %', '3 mi'. */
function numberIn(text: string) {
  return /^\$?\d[\d,]*(\.\d+)?\s*(%|[a-z. ]{1,6})?$/i.test(text) ? text : null
}
