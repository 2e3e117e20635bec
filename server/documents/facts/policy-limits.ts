import type { PolicyLimit } from '../../../shared/policies.ts'
import type { FactKey } from './keys.ts'

/** The fact by which documents tell each limit of a policy's record. Medical expense per occurrence is told by none. */
export const LIMIT_FACTS = {
  glPerOccurrenceLimit: 'gl.eachOccurrence',
  glAggregateLimit: 'gl.generalAggregate',
  glProductsAndCompletedOperationsLimit: 'gl.productsAggregate',
  glPersonalAndAdvertisingInjuryLimit: 'gl.personalAdvertisingInjury',
  glRentedPremisesDamageLimit: 'gl.damageToRentedPremises',
  glMedicalPerPersonLimit: 'gl.medicalExpense',
  glMedicalPerOccurrenceLimit: null,
  umbrellaOrExcessPerOccurrenceLimit: 'umbrella.eachOccurrence',
  umbrellaOrExcessAggregateLimit: 'umbrella.aggregate',
  wcPerAccidentLimit: 'wc.eachAccident',
  wcPerDiseaseEmployeeLimit: 'wc.diseaseEachEmployee',
  wcPerDiseasePolicyLimit: 'wc.diseasePolicyLimit',
  propertyBuildingLimit: 'property.building',
  propertyContentsLimit: 'property.personalProperty',
  cyberAggregateLimit: 'cyber.aggregate',
  cyberRetentionLimit: 'cyber.retention',
} as const satisfies Record<PolicyLimit, FactKey | null>
