import { startsAddress } from '../../facts/addresses.ts'
import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import type { Line } from '../../types.ts'
import { isNotInForce } from '../in-force.ts'
import type { RecordField } from '../types.ts'
import { deductibleOf, numbersOf, type Scope } from './cells.ts'
import { fieldNamed, OF_PROPERTY } from './columns.ts'
import { letterOf } from './lettered.ts'
import { placeNamed, saysAll } from './places.ts'
import { fieldsTold, type Told, valueTold } from './told.ts'

type Fields = Record<string, RecordField>
/** A coverage with what is told of it, what it is as far as its name says, and the rows it stands among. */
export type CoverageTold = {
  fields: Fields
  concept: string | null
  letter: string | null
  page: number
  list?: readonly unknown[]
  isBound?: boolean
}

/** 'Limits at location 1': what is told of several limits is none. */
const HEADS_LIMITS = /^(?:limits|amounts|sums)\b/i
/** The letter of a coverage before its name: 'A. Dwelling', 'A - Building'. */
const ITEM = /^[A-Z](?:\.| [-–]) (?=\p{Lu})/u
/** Another line's, or what a coverage costs: 'Contents premium'. */
const OF_OTHERS = /\bliability\b|\bpremiums?\b/i
/** Whether a row of a list of anything tells of coverages and is none: 'Coinsurance, buildings'. */
export const isOfCoverages = ({ text }: Told): boolean =>
  /\bdeductible\b/i.test(text) || text.split(', ').some((part) => OF_COVERAGES.has(fieldNamed(part)))
const OF_COVERAGES: ReadonlySet<string | null> = new Set([
  'deductible',
  'coinsurance',
  'valuation',
  'causes_of_loss',
  'premium',
])
/** What stands where a limit is told. */
const LIMIT = /^\$?\s?[\d,]{3,}(?:\.\d\d)?$|\bincluded\b|\bactual loss\b|\bmonths\b|%/i

/** The coverage that a name and a limit tell, with what `more` its list says; null where they are of another line, or of none that is in force. */
export function coverageTold(
  name: Told,
  limit: Told,
  scope: Scope,
  more: Fields,
  isOfAnything: boolean,
): CoverageTold | null {
  if (isNotInForce(limit.text) || !LIMIT.test(limit.text)) return null
  const named = placeNamed(name.text)
  // 'Building 1, 9 Elm Street' is a building at its address.
  const whole = named && startsAddress(named.rest) ? name.text.split(/[\s,]/)[0]! : named?.rest || name.text
  const [, bare = whole, valued] = /^(.*?) [-–] ((?:replacement|actual cash|functional|market) .*)$/i.exec(whole) ?? []
  const coverage = bare.replace(ITEM, '')
  const concept =
    limitConcept(normal(coverage)) ??
    coverage
      .split(/, | [-–] /)
      .map((part) => limitConcept(normal(part)))
      .find((one) => OF_PROPERTY.has(one)) ??
    null
  if (
    OF_OTHERS.test(coverage) ||
    (concept === null && HEADS_LIMITS.test(coverage)) ||
    ((concept || isOfAnything) && !OF_PROPERTY.has(concept))
  )
    return null
  const place = named
    ? { place: named, told: name }
    : saysAll(name.text)
      ? { place: { location: null, building: null, all: true, rest: '' }, told: name }
      : scope
  const amount = limit.text.replace(/^\$\s*/, '')
  const fields = fieldsTold({
    ...(place && numbersOf(place.place, place.told)),
    coverage: valueTold(coverage, name),
    limit: valueTold(amount, limit),
    ...(valued && { valuation: valueTold(valued, name) }),
  })
  if (!fields.coverage || !fields.limit) return null
  const all = { ...fields, ...deductibleOf(more) }
  const inRow = ['limit', 'deductible'].flatMap((part) =>
    all[part] ? [[part, amongLines(fields.coverage!, all[part])] as const] : [],
  )
  return { fields: { ...all, ...Object.fromEntries(inRow) }, concept, letter: letterOf(name.text), page: name.page }
}

/** A value quoted with the name it stands beside where that goes on below it, in the order of the page. */
function amongLines({ source: name }: RecordField, field: RecordField): RecordField {
  const { source } = field
  const [first] = source.boxes
  if (name.page !== source.page || !first || !name.boxes.some((box) => isBelow(box, first))) return field
  const all = [name, source].flatMap(({ quote, boxes }) =>
    quote.split(' … ').flatMap((text, at) => (boxes[at] ? [{ text, box: boxes[at] }] : [])),
  )
  all.sort(({ box: a }, { box: b }) => (isBelow(a, b) || isBelow(b, a) ? a[1] - b[1] : a[0] - b[0]))
  const [quote, boxes] = [all.map(({ text }) => text).join(' … '), all.map(({ box }) => box)]
  return { ...field, source: { ...source, quote, boxes } }
}
const isBelow = ([, y]: Line['box'], [, top, , height]: Line['box']) => y > top + height / 2
