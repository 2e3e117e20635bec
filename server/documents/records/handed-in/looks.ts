import { isBlank } from '../../../../shared/blanks.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { runsIntoFigure } from '../../facts/addresses.ts'
import { ownInterest } from '../../facts/own-interest.ts'
import { mentionsEnded } from '../ended.ts'
import { PRIOR_POLICY } from '../families/others.ts'
import { buildingsNamed } from '../property/places.ts'
import type { Family, RecordValue } from '../types.ts'
import { isNothing } from '../values.ts'

const figure = (text: string) => Number(text.replaceAll(',', ''))

/** What an entry's row says where it is none of the insured's, or of no term that began. */
export const NOT_ITS =
  /\b(?:not (?:to be )?(?:insured|covered|included)|quote[ds]?|proposal|indication|declined to quote)\b/i

/** Whether a cell says so of its row, or that the entry is one no more; a policy before may be marked as one to come: '(proposed)'. */
export const isNotIts = (text: string, family: Family): boolean =>
  mentionsEnded(text, family) || NOT_ITS.test(text) || (family.type === PRIOR_POLICY.type && /\(proposed\)/i.test(text))

/** What stands in place of a name that is not known, or that is told above. */
const isNamed = (text: string) => !isBlank(text) && !/^(?:same|ditto)\b/i.test(text)

/** What fields look like: text of another look is of something else, or in another unit: a hydrant told in miles. */
const LOOKS: Readonly<Record<string, (text: string) => boolean>> = {
  building_number: (text) => /^\D{0,2}\d{0,2}[A-Z]?$/i.test(text),
  insured_interest: (text) => ownInterest(text) !== null,
  city_limits: (text) => /^(?:in|out)side$/i.test(text),
  basements: (text) => /^\d$/.test(text),
  // A system of which something is not so is none that a box says.
  fire_alarm: (text) => !isDenied(text),
  burglar_alarm: (text) => !isDenied(text),
  hydrant_feet: (text) => figure(text) >= 20,
  fire_station_miles: (text) => figure(text) <= 60,
  // A street that goes on elsewhere is not whole.
  line1: (text) => !text.endsWith(',') && !runsIntoFigure(text),
  name: isNamed,
  carrier: isNamed,
  policy_number: isNamed,
  ownership: (text) => /^\d{1,3}(?:\.\d+)? ?%?$/.test(text),
  inclusion: (text) => /^(?:in(?!a)|ex|out|[eiynx]$|yes|no)\D*$/i.test(text),
}
export const isOfLook = (name: string, value: RecordValue): boolean =>
  typeof value === 'object' || (LOOKS[name]?.(`${value}`) ?? true)

/** Whether a cell tells nothing of its own place: that nothing is known, or that it is as at another. */
export const saysNothing = (text: string): boolean =>
  isNothing(text) || isBlank(text) || buildingsNamed(text).length > 0
