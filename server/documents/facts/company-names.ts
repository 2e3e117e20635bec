import { isOfPaperWords, UNFINISHED } from './names.ts'
import { type Cell, type Span, spanOf, spanText } from './sheet.ts'
import { labelOf } from './text-labels.ts'

const KIND =
  /\b(INSURANCE|INS|ASSURANCE|CASUALTY|INDEMNITY|SURETY|UNDERWRITERS|REINSURANCE|LLOYDS?|FIDELITY|GUARANTY|GUARANTEE|MUTUAL|SPECIALTY|FIRE AND MARINE|EXCHANGE|RECIPROCAL|RISK RETENTION GROUP|COMPENSATION FUND|INSURERS?)\b/
const END =
  /\b(COMPANY|CO|COMPANIES|CORPORATION|CORP|INC|INCORPORATED|EXCHANGE|LTD|LIMITED|ASSOCIATION|FUND|LLOYDS?|LONDON|MUTUAL|CASUALTY|INDEMNITY|ASSURANCE|SYNDICATE|RRG|RISK RETENTION GROUP|SE|PLC|SURETY|UNDERWRITERS)\b\.?(?: (?:OF|IN) (?:[A-Z]+ ?){1,3})?(?: (?:INC|US|USA|LTD))?$/
const NOT_CARRIER =
  /\b(ADMINISTRATORS?|AGENCY|AGENCIES|BROKERS?|BROKERAGE|DECLARATIONS?|POLICY|COVERAGES?|ENDORSEMENT|FORM|SCHEDULE|LIABILITY(?! (?:INSURANCE|ASSURANCE)(?: (?:COMPANY|CO|CORP|CORPORATION|EXCHANGE)\b|$))|CERTIFICATE|PREMIUM|LIMITS?|CLAIMS?|DEPARTMENT|COMMISSIONER|DIVISION|WORKERS COMP\w*|INFORMATION|SERVICES OFFICE|(?:PROPERTY|AUTO|BUSINESS|GENERAL LIABILITY|AUTO LIABILITY) INSURANCE(?! (?:COMPANY|CO|EXCHANGE|CORP))|SUMMARY|QUOTE|PROPOSAL|YOUR|THIS|NAIC|BUREAU|ASSOCIATION OF INSURANCE|GUARANTY (?:FUND|ASSOCIATION)|STATE OF|BOARD|COUNCIL|DRIVERS?|SERVICES|SOLUTIONS|ADVISORS?|CONSULTANTS?|UNDERLYING|INSURER|REINSUR\w*|CENTERS?|PARTNERS(?!.* (?:COMPANY|EXCHANGE)$)|REQUIREMENTS)\b/

/** A box that is not ticked, as alternatives of a pattern. */
export const EMPTY_BOX = '[☐□]|\\[ ?_* ?\\]|\\( ?_* ?\\)'
/** One of several companies whose box is not ticked. */
const UNTICKED = new RegExp(`^(?:${EMPTY_BOX}|_+ )`)
export const isUnticked = (text: string) => UNTICKED.test(text)

/** Does this read as the name of an insurance company? */
export function companyName(text: string) {
  if (UNTICKED.test(text) || NUMBERED.test(text)) return false
  const norm = text
    .toUpperCase()
    .replace(/['’]/g, '')
    .replace(/&/g, 'AND')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
  const words = norm.split(' ')
  if (words.length < 2 || words.length > 10 || NOT_CARRIER.test(norm) || /^(INSURANCE|INS) CO/.test(norm)) return false
  const small = text.split(' ').filter((word) => /^[a-z]/.test(word) && !/^(of|and|the|for|in|d\/b\/a)$/.test(word))
  return small.length === 0 && !GENERIC.test(norm) && KIND.test(norm) && END.test(norm)
}

/** 'QF-104288 — Otter Insurance Company': a number with the name of its company is no name. */
const NUMBERED = /^\S*\d{4}\S* [—–-] /

/** What is left of a name whose first line was cut off begins with what every company has in its name. */
const GENERIC =
  /^(?:ASSURANCE|INSURANCE|LINES|SURPLUS|CASUALTY|INDEMNITY|MUTUAL|COMPANY|SPECIALTY|SURETY|UNDERWRITERS|OF|AND)\b/

/** Behind the label of a carrier fewer words will do: 'Acme Mutual'. */
export function mayCarry(text: string) {
  const loud = text.toUpperCase()
  return (
    text.includes(' ') &&
    !UNTICKED.test(text) &&
    !isOfPaperWords(text) &&
    KIND.test(loud) &&
    !GENERIC.test(loud) &&
    !NOT_CARRIER.test(loud) &&
    !text.split(' ').some((word) => /^[a-z]{4,}/.test(word))
  )
}

/** The name at the start of these words, without "(a stock company)", the address or the NAIC number behind it. */
export function cutName(span: Span): Span | null {
  const { tokens } = span.cell
  let from = span.from
  // 'Insurer A: Acme': the letter is of the label.
  while (from < span.to && /^(?::|-|by|By|BY|in|In|IN|with|With|WITH|the|[A-F]:)$/.test(tokens[from]!.text)) from += 1
  let to = from
  while (to < span.to && to - from < 10) {
    const text = tokens[to]!.text
    if (/^\(/.test(text) || /^(NAIC|NCCI|A|An|Policy|POLICY|hereinafter|herein|\d+)$/.test(text) || /^\d/.test(text))
      break
    to += 1
    if (
      /^(COMPANY|CORPORATION|CO\.?|INC\.?|EXCHANGE)[,;]?$/i.test(text) &&
      !/^(OF|IN)$/i.test(tokens[to]?.text ?? '')
    ) {
      if (!/^(INC|USA?|OF|LTD|LIMITED|PLC)\b/i.test(tokens[to]?.text ?? '')) break
    }
    if (/[,;]$/.test(text) && !/^(INC|LTD|LIMITED|PLC|LLC|USA?|LONDON)\b/i.test(tokens[to]?.text ?? '')) break
  }
  return to > from ? spanOf(span.cell, from, to) : null
}

/** The first word of the part of a company's name that wraps to its second line. */
const GOES_ON =
  /^(?:INSURANCE|INS|ASSURANCE|CASUALTY|INDEMNITY|SURETY|UNDERWRITERS|MUTUAL|SPECIALTY|COMPANY|CO|CORPORATION|INC|EXCHANGE|OF|AND|&)\b/i

/** A name with the line above or below it that it plainly belongs to: 'Cromwell National', under it 'Assurance, Inc.'. */
export function wholeName(cut: Span): { text: string; spans: Span[] } {
  const { cell } = cut
  const spans = [cut]
  const { above, below } = cell
  const ends = GOES_ON.test(cell.text) || (above && UNFINISHED.test(above.text))
  if (cut.from === 0 && ends && above && isPart(above)) spans.unshift(spanOf(above))
  const open = UNFINISHED.test(spanText(cut))
  const rest = below && isPart(below) ? cutName(spanOf(below)) : null
  const isRest =
    rest && (open || GOES_ON.test(below!.text) || (isBegun(spanText(cut)) && isEnd(rest)) || isBehind(cut, rest))
  if (isRest && cut.to === cell.tokens.length) spans.push(rest)
  const text = spans.map(spanText).join(' ')
  return { text: endedName(text), spans }
}

function isPart(cell: Cell) {
  const label = labelOf(cell)
  const words = cutName(spanOf(cell))
  const own = words && words.from === 0 ? spanText(words) : cell.text
  return own.split(' ').length <= 7 && !/[\d:]/.test(own) && !(label?.strict && label.kind !== 'carrier')
}

/** 'Insurance company: Mountjoy', under it 'Protective Insurance Company'. */
const isBehind = (cut: Span, rest: Span) =>
  cut.from > 0 && !companyName(spanText(cut)) && companyName(spanText(rest)) && cut.to - cut.from < 4

/** 'Redcliffe Insurance': words of a company's name, though not all of it. */
const isBegun = (text: string) => mayCarry(text) && !companyName(text)

/** 'Underwriting Company': a few words that end as a company's name does. */
const isEnd = (span: Span) => span.to - span.from < 5 && ENDS_NAME.test(spanText(span))
export const ENDS_NAME = /\b(?:COMPANY|CO|CORPORATION|CORP|EXCHANGE|INC|LTD|LIMITED|ASSOCIATION)\.?$/i

/** A company's name without the comma or the full stop of its sentence. */
export function endedName(text: string) {
  const name = text.replace(/[\s,;:–-]+$/, '').trim()
  return /\b(?:INC|CO|CORP|LTD)\.$/i.test(name) ? name : name.replace(/\.$/, '')
}
