import { type Concept, conceptsOf } from '../search/concepts.ts'
import { stemsOf, termsOf } from '../search/stem.ts'
import type { Unit } from './types.ts'

/** What a question wants to be told; null where anything may be the answer. */
export type Wanted = 'reason' | 'amount' | 'date' | 'percent' | 'duration' | 'number' | 'verdict' | null

/** A unit found for a question. `covered`: the share of what the question asks for that it speaks of, the rarer words counting more; `labelled`: the share of its label that is asked for. */
export type RankedUnit<Own extends Unit = Unit> = { unit: Own; score: number; covered: number; labelled: number }

/** How much a word counts by where in a unit it stands: BM25F's weights of fields. */
const FIELDS = { label: 3, value: 1, heads: 1.2, section: 0.8, lead: 0.7 }
const SATURATION = 1.2
const OF_WANTED = 1.5
const OF_HEADING = 0.5

/** How a value of each type looks. */
export const LOOKS: Record<NonNullable<Wanted>, RegExp> = {
  reason:
    /\b(?:because|due to|reasons?|since|as a result|on account of|based on|for non-?payment|does not (?:apply|cover)|experience|owing to)\b/i,
  amount: /\$ ?\d|\b\d{1,3}(?:,\d{3})+\b|(?<![\d/-])[1-9]\d{4,6}(?![\d/-])/,
  date: /\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, \d{4})?\b|\b\d{4}-\d\d-\d\d\b/i,
  percent: /\d ?%|\bpercent\b/i,
  duration:
    /\b(?:\d+|one|two|three|five|seven|ten|fifteen|twenty|thirty|forty-five|sixty|ninety)\)? (?:calendar |business |working )?(?:days?|weeks?|months?|years?|hours?)\b/i,
  number: /\d/,
  verdict:
    /\b(?:not|no|never|excluded?|exclusions?|includ\w+|cover(?:s|ed)|appl(?:y|ies)|requir\w+|shall|must|will|may)\b/i,
}

/**
 * The units that best answer a question, best first: BM25F (Robertson, Zaragoza, Taylor: Simple BM25 Extension to Multiple Weighted
 * Fields, 2004) over label, value, column heads, section and lead, more for a label that is asked for whole and for a value of the
 * type that is wanted.
 */
export function rankUnits<Own extends Unit>(
  units: Own[],
  question: string,
  wanted: Wanted,
  limit: number,
): RankedUnit<Own>[] {
  const concepts = conceptsOf(termsOf(question)).filter(({ ways }) => ways[0]!.weight === 1)
  if (!concepts.length) return []
  const fields = units.map(fieldsOf)
  const counts = concepts.map((concept) => fields.map((own) => countOf(own, concept)))
  const rarity = counts.map((own) => {
    const holding = own.filter((count) => count > 0).length
    return Math.log(1 + (units.length - holding + 0.5) / (holding + 0.5))
  })
  const known = rarity.filter((_, at) => counts[at]!.some((count) => count > 0))
  // What stands nowhere counts as much as what does: it may be how the question is put, or what the documents do not say.
  const usual = known.reduce((sum, one) => sum + one, 0) / (known.length || 1)
  for (const [at, own] of counts.entries()) if (!own.some((count) => count > 0)) rarity[at] = usual
  const all = rarity.reduce((sum, one) => sum + one, 0)
  const ranked = units.flatMap((unit, index) => {
    const found = concepts.map((_, at) => counts[at]![index]!)
    const covered = found.reduce((sum, count, at) => sum + (count > 0 ? rarity[at]! : 0), 0) / all
    if (!covered) return []
    const score = found.reduce(
      (sum, count, at) => sum + (rarity[at]! * count * (SATURATION + 1)) / (count + SATURATION),
      0,
    )
    const type = wanted && LOOKS[wanted].test(unit.value) ? OF_WANTED : 1
    const kind = unit.kind === 'heading' ? OF_HEADING : 1
    const labelled = labelFit(fields[index]!, concepts)
    return [
      {
        unit,
        covered,
        labelled,
        score: score * (0.3 + covered * covered) * (1 + labelled) * type * kind,
      },
    ]
  })
  return ranked.sort((a, b) => b.score - a.score).slice(0, limit)
}

type Fields = { stems: Record<keyof typeof FIELDS, string[]> }

const fieldsOf = ({ label, value, cells, section, lead }: Unit): Fields => ({
  stems: {
    label: stemsOf(label),
    value: stemsOf(value),
    heads: stemsOf([...new Set(cells.map(({ head }) => head))].join(' ')),
    section: stemsOf(section),
    lead: stemsOf(lead),
  },
})

function countOf({ stems }: Fields, { ways }: Concept): number {
  let best = 0
  for (const way of ways) {
    let count = 0
    for (const [name, weight] of Object.entries(FIELDS))
      count += weight * occurrences(stems[name as keyof typeof FIELDS], way.stems)
    best = Math.max(best, count * way.weight)
  }
  return best
}

function occurrences(stems: string[], phrase: string[]): number {
  let count = 0
  for (let at = stems.indexOf(phrase[0]!); at >= 0; at = stems.indexOf(phrase[0]!, at + 1))
    if (phrase.every((stem, offset) => stems[at + offset] === stem)) count += 1
  return count
}

/** The share of a label that is asked for. */
function labelFit({ stems: { label } }: Fields, concepts: Concept[]): number {
  const telling = termsOf(label.join(' '))
  if (!telling.length) return 0
  const asked = new Set(concepts.flatMap(({ ways }) => ways.flatMap(({ stems }) => stems)))
  return telling.filter((stem) => asked.has(stem)).length / telling.length
}
