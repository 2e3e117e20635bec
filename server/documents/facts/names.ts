import { PAPER_WORDS } from '../concepts/paper-words.ts'
import { STATES, startsAddress } from './addresses.ts'
import { LEGAL_FORMS } from './legal-forms.ts'

/** A trade name behind the legal one. */
export const DBA = /\b(?:D\/?B\/?A|T\/A|doing business as|trading as):?\s+(.+)$/i

/**
 * The name in a block's lines. `bounded` when an address follows them: then a line that goes on with a name not yet finished by
 * its legal form belongs to it; else only what plainly goes on, or ends with the legal form.
 */
export function nameOf(lines: string[], bounded = false): { name: string; joined: number } {
  let name = tidyName(lines[0] ?? '')
  let joined = 1
  for (const line of lines.slice(1)) {
    const dba = /^(?:D\/?B\/?A|T\/A)\b/i.test(line)
    const isWhole = LEGAL_FORM.test(name)
    const parted = /,\s*$/.test(lines[joined - 1]!)
    // 'Elm Owners Association,', under it 'Inc.': a form behind another one.
    const isRest = JOINS.test(line) || (/\blimited$/i.test(name) && /^(?:liability )?partnership\b/i.test(line))
    const rest = isWhole ? isRest || (parted && GOES_ON.test(line)) : parted || GOES_ON.test(line)
    const goesOn = UNFINISHED.test(name) || rest
    const open = !isWhole && isNameLine(line)
    if (!dba && !goesOn && !(open && (bounded || LEGAL_FORM.test(line)))) break
    const comma = /,\s*$/.test(lines[joined - 1]!) ? ',' : ''
    name = /[A-Za-z]-$/.test(name) ? `${name}${tidyName(line)}` : `${name}${comma} ${tidyName(line)}`
    joined += 1
  }
  return { name, joined }
}

/** A name that plainly goes on in the next line. */
export const UNFINISHED = /(?:\b(?:and|of|the|for|dba)|&|,|-)$/i
/** A name that ends with its legal form is whole. */
export const LEGAL_FORM = new RegExp(`(?:^|[ ,])(?:${LEGAL_FORMS})$`, 'i')
/** What goes on with a name that has its legal form. */
const JOINS = /^(?:DBA\b|&|(?:AND|OF|AS (?:AGENTS?|TRUSTEES?|NOMINEES?) (?:FOR|OF)) )/i
/** The rest of a name begins with its legal form, or with what joins it. */
const GOES_ON = new RegExp(`^(?:${LEGAL_FORMS})(?:,? (?:D/?B/?A|T/A)\\b.*)?$|${JOINS.source}`, 'i')

/** Words that may go on with a name: no digits, no label, no "attention" or "care of". */
function isNameLine(line: string): boolean {
  return !/\d|:/.test(line) && !/^(?:ATTN|ATTENTION|C\/O|CARE OF)\b/i.test(line) && mayBeOfName(tidyName(line))
}

/** Words with single spaces. */
export function tidy(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

function tidyName(text: string) {
  return tidy(text)
    .replace(/^[:*\s]+/, '')
    .replace(/\s+\((?:code |no\.? )?[A-Z0-9 -]*\d[A-Z0-9 -]*\)$/, '')
    .replace(/^(?:\d{1,2}\.|[A-Z]\.)\s+(?=[A-Z])/, '')
    .replace(/[\s,;:]+$/, '')
    .replace(/\s+,/g, ',')
}

const NO_NAME =
  /^(P\.? ?O\.? BOX|SEE|ACCOUNT (MANAGER|EXECUTIVE)|AS (PER|SHOWN|STATED)|SAME|NONE|N\/?A|NAME|ADDRESS|AND|THE FOLLOWING|VARIOUS|TBD|YES|NO|INFORMATION|POLICY|DATE|PAGE|LIMITS?|INSURED|REFER|ON FILE|MEANS|SHALL|IS|WILL|MUST|MAY|YOU|WE|OUR|IF|NOTICE|DISCLOSURE)\b/i
const NO_NAME_ANYWHERE =
  /\b(DECLARATIONS?|ENDORSEMENT|SCHEDULE|COVERAGE FORM|POLICY (NUMBER|PERIOD|TERM)|EFFECTIVE DATE|LIMITS? OF|PREMIUM|SHALL|WAS|WERE|WILL BE|HEREBY|PURSUANT|MEANS|THIS FORM|12:01|STANDARD TIME|UNDERLYING|PRODUCER|COPY TO|(?:AGENT|AGENCY|BROKER|INSURED)(?:['’]S)? ADDRESS|(?:PREVIOUS|FORMER|PRIOR|OUTGOING) (?:AGENT|AGENCY|BROKER))\b/i

/** Nothing but captions, small words or the name of a state; what bears its legal form may be made of any words. */
export function isOfPaperWords(text: string): boolean {
  const words = text.toUpperCase().match(/[A-Z]{2,}/g) ?? []
  const telling = words.filter((word) => word.length > 2 && !PAPER_WORDS.has(word))
  if (telling.length === 0) return !(words.length > 2 && LEGAL_FORM.test(text))
  return text.toUpperCase() in STATES
}

/** A question of a form, which names nobody. */
export const isQuestion = (text: string): boolean => /\?\s*$/.test(text)

/** Could these words be a person's or a company's whole name? Refuses what no name is, and what is made of captions alone. */
export function plausibleName(text: string) {
  return !isOfPaperWords(text) && !FORM_ALONE.test(text) && mayBeOfName(text)
}
/** What is left of a name that was blacked out. */
const FORM_ALONE = new RegExp(`^(?:${LEGAL_FORMS})$`, 'i')

/** Could these words be a person's or a company's name, or part of one? Refuses labels, sentences, titles, amounts and orders. */
function mayBeOfName(text: string) {
  if (text.length < 2 || text.length > 110 || !/[A-Za-z]{2}/.test(text) || text.startsWith('(')) return false
  if (/\d{5}|\d\/\d\d?\/\d/.test(text) || isQuestion(text)) return false
  if (/(?:\b(?:and|of|the|for)|&)$/i.test(text) || /(?<!\b(?:D\/?B\/?A|C\/O)):\s/i.test(text)) return false
  // Recognition that read one line twice: 'Redwillow edwillow Heating Heating & & Air Air LLC'.
  if ((text.match(/(?:^| )(\S+) \1(?= |$)/gi) ?? []).length > 1) return false
  if (NO_NAME.test(text) || NO_NAME_ANYWHERE.test(text)) return false
  if (
    text
      .replace(BEFORE_FORM, ' ')
      .split(/,\s*/)
      .some((part) => startsAddress(part) && /\d/.test(part))
  )
    return false
  // A day, or one behind its caption: 'Issue Date Aug 13'.
  const beforeDay = text.replace(DAY, '')
  if (beforeDay !== text && (isOfPaperWords(beforeDay) || /\bdate$/i.test(beforeDay))) return false
  if (/[$%]|^\d{1,2}\/\d/.test(text)) return false
  return text.split(' ').length <= 16 && !isTalk(text.replace(STATUS, ''))
}

const DAY = /(?:^| )(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*\.? \d{1,2}(?:,? \d{4})?$/i

/** '8242 Longleaf Drive, LLC': a company may be named after where it stands. */
const BEFORE_FORM = new RegExp(`,\\s*(?=(?:${LEGAL_FORMS})$)`, 'i')

/** 'Mira Holt, sole proprietor', 'Finch Farms, a general partnership': what a name's bearer is, in small letters. */
const STATUS = new RegExp(`,? (?:an? )?(?:[a-z-]+ ){0,3}(?:proprietor(?:ship)?|individual|${LEGAL_FORMS})$`, 'i')

/** Words most of which a name would begin with a capital. */
export function isTalk(text: string): boolean {
  const words = text.split(' ')
  const lower = words.filter(
    (word) => /^[a-z]{3,}/.test(word) && !/^(and|the|for|dba|of|von|van|del|la|de)$/.test(word),
  )
  return lower.length > words.length * 0.25
}

/** 'Acme, L.P. [ ] Individual [X] Partnership': a name without the boxes of what it is. */
export function withoutBoxes(name: string): string {
  const at = name.search(BOXES)
  return at > 0 ? tidyName(name.slice(0, at)) : name
}
const BOXES =
  /\s(?:\[\s?[xX✓]?\s?\]|\(\s?[xX]?\s?\)|[☐☒☑□]|_{1,3}[xX]?_{0,2}|[xX])\s?(?:an?\s)?(?:individual|partnership|corporation|joint venture|limited liability|llc|trust|other|sole propriet)/i

/** A name as it compares: its letters and figures. */
export const plainName = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll('&', 'AND')
    .replace(/[^A-Z0-9]/g, '')

/** Whether two names may be one's, printed whole and shortened. */
export function isOneName(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)]
  return a.includes(b) || b.includes(a)
}
