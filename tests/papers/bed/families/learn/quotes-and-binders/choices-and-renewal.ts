import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { addressed, captions, fine, grid, newPage, officeOf, row, rows, sheet, stack } from '../kit/styles.ts'

const quote = sheet('quote', 'nothing')
const GL: Record<string, string> = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products-completed operations aggregate', personal: 'Personal & advertising injury', rented: 'Damage to premises rented to you', medical: 'Medical expense' } // biome-ignore format: a table

/** A company's quote by package: three choices in columns. */
export const threeChoices: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const better = otherLimits(chance, 'gl', gl.limits)
    const all = Object.entries(GL).map(([name, label]) => [text(label), money(gl.limits[name]!), money(better[name]!), money(gl.limits[name]! * 2)]) // biome-ignore format: a row
    return quote(
      `<div class="tc"><b>${text(gl.carrier.name)}</b><span>QUOTE ${chance.digits(8)}<br>Prepared ${date(daysLater(gl.effective, -25))}</span></div><p>For: ${addressed(voice)}</p><p>Agent: ${stack(text(truth.producer.name), text(truth.producer.contact), truth.producer.phone)}</p><p>Effective ${date(gl.effective)}, expires ${date(gl.expiration)}</p>${grid('tc-t', captions('General liability', 'Option A', 'Option B', 'Option C'), rows(all), row('<b>Annual premium</b>', money(gl.premium), money(gl.premium + 240), money(gl.premium + 610)))}<p>Prices are guaranteed for 30 days. Your agent can bind online. No insurance applies until then.</p>`,
      '.tc { display: flex; justify-content: space-between; border-bottom: 3pt solid #246 } .tc-t th { print-color-adjust: exact; background: #246; color: #fff } .tc-t td { border-bottom: 0.4pt solid #bbb } .tc-t td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** Renewal proposal of an agency: what there is now beside what is proposed, line by line. */
export const renewalProposal: Paper = {
  draw: ({ truth, money, text, date, chance }) => {
    const { gl, auto, umbrella } = truth.policies
    const changes = Object.entries(GL).map(([name, label]) => [text(label), money(truth.prior.gl.limits[name]!), money(gl.limits[name]!)]) // biome-ignore format: a row
    return quote(
      `<h1 class="rp-t">Insurance Renewal Proposal</h1><p class="rp-t">${text(truth.insured.name)}<br>${date(gl.effective)} to ${date(gl.expiration)}<br>Presented by ${text(truth.producer.name)}</p>${newPage}<h2>Your service team</h2>${grid('rp', captions('Name', 'Role', 'Reach'), row(text(truth.producer.contact), 'Account executive', truth.producer.email), row(text(truth.names.person()), 'Claims advocate', truth.names.phone()))}<h2>Liability</h2>${grid('rp', captions('', 'Current', 'Proposed'), rows(changes))}<h2>Premium summary</h2>${grid('rp', captions('Policy', 'Carrier', 'Expiring', 'Renewal'), row('General liability', text(gl.carrier.name), money(truth.prior.gl.premium), money(gl.premium)), row('Auto', text(auto.carrier.name), money(truth.prior.auto.premium), money(auto.premium)), row('Umbrella', text(umbrella.carrier.name), money(truth.prior.umbrella.premium), money(umbrella.premium)))}<p>Carrier ratings: ${text(gl.carrier.name)} A (Excellent) ${chance.pick(['IX', 'XII', 'XV'])}.</p>${newPage}<h2>Client authorization to bind</h2><p>After careful consideration I accept the proposal with these exceptions: ______________</p><p>Coverage is not bound until confirmed by the carrier.</p><p>Signature ____________ Date ________</p>`,
      '.rp-t { text-align: center; margin-top: 80pt } .rp td, .rp th { border: 0.5pt solid #aab } h2 { color: #2a5 }',
    )
  },
}

/** A company offers compensation at its own rates. */
export const compQuote: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { wc } = truth.policies
    return quote(
      `<p>${officeOf(voice, 'wc')}</p><p><b>WORKERS COMPENSATION QUOTATION</b></p>${grid('wq', row('Named insured', addressed(voice)), row('Submitted by', text(truth.producer.name)), row('Proposed effective date', date(wc.effective)), row('Employers liability', `${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}`))}${grid('wq', captions('Class', 'Description', 'Payroll', 'Rate', 'Premium'), rows(truth.work.map((one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)])))}<p>Estimated annual premium ${money(wc.premium)}. Good until ${date(daysLater(wc.effective, 10))}. To bind, send the signed application and the deposit.</p>${fine(voice, 1)}`,
      '.wq td, .wq th { border-bottom: 0.4pt solid #777 }',
    )
  },
}
