import { type Place, placeOf, type Term, termsIn } from '../graph/match.ts'
import { operatorsIn } from '../graph/operators.ts'
import type { Features } from '../learned-weights.ts'
import { likenessOf, type Meaning, meaningAsked } from '../search/meanings.ts'
import { relatedTo } from '../search/related.ts'
import { stemsOf, termsOf } from '../search/stem.ts'
import { LOOKS, type Wanted } from '../units/rank-units.ts'
import { wantedOf } from '../units/wanted.ts'
import type { Weighed } from './weighed.ts'

/** A question as candidates are held against it. */
export type Sought = {
  terms: Term[]
  /** The terms that are the name of some value, and those no candidate speaks of. */
  names: Set<Term>
  nowhere: Set<Term>
  /** Every stem that is asked for, in any way it may be said. */
  asked: Set<string>
  /** Stems that stand beside one another, and those of them that number something: 'premises 2'. */
  pairs: Set<string>
  numbered: Set<string>
  wanted: Wanted | 'who'
  meaning: Meaning
  /** Whether something is to be counted or listed. */
  isOfMany: boolean
  /** The stems of the words by which something is to be worked out over several values, as 'total' or 'highest'. */
  workedBy: string[]
}

export function soughtIn(question: string, all: Weighed[]): Sought {
  const stems = termsOf(question)
  const related = relatedIn(question)
  const terms = termsIn(stems, all).map((term) => orOther(term, all, related))
  const pairs = new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`))
  return {
    terms,
    names: new Set(terms.filter(({ concept }) => all.some((known) => placeOf(known, concept) === 'attribute'))),
    nowhere: new Set(terms.filter(({ concept }) => !all.some((known) => placeOf(known, concept)))),
    asked: new Set(terms.flatMap(({ concept }) => concept.ways.flatMap((way) => way.stems))),
    pairs,
    numbered: new Set([...pairs].filter((pair) => / \d{1,4}$/.test(pair))),
    wanted: wantedOf(question) ?? (WHO.test(question) ? 'who' : null),
    meaning: meaningAsked(question),
    isOfMany: OF_MANY.test(question),
    workedBy: operatorsIn(question).length ? stemsOf(question.match(WORKED_BY)?.join(' ') ?? 'worked') : [],
  }
}

const LONG_ENOUGH = 4

/** The other words that documents may have for those of a question, as stems. */
const relatedIn = (question: string): Map<string, string[][]> =>
  new Map(question.split(/\s+/).flatMap((word) => stemsOf(word).map((stem) => [stem, relatedTo(word).map(stemsOf)])))

/** A word that stands nowhere may be the beginning of others, 'wind' of 'windstorm', or documents may have another for it. */
function orOther(term: Term, all: Weighed[], related: Map<string, string[][]>): Term {
  const [own] = term.concept.ways[0]!.stems
  if (own === undefined || all.some((known) => placeOf(known, term.concept))) return term
  const isBegun = (stem: string) => own.length >= LONG_ENOUGH && stem.startsWith(own)
  const begun = new Set(all.flatMap(({ stems }) => Object.values(stems).flat().filter(isBegun)))
  const others = [...[...begun].map((stem) => [stem]), ...(related.get(own) ?? [])]
  return { ...term, concept: { ways: [...term.concept.ways, ...others.map((stems) => ({ stems, weight: 1 }))] } }
}

const WHO = /\bwho(?:se|m)?\b|\b(?:name|names) of\b|\bwhich (?:carrier|insurer|company|driver|person|agent|broker)\b/i
const OF_MANY =
  /\bhow many\b|\b(?:list|all|each|every|both|any)\b|\b(?:which|what|who)(?: \p{L}+)? (?:are|were|have)\b/iu
/** Words of an operator that documents use for a label as well: 'Total premium', 'Minimum due'. */
const WORKED_BY = /\b(?:total|minimum|maximum|combined|difference|highest|lowest|latest|earliest)\b/gi
const LOOK_NAMES = Object.keys(LOOKS) as NonNullable<Wanted>[]
/** A person or a company: words that begin with capitals. */
const NAME = /^\p{Lu}[\p{L}.'’-]+(?:[ ,&]+(?:\p{Lu}[\p{L}.'’-]*|of|and|the))+$/u
const EMPTY = /^[\s\-–—.]*$|^n\/?a$|^none$/i
const LONG_VALUE = 200
const LONG_LABEL = 12
const SHORT_LABEL = 3
const LATE = 10

/** What tells whether a candidate answers a question, each 0 to 1; what is not told is 0. */
export function featuresOf(known: Weighed, sought: Sought): Features {
  const found: Features = new Map()
  const tell = (name: string, amount: number | boolean) => {
    if (amount) found.set(name, Number(amount))
  }
  const { statement, stems } = known
  const { kind, value } = statement
  const { held, whole, named, nowhere, figures, figuresMissed } = sharesOf(known, sought)
  for (const [place, share] of Object.entries(held)) tell(`in ${place}`, share)
  tell('whole', whole)
  tell('whole squared', whole * whole)
  tell('all', whole > 0.999)
  tell('missed is a name elsewhere', named)
  tell('nowhere', nowhere)
  tell('figures', figures)
  tell('figures missed', figuresMissed)
  const labelFit = fitOf(known.telling.attribute, sought)
  tell('label fits', labelFit)
  tell('label fits whole', labelFit === 1)
  tell('row fits', fitOf(known.telling.entity, sought))
  tell('section fits', fitOf(known.telling.section, sought))
  tell('no label', !stems.attribute.length)
  tell('short label', stems.attribute.length > 0 && stems.attribute.length <= SHORT_LABEL)
  tell('long label', Math.min(1, stems.attribute.length / LONG_LABEL))
  const said = [stems.attribute, stems.entity, stems.numbers, stems.section, stems.value].flatMap((own) => [
    ...own,
    '|',
  ])
  tell('together', togetherIn(said, sought.pairs))
  tell('figure with its name', togetherIn(said, sought.numbered))
  const { wanted, meaning } = sought
  const { means } = known
  tell('label means it', likenessOf(meaning, means.label))
  tell('label in its section means it', likenessOf(meaning, means.labelled))
  tell('label means another', meaning.size && means.label.size ? 1 - likenessOf(meaning, means.label) : 0)
  tell('row means it', likenessOf(meaning, means.row))
  tell('section means it', likenessOf(meaning, means.section))
  tell('sentence means it', likenessOf(meaning, means.sentence))
  tell('lead means it', likenessOf(meaning, means.lead))
  if (wanted && wanted !== 'who') tell(`wants ${wanted}: ${LOOKS[wanted].test(value) ? 'fits' : 'not'}`, true)
  tell(`wants ${wanted ?? 'any'} of ${kind}`, true)
  tell(`wants ${wanted ?? 'any'}: name`, NAME.test(value))
  tell('figureless', !LOOK_NAMES.some((name) => LOOKS[name].test(value)))
  tell('empty', EMPTY.test(value))
  tell('long', Math.min(1, value.length / LONG_VALUE))
  tell(`is ${kind}`, true)
  tell(`whole of ${kind}`, whole)
  tell('of many', sought.isOfMany)
  const { workedBy } = sought
  const own = [...stems.attribute, ...stems.section, ...(kind === 'sentence' ? stems.value : [])]
  tell('worked out', workedBy.length > 0 && !workedBy.every((stem) => own.includes(stem)))
  tell('worked out as it is called', workedBy.length > 0 && workedBy.every((stem) => own.includes(stem)))
  tell('total', statement.isTotal)
  tell('value asked back', fitOf(known.telling.value, sought) === 1)
  tell('late page', Math.min(1, (statement.page - 1) / LATE))
  return found
}

/** The shares of a question a candidate speaks of, and does not, the rarer words counting more. */
function sharesOf(known: Weighed, { terms, names, nowhere: unknown }: Sought) {
  const all = terms.reduce((sum, { rarity }) => sum + rarity, 0) || 1
  const held: Partial<Record<Place, number>> = {}
  let [missed, named, nowhere, figures, figuresMissed] = [0, 0, 0, 0, 0]
  for (const term of terms) {
    const place = placeOf(known, term.concept)
    const share = term.rarity / all
    const isFigure = /\d/.test(term.concept.ways[0]!.stems.join(''))
    if (place) held[place] = (held[place] ?? 0) + share
    if (place && place !== 'beside') {
      if (isFigure) figures += share
      continue
    }
    missed += share
    if (isFigure) figuresMissed += share
    if (names.has(term)) named += share
    if (unknown.has(term)) nowhere += share
  }
  return { held, whole: 1 - missed, named, nowhere, figures, figuresMissed }
}

/** The share of a name's telling stems that are asked for; 0 where it has none. */
function fitOf(telling: string[], { asked }: Sought): number {
  return telling.length ? telling.filter((stem) => asked.has(stem)).length / telling.length : 0
}

/** The share of the pairs that stand together; 0 where there are none. */
function togetherIn(stems: string[], pairs: Set<string>): number {
  if (!pairs.size) return 0
  const found = new Set<string>()
  for (let at = 1; at < stems.length; at++) {
    const pair = `${stems[at - 1]} ${stems[at]}`
    if (pairs.has(pair)) found.add(pair)
  }
  return found.size / pairs.size
}
