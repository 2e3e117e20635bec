import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { addressed, agency, captions, fine, GENERAL, grid, homeOf, mailing, newPage, officeOf, row, rows, sheet, stack, titled, trigger, unescaped } from '../kit/styles.ts' // biome-ignore format: a list

const proof = sheet('certificate', 'fills')

/** A company's own certificate of one policy, in a letter. */
export const companyProof: Paper = {
  draw: (voice) => {
    const { truth, text, address, date, chance } = voice
    return proof(
      `<p>${voice.carrier('gl')}<br>${homeOf(voice, 'gl')}</p><h3>CERTIFICATE OF INSURANCE</h3><p>This certificate is issued as a matter of information only and confers no rights upon the holder.</p><div class="cp"><div><b>Certificate holder</b><br>${stack(text(truth.names.business()), address(truth.names.address()))}</div><div><b>Insured</b><br>${mailing(voice)}</div><div><b>Agent</b><br>${agency(voice)}<br>${voice.reach('phone')}</div></div><p>Policy ${voice.number('gl')}, ${trigger(voice, 'occurrence', 'claims-made')} form, in force from ${voice.effective('gl')} to ${voice.expiration('gl')}:</p>${grid('cp-t', rows(titled(voice.limits('gl', GENERAL))))}<p>Automobile and workers compensation: not insured with us.</p><p>Event: ${chance.pick(['wedding', 'street fair', 'lease of premises'])} on ${date(daysLater(truth.policies.gl.effective, 51))}.</p>${fine(voice, 1)}<p>Authorized signature ____________________</p>`,
      'h3 { text-align: center } .cp { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 12pt } .cp > div { border-top: 1pt solid #000 } .cp-t { width: 74% } .cp-t td { border-bottom: 0.3pt solid #888 } .cp-t td:last-child { text-align: right }',
    )
  },
}

/** Insurers by letters, a row a policy, as certificates of programs have it. */
export const letteredProof: Paper = {
  draw: (voice) => {
    const { truth, text, address, date } = voice
    const lines = ['gl', 'auto', 'wc'] as const
    const names = [...new Set(lines.map((line) => truth.policies[line].carrier.name))]
    const letter = (line: Line) => 'ABC'[names.indexOf(truth.policies[line].carrier.name)]!
    for (const line of lines) voice.carrier(line)
    const limits = (line: Line, words: Record<string, string>) => grid('lp-l', rows(titled(voice.limits(line, words))))
    const cells = (line: Line, what: string, most: string) => row(letter(line), what, voice.number(line), voice.effective(line), voice.expiration(line), most) // biome-ignore format: a row
    return proof(
      `<div class="lp-h"><b>CERTIFICATE OF LIABILITY COVERAGE</b><span>${date(daysLater(truth.policies.gl.effective, 12))}</span></div>${grid('lp', `<tr><td style="width:50%">PRODUCER<br>${agency(voice)}</td><td>CONTACT ${voice.reach('contact')}<br>PHONE ${voice.reach('phone')}<br>E-MAIL ${voice.reach('email')}</td></tr>`, `<tr><td>INSURED<br>${mailing(voice)}</td><td>COMPANIES AFFORDING COVERAGE<br>${names.map((name, at) => `${'ABC'[at]}: ${text(name)}`).join('<br>')}</td></tr>`)}${grid('lp', captions('CO', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'EFF', 'EXP', 'LIMITS'), cells('gl', `COMMERCIAL GENERAL LIABILITY<br>${trigger(voice, 'OCCURRENCE', 'CLAIMS MADE')}`, limits('gl', { occurrence: 'EACH OCCURRENCE', rented: 'RENTED PREMISES', medical: 'MED EXP', personal: 'PERS & ADV INJURY'.replace('&', '&amp;'), aggregate: 'GENERAL AGGREGATE', products: 'PRODUCTS AGGREGATE' })), cells('auto', `AUTOMOBILE LIABILITY<br>Symbols ${voice.symbols()}`, limits('auto', { csl: 'COMBINED SINGLE LIMIT', perPerson: 'BI PER PERSON', perAccident: 'BI PER ACCIDENT', damage: 'PROPERTY DAMAGE' })), cells('wc', 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY', limits('wc', { accident: 'EL EACH ACCIDENT', employee: 'EL DISEASE, EACH EMPLOYEE', disease: 'EL DISEASE, POLICY LIMIT' })))}<p>DESCRIPTION: all operations usual to the insured.</p><p>HOLDER: ${stack(text(truth.names.business()), address(truth.names.address()))}</p>`,
      '.lp-h { display: flex; justify-content: space-between } .lp > tbody > tr > td, .lp > tbody > tr > th { border: 0.7pt solid #000 } .lp th { font-size: 0.8em } .lp-l { margin: 0 } .lp-l td { padding: 0 2pt } .lp-l td:last-child { text-align: right; white-space: nowrap }',
    )
  },
}

/** A lease that asks the tenant for insurance. */
export const lease: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    return sheet('contract', 'nothing')(
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
    const ask = (what: string) => row(what, chance.pick(['Y', 'N']))
    return sheet('application', 'nothing')(
      `<p class="ap"><b>CONTRACTORS GENERAL LIABILITY APPLICATION</b><br>${text(truth.wholesaler.name)}</p>${grid('ap-t', row('1. Applicant', addressed(voice)), row('2. Agent', text(truth.producer.name)), row('3. Proposed policy period', `${date(gl.effective)} to ${date(gl.expiration)}`), row('4. Limits requested', `${money(gl.limits.occurrence!)} occurrence / ${money(gl.limits.aggregate!)} aggregate / ${money(gl.limits.products!)} products`), row('5. Expiring carrier', `${text(prior.carrier.name)}, ${text(prior.number)}, ${money(prior.premium)}`), row('6. Gross receipts', money(chance.int(100, 4000) * 1000)), row('7. Payroll', truth.work.map((one) => `${text(one.title)} ${money(one.payroll)}`).join('<br>')))}${grid('ap-t', captions('Question', 'Y/N'), ask('Does the applicant do work above three stories?'), ask('Does the applicant use subcontractors?'), ask('Are certificates obtained from subcontractors?'), ask('Any work on condominiums or tract homes?'), ask('Any losses in the last five years?'))}<p>The applicant declares that the statements are true. Signing does not bind the company to issue insurance.</p><p>Signature of applicant ______________ Date ________</p>`,
      '.ap { text-align: center } .ap-t td, .ap-t th { border: 0.5pt solid #444 } .ap-t td:first-child { width: 44% }',
    )
  },
}

const letter = sheet('letter', 'names only')

/** The company surveyed the premises and asks for repairs. */
export const survey: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    return letter(
      `<p>${officeOf(voice, 'gl', '<br>')}</p><p>${date(daysLater(gl.effective, 34))}</p><p>${addressed(voice)}</p><p>RE: Loss control recommendations, policy ${text(gl.number)}</p><p>Dear ${text(truth.names.person())},</p><p>Thank you for the courtesy shown our representative. To help prevent losses we ask you to complete the following within 30 days: 1. Replace the worn stair tread at the rear entrance. 2. Have the hood system serviced twice a year. 3. Keep 36 inches clear before electrical panels.</p><p>Please sign and return the enclosed form. Failure to comply may affect the renewal of your policy.</p><p>cc: ${text(truth.producer.name)}</p>`,
      'p { margin: 9pt 0 }',
    )
  },
}

/** An agency asks for what it needs to renew. */
export const renewalQuestions: Paper = {
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
    ].map(unescaped),
  }),
}
