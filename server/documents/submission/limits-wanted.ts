import { findAmounts, formatAmount } from '../../../shared/amounts.ts'
import { isDenied } from '../../../shared/sentence.ts'
import { linesNamed } from '../facts/headings.ts'
import { LINES, type LineOfBusiness } from '../facts/keys.ts'
import { LEGAL_FORMS } from '../facts/legal-forms.ts'
import { inlineLine } from '../facts/limit-labels.ts'
import { normal } from '../facts/sheet.ts'
import { wordsOf } from '../records/words.ts'
import { ATTRIBUTES } from './attributes.ts'
import type { Sentence } from './prose.ts'
import { deductibleUnder, limitCalled } from './requested.ts'
import { OTHERS, type Said } from './said.ts'

/** What a clause asks for: its line if it names one, whether it goes on from the sentence before, and the words in which the limits stand. */
type Asked = { line: LineOfBusiness | null; goesOn: boolean; isPlain: boolean; list: string; form: string | null }
/** The line that was last named, and whether the sentence before asked for something. */
type Before = { line: LineOfBusiness | null; isAsked: boolean }
type Limits = [part: string, value: string][]

/** What a clause may speak of before it says what is wanted: lines of insurance, and what they consist of. Anything else may be another's. */
const OF_COVER: ReadonlySet<string> = new Set([
  ...Object.keys(LINES),
  ...[
    ...Object.values(LINES),
    ...ATTRIBUTES.filter(({ of }) => of === 'request').flatMap(({ words }) => words),
  ].flatMap(wordsOf),
  ...wordsOf(
    'general employers side part limits of what one new next coming year policy insurance coverage occurrence',
  ),
])
const FUNCTION = /^(?:for|on|under|with|as|to|in|the|a|an|our|my|your|all|and|or|of|what|so|also|but|then|it|that|is)$/i

/** Who asks: the writer, or whom a broker writes for. */
const WHO = String.raw`(?:we|I|(?:the|our) (?:insured|applicant|client)s?)(?:['’]\w+)?`
const WISHED = new RegExp(
  String.raw`^(?<lead>[^$]*?)\b${WHO} (?:(?:would|will|also|only|are|am|is) )*(?:like|need|want|request|seek|(?:ask|look)(?:ing)? for)s?(?:ing)?\b`,
  'i',
)
const PLEASE = /^(?<lead>[^$]*?)\bplease (?:quote|include|provide|write|price)\b/i
/** Whom a letter speaks to. */
const TO_SOMEBODY = /^\p{Lu}\p{Ll}+,\s/u
const MUST =
  /^(?<lead>[^$]*?) (?:should|must|has to|have to|needs? to|ought to) (?:be|have|come|carry|provide|include)\b/i
const CALLED = /^(?<lead>[^$]*?\b(?:requested|wanted|desired|proposed)\b[^$]*?)(?: (?:is|are)\b|:)/i

/** What holds at another time or in one case only, or is another's. */
const OTHERWISE =
  /\b(?:today|now|previous(?:ly)?|until|used to|at present|former(?:ly)?|if|unless|whether|would have|option(?:al|ally)?|alternative(?:ly)?|sister|affiliat\w*|subsidiar\w*|subcontractors?|tenants?|vendors?|from (?:our|the|all|every|each|any|them))\b/i
const SOMEBODYS = /\b(?:his|her|their)\b|(?<!\b(?:it|that|there|here|what))(?<=\p{L})['’]s\b/iu
const COMPANY = new RegExp(`\\p{L}+,? (?:${LEGAL_FORMS})(?!\\p{L})`, 'giu')
const CLAUSES =
  /;\s+|,?\s+but\s+|,\s+(?:and|while|whereas|although|which)\s+(?=(?:we|I|it|they|the|our|is|was|has)\b(?![^,$]*\$))|,\s+(?:and|while|whereas|although)\s+(?=(?:we|I|it|they)\b)/i
export const PIECES =
  /[,;]\s+(?!\d{3}\b)(?:and\s+)?(?:with\s+)?|\s+(?:and|over|with)\s+(?=(?:an?\s[^,$]*)?\$)|\s+(?=(?:instead of|rather than|than|up from|not)\b)/
/** One amount or another. */
const EITHER = /\bor\b[^$,;]*\$/i
const COMPARED = /^(?:instead of|rather than|than|up from|not)\b/i

/**
 * The limits that the sentences of a paragraph ask for, each of the line that its clause names. What holds now, what another company has or offers and
 * what is said under a condition is not wanted; of one limit that is asked for in two ways none is.
 */
export function limitsWanted(sentences: readonly Sentence[], page: number, isOneCompany: boolean): Said[] {
  let before: Before = { line: null, isAsked: false }
  return sentences.flatMap(({ text, lines }): Said[] => {
    const source = { page, quote: text, boxes: lines.map(({ box }) => box) }
    const isOurs = isOneCompany || !text.match(COMPANY)
    const limits = isOurs ? limitsIn(text.replace(/\([^)]*\)/g, ' '), before) : []
    const [line, another] = linesIn(text)
    const isAsked = (PLEASE.test(text) || WISHED.test(text)) && !OTHERWISE.test(text) && !OTHERS.test(text)
    before = { line: another ? null : (line ?? before.line), isAsked: (isAsked || limits.length > 0) && !another }
    return limits.map(([part, value]) => ({
      of: 'request',
      part,
      place: '',
      parts: { '': value },
      source,
      isAsked: false,
    }))
  })
}

function limitsIn(text: string, before: Before): Limits {
  const asked: Asked[] = []
  let goesOn = false
  for (const clause of text.split(CLAUSES)) {
    const own = askedIn(clause)
    const last = asked.at(-1)
    if (own) asked.push(own)
    else if (last && goesOn && isBare(clause, last.line)) last.list += `; ${clause}`
    goesOn = own !== null || (goesOn && (!clause.includes('$') || isBare(clause, last!.line)))
  }
  const found = asked.flatMap((one) => limitsListed(one, before))
  const isOnce = ([part, value]: Limits[number]) => found.every(([name, other]) => name !== part || other === value)
  return found.filter((one, at) => isOnce(one) && found.findIndex(([part]) => part === one[0]) === at)
}

/** Whether a clause is a limit with its words and nothing else. */
const isBare = (clause: string, line: LineOfBusiness | null) =>
  (line ? [line] : (['gl', 'wc'] as const)).some((one) => limitOf(clause, one) !== null)

/** What a clause asks for, where whoever writes does so in words of insurance alone. */
function askedIn(clause: string): Asked | null {
  if (!clause.includes('$') || OTHERWISE.test(clause) || OTHERS.test(clause) || SOMEBODYS.test(clause)) return null
  for (const wish of [PLEASE, WISHED, MUST, CALLED]) {
    const { 0: said = '', groups: { lead = '' } = {} } = wish.exec(clause) ?? {}
    if (
      !said ||
      isDenied(clause.slice(0, clause.indexOf('$'))) ||
      !isOfCover(wish === PLEASE ? lead.replace(TO_SOMEBODY, '') : lead)
    )
      continue
    const list = clause.slice(said.length)
    if (EITHER.test(list)) return null
    return {
      line: lineOf(clause),
      goesOn: /\b(?:it|one)\b/i.test(lead),
      isPlain: !lead.trim(),
      list: list.replace(FORMED, ' '),
      form: formIn(list),
    }
  }
  return null
}

const isOfCover = (lead: string) =>
  lead
    .replace(/\b(?:requested|wanted|desired|proposed)\b/gi, ' ')
    .split(/[\s,:]+/)
    .every((word) => !word || FUNCTION.test(word) || wordsOf(word).every((one) => OF_COVER.has(one)))

/** The lines that words name; the limits of a liability are of no other line than it. */
const linesIn = (text: string): LineOfBusiness[] => linesNamed(normal(text.replace(/\blimits?\b/gi, ' ')))

/** The only line that is named before the first amount; liability alone is general. */
function lineOf(clause: string): LineOfBusiness | null {
  const head = clause.split('$')[0]!
  const [line, another] = linesIn(head)
  return another ? null : (line ?? (/\b(?:liability|GL)\b/i.test(head) ? 'gl' : null))
}

/** Limits that only one line has: where a clause names none, they tell of which it speaks. */
const OF_ONE =
  /^(?:gl\.(?:generalAggregate|productsAggregate|personalAdvertisingInjury|damageToRentedPremises|medicalExpense)|wc\.disease\w+)$/

function limitsListed({ line, goesOn, isPlain, list, form }: Asked, before: Before): Limits {
  const pieces = list.split(PIECES).filter((piece) => !COMPARED.test(piece))
  const named = pieces.findIndex((piece) => linesIn(piece).length)
  const unnamed = named < 0 ? pieces : pieces.slice(0, named)
  const first = line ?? lineOfLabels(unnamed) ?? (goesOn || (isPlain && before.isAsked) ? before.line : null)
  const limits = limitsOf(pieces, first)
  const isFormed = form && limits.length > 0 && (first === 'gl' || first === 'umbrella')
  return isFormed ? [...limits, [`${first}.trigger`, form]] : limits
}

/** The line that all limits of a list are of, where one of them is of no other. */
function lineOfLabels(pieces: readonly string[]): LineOfBusiness | null {
  const told = pieces.filter((piece) => piece.includes('$'))
  const isOf = (line: LineOfBusiness) => {
    const limits = told.map((piece) => limitOf(piece, line))
    // An umbrella has an aggregate as well, but calls none general.
    const isItsOwn = told.some(
      (piece, at) => OF_ONE.test(limits[at]?.[0] ?? '') && !/^(?!.*general).*\baggregate$/i.test(labelOf(piece)),
    )
    return limits.every((one) => one !== null) && isItsOwn
  }
  return isOf('gl') ? 'gl' : isOf('wc') ? 'wc' : null
}

/** Each limit in words of its own; what is not understood says nothing. A piece that names another line is of that, as is what follows. */
function limitsOf(pieces: readonly string[], first: LineOfBusiness | null): Limits {
  let line = first
  return pieces.flatMap((piece): Limits => {
    const [own, another] = linesIn(piece)
    if (another) return []
    line = own ?? line
    const limit = line && limitOf(piece, line)
    return limit ? [limit] : line === 'gl' ? deductibleIn(piece) : []
  })
}

function limitOf(piece: string, line: LineOfBusiness): Limits[number] | null {
  const [found, more] = findAmounts(piece).filter(({ from, to }) => piece.slice(from, to).includes('$'))
  if (!found || more) return null
  const label = labelOf(piece)
  const own = inlineLine(`${normal(label)} `)
  const key =
    limitCalled(label, line) ??
    (own?.topic === line && own.rest.trim() ? limitCalled(own.rest, line) : null) ??
    (line === 'gl' ? productsCalled(label) : null) ??
    limitCalled(label.split(' and ')[0]!, line)
  return key && key !== 'gl.deductible' ? [key, formatAmount(found.amount)] : null
}

/** What is deducted of damage to property alone, and how often. */
function deductibleIn(piece: string): Limits {
  const [found, more] = findAmounts(piece).filter(({ from, to }) => piece.slice(from, to).includes('$'))
  return found && !more ? deductibleUnder(labelOf(piece), piece.slice(found.from, found.to)) : []
}

/** The words beside the amount of a piece. */
export const labelOf = (piece: string) =>
  piece
    .replace(/\$\s?[\d,.]*\d(?:\s(?:million|thousand)\b|[kKmM]\b)?/g, ' ')
    .replace(/\b(?:that )?appl(?:ies|ying)\b.*|\bover (?:it|them|that)\b.*/i, ' ')
    .replace(/\b(?:an?|the|of|with|at|be|subject to|limits?(?= of)|is fine)\b/gi, ' ')
    .replace(/[.:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Products are limited by an aggregate alone. */
function productsCalled(label: string) {
  const key = limitCalled(`${label} aggregate`, 'gl')
  return key === 'gl.productsAggregate' ? key : null
}

const FORMED =
  /\b(?:written )?(?:on )?(?:an? |the )?(?:occurrence|claims[- ]made) (?:form|basis|policy|coverage)(?: (?:at|with)\b)?(?: limits of\b)?/gi

/** What insures: what happens in the term, or what is claimed in it. */
function formIn(list: string): string | null {
  const [said = '', another] = list.match(FORMED) ?? []
  return !said || another ? null : /\boccurrence\b/i.test(said) ? 'Occurrence' : 'Claims-made'
}
