import { findAmounts } from '../../../shared/amounts.ts'
import type { LimitConcept } from '../concepts/limits.ts'
import { lineNamed, linesNamed } from '../facts/headings.ts'
import type { LineOfBusiness } from '../facts/keys.ts'
import { limitConcept } from '../facts/limit-labels.ts'
import { normal } from '../facts/sheet.ts'
import { amountsInWords } from '../scorer/candidates.ts'
import type { RequiredLimit } from './required-limit.ts'
import type { Row } from './rows.ts'
import { employersThree, ofAuto } from './split-limits.ts'

/** Smaller figures without a sign of money are days, years or sections. */
const LEAST = 1000
/** How far from the name of a line a word of insurance may stand, and how many words name a limit. */
const REACH = 8
const [MOST_NAME, MOST_LABEL, KIND] = [7, 5, 2]

/**
 * The amounts of a sentence, each once. A line is the one named last before its amount, else the one that the sentence before or the title
 * names; a limit is named behind its amount, else before it. `label`, `head`: what the row and the column of a table are of, by which an amount
 * in it is known.
 */
export function limitsIn(
  text: string,
  { title, before: said, label = '', head = '' }: { title: string; before: string; label?: string; head?: string },
): RequiredLimit[] {
  const found = sumsIn(text)
  const either = text.search(/\beither\b.*\bor\b/i)
  // A sentence that names insurance of its own kind goes on with none of the one before.
  let line = (OWN_KIND.test(text) ? null : nearestLine(said)) ?? nearestLine(title)
  if (label) line = lineNamed(normal(label))
  let end = 0
  const limits = found.flatMap(({ amount, from, to }, index) => {
    const before = text.slice(end, from)
    const clause = before.split(';').at(-1)!
    const isThreshold = isAbove(clause)
    const isOwnPart = isLabel(clause) || clause !== before
    const naming = `${withoutParts(clause)}${isOwnPart ? ` ${amount}` : ''}`
    const named = isThreshold ? null : nearestLine(naming)
    const next = found[index + 1]
    const behind = next ? withoutNext(withoutSum(text.slice(to, next.from))) : text.slice(to)
    const names = isThreshold
      ? null
      : [
          harmBefore(clause),
          limitsOfLabel(labelBefore(clause)),
          labelsIn(behind),
          limitsBefore(withoutSum(clause)),
          limitsOfLabel(label),
          limitsOfLabel(head),
        ].find(({ length }) => length)
    // A new part that names no limit is of a kind that is not understood: '; and a bond of $250,000'.
    const isStrange =
      isOfStrange(naming) ||
      (index > 0 && !named && (OWN_KIND.test(clause) || (clause !== before && !names && /\p{L}{4}/u.test(clause))))
    if (!isThreshold) line = isStrange ? null : (named ?? line)
    end = to
    const printed = text.slice(startOf(text, from), to).trim()
    const isCap = CAP.test(clause) && !/\blimits?\b[^,;]*$/i.test(clause)
    const per =
      /^[^.;]*?\bper (project|location)\b/i.exec(behind.split(/,? and (?=\D*$)/)[0]!) ??
      /\bper (project|location)\b/i.exec(labelBefore(clause))
    const one: RequiredLimit = {
      ...{ line: isThreshold ? null : line, printed, amount: OTHER_MONEY.test(printed) ? null : amount },
      ...{ limit: null, ...(isCap && { isCap }), ...(either >= 0 && from > either && { isEither: true as const }) },
      ...(per && { per: per[1]!.toLowerCase() as 'project' }),
      ...((label || isBeside(naming)) && { isOnly: true as const }),
    }
    if (isThreshold && !isCap && !OF_LIMITS.test(clause.replace(COMPARED, ''))) return []
    const slashed = index > 0 && /^\s*\/\s*$/.test(before)
    return isCap || slashed || isThreshold ? [one] : (names ?? [null]).map((limit) => ({ ...one, limit }))
  })
  return ofAuto(employersThree(limits, text), text).map((one) => onlyOf(one, limits))
}

/** 'Workers compensation, or occupational accident insurance of …': what stands last before an amount is of a kind that is not understood. */
function isOfStrange(naming: string): boolean {
  const last = /^.*\b(?:or|and),? ((?:[^,;]*, )?[\p{L}-]+ [\p{L}-]+ insurance) of\b[^,;]*$/iu.exec(naming)?.[1]
  return last !== undefined && !linesInsured(last).length
}

const COMPARED =
  /\b(?:above|below|under|over|beyond|exceeds?|exceeding|excess of|(?:more|greater|larger|higher) than)\s*$/i

/** 'Above $100,000': an amount from which something else holds, and none that is asked for; 'not above' is. */
const isAbove = (before: string) => COMPARED.test(before) && !/\b(?:not?|nor|never|neither)\b/i.test(before)

/** What is above or below an amount, where it is insurance: 'limits in excess of'. A price or a net worth is none. */
const OF_LIMITS = /\b(?:insurance|polic(?:y|ies)|coverages?|liability|limits?)(?: \S+){0,2}\s*$/i

/** The words behind an amount without those that lead to the next: 'and an annual aggregate of'. */
const withoutNext = (between: string) =>
  /\b(?:of|least|than|to|for|is|exceed(?:ing)?|above|over)\s*$/i.test(between)
    ? between.replace(/(?:^|[,;]|\b(?:and|with)\b)(?:(?![,;]|\band\b|\bwith\b).)*$/i, '')
    : between

/** How many words may stand from the name of a line to its only amount. */
const MOST_BETWEEN = 20
const isBeside = (text: string) => nearestLine(text.split(' ').slice(-MOST_BETWEEN).join(' ')) !== null

/** 'Umbrella: ', 'cargo, ': an amount behind it is what makes it one of insurance. */
const isLabel = (text: string) => /(?:[:,]|\bof)\s*(?:(?:at|not?) (?:least|less than)\s*)?$/.test(text)

/** A sum in words before the same in figures: 'One Million Dollars ('. */
const withoutSum = (text: string) => {
  const [words] = amountsInWords(text)
  return words && text.length - words.to < 12 ? text.slice(0, words.from) : text
}

/** 'General aggregate, per project: ': the label before an amount. */
const labelBefore = (clause: string): string => {
  const [, label = ''] = /(?:^|[.;]\s*)([^.;:]*):\s*$/.exec(clause) ?? []
  return label.trim().split(' ').length <= MOST_LABEL ? label.trim() : ''
}

/** What a coverage includes names no line of its own: 'general liability, including sudden pollution, of …'. */
export function withoutParts(text: string): string {
  const comma = Math.max(0, text.lastIndexOf(','))
  for (const { 0: word, index: from } of text.matchAll(/\bincluding\b/gi)) {
    const behind = from + word.length
    const least = Math.max(behind, comma)
    const to = least + text.slice(least).search(/,? (?:of|with|in|at|for)\b/i)
    if (to < least) return text
    if (!/\b(?:insurance|polic|coverage)\b/i.test(text.slice(behind, to))) return text.slice(0, from) + text.slice(to)
  }
  return text
}

const CAP = /\b(?:deductibles?|retentions?)\b/i

/** 'One Million Dollars ($1,000,000)' is one amount; in words alone it is one as well. */
function sumsIn(text: string) {
  const figures = findAmounts(text).filter(
    ({ amount, from, to }) => amount >= LEAST && !/^[\d.]+$/.test(text.slice(from, to)) && !isPartOfWord(text, from),
  )
  return figures.length ? figures : amountsInWords(text).filter(({ amount }) => amount >= LEAST)
}

/** An amount stays the only one of its line where no other of that line is without a name. */
function onlyOf({ isOnly, ...one }: RequiredLimit, all: readonly RequiredLimit[]): RequiredLimit {
  const nameless = all.filter(({ line, limit, isCap }) => line === one.line && !limit && !isCap)
  const isOfNamed = all.some(({ line, limit, isCap }) => line === one.line && limit && !isCap)
  const isAlone = isOnly && !one.limit && one.line !== null && nameless.length === 1 && !isOfNamed
  return isAlone ? { ...one, isOnly } : one
}

/** The amounts of a row of a table: of the line that its first cell names, and the limit that this, another cell or the head of a column does. */
export function limitsOfRow({ label, cells }: Row, title: string): RequiredLimit[] {
  const sums = cells.filter(({ text }) => sumsIn(text).length)
  const [named = ''] = cells
    .filter((one) => !sums.includes(one) && limitsOfLabel(one.text).length)
    .map(({ text }) => text)
  const heads = sums.map(({ head }) => ({ limits: limitsOfLabel(head), isCap: CAP.test(head) }))
  const read = sums.map(({ head, text }, at) => {
    const { isCap, limits } = heads[at]!
    const told = limitsIn(text, { title, before: '', label, head: isCap ? '' : limits.length ? head : named })
    return isCap ? told.map((one) => ({ ...one, isCap: true as const, limit: null })) : told
  })
  // Columns that name neither a limit nor a party are cases of which one holds.
  const isOfCases = read.filter((limits) => limits.some(({ isCap }) => !isCap)).length > 1
  const isEither = isOfCases && heads.every(({ limits, isCap }) => !limits.length && !isCap)
  return read.flat().map((one) => ({ ...one, ...(isEither && { isEither }) }))
}

/** The limits that the parts of a label name: 'General liability, general aggregate', 'Per claim or occurrence'. */
function limitsOfLabel(label: string): LimitConcept[] {
  const parts = label.split(/[,–:;/]| or /).map((part) => part.trim())
  const found = [label, ...parts]
    .flatMap((part) => (part ? (namedFirst(part) ?? []) : []))
    .filter((one) => !LINE_ONLY.has(one))
  return found.slice(0, 1)
}

/** Concepts that name a line and no limit of it. */
const LINE_ONLY: ReadonlySet<LimitConcept> = new Set([
  'liability',
  'auto-liability',
  'business-liability',
  'umbrella-limit',
])

const OTHER_MONEY = /[£€]|^(?!USD?)[A-Z]{2,3} ?\$?\d/

/** A sign of another money belongs to its amount: 'AU$10 million', 'RMB500,000'. */
const startOf = (text: string, from: number) => text.slice(0, from).search(/(?:[A-Z]{2,3} ?)?[$£€]?$/)

const isPartOfWord = (text: string, from: number) => /[\p{Ll}\d.]$/u.test(text.slice(0, from))

/** Words of insurance one of which stands by the name of a line, or an amount: directors and officers alone are people. */
const OF_INSURANCE = /^(?:INSURANCE|LIABILITY|COVERAGES?|POLIC(?:Y|IES)|COMPENSATION|LIMITS?|\d[\d,.]*)$/

/** What stands behind 'property' where it is insured: damage to it is of any line. */
const IS_INSURANCE = /^(?:INSURANCE|COVERAGES?|POLIC(?:Y|IES)|INSURERS?)$/

/** The lines whose insurance a text speaks of, in its order. */
export const linesInsured = (text: string): LineOfBusiness[] => [...new Set(namedIn(text).reverse())]

/** The line that the words named last. */
const nearestLine = (text: string): LineOfBusiness | null => namedIn(text)[0] ?? null

/** 'On the work of installation': no equipment is insured. */
const OF_WORK = /\bINSTALLATION\b(?! (?:FLOATER|INSURANCE|COVERAGE|POLICY)\b)/g
/** 'The Finance Director's consent': who has an office is no line of insurance. */
const OF_PEOPLE =
  /\b(?:DIRECTOR|OFFICER)S?\b(?! (?:S )?(?:AND |& )?(?:DIRECTOR|OFFICER|LIABILITY))(?<!\b(?:DIRECTOR|OFFICER)S? (?:S )?(?:AND |& )?(?:DIRECTOR|OFFICER)S?)/g
/** 'A deductible not in excess of': more than, and no insurance. */
const COMPARING = /\bIN EXCESS OF\b/g
/** The lines that words name, the last first. */
function namedIn(text: string): LineOfBusiness[] {
  const words = normal(text).replace(OF_WORK, '').replace(OF_PEOPLE, '').replace(COMPARING, 'OVER').split(' ')
  return words.flatMap((_, index) => {
    const at = words.length - 1 - index
    // 'Umbrella liability coverage': what kind of liability stands before it.
    const from = words[at] === 'LIABILITY' ? Math.max(0, at - KIND) : at
    if (words[at] === 'PROPERTY' && IS_INSURANCE.test(words[at + 1] ?? '')) return ['property' as const]
    const [line] = linesNamed(words.slice(from, at + MOST_LABEL).join(' '))
    return line && words.slice(from, at + REACH).some((word) => OF_INSURANCE.test(word)) ? [line] : []
  })
}

/** The limit that the part of a sentence before an amount names, wherever it stands in it: 'with an aggregate of not less than'. */
function limitsBefore(text: string): LimitConcept[] {
  const words = text
    .split(/[,/]|\band\b/i)
    .at(-1)!
    .trim()
    .split(' ')
    .slice(-MOST_NAME)
  return (
    words
      .map((_, at) =>
        labelsIn(words.slice(at).join(' ')).filter((one) => !LINE_ONLY.has(one) && one !== 'policy-limit'),
      )
      .find(({ length }) => length) ?? []
  )
}

/** 'Blended liability insurance', '(c) insurance of props': insurance of a kind, and not 'such insurance' or 'the policy'. */
export const OWN_KIND =
  /\b(?!(?:such|the|this|that|these|those|said|all|any|each|its|their|of|and|or|required|foregoing|no)\b)[\p{L}-]+ (?:liability )?(?:insurance|policy|policies)\b|^\S+ insurance (?:of|on|for|against) (?!at\b|not?\b)\p{L}/iu

/** 'With property damage of $50,000 per accident': what is paid for stands before the amount, for what event behind it. */
const harmBefore = (text: string): LimitConcept[] => {
  const [, harm = ''] = /(?<!\band )\b(property damage) of\b[^,;]{0,60}$/i.exec(text) ?? []
  return [namedFirst(harm) ?? []].flat()
}

/** Harm of a kind that has a limit of its own, named behind one for any event: 'each occurrence limit for personal injury'. */
const OWN_LIMIT: ReadonlySet<LimitConcept> = new Set([
  'personal-advertising-injury',
  'rented-premises',
  'medical-expense',
])

/** The limits that words name from the beginning, one amount for each: 'per occurrence and in the aggregate'; none where they name none. */
function labelsIn(text: string): LimitConcept[] {
  const [named, ...kinds] = text.split(/\bfor\b/i)
  const [first, second = ''] = named!.split(/\band\b/i)
  const limit = namedFirst(first!)
  const isOwn = (one: LimitConcept | null) =>
    one !== null && (OWN_LIMIT.has(one) || (one === 'products-aggregate' && limit !== null && OVERALL.has(limit)))
  const own = kinds.map((kind) => namedFirst(kind)).find(isOwn)
  if (own) return [own]
  if (!limit) return [namedFirst(named!) ?? namedFirst(text) ?? []].flat()
  const further = namedFirst(second.replace(/^\s*in (?:the|an|any)\b/i, ''))
  return further && OVERALL.has(further) && !OVERALL.has(limit) ? [limit, further] : [limit]
}

/** What is paid in all. */
const OVERALL: ReadonlySet<LimitConcept> = new Set(['aggregate', 'general-aggregate'])

/** The longest run of words from the beginning that names a limit. */
function namedFirst(text: string): LimitConcept | null {
  const words = normal(text.replace(/^(?:[)\s]|dollars\b)+/i, '').split(/[;:.]|\bat\b/i)[0]!)
    .split(' ')
    .filter((word) => word !== 'FOR' && word !== 'IN')
  for (let count = Math.min(MOST_NAME, words.length); count > 0; count--) {
    const limit = limitConcept(words.slice(0, count).join(' '))
    if (limit) return limit
  }
  return null
}
