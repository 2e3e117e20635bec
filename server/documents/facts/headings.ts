import { oncePer } from '../../lib/once-per.ts'
import { amountsAmong } from './amounts.ts'
import { datesAmong } from './dates.ts'
import { LINES, type LineOfBusiness } from './keys.ts'
import { type Cell, normal } from './sheet.ts'

/**
 * What a heading puts the rows below it under. `foreign` is a coverage we do not read (its "each occurrence" is nobody's);
 * `underlying` are other policies this one sits upon; `prior` is history; `example` what is shown, asked or offered but not in force; `reset` is a title that names no line.
 */
export type Topic = LineOfBusiness | 'underlying' | 'prior' | 'example' | 'foreign' | 'parties' | 'reset'

/** First match wins, so the narrower line stands above the wider. */
const TOPICS: [Topic, RegExp][] = [
  ['underlying', /\bUNDERLYING\b|\bSCHEDULE OF PRIMARY\b|^(IN )?EXCESS OF$|\b(REQUIRED|CONTROLLED) PRIMARY\b|^PRIMARY (INSURANCE|POLICIES)\b|\bFOLLOWED (POLICY|POLICIES|INSURANCE)\b|\bLEAD (POLICY|UMBRELLA|EXCESS|INSURER)\b/],
  ['prior', /\b(PRIOR|PREVIOUS|EXPIRING) (POLIC(Y|IES)|CARRIERS?|INSURANCE|COVERAGE|TERM|INSURERS?)\b|\bLOSS (HISTORY|EXPERIENCE)\b/],
  ['example', /\bNOT (?:YET )?BOUND\b|\b(?:DECLINED|REJECTED) BY (?:YOU|THE (?:NAMED )?INSURED)\b|\b(EXAMPLES?|ILLUSTRATIONS?)\b|\bSPECIMEN (POLICY|FORM|WORDING|DECLARATIONS)\b|\bINSURANCE REQUIREMENTS\b|\bREQUIRED (LIMITS|COVERAGES?|INSURANCE)\b|\bMINIMUM (LIMITS|REQUIREMENTS|COVERAGES?|INSURANCE)\b/],
  ['foreign', /\bEXCESS WORKE?RS?\b|\bHIRED (AUTOS? )?(LIABILITY )?(AND|OR) NON ?OWNED|\bNON ?OWNED (AUTOS? )?(LIABILITY )?(AND|OR) HIRED|\bSTOP GAP\b|\bABUSE\b|\bABUSIVE\b|\bMOLESTATION\b|\bASSAULT\b|\bTERRORISM\b|\bIDENTITY\b|\bEQUIPMENT BREAKDOWN\b|\bBOILER\b|\bPRODUCT (RECALL|WITHDRAWAL)\b|\bUNMANNED AIRCRAFT\b/],
  ['employeeBenefits', /\bEMPLOYEE BENEFITS?\b/],
  ['umbrella', /\bUMBRELLA\b|\bEXCESS\b(?! (ELECTRONIC|SPA|FLOOD))/],
  ['liquor', /\bLIQUOR\b/],
  ['cyber', /\bCYBER\b|\bDATA BREACH\b|\bDATA COMPROMISE\b|\bNETWORK SECURITY\b|\bINFORMATION SECURITY\b|\bPRIVACY LIABILITY\b/],
  ['employmentPractices', /\bEMPLOYMENT(?: RELATED)? PRACTICES?\b|\bEPLI?\b/],
  ['directorsOfficers', /\bDIRECTORS\b|\bD AND O\b|\bMANAGEMENT LIABILITY\b/],
  ['fiduciary', /\bFIDUCIARY\b/],
  ['pollution', /\bPOLLUTION\b|\bENVIRONMENTAL\b/],
  ['cargo', /\bCARGO\b/],
  ['crime', /\bCRIME\b|\bEMPLOYEE (THEFT|DISHONESTY)\b|\bFIDELITY\b/],
  ['professional', /\bPROFESSIONAL\b|\bERRORS (AND|OR) OMISSIONS\b|\bE AND O\b|\bMALPRACTICE\b/],
  ['garage', /\bGARAGE ?KEEPERS?\b|\bGARAGE (LIABILITY|COVERAGE|POLICY)\b|\bGARAGE\b/],
  ['wc', /\bWORKE?RS? COMP|\bWORKMENS\b|\bEMPLOYERS LIAB/],
  ['inlandMarine', /\bINLAND MARINE\b|\bCONTRACTORS EQUIPMENT\b|\bFLOATER\b|\bSCHEDULED EQUIPMENT\b|\bINSTALLATION\b/],
  ['auto', /\bAUTO(MOBILE)?S?\b|\bMOTOR CARRIER\b|\bTRUCKERS\b|\bVEHICLES?\b/],
  ['gl', /\bGENERAL LIAB|^COMMERCIAL LIABILITY (?:COVERAGE )?PART\b|\bCGL\b|\bBUSINESS ?OWNERS?\b|\bBUSINESS LIABILITY\b|\bLIABILITY COVERAGES?\b|\bSECTION II LIABILITY\b|\bLIABILITY (PROTECTION|SECTION|LIMITS|DECLARATIONS)\b|\bOWNERS LANDLORDS\b|\bPREMISES OPERATIONS\b|\bARTISAN\b/],
  ['property', /\bPROPERTY\b|\bBUILDINGS?\b(?! OR PREMISES)|\bBUSINESS INCOME\b/],
  ['parties', /\b(MORTGAGEES?|MORTGAGE HOLDERS?|LOSS PAYEES?|LIENHOLDERS?|ADDITIONAL (INTERESTS?|INSUREDS?))\b/],
  ['reset', /\bPACKAGE POLICY\b|\bCOMMON POLICY DECLARATIONS\b|\bCOMMERCIAL LINES POLICY\b|\bCOVERAGE SUMMARY\b|\bPOLICY DECLARATIONS\b|\bCOMMERCIAL PACKAGE\b/],
] // biome-ignore format: a table

/** One look that passes over most cells. */
const ANY = new RegExp(TOPICS.map(([, pattern]) => pattern.source).join('|'))

const FILLER = new Set(
  `A AN THE OF AND OR FOR TO IN ON YOUR THIS PART PARTS COVERAGE COVERAGES DECLARATIONS DECLARATION DEC SECTION COMMERCIAL
  INSURANCE POLICY POLICIES SUPPLEMENTAL SUPPLEMENT SCHEDULE SCHEDULES SCHEDULED LIMITS LIMIT FORM FORMS CONTINUED CONTINUATION
  CONT PAGE ITEM LIABILITY PLAN PROTECTION RENEWAL AMENDED NEW BUSINESS OWNERS BUSINESSOWNERS BUSINESSOWNER LINE LINES LIAB GENERAL
  SUMMARY INFORMATION PRIMARY DETAILS APPLICABLE ALL DESCRIBED LOCATIONS BASIC SPECIAL STANDARD OCCURRENCE CLAIMS MADE EMPLOYERS
  COMPENSATION WORKERS WORKER COMP COMMON CERTIFICATE QUOTE QUOTATION PROPOSAL BINDER I II III IV V ONE TWO THREE FOUR FIVE
  SIX ITEMS SCHEDULE PROGRAM PRODUCT PREMISES OPERATIONS OPTIONAL ENDORSEMENT EXTENSION ISSUED BY AS WITH BENEFITS LAW NAMED
  EMPLOYEE EMPLOYMENT RELATED PRACTICES DIRECTORS OFFICERS AND/OR ERRORS OMISSIONS MISCELLANEOUS COMPANY CYBER BREACH DATA
  NETWORK SECURITY PRIVACY AUTO AUTOMOBILE CARRIER MOTOR UMBRELLA EXCESS FOLLOWING FOLLOW INLAND MARINE EQUIPMENT CONTRACTORS
  OFFERED QUOTED PROPOSED BUT
  REQUIRED REQUIREMENTS MINIMUM EXAMPLE EXAMPLES KEEPERS DAMAGE PHYSICAL COVERED AUTOS VEHICLE VEHICLES OWNED HIRED NON NONOWNED OTHER THAN SELF INSURED RETENTION UNDERLYING
  PRODUCTS COMPLETED PROPERTY BUILDING PERSONAL INCOME ADVANTAGE PACKAGE CONTRACT LEGAL`.split(/\s+/),
)

/** Whether a word is one that headings of any line are made of. */
export const isFiller = (word: string): boolean => FILLER.has(word) || /^\d+$|^[A-Z]$/.test(word)

const COMPANY =
  /\b(COMPANY|COMPANIES|CORP|CORPORATION|INC|LLC|MUTUAL|CASUALTY|INDEMNITY|AGENCY|BROKERS?|GROUP|EXCHANGE|INS CO)\b/

/** What rows below this cell are about, when the cell reads as a heading; null when it does not, or when it is neutral. */
export const topicOf = oncePer((cell: Cell): Topic | null =>
  cell.tokens.length > 16 || !ANY.test(cell.norm) ? null : findTopic(cell),
)

function findTopic(cell: Cell): Topic | null {
  const words = cell.norm.split(' ')
  if (words.length > 14 || cell.norm.length < 4 || isLabelled(cell)) return null
  // 'Description of operations / vehicles': a box of an ACORD form, of no line.
  if (/^DESCRIPTION OF\b/.test(cell.norm)) return null
  if (/[a-z]{3,}[.;,]$/.test(cell.text) || COMPANY.test(cell.norm) || /\bEXCLUSIONS?\b|\bEXCLUDED\b/.test(cell.norm))
    return null
  // 'A. Schedule of underlying insurance'
  const named = /^(?:[A-Z]|\d{1,2})[.)]$/.test(cell.tokens[0]!.text) ? words.length - 1 : words.length
  const short = named <= 4 && /^[A-Z]/.test(cell.text)
  const isHeading = capitalised(cell.text)
  if (!(short || isHeading) || amountsAmong(cell.tokens).length || datesAmong(cell.tokens).length) return null
  const found = TOPICS.find(([, pattern]) => pattern.test(cell.norm))
  if (!found || /^(?:AS )?PER\b|^SAME AS\b/.test(cell.norm)) return null
  if (found[0] === 'prior' && /\b(NUMBERS?|NO|DATES?)\b|:/.test(`${cell.norm} ${cell.text}`)) return null
  const strange = around(cell.norm, found[1]).filter((word) => !isFiller(word))
  const title = /\b(DECLARATIONS?|COVERAGE (PART|FORM))\b/.test(cell.norm)
  if (!isHeading && words.at(-1) !== 'POLICY' && strange.length > 0) return null
  return strange.length <= words.length * (title ? 0.5 : 0.34) ? found[0] : null
}

/** 'Umbrella policy number: XY 7788-901', 'Umbrella: not included': a label with its value, which heads nothing. */
function isLabelled({ text, norm }: Cell) {
  if (LABEL_END.test(norm)) return true
  const colon = text.indexOf(':')
  return colon > 0 && VALUE.test(text.slice(colon + 1)) && ANY.test(normal(text.slice(0, colon)))
}
const LABEL_END = /\b(?:POLICY NUMBER|POLICY NO|CARRIER|INSURER)$/
const VALUE =
  /\d{3}|^ *(?:not|none|nil|no|yes|see|included|excluded|declined|n\/a)\b|\b(?:company|corporation|inc|insurance|mutual|exchange)\.?$/i

/** The words of a heading outside the match; a word half matched counts as matched. */
function around(norm: string, pattern: RegExp) {
  const match = pattern.exec(norm)!
  const before = norm.slice(0, match.index)
  const after = norm.slice(match.index + match[0].length).replace(/^[^ ]+/, '')
  return `${before} ${after}`.split(' ').filter(Boolean)
}

/** The line a few words name, wherever they stand: 'Commercial Auto' in a table's first column. */
export function lineNamed(norm: string): LineOfBusiness | null {
  const found = TOPICS.find(([, pattern]) => pattern.test(norm))?.[0]
  return found && isLine(found) ? found : null
}

/** What words that name a line say beside it: 'Excess Casualty Crisis Fund' is of a coverage of its own. */
export function strangeWords(norm: string): string[] {
  const found = TOPICS.find(([, pattern]) => pattern.test(norm))
  return found ? around(norm, found[1]).filter((word) => !isFiller(word)) : []
}

/** The line of business that a text says and nothing else: 'General Liability', not 'Acme Auto Repair'. */
export function lineSaid(text: string): LineOfBusiness | null {
  const norm = normal(text)
  const line = lineNamed(norm)
  return line && !strangeWords(norm).length ? line : null
}

/** The line of business that is called so in short: 'GL', 'WC', 'Auto'. */
export const lineInShort = (words: string): LineOfBusiness | null =>
  LINE_KEYS.find((line) => line === words.trim().toLowerCase()) ?? null
const LINE_KEYS = Object.keys(LINES) as LineOfBusiness[]

/** Every line of business these words name; property alone is too often damage to it. */
export function linesNamed(norm: string): LineOfBusiness[] {
  return ANY.test(norm)
    ? TOPICS.flatMap(([topic, pattern]) => (isLine(topic) && topic !== 'property' && pattern.test(norm) ? [topic] : []))
    : []
}

const isLine = (topic: Topic): topic is LineOfBusiness => topic in LINES

/** Whether the words of a text begin large, as those of a title. */
export function capitalised(text: string) {
  const words = text.split(/\s+/).filter((word) => /^[A-Za-z]{4,}/.test(word))
  return words.length === 0 || words.filter((word) => /^[A-Z]/.test(word)).length >= words.length * 0.75
}

/** Alone in its row it is said of the page, behind other words of what they name. */
export const ENDED = /^(?:CANCELL?ED|EXPIRED)$/
