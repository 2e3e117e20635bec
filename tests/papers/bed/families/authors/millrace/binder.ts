import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { CONDENSED, retention, SYMBOL_BOXES, table } from './house.ts'

const on = '☒'
const off = '☐'
const mark = (is: boolean) => (is ? on : off)

/** The broker's own binder with check boxes. The binder ends long before the policies it stands for; some coverages are left open. */
export const binder: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { policies, names } = truth
    const some = chance.some(['auto', 'umbrella', 'wc'] as Line[], chance.int(1, 3))
    const has = (line: Line) => line === 'gl' || some.includes(line)
    const days = chance.pick([30, 60, 90])
    const start = policies.gl.effective
    const bound = (line: Line) =>
      has(line)
        ? `<div class="id"><span><small>Company</small>${voice.carrier(line)}</span><span><small>${chance.pick(['Policy no.', 'Policy to be issued as no.'])}</small>${voice.number(line)}</span><span><small>Policy term</small>${voice.effective(line)} – ${voice.expiration(line)}</span></div>`
        : '<div class="id open"><span>not bound by this binder</span></div>'
    const html = `<div class="mrb"><table class="head">${table([[`<h1>Confirmation of Coverage Bound</h1>Temporary contract of insurance`, `<small>Binder no.</small>${chance.digits(6)}-${chance.pick(['A', 'B', 'C'])}<br><small>Binder in force</small>${voice.date(start)} 12:01 a.m. to ${voice.date(daysLater(start, days))} (${days} days)`]])}</table>
<table class="who">${table([[`<small>Broker</small>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>Tel ${voice.reach('phone')} &nbsp; Fax ${voice.reach('fax')}<br>Agency code ${chance.digits(5)}`, `<small>Insured</small>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}`]])}</table>
<section><h2>${on} General Liability</h2>${bound('gl')}${gl(voice)}</section>
<section><h2>${mark(has('auto'))} Automobile</h2>${bound('auto')}${has('auto') ? auto(voice) : blank(['☐ Any ☐ Owned ☐ Scheduled ☐ Hired ☐ Non-owned', 'Liability $ __________'])}</section>
<section><h2>${mark(has('umbrella'))} Excess / Umbrella</h2>${bound('umbrella')}${has('umbrella') ? umbrella(voice) : blank(['☐ Umbrella ☐ Excess', 'Each occurrence $ __________'])}</section>
<section><h2>${mark(has('wc'))} Workers’ Compensation</h2>${bound('wc')}${has('wc') ? wc(voice) : blank(['☐ Statutory', 'EL $ ______ / $ ______ / $ ______'])}</section>
<section><h2>${off} Property &nbsp; ${off} Builders risk &nbsp; ${off} Crime &nbsp; ${off} Professional</h2></section>
<section><h2>Premium and conditions</h2><p>Estimated premium ${voice.money(policies.gl.premium)}; minimum and deposit ${voice.money(Math.round(policies.gl.premium / 4))}. ${chance.pick([`Mortgagee / loss payee: ${voice.text(names.business())} (property only, not bound here).`, `Replaces expiring policy ${voice.text(truth.prior.gl.number)} on its expiration.`, 'Subject to inspection of the premises within 30 days.'])} The company may cancel this binder by written notice. It ends when the policy is issued.</p><p>${on} Blanket additional insured, ongoing work &nbsp; ${mark(chance.maybe(0.5))} Waiver of subrogation &nbsp; ${off} Terrorism</p><p>Authorized by ______________________ &nbsp; ${voice.reach('contact')}</p></section></div>`
    return { kind: 'binder', feeds: 'fills', html, css: CSS }
  },
}

const blank = (texts: string[]) => `<div class="grid">${texts.map((text) => `<span>${text}</span>`).join('')}</div>`
const grid = (rows: [string, string][]) =>
  `<div class="grid">${rows.map(([words, amount]) => `<span>${words}</span><b>${amount}</b>`).join('')}</div>`

function gl(voice: Voice): string {
  const { claimsMade } = voice.truth.policies.gl
  voice.tick(claimsMade ? 'gl.claimsMade' : 'gl.occurrence', '')
  const per = voice.chance.pick(['gl.perPolicy', 'gl.perProject', 'gl.perLocation'] as const)
  voice.tick(per, '')
  const boxes = `<p>${mark(claimsMade)} Claims made &nbsp; ${mark(!claimsMade)} Occurrence${claimsMade ? ` &nbsp; Retro date ${voice.date(voice.truth.prior.gl.effective)}` : ''} &nbsp;|&nbsp; Aggregate applies per: ${mark(per === 'gl.perPolicy')} policy ${mark(per === 'gl.perProject')} project ${mark(per === 'gl.perLocation')} location</p>`
  return (
    boxes +
    grid(
      voice.limits('gl', {
        occurrence: 'Each occurrence',
        rented: 'Rented premises',
        medical: 'Medical (any one person)',
        personal: 'Personal & advertising injury',
        aggregate: 'General aggregate',
        products: 'Products – completed operations',
      }),
    ) +
    `<p>Deductible ${voice.money(voice.chance.pick([500, 1250, 3500]))} ${mark(true)} per claim ${off} per occurrence</p>`
  )
}
function auto(voice: Voice): string {
  const { symbols } = voice.truth.policies.auto
  voice.symbols()
  const boxes = SYMBOL_BOXES.map(([symbol, words]) => `${mark(symbols.includes(symbol))} ${words}`).join(' &nbsp; ')
  return `<p>${boxes}</p>${grid(voice.limits('auto', { csl: 'CSL', perPerson: 'BI per person', perAccident: 'BI per accident', damage: 'PD' }))}<p>${on} Medical payments ${voice.money(voice.chance.pick([2000, 4000]))} &nbsp; ${on} Uninsured motorist ${voice.money(65_000)} &nbsp; ${off} Garage</p>`
}
function umbrella(voice: Voice): string {
  voice.tick('umbrella.umbrella', '')
  const kept = retention(voice, (amount) => `<p>${on} Retention ${amount} &nbsp; ${off} Deductible</p>`)
  return `<p>${on} Umbrella &nbsp; ${off} Excess &nbsp;|&nbsp; ${off} Claims made</p>${grid(voice.limits('umbrella', { occurrence: 'Each occurrence', aggregate: 'Aggregate' }))}${kept}`
}
function wc(voice: Voice): string {
  voice.tick('wc.statutory', '')
  return `<p>${on} Statutory &nbsp; Proprietors or partners: ${off} in ${on} out</p>${grid(voice.limits('wc', { accident: 'EL each accident', employee: 'EL disease, each employee', disease: 'EL disease, policy limit' }))}`
}

const CSS = `.mrb { font: 9.5px/1.4 ${CONDENSED} } .mrb h1 { font-size: 16px; margin: 0 } .mrb h2 { font-size: 10.5px; margin: 0 0 2px } .mrb table { width: 100%; border-collapse: collapse } .mrb td { border: 1px solid #444; padding: 4px 6px; vertical-align: top; width: 50% } .mrb small { display: block; font-size: 7px; color: #555; text-transform: uppercase } .mrb section { border: 1px solid #444; border-top: 0; padding: 4px 6px; break-inside: avoid } .mrb .id { display: grid; grid-template-columns: 40% 27% 33%; background: #f3f3ea } .mrb .open { color: #777 } .mrb .grid { display: grid; grid-template-columns: 30% 20% 30% 20% } .mrb p { margin: 2px 0 }`
