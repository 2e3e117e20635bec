import { inDoubt } from '../certainty.ts'
import type { Finding } from './findings.ts'
import { linesNamed } from './headings.ts'
import { FACT_KEYS, type FactKey } from './keys.ts'
import type { Placed } from './resolve.ts'
import { sentencesOf } from './sentences.ts'
import { type Cell, normal, type Sheet } from './sheet.ts'
import { contradictionsOn, termsIn } from './told-changes.ts'

/** The title of a page that changes a policy. */
const CHANGE_TITLE = /\b(ENDORSEMENT|POLICY CHANGES?|CHANGE IN|AMENDMENT|AMENDED)\b/
const CHANGES =
  /\b(?:AMENDED|CHANGED|REPLACED|DELETED|REMOVED|INCREASED|DECREASED|REDUCED|REVISED|CORRECTED|EXTENDED|SUBSTITUTED|ADDED)\b/
const ENDS = /\b(?:DELETED|REMOVED|CANCELL?ED|TERMINATED)\b/
/** What follows is what holds from now on: 'is amended as follows:', 'are replaced by the following', 'are changed to:'. */
const FOLLOWS =
  /\b(?:AMENDED|CHANGED|REPLACED|REVISED|INCREASED|DECREASED|REDUCED)\b.*\b(?:FOLLOWS|FOLLOWING|TO|READ)$|^THE FOLLOWING (?:IS|ARE|HAS BEEN|HAVE BEEN) (?:CHANGED|AMENDED|REVISED)$/
const TITLE_ROWS = 8

/** What the words of a change may speak of, by the keys that may no longer hold then. */
const SPOKEN_OF: [words: RegExp, keys: RegExp][] = [
  [/\bMEDICAL (?:EXPENSES?|PAYMENTS?)\b/, /^gl\.medicalExpense$/],
  [/\bPRODUCTS?\b.*\bCOMPLETED\b/, /^gl\.productsAggregate$/],
  [/\bPERSONAL (?:INJURY )?(?:AND|OR) ADVERTISING\b/, /^gl\.personalAdvertisingInjury$/],
  [/\bRENTED\b/, /^gl\.damageToRentedPremises$/],
  [/\bEACH OCCURRENCE\b|\bOCCURRENCE LIMIT\b/, /^(?:gl|umbrella)\.eachOccurrence$/],
  [/\bGENERAL AGGREGATE\b/, /^gl\.generalAggregate$/],
  [/\bLIABILITY LIMIT\b|\bLIMITS? OF LIABILITY\b|\bCOMBINED SINGLE\b/, /^auto\.(?:combinedSingleLimit|bodilyInjuryPer\w+|propertyDamage)$/],
  [/\bSYMBOLS?\b/, /^auto\.(?:symbols|coveredAutos)$/],
  [/\bEACH ACCIDENT\b|\bBY (?:ACCIDENT|DISEASE)\b|\bEMPLOYERS LIABILITY\b/, /^wc\.(?:eachAccident|disease\w+)$/],
  [/\bNAMED INSURED\b|\bNAME OF (?:THE )?INSURED\b/, /^insured\.(?:name|dba)$/],
  [/\bMAILING ADDRESS\b|\bINSUREDS? ADDRESS\b/, /^insured\.(?:line1|line2|city|state|zip)$/],
  [/\b(?:POLICY|COVERAGE) (?:PERIOD|TERM)\b|\bEXPIRATION DATE\b/, /^policy\.(?:effective|expiration)$/],
  [/\bPOLICY NUMBER\b/, /^policy\.number$/],
] // biome-ignore format: a table

/** Coverages that bureau endorsements take away by their titles alone: 'Exclusion – Coverage C – Medical Payments'. */
const EXCLUDED = SPOKEN_OF.slice(0, 3)
const EXCLUDES = /\bEXCLUSIONS?\b/
const IN_PART = /\b(?:DESIGNATED|LIMITED|CERTAIN|SPECIFIED|AMENDMENT)\b/

/** A page whose own title says that it changes the policy. */
export const isChange = (sheet: Sheet) =>
  sheet.rows
    .slice(0, TITLE_ROWS)
    .some((row) => row.cells.some((cell) => cell.tokens.length < 9 && CHANGE_TITLE.test(cell.norm)))

/** Limits that stand under 'is amended as follows' on a page that changes the policy, marked as what holds. */
export function asAmended(sheets: Sheet[], limits: Finding[]): Finding[] {
  const from = new Map(
    sheets.filter(isChange).flatMap((sheet) => {
      const lead = sheet.rows.find(({ cells }) => cells.some((cell) => FOLLOWS.test(cell.norm)))
      return lead ? [[sheet.number, lead.index] as const] : []
    }),
  )
  return limits.map((limit) =>
    limit.row > (from.get(limit.page) ?? Number.POSITIVE_INFINITY) ? { ...limit, amends: true } : limit,
  )
}

/**
 * What other pages say of a thing that an endorsement changes, or takes away, is in doubt where the endorsement itself was not understood;
 * an old value is never written as if nothing had been changed. So is what a sentence of any page contradicts.
 */
export function withoutChanged(placed: Placed[], sheets: Sheet[]): Placed[] {
  const changed = sheets.flatMap((sheet) => [
    ...excludedOn(sheet).map((keys) => ({ keys, page: null })),
    ...(isChange(sheet) ? changesOn(sheet).map((keys) => ({ keys, page: sheet.number })) : []),
  ])
  const terms = termsIn(placed)
  const wording = { verb: CHANGES, keysIn }
  const contradicted = sheets.flatMap((sheet) => (isChange(sheet) ? [] : contradictionsOn(sheet, terms, wording)))
  if (!changed.length && !contradicted.length) return placed
  return placed.map((one) => {
    const isTold = placed.some((other) => other.key === one.key && other.policy === one.policy && isAmending(other))
    if (isAmending(one) || isTold) return one
    if (contradicted.some((contradicts) => contradicts(one.key, one.value)))
      return { ...one, sure: inDoubt(one.sure), changed: true }
    return changed.some(({ keys, page }) => page !== one.page && keys(one.key))
      ? { ...one, sure: inDoubt(one.sure) }
      : one
  })
}

const isAmending = ({ amends, replaces }: Placed) => amends === true || replaces === true

type IsChanged = (key: FactKey) => boolean

function excludedOn(sheet: Sheet): IsChanged[] {
  const titles = sheet.rows.flatMap(({ cells }) => cells.flatMap(titlesIn))
  const excluding = titles.filter((title) => EXCLUDES.test(title) && !IN_PART.test(title))
  return EXCLUDED.flatMap(([words, keys]) => (excluding.some((title) => words.test(title)) ? [matching(keys)] : []))
}

/** What the sentences of a page that changes a policy speak of, and its rows of a label with the old and the new value. */
function changesOn(sheet: Sheet): IsChanged[] {
  const told = sentencesOf(sheet).map(({ tokens }) => normal(tokens.map(({ text }) => text).join(' ')))
  const replaced = sheet.rows.filter(({ cells }) => cells.length > 2).map(({ cells }) => cells[0]!.norm)
  return [
    ...told.filter((sentence) => CHANGES.test(sentence)).flatMap(spokenOf),
    ...replaced.filter((label) => label.split(' ').length < 6).flatMap(keysIn),
  ]
}

const keysIn = (norm: string): IsChanged[] =>
  SPOKEN_OF.flatMap(([words, keys]) => (words.test(norm) ? [matching(keys)] : []))

function spokenOf(sentence: string): IsChanged[] {
  const lines = ENDS.test(sentence) && /\bCOVERAGE\b/.test(sentence) ? linesNamed(sentence) : []
  const verbs = [...sentence.matchAll(new RegExp(CHANGES, 'g'))]
  return [
    ...keysIn(sentence.slice(0, verbs.at(-1)!.index)),
    ...lines.map(
      (line): IsChanged =>
        (key) =>
          key.startsWith(`${line}.`) && FACT_KEYS[key].kind !== 'text',
    ),
  ]
}

const matching =
  (keys: RegExp): IsChanged =>
  (key) =>
    keys.test(key)

/** Titles of forms: a line set in capitals or like a title, or one of those that semicolons part. */
const titlesIn = ({ text, tokens }: Cell) =>
  tokens.length < 60
    ? text
        .split(';')
        .filter((part) => part.split(' ').length < 16)
        .map(normal)
    : []
