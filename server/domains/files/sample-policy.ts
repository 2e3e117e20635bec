import { drawSpecimen, type SpecimenLine } from './specimen.ts'

export const SAMPLE_POLICY_NAME = 'Sample policy (specimen).pdf'

const PAGES: readonly (readonly SpecimenLine[])[] = [
  [
    { text: 'QUILLFEATHER EXAMPLE MUTUAL INSURANCE COMPANY', bold: true },
    { text: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS', bold: true },
    null,
    { label: 'Policy Number:', value: 'QF-SAMPLE-1042' },
    { label: 'Named Insured:', value: 'Otter & Thimble Joinery LLC' },
    { label: 'Mailing Address:', value: '12 Example Street, Sampleton, OH 44101' },
    { label: 'Policy Period:', value: 'From 04/01/2026 to 04/01/2027' },
    { label: 'Form of Business:', value: 'Limited Liability Company' },
    { label: 'Business Description:', value: 'Carpentry and joinery in residential buildings' },
    { label: 'Producer:', value: 'Lanternfish Insurance Agency' },
    null,
    { text: 'LIMITS OF INSURANCE', bold: true },
    { label: 'Each Occurrence Limit', value: '$1,000,000' },
    { label: 'General Aggregate Limit (Other Than Products - Completed Operations)', value: '$2,000,000' },
    { label: 'Products - Completed Operations Aggregate Limit', value: '$2,000,000' },
    { label: 'Personal and Advertising Injury Limit', value: '$1,000,000' },
    { label: 'Damage to Premises Rented to You Limit', value: '$100,000' },
    { label: 'Medical Expense Limit, any one person', value: '$5,000' },
    null,
    { label: 'Deductible, property damage, per claim', value: '$1,000' },
    { label: 'Total Premium', value: '$3,480' },
  ],
  [
    { text: 'COMMON POLICY CONDITIONS', bold: true },
    { text: 'We may cancel this policy by giving ten (10) days notice for nonpayment of premium.' },
    { text: 'We may cancel this policy by giving thirty (30) days notice for any other reason.' },
    { text: 'You may cancel this policy by giving us written notice at any time.' },
    null,
    { text: 'WHO IS AN INSURED', bold: true },
    { text: 'A person or organization is an additional insured when a written contract with you' },
    { text: 'requires it, for liability caused by your work for that person or organization.' },
    null,
    { text: 'EXCLUSIONS', bold: true },
    { text: 'This insurance does not apply to damage caused by flood or surface water.' },
    { text: 'This insurance does not apply to the rendering of professional services.' },
    { text: 'This insurance does not apply to the removal of asbestos.' },
  ],
]

let drawn: Promise<Uint8Array> | undefined

/** A policy to try Cara on. */
export function sampleOfPolicy(): Promise<Uint8Array> {
  drawn ??= drawSpecimen('Sample policy (specimen)', PAGES, 'SPECIMEN')
  return drawn
}
