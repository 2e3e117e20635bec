import { inDoubt } from '../certainty.ts'
import { amountNumber, amountsAmong } from './amounts.ts'
import { datesAmong, sortableDate } from './dates.ts'
import { FACT_KEYS, type FactKey } from './keys.ts'
import { LEGAL_FORMS } from './legal-forms.ts'
import { isOneName } from './names.ts'
import { policyNumber } from './policy-numbers.ts'
import type { Placed } from './resolve.ts'
import { sentencesOf } from './sentences.ts'
import { cellOf, normal, type Sheet, spanOf, type Token } from './sheet.ts'

/** A page that only tells of a change says no more than this, in words. */
const MOST_WORDS = 160
/** Something takes the place of another, comes to an end, or moves, in whatever words. */
const CHANGES =
  /\b(?:STEAD|PLACE OF|LIEU OF|REPLAC\w+|SUBSTITUT\w+|SUPERSED\w+|KNOWN|TRADING|FORMERLY|TAKEN OVER|ASSUM\w+|NOVATION|SUCCE(?:ED|SS)\w*|PASSES|PASSED|TRANSFER\w*|NO LONGER|DELETED|INSERTED|MOVED|RELOCATED|PROLONGED|EXTENDED|CEASES?|BROUGHT|RAISED|LOWERED|INCREASED|REDUCED|AMENDED|CHANGE[DS]?|CORRECT(?:ED|ION)|DISREGARD|REWRITTEN|RENAMED|INSTEAD|INCEPTION|NOW)\b/
/** What bureau endorsements have at their top. */
const NOTE = /THIS ENDORSEMENT CHANGES THE POLICY/
const LEAST_WORDS = 6
/** Others that endorsements name beside the parties. */
const OTHERS =
  /\b(?:ADDITIONAL (?:INSUREDS?|INTERESTS?)|LOSS PAYEES?|MORTGAGEES?|LIENHOLDERS?|CERTIFICATE HOLDERS?|WAIVER|LESSORS?|LENDERS?|CLAIMANTS?|LOSS PAYABLE|PERSON OR ORGANIZATION|PERSONS? INSURED)\b/
/** What ends the name of a company or an agency. */
const ENDS_NAME = new RegExp(`^(?:${LEGAL_FORMS}|SERVICES|AGENCY|BROKERAGE|BROKERS|AGENTS)[.,;:]*$`, 'i')
const IN_NAME = /^(?:of|and|the|&)$/
const INSURER =
  /\b(?:INSURANCE|ASSURANCE|INDEMNITY|CASUALTY|SURETY|MUTUAL|REINSURANCE|UNDERWRITERS)\b.*\b(?:COMPANY|CO|CORPORATION|CORP|EXCHANGE|INC)\b/
const AGENCY = /\b(?:INSURANCE|RISK)\b.*\b(?:SERVICES?|AGENCY|BROKERAGE|BROKERS|AGENTS|GROUP|ASSOCIATES)\b|\bAGENCY\b/

type IsInDoubt = (placed: Placed) => boolean

/** Running words around one that tells of a change. */
type Told = { page: number; tokens: Token[]; text: string; norm: string }

/**
 * What declarations say is in doubt where a later page of a few words tells of a change and names somebody or something they do not know:
 * another company, agency or name, another address, number, date or limit. What exactly it changes is not understood, only that
 * it may be this.
 */
export function withoutReplaced(placed: Placed[], sheets: Sheet[]): Placed[] {
  const isUnderstood = ({ amends, replaces, status }: Placed) => amends || replaces || status !== 'current'
  const understood = new Set(placed.filter(isUnderstood).map(({ page }) => page))
  const doubts = sheets
    .filter(({ number }) => !understood.has(number))
    .flatMap((sheet) => changesOn(sheet).flatMap((told) => doubtsOf(told, placed)))
  if (!doubts.length) return placed
  return placed.map((one) => (doubts.some((isInDoubt) => isInDoubt(one)) ? { ...one, sure: inDoubt(one.sure) } : one))
}

/** The sentences of a short page that tell of a change, each with its neighbours. */
function changesOn(sheet: Sheet): Told[] {
  const words = sheet.rows.reduce(
    (count, { cells }) => count + cells.reduce((sum, { tokens }) => sum + tokens.length, 0),
    0,
  )
  if (words > MOST_WORDS) return []
  const sentences = sentencesOf(sheet).map(({ tokens }) => tokens)
  const normed = sentences.map((tokens) => normal(tokensText(tokens)))
  if (normed.some((norm) => OTHERS.test(norm))) return []
  return normed.flatMap((norm, at) => {
    if (!CHANGES.test(norm.replace(NOTE, '')) || norm.split(' ').length < LEAST_WORDS) return []
    const tokens = sentences.slice(Math.max(0, at - 1), at + 3).flat()
    return [{ page: sheet.number, tokens, text: tokensText(tokens), norm: normal(tokensText(tokens)) }]
  })
}

const tokensText = (tokens: Token[]) => tokens.map(({ text }) => text).join(' ')

function doubtsOf(told: Told, placed: Placed[]): IsInDoubt[] {
  const { page, text, tokens } = told
  const known = placed.filter((one) => one.page !== page && one.status === 'current')
  const valuesOf = (key: RegExp) => known.filter((one) => key.test(one.key)).map(({ value }) => value)
  const elsewhere =
    (keys: RegExp): IsInDoubt =>
    (one) =>
      keys.test(one.key) && one.page !== page
  const parties = valuesOf(/\.(?:name|dba|additionalName)$/)
  const isKnown = (name: string) =>
    parties.some((party) => isOneName(party, name) || normal(name).includes(normal(party)))
  const names = parties.length ? namesIn(tokens).filter((name) => !isKnown(name)) : []
  const strangers = names.map((name) => sortOf(normal(name)))
  const isElsewhere = !strangers.includes('agency') && isOtherTown(text, valuesOf(/\.zip$/))
  return [
    ...(strangers.includes('agency') ? [elsewhere(/^producer\./)] : []),
    ...(strangers.includes('insurer') ? [elsewhere(/^carrier\./)] : []),
    ...(strangers.includes('other') ? [elsewhere(/^insured\.(?:name|dba)$/)] : []),
    ...(isElsewhere ? [elsewhere(/^insured\.(?:line1|line2|city|state|zip)$/)] : []),
    ...(isOtherNumber(told, valuesOf(/^policy\./)) ? [elsewhere(/^policy\.number$/)] : []),
    ...(isOtherEnd(told, valuesOf(/^policy\.expiration$/)) ? [elsewhere(/^policy\.expiration$/)] : []),
    ...(isOtherLimit(told, known) ? [(one: Placed) => isLimit(one.key) && one.page !== page] : []),
  ]
}

/** The names of companies: words that begin large, with small ones between them, up to a legal form or the like. */
function namesIn(tokens: Token[]): string[] {
  const names: string[] = []
  let run: string[] = []
  for (const { text } of tokens) {
    if (ENDS_NAME.test(text) && run.length) {
      names.push([...run, text.replace(/[,;:]+$/, '')].join(' '))
      run = []
    } else if (/^[\p{Lu}\d]/u.test(text)) run.push(text)
    else if (!IN_NAME.test(text) || !run.length) run = []
    else run.push(text)
  }
  return names
}

const sortOf = (name: string) => (INSURER.test(name) ? 'insurer' : AGENCY.test(name) ? 'agency' : 'other')

/** Another town with its ZIP code. */
function isOtherTown(text: string, zips: string[]): boolean {
  const told = [...text.matchAll(/\b[A-Z]{2},? (\d{5})(?:-\d{4})?\b/g)].map(([, zip]) => zip!)
  return zips.length > 0 && told.some((zip) => !zips.some((own) => own.startsWith(zip)))
}

function isOtherNumber({ tokens, page }: Told, known: string[]): boolean {
  const plain = (number: string) => number.replace(/[^A-Z0-9]/gi, '').toUpperCase()
  const own = known.map(plain)
  return (
    own.length > 0 &&
    tokens.some((_, at) => {
      if (!BEFORE_NUMBER.test(tokens[at - 1]?.norm ?? '')) return false
      const number = policyNumber(spanOf(cellOf(tokens.slice(at, at + 2), page)))?.text ?? ''
      return /\d{3}/.test(number) && !own.some((one) => one.includes(plain(number)) || plain(number).includes(one))
    })
  )
}
const BEFORE_NUMBER = /^(?:AS|NUMBER|POLICY|CONTRACT|NO|TO)$/

/** A day behind the term's that something ends on. */
const isOtherEnd = ({ tokens, norm }: Told, ends: string[]): boolean =>
  ends.length > 0 &&
  ENDS.test(norm) &&
  datesAmong(tokens).some(({ value }) => ends.every((end) => sortableDate(value) > sortableDate(end)))
const ENDS = /\b(?:CEASE|EXPIR|TERMINAT|PROLONG|EXTEND|END)\w*\b/

/** A round amount that is no premium and none of the limits, or one in words. */
function isOtherLimit({ tokens, norm }: Told, known: Placed[]): boolean {
  const limits = known.filter(({ key }) => isLimit(key)).map(({ value }) => amountNumber(value))
  const amounts = amountsAmong(tokens).map(({ value }) => amountNumber(value))
  const isOther = amounts.some((amount) => amount >= LEAST_LIMIT && amount % 5000 === 0 && !limits.includes(amount))
  return !PREMIUM.test(norm) && OF_LIMITS.test(norm) && (isOther || IN_WORDS.test(norm))
}
const LEAST_LIMIT = 25_000
const OF_LIMITS = /\b(?:OCCURRENCE|EVENT|LIMIT|INSURED FOR|PAY|AGGREGATE|ACCIDENT)\b/
const IN_WORDS = /\b(?:HUNDRED|THOUSAND|MILLION)\b/
const PREMIUM = /\b(?:PREMIUM|FEE|TAX|PAYMENT|REFUND|CHARGE)\b/

const isLimit = (key: FactKey): boolean =>
  /^(?:gl|auto|umbrella|wc)\./.test(key) &&
  FACT_KEYS[key].kind === 'amount' &&
  !/premium|deductible|retention/i.test(key)
