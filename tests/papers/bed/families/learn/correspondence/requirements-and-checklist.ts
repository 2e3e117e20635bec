import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { dollars, longDate, slashedDate } from '../kit/amounts.ts'
import { brackets, crate, ends, halves, paragraphs, tickBox, told } from '../kit/blocks.ts'
import { agencyName, agencyUntold, carrierName, homeOffice, insuredName, insuredUntold, sign, siteOnWharfStreet, stranger, wholesalerUntold } from '../kit/parties.ts' // biome-ignore format: a list
import { crated } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayAfter, dayAfter30To270, dayBefore4To40 } from '../kit/terms.ts'
import { LIABILITY_WORDS } from '../quotes-and-binders/rating-page-and-proposal.ts'

const application = crated('application', 'nothing')
const contract = crated('contract', 'nothing')
const letter = crated('letter', 'names only')

/** An application for liability with questions. */
// biome-ignore format: a page
export const liabilityApplication: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date, chance } = voice
    const { gl } = t.policies
    const ask = (words: string) => { const yes = chance.maybe(0.3); return [words, brackets(yes), brackets(!yes)] }
    return application('', `<h3 class="mid">COMMERCIAL INSURANCE APPLICATION</h3>${crate([['Agency', agencyUntold(voice)], ['Applicant', insuredUntold(voice)]], [['Proposed effective date', date(gl.effective)], ['Proposed expiration date', date(gl.expiration)], ['Line', 'General liability']])}${table('net slim', ['Limits applied for', ''], Object.entries(LIABILITY_WORDS).map(([name, words]) => [words, money(gl.limits[name]!)]))}${table('net slim', ['Location', 'Class', 'Description', 'Exposure'], t.locations.map((one) => [siteOnWharfStreet(voice, one), one.classCode, text(one.classification), one.exposure.toLocaleString('en-US')]))}${table('hair', ['General information', 'Yes', 'No'], [ask('Any exposure to flammables, explosives, chemicals?'), ask('Any policy or coverage declined, cancelled or non-renewed during the prior three years?'), ask('Any operations sold or discontinued in the last five years?'), ask('Are subcontractors used?')])}<p>Prior carrier ${text(t.prior.gl.carrier.name)}, policy ${text(t.prior.gl.number)}, expires ${date(gl.effective)}, premium ${money(t.prior.gl.premium)}</p><p>Applicant&rsquo;s signature ______________________ &emsp; Date ${dayBefore4To40(voice)}</p>`)
  },
}

/** Autos asked for, typed by a word processor. */
// biome-ignore format: a document
const fleetApplication: Paper = {
  draw: ({ truth: t }) => ({ kind: 'application', feeds: 'nothing', docx: ['APPLICATION FOR COMMERCIAL AUTO', `Applicant name: ${t.insured.name}`, `Requested effective date: ${slashedDate(t.policies.auto.effective)}`, `Requested liability limit: ${dollars(t.policies.auto.limits.csl ?? t.policies.auto.limits.perAccident!)}`, [['Driver', 'Date of birth', 'License'], ...t.drivers.slice(0, 5).map((one) => [one.name, slashedDate(one.born), one.license])], `Present insurer: ${t.prior.auto.carrier.name}, policy ${t.prior.auto.number}`, 'I declare that the answers above are true.', 'Signed ______________________'] }),
}

/** An agreement with a section of insurance. */
// biome-ignore format: a page
export const serviceAgreement: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl, auto, wc, umbrella } = t.policies
    return contract('p { margin: 8pt 0; text-align: justify }', `<h3 class="mid">MASTER SERVICES AGREEMENT</h3>${paragraphs(`This agreement is made on ${dayBefore4To40(voice)} by ${stranger(voice, ', ')} (Owner) and ${text(t.insured.name)} (Vendor).`, '<b>1. Services.</b> Vendor shall perform the services of each work order with due care and in accordance with law.', '<b>2. Payment.</b> Owner pays within forty-five days of a proper invoice.', `<b>7. Insurance.</b> Vendor shall maintain: (a) commercial general liability of not less than ${money(gl.limits.occurrence!)} per occurrence and ${money(gl.limits.aggregate!)} general aggregate; (b) business auto liability of ${money(auto.limits.csl ?? 1_000_000)} combined single limit; (c) workers compensation as required by law and employers liability of ${money(wc.limits.accident!)} each accident; (d) umbrella of ${money(umbrella.limits.occurrence!)}. Owner shall be an additional insured. Certificates shall be delivered before work begins.`, '<b>8. Indemnity.</b> Vendor shall indemnify Owner against claims that arise out of its negligence.', '<b>12. Term.</b> Two years, and thereafter until ended by sixty days of notice.')}${halves('Owner ______________________', 'Vendor ______________________')}`)
  },
}

/** What a bank or a town asks of who works for it, in a list. */
// biome-ignore format: a page
const requirements: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl, wc } = t.policies
    return contract('', `<h3>ATTACHMENT C &ndash; MINIMUM INSURANCE REQUIREMENTS</h3><p>Contract no. ${voice.chance.digits(6)} &emsp; Contractor: ${text(t.insured.name)}</p>${table('net', ['Type', 'Minimum limits', 'Required endorsements'], [['General liability', `${money(gl.limits.occurrence!)} each occurrence; ${money(gl.limits.aggregate!)} aggregate`, 'Additional insured; primary'], ['Workers compensation', `Statutory; employers liability ${money(wc.limits.accident!)}`, 'Waiver of subrogation'], ['Automobile', money(1_000_000), 'Owned, hired, non-owned']])}${paragraphs('Insurers shall be rated A- or better. No work may begin until the Owner has approved the evidence of insurance. Failure to ask for evidence is no waiver.', 'Deductibles above $25,000 need consent.')}`)
  },
}

/** An agency writes about a renewal to come. */
// biome-ignore format: a page
const renewalLetter: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { gl } = t.policies
    return letter('p { margin: 10pt 0 }', `<p>${agencyUntold(voice)}</p><p>${date(daysLater(gl.expiration, -70))}</p><p>${insuredUntold(voice)}</p>${paragraphs(`Dear ${t.names.person()},`, `Your general liability policy ${text(gl.number)} with ${carrierName(voice, 'gl')} expires on ${date(gl.expiration)}. To market it we need your payroll and receipts, a list of subcontractors, and any change of operations.`, 'Please send these within two weeks. We shall also ask the company for loss runs.', 'Sincerely,', text(t.producer.contact))}`)
  },
}

/** A claim is acknowledged. */
// biome-ignore format: a page
const acknowledged: Paper = {
  draw: (voice) => {
    const { truth: t, text } = voice
    const { gl } = t.policies
    const [claim] = t.claims
    return letter('p { margin: 10pt 0 }', `${ends(`<h2>${sign(voice, 'gl')}</h2>`, `Claims<br>${homeOffice(voice, 'gl', '<br>')}`)}<p>${dayAfter30To270(voice)}</p><p>${insuredUntold(voice)}</p>${told([['Our insured', text(t.insured.name)], ['Claim number', claim!.number], ['Policy number', text(gl.number)], ['Claimant', text(claim!.claimant)]])}${paragraphs('We have received notice of the claim above and have begun to look into it. Please do not admit fault or make any payment.', 'Keep all records, pictures and names of witnesses. We will call you within two days.', text(claim!.adjuster))}`)
  },
}

/** An agency's letter as a document. */
// biome-ignore format: a document
const welcome: Paper = {
  draw: ({ truth: t }) => ({ kind: 'letter', feeds: 'names only', docx: [t.producer.name, longDate(t.policies.gl.effective), `To ${t.insured.name}`, 'Welcome to our agency. You will find enclosed your policies. For certificates write to us; for claims call the company.', `We suggest that you raise your limit to ${dollars(3_000_000)} when the policy renews.`, 'Yours truly,', t.producer.contact] }),
}

/** A page of a wholesaler that says what a retail agent must send. */
// biome-ignore format: a page
const checklist: Paper = {
  draw: (voice) => letter('', `<p>${wholesalerUntold(voice, ', ')}</p><h3>Outstanding items</h3><p>To ${agencyName(voice)} about ${insuredName(voice)}, ${dayAfter30To270(voice)}</p>${table('hair', ['', 'Item', 'Due'], [[tickBox(true), 'Signed application', 'Received'], [tickBox(false), 'Diligent search affidavit', dayAfter(voice, 20)], [tickBox(false), 'Recommendations of the inspection', dayAfter(voice, 45)], [tickBox(false), 'Payment', dayAfter(voice, 30)]])}${paragraphs('The company may cancel if these are not received in time.', voice.text(voice.truth.wholesaler.contact))}`),
}

export const requirementsAndChecklistFamilies: LearnFamily[] = [
  { name: 'plain forms and contracts', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: withNotes({ liabilityApplication, fleetApplication, serviceAgreement, requirements }) },
  { name: 'plain letters', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: withNotes({ renewalLetter, acknowledged, welcome, checklist }) },
] // biome-ignore format: a family in a line
