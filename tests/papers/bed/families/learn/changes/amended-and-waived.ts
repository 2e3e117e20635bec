import type { Drawn, LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { insuredSplitAtWords } from '../kit/parties.ts'
import { newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const CSS = '.sv td, .sv th { border: 0.5pt solid #222; padding: 3pt 5pt } .sv-c { text-align: center; font-weight: bold } .sv-u { text-decoration: underline }' // biome-ignore format: a style
const rider = (html: string): Drawn => ({ kind: 'endorsement', feeds: 'fills', html, css: CSS })
const changedOn = ({ truth, chance }: Voice, line: 'gl' | 'auto' | 'wc') =>
  daysLater(truth.policies[line].effective, chance.int(10, 250))

/** Limits changed in the middle of the term: the whole schedule of limits is shown anew. */
const limitsAmended: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const before = otherLimits(chance, 'gl', truth.policies.gl.limits)
    const words: Record<string, string> = { aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate', personal: 'Personal &amp; Advertising Injury', occurrence: 'Each Occurrence', rented: 'Damage to Premises Rented to You', medical: 'Medical Expense' } // biome-ignore format: a table
    const now = voice.limits('gl', words)
    const rows = now.map(([label, amount], at) => [label, money(before[Object.keys(words)[at]!]!), amount])
    return rider(
      `<p class="sv-c">THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.</p><p class="sv-c">AMENDMENT OF LIMITS OF INSURANCE</p><table class="sv"><tr><td>Policy Number<br>${voice.number('gl')}</td><td>Endorsement Number<br>${chance.int(1, 9)}</td><td>Endorsement Effective Date<br>${date(changedOn(voice, 'gl'))}</td></tr><tr><td>Named Insured<br>${voice.insured()}</td><td>Policy Period<br>${voice.effective('gl')} to ${voice.expiration('gl')}</td><td>Issuing Company<br>${voice.carrier('gl')}</td></tr></table><p>This endorsement modifies insurance provided under the COMMERCIAL GENERAL LIABILITY COVERAGE PART. The Limits of Insurance are changed as follows:</p><table class="sv">${tableHead('Limit', 'From', 'To')}${tableRows(rows)}</table><p>Additional premium: ${money(chance.int(50, 900))}. All other terms and conditions remain unchanged.</p><p>Authorized representative: ${text(truth.names.person())}</p>${formAndDateFoot(voice, 'CG-AM-25')}`,
    )
  },
}

/** An auto is added, another one deleted. */
const autoChange: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const [added, deleted] = truth.vehicles
    const row = (what: string, one: (typeof truth.vehicles)[number]) => [what, one.number, `${one.year} ${one.make} ${one.model}`, one.vin, money(one.cost)] // biome-ignore format: a row
    return rider(
      `<table class="sv"><tr><td colspan="2"><b>${voice.carrier('auto')}</b> – BUSINESS AUTO POLICY CHANGE</td></tr><tr><td>${insuredSplitAtWords(voice)}</td><td>Policy ${voice.number('auto')}<br>Term ${voice.effective('auto')} – ${voice.expiration('auto')}<br>Change effective ${date(changedOn(voice, 'auto'))}<br>Transaction ${chance.int(1, 12)}</td></tr></table><p>The schedule of covered autos is changed:</p><table class="sv">${tableHead('Change', 'Auto', 'Description', 'VIN', 'Cost new')}${tableRows([row('ADDED', added!), row('DELETED', deleted!)])}</table><p>Premium change ${money(chance.int(100, 1500))}. Physical damage deductibles ${money(1000)}.</p>${clauses(voice, 2)}${formAndDateFoot(voice, 'BA 12 01')}`,
    )
  },
}

/** Recovery rights waived: the policy is named in the form's own foot. */
const waiver: Paper = {
  draw: (voice) => {
    const { truth, text, chance, date } = voice
    return rider(
      `<p class="sv-c">WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY</p><p class="sv-c">WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT</p><p>We will not enforce our right to recover payments from the person or organization named in the Schedule, where you work under a written contract that requires you to obtain this agreement from us. This agreement shall not operate to benefit anyone not named.</p><p class="sv-c">Schedule</p><p>${inLines(text(truth.names.business()), voice.address(truth.names.address()))}</p><p>Premium charge: ${chance.int(1, 5)}% of the premium developed in the state, minimum ${voice.money(250)}.</p><p>This endorsement changes the policy to which it is attached and is effective on the date issued unless otherwise stated.</p><table class="sv"><tr><td>Endorsement Effective ${date(changedOn(voice, 'wc'))}</td><td>Policy No. ${voice.number('wc')}</td><td>Endorsement No. ${chance.int(1, 20)}</td></tr><tr><td colspan="2">Insured ${voice.insured()}</td><td>Policy Period ${voice.effective('wc')} – ${voice.expiration('wc')}</td></tr><tr><td colspan="2">Insurance Company ${voice.carrier('wc')}</td><td>Countersigned by ___________</td></tr></table>${formAndDateFoot(voice, 'WC 00 03 13')}`,
    )
  },
}

const letterhead = ({ truth, text, address, chance }: Voice, line: 'gl' | 'auto' | 'wc') =>
  `<table><tr><td><b>${text(truth.policies[line].carrier.name)}</b><br>${inLines(address(truth.policies[line].carrier.address))}</td><td>Policyholder services<br>1-800-555-0${chance.int(100, 199)}</td></tr></table><p style="margin:26pt 0">${inLines(text(truth.insured.name), address(truth.insured.address))}</p>`
const notice = (html: string): Drawn => ({ kind: 'notice', feeds: 'names only', html, css: CSS })

const cancellation: Paper = {
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const { gl } = truth.policies
    const on = daysLater(gl.effective, chance.int(30, 240))
    return notice(
      `${letterhead(voice, 'gl')}<h3>NOTICE OF CANCELLATION OF INSURANCE</h3><table class="sv">${tableRow('Policy number', text(gl.number))}${tableRow('Kind of policy', 'Commercial general liability')}${tableRow('Policy period', `${date(gl.effective)} to ${date(gl.expiration)}`)}${tableRow('Cancellation takes effect', `${date(on)} at 12:01 a.m.`)}${tableRow('Date of mailing', date(daysLater(on, -14)))}</table><p>We are cancelling this policy because we did not receive your payment of ${money(Math.round(gl.premium / 10))}. To keep your insurance in force, pay before the cancellation date.</p><p>cc: ${text(truth.producer.name)}; lienholder ${text(truth.names.business())}</p>`,
    )
  },
}

const conditionalRenewal: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { gl } = truth.policies
    return notice(
      `${letterhead(voice, 'gl')}<h3>CONDITIONAL RENEWAL NOTICE</h3><p>Policy ${text(gl.number)}, expiring ${date(gl.expiration)}</p><p>We are willing to renew on changed terms: ${chance.pick(['a premium increase of more than 10%', 'an exclusion for residential work', 'a higher deductible'])}. If you do not want the renewal, tell us or your agent, ${text(truth.producer.name)}, before the policy expires. If you replace it, this policy ends at its expiration date.</p>${clauses(voice, 2)}`,
    )
  },
}

const reinstatement: Paper = {
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const { auto } = truth.policies
    const on = daysLater(auto.effective, chance.int(40, 200))
    return notice(
      `${letterhead(voice, 'auto')}<h3 class="sv-u">NOTICE OF REINSTATEMENT</h3><p>Commercial auto policy ${text(auto.number)}</p><p>The cancellation that was to take effect ${date(on)} is withdrawn. ${chance.pick(['Coverage continues without interruption.', `Coverage was not in force from ${date(on)} to ${date(daysLater(on, 6))}.`])}</p><p>Agent ${text(truth.producer.name)}</p>`,
    )
  },
}

const nonrenewal: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { wc } = truth.policies
    return notice(
      `${letterhead(voice, 'wc')}<h3>NONRENEWAL OF YOUR POLICY</h3><p>Workers compensation policy ${text(wc.number)} will not be renewed. Coverage ends ${date(wc.expiration)} at 12:01 a.m. Employers liability limits until then stay at ${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}.</p><p>Reason: loss experience.</p>${newPage}<h3>Your rights</h3><p>You may ask the department of insurance for a review within 15 days. Loss information will be sent to you within 10 days of a written request.</p>`,
    )
  },
}

export const amendedAndWaivedFamilies: LearnFamily[] = [
  { name: 'endorsed', style: thirdInCapitals(['sans', 'serif'], 9, 10), papers: { limitsAmended, waiver, autoChange } },
  { name: 'cancelled and put back', style: thirdInCapitals(['sans', 'serif'], 9.5, 10.5), papers: { cancellation, reinstatement } },
  { name: 'not renewed as it was', style: thirdInCapitals(['sans', 'serif'], 9.5, 10.5), papers: { conditionalRenewal, nonrenewal } },
] // biome-ignore format: a family in a line
