import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { compact, FORMAL, other, otherLimitsOf, said, TRADE } from './parts.ts'

const CSS = `
* { print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { padding-right: 2px; font-family: 'Liberation Sans', sans-serif; font-size: 9pt; color: #202a2e }
.bar { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 1px solid #2e6b66; padding-bottom: 6px; margin-bottom: 12px } .bar h1 { font-size: 15pt; margin: 0; color: #2e6b66 }
.duo { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; margin-bottom: 12px } .k { font-size: 7pt; color: #6d8380; text-align: right; padding-right: 8px; width: 34% } .f { width: 100%; border-collapse: collapse } .f td { border: 0; padding: 2px 0; vertical-align: top }
.tower { display: grid; grid-template-columns: 250px 1fr; gap: 22px; margin: 10px 0 14px } .stack .us { background: #2e6b66; color: #fff; text-align: center; padding: 26px 10px; font-size: 12pt } .stack .us small { display: block; font-size: 7.5pt }
.stack .low { display: grid; grid-auto-flow: column; gap: 3px; margin-top: 3px } .stack .low div { background: #d5e5e3; padding: 10px 5px; font-size: 7pt; text-align: center }
.u { width: 100%; border-collapse: collapse } .u td, .u th { border: 0; border-bottom: 1px solid #cfdcda; padding: 3px 5px; font-size: 7.8pt; text-align: left; vertical-align: top } .u th { color: #2e6b66 }
.way { display: flex; border-top: 2px solid #2e6b66; margin-top: 20px } .way div { flex: 1; padding: 6px 8px; font-size: 7.5pt; border-left: 1px solid #2e6b66 } .fine { font-size: 7pt; color: #555 }`

/** Declarations of an umbrella or excess policy, drawn as a tower above the policies of others that lie under it, with a line of terms. */
export const tower: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { limits, premium, expiration } = truth.policies.umbrella
    const isExcess = chance.maybe(0.35)
    const name = isExcess ? voice.tick('umbrella.excess', chance.pick(['Follow Form Excess Liability', 'Excess Liability Policy'])) : voice.tick('umbrella.umbrella', chance.pick(['Commercial Umbrella Liability', 'Umbrella Policy']))
    const how = chance.pick([undefined, undefined, compact])
    const [occurrence, aggregate] = [said(voice, 'umbrella', 'occurrence', how), said(voice, 'umbrella', 'aggregate', how)]
    const under: Line[] = chance.pick([['gl', 'auto', 'wc'], ['gl', 'auto'], ['auto', 'gl', 'wc']])
    const words = chance.pick([FORMAL, TRADE])
    const lower = under.map((line) => ({ line, title: { gl: 'General liability', auto: 'Auto liability', wc: 'Employers liability', umbrella: '', professional: '' }[line], ...truth.prior[line], carrier: truth.names.carrier() }))
    const retention = limits.retention ? `<tr><td class="k">${voice.text(chance.pick(['Self-insured retention', 'Retained limit where no underlying insurance applies']))}</td><td>${voice.limit('umbrella', 'retention')}</td></tr>` : ''
    if (limits.retention) voice.tick('umbrella.retention', '')
    const code = chance.maybe(0.5) ? `<tr><td class="k">NAIC</td><td>${voice.naic('umbrella')}</td></tr>` : ''
    const facts = [
      `<table class="f"><tr><td class="k">${chance.pick(['Named insured', 'Insured'])}</td><td><b>${voice.insured()}</b><br>${voice.insuredAddress().join('<br>')}</td></tr><tr><td class="k">${chance.pick(['Agent', 'Producer'])}</td><td>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</td></tr></table>`,
      `<table class="f"><tr><td class="k">Policy no.</td><td>${voice.number('umbrella')}</td></tr><tr><td class="k">Effective</td><td>${voice.effective('umbrella')}</td></tr><tr><td class="k">Expiration</td><td>${voice.expiration('umbrella')}</td></tr><tr><td class="k">Premium</td><td>${voice.money(premium)} flat, minimum earned 25%</td></tr>${code}${retention}</table>`,
    ]
    const rows = lower.map(({ title, number, carrier, line, limits: below }) => `<tr><td><b>${title}</b><br>${other(voice, carrier.name)}<br>${number}<br>${voice.date(truth.policies[line].effective)}–${voice.date(truth.policies[line].expiration)}</td><td>${otherLimitsOf(line, words, below, voice.money).map(([label, amount]) => `${label} ${amount}`).join('<br>')}</td></tr>`)
    const ended = truth.prior.umbrella
    const steps = [
      `<b>${voice.date(ended.effective)}</b><br>Prior term ${voice.text(ended.number)}, ${voice.money(ended.limits.occurrence!)} – expired`,
      `<b>${voice.date(ended.expiration)}</b><br>This policy begins`,
      `<b>${voice.date(daysLater(expiration, -60))}</b><br>Renewal application due`,
      `<b>${voice.date(expiration)}</b><br>Indicated renewal at ${voice.money(Math.round(premium * 1.1))}, not offered yet`,
    ]
    const box = `<div class="us"><small>${chance.pick(['our limit', 'limit of this policy'])}</small>${occurrence}<small>each occurrence</small>${aggregate}<small>aggregate</small></div>`
    const html = `<div class="bar"><h1>${name}</h1><div>${voice.carrier('umbrella')}<br>${chance.pick(['Declarations', 'Policy Declarations Page'])}</div></div>
<div class="duo">${chance.shuffle(facts).join('')}</div>
<div class="tower"><div class="stack">${box}<div class="low">${lower.map(({ title, limits: below }) => `<div>${title}<br>${voice.money(Object.values(below)[0]!)}</div>`).join('')}</div></div>
<div><table class="u"><tr><th>${chance.pick(['Schedule of underlying insurance', 'Underlying policies to be maintained', 'Policies of others below ours'])}</th><th>Limits that must be kept</th></tr>${rows.join('')}</table></div></div>
<div class="way">${steps.map((step) => `<div>${step}</div>`).join('')}</div>
<p class="fine">The policies below ours are written by other companies and are listed because ours pays after them. If one of them ends or has lower limits, we pay only what we would have paid otherwise. Coverage for crisis expense: ${voice.money(50_000)}, a sublimit within the aggregate. Taxes and fees: ${voice.money(Math.round(premium * 0.03))}.</p>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  }, // biome-ignore format: a page
}
