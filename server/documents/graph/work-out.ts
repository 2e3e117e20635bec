import { formatAmount } from '../../../shared/amounts.ts'
import { daysBetween, formatDate } from '../../../shared/dates.ts'
import { stemsOf, termsOf } from '../search/stem.ts'
import { type Family, familiesOf, isMoney, oneIn, onlyNumbers, type Sort } from './families.ts'
import { type Known, knownOf, placeOf, shareOf, TELLING, type Term, termsIn } from './match.ts'
import { type Asked, operatorsIn } from './operators.ts'
import type { Part, Statement, Way, Worked } from './types.ts'

/** More than these are a list, and are told as one. */
const MOST_EACH = 8
/** How much of what is named a value must speak of. */
const ENOUGH = 0.7
/** And where its label is asked for whole. */
const OF_NAMED = 0.6
const OF_ABOUT = 0.5
const OF_OPERAND = 0.4

/**
 * What a question wants worked out over the values of its papers: a sum, a difference, the days between, the highest, each of several. Null where it
 * wants none, or where no values speak of enough of what it names.
 */
export function workOut(question: string, statements: Statement[]): Worked | null {
  const asked = operatorsIn(question)
  if (!asked.length) return null
  const all = statements.map(knownOf)
  for (const one of asked) {
    const worked = one.operands ? ofTwo(one, one.operands, all) : ofFamily(one, all)
    if (worked) return { ...worked, isNamed: one.operands !== null }
  }
  return null
}

type Working = Omit<Worked, 'isNamed'>

const sortOf = (way: Way): Sort => (way === 'days' || way === 'latest' || way === 'earliest' ? 'date' : 'amount')

/** Two values, each named, that differ in what names them and in nothing else as far as can be had. */
function ofTwo({ way, rest }: Asked, [first, second]: [string, string], all: Known[]): Working | null {
  const sort = sortOf(way)
  const telling = all.filter(
    ({ statement }) => oneIn(sort, statement.value) !== null && (way === 'days' || isMoney(statement.value)),
  )
  const of = rest || (way === 'difference' ? 'premium' : '')
  const [a, b, about] = [first, second, of].map((words) => termsIn(termsOf(words), all))
  const fitting = (terms: Term[], other: Term[]) =>
    telling
      .map((known) => ({
        known,
        own: shareOf(known, terms),
        others: shareOf(known, other),
        of: shareOf(known, about!),
      }))
      .filter(({ own, others }) => own >= OF_OPERAND && own >= others - 0.2)
      .sort((x, y) => y.own + y.of - (x.own + x.of))
      .slice(0, 24)
  let best: { pair: [Known, Known]; score: number } | null = null
  for (const one of fitting(a!, b!))
    for (const two of fitting(b!, a!)) {
      if (one.known === two.known || one.own + two.own <= one.others + two.others) continue
      // What one of them leaves out it shares with the other: 'payroll of sales over the estimate'.
      const shared = a!.length > b!.length ? two.others - one.others : one.others - two.others
      const score = (one.own * two.own + 0.5 * (one.of + two.of + shared)) * likeness(one.known, two.known)
      if (!best || score > best.score) best = { pair: [one.known, two.known], score }
    }
  if (!best) return null
  const covered = rest ? (shareOf(best.pair[0], about!) + shareOf(best.pair[1], about!)) / 2 : 1
  if (covered < OF_ABOUT) return null
  return resultOf(way, sort, best.pair, covered, nameApart(best.pair))
}

/** More for two values that differ in one thing alone. */
function likeness({ statement: a }: Known, { statement: b }: Known): number {
  const isSame = (key: 'attribute' | 'row' | 'table' | 'section') => a[key] !== '' && a[key] === b[key]
  if (isSame('table') && (isSame('attribute') || isSame('row'))) return 2
  if (isSame('attribute') || isSame('section')) return 1.5
  return a.file === b.file ? 1.1 : 1
}

const filesOf = (all: Known[]): number => new Set(all.map(({ statement }) => statement.file)).size

/** Whether the values of a family can be told from one another: else nobody could check what was worked out of them. */
function isApart(family: Family, way: Way): boolean {
  const names = family.members.map((known) => nameIn(known, family))
  const isTold = new Set(names).size === names.length && names.every((name) => name.length > 0)
  const isOfNumbers = family.varying === 'entity' && onlyNumbers(family.members[0]!.statement.attribute)
  return isTold && !isOfNumbers && (way !== 'sum' || family.varying !== 'attribute')
}

type Found = { family: Family; members: Known[]; score: number; covered: number; named: number }

function ofFamily({ way, rest }: Asked, all: Known[]): Working | null {
  const sort = sortOf(way)
  const terms = termsIn(termsOf(rest), all).map((term) =>
    isListed(term) && !asksWhich(term, rest) ? { ...term, rarity: term.rarity * OF_LISTED } : term,
  )
  if (!terms.length) return null
  const isOfSeveral = filesOf(all) > 1
  const found = familiesOf(all, sort)
    .filter((family) => isApart(family, way) && (way !== 'each' || !isOfSeveral || filesOf(family.members) > 1))
    .flatMap((family) => fitOf(family, terms, way) ?? [])
    .sort((a, b) => b.score - a.score)
  const [best] = found
  if (!best || best.covered < (best.named === 1 ? OF_NAMED : ENOUGH)) return null
  const alike =
    way === 'each'
      ? found.filter(({ covered, family }) => covered === best.covered && family.varying === best.family.varying)
      : [best]
  const members = alike.flatMap((one) => one.members)
  return resultOf(way, sort, members, best.covered, (known) => nameIn(known, best.family, alike.length > 1))
}

/** Words that name what papers and lists are of, and choose nothing where no value is told with them. */
const LISTED = new Set(
  stemsOf(
    'schedule schedules list app application form policy policies quote declarations page paper class code option term location premises vehicle unit fleet state claim line carrier account item part coverage limit value amount cost worth price fee insured',
  ),
)

const OF_LISTED = 0.25
const ASIDE = 0.2
/** 'Which option': what is to be told is one of these. */
const asksWhich = ({ concept }: Term, rest: string): boolean =>
  stemsOf(rest.split(' ')[0] ?? '').includes(concept.ways[0]!.stems[0]!)
const isListed = ({ concept }: Term): boolean => concept.ways[0]!.stems.every((stem) => LISTED.has(stem))

/** What a label says is money is none where it has the look of numbers. */
const isOfMoney = ({ members, varying }: Family): boolean =>
  varying === 'entity' &&
  /\b(?:premium|limit|value|amount|cost|deductible|price|fee|paid|reserves?|incurred)\b/i.test(
    members[0]!.statement.attribute,
  )

/** How a family fits: every word is of all its values, or chooses among them. */
function fitOf(family: Family, terms: Term[], way: Way): Found | null {
  let members = family.members.filter(({ statement }) => way !== 'sum' || !statement.isTotal)
  let held = 0
  let ofAttribute = 0
  const all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
  for (const { concept, rarity } of terms) {
    const places = family.members.map((known) => {
      const place = placeOf(known, concept)
      // What the rows are called is asked for where they are to be told apart, not the columns.
      return family.varying === 'attribute' && place === 'also' ? null : place
    })
    if (!places.some(Boolean)) continue
    held += rarity
    if (places.every((place) => place === 'attribute')) ofAttribute += rarity
    // What some of them are named by chooses these, even if others speak of it beside.
    const telling = places.map((place) => (place ? TELLING[place] : 0))
    const least = Math.max(...telling) - ASIDE
    const chosen = new Set(family.members.filter((_, at) => telling[at]! > 0 && telling[at]! >= least))
    members = members.filter((known) => chosen.has(known))
  }
  const covered = held / all
  const label = family.varying === 'attribute' ? 'entity' : 'attribute'
  const own = [...new Set(family.members[0]!.stems[label])]
  const asked = new Set(terms.flatMap(({ concept }) => concept.ways.flatMap(({ stems }) => stems)))
  const named = own.filter((stem) => asked.has(stem)).length / (own.length || 1)
  if (members.length < 2) return null
  if (family.isNumbered && (!ofAttribute || named < 1 || isOfMoney(family))) return null
  const size = 0.02 * Math.log2(members.length)
  return { family, members, covered, named, score: covered + 0.4 * named + 0.2 * (ofAttribute / all) + size }
}

function resultOf(
  way: Way,
  sort: Sort,
  members: Known[],
  covered: number,
  nameOf: (known: Known) => string,
): Working | null {
  const values = members.map((known) => ({ known, value: oneIn(sort, known.statement.value)! }))
  const part = ({ known }: (typeof values)[number]): Part => {
    const { value, file, page, quote } = known.statement
    return { name: nameOf(known), value, file, page, quote }
  }
  const worked = (value: string, own = values): Working => ({
    way,
    of: ofWhat(members),
    value,
    parts: own.map(part),
    covered,
  })
  // Where all are alike there is nothing to choose, and nothing to add up where all are nothing.
  const isFlat = values.every(({ value }) => value === values[0]!.value)
  if (isFlat && (way !== 'sum' || values[0]!.value === 0) && way !== 'each' && way !== 'days') return null
  if (way === 'each') return members.length > MOST_EACH ? null : worked('')
  if (way === 'days') {
    if (values.length !== 2) return null
    const [from, to] = [values[0]!.value, values[1]!.value].map(String)
    return from === to ? null : worked(`${daysBetween(from!, to!)} days`)
  }
  if (way === 'sum')
    return worked(money(values.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0) / 100))
  if (way === 'difference')
    return values.length === 2 && values[0]!.value !== values[1]!.value
      ? worked(money(Math.abs(Math.round((Number(values[0]!.value) - Number(values[1]!.value)) * 100)) / 100))
      : null
  const isUpward = way === 'lowest' || way === 'earliest'
  const sorted = values.toSorted((x, y) => (x.value === y.value ? 0 : x.value < y.value === isUpward ? -1 : 1))
  const first = sorted.filter(({ value }) => value === sorted[0]!.value)
  return worked(typeof sorted[0]!.value === 'number' ? money(sorted[0]!.value) : formatDate(sorted[0]!.value), [
    ...first,
    ...sorted.slice(first.length),
  ])
}

const money = (amount: number) => formatAmount(amount)

/** What all parts have in common: their label, or the words of their row. */
function ofWhat(members: Known[]): string {
  const attributes = new Set(members.map(({ statement }) => statement.attribute))
  const [first] = members
  return attributes.size === 1 ? first!.statement.attribute : first!.statement.entity
}

/** What a row is called. */
const rowOf = ({ numbers, entity }: Statement): string => [numbers, entity].filter(Boolean).join('; ')

const nameIn = ({ statement }: Known, { varying, members }: Family, isOneOfMany = false): string =>
  varying === 'section' && members.some((one) => one.statement.file !== statement.file)
    ? statement.paper
    : isOneOfMany
      ? [rowOf(statement), statement.attribute].join(', ')
      : varying === 'attribute'
        ? statement.attribute
        : varying === 'entity'
          ? rowOf(statement)
          : members.some((one) => one.statement.attribute !== statement.attribute)
            ? statement.attribute
            : statement.section || statement.paper

/** What tells one of two from the other. */
const nameApart =
  (pair: [Known, Known]) =>
  ({ statement }: Known): string => {
    const [a, b] = pair.map((known) => known.statement)
    if (a!.attribute !== b!.attribute) return statement.attribute || statement.entity
    return rowOf(a!) !== rowOf(b!) ? rowOf(statement) : statement.section || statement.attribute
  }
