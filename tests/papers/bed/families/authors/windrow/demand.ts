import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { longDate, short, spelled } from './words.ts'

/** A managing agent's demand for limits, as a letter that speaks of a lapsed certificate and shows a made-up sample, or as the insurance exhibit of a contract. */
export const demand: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const owner = { name: truth.names.business(), address: truth.names.address() }
    const { gl, umbrella } = truth.policies
    const say = chance.pick([voice.money, (amount: number) => `${spelled(amount)} Dollars`, short])
    const needs = [
      ['Commercial general liability', `${say(gl.limits.occurrence!)} each occurrence, ${say(gl.limits.aggregate!)} general aggregate that applies to each project, ${say(gl.limits.products!)} for completed operations`],
      ['Automobile', `${say(1_000_000)} each accident for any auto, owned, hired and not owned`],
      ['Workers’ compensation', `as statutes require, with employers’ liability of ${say(500_000)} each accident, ${say(500_000)} disease, each employee, and ${say(500_000)} disease, policy limit`],
      [chance.pick(['Umbrella', 'Umbrella or excess']), `${say(umbrella.limits.occurrence!)} each occurrence and in the aggregate, with a retention of not more than ${voice.money(10_000)}`],
      ['Pollution, if the work calls for it', `${say(1_000_000)} each condition`],
    ] // biome-ignore format: a table
    const chosen = needs.slice(0, chance.int(3, 5))
    const sample = `<div class="sa"><b>SAMPLE – how your certificate should read</b><table><tr><th>Coverage</th><th>Company</th><th>Policy no.</th><th>From – to</th><th>Limits</th></tr><tr><td>General liability</td><td>Your Insurance Company</td><td>GL-000000</td><td>01/01/2020 – 01/01/2021</td><td>$1,000,000 / $2,000,000</td></tr><tr><td>Automobile</td><td>Your Insurance Company</td><td>BA-000000</td><td>01/01/2020 – 01/01/2021</td><td>$1,000,000</td></tr><tr><td>Umbrella</td><td>Another Company</td><td>UM-123456</td><td>01/01/2020 – 01/01/2021</td><td>$5,000,000</td></tr></table></div>`
    const rules = chance.shuffle([
      'Each policy, save workers’ compensation, names the association, its managing agent and the unit owners as additional insureds, for work under way and for work completed.',
      'No deductible may exceed $25,000 without our written consent; the contractor pays all of them.',
      'A renewal certificate is due ten days before any policy ends. We hold back $500 for every week that it is late.',
      'Companies must be rated A- VII or better and be admitted or eligible in the state where the property stands.',
      'Contracts under $10,000 may be done with half of these limits, if the board agrees beforehand.',
    ]).slice(0, chance.int(3, 5))
    if (chance.maybe(0.5)) {
      const list = chosen.map(([name, words], index) => `<p><b>${index + 1}. ${name}.</b> Not less than ${words}.</p>`)
      const html = `<div class="wd"><p class="ex">EXHIBIT ${chance.pick(['C', 'D', '3'])}</p><h1>Insurance to be carried by the Contractor</h1><p>This exhibit is part of the contract between <b>${voice.text(owner.name)}</b> (“Owner”) and <b>${voice.insured()}</b> (“Contractor”), dated ${voice.date(daysLater(gl.effective, -chance.int(5, 40)))}. The Contractor shall buy, and keep until the work is accepted, at least the following:</p><div class="co">${list.join('')}${rules.map((rule, index) => `<p><b>${chosen.length + index + 1}.</b> ${rule}</p>`).join('')}<p><b>Price.</b> The contract sum is ${voice.money(chance.int(20, 900) * 1000)}; liquidated damages are $750 a day.</p></div><div class="sg"><span>Owner</span><span>Contractor: ${voice.insured()}, ${voice.insuredAddress().join(', ')}</span></div></div>`
      return { kind: 'contract', feeds: 'names only', html, css: CSS }
    }
    const gone = truth.prior.gl
    const html = `<div class="wd"><div class="he"><b>${voice.text(owner.name)}</b><br>${voice.address(owner.address).join(' · ')}</div><p>${longDate(daysLater(gone.expiration, chance.int(10, 30)))}</p><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p><p><b>${chance.pick(['Your certificate has run out', 'Insurance for work on our property'])}</b></p><p>The last certificate we hold from you shows liability policy ${voice.text(gone.number)}, which ended on ${voice.date(gone.expiration)}, with ${voice.money(gone.limits.occurrence!)} each occurrence. Until we have a new one we cannot let your people on the property. Our contract asks for:</p><table class="ne">${chosen.map(([name, words]) => `<tr><td>${name}</td><td>${words}</td></tr>`).join('')}</table>${rules.map((rule) => `<p>${rule}</p>`).join('')}${sample}<p>Please have your agent send it within ten days.</p><p>${voice.text(truth.names.person())}<br>for the board</p></div>`
    const mail = { subject: 'Second request: certificate of insurance', words: `Please see the attached letter and forward it to your insurance agent.\n\nThe limits in the table of samples are examples only.` }
    return { kind: 'letter', feeds: 'names only', html, css: CSS, ...(chance.maybe(0.4) ? { mail } : {}) }
  },
} // biome-ignore format: a page

const CSS = `
.wd { padding-right: 4px; font: 10.5px/1.5 'DejaVu Serif Condensed', 'DejaVu Serif', serif } .wd .he { text-align: center; border-bottom: 1px solid; padding-bottom: 8px; margin-bottom: 24px } .wd .he b { font-size: 14px } .wd p { margin: 0 0 9px } .wd .ex { text-align: center; letter-spacing: 2px } .wd h1 { text-align: center; font-size: 15px } .wd .co { columns: 2; column-gap: 28px; font-size: 9.5px; text-align: justify }
.wd .ne { border-collapse: collapse; margin: 6px 0 12px } .wd .ne td { border: .5px solid #777; padding: 4px 8px; vertical-align: top } .wd .sa { border: 1px dashed #777; padding: 8px; margin: 12px 0; font-size: 8.5px } .wd .sa table { width: 100% } .wd .sa th { text-align: left } .wd .sg { display: grid; grid-template-columns: 1fr 1fr; gap: 40px; margin-top: 60px } .wd .sg span { border-top: 1px solid }
`
