import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses } from '../kit/fine-print.ts'
import { newPage, printed } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const offer = printed('quote', 'nothing')

/** A carrier's quote that looks like its declarations. */
export const carrierQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    const { gl } = truth.policies
    return offer(
      `<div class="cq"><b>${text(gl.carrier.name)}</b><span>COMMERCIAL QUOTE<br>Quote number Q${chance.digits(9)}</span></div><p><b>Prepared for</b><br>${inLines(text(truth.insured.name), address(truth.insured.address))}</p><p><b>Your agent</b><br>${inLines(text(truth.producer.name), address(truth.producer.address), truth.producer.phone)}</p><p>Proposed policy period: ${date(gl.effective)} to ${date(gl.expiration)}. This quote expires ${date(daysLater(gl.effective, 30))}.</p><table class="cq-t">${tableHead('Commercial General Liability', 'Limits')}${tableRows(
        [
          ['Each Occurrence', money(gl.limits.occurrence!)],
          ['General Aggregate', money(gl.limits.aggregate!)],
          ['Products-Completed Operations Aggregate', money(gl.limits.products!)],
          ['Personal and Advertising Injury', money(gl.limits.personal!)],
          ['Damage to Premises Rented to You', money(gl.limits.rented!)],
          ['Medical Expense', money(gl.limits.medical!)],
        ],
      )}${tableRow('<b>Estimated premium</b>', money(gl.premium))}</table><p>This is a quotation, not a policy or a binder. No coverage is in effect until your agent binds it.</p>${clauses(voice, 3)}`,
      '.cq { display: flex; justify-content: space-between; border-bottom: 2pt solid #357 } .cq-t td { border-bottom: 0.4pt solid #bbb } .cq-t td:last-child, .cq-t th:last-child { text-align: right }',
    )
  },
}

/** An agency's proposal of several pages: premiums compared, coverage, markets that declined. */
const agencyProposal: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, auto, wc } = truth.policies
    const two = otherLimits(chance, 'gl', gl.limits)
    const rows =
      Object.entries({ occurrence: 'Each Occurrence', aggregate: 'General Aggregate', products: 'Products Aggregate', personal: 'Personal Injury', rented: 'Rented Premises', medical: 'Medical Expense' }) // biome-ignore format: a table
        .map(([name, label]) => [label, money(gl.limits[name]!), money(two[name]!)])
    return offer(
      `<div class="pr-c"><p>${text(truth.producer.name)}</p><h1>Commercial Insurance Proposal</h1><p>for ${text(truth.insured.name)}</p><p>${date(gl.effective)} – ${date(gl.expiration)}</p><p>Presented by ${text(truth.producer.contact)}, ${truth.producer.phone}</p></div>${newPage}<h2>Premium comparison</h2><table class="pr">${tableHead('Line', 'Expiring', 'Option 1', 'Option 2')}${tableRows(
        [
          ['General liability', money(gl.premium + 90), money(gl.premium), money(gl.premium - 300)],
          ['Automobile', money(auto.premium + 410), money(auto.premium), 'Declined'],
          ['Workers compensation', money(wc.premium), money(wc.premium - 100), 'No quote'],
        ],
      )}</table><h2>General liability</h2><table class="pr">${tableHead('', text(gl.carrier.name), text(truth.names.carrier().name))}${tableRows(rows)}</table><p>Marketed to: ${[1, 2, 3].map(() => text(truth.names.carrier().name)).join('; ')}.</p><p>☐ I accept option 1 &nbsp; ☐ I accept option 2 &nbsp; Signature ______________ Date ________</p><p>This proposal is a summary and does not replace the policies. Nothing is bound.</p>`,
      '.pr-c { text-align: center; padding-top: 160pt } .pr td, .pr th { border: 0.5pt solid #99a } .pr td:nth-child(n+2) { text-align: right } h2 { color: #335 }',
    )
  },
}

/** A wholesaler's indication as a plain message. */
const indication: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { umbrella } = truth.policies
    const each = umbrella.limits.occurrence!
    return offer(
      `<p>From: ${text(truth.wholesaler.contact)}<br>To: ${text(truth.producer.contact)}<br>Subject: ${text(truth.insured.name)} – excess indication</p><p>Hi,</p><p>We can offer the following on a nonadmitted basis, eff. ${date(umbrella.effective)}:</p><p>Carrier: ${text(umbrella.carrier.name)}<br>Option A: ${money(each)} occ / ${money(each)} agg – ${money(umbrella.premium)}<br>Option B: ${money(each * 2)} occ / ${money(each * 2)} agg – ${money(Math.round(umbrella.premium * 1.7))}<br>MEP: 25%. TRIA: ${money(chance.int(30, 90))}.</p><p>Needed to bind: signed supplemental, primary quotes with at least ${money(1_000_000)} / ${money(2_000_000)} / ${money(2_000_000)}, auto ${money(1_000_000)} CSL. Indication good for 30 days and no coverage is bound.</p><p>Thanks,<br>${text(truth.wholesaler.contact)}<br>${text(truth.wholesaler.name)}<br>${text(truth.wholesaler.phone)}</p>`,
      'p { margin: 8pt 0 }',
    )
  },
}

/** A renewal offer of a comp carrier, with the expiring policy above. */
const renewalOffer: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address } = voice
    const { wc } = truth.policies
    const { wc: prior } = truth.prior
    return offer(
      `<p>${text(wc.carrier.name)}<br>${address(wc.carrier.address).join(', ')}</p><h3>RENEWAL QUOTATION – WORKERS COMPENSATION</h3><table class="ro">${tableHead('', 'Expiring', 'Renewal offered')}${tableRows(
        [
          ['Policy', text(prior.number), 'To be assigned'],
          [
            'Term',
            `${date(prior.effective)} – ${date(prior.expiration)}`,
            `${date(wc.effective)} – ${date(wc.expiration)}`,
          ],
          ['Employers liability, each accident', money(prior.limits.accident!), money(wc.limits.accident!)],
          ['Employers liability, disease policy limit', money(prior.limits.disease!), money(wc.limits.disease!)],
          ['Employers liability, disease each employee', money(prior.limits.employee!), money(wc.limits.employee!)],
          ['Premium', money(prior.premium), money(wc.premium)],
        ],
      )}</table><p>Offered to ${text(truth.insured.name)} through ${text(truth.producer.name)}. The renewal takes effect only if the deposit is received by ${date(wc.effective)}.</p>${clauses(voice, 2)}`,
      '.ro td, .ro th { border: 0.5pt solid #555 } .ro td:nth-child(n+2) { text-align: right }',
    )
  },
}

export const indicationAndProposalFamilies: LearnFamily[] = [
  { name: 'quotes of companies', style: thirdInCapitals(['sans', 'serif'], 9, 10), papers: { carrierQuote, renewalOffer } },
  { name: 'proposals of agencies', style: thirdInCapitals(['sans', 'modern', 'serif'], 9, 10), papers: { agencyProposal, indication } },
] // biome-ignore format: a family in a line
