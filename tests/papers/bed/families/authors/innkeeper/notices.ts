import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { dollars, table } from './words.ts'

const CSS = `
.nt { font: 11.5px/1.4 'Liberation Sans', sans-serif; color: #000 } .nt h1 { font-size: 16px; border: 2px solid #000; padding: 6px; text-align: center; margin: 14px 0 } .nt .win { display: grid; grid-template-columns: 1fr 1fr; margin: 18px 0 } .nt table { border-collapse: collapse; width: 100% }
.nt td, .nt th { border: 1px solid #000; padding: 4px 6px; font-size: 10.5px; text-align: left } .nt .cut { border-top: 1px dashed #000; margin-top: 34px; padding-top: 8px } .nt .big { font-size: 14px; font-weight: bold }
.rn { font: 12px/1.45 'DejaVu Sans', 'Liberation Sans', sans-serif; color: #222 } .rn h1 { font-size: 19px; color: #8a3b12; margin: 0 0 12px } .rn table { border-collapse: collapse; width: 100%; margin: 10px 0 } .rn td, .rn th { border: 0; border-bottom: 1px solid #ddd; padding: 4px 8px; text-align: right } .rn td:first-child { text-align: left }`

/** A lender of premiums means to cancel what it has financed. */
function financed(voice: Voice): string {
  const { chance, truth } = voice
  const { money, text, date } = voice
  const { gl, auto, umbrella } = truth.policies
  const rows = [[gl, 'BOP / GL'], [umbrella, 'UMBRELLA'], [auto, 'AUTO']] as const // biome-ignore format: a page
  const account = chance.digits(7)
  const financedOnes = rows.slice(0, chance.int(1, 3))
  const total = financedOnes.reduce((sum, [policy]) => sum + policy.premium, 0)
  const shown = financedOnes.map(([policy, words]) => [text(policy.carrier.name), text(policy.number), words, date(policy.effective), date(policy.expiration), money(policy.premium)])
  const mailed = daysLater(gl.effective, chance.int(40, 200))
  const overdue = Math.round(total / 10)
  const ends = date(daysLater(mailed, 13))
  return `<div class="nt"><b>${text(truth.names.person().split(' ').at(-1)!)} Premium Finance Company</b><br>${voice.address(truth.names.address()).join(', ')}
<div class="win"><div>${text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</div><div>Account ${account}<br>Mailed ${date(mailed)}<br>Agent: ${text(truth.producer.name)}<br>${text(truth.producer.phone)}</div></div>
<h1>${chance.pick(['NOTICE OF INTENT TO CANCEL', 'TEN-DAY NOTICE BEFORE CANCELLATION', 'CANCELLATION NOTICE - NONPAYMENT OF FINANCED PREMIUM'])}</h1>
<p>Your installment number ${chance.int(2, 9)} has not been paid. By the power of attorney in your finance agreement we ${chance.pick([`will ask the companies below to cancel as of 12:01 A.M. on ${ends}`, `have asked the companies below to cancel as of 12:01 A.M. on ${ends}`])}.</p>
<table><tr><th>Company</th><th>Policy</th><th>Type</th><th>Inception</th><th>Expiration</th><th>Premium financed</th></tr>${table(shown)}</table>
<p>Past due <b>${money(overdue)}</b> &nbsp; Late charge <b>${money(Math.max(10, Math.round(overdue * 0.05)))}</b> &nbsp; Cancellation charge <b>${money(15)}</b></p><p class="big">Pay ${money(overdue + Math.max(10, Math.round(overdue * 0.05)) + 15)} before ${ends}</p>
<p>Money received after the date above will be applied to what you owe and does not bring a policy back. Amount financed ${money(Math.round(total * 0.8))}; finance charge ${money(Math.round(total * 0.06))}; 9 payments of ${money(overdue)}.</p>
<div class="cut">Return this stub with your payment. &nbsp; Account ${account} &nbsp; ${text(truth.insured.name)}</div></div>`
} // biome-ignore format: a page

/** A company tells what it would charge for the next term, beside the term that ends. */
function renewal(voice: Voice): string {
  const { chance, truth } = voice
  const { money, text, date } = voice
  const { gl } = truth.policies
  const { gl: ending } = truth.prior
  const words: [string, string][] = [
    ['occurrence', 'Each occurrence'],
    ['aggregate', 'General aggregate'],
    ['products', 'Products aggregate'],
    ['rented', 'Rented premises'],
    ['medical', 'Medical, per person'],
  ]
  const rows = words.map(([name, label]) => [label, money(ending.limits[name]!), money(gl.limits[name]!)])
  const battery = ['Assault or battery', dollars(100_000), chance.pick([dollars(50_000), 'excluded'])]
  const due = date(daysLater(gl.effective, -10))
  return `<div class="rn"><h1>${chance.pick(['Your policy is coming up for renewal', 'Renewal notice', 'Notice of renewal with changed terms'])}</h1><p>${text(gl.carrier.name)}<br>${date(daysLater(gl.effective, -chance.int(46, 90)))}</p><p>${text(truth.insured.name)}<br>${voice.address(truth.insured.address).join('<br>')}</p>
<p>Policy ${text(ending.number)} ends on ${date(ending.expiration)}. ${chance.pick([`We offer to renew it for another year if ${money(Math.round(gl.premium * 0.25))} reaches us by ${due}. Without payment the offer lapses and there will be no coverage after the end of the term.`, `We are willing to renew on the terms in the right column. Tell your agent by ${due} whether you accept; nothing renews by itself.`])}</p>
<table><tr><th></th><th>${chance.pick(['Ending', 'Present term'])}</th><th>${chance.pick(['Offered', 'Proposed'])}</th></tr>${table([...rows, battery, ['Premium', money(ending.premium), money(gl.premium)]])}</table>
<p>Changes that lower your protection: a deductible of ${money(2500)} for water damage per unit; no coverage for animals kept by tenants. A renewal binder has not been issued.</p><p>Questions? ${text(truth.producer.name)}, ${text(truth.producer.phone)}</p></div>`
} // biome-ignore format: a page

/** A premium finance company's notice or an insurer's offer to renew: neither says what is in force. */
export const notice: Paper = {
  draw(voice) {
    const html = voice.chance.maybe(0.5) ? financed(voice) : renewal(voice)
    return { kind: 'notice', feeds: 'nothing', html, css: CSS }
  },
}
