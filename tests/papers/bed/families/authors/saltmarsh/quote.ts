import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { br, cents } from './help.ts'

const CSS = `
.quo { font: 9pt/1.4 'Inter Variable', 'Liberation Sans', sans-serif } .quo .top { display: grid; grid-template-columns: 2fr 1fr; gap: 20px; border-left: 8px solid #b4532a; padding-left: 12px }
.quo h1 { font-size: 15pt; margin: 0; color: #b4532a } .quo .two { columns: 2; margin: 14px 0; font-size: 8.6pt } .quo .two p { margin: 0 0 6px; break-inside: avoid } .quo b.l { display: block; font-size: 7pt; color: #666; text-transform: uppercase }
.quo table { border-collapse: collapse; width: 100%; margin: 8px 0 14px } .quo th { background: #f3e3da; text-align: right; padding: 4px 8px; font-size: 8pt } .quo th:first-child { text-align: left } .quo td { border-bottom: 1px solid #ddd; padding: 4px 8px; text-align: right } .quo td:first-child { text-align: left }
.quo .tower { width: 380px; margin: 8px auto 16px } .quo .tower div { border: 1px solid #b4532a; padding: 6px; text-align: center; margin-top: -1px; font-size: 8pt }
.quo .warn { border: 1px solid #b4532a; padding: 6px 10px; font-weight: bold }
`

/** A quotation with options side by side and a tower of layers in quota share; nothing is bound. */
export const quoteOptions: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, umbrella } = truth.policies
    const other = otherLimits(chance, 'gl', gl.limits)
    const m = (amount: number | undefined) => voice.money(amount ?? 0)
    const options = chance.shuffle([gl.limits, other, truth.prior.gl.limits])
    const line = (label: string, name: string) =>
      `<tr><td>${label}</td>${options.map((limits) => `<td>${m(limits[name])}</td>`).join('')}</tr>`
    const premiums = options.map((_, index) => Math.round(gl.premium * (1 + index * 0.17)))
    const layer = umbrella.limits.occurrence!
    const companies = [umbrella.carrier.name, truth.names.carrier().name, truth.names.carrier().name]
    const tower = [
      `${m(layer)} excess of ${m(layer)}<br>${voice.text(companies[1]!)} 50% / ${voice.text(companies[2]!)} 50% (quota share, ${m(layer / 2)} part of ${m(layer)} each)`,
      `${m(layer)} excess of primary<br>${voice.text(companies[0]!)} 100%, at ${m(umbrella.premium)}`,
      `Primary general liability &mdash; options 1 to 3<br>${voice.text(gl.carrier.name)}`,
    ]
    const until = voice.date(daysLater(gl.effective, chance.pick([0, -5, 15])))
    const word = chance.pick(['QUOTATION', 'QUOTE', 'INDICATION OF TERMS', 'RENEWAL TERMS OFFERED'])
    const facts = [
      `<b class="l">To</b>${br([voice.text(truth.producer.name), ...voice.address(truth.producer.address)])}<br>Attn. ${voice.text(truth.producer.contact)}`,
      `<b class="l">Proposed assured</b>${br([voice.text(truth.insured.name), ...voice.address(truth.insured.address)])}`,
      `<b class="l">Proposed period</b>${voice.date(gl.effective)} to ${voice.date(gl.expiration)}`,
      ...(word.startsWith('RENEWAL') ? [`<b class="l">Expiring policy</b>${voice.text(truth.prior.gl.number)}`] : []),
      `<b class="l">Submission</b>${chance.digits(7)}`,
    ] // biome-ignore format: a page
    const html = `<div class="quo"><div class="top"><div><h1>${word}</h1>${voice.text(truth.wholesaler.name)}</div><div style="font-size: 8pt">${br(voice.address(truth.wholesaler.address))}<br>${voice.text(truth.wholesaler.phone)}</div></div>
      <div class="two">${facts.map((fact) => `<p>${fact}</p>`).join('')}</div>
      <table><tr><th>Commercial general liability${gl.claimsMade ? ', claims made' : ', occurrence'}</th>${options.map((_, index) => `<th>Option ${index + 1}</th>`).join('')}</tr>
      ${line('Each occurrence', 'occurrence')}${line('General aggregate', 'aggregate')}${line('Products/completed operations aggregate', 'products')}${line('Personal and advertising injury', 'personal')}${line('Damage to rented premises', 'rented')}${line('Medical expense', 'medical')}
      <tr><td>Excess each claim</td>${[1000, 2500, 5000].map((amount) => `<td>${m(amount)}</td>`).join('')}</tr>
      <tr><td><b>Annual premium</b></td>${premiums.map((amount) => `<td><b>${m(amount)}</b></td>`).join('')}</tr>
      <tr><td>Surplus lines tax and fees</td>${premiums.map((amount) => `<td>${cents(amount * 0.0503 + 250)}</td>`).join('')}</tr></table>
      <div class="tower">${tower.map((one) => `<div>${one}</div>`).join('')}</div>
      <p>Subject to: signed application; currently valued loss runs for five years; proof that subcontractors carry ${m(1_000_000)} each occurrence and ${m(2_000_000)} aggregate; ${chance.pick(['inspection within 60 days', 'no losses to the date of binding'])}.</p>
      <p class="warn">${chance.pick([`These terms lapse on ${until}. No cover is given until we confirm in writing that it is bound.`, `Valid until ${until}. This is an offer and not evidence of insurance.`])}</p>
      <p>Please mark your choice: &#9744; 1 &ensp; &#9744; 2 &ensp; &#9744; 3 &emsp; &#9744; with excess layers &emsp; Signed ______________________</p></div>`
    const mail = {
      subject: `${word} - ${truth.insured.name} - ${chance.digits(7)}`,
      words: `${truth.producer.contact.split(' ')[0]},\n\nOur terms are attached, three options on the primary and a price for the layer above it. Which one does the client want? I need the order before ${until}, and the signed application with it.\n\nNothing is bound yet.\n\nRegards,\n${truth.wholesaler.contact}\n${truth.wholesaler.name}`,
    } // biome-ignore format: a page
    return { kind: 'quote', feeds: 'nothing', html, css: CSS, ...(chance.maybe(0.4) ? { mail } : {}) }
  },
}
