import type { ElementMeanings } from '../../documents/index.ts'
import { INSURER_LETTERS } from '../proposing/insurers.ts'
import { OTHER_LIMITS, ROW_FIELDS, ROWS } from './elements.ts'
import { PARTY_FIELDS } from './fields.ts'

/** What the elements of a filled ACORD 25 that comes as a document mean. */
export const MEANINGS: ElementMeanings = {
  forms: ['25'],
  facts: factsOfElements(),
  otherLimits: OTHER_LIMITS.map(([code, amount]) => [code, amount]),
  insteadWhen: [
    {
      tick: 'ExcessUmbrella_DeductibleIndicator_A',
      element: 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A',
      key: 'umbrella.deductible',
    },
  ],
}

function factsOfElements(): ElementMeanings['facts'] {
  const map: ElementMeanings['facts'] = new Map()
  for (const party of ['producer', 'insured', 'holder'] as const)
    for (const [key, element] of PARTY_FIELDS[party]) map.set(element, { key })
  for (const letter of INSURER_LETTERS) {
    map.set(`Insurer_FullName_${letter}`, { key: `certificate.insurer.${letter}` })
    map.set(`Insurer_NAICCode_${letter}`, { key: `certificate.naic.${letter}` })
  }
  for (const group of ROWS) {
    const { letter, number, effective, expiration, additionalInsured, waiver, amounts, ticks } = ROW_FIELDS[group]
    map.set(letter, { key: 'certificate.insurerLetter', group })
    map.set(number, { key: 'policy.number', group })
    map.set(effective, { key: 'policy.effective', group })
    map.set(expiration, { key: 'policy.expiration', group })
    if (additionalInsured) map.set(additionalInsured, { key: 'certificate.additionalInsured', group })
    map.set(waiver, { key: 'certificate.waiver', group })
    for (const [key, element] of amounts) map.set(element, { key, group })
    for (const [key, tick, element] of ticks) map.set(element, { key, group, tick })
  }
  map.set('GeneralLiability_CoverageIndicator_A', {
    key: 'gl.coverageForm',
    group: 'gl',
    tick: 'Commercial general liability',
  })
  map.set('ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A', { key: 'umbrella.retention', group: 'umbrella' })
  map.set('Form_CompletionDate_A', { key: 'certificate.date' })
  map.set('CertificateOfInsurance_CertificateNumberIdentifier_A', { key: 'certificate.number' })
  map.set('CertificateOfInsurance_RevisionNumberIdentifier_A', { key: 'certificate.revision' })
  map.set('CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A', { key: 'certificate.description' })
  return map
}
