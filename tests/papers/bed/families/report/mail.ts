import type { Paper } from '../../family.ts'
import { daysLater } from '../../listed.ts'
import { before, beside, cell, check, dayAfter, form, midterm, page, seen, sides, site, table, termOf, texts } from './kit.ts' // biome-ignore format: a list

const notice = page('notice', 'names only')
const invoice = page('invoice', 'names only')
const letter = page('letter', 'names only')

/** Cancelled because nobody paid. */
// biome-ignore format: a page
export const unpaid: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { auto } = t.policies
    return notice(`<h3 class="ctr">NOTICE OF CANCELLATION OF INSURANCE</h3><p class="ctr">NONPAYMENT OF PREMIUM</p>${form([cell('Name and address of insured', seen.insuredAt(voice)), cell('Policy no.', text(auto.number)), cell('Kind of policy', 'Commercial auto')], [cell('Insurance company', `${seen.company(voice, 'auto')}<br>${seen.companyAt(voice, 'auto')}`), cell('Cancellation or termination will take effect at', `${dayAfter(voice, 77, 'auto')} 12:01 A.M.`), cell('Date mailed', dayAfter(voice, 64, 'auto'))], [cell('Agent', seen.agentAt(voice)), cell('Amount due', money(1433), 2)])}${texts('You are hereby notified in accordance with the terms and conditions of the above mentioned policy that your insurance will cease at and from the hour and date mentioned above. If payment is received before that date the policy will continue.')}`)
  },
}

/** Nonrenewed, with its reason. */
// biome-ignore format: a page
export const nonrenewal: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { gl } = t.policies
    return notice(`<p>${seen.company(voice, 'gl')}<br>${seen.companyAt(voice, 'gl', '<br>')}</p><p>${seen.insuredAt(voice)}</p><h4>NOTICE OF NONRENEWAL</h4>${texts(`We will not renew policy ${text(gl.number)} when it expires on ${date(gl.expiration)} at 12:01 a.m. The reason is the adverse loss experience of the account.`, 'You may ask for loss information for the past three years. If you carry coverage through an assigned plan, ask your agent.', `Agent: ${seen.agent(voice)}`)}`, 'p { margin: 10pt 0 }')
  },
}

/** A bill of an agency for several policies. */
// biome-ignore format: a page
export const agencyInvoice: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date } = voice
    const lines = (['gl', 'auto', 'umbrella', 'wc'] as const).map((line) => [date(t.policies[line].effective), { gl: 'General Liability', auto: 'Business Auto', umbrella: 'Umbrella', wc: 'Workers Compensation' }[line], text(t.policies[line].number), text(t.policies[line].carrier.name), money(t.policies[line].premium)])
    const sum = (['gl', 'auto', 'umbrella', 'wc'] as const).reduce((all, line) => all + t.policies[line].premium, 0)
    return invoice(`${sides(`<h3>${seen.agent(voice)}</h3>${seen.agentAt(voice).split('<br>').slice(1).join('<br>')}`, `<h3 class="num">INVOICE</h3><p class="num">No. ${voice.chance.digits(6)}<br>${before(voice)}</p>`)}<p>Bill to<br>${seen.insuredAt(voice)}</p>${table('form', ['Effective', 'Description', 'Policy', 'Company', 'Amount'], lines, { from: 4, below: `<tr><td colspan="4" class="num heavy">Balance due</td><td class="num heavy">${money(sum)}</td></tr>` })}<p>Please pay within ten days. Returned checks ${money(25)}.</p>`)
  },
}

/** A premium finance company's statement. */
// biome-ignore format: a page
export const financed: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    return invoice(`<h3>Premium Finance Billing Statement</h3>${sides(beside(['Borrower', seen.insuredAt(voice)], ['Agent', seen.agent(voice)]), beside(['Account', voice.chance.digits(9)], ['Policy financed', text(t.policies.gl.number)], ['Payment number', '4 of 9'], ['Due date', dayAfter(voice, 122)], ['Amount due', money(Math.round(t.policies.gl.premium / 9))], ['Late after', dayAfter(voice, 127)]))}<p>Cut here and return with payment &mdash; &mdash; &mdash; &mdash; &mdash;</p><p>Unpaid balance ${money(Math.round((t.policies.gl.premium * 5) / 9))}</p>`)
  },
}

/** A letter of a company about an inspection. */
// biome-ignore format: a page
export const inspected: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return letter(`<p>${seen.company(voice, 'gl')}<br>Loss Control Department</p><p>${midterm(voice)}</p><p>${seen.insuredAt(voice)}</p><p>RE: Policy ${text(t.policies.gl.number)}, recommendations after our visit to ${site(voice, t.locations[0]!)}</p>${texts('Dear Policyholder,', 'During our recent visit the following points were seen. Please answer in writing within thirty days. 1. Service the hood and duct system twice a year. 2. Keep aisles to the rear exit free. 3. Have the sprinkler heads at the loading dock checked.', 'Your limits of insurance, your deductible and your premium do not change because of this letter. Many customers of your size carry at least $2,000,000 in umbrella limits; ask your agent.', `Sincerely,<br>${text(t.names.person())}<br>Senior Loss Control Consultant`)}`, 'p { margin: 9pt 0 }')
  },
}

/** What an applicant fills in. */
// biome-ignore format: a page
export const asks: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, date } = voice
    return page('application', 'nothing')(`<h3 class="ctr">COMMERCIAL INSURANCE APPLICATION</h3>${form([cell('Agency', seen.agentAt(voice), 2), cell('Proposed eff date', date(t.policies.gl.effective)), cell('Proposed exp date', date(t.policies.gl.expiration))], [cell('Applicant', seen.insuredAt(voice), 2), cell('FEIN', `${voice.chance.digits(2)}-${voice.chance.digits(7)}`), cell('Years in business', String(voice.chance.int(2, 40)))])}
      <p><b>Limits requested</b></p>${table('form', [], [['General aggregate', money(t.policies.gl.limits.aggregate!), 'Each occurrence', money(t.policies.gl.limits.occurrence!)], ['Products aggregate', money(t.policies.gl.limits.products!), 'Medical expense', money(t.policies.gl.limits.medical!)]])}
      <p><b>Prior carrier</b></p>${table('form', ['Year', 'Carrier', 'Policy number', 'Premium'], [[t.prior.gl.effective.slice(0, 4), text(t.prior.gl.carrier.name), text(t.prior.gl.number), money(t.prior.gl.premium)]])}<p>1. Any uncorrected fire code violations? ${check(false)} Yes ${check(true)} No &emsp; 2. Any bankruptcy in the past five years? ${check(false)} Yes ${check(true)} No</p><p>Applicant's signature ______________________ Date ____________</p><p class="fine">Any person who knowingly files an application containing false information commits a fraudulent insurance act.</p>`)
  },
}

/** What an owner wants of whoever works for him. */
// biome-ignore format: a page
export const subcontract: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    return page('contract', 'nothing')(`<h3 class="ctr">SUBCONTRACT AGREEMENT</h3>${texts(`This Agreement is made on ${voice.date(daysLater(t.policies.gl.effective, 40))} between ${text(t.names.business())} ("Contractor") and ${seen.insured(voice)} ("Subcontractor").`, 'ARTICLE 1. The Work. The Subcontractor shall furnish all labor, materials and equipment for the Work described in Exhibit A.', 'ARTICLE 9. Insurance. 9.1 Before commencing the Work the Subcontractor shall procure and maintain: (a) Commercial General Liability with limits of not less than $1,000,000 each occurrence, $2,000,000 general aggregate and $2,000,000 products-completed operations aggregate; (b) Business Automobile Liability of $1,000,000 combined single limit, any auto; (c) Workers Compensation as required by statute, and Employers Liability of $500,000 each accident, $500,000 disease policy limit, $500,000 disease each employee; (d) Umbrella Liability of $5,000,000 each occurrence.', '9.2 Contractor and Owner shall be additional insureds on a primary and noncontributory basis for ongoing and completed operations. 9.3 Certificates shall be delivered before the Work begins.', 'ARTICLE 10. Indemnity. To the fullest extent permitted by law the Subcontractor shall indemnify and hold harmless the Contractor.', 'ARTICLE 17. Governing law. This Agreement is governed by the law of the place of the Project.')}<p>Contractor ______________________ Subcontractor ______________________</p>`)
  },
}

/** What a company found in the books after the term. */
// biome-ignore format: a page
export const auditBill: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    return invoice(`<h3>${seen.company(voice, 'wc')}</h3><p>FINAL AUDIT STATEMENT</p>${beside(['Insured', seen.insuredAt(voice, ', ')], ['Policy number', text(t.prior.wc.number)], ['Audit period', termOf(voice, t.prior.wc)])}${table('form', ['Class', 'Estimated payroll', 'Audited payroll', 'Rate', 'Earned premium'], t.work.map((one) => [one.code, money(one.payroll - 7000), money(one.payroll), one.rate, money(one.premium)]), { from: 1 })}<p>Additional premium due ${money(912)} by ${midterm(voice, 'wc')}.</p>`)
  },
}
