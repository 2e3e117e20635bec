import type { LearnFamily, Paper } from '../../../family.ts'
import { known, underwritten } from '../quotes-and-binders/underwriting-desk.ts'

export const questionnaire: Paper = {
  draw: ({ truth, text, date, money, address, chance }) => {
    const rows: [string, string][] = [
      ['Applicant’s legal name', text(truth.insured.name)],
      ['Street, city, state', address(truth.insured.address).join(', ')],
      ['Coverage wanted from', date(truth.policies.gl.effective)],
      ['Occurrence limit wanted', money(truth.policies.gl.limits.occurrence!)],
      ['Aggregate limit wanted', money(truth.policies.gl.limits.aggregate!)],
      ['Present insurer and policy', `${text(truth.prior.gl.carrier.name)}, ${text(truth.prior.gl.number)}`],
      ['Gross receipts', money(chance.int(100, 9000) * 1000)],
      ['Employees', String(chance.int(1, 80))],
    ]
    return underwritten(
      'application',
      'nothing',
      `<h2>Application</h2><p>Complete all questions. The applicant warrants that the answers are complete.</p>${known(rows)}<p>Signed by the applicant: __________________</p>`,
    )
  },
}

const lease: Paper = {
  draw: ({ truth, text, money, date }) =>
    underwritten(
      'contract',
      'names only',
      `<h2>Lease</h2><p>THIS LEASE, dated ${date(truth.policies.gl.effective)}, is between ${text(truth.names.business())}, Landlord, and ${text(truth.insured.name)}, Tenant.</p><p>ARTICLE 9. TENANT’S INSURANCE. Tenant shall carry liability insurance of not less than ${money(truth.policies.gl.limits.occurrence!)} combined single limit per occurrence, and workers compensation insurance, and shall deliver a certificate to Landlord before the commencement date.</p><p>ARTICLE 10. REPAIRS. Landlord shall keep the roof and walls in good order. The parties have signed below.</p>`,
    ),
}

const memo: Paper = {
  draw: ({ truth, text, date }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      `To: ${truth.producer.contact}`,
      `Date: ${date(truth.policies.gl.effective)}`,
      `About: ${truth.insured.name}`,
      `The insured called about a neighbor’s tree. There is nothing to report yet. Please diary for two weeks. Their account includes ${text(truth.policies.gl.number)} and two others.`,
    ],
  }),
}

export const leaseAndMemoFamilies: LearnFamily[] = [
  { name: 'correspondence', papers: { questionnaire, lease, memo } },
] // biome-ignore format: a family in a line
