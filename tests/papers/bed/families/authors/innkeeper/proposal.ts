import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { short, table } from './words.ts'

const CSS = `
.pp { font: 11px/1.35 'Liberation Sans', sans-serif; color: #222 } .pp .head { display: grid; grid-template-columns: 2fr 1fr; border: 2px solid #2f5d3a; padding: 8px 12px } .pp .head h1 { margin: 0; font-size: 18px; color: #2f5d3a }
.pp table { border-collapse: collapse; width: 100%; margin-top: 12px } .pp td, .pp th { border: 0; border-bottom: 1px solid #b9c7bc; padding: 4px 8px; text-align: center; font-size: 11px } .pp td:first-child { text-align: left; width: 34% } .pp th { background: #e4ede6; -webkit-print-color-adjust: exact }
.pp .accept { border: 2px solid #2f5d3a; margin-top: 18px; padding: 10px 14px } .pp .accept p { margin: 5px 0 } .pp .hand { font: italic 14px 'DejaVu Serif', serif; border-bottom: 1px solid #333; padding: 0 26px } .pp small { font-size: 9px; color: #444 }`

/** One page with two or three options to choose from; some are signed, and even then nothing is bound before the company says so. */
export const proposal: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { money, text, date } = voice
    const { gl, umbrella } = truth.policies
    const first = gl.limits
    const second = otherLimits(chance, 'gl', first)
    const third = otherLimits(chance, 'gl', second)
    const options = chance.maybe(0.6) ? [first, second] : [first, second, third]
    const amount = chance.pick([money, short])
    const per = (label: string, value: (limits: Record<string, number>, at: number) => string) => [label, ...options.map(value)] // biome-ignore format: a page
    const excess = [umbrella.limits.occurrence!, umbrella.limits.occurrence! + 2_000_000, 0]
    const rows = [
      per('Liability, each occurrence', (limits) => amount(limits.occurrence!)),
      per('General aggregate, per location', (limits) => amount(limits.aggregate!)),
      per('Products and completed work', (limits) => amount(limits.products!)),
      per('Damage to rented premises', (limits) => amount(limits.rented!)),
      per('Medical, each person', (limits) => amount(limits.medical!)),
      per('Liquor liability', (_, at) => (at ? amount(1_000_000) : 'not quoted')),
      per('Assault and battery', (_, at) => [amount(100_000), amount(300_000), 'excluded'][at]!),
      per('Hired and non-owned auto', (_, at) => (at === 1 ? amount(1_000_000) : 'no')),
      per('Umbrella', (_, at) => (excess[at] ? amount(excess[at]!) : 'no')),
      per('Deductible per claim', (_, at) => amount([1000, 2500, 5000][at]!)),
      per('<b>Annual premium incl. fees</b>', (_, at) => `<b>${money(Math.round(gl.premium * [1, 1.22, 0.87][at]!))}</b>`), // biome-ignore format: a page
    ]
    const signed = chance.maybe(0.5)
    const chosen = chance.int(0, options.length - 1)
    const boxes = options.map((_, at) => `${signed && at === chosen ? '&#9746;' : '&#9744;'} Option ${'ABC'[at]}`).join(' &nbsp; &nbsp; ') // biome-ignore format: a page
    const on = daysLater(gl.effective, -chance.int(2, 20))
    const hand = signed
      ? `<span class="hand">${text(truth.names.person())}</span> &nbsp; Date <span class="hand">${date(on)}</span>`
      : '______________________________ &nbsp; Date ______________'
    const renewal = chance.maybe(0.5)
    const present = renewal
      ? `<p>Present policy: ${text(truth.prior.gl.number)}, ${text(truth.prior.gl.carrier.name)}, ends ${date(truth.prior.gl.expiration)}.</p>`
      : ''
    const html = `<div class="pp"><div class="head"><div><h1>${renewal ? 'Renewal proposal' : chance.pick(['Insurance proposal', 'Proposal of coverage'])}</h1>Prepared for ${voice.insured()}<br>${voice.insuredAddress().join(', ')}</div><div>${voice.producer()}<br>${voice.reach('phone')}<br>Company: ${text(gl.carrier.name)}</div></div>
<p>Proposed term ${date(gl.effective)} to ${date(gl.expiration)}. This proposal is open until ${date(daysLater(gl.effective, -1))}.</p>${present}
<table><tr><th></th>${options.map((_, at) => `<th>Option ${'ABC'[at]}</th>`).join('')}</tr>${table(rows)}</table>
<p><small>${chance.pick(['A summary only; the forms are not attached.', 'Limits and premiums were computed from the information you gave us.'])} Subject to: a signed application, four years of loss runs, proof of alcohol-server training, and an inspection within 45 days. A down payment of 25% (at least ${money(500)}) is due at binding.</small></p>
<div class="accept"><b>${chance.pick(['Acceptance', 'Your decision'])}</b><p>${boxes} &nbsp; &nbsp; &#9744; ${chance.pick(['None', 'Please call me'])}</p><p>I ask for the option marked above. I understand that no coverage is in force until the company has confirmed it in writing.</p><p style="margin-top:16px">Signed ${hand}</p></div></div>`
    return { kind: 'quote', feeds: 'nothing', html, css: CSS }
  },
} // biome-ignore format: a page
