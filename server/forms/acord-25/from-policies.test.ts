import { describe, expect, it } from 'vitest'
import { type CertificateRequest, type CertifiedPolicy, mayBeCertified } from './certified.ts'
import { certify } from './from-policies.ts'

const NO_CONTACT = { contactName: null, contactEmail: null, contactPhone: null }
const REQUEST: CertificateRequest = {
  number: '2026-0007',
  day: '2026-11-20',
  producer: {
    name: 'Otter Example Agency',
    phone: '(555) 010-7700',
    mailingAddress: { line1: '1 Test Street' },
    contact: NO_CONTACT,
  },
  insured: {
    name: 'Otter & Thimble Joinery LLC',
    mailingAddress: { line1: '12 Example Street', zone: 'OH' },
    source: { name: { kind: 'account', path: 'name' }, address: { kind: 'account', path: 'mailingAddress' } },
  },
  holder: { name: 'Paper Lantern Properties', address: { line1: '9 Mock Lane', city: 'Testford', zone: 'OH' } },
  additionalInsured: false,
  waiver: false,
  description: 'Unit 7',
}

const policy = (own: Partial<CertifiedPolicy> = {}): CertifiedPolicy => ({
  id: 'gl',
  type: 'GENERAL_LIABILITY',
  policyNumber: 'QF-1042',
  inforceAt: '2026-04-01',
  expiresAt: '2027-04-01',
  carrier: 'Quillfeather Mutual',
  limits: { glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' },
  extraLimits: [],
  grants: {},
  ...own,
})
const umbrella = policy({
  id: 'umb',
  type: 'UMBRELLA',
  policyNumber: 'UB-2217',
  carrier: 'Tinderfen Specialty',
  limits: { umbrellaOrExcessPerOccurrenceLimit: '3000000.00', glAggregateLimit: '1.00' },
})

const valuesOf = (policies: CertifiedPolicy[], request: Partial<CertificateRequest> = {}) =>
  Object.fromEntries(
    [...certify({ ...REQUEST, ...request }, policies).values].map(([name, { value }]) => [name, value]),
  )

describe('a certificate from policies', () => {
  it('names the contact the agency has set, and without one the agency’s phone alone', () => {
    const contactOf = (contact: Partial<typeof NO_CONTACT> | object) => {
      const producer = { ...REQUEST.producer, contact: { ...NO_CONTACT, ...contact } }
      const { values } = certify({ ...REQUEST, producer }, [policy()])
      return [...values]
        .filter(([name]) => name.startsWith('Producer_ContactPerson_'))
        .map(([name, { value, source }]) => [name.split('_')[2], value, source.kind, source.path])
    }
    expect(contactOf({})).toEqual([['PhoneNumber', '(555) 010-7700', 'agency', 'phone']])
    const under = 'configuration.liabilityCOIConfiguration'
    const name = ['FullName', 'Dana Placeholder', 'agency', `${under}.contactName`]
    expect(contactOf({ contactName: 'Dana Placeholder' })).toEqual([
      name,
      ['PhoneNumber', '(555) 010-7700', 'agency', 'phone'],
    ])
    const whole = { contactEmail: 'certificates@otter.example.com', contactPhone: '(555) 010-7711' }
    expect(contactOf({ contactName: 'Dana Placeholder', ...whole })).toEqual([
      name,
      ['EmailAddress', whole.contactEmail, 'agency', `${under}.contactEmail`],
      ['PhoneNumber', whole.contactPhone, 'agency', `${under}.contactPhone`],
    ])
  })

  it('states what the records hold, each value with the field it is from, and nothing else', () => {
    const { values, overflow } = certify(REQUEST, [policy()])
    expect(overflow).toEqual([])
    const own = [...values].filter(([, { source }]) => source.kind === 'policy')
    expect(own.map(([name, { value, source }]) => [name, value, source.path])).toEqual([
      ['Insurer_FullName_A', 'Quillfeather Mutual', 'carrierId'],
      ['GeneralLiability_InsurerLetterCode_A', 'A', 'carrierId'],
      ['Policy_GeneralLiability_PolicyNumberIdentifier_A', 'QF-1042', 'policyNumber'],
      ['Policy_GeneralLiability_EffectiveDate_A', '04/01/2026', 'inforceAt'],
      ['Policy_GeneralLiability_ExpirationDate_A', '04/01/2027', 'expiresAt'],
      ['GeneralLiability_EachOccurrence_LimitAmount_A', '1,000,000', 'limits.glPerOccurrenceLimit'],
      ['GeneralLiability_GeneralAggregate_LimitAmount_A', '2,000,000', 'limits.glAggregateLimit'],
      ['GeneralLiability_CoverageIndicator_A', 'true', 'type'],
    ])
    expect(values.get('CertificateHolder_FullName_A')?.value).toBe('Paper Lantern Properties')
  })

  it('puts each policy on its line with its carrier’s letter, in the order of the form', () => {
    const values = valuesOf([umbrella, policy()])
    expect(values).toMatchObject({
      Insurer_FullName_A: 'Quillfeather Mutual',
      Insurer_FullName_B: 'Tinderfen Specialty',
      GeneralLiability_InsurerLetterCode_A: 'A',
      ExcessUmbrella_InsurerLetterCode_A: 'B',
      Policy_PolicyType_UmbrellaIndicator_A: 'true',
      ExcessUmbrella_Umbrella_EachOccurrenceAmount_A: '3,000,000',
    })
    expect(values.GeneralLiability_GeneralAggregate_LimitAmount_A).toBe('2,000,000')
  })

  it('ticks additional insured and waiver only where they are asked for and granted', () => {
    const source = { kind: 'policy', policyId: 'p', path: 'listed' } as const
    const granting = policy({ grants: { additionalInsured: source, waiver: source } })
    const codes = [
      'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A',
      'Policy_GeneralLiability_SubrogationWaivedCode_A',
      'CertificateOfInsurance_ExcessLiability_AdditionalInsuredCode_A',
    ]
    const asked = valuesOf([granting, umbrella], { additionalInsured: true, waiver: true })
    expect(codes.map((code) => asked[code])).toEqual(['Y', 'Y', undefined])
    const unasked = valuesOf([granting, umbrella])
    expect(codes.map((code) => unasked[code])).toEqual([undefined, undefined, undefined])
  })

  it('tells limits of an auto policy by their names, and keeps the others by theirs', () => {
    const auto = policy({
      type: 'COMMERCIAL_AUTO',
      limits: {},
      extraLimits: [
        { name: 'Combined single limit', limit: '1000000.00' },
        { name: 'Hired auto physical damage', limit: '50000.00' },
        { name: 'Rental reimbursement', limit: '900.00' },
      ],
    })
    const { values, overflow } = certify(REQUEST, [auto])
    expect(values.get('Vehicle_CombinedSingleLimit_EachAccidentAmount_A')?.value).toBe('1,000,000')
    expect(values.get('Vehicle_OtherCoverage_CoverageDescription_A')?.value).toBe('Hired auto physical damage')
    expect(overflow.map(({ label, text }) => [label, text])).toEqual([['Rental reimbursement', '900']])
  })

  it('takes a second policy of the line for others to the attached page, whole', () => {
    const cyber = policy({ id: 'c', type: 'CYBER', limits: { cyberAggregateLimit: '500000.00' }, carrier: 'Wick' })
    const errors = policy({
      id: 'e',
      type: 'ERRORS_AND_OMISSION',
      limits: {},
      extraLimits: [{ name: 'Each claim', limit: '1000000' }],
    })
    const { values, overflow } = certify(REQUEST, [cyber, errors])
    expect(values.get('OtherPolicy_OtherPolicyDescription_A')?.value).toBe('Cyber')
    expect(values.get('OtherPolicy_CoverageLimitAmount_A')?.value).toBe('500,000')
    expect(overflow[0]?.text).toBe('Quillfeather Mutual; 04/01/2026 to 04/01/2027; Each claim 1,000,000')
  })

  it('keeps the coverage in the name of a limit that is another line’s', () => {
    const cyber = policy({
      ...{ id: 'c', type: 'CYBER' },
      limits: { cyberAggregateLimit: '500000.00', glPerOccurrenceLimit: '1000000.00' },
    })
    const limits = { glPerOccurrenceLimit: '2000000.00' } as const
    const professional = policy({ id: 'p', type: 'PROFESSIONAL_LIABILITY', limits })
    const product = policy({ id: 'q', type: 'PRODUCT_LIABILITY', limits })
    const { values, overflow } = certify(REQUEST, [cyber, professional, product])
    expect(['A', 'B'].map((place) => values.get(`OtherPolicy_CoverageCode_${place}`)?.value)).toEqual([
      'Each occurrence, general liability',
      'Aggregate',
    ])
    expect(overflow[0]?.text).toMatch(/; Each occurrence, general liability 2,000,000$/)
    expect(overflow[1]?.text).toMatch(/; Each occurrence 2,000,000$/)
  })

  it('says which policies it can speak of', () => {
    expect(mayBeCertified(policy())).toBe(true)
    expect(mayBeCertified(policy({ limits: { propertyBuildingLimit: '1.00' } }))).toBe(false)
    expect(mayBeCertified(policy({ limits: { glMedicalPerOccurrenceLimit: '1.00' } }))).toBe(false)
    expect(mayBeCertified(policy({ type: 'COMMERCIAL_AUTO' }))).toBe(false)
    const extraLimits = [{ name: 'Combined single limit', limit: '1000000' }]
    expect(mayBeCertified(policy({ type: 'COMMERCIAL_AUTO', limits: {}, extraLimits }))).toBe(true)
    expect(mayBeCertified(policy({ type: 'CYBER', limits: {}, extraLimits }))).toBe(true)
    expect(mayBeCertified(policy({ type: 'CYBER', limits: {} }))).toBe(false)
    expect(mayBeCertified(policy({ type: 'PROPERTY', limits: { propertyBuildingLimit: '1.00' } }))).toBe(false)
  })
})
