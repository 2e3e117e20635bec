import { limitConcept } from '../../facts/limit-labels.ts'
import { normal } from '../../facts/sheet.ts'
import { isNotInForce } from '../in-force.ts'
import type { RecordField } from '../types.ts'
import { deductibleOf, numbersOf, type Scope } from './cells.ts'
import { OF_PROPERTY } from './columns.ts'
import { placeNamed, saysAll } from './places.ts'
import { fieldsTold, type Told, valueTold } from './told.ts'

type Fields = Record<string, RecordField>
/** A coverage with what is told of it, and what it is as far as its name says. */
export type CoverageTold = { fields: Fields; concept: string | null; page: number }

/** 'Limits at location 1': what is told of several limits is none. */
const HEADS_LIMITS = /^(?:limits|amounts|sums)\b/i
const LIABILITY = /\bliability\b/i
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
  const whole = named?.rest || name.text
  const [, bare = whole, valued] = /^(.*?) [-–] ((?:replacement|actual cash|functional|market) .*)$/i.exec(whole) ?? []
  const coverage = bare.replace(/^[A-Z]\. /, '')
  const concept =
    limitConcept(normal(coverage)) ??
    coverage
      .split(/, | [-–] /)
      .map((part) => limitConcept(normal(part)))
      .find((one) => OF_PROPERTY.has(one)) ??
    null
  if (
    LIABILITY.test(coverage) ||
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
  return fields.coverage && fields.limit
    ? { fields: { ...fields, ...deductibleOf(more) }, concept, page: name.page }
    : null
}
