import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { wordsInLines } from '../kit/blocks.ts'
import { carrierAndOffice, insuredAsWritten } from '../kit/parties.ts'
import { newPage, printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

/** A lease that asks the tenant for insurance. */
const lease: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    return printed('contract', 'nothing')(
      `<h3>COMMERCIAL LEASE AGREEMENT</h3><p>This Lease is dated ${date(truth.policies.gl.effective)} and made between ${text(truth.names.business())}, ${address(truth.names.address()).join(', ')} (“Landlord”) and ${text(truth.insured.name)}, ${address(truth.insured.address).join(', ')} (“Tenant”).</p><p><b>1. Premises.</b> Landlord leases to Tenant about ${chance.int(900, 9000)} square feet. <b>2. Term.</b> From ${date(truth.policies.gl.effective)} to ${date(truth.policies.gl.expiration)}. <b>3. Rent.</b> ${money(chance.int(20, 90) * 100)} each month.</p><p><b>11. Insurance.</b> Tenant shall carry at its expense:</p><ol type="a"><li>commercial general liability insurance of not less than ${money(1_000_000)} each occurrence, ${money(2_000_000)} general aggregate and ${money(chance.pick([100_000, 300_000]))} damage to rented premises;</li><li>business automobile liability of ${money(1_000_000)} combined single limit;</li><li>workers’ compensation as required by law and employers’ liability of ${money(500_000)} each accident;</li><li>umbrella liability of ${money(chance.int(1, 5) * 1_000_000)}.</li></ol><p>Landlord shall be named an additional insured. Tenant shall deliver a certificate before it takes possession.</p>${newPage}<p><b>12. Indemnity.</b> Tenant shall indemnify Landlord. <b>13. Casualty.</b> If the premises are destroyed either party may end this Lease.</p><p>LANDLORD ______________ &emsp; TENANT ______________</p>`,
      'h3 { text-align: center } li { margin: 3pt 0 }',
    )
  },
}

/** An application: what is asked for, what there was before. */
export const applied: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const { gl: prior } = truth.prior
    const ask = (what: string) => tableRow(what, chance.pick(['Y', 'N']))
    return printed('application', 'nothing')(
      `<p class="ap"><b>CONTRACTORS GENERAL LIABILITY APPLICATION</b><br>${text(truth.wholesaler.name)}</p>${tableOf('ap-t', tableRow('1. Applicant', insuredAsWritten(voice)), tableRow('2. Agent', text(truth.producer.name)), tableRow('3. Proposed policy period', `${date(gl.effective)} to ${date(gl.expiration)}`), tableRow('4. Limits requested', `${money(gl.limits.occurrence!)} occurrence / ${money(gl.limits.aggregate!)} aggregate / ${money(gl.limits.products!)} products`), tableRow('5. Expiring carrier', `${text(prior.carrier.name)}, ${text(prior.number)}, ${money(prior.premium)}`), tableRow('6. Gross receipts', money(chance.int(100, 4000) * 1000)), tableRow('7. Payroll', truth.work.map((one) => `${text(one.title)} ${money(one.payroll)}`).join('<br>')))}${tableOf('ap-t', headRow('Question', 'Y/N'), ask('Does the applicant do work above three stories?'), ask('Does the applicant use subcontractors?'), ask('Are certificates obtained from subcontractors?'), ask('Any work on condominiums or tract homes?'), ask('Any losses in the last five years?'))}<p>The applicant declares that the statements are true. Signing does not bind the company to issue insurance.</p><p>Signature of applicant ______________ Date ________</p>`,
      '.ap { text-align: center } .ap-t td, .ap-t th { border: 0.5pt solid #444 } .ap-t td:first-child { width: 44% }',
    )
  },
}

const letter = printed('letter', 'names only')

/** The company surveyed the premises and asks for repairs. */
const survey: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    return letter(
      `<p>${carrierAndOffice(voice, 'gl', '<br>')}</p><p>${date(daysLater(gl.effective, 34))}</p><p>${insuredAsWritten(voice)}</p><p>RE: Loss control recommendations, policy ${text(gl.number)}</p><p>Dear ${text(truth.names.person())},</p><p>Thank you for the courtesy shown our representative. To help prevent losses we ask you to complete the following within 30 days: 1. Replace the worn stair tread at the rear entrance. 2. Have the hood system serviced twice a year. 3. Keep 36 inches clear before electrical panels.</p><p>Please sign and return the enclosed form. Failure to comply may affect the renewal of your policy.</p><p>cc: ${text(truth.producer.name)}</p>`,
      'p { margin: 9pt 0 }',
    )
  },
}

/** An agency asks for what it needs to renew. */
const renewalQuestions: Paper = {
  draw: ({ truth, date }) => ({
    kind: 'letter',
    feeds: 'names only',
    docx: [
      truth.producer.name,
      date(daysLater(truth.policies.wc.effective, -75)),
      `${truth.insured.name}:`,
      'Your policies come up for renewal soon. To ask the companies for terms we need updated payrolls, a list of drivers and vehicles, and your sales for the past twelve months.',
      'If you plan to buy, build or hire, please let us know.',
      `Regards, ${truth.producer.contact}`,
    ].map(wordsInLines),
  }),
}

export const leaseAndSurveyFamilies: LearnFamily[] = [
  { name: 'asked and written', style: halfInCapitals(['serif', 'sans'], 9.5, 10.5, { capitals: false }), papers: { lease, applied, survey, renewalQuestions } },
] // biome-ignore format: a family in a line
