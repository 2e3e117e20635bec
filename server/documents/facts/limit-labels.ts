import { Likenesses } from '../concepts/likeness.ts'
import { LIMIT_CONCEPTS, type LimitConcept } from '../concepts/limits.ts'
import { wordsOf } from '../concepts/words.ts'
import type { Topic } from './headings.ts'
import { type FactKey, type LineOfBusiness, SPECIALTY_LINES, type SpecialtyLine } from './keys.ts'

/**
 * What the words beside an amount make of it. `other`: a known thing we do not keep (a premium, an underlying total), so the
 * amount is spoken for. Null: the words are not understood, and the amount stays out.
 */
export type Meaning = { key: FactKey; sure: number } | 'other' | null

type Sense = (topic: Topic | null) => FactKey | 'other' | null

const only =
  (...pairs: [Topic | null, FactKey | 'other'][]): Sense =>
  (topic) =>
    pairs.find(([name]) => name === topic)?.[1] ?? null

const combinedSingleLimit: Sense = (topic) => {
  if (topic === 'gl') return 'gl.eachOccurrence'
  if (topic === 'umbrella') return 'umbrella.eachOccurrence'
  return topic === 'auto' || topic === null || topic === 'reset' ? 'auto.combinedSingleLimit' : null
}

const isSpecialty = (topic: Topic | null): topic is SpecialtyLine => topic !== null && topic in SPECIALTY_LINES

/** A limit only a general liability policy has, unless an umbrella or another policy's part repeats it. */
const glOnly =
  (key: FactKey): Sense =>
  (topic) =>
    topic === null ||
    topic === 'gl' ||
    topic === 'property' ||
    topic === 'reset' ||
    topic === 'underlying' ||
    topic === 'prior' ||
    topic === 'parties'
      ? key
      : 'other'

/** Disease limits under another line's heading are stop-gap cover, or another policy's. */
const ofEmployers =
  (key: FactKey): Sense =>
  (topic) =>
    topic === null || topic === 'wc' || topic === 'reset' ? key : 'other'

const eachOccurrence: Sense = (topic) => {
  if (topic === 'umbrella') return 'umbrella.eachOccurrence'
  if (topic === 'auto') return 'auto.combinedSingleLimit'
  if (isSpecialty(topic)) return `${topic}.eachClaim`
  return topic === 'gl' || topic === null || topic === 'reset' || topic === 'underlying' || topic === 'prior'
    ? 'gl.eachOccurrence'
    : null
}

const eachClaim: Sense = (topic) =>
  isSpecialty(topic) ? `${topic}.eachClaim` : topic === 'umbrella' ? 'umbrella.eachOccurrence' : null

const aggregate: Sense = (topic) => {
  if (topic === 'gl' || topic === 'underlying') return 'gl.generalAggregate'
  if (topic === 'umbrella') return 'umbrella.aggregate'
  return isSpecialty(topic) ? `${topic}.aggregate` : null
}

const eachAccident: Sense = (topic) => {
  if (topic === 'wc') return 'wc.eachAccident'
  if (topic === 'auto') return 'auto.combinedSingleLimit'
  return topic === 'garage' ? 'garage.eachClaim' : null
}

const retention: Sense = (topic) =>
  topic === 'umbrella'
    ? 'umbrella.retention'
    : isSpecialty(topic)
      ? `${topic}.retention`
      : topic === 'gl'
        ? 'gl.deductible'
        : null

const deductible: Sense = (topic) => {
  if (topic === 'umbrella') return 'umbrella.deductible'
  if (topic === 'gl') return 'gl.deductible'
  if (topic === 'property') return 'property.deductible'
  return isSpecialty(topic) ? `${topic}.retention` : 'other'
}

/** A policy's own total, or the total of the part it stands under. */
const policyPremium: Sense = (topic) => (topic === 'underlying' || topic === 'prior' ? 'other' : 'policy.premium')

const premium: Sense = (topic) => {
  if (topic === null || topic === 'reset') return 'policy.premium'
  if (topic === 'underlying' || topic === 'prior' || topic === 'example' || topic === 'foreign' || topic === 'parties')
    return 'other'
  return `${topic}.premium` as FactKey
}

const agg =
  (plain: Sense): Sense =>
  (topic) =>
    topic === 'umbrella' ? 'umbrella.aggregate' : isSpecialty(topic) ? `${topic}.aggregate` : plain(topic)

const notOfUmbrella =
  (key: FactKey): Sense =>
  (topic) =>
    topic === 'umbrella' ? 'other' : glOnly(key)(topic)

/** What a concept is under a heading, and how sure its words alone make it. */
const SENSES: Record<LimitConcept, [sense: Sense, sure?: number]> = {
  'general-aggregate': [agg(glOnly('gl.generalAggregate'))],
  'products-aggregate': [notOfUmbrella('gl.productsAggregate')],
  'personal-advertising-injury': [notOfUmbrella('gl.personalAdvertisingInjury')],
  'rented-premises': [(topic) => (topic === 'property' ? null : glOnly('gl.damageToRentedPremises')(topic)), 0.93],
  'medical-expense': [(topic) => (topic === 'auto' ? 'auto.medicalPayments' : glOnly('gl.medicalExpense')(topic))],
  'auto-medical-payments': [() => 'auto.medicalPayments'],
  'each-occurrence': [eachOccurrence],
  'business-liability': [
    only(
      ['gl', 'gl.eachOccurrence'],
      ['property', 'gl.eachOccurrence'],
      [null, 'gl.eachOccurrence'],
      ['reset', 'gl.eachOccurrence'],
    ),
  ],
  aggregate: [aggregate, 0.9],
  'each-claim': [eachClaim],
  'combined-single-limit': [combinedSingleLimit],
  'auto-liability': [
    (topic) =>
      topic === 'auto' || topic === null || topic === 'reset'
        ? 'auto.combinedSingleLimit'
        : topic === 'underlying'
          ? 'other'
          : null,
  ],
  liability: [only(['auto', 'auto.combinedSingleLimit'])],
  'bodily-injury-person': [
    only(['auto', 'auto.bodilyInjuryPerPerson'], [null, 'auto.bodilyInjuryPerPerson'], ['underlying', 'other']),
  ],
  'bodily-injury-accident': [
    only(
      ['auto', 'auto.bodilyInjuryPerAccident'],
      [null, 'auto.bodilyInjuryPerAccident'],
      ['wc', 'wc.eachAccident'],
      ['underlying', 'other'],
    ),
  ],
  'property-damage': [only(['auto', 'auto.propertyDamage'])],
  'uninsured-motorist': [only(['auto', 'auto.uninsuredMotorist'], [null, 'auto.uninsuredMotorist'])],
  'underinsured-motorist': [only(['auto', 'auto.underinsuredMotorist'], [null, 'auto.underinsuredMotorist'])],
  comprehensive: [only(['auto', 'auto.comprehensiveDeductible'])],
  collision: [only(['auto', 'auto.collisionDeductible'])],
  'each-accident': [eachAccident],
  'disease-policy': [ofEmployers('wc.diseasePolicyLimit')],
  'disease-employee': [ofEmployers('wc.diseaseEachEmployee')],
  'policy-limit': [only(['wc', 'wc.diseasePolicyLimit'])],
  'each-employee': [only(['wc', 'wc.diseaseEachEmployee'], ['employeeBenefits', 'employeeBenefits.eachClaim'])],
  'garage-other': [only(['garage', 'garage.eachClaim'])],
  'garage-aggregate': [only(['garage', 'garage.aggregate'])],
  'umbrella-limit': [only(['umbrella', 'umbrella.eachOccurrence'])],
  retention: [retention],
  deductible: [deductible],
  'property-deductible': [() => 'property.deductible'],
  building: [only(['property', 'property.building'], ['gl', 'property.building'], [null, 'property.building']), 0.75],
  'personal-property': [
    only(
      ['property', 'property.personalProperty'],
      ['gl', 'property.personalProperty'],
      [null, 'property.personalProperty'],
    ),
    0.75,
  ],
  'business-income': [only(['property', 'property.businessIncome'], [null, 'property.businessIncome']), 0.75],
  'policy-premium': [policyPremium, 0.85],
  premium: [premium, 0.85],
}

/** The fact that a limit of a line of business is told by; null where the line has no such limit. */
export function limitFact(limit: LimitConcept, line: LineOfBusiness): FactKey | null {
  const key = SENSES[limit][0](line)
  return key === 'other' ? null : key
}

/** Words that stand beside any amount. */
const BESIDE_AMOUNTS = ['LIMIT', 'COVERAGE', 'INSURANCE', 'AMOUNT', 'MAXIMUM', 'SECTION', 'PART', 'COMMERCIAL']
const limits = new Likenesses<LimitConcept>(LIMIT_CONCEPTS, BESIDE_AMOUNTS)
/** The least likeness a label is understood at, and the least lead over what else it may mean. */
const LEAST = 0.86
const LEAD = 0.04

/** Words a label must have at least one of, so that most cells are passed over at once. */
export const LABEL_WORD =
  /\b(OCC|OCCUR|OCCURRENCE|AGG|AGGREGATE|CLAIM|ACCIDENT|INJURY|PREMISES|PREM|MEDICAL|MED|MEDICAL|FIRE|TENANTS?|LIABILITY|DISEASE|EMPLOYEE|POLICY LIMIT|DEDUCTIBLE|RETENTION|RETAINED|SIR|PREMIUM|CSL|COMBINED|SINGLE|BI|PD|DAMAGE|MOTORISTS?|COMPREHENSIVE|COLLISION|BUILDINGS?|PROPERTY|BPP|CONTENTS|INCOME|PRODUCTS?|OPERATIONS|OPS|COMP|EVENT|INCIDENT|LOSS|ACT|CAUSE|PERSON|UMBRELLA|EXCESS|LIMITS?)\b/

/** 'Item 3.B Bodily injury by accident': the number of a box is no word of its label. */
export const withoutOrdinal = (norm: string) => norm.replace(/^(?:ITEM )?(?:\d{1,2}(?: [A-Z])?|[A-Z]) (?=[A-Z]{3})/, '')

/** What limit a label names, whatever heading it stands under; null when that is not sure. */
export function limitConcept(label: string): LimitConcept | null {
  const [likest] = limits.of(label)
  return likest && likest.score >= LEAST ? likest.id : null
}

/** How like a label is to any limit, from 0 to 1. */
export function limitLikeness(label: string): number {
  return limits.of(label)[0]?.score ?? 0
}

/** Reads a label's normal words under a heading. A label that is as like to another thing is not understood. */
export function meaningOf(label: string, topic: Topic | null): Meaning {
  const alike = limits
    .of(label)
    .filter(({ id, score }) => score >= LEAST && !(id === 'auto-liability' && AUTOS.test(label)))
  const meant = alike.flatMap(({ id, score }) => {
    const [sense, sure = 0.95] = SENSES[id]
    const key = sense(topic)
    return key ? [{ key, score, sure }] : []
  })
  const [best] = meant
  if (!best || best.score < alike[0]!.score - LEAD) return null
  if (best.key === 'auto.combinedSingleLimit' && isOfInjury(label)) return null
  const rivals = meant.filter(({ key, score }) => key !== best.key && score > best.score - LEAD)
  if (rivals.length > 0) return null
  return best.key === 'other' ? 'other' : { key: best.key, sure: best.sure * Math.min(1, best.score + 0.05) }
}

/** A limit of bodily injury alone is not combined with that of damage. */
function isOfInjury(label: string): boolean {
  const words = wordsOf(label)
  return words.includes('BODILY') && !words.includes('PROPERTY') && !words.includes('COMBINED')
}

/** The bare name of the autos tells no coverage: they may be insured against damage as well. */
const AUTOS = /^(?:[A-Z]+ )?AUTO(?:MOBILE)?S?(?: (?:LIMITS?|COVERAGE|INSURANCE|POLICY|OF))*$/

const INLINE: [LineOfBusiness, RegExp][] = [
  ['gl', /^(?:COMMERCIAL GENERAL LIABILITY|GENERAL LIABILITY|CGL|GL)(?: COVERAGE)?(?: PART| FORM)? /],
  ['umbrella', /^(?:COMMERCIAL )?(?:UMBRELLA|EXCESS)(?: LIABILITY)?(?: COVERAGE)? /],
  ['auto', /^(?:BUSINESS |COMMERCIAL )?AUTO(?:MOBILE)?(?: LIABILITY)?(?: COVERAGE)? /],
  ['wc', /^(?:EMPLOYERS LIABILITY|WORKERS COMPENSATION(?: AND EMPLOYERS LIABILITY)?|E L|EL) (?=\S)/],
  ['liquor', /^LIQUOR(?: LIABILITY)? /],
  ['professional', /^PROFESSIONAL(?: LIABILITY| SERVICES)? /],
  ['cyber', /^CYBER(?: LIABILITY)? /],
  ['employmentPractices', /^(?:EMPLOYMENT (?:RELATED )?PRACTICES(?: LIABILITY)?|EPLI?) /],
  ['pollution', /^(?:CONTRACTORS )?POLLUTION(?: LIABILITY)? /],
  ['employeeBenefits', /^EMPLOYEE BENEFITS?(?: LIABILITY)? /],
  ['directorsOfficers', /^(?:DIRECTORS AND OFFICERS|D AND O)(?: LIABILITY)? /],
] // biome-ignore format: a table

/** A label that begins with its own line: 'Liquor liability each common cause'. */
export function inlineLine(label: string): { topic: LineOfBusiness; rest: string } | null {
  for (const [topic, pattern] of INLINE) {
    const match = pattern.exec(label)
    if (match) return { topic, rest: label.slice(match[0].length) }
  }
  return null
}
