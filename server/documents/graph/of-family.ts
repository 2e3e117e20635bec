import { ALTERNATIVES, sumsAmong, TOTALS } from '../records/sums-among.ts'
import type { Concept } from '../search/concepts.ts'
import { stemsOf, termsOf } from '../search/stem.ts'
import { type Family, familiesOf, oneIn, onlyNumbers, type Sort } from './families.ts'
import { type Known, placeOf, TELLING, type Term, termsIn } from './match.ts'
import { nameAmong, nameIn } from './naming.ts'
import type { Asked } from './operators.ts'
import { resultOf, type Working } from './result.ts'
import type { Way } from './types.ts'

/** How much of what is named a family must speak of, and one whose label is asked for whole. */
const ENOUGH = 0.7
const OF_NAMED = 0.6
/** What it is worth that a family's whole label is asked for, and that nothing but its label is. */
const FOR_LABEL = 0.4
const FOR_LABEL_ALONE = 0.2

const isDated = (way: Way): boolean => way === 'earliest' || way === 'latest'

const filesOf = (all: Known[]): number => new Set(all.map(({ statement }) => statement.file)).size

/** Whether the values of a family can be told from one another: else nobody could check what was worked out of them. */
function isApart(family: Family, way: Way): boolean {
  const names = family.members.map((known) => nameIn(known, family))
  const isTold = new Set(names).size === names.length && names.every((name) => name.length > 0)
  const isOfNumbers = family.varying !== 'attribute' && family.members.some(({ statement }) => onlyNumbers(statement))
  return isTold && !isOfNumbers && ((way !== 'sum' && way !== 'average') || mayBeAdded(family))
}

/** Whether values are parts that may be added up: rows of a column, or what labels number, and no choices. */
function mayBeAdded({ members, varying }: Family): boolean {
  const names = members.map(
    ({ statement }) => `${statement.numbers} ${statement.entity} ${varying === 'section' ? statement.attribute : ''}`,
  )
  const isNumbered = varying === 'section' && members.every(({ statement }) => /\d/.test(statement.attribute))
  return (varying === 'entity' || isNumbered) && names.filter((name) => ALTERNATIVES.test(name)).length < 2
}

/** The values of a column without those that sum up others; null where one has the look of a sum and is not called one. */
function withoutSums(members: Known[]): Known[] | null {
  const told = members.filter(({ statement }) => !statement.isTotal)
  const sums = sumsAmong(told.map(({ statement }) => Number(oneIn('amount', statement.value))))
  const isCalled = ({ statement: { entity, numbers } }: Known) => TOTALS.test(`${entity} ${numbers}`)
  return told.some((known, at) => sums[at] && !isCalled(known)) ? null : told.filter((_, at) => !sums[at])
}

/** What words of a question are beside: what the rows are asked for by, and what some values are called by. */
type Roles = { which: Concept[]; elsewhere: Concept[] }

type Found = { family: Family; members: Known[]; score: number; covered: number; named: number }

/** What is asked over the family of values that fits the question best. */
export function ofFamily({ way, rest }: Asked, all: Known[], sort: Sort): Working | null {
  const terms = termsIn(termsOf(rest), all).map((term) =>
    isListed(term) && !asksWhich(term, rest) ? { ...term, rarity: term.rarity * OF_LISTED } : term,
  )
  if (!terms.length) return null
  const roles: Roles = {
    which: terms.filter((term) => asksWhich(term, rest)).map(({ concept }) => concept),
    elsewhere: terms.flatMap(({ concept }) =>
      all.some((known) => placeOf(known, concept) === 'attribute') ? concept : [],
    ),
  }
  const isOfSeveral = filesOf(all) > 1
  const found = familiesOf(all, sort)
    .filter((family) => isApart(family, way) && (way !== 'each' || !isOfSeveral || filesOf(family.members) > 1))
    .flatMap((family) => fitOf(family, terms, roles, way) ?? [])
    .sort((a, b) => b.score - a.score)
  const [best] = found
  if (!best || best.covered < (best.named === 1 && way !== 'difference' ? OF_NAMED : ENOUGH)) return null
  const alike =
    way === 'each'
      ? found.filter(({ covered, family }) => covered === best.covered && family.varying === best.family.varying)
      : [best]
  const members = alike.flatMap((one) => one.members)
  // Others that fit as well and tell other values leave open which are meant.
  const rival = found.find((one) => one !== best && one.score > best.score - AS_GOOD)
  if (way !== 'each' && rival && valuesOf(rival, sort) !== valuesOf(best, sort)) return null
  const worked = resultOf(way, sort, members, best.covered, (known) =>
    alike.length > 1 ? nameAmong(known) : nameIn(known, best.family),
  )
  return worked && { ...worked, untold: best.family.untold.words }
}

/** What is worked out of a family, for comparing. */
const valuesOf = ({ members }: Found, sort: Sort): string =>
  members
    .map(({ statement }) => oneIn(sort, statement.value))
    .sort()
    .join()
/** Scores no further apart are the same but for rounding. */
const AS_GOOD = 0.001

/** Words that name what documents and lists are of, and choose nothing where no value is told with them. */
const LISTED = new Set(
  stemsOf(
    'schedule schedules list app application form policy policies quote declarations page paper class code option term location premises vehicle unit fleet state claim line carrier account item part coverage limit value amount cost worth price fee insured',
  ),
)

/** How much of their weight such words keep. */
const OF_LISTED = 0.25
/** Values a word is told of almost as well as of the best are chosen with it. */
const ASIDE = 0.2
/** How telling a place must be to say which values are meant. */
const OF_VALUES = 0.7
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
function fitOf(family: Family, terms: Term[], { which, elsewhere }: Roles, way: Way): Found | null {
  const parts = family.varying === 'entity' && !isDated(way) ? withoutSums(family.members) : family.members
  if (!parts?.length) return null
  let members = parts
  let held = 0
  let ofAttribute = 0
  let isOfValues = false
  const all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
  for (const { concept, rarity } of terms) {
    const places = family.members.map((known) => {
      const place = placeOf(known, concept)
      // What the rows are called is asked for where they are to be told apart, not the columns; another column, where the rows are asked for by it.
      if (place === 'beside') return which.includes(concept) ? place : null
      return family.varying === 'attribute' && place === 'also' ? null : place
    })
    if (!places.some(Boolean)) {
      // It is the name of other values than these.
      if (elsewhere.includes(concept)) return null
      continue
    }
    held += rarity
    if (places.some((place) => place !== null && TELLING[place] >= OF_VALUES && place !== 'also')) isOfValues = true
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
  // What speaks of nothing but what the rows are called asks how many there are.
  if (members.length < 2 || !isOfValues) return null
  if (isDated(way) && !ofAttribute) return null
  if (family.untold.figures > 0) return null
  if (family.isNumbered && (!ofAttribute || named < 1 || isOfMoney(family))) return null
  return { family, members, covered, named, score: covered + FOR_LABEL * named + FOR_LABEL_ALONE * (ofAttribute / all) }
}
