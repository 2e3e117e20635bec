import type { FactKey } from './keys.ts'

export type RowName = 'gl' | 'auto' | 'umbrella' | 'wc' | 'other'

/** The printed words beside a tick box; several spellings, one for each edition seen. */
type Tick = { key: FactKey; value: string; words: string[] }

export const TICKS: Record<RowName, Tick[]> = {
  gl: [
    { key: 'gl.coverageForm', value: 'Commercial general liability', words: ['COMMERCIAL GENERAL LIABILITY'] },
    { key: 'gl.trigger', value: 'claims-made', words: ['CLAIMS MADE'] },
    { key: 'gl.trigger', value: 'occurrence', words: ['OCCUR', 'OCCURRENCE'] },
    { key: 'gl.aggregatePer', value: 'policy', words: ['POLICY'] },
    { key: 'gl.aggregatePer', value: 'project', words: ['PRO', 'PRO JECT', 'PROJECT'] },
    { key: 'gl.aggregatePer', value: 'location', words: ['LOC', 'LOCATION'] },
  ],
  auto: [
    { key: 'auto.coveredAutos', value: 'any', words: ['ANY AUTO'] },
    { key: 'auto.coveredAutos', value: 'owned', words: ['ALL OWNED', 'OWNED'] },
    { key: 'auto.coveredAutos', value: 'scheduled', words: ['SCHEDULED'] },
    { key: 'auto.coveredAutos', value: 'hired', words: ['HIRED'] },
    { key: 'auto.coveredAutos', value: 'non-owned', words: ['NON OWNED', 'NONOWNED'] },
  ],
  umbrella: [
    { key: 'umbrella.type', value: 'umbrella', words: ['UMBRELLA LIAB', 'UMBRELLA LIABILITY'] },
    { key: 'umbrella.type', value: 'excess', words: ['EXCESS LIAB', 'EXCESS LIABILITY'] },
    { key: 'umbrella.trigger', value: 'occurrence', words: ['OCCUR', 'OCCURRENCE'] },
    { key: 'umbrella.trigger', value: 'claims-made', words: ['CLAIMS MADE'] },
    { key: 'certificate.umbrellaTick', value: 'deductible', words: ['DED', 'DEDUCTIBLE'] },
    { key: 'certificate.umbrellaTick', value: 'retention', words: ['RETENTION'] },
  ],
  wc: [
    {
      key: 'wc.statutory',
      value: 'per statute',
      words: ['PER', 'WC STATU', 'WC STATU TORY', 'WC STATUTORY', 'STATUTE'],
    },
  ],
  other: [],
}

/** The printed words beside a limit, each line of the label apart. */
export const LIMIT_ROWS: Record<RowName, { key: FactKey; words: string[] }[]> = {
  gl: [
    { key: 'gl.eachOccurrence', words: ['EACH OCCURRENCE'] },
    { key: 'gl.damageToRentedPremises', words: ['DAMAGE TO RENTED', 'PREMISES EA OCCURRENCE'] },
    { key: 'gl.medicalExpense', words: ['MED EXP'] },
    { key: 'gl.personalAdvertisingInjury', words: ['PERSONAL AND ADV INJURY'] },
    { key: 'gl.generalAggregate', words: ['GENERAL AGGREGATE'] },
    { key: 'gl.productsAggregate', words: ['PRODUCTS COMP OP AGG'] },
  ],
  auto: [
    { key: 'auto.combinedSingleLimit', words: ['COMBINED SINGLE LIMIT', 'EA ACCIDENT'] },
    { key: 'auto.bodilyInjuryPerPerson', words: ['BODILY INJURY PER PERSON'] },
    { key: 'auto.bodilyInjuryPerAccident', words: ['BODILY INJURY PER ACCIDENT'] },
    { key: 'auto.propertyDamage', words: ['PROPERTY DAMAGE'] },
  ],
  umbrella: [
    { key: 'umbrella.eachOccurrence', words: ['EACH OCCURRENCE'] },
    { key: 'umbrella.aggregate', words: ['AGGREGATE'] },
  ],
  wc: [
    { key: 'wc.eachAccident', words: ['E L EACH ACCIDENT', 'EACH ACCIDENT'] },
    { key: 'wc.diseaseEachEmployee', words: ['E L DISEASE EA EMPLOYEE', 'DISEASE EA EMPLOYEE'] },
    { key: 'wc.diseasePolicyLimit', words: ['E L DISEASE POLICY LIMIT', 'DISEASE POLICY LIMIT'] },
  ],
  other: [],
}
