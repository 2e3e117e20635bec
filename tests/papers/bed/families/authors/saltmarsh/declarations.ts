import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { aggregateBasis, br, cents, trigger } from './help.ts'

const CSS = `
.dec { font: 8.4pt/1.3 'Liberation Sans', sans-serif; position: relative; color: #000 }
.dec .brand { display: grid; grid-template-columns: 1fr 1fr; align-items: end; border-bottom: 4px solid #25424c; padding-bottom: 4px }
.dec .brand b { font-size: 13pt; color: #25424c } .dec .brand span { text-align: right; font-size: 7.4pt }
.dec h2 { border: 1px solid #25424c; border-width: 2px 0 1px; color: #25424c; font-size: 8.8pt; padding: 3px 6px; margin: 11px 0 0 } .dec h2 em { float: right; font-style: normal; font-weight: normal }
.dec .boxes { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid #25424c; margin-top: 9px }
.dec .boxes > div { padding: 3px 6px 6px; border: .5px solid #9ab; min-height: 32px } .dec small { display: block; font-size: 6.4pt; color: #456; text-transform: uppercase }
.dec table { width: 100%; border-collapse: collapse } .dec td, .dec th { border-bottom: 1px solid #ccd; padding: 2.5px 6px; text-align: left; vertical-align: top; font-size: 8pt }
.dec th { font-size: 7pt; color: #345 } .dec td.r, .dec th.r { text-align: right; white-space: nowrap }
.dec .stamp { border: 2px solid #8a2020; color: #8a2020; font: bold 7.2pt/1.35 'DejaVu Sans Mono', monospace; padding: 7px 9px; width: 300px; margin: 16px 0 0 350px; transform: rotate(1.5deg); break-inside: avoid }
.dec .not { color: #777; letter-spacing: 2px }
`

const row = (label: string, amount: string, note = '') =>
  `<tr><td>${label}</td><td>${note}</td><td class="r">${amount}</td></tr>`

function propertySection(voice: Voice): string {
  const places = voice.truth.locations.map(
    (place) => `<tr><td>${place.number}</td><td>${voice.address(place.party.address).join(', ')}</td><td class="r">${voice.money(place.building)}</td><td class="r">${voice.money(place.contents)}</td><td class="r">${voice.money(5000)}</td></tr>`,
  ) // biome-ignore format: a page
  return `<table><thead><tr><th>Loc</th><th>Situated at</th><th class="r">Building</th><th class="r">Contents</th><th class="r">Deductible</th></tr></thead><tbody>${places.join('')}</tbody></table>`
}

function liabilitySection(voice: Voice): string {
  const { chance } = voice
  const basis = aggregateBasis(voice)
  const l = (name: string) => voice.limit('gl', name)
  const all = [
    row(chance.pick(['Each occurrence', 'Per occurrence limit', 'Occurrence limit']), l('occurrence')),
    row(`${chance.pick(['General aggregate', 'Aggregate, other than products'])}${basis}`, l('aggregate')),
    row(chance.pick(['Products / completed ops aggregate', 'PCO aggregate']), l('products')),
    row(chance.pick(['Personal & advertising injury', 'Pers. / Adv. injury']), l('personal'), 'any one person'),
    row(chance.pick(['Damage to premises rented to you', 'Rented premises']), l('rented'), 'any one premises'),
    row(chance.pick(['Medical expense', 'Med. payments']), l('medical'), 'any one person'),
  ]
  const others = [
    row('Assault or battery (sublimit, part of and not in addition)', voice.money(25_000), 'each event'),
    row('Deductible, BI and PD combined, including adjustment expense', voice.money(chance.pick([500, 1000, 2500])), 'per claim'),
  ] // biome-ignore format: a page
  return `<table>${(chance.maybe(0.3) ? [...others, ...chance.shuffle(all)] : [...all, ...others]).join('')}</table>`
}

/** Declarations of a surplus lines package in sections: property by location, general liability, professional liability, two sections not taken, taxes, and the stamp. */
export const declarations: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl, professional } = truth.policies
    const brand = voice.text(truth.wholesaler.name)
    const hasProfessional = chance.maybe(0.7)
    const base = gl.premium + professional.premium
    const charges: [string, number][] = [
      ['Section premiums, total', base],
      ['Terrorism (rejected)', 0],
      ['Inspection fee', chance.pick([175, 250])],
      ['Surplus lines tax', base * 0.05],
      ['Stamping office fee', base * 0.0015],
    ]
    voice.number('gl')
    const number = voice.number(hasProfessional ? 'professional' : 'gl')
    if (hasProfessional) voice.effective('professional')
    if (hasProfessional) voice.expiration('professional')
    if (hasProfessional) voice.carrier('professional')
    const insurer = `${voice.carrier('gl')}${chance.maybe(0.6) ? ` <small>NAIC ${voice.naic('gl')}</small>` : ''}`
    const boxes = chance.shuffle([
      `<small>Item 1 &mdash; ${chance.pick(['Named Insured and mailing address', 'First named insured'])}</small>${br([voice.insured(), ...voice.insuredAddress()])}`,
      `<small>Item 2 &mdash; ${chance.pick(['Producer', 'Retail producer', 'Producing agency'])} <span style="float: right">code ${truth.producer.code}</span></small>${br([voice.producer(), ...voice.producerAddress()])}`,
      `<small>Item 3 &mdash; Policy period (12:01 a.m. standard time at Item 1)</small>${voice.effective('gl')} &nbsp;to&nbsp; ${voice.expiration('gl')}`,
      `<small>${chance.pick(['Policy no. / Replaces no.', 'Number &nbsp;|&nbsp; renewal of'])}</small><b>${number}</b> &nbsp;/&nbsp; ${chance.pick(['NEW', voice.text(truth.prior.gl.number)])}`,
      `<small>Insurer</small>${insurer}`,
      `<small>Business of the insured</small>${voice.text(truth.locations[0]!.classification)}`,
    ]) // biome-ignore format: a page
    const how = trigger(voice, chance.pick(['OCCURRENCE', 'Occurrence coverage']), 'CLAIMS-MADE')
    const sections = [
      `<h2>SECTION I &mdash; PROPERTY <em>premium ${voice.money(chance.int(900, 9000))}</em></h2>${propertySection(voice)}`,
      `<h2>SECTION II &mdash; COMMERCIAL GENERAL LIABILITY &nbsp;(${how}) <em>premium ${voice.money(gl.premium)}</em></h2>${liabilitySection(voice)}`,
      hasProfessional
        ? `<h2>SECTION III &mdash; PROFESSIONAL LIABILITY (claims-made and reported) <em>premium ${voice.money(professional.premium)}</em></h2><table>${row('Each claim', voice.limit('professional', 'claim'), 'defense within the limit')}${row('Section aggregate', voice.limit('professional', 'aggregate'))}${row('Retention', voice.limit('professional', 'retention'), 'each claim')}${row('Retroactive date', voice.date(truth.prior.professional.effective))}</table>`
        : '<h2>SECTION III &mdash; PROFESSIONAL LIABILITY</h2><p class="not">NOT COVERED</p>',
      `<h2>SECTION IV &mdash; LIQUOR LIABILITY</h2><p class="not">${chance.pick(['NOT COVERED', 'NO COVERAGE PURCHASED', 'NIL'])}</p>`,
      `<h2>SECTION V &mdash; HIRED AND NON-OWNED AUTO</h2><p class="not">${chance.pick(['NOT COVERED', 'DECLINED'])}</p>`,
    ] // biome-ignore format: a page
    const html = `<div class="dec"><div class="brand"><b>${brand}</b><span>Underwriting manager for the insurer named below<br>${voice.address(truth.wholesaler.address).join(', ')}</span></div>
      <p style="text-align: center; font-size: 11pt; margin: 8px 0 0"><b>${chance.pick(['COMMON POLICY DECLARATIONS', 'COMMERCIAL LINES POLICY &mdash; DECLARATIONS', 'COMBINED DECLARATIONS'])}</b></p>
      <div class="boxes">${boxes.map((box) => `<div>${box}</div>`).join('')}</div>
      ${sections.join('')}
      <h2>PREMIUM AND CHARGES</h2><table>${charges.map(([label, amount]) => row(label, cents(amount))).join('')}${row('<b>Total due</b>', `<b>${cents(charges.reduce((sum, [, amount]) => sum + amount, 0))}</b>`, '25% minimum earned')}</table>
      <p>Forms attached: ${truth.forms.map((form) => `${voice.text(form.number)} ${voice.text(form.edition)}`).join('; ')}.</p>
      <div class="stamp">PLACED AS SURPLUS LINES IN ${voice.text(truth.insured.address.state)}. THE INSURER HOLDS NO LICENSE IN THIS STATE, AND NO STATE FUND STANDS BEHIND IT IF IT CANNOT PAY.<br>Licensee: ${voice.text(truth.names.person())}<br>License ${chance.digits(7)} &nbsp; Filing ${chance.digits(9)}<br>Tax ${cents(base * 0.05)} &nbsp; Fee ${cents(base * 0.0015)}</div></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS }
  },
}
