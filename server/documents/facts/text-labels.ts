import { type Cell, type Span, spanOf, tokensTaken } from './sheet.ts'

/** What a label that is followed by words, a number or a date asks for. */
export type TextLabel =
  | 'number' | 'prior' | 'period' | 'effective' | 'expiration' | 'issued' | 'otherDate' | 'insured' | 'additionalInsureds' | 'producer'
  | 'carrier' | 'address' | 'cityStateZip' | 'city' | 'state' | 'zip' | 'phone' | 'fax' | 'email' | 'producerCode' | 'contact' | 'entity' | 'dba' | 'business' | 'naic'
  | 'retroactive' | 'otherParty' | 'otherText' // biome-ignore format: a list

const LEAD = '(?:(?:ITEM )?(?:\\d{1,2}|[A-H]|ONE|TWO|1ST) )?(?:THE |YOUR )?'
const INSURED =
  '(?:(?:FIRST |PRIMARY )?NAMED INSUREDS?|INSUREDS?|POLICY ?HOLDERS?|INSURED NAME|NAME OF (?:THE )?(?:NAMED )?INSURED|NAMED ENTITY|NAMED ORGANIZATION|NAMED CORPORATION|PARENT (?:COMPANY|ORGANIZATION|CORPORATION)|COMPANY NAME OF INSURED|ASSURED|NAMED ASSURED|APPLICANT(?: NAME)?|(?:PROPOSED|PROSPECTIVE) (?:NAMED )?INSURED|ACCOUNT NAME|(?:POLICY )?ISSUED TO|PREPARED FOR)'
const ADDRESS =
  '(?:AND |WITH |S )?(?:(?:PRINCIPAL|MAILING|BUSINESS|POSTAL|STREET|COMPLETE|CORPORATE|INSURED|PRIMARY) )*ADDRESS(?:ES)?'
const NAME_AND = '(?:(?:LEGAL )?NAME )?(?:AND )?'
const AGENT =
  '(?:AGENT OR BROKER|AGENT BROKER|BROKER AGENT|AGENT AND BROKER|AGENT PRODUCER|AGENCY PRODUCER|AGENT OF RECORD|AGENCY OF RECORD|BROKER OF RECORD|PRODUCER BROKER|PRODUCER OF RECORD|PRODUCER OR AGENT|PRODUCER AGENT|PRODUCING AGENT|PRODUCING AGENCY|PRODUCER|INSURANCE AGENT|INSURANCE AGENCY|INSURANCE BROKER|INDEPENDENT AGENT|RETAIL(?:ER| BROKER| AGENT| PRODUCER)|LOCAL AGENT|SERVICING AGENT|AGENT|AGENCY|BROKER|ISSUED THROUGH|PRESENTED BY|SUBMITTED BY|PREPARED BY)'
const DATE = '(?:DATE|DT)'

/** First match wins: the longer and the narrower stand above. Anchored at the start of a cell. */
const PATTERNS: [TextLabel, string][] = [
  ['additionalInsureds', '(?:ADDITIONAL|OTHER) NAMED INSUREDS?'],
  ['otherParty', '(?:ADDITIONAL INSUREDS?|(?:ADDITIONAL|OTHER) INTERESTS?|INSURER [A-F]|MORTGAGEE|MORTGAGE HOLDER|LOSS PAYEE|LIENHOLDER|CERTIFICATE HOLDER|LESSOR|NAME OF (?:ADDITIONAL INSURED )?PERSON|CLAIMANT|DRIVER|EMPLOYER|UNDERWRITER|CLAIMS? (?:REPORTING|SERVICE)|REPORT (?:A )?CLAIMS?|MANAGING GENERAL AGENT|MGA|PROGRAM (?:ADMINISTRATOR|MANAGER)|SURPLUS LINES? (?:BROKER|AGENT|LICENSEE)|WHOLESALE(?:R| BROKER)|GENERAL AGENT|COUNTERSIGN(?:ED|ATURE)(?: BY| DATE| AT)?|PREMIUM FINANCE)'],
  ['prior', '(?:(?:THIS (?:POLICY|IS A) )?(?:RENEWAL|REWRITE|REPLACEMENT|REPLACING|REPLACES|RENEWS|SUPERSEDES)(?: OF| FOR)?(?: (?:POLICY|POL))?(?: (?:NUMBER|NO|NUM|#))?|(?:PRIOR|PREVIOUS|EXPIRING|OLD|FORMER|REPLACED|RENEWED) (?:POLICY|POL|CONTRACT)(?: (?:NUMBER|NO|NUM))?|RENEWAL (?:OF )?(?:NUMBER|NO)|PRIOR(?: POLICY)? (?:NUMBER|NO))(?= |$)'],
  ['otherText', '(?:ACCOUNT|BILLING|QUOTE|SUBMISSION|PROPOSAL|REFERENCE|CLIENT|CUSTOMER|ENDORSEMENT|INVOICE|GROUP|COMPANY|AUDIT|TRANSACTION|RISK|LICENSE|APPLICATION|CONTROL|UNDERLYING(?: POLICY)?|MASTER(?: POLICY)?) (?:NUMBER|NO|NUM|ID|POLICY (?:NUMBER|NO))(?= |$)'],
  ['number', '(?:(?:ATTACHED TO AND )?(?:FORMING|FORMS|MADE) A? ?PART OF (?:THE |YOUR )?)?(?:(?:COVERAGE (?:IS )?PROVIDED (?:UNDER|BY) )?(?:POLICY|POL|CERTIFICATE POLICY|CERTIFICATE(?= (?:NO|NUMBER))|CONTRACT|BINDER|COVERAGE PART)(?: S)? ?(?:NUMBERS?|NO|NOS|NUM|NBR|ID)(?: AND (?:SYMBOL|PREFIX|TERM|EFFECTIVE DATES?))?|POLICY SYMBOL AND NUMBER|SYMBOL POLICY NUMBER|POLICY)(?= |$)'],
  ['otherDate', `(?:ENDORSEMENT|CHANGE|AMENDMENT|TRANSACTION|FORM|CANCELLATION|CHANGE ENDORSEMENT) (?:EFFECTIVE(?: ${DATE})?|EFF(?: ${DATE})?|${DATE})|EFFECTIVE ${DATE} OF (?:CHANGE|THIS ENDORSEMENT|ENDORSEMENT|CANCELLATION)|(?:DATE OF (?:LOSS|BIRTH|HIRE|CLAIM|REPORT))|LOSS DATE|(?:QUOTE|PROPOSAL|INDICATION) (?:EXPIRATION|EXPIRES|VALID|${DATE})|(?:DUE|PAYMENT|BILLING|INVOICE|AUDIT|VALUATION|RUN|SIGNATURE|BINDER EXPIRATION|CONTINUITY|PRIOR AND PENDING|PENDING OR PRIOR) ${DATE}|THIS ENDORSEMENT(?: IS)? EFFECTIVE`],
  ['retroactive', `(?:RETRO(?:ACTIVE)?|PRIOR ACTS?) ${DATE}`],
  ['period', `(?:POLICY|COVERAGE|INSURANCE|CONTRACT|CERTIFICATE|PROPOSED|PROPOSED POLICY|RENEWAL|BINDER)? ?(?:PERIOD|TERM)(?: OF (?:INSURANCE|COVERAGE|POLICY))?(?: FROM(?: TO)?)?|FROM POLICY (?:PERIOD|TERM) TO|FROM TO|POLICY ${DATE}S|EFFECTIVE ${DATE}S|${DATE}S? OF COVERAGE|POLICY PERIOD AND TIME|POLICY EFFECTIVE(?: ${DATE}S?)? (?:AND )?EXPIRATION(?: ${DATE}S?)?|POLICY EFFECTIVE FROM|TERM OF (?:THE )?POLICY`],
  ['effective', `(?:POLICY |COVERAGE |RENEWAL |ORIGINAL |TERM |PROPOSED |NEW BUSINESS )?(?:EFFECTIVE|EFF|INCEPTION|START|BEGINS?|COMMENCEMENT)(?: ${DATE})?(?: FROM)?(?: OF (?:POLICY|COVERAGE))?|(?:POLICY )?FROM`],
  ['expiration', `(?:POLICY |COVERAGE |TERM |RENEWAL )?(?:EXPIRATION|EXPIRES?|EXPIRY|EXP|END|ENDS|TERMINATION)(?: ${DATE})?|(?:POLICY )?TO`],
  ['issued', `(?:${DATE} (?:OF ISSUE|ISSUED|PREPARED|PRINTED)|ISSUED?(?: ${DATE}| ON)?|ISSUE ${DATE}|PRINT(?:ED)? ${DATE}|PROCESS(?:ED|ING)? ${DATE}|PREPARED|PREPARED ON|${DATE})`],
  ['dba', '(?:DBA|D B A|DOING BUSINESS AS|TRADE NAME|TRADING AS)(?: NAME)?'],
  ['producerCode', `(?:${AGENT})S? (?:CODE|NUMBER|NO|NUM|ID|#)(?: AND SUB(?: ?CODE)?)?`],
  ['contact', `(?:(?:${AGENT}) )?CONTACT(?: NAME| PERSON)?`],
  ['phone', `(?:(?:${AGENT}) )?(?:TELEPHONE|PHONE|TEL)(?: (?:NUMBER|NO))?`],
  ['fax', `(?:(?:${AGENT}) )?FAX(?: (?:NUMBER|NO))?`],
  ['email', `(?:(?:${AGENT}) )?E ?MAIL(?: ADDRESS)?`],
  ['naic', 'NAIC(?: (?:CODE|NUMBER|NO|COMPANY (?:CODE|NUMBER)|ID))?'],
  ['insured', `${INSURED}(?: NAME)?(?: ${ADDRESS})?`],
  ['insured', `NAME(?:S)? ${ADDRESS} OF (?:THE )?(?:FIRST )?(?:NAMED )?(?:INSURED|ASSURED)`],
  ['insured', `(?:INSURED|NAMED INSURED)S? ${NAME_AND}${ADDRESS}`],
  ['producer', `(?:${AGENT})S?(?: OFFICE)?(?: NAME)?(?: AREA|(?: ${ADDRESS}| AND (?:NUMBER|CODE|NO)))?`],
  ['producer', `(?:${AGENT}) ${NAME_AND}${ADDRESS}`],
  ['producer', `NAMES?(?: ${ADDRESS})? OF (?:${AGENT})`],
  ['carrier', '(?:ISSUING |INSURING |WRITING |INSURANCE |POLICY ISSUING )(?:COMPANY|COMPANIES|CARRIER|INSURER)(?: NAME)?(?: AND ADDRESS)?|(?:INSURER NAME|CARRIER NAME|INSURER|CARRIER|UNDERWRITING COMPANY|NAME OF (?:INSURER|INSURANCE COMPANY|COMPANY|CARRIER)|COMPANY(?: NAME)?(?: PROVIDING COVERAGE| AREA)?|COMPANY AFFORDING COVERAGE|CARRIER NAME)|(?:(?:THIS )?(?:INSURANCE|COVERAGE|POLICY)(?: IS)? )?(?:UNDERWRITTEN|ISSUED|PROVIDED|INSURED|WRITTEN|AFFORDED)(?: IN| BY| WITH)(?: THE)?(?: STOCK COMPANY| COMPANY)?|COVERAGE (?:IS )?PROVIDED (?:BY|IN)(?: THE)?|INSURANCE (?:IS )?(?:PROVIDED|AFFORDED) BY|YOUR INSURER|INSURANCE IS EFFECTIVE WITH|COVERAGE(?:S)? (?:AFFORDED|PLACED) (?:BY|WITH)'],
  ['cityStateZip', 'CITY (?:AND )?STATE (?:AND )?ZIP(?: CODE)?|CITY ST ZIP|TOWN STATE ZIP'],
  ['city', '(?:CITY|TOWN)'], ['state', 'STATE'], ['zip', 'ZIP(?: CODE)?|POSTAL CODE'],
  ['address', '(?:(?:MAILING|STREET|POSTAL|INSURED|BUSINESS|PRINCIPAL|PRIMARY|CORPORATE) )*(?:ADDRESS|STREET)(?: (?:LINE )?(?:1|ONE))?(?: OF (?:THE )?(?:NAMED )?INSURED)?'],
  ['entity', '(?:(?:LEGAL )?(?:ENTITY|FORM OF BUSINESS|TYPE OF BUSINESS ENTITY|BUSINESS ENTITY|ORGANIZATION TYPE|FORM OF ORGANIZATION|TYPE OF ORGANIZATION|ENTITY TYPE|LEGAL STATUS|TYPE OF ENTITY|INSURED IS A?N?|NAMED INSURED IS|FORM OF NAMED INSURED S BUSINESS|BUSINESS (?:FORM|TYPE)|LEGAL ENTITY))'],
  ['business', '(?:BUSINESS DESCRIPTION|DESCRIPTION OF BUSINESS|NATURE OF BUSINESS|TYPE OF BUSINESS|BUSINESS OF (?:THE )?NAMED INSURED|DESCRIPTION OF OPERATIONS)'],
  ['otherText', '(?:RENEWAL|TRANSACTION(?: TYPE)?|COMPANY (?:USE|BILL)|BILL(?:ING)?(?: TYPE)?|PAYMENT PLAN|PAYMENT|AUDIT(?: PERIOD)?|FEIN|FEDERAL (?:TAX )?ID|TAX ID|SIC|NAICS|STATUS|LINE OF BUSINESS|POLICY TYPE|TYPE OF POLICY|PAGE|INTERSTATE ID|RISK ID|GOVERNING CLASS|TYPE OF INSURANCE|COVERAGE|LIMITS?|PREMIUM|DEDUCTIBLE|DESCRIPTION|INFORMATION|ITEM|ESTIMATED POLICY PREMIUM|SCHEDULED PREMIUM|WEBSITE|CLAIMS|LOCATIONS?|INTERMEDIARY(?: NO)?|BUREAU(?: FILE)?(?: NO)?|SCHEDULED UNITS|CONTACT US|QUESTIONS|PRIMARY CLASS|PROGRAM|SUBJECTIVITIES|OFFICE|BRANCH(?: CODE| OFFICE)?|CUSTOMER)'],
] // biome-ignore format: a table

const compiled = PATTERNS.map(([kind, pattern]) => ({ kind, pattern: new RegExp(`^${LEAD}(?:${pattern})(?= |$)`) }))

/** One look that passes over most cells. */
const any = new RegExp(`^${LEAD}(?:${PATTERNS.map(([, pattern]) => pattern).join('|')})(?= |$)`)

export type LabelFound = {
  kind: TextLabel
  label: Span /** What follows the label in the same cell; null when nothing does. */
  rest: Span | null
  strict: boolean
}

/**
 * The label a cell begins with. `strict` when the cell is nothing but the label, or a colon or leader parts it from what follows;
 * else the rest may as well be prose that happens to begin with the same words.
 */
export function labelOf(cell: Cell): LabelFound | null {
  const known = memo.get(cell)
  if (known !== undefined) return known
  const found = findLabel(cell)
  memo.set(cell, found)
  return found
}

const memo = new WeakMap<Cell, LabelFound | null>()

function findLabel(cell: Cell): LabelFound | null {
  if (!any.test(cell.norm)) return null
  let best: LabelFound | null = null
  let length = 0
  for (const { kind, pattern } of compiled) {
    const match = pattern.exec(cell.norm)
    if (!match || match[0].length <= length) continue
    let end = tokensTaken(cell, 0, match[0].length)
    while (
      end < cell.tokens.length &&
      (/^[(.:;#…_-]*$/.test(cell.tokens[end]!.text) ||
        /^\((?:S|ES|IES)\)[:.]?$/i.test(cell.tokens[end]!.text) ||
        /^\(?#\)?:?$/.test(cell.tokens[end]!.text))
    )
      end += 1
    end = behindRemark(cell, end)
    if (
      cell.tokens
        .slice(end)
        .every((token) => /^(|AND|NAME|MAILING|ADDRESS|PHONE|TELEPHONE|NO|NUMBER|CODE)$/.test(token.norm))
    )
      end = cell.tokens.length
    const last = cell.tokens[end - 1]!.text
    const rest = end < cell.tokens.length ? spanOf(cell, end) : null
    best = {
      kind,
      label: spanOf(cell, 0, end),
      rest,
      strict: !rest || /[:.…#]$/.test(last) || /^[:–-]/.test(cell.tokens[end]!.text) || standsApart(cell, end),
    }
    length = match[0].length
  }
  return best
}

/** 'Named Insured   Moss & Fern Interiors': a gap that is plainly wider than the words' own parts the label from its value. */
function standsApart(cell: Cell, at: number) {
  const gaps = cell.tokens
    .slice(1)
    .map(({ box }, index) => box[0] - cell.tokens[index]!.box[0] - cell.tokens[index]!.box[2])
  const others = gaps.filter((gap, index) => index !== at - 1 && gap > 0)
  const gap = gaps[at - 1] ?? 0
  return others.length > 0 && gap > (cell.bottom - cell.top) * 0.4 && gap > Math.min(...others) * 1.6
}

/** 'Named insured and mailing address (No., street, town, state)': a remark in brackets belongs to its label. */
function behindRemark(cell: Cell, from: number) {
  if (!cell.tokens[from]?.text.startsWith('(')) return from
  let end = from
  while (end < cell.tokens.length && end - from < 12) {
    const { text } = cell.tokens[end]!
    if (/\d/.test(text)) return from
    end += 1
    if (/\)[:.]?$/.test(text)) return end - from > 1 ? end : from
  }
  return from
}

/** Is this cell, as it stands, a label (so that it is nobody's value)? */
export function isLabel(cell: Cell) {
  const found = labelOf(cell)
  return found?.strict === true || /[A-Za-z)]:$/.test(cell.text) || NUMBERED.test(cell.text)
}

/** The head of a numbered box: 'ITEM 3. OTHER INTEREST'. */
const NUMBERED = /^ITEM (?:\d{1,2}|ONE|TWO|THREE|FOUR|FIVE)[.:-]?(?: [A-Z][A-Z&/]+){1,5}$/
