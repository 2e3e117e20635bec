import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { box, brackets, crate, day, days, ends, halves, issued, leaders, logo, onward, pad, paper, paras, shown, site, tab, termOf, told, turn, type, whole } from '../kit/sheets.ts' // biome-ignore format: a list

const quote = paper('quote', 'nothing')
const application = paper('application', 'nothing')
const contract = paper('contract', 'nothing')
const invoice = paper('invoice', 'names only')
const letter = paper('letter', 'names only')
const GL = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations aggregate', personal: 'Personal and advertising injury', rented: 'Damage to rented premises', medical: 'Medical payments' } // biome-ignore format: a table

/** One quote of one company. */
// biome-ignore format: a page
export const simpleQuote: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { gl } = t.policies
    return quote('', `${ends(`<h2>${shown.company(voice, 'gl')}</h2>`, `QUOTE<br>No. ${voice.chance.digits(8)}<br>${issued(voice)}`)}${told([['Prepared for', shown.insured(voice, ', ')], ['Agent', shown.agent(voice)], ['Proposed term', termOf(voice, gl)], ['Coverage', 'Commercial general liability'], ['Expiring policy', text(t.prior.gl.number)]])}<h4>Limits</h4>${leaders(Object.entries(GL).map(([name, words]) => [words, money(gl.limits[name]!)]))}<h4>Premium</h4>${leaders([['Premium', money(gl.premium)], ['Fees', money(150)], ['Total', money(gl.premium + 150)]])}${paras(`This quote is good until ${date(daysLater(gl.effective, 10))}. It is not a binder; no insurance is in force until we tell you so in writing.`, 'Subject to: signed application, satisfactory inspection.')}`)
  },
}

/** A rating page for compensation. */
// biome-ignore format: a page
export const compQuote: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { wc } = t.policies
    return quote('', type(8.6, [text(wc.carrier.name.toUpperCase()), 'WORKERS COMPENSATION PREMIUM QUOTATION', '', `APPLICANT       ${text(t.insured.name.toUpperCase())}`, `PROPOSED TERM   ${termOf(voice, wc)}`, `AGENT           ${text(t.producer.name.toUpperCase())}`, '', `PART TWO LIMITS REQUESTED   ${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}`, '', `${pad('CODE', 8)}${pad('CLASS', 40)}${pad('PAYROLL', 16, true)}${pad('RATE', 10, true)}${pad('PREMIUM', 16, true)}`, ...t.work.map((one) => `${pad(one.code, 8)}${pad(text(one.title.toUpperCase()), 40)}${pad(money(one.payroll), 16, true)}${pad(one.rate, 10, true)}${pad(money(one.premium), 16, true)}`), '', `ESTIMATED PREMIUM ${money(wc.premium)}    DEPOSIT 20%`, 'QUOTATION VALID THIRTY DAYS. COVERAGE IS NOT BOUND.']))
  },
}

/** An agency's proposal of many pages. */
// biome-ignore format: a page
export const proposal: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { gl, auto, umbrella } = t.policies
    return quote('.cv1 { padding-top: 150pt }', `<div class="cv1"><h1>Proposal of insurance</h1><h2>${text(t.insured.name)}</h2><p>${date(gl.effective)}</p><p>${shown.agency(voice)}</p></div>${turn}<h3>General liability, ${shown.company(voice, 'gl')}</h3>${tab('hair last', [], Object.entries(GL).map(([name, words]) => [words, money(gl.limits[name]!)]))}<h3>Automobile, ${shown.company(voice, 'auto')}</h3><p>Liability ${money(auto.limits.csl ?? auto.limits.perAccident!)} each accident; ${t.vehicles.length} vehicles scheduled</p><h3>Umbrella, ${shown.company(voice, 'umbrella')}</h3><p>${money(umbrella.limits.occurrence!)} each occurrence</p>${turn}<h3>What it costs</h3>${tab('net last', ['Line', 'Now', 'Proposed'], [['General liability', money(t.prior.gl.premium), money(gl.premium)], ['Automobile', money(t.prior.auto.premium), money(auto.premium)], ['Umbrella', money(t.prior.umbrella.premium), money(umbrella.premium)]])}${paras('To go ahead, sign and return this page. Coverage begins when the companies accept.', 'Signed ______________________ &emsp; Date ____________')}`)
  },
}

/** An agency's bill. */
// biome-ignore format: a page
export const bill: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date, chance } = voice
    const { gl, auto } = t.policies
    return invoice('', `${ends(`<b>${shown.agency(voice)}</b>`, `<h2>INVOICE</h2>${chance.digits(6)}<br>${date(gl.effective)}`)}<p>Bill to<br>${shown.insured(voice)}</p>${tab('net last', ['Policy', 'Description', 'Term', 'Amount'], [[text(gl.number), 'General liability, renewal', termOf(voice, gl), money(gl.premium)], [text(auto.number), 'Business auto, renewal', termOf(voice, auto), money(auto.premium)], ['', 'Agency fee', '', money(75)]], `<tr class="bd"><td colspan="3">Due ${date(daysLater(gl.effective, 15))}</td><td>${money(gl.premium + auto.premium + 75)}</td></tr>`)}<p class="sm">A charge of 1.5% a month is added to what is past due.</p>`)
  },
}

/** A company's installment bill with a stub. */
// biome-ignore format: a page
export const installment: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { wc } = t.policies
    const part = Math.round(wc.premium / 9)
    return invoice('.stub { border-top: 1pt dashed #000; margin-top: 30pt; padding-top: 8pt }', `${ends(`<h3>${shown.company(voice, 'wc')}</h3>`, `Premium notice<br>Account ${voice.chance.digits(9)}`)}${told([['Policy', text(wc.number)], ['Workers compensation', termOf(voice, wc)], ['Insured', shown.insured(voice, ', ')], ['Agent', shown.agent(voice)]])}${leaders([['Previous balance', money(wc.premium)], ['Payment received', money(part)], ['Installment fee', money(5)], ['Minimum due', money(part + 5)], ['Balance', money(wc.premium - part + 5)]])}<p>Due ${date(daysLater(wc.effective, 61))}</p><div class="stub">${ends(shown.insured(voice), `Please return this stub<br>Amount enclosed $ ____________`)}<p>Make checks payable to ${shown.company(voice, 'wc')}</p></div>`)
  },
}

/** What an audit found. */
// biome-ignore format: a page
export const audit: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { wc } = t.policies
    return invoice('.au td:nth-child(n+3), .au th:nth-child(n+3) { text-align: right }', `<h3>FINAL AUDIT STATEMENT</h3>${crate([['Insured', shown.insured(voice)], ['Policy', text(wc.number)], ['Audit period', termOf(voice, wc)]])}${tab('net slim au', ['Code', 'Class', 'Estimated payroll', 'Audited payroll', 'Premium'], t.work.map((one) => [one.code, text(one.title), money(one.payroll), money(one.payroll + 4100), money(Math.round(((one.payroll + 4100) / 100) * Number(one.rate)))]))}<p>Additional premium due ${money(412)} by ${day(voice, 420, 'wc')}. Pay ${shown.company(voice, 'wc')}.</p>`)
  },
}

/** An application for liability with questions. */
// biome-ignore format: a page
export const liabilityApplication: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date, chance } = voice
    const { gl } = t.policies
    const ask = (words: string) => { const yes = chance.maybe(0.3); return [words, brackets(yes), brackets(!yes)] }
    return application('', `<h3 class="mid">COMMERCIAL INSURANCE APPLICATION</h3>${crate([['Agency', shown.agency(voice)], ['Applicant', shown.insured(voice)]], [['Proposed effective date', date(gl.effective)], ['Proposed expiration date', date(gl.expiration)], ['Line', 'General liability']])}${tab('net slim', ['Limits applied for', ''], Object.entries(GL).map(([name, words]) => [words, money(gl.limits[name]!)]))}${tab('net slim', ['Location', 'Class', 'Description', 'Exposure'], t.locations.map((one) => [site(voice, one), one.classCode, text(one.classification), one.exposure.toLocaleString('en-US')]))}${tab('hair', ['General information', 'Yes', 'No'], [ask('Any exposure to flammables, explosives, chemicals?'), ask('Any policy or coverage declined, cancelled or non-renewed during the prior three years?'), ask('Any operations sold or discontinued in the last five years?'), ask('Are subcontractors used?')])}<p>Prior carrier ${text(t.prior.gl.carrier.name)}, policy ${text(t.prior.gl.number)}, expires ${date(gl.effective)}, premium ${money(t.prior.gl.premium)}</p><p>Applicant&rsquo;s signature ______________________ &emsp; Date ${issued(voice)}</p>`)
  },
}

/** Autos asked for, typed by a word processor. */
// biome-ignore format: a document
export const fleetApplication: Paper = {
  draw: ({ truth: t }) => ({ kind: 'application', feeds: 'nothing', docx: ['APPLICATION FOR COMMERCIAL AUTO', `Applicant name: ${t.insured.name}`, `Requested effective date: ${days.slashed(t.policies.auto.effective)}`, `Requested liability limit: ${whole(t.policies.auto.limits.csl ?? t.policies.auto.limits.perAccident!)}`, [['Driver', 'Date of birth', 'License'], ...t.drivers.slice(0, 5).map((one) => [one.name, days.slashed(one.born), one.license])], `Present insurer: ${t.prior.auto.carrier.name}, policy ${t.prior.auto.number}`, 'I declare that the answers above are true.', 'Signed ______________________'] }),
}

/** An agreement with a section of insurance. */
// biome-ignore format: a page
export const serviceAgreement: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl, auto, wc, umbrella } = t.policies
    return contract('p { margin: 8pt 0; text-align: justify }', `<h3 class="mid">MASTER SERVICES AGREEMENT</h3>${paras(`This agreement is made on ${issued(voice)} by ${shown.other(voice, ', ')} (Owner) and ${text(t.insured.name)} (Vendor).`, '<b>1. Services.</b> Vendor shall perform the services of each work order with due care and in accordance with law.', '<b>2. Payment.</b> Owner pays within forty-five days of a proper invoice.', `<b>7. Insurance.</b> Vendor shall maintain: (a) commercial general liability of not less than ${money(gl.limits.occurrence!)} per occurrence and ${money(gl.limits.aggregate!)} general aggregate; (b) business auto liability of ${money(auto.limits.csl ?? 1_000_000)} combined single limit; (c) workers compensation as required by law and employers liability of ${money(wc.limits.accident!)} each accident; (d) umbrella of ${money(umbrella.limits.occurrence!)}. Owner shall be an additional insured. Certificates shall be delivered before work begins.`, '<b>8. Indemnity.</b> Vendor shall indemnify Owner against claims that arise out of its negligence.', '<b>12. Term.</b> Two years, and thereafter until ended by sixty days of notice.')}${halves('Owner ______________________', 'Vendor ______________________')}`)
  },
}

/** What a bank or a town asks of who works for it, in a list. */
// biome-ignore format: a page
export const requirements: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl, wc } = t.policies
    return contract('', `<h3>ATTACHMENT C &ndash; MINIMUM INSURANCE REQUIREMENTS</h3><p>Contract no. ${voice.chance.digits(6)} &emsp; Contractor: ${text(t.insured.name)}</p>${tab('net', ['Type', 'Minimum limits', 'Required endorsements'], [['General liability', `${money(gl.limits.occurrence!)} each occurrence; ${money(gl.limits.aggregate!)} aggregate`, 'Additional insured; primary'], ['Workers compensation', `Statutory; employers liability ${money(wc.limits.accident!)}`, 'Waiver of subrogation'], ['Automobile', money(1_000_000), 'Owned, hired, non-owned']])}${paras('Insurers shall be rated A- or better. No work may begin until the Owner has approved the evidence of insurance. Failure to ask for evidence is no waiver.', 'Deductibles above $25,000 need consent.')}`)
  },
}

/** An agency writes about a renewal to come. */
// biome-ignore format: a page
export const renewalLetter: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { gl } = t.policies
    return letter('p { margin: 10pt 0 }', `<p>${shown.agency(voice)}</p><p>${date(daysLater(gl.expiration, -70))}</p><p>${shown.insured(voice)}</p>${paras(`Dear ${t.names.person()},`, `Your general liability policy ${text(gl.number)} with ${shown.company(voice, 'gl')} expires on ${date(gl.expiration)}. To market it we need your payroll and receipts, a list of subcontractors, and any change of operations.`, 'Please send these within two weeks. We shall also ask the company for loss runs.', 'Sincerely,', text(t.producer.contact))}`)
  },
}

/** A claim is acknowledged. */
// biome-ignore format: a page
export const acknowledged: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const { gl } = t.policies
    const [claim] = t.claims
    return letter('p { margin: 10pt 0 }', `${ends(`<h2>${logo(voice, 'gl')}</h2>`, `Claims<br>${shown.office(voice, 'gl', '<br>')}`)}<p>${onward(voice)}</p><p>${shown.insured(voice)}</p>${told([['Our insured', text(t.insured.name)], ['Claim number', claim!.number], ['Policy number', text(gl.number)], ['Claimant', text(claim!.claimant)]])}${paras('We have received notice of the claim above and have begun to look into it. Please do not admit fault or make any payment.', 'Keep all records, pictures and names of witnesses. We will call you within two days.', text(claim!.adjuster))}`)
  },
}

/** An agency's letter as a document. */
// biome-ignore format: a document
export const welcome: Paper = {
  draw: ({ truth: t }) => ({ kind: 'letter', feeds: 'names only', docx: [t.producer.name, days.words(t.policies.gl.effective), `To ${t.insured.name}`, 'Welcome to our agency. You will find enclosed your policies. For certificates write to us; for claims call the company.', `We suggest that you raise your limit to ${whole(3_000_000)} when the policy renews.`, 'Yours truly,', t.producer.contact] }),
}

/** A page of a wholesaler that says what a retail agent must send. */
// biome-ignore format: a page
export const checklist: Paper = {
  draw: (voice) => letter('', `<p>${shown.broker(voice, ', ')}</p><h3>Outstanding items</h3><p>To ${shown.agent(voice)} about ${shown.who(voice)}, ${onward(voice)}</p>${tab('hair', ['', 'Item', 'Due'], [[box(true), 'Signed application', 'Received'], [box(false), 'Diligent search affidavit', day(voice, 20)], [box(false), 'Recommendations of the inspection', day(voice, 45)], [box(false), 'Payment', day(voice, 30)]])}${paras('The company may cancel if these are not received in time.', voice.text(voice.truth.wholesaler.contact))}`),
}
