import { expect, test } from 'vitest'
import { applicationOf, INSURED, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'
import { acord126 } from '../../acord/126/index.ts'

test('whom a submission names to be asked is a contact, for what its label says', () => {
  const submission = readDrawn(`
  COMMERCIAL INSURANCE SUBMISSION
  Applicant: ${INSURED}
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Proposed Effective Date: 03/01/2027
  Inspection contact: Lena Fosse, 859-555-0142, lena@plover.example.com
  Accounting contact: Milo Brandt, 859-555-0143
`)
  const { all } = applicationOf([submission])
  const told = Object.entries(all).filter(([field]) => field.startsWith('NamedInsured_Contact_'))
  expect(Object.fromEntries(told)).toEqual({
    NamedInsured_Contact_ContactDescription_A: 'Inspection',
    NamedInsured_Contact_FullName_A: 'Lena Fosse',
    NamedInsured_Contact_PrimaryPhoneNumber_A: '859-555-0142',
    NamedInsured_Contact_PrimaryEmailAddress_A: 'lena@plover.example.com',
    NamedInsured_Contact_ContactDescription_B: 'Accounting',
    NamedInsured_Contact_FullName_B: 'Milo Brandt',
    NamedInsured_Contact_PrimaryPhoneNumber_B: '859-555-0143',
  })
})

test('who signs is the contact where a submission names nobody to be asked', () => {
  const mail = readDrawn(`
  From: Lena Fosse <lena@heronquay.example>
  Sent: May 4, 2026
  Subject: Our insurance

  Please quote general liability for our business from March 1, 2027 on. We make and sell pottery.
  The named insured is Heron Quay Pottery LLC and we would like the certificates to be sent by mail.

  Lena Fosse, owner
  859-555-0142
`)
  const told = Object.entries(applicationOf([mail]).all).flatMap(([field, value]) =>
    field.startsWith('NamedInsured_Contact_') ? [value] : [],
  )
  expect(told).toEqual(['Lena Fosse', '859-555-0142', 'lena@heronquay.example'])
})

test('staff stands among contractors only where the work of one is told', () => {
  const staff = (line: string) =>
    applicationOf(
      [
        readDrawn(`
  COMMERCIAL INSURANCE SUBMISSION
  Applicant: ${INSURED}
  Proposed Effective Date: 03/01/2027
  Full time employees: 12
  ${line}
`),
      ],
      'Fill ACORD 126',
      acord126,
    ).all.Contractors_FullTimeEmployeeCount_A
  expect(staff('Paid to subcontractors: $84,500')).toBe('12')
  expect(staff('Website: plover.example.com')).toBeUndefined()
})
