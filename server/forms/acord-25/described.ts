import { findAmounts } from '../../../shared/amounts.ts'
import { COVERAGE_LINES, type CoverageLine } from './coverage-lines.ts'
import { describedNumbers } from './described-numbers.ts'
import { anyOf } from './phrases.ts'
import { moneyProse, tradeProse } from './trade-prose.ts'

/** What a description states of the coverage: an amount in dollars, the number of a policy, or that a line of business is covered at all. */
export type DescribedFigure = { written: string } & (
  | { kind: 'amount'; amount: number; lines: CoverageLine[]; kinds: RegExp[] }
  | { kind: 'policyNumber'; readings: string[] }
  | { kind: 'line'; line: CoverageLine }
)

/** Words about coverage other than names of lines, and words about the work, the place or the contract. */
const OF_COVERAGE = every(
  'limits?|coverages?|insurance|insured (?:for|to|up to)|liability|occurrence|aggregate|deductible|retention|policy|policies|accident',
  'bodily injury|property damage|products|med(?:ical)? (?:pay*|exp*)|stop gap',
)
const OF_WORK = every(
  'contracts?|project|job|bid|loan|mortgage|lease|rent|purchase|price|value|values|valued|cost|invoice|order|budget|fee|sales|revenue|payroll',
)

/** The limit of a policy that an amount is stated to be. */
const KINDS = [/\boccurrence\b/i, /\baggregate\b/i, /\bproducts\b/i, /\bpersonal\b/i, /\bmed(?:ical)?\b/i, /\bpremises\b/i, /\bdeductible\b/i, /\bretention\b/i, /\baccident\b/i, /\bdisease\b/i] // biome-ignore format: a list

/** Things that are counted, not paid. */
const MEASURES = 'sq|square|sf|ft|feet|lbs?|pounds?|tons?|gvw|cubic|cy|yards?|gallons?|gal|acres?|miles?|hours?|block'
const HEADS = 'units?|workers|employees?|attendees?|persons?|people|guests?|students?|visitors?|spectators?|participants?|seats?' // biome-ignore format: a list
const COUNTED = new RegExp(`^\\s*${anyOf(`${MEASURES}|${HEADS}`)}`, 'i')

const LEAST_LIMIT = 1000
/** From this value on, a figure without a dollar sign or unit is money; below it, only right after the name of a limit. */
const SURELY_MONEY = 100_000
const NEAR = 30
const BESIDE = 3

/** What a description says the coverage is, in figures that a policy can be asked for. */
export function describedFigures(text: string): DescribedFigure[] {
  const prose = moneyProse(tradeProse(text))
  const sentences = prose.split(/[.!?](?:\s|$)|\n\s*\n/)
  const numbers = describedNumbers(prose).map((number) => ({ kind: 'policyNumber' as const, ...number }))
  return [...sentences.flatMap(amountsOfCoverage), ...numbers, ...sentences.flatMap(linesCovered)]
}

/** Words before the name of a line that negate or request it. */
const NOT_COVERED_BEFORE = new RegExp(
  `${anyOf('no|not|without|excludes?|excluding|neither|nor|requires?|(?:must|shall) (?:carry|have|maintain)')}[^,]{0,30}$`,
  'i',
)
const NOT_COVERED_AFTER = new RegExp(
  `^[^,]{0,20}?${anyOf('excluded|exclusion|none|n a|not (?:included|provided|covered|carried)|separate*')}`,
  'i',
)

/** The lines of business that a sentence says are covered. */
function linesCovered(sentence: string): DescribedFigure[] {
  return COVERAGE_LINES.flatMap((line): DescribedFigure[] => {
    const match = line.names.exec(sentence)
    if (!match) return []
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)]
    if (NOT_COVERED_BEFORE.test(before) || NOT_COVERED_AFTER.test(after)) return []
    return [{ kind: 'line', line, written: line.name }]
  })
}

/** Every position of one of these phrases. */
function every(...phrases: string[]) {
  return new RegExp(anyOf(phrases.join('|')), 'gi')
}

type Label = { of: 'coverage' | 'work'; from: number; to: number; line: CoverageLine | null }

function labelsIn(sentence: string): Label[] {
  const found = (words: RegExp, of: Label['of'], line: CoverageLine | null): Label[] =>
    [...sentence.matchAll(words)].map(({ index, 0: word }) => ({ of, from: index, to: index + word.length, line }))
  return [
    ...COVERAGE_LINES.flatMap((line) => found(new RegExp(line.says.source, `g${line.says.flags}`), 'coverage', line)),
    ...found(OF_COVERAGE, 'coverage', null),
    ...found(OF_WORK, 'work', null),
  ]
}

function amountsOfCoverage(sentence: string): DescribedFigure[] {
  const labels = labelsIn(sentence)
  if (!labels.some(({ of }) => of === 'coverage')) return []
  const found = findAmounts(sentence)
  return found.flatMap(({ amount, from, to }, place): DescribedFigure[] => {
    const written = sentence.slice(from, to)
    const [before, after] = besideOf(labels, from, to)
    if (!isMoney(sentence, { amount, from, to }, before) || isOfWork(before, after, from, to)) return []
    const reach = { from: found[place - 1]?.to ?? 0, to: found[place + 1]?.from ?? sentence.length }
    const lines = linesBeside(sentence, labels, from, to)
    return [{ kind: 'amount', amount, written, lines, kinds: kindsBeside(sentence, from, to, reach) }]
  })
}

/** The labels that end nearest before a place, and begin nearest behind it. */
function besideOf(labels: Label[], from: number, to: number): [Label | undefined, Label | undefined] {
  const before = labels.filter((label) => label.to <= from).sort((a, b) => b.to - a.to)[0]
  const after = labels.filter((label) => label.from >= to).sort((a, b) => a.from - b.from)[0]
  return [before, after]
}

function isMoney(sentence: string, found: { amount: number; from: number; to: number }, before: Label | undefined) {
  const written = sentence.slice(found.from, found.to)
  if (found.amount < LEAST_LIMIT || COUNTED.test(sentence.slice(found.to))) return false
  if (/^(?:\$|usd|us\$)/i.test(written) || /[a-z]$/i.test(written)) return true
  const isBehindLimit =
    before?.of === 'coverage' &&
    found.from - before.to <= BESIDE &&
    !/polic/i.test(sentence.slice(before.from, before.to))
  return written.includes(',') ? found.amount >= SURELY_MONEY || isBehindLimit : isBehindLimit
}

/** "Contract value $3,000,000", "a $3,000,000 project": the nearest word before it decides, or the one right behind it. */
function isOfWork(before: Label | undefined, after: Label | undefined, from: number, to: number): boolean {
  const isBehind = after?.of === 'work' && after.from - to <= BESIDE
  if (before && from - before.to <= (isBehind ? BESIDE : NEAR)) return before.of === 'work'
  return after?.of === 'work' && after.from - to <= NEAR
}

/** The line whose name stands right behind an amount, else the nearest before it, else the next. */
function linesBeside(sentence: string, labels: Label[], from: number, to: number): CoverageLine[] {
  const [before, after] = besideOf(
    labels.filter(({ line }) => line !== null),
    from,
    to,
  )
  const isRightBehind =
    after && /^ {0,3}$/.test(sentence.slice(to, after.from)) && !(before && from - before.to <= BESIDE)
  const label = isRightBehind ? after : (before ?? after)
  return label ? [label.line!] : []
}

/** Which limits are named behind an amount, or else before it, up to the next amount. */
function kindsBeside(sentence: string, from: number, to: number, reach: { from: number; to: number }): RegExp[] {
  const named = (text: string) => KINDS.filter((kind) => kind.test(text))
  const [next = ''] = sentence.slice(to, Math.min(reach.to, to + NEAR)).split(/[,;:]/)
  const behind = named(next)
  return behind.length ? behind : named(sentence.slice(Math.max(reach.from, from - NEAR), from))
}

/** Whether what an amount stands under is one of the limits it is told to be; words of a record that name none may be any. */
export const isOfKind = (of: string, kinds: RegExp[]) =>
  !kinds.length || kinds.some((kind) => kind.test(of)) || !KINDS.some((kind) => kind.test(of))
