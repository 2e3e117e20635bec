import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { dollars, figures, from, has, own, slashed, trigger, until } from './words.ts'

/** A church package in the carrier's agent portal, as the browser printed it: coverages in force, options that were not taken, earlier terms, and an umbrella that is only a quote. */
export const portal: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const print = chance.pick([dollars, figures, voice.money])
    const day = chance.pick([slashed, undefined])
    const pair = (name: string, value: string) => `<div class="kv"><s>${name}</s>${value}</div>`
    const off = () => `<span class="off">${chance.pick(['Not purchased', 'Declined', 'Not selected'])}</span>`
    const premium = () => figures(chance.int(25, 1900))
    const row = (name: string, limit: string, deductible = '', cost = premium()) =>
      `<tr><td>${name}</td><td>${limit}</td><td>${deductible}</td><td>${cost}</td></tr>`
    const isLent = has(voice, 'auto', 'csl') && chance.maybe(0.6)
    const lent = () => {
      voice.number('auto') + voice.effective('auto') + voice.expiration('auto') + voice.carrier('auto')
      if (withCode) voice.naic('auto')
      voice.tick('auto.hired', '')
      voice.tick('auto.nonOwned', '')
      return own(voice, 'auto', 'csl', print)
    }
    const withCode = chance.maybe(0.5)
    const isTogether = chance.maybe(0.4)
    const isCompact = chance.maybe(0.35)
    const limit = (name: string) => own(voice, 'gl', name, print)
    const per = chance.pick(['gl.perLocation', 'gl.perPolicy', null] as const)
    if (per) voice.tick(per, '')
    const applies = per ? ` <small>(per ${per === 'gl.perLocation' ? 'location' : 'policy'})</small>` : ''
    const liability = [
      isCompact ? row('Occurrence / General Aggregate', `${limit('occurrence')} / ${limit('aggregate')}${applies}`) : row('Each Occurrence', limit('occurrence')) + row('General Aggregate', limit('aggregate') + applies, '', 'incl.'),
      row('Products-Completed Operations Aggregate', limit('products'), '', 'incl.'),
      row('Personal &amp; Advertising Injury', limit('personal'), '', 'incl.'),
      row('Damage to Rented Premises', limit('rented'), chance.maybe(0.3) ? print(500) : '', 'incl.'),
      row('Medical Payments – any one person', limit('medical')),
      gl.excluded === 'medical' ? '' : row('Medical Payments – athletic events', print(1000)),
    ] // biome-ignore format: a list
    const ministry = chance.shuffle([
      row('Sexual Misconduct Liability – each claim / aggregate', `${print(100_000)} / ${print(300_000)}`),
      row('Counseling Liability – each act', print(500_000)),
      row('Directors, Officers &amp; Trustees – each claim', print(1_000_000), print(1000)),
      row('Religious Activities Benefit', print(25_000)),
      row('Cemetery Liability', off(), '', '—'),
    ])
    voice.notJudged('professional')
    const auto = [
      row('Owned Autos', off(), '', '—'),
      row('Hired &amp; Non-Owned Auto – each accident', isLent ? lent() : off(), '', isLent ? premium() : '—'),
      row('Travel Accident – each volunteer', print(5000)),
    ]
    const locations = truth.locations.map((one) => `<tr><td>${one.number}</td><td>${voice.address(one.party.address).join(', ')}</td><td>${print(one.building)}</td><td>${print(one.contents)}</td><td>${print(2500)}</td></tr>`).join('')
    const before = [truth.prior.gl, { ...truth.prior.gl, number: `${chance.digits(8)}`, effective: `${Number(truth.prior.gl.effective.slice(0, 4)) - 1}${truth.prior.gl.effective.slice(4)}`, expiration: truth.prior.gl.effective }]
    const terms = before.map((one) => `<tr><td>${voice.text(one.number)}</td><td>${slashed(one.effective)}–${slashed(one.expiration)}</td><td>Expired</td></tr>`).join('')
    const offered = otherLimits(chance, 'umbrella', truth.policies.umbrella.limits)
    const dates = isTogether ? pair('Term', `${from(voice, 'gl', day)} – ${until(voice, 'gl', day)}`) : pair('Effective', from(voice, 'gl', day)) + pair('Expires', until(voice, 'gl', day))
    const head = (title: string, rows: string[]) => `<h3>${title}</h3><table class="cov"><tr><th>Coverage</th><th>Limit</th><th>Deductible</th><th>Premium ($)</th></tr>${rows.join('')}</table>`
    const sections = chance.maybe(0.5)
      ? [head('General Liability', liability), head('Ministry Liability', ministry), head('Auto', auto)]
      : [head('Ministry Liability', ministry), head('General Liability', liability), head('Auto', auto)]
    const agency = [`<b>${voice.producer()}</b>`, ...voice.producerAddress(), voice.reach('phone'), ...(chance.maybe(0.5) ? [voice.reach('email')] : [])].join('<br>')
    const asOf = voice.date(daysLater(gl.effective, chance.int(4, 200)))
    const html = `<div class="wp"><div class="top">${voice.carrier('gl')} <span>Agents’ Desk</span></div><div class="nav">Home › Policies › Worship Package › Declarations in effect</div>
<div class="cols"><main><div class="hd"><h1>${voice.insured()}</h1><span class="st">● ACTIVE</span></div><div class="kvs">${pair('Policy #', voice.number('gl'))}${dates}${pair('Program', 'Worship Package')}${pair('Liability form', trigger(voice, 'Occurrence', 'Claims-made'))}${withCode ? pair('Company (NAIC)', `${voice.naic('gl')}`) : ''}${pair('Mailing address', voice.insuredAddress().join('<br>'))}</div>
${sections.join('')}<h3>Locations &amp; Property</h3><table class="cov"><tr><th>#</th><th>Address</th><th>Building</th><th>Contents</th><th>Ded.</th></tr>${locations}</table></main>
<aside><h4>Agency of record</h4><p>${agency}</p><h4>Earlier terms</h4><table>${terms}</table><h4>Saved quotes</h4><p>Umbrella ${print(offered.occurrence!)}<br>Quote Q${chance.digits(7)} · not bound<br>Premium $${figures(chance.int(600, 2400))}</p><h4>Billing</h4><p>${chance.pick(['4-pay', 'Annual', 'Monthly EFT'])} · next due $${figures(chance.int(200, 3000))}</p><h4>Workers’ compensation</h4><p>${chance.pick(['Not written with us', 'No policy on file', 'Start a quote'])}</p></aside></div><p class="ft">Declarations as of ${asOf}. Limits shown are those of the current term. Printed from the browser.</p></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, running: `${slashed(daysLater(gl.effective, 9))}, ${chance.int(1, 12)}:${chance.int(10, 59)} PM &nbsp;&nbsp; Policy detail | Agents’ Desk &nbsp;&nbsp; https://desk.example.com/policy/${chance.digits(8)}/declarations` }
  },
} // biome-ignore format: a page

const CSS = `
.wp { font: 9px/1.4 'Inter Variable', sans-serif; color: #222 } .wp .top { font-weight: 700; font-size: 13px; border-bottom: 2px solid #2a6; padding-bottom: 4px } .wp .top span { font-weight: 400; color: #2a6 } .wp .nav { color: #778; font-size: 8px; padding: 5px 0 10px }
.wp .cols { display: grid; grid-template-columns: 1fr 172px; gap: 20px } .wp h1 { font-size: 15px; margin: 0 } .wp .hd { display: flex; justify-content: space-between; align-items: center } .wp .st { color: #2a6; font-weight: 600 }
.wp .kvs { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8px; margin: 10px 0 } .wp s { display: block; text-decoration: none; color: #889; font-size: 7.5px } .wp h3 { font-size: 11px; margin: 14px 0 4px } .wp .cov { width: 100%; border-collapse: collapse } .wp .cov th { text-align: left; color: #889; font-weight: 500; font-size: 7.5px; border-bottom: 1px solid #ccd } .wp .cov td { padding: 4px 6px 4px 0; border-bottom: 1px solid #eef; vertical-align: top } .wp tr { break-inside: avoid } .wp .off { color: #99a }
.wp aside { background: #f5f7f6; padding: 10px; align-self: start } .wp h4 { margin: 10px 0 3px; font-size: 9px } .wp aside p { margin: 0 } .wp aside table { font-size: 7px; border-spacing: 0 4px } .wp .ft { color: #889; font-size: 7.5px; margin-top: 16px }
`
