import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy } from '../kit/fine-print.ts'
import { carrierAndOffice, insuredAsWritten } from '../kit/parties.ts'
import { newPage, printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'

const quote = printed('quote', 'nothing')
const GL: Record<string, string> = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products-completed operations aggregate', personal: 'Personal & advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense' } // biome-ignore format: a table

/** A company's quote by package: three choices in columns. */
const threeChoices: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const better = otherLimits(chance, 'gl', gl.limits)
    const all = Object.entries(GL).map(([name, label]) => [text(label), money(gl.limits[name]!), money(better[name]!), money(gl.limits[name]! * 2)]) // biome-ignore format: a row
    return quote(
      `<div class="tc"><b>${text(gl.carrier.name)}</b><span>QUOTE ${chance.digits(8)}<br>Prepared ${date(daysLater(gl.effective, -25))}</span></div><p>For: ${insuredAsWritten(voice)}</p><p>Agent: ${inLines(text(truth.producer.name), text(truth.producer.contact), truth.producer.phone)}</p><p>Effective ${date(gl.effective)}, expires ${date(gl.expiration)}</p>${tableOf('tc-t', headRow('General liability', 'Option A', 'Option B', 'Option C'), tableRows(all), tableRow('<b>Annual premium</b>', money(gl.premium), money(gl.premium + 240), money(gl.premium + 610)))}<p>Prices are guaranteed for 30 days. Your agent can bind online. No insurance applies until then.</p>`,
      '.tc { display: flex; justify-content: space-between; border-bottom: 3pt solid #246 } .tc-t th { print-color-adjust: exact; background: #246; color: #fff } .tc-t td { border-bottom: 0.4pt solid #bbb } .tc-t td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** Renewal proposal of an agency: what there is now beside what is proposed, line by line. */
const renewalProposal: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl, auto, umbrella } = truth.policies
    const changes = Object.entries(GL).map(([name, label]) => [text(label), money(truth.prior.gl.limits[name]!), money(gl.limits[name]!)]) // biome-ignore format: a row
    return quote(
      `<h1 class="rp-t">Insurance Renewal Proposal</h1><p class="rp-t">${text(truth.insured.name)}<br>${date(gl.effective)} to ${date(gl.expiration)}<br>Presented by ${text(truth.producer.name)}</p>${newPage}<h2>Your service team</h2>${tableOf('rp', headRow('Name', 'Role', 'Reach'), tableRow(text(truth.producer.contact), 'Account executive', truth.producer.email), tableRow(text(truth.names.person()), 'Claims advocate', truth.names.phone()))}<h2>Liability</h2>${tableOf('rp', headRow('', 'Current', 'Proposed'), tableRows(changes))}<h2>Premium summary</h2>${tableOf('rp', headRow('Policy', 'Carrier', 'Expiring', 'Renewal'), tableRow('General liability', text(gl.carrier.name), money(truth.prior.gl.premium), money(gl.premium)), tableRow('Auto', text(auto.carrier.name), money(truth.prior.auto.premium), money(auto.premium)), tableRow('Umbrella', text(umbrella.carrier.name), money(truth.prior.umbrella.premium), money(umbrella.premium)))}<p>Carrier ratings: ${text(gl.carrier.name)} A (Excellent) ${chance.pick(['IX', 'XII', 'XV'])}.</p>${newPage}<h2>Client authorization to bind</h2><p>After careful consideration I accept the proposal with these exceptions: ______________</p><p>Coverage is not bound until confirmed by the carrier.</p><p>Signature ____________ Date ________</p>`,
      '.rp-t { text-align: center; margin-top: 80pt } .rp td, .rp th { border: 0.5pt solid #aab } h2 { color: #2a5 }',
    )
  },
}

/** A company offers compensation at its own rates. */
const compQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { wc } = truth.policies
    return quote(
      `<p>${carrierAndOffice(voice, 'wc')}</p><p><b>WORKERS COMPENSATION QUOTATION</b></p>${tableOf('wq', tableRow('Named insured', insuredAsWritten(voice)), tableRow('Submitted by', text(truth.producer.name)), tableRow('Proposed effective date', date(wc.effective)), tableRow('Employers liability', `${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}`))}${tableOf('wq', headRow('Class', 'Description', 'Payroll', 'Rate', 'Premium'), tableRows(truth.work.map((one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)])))}<p>Estimated annual premium ${money(wc.premium)}. Good until ${date(daysLater(wc.effective, 10))}. To bind, send the signed application and the deposit.</p>${completeThePolicy(voice, 1)}`,
      '.wq td, .wq th { border-bottom: 0.4pt solid #777 }',
    )
  },
}

export const choicesAndRenewalFamilies: LearnFamily[] = [
  { name: 'offered', style: halfInCapitals(['sans', 'modern'], 9, 10, { capitals: false }), papers: { threeChoices, renewalProposal, compQuote } },
] // biome-ignore format: a family in a line
