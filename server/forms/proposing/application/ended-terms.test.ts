import { expect, test } from 'vitest'
import { liability, readDrawn } from '../../../../tests/support/forms/drawn-applications.ts'
import { FORMS } from '../../index.ts'

/** What a form of applications is filled with from documents, by name. */
function filled(id: string, ...documents: string[]) {
  const files = documents.map((page, at) => ({ fileId: `${at}`, fileName: `${at}.pdf`, facts: readDrawn(page) }))
  const { values } = FORMS.find((form) => form.id === id)!.propose({
    files,
    instructions: `Fill ACORD ${id}`,
    today: '2026-06-15',
  })
  return values.map(({ field, value }) => `${field} ${value}`).join('\n')
}

const property = (from: number, stamp = '') => `
  COMMERCIAL PROPERTY DECLARATIONS
  Policy Number: CP-${from}        Policy Period: 03/03/${from} to 03/03/${from + 1}
  ${stamp}
  Insurer: Thornbury Casualty Company
  Named Insured: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602

  Loc 1, Bldg 1: 900 Mill Road, Mobile, AL 36602
  Loc 1 year built: 1950
  Loc 1 building limit: 750,000
  Loc 1 mortgagee: First Gulf Bank, 1 Bank Row, Mobile, AL 36602
`
test.each(['125', '140'])('declarations say on ACORD %s what stands, not what ended or was cancelled', (id) => {
  const said = /900 Mill Road/
  expect(filled(id, liability(2026), property(2026))).toMatch(said)
  for (const gone of [property(2021), property(2026, 'CANCELLED')])
    expect(filled(id, liability(2026), gone)).not.toMatch(/900 Mill|750,000|1950|First Gulf/)
})

const application = (from: number) => `
  NEW BUSINESS APPLICATION
  Applicant: Heron Example Builders LLC
  Mailing Address: 41 Shore Road, Mobile, AL 36602
  Policy term: 10/01/${from} to 10/01/${from + 1}
  Full time employees: 12
  Paid to subcontractors: $300,000
  Loc 1: 77 Former Yard Road, Mobile, AL 36602

  1. Do you own or operate drones? No.
`
test.each([
  ['125', /77 Former/],
  ['126', /300,000/],
  ['125', /KANCode_A N/],
])('an application for a term that ended tells ACORD %s nothing of %s', (id, said) => {
  expect(filled(id, application(2026))).toMatch(said)
  expect(filled(id, liability(2026), application(2021))).not.toMatch(said)
})

test('a submission that tells of the term before as well is of the later one', () => {
  const payroll = `
  PAYROLL QUESTIONNAIRE
  Client: Heron Example Builders LLC
  Closed period: 10/01/2023 to 10/01/2024
  Coming period: 10/01/2026 to 10/01/2027
  Full time employees: 12

  1. Do you own or operate drones? No.
`
  expect(filled('125', payroll)).toMatch(/KANCode_A N/)
})
