import type { FactKey } from '../facts/keys.ts'

/** What a candidate may be by its form alone. A mark is a cell whose words say that something is so. */
export type CandidateType = 'amount' | 'date' | 'number' | 'name' | 'address' | 'reach'
export type AttributeType = CandidateType | 'mark'

/** What a document may say of a policy or a party. A candidate is held against the attributes of its type. `fact` is what it is among facts; a mark says that it is this `choice`. */
export type Attribute = { key: string; type: AttributeType; line: ScoredLine | null; fact: FactKey; choice?: string }

export const SCORED_LINES = ['gl', 'auto', 'umbrella', 'wc', 'other'] as const
export type ScoredLine = (typeof SCORED_LINES)[number]

type OfLine = { amounts: Record<string, FactKey>; marks: Record<string, [fact: FactKey, choice: string]> }

const OF_LINE: Record<ScoredLine, OfLine> = {
  gl: {
    amounts: {
      occurrence: 'gl.eachOccurrence',
      rented: 'gl.damageToRentedPremises',
      medical: 'gl.medicalExpense',
      personal: 'gl.personalAdvertisingInjury',
      aggregate: 'gl.generalAggregate',
      products: 'gl.productsAggregate',
    },
    marks: {
      isOccurrence: ['gl.trigger', 'occurrence'],
      isClaimsMade: ['gl.trigger', 'claims-made'],
      perPolicy: ['gl.aggregatePer', 'policy'],
      perProject: ['gl.aggregatePer', 'project'],
      perLocation: ['gl.aggregatePer', 'location'],
    },
  },
  auto: {
    amounts: {
      csl: 'auto.combinedSingleLimit',
      perPerson: 'auto.bodilyInjuryPerPerson',
      perAccident: 'auto.bodilyInjuryPerAccident',
      damage: 'auto.propertyDamage',
    },
    marks: {
      any: ['auto.coveredAutos', 'any'],
      owned: ['auto.coveredAutos', 'owned'],
      scheduled: ['auto.coveredAutos', 'scheduled'],
      hired: ['auto.coveredAutos', 'hired'],
      nonOwned: ['auto.coveredAutos', 'non-owned'],
    },
  },
  umbrella: {
    amounts: {
      occurrence: 'umbrella.eachOccurrence',
      aggregate: 'umbrella.aggregate',
      retention: 'umbrella.retention',
    },
    marks: {
      isUmbrella: ['umbrella.type', 'umbrella'],
      isExcess: ['umbrella.type', 'excess'],
      isOccurrence: ['umbrella.trigger', 'occurrence'],
      isClaimsMade: ['umbrella.trigger', 'claims-made'],
    },
  },
  wc: {
    amounts: { accident: 'wc.eachAccident', employee: 'wc.diseaseEachEmployee', disease: 'wc.diseasePolicyLimit' },
    marks: { statutory: ['wc.statutory', 'per statute'] },
  },
  other: { amounts: {}, marks: {} },
}

const PARTIES: Attribute[] = (['insured', 'producer'] as const).flatMap((party): Attribute[] => [
  { key: `${party}.name`, type: 'name', line: null, fact: `${party}.name` },
  { key: `${party}.address`, type: 'address', line: null, fact: `${party}.line1` },
])
const REACH: Attribute[] = [
  { key: 'producer.contact', type: 'name', line: null, fact: 'producer.contact' },
  ...(['phone', 'fax', 'email'] as const).map(
    (by): Attribute => ({ key: `producer.${by}`, type: 'reach', line: null, fact: `producer.${by}` }),
  ),
]

/** Every attribute, in the order of the network's outputs. */
export const ATTRIBUTES: readonly Attribute[] = [
  ...SCORED_LINES.flatMap((line): Attribute[] => [
    ...Object.entries(OF_LINE[line].amounts).map(
      ([limit, fact]): Attribute => ({ key: `${line}.${limit}`, type: 'amount', line, fact }),
    ),
    { key: `${line}.number`, type: 'number', line, fact: 'policy.number' },
    { key: `${line}.effective`, type: 'date', line, fact: 'policy.effective' },
    { key: `${line}.expiration`, type: 'date', line, fact: 'policy.expiration' },
    { key: `${line}.carrier`, type: 'name', line, fact: 'carrier.name' },
    { key: `${line}.naic`, type: 'number', line, fact: 'carrier.naic' },
    ...Object.entries(OF_LINE[line].marks).map(
      ([mark, [fact, choice]]): Attribute => ({ key: `${line}.${mark}`, type: 'mark', line, fact, choice }),
    ),
  ]),
  ...PARTIES,
  ...REACH,
]
