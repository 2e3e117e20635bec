import { bare, isLabel } from './labels.ts'

/** A label with its value in running words: 'Surplus lines tax $ 2,729'. */
export type SaidPair = { label: string; value: string; quote: string }

const AMOUNT = String.raw`(?:\$|USD) ?\d[\d,]*(?:\.\d{2})?`
const DATE = String.raw`\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}`
const BEHIND = new RegExp(String.raw`^(\p{L}[\p{L}\p{N} '’&()/-]{1,60}?) (${AMOUNT}|${DATE}|\d[\d.]* ?%)$`, 'u')
/** A bare number behind a few words: 'Dealer plates 2', 'Modification .88'. */
const COUNTED = /^(\p{L}[\p{L} ’'-]{2,40}?) (\d{1,3}(?:,\d{3})+|\d{1,6}|\d?\.\d{1,3})$/u
const MOST_COUNTED = 3
/** What a number behind it only tells from others of its kind. */
const NUMBERED =
  /\b(?:items?|sections?|parts?|pages?|forms?|no|number|option|coverage|class|code|symbols?|location|premises|building|vehicle|auto|unit|loc|bldg|prem|suite|box|route|highway|road|hwy|policy|article|paragraph|exhibit|schedule|step|layer)$/i
const BEFORE = new RegExp(String.raw`^(${AMOUNT}) (\p{L}[\p{L} '’&()/-]{3,40})$`, 'u')
const PARTS = /(?<=[\p{L}\d%)])[.;](?=\s|$)|,\s(?=\p{L})/u
/** A label that ends so is not the name of what follows. */
const HANGS =
  /\b(?:of|at|to|from|than|is|are|was|by|the|and|or|for|least|within|on|in|a|an|with|dated|exceed|over|under|up|until|be)$/i
const MOST_WORDS = 7

/** The pairs of a stretch of running words, each part of which between stops may be one. */
export function saidPairs(text: string): SaidPair[] {
  return text.split(PARTS).flatMap((part) => {
    const quote = part.trim()
    const [, label, value] = BEHIND.exec(quote) ?? []
    if (label && value) return isNamed(label) ? [{ label: bare(label), value, quote }] : []
    const [, thing, count] = COUNTED.exec(quote) ?? []
    if (thing && count && isCounted(thing)) return [{ label: bare(thing), value: count, quote }]
    const [, amount, name] = BEFORE.exec(quote) ?? []
    return amount && name && isNamed(name) ? [{ label: bare(name), value: amount, quote }] : []
  })
}

const isNamed = (label: string) => isLabel(label) && !HANGS.test(label) && label.split(' ').length <= MOST_WORDS

const isCounted = (label: string) => isNamed(label) && !NUMBERED.test(label) && label.split(' ').length <= MOST_COUNTED
