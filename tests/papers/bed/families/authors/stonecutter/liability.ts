import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { BASE, cells, conditions } from './words.ts'

/** Liability part declarations whose policy number and term stand only in the running head; limits above their labels, employee benefits beside them. */
export const liabilityPart: Paper = {
  account: { long: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const head = chance.pick([
      `<span>${voice.number('gl')}</span><span>${voice.effective('gl')} – ${voice.expiration('gl')}</span><span>GENERAL LIABILITY</span>`,
      `<span>Policy ${voice.number('gl')}</span><span>Term ${voice.effective('gl')} to ${voice.expiration('gl')}</span>`,
      `<span>FROM ${voice.effective('gl')} TO ${voice.expiration('gl')} 12:01 AM</span><span>POLICY NO. ${voice.number('gl')}</span>`,
    ])
    const rows = truth.locations.map(
      (place) =>
        `<tr><td>${place.number}</td><td>${voice.address(place.party.address).join(', ')}</td><td>${place.classCode}<br>${place.classification}</td><td class="r">${place.exposure.toLocaleString('en-US')}<br><small>${place.basis}</small></td><td class="r">${place.rate}<br>${chance.pick(['Incl', `.${chance.digits(3)}`])}</td><td class="r">${voice.money(place.premium)}</td></tr>`,
    )
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="sc gp"><div class="bar">${voice.carrier('gl')}</div>
<h1>${chance.pick(['General Liability Coverage Part Declarations', 'COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'Declarations – Liability Part'])}</h1>
<table class="items">
<tr><td class="n">1</td><td><label>NAMED INSURED</label>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</td><td><label>PRODUCER ${truth.producer.code}</label>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</td></tr>
<tr><td class="n">2</td><td><label>POLICY NUMBER AND TERM</label>See head of page</td><td><label>REPLACES</label>${truth.prior.gl.number} expired ${voice.date(truth.prior.gl.expiration)}</td></tr>
<tr><td class="n">3</td><td colspan="2"><label>LIMITS</label>${grid(voice)}</td></tr>
<tr><td class="n">4</td><td colspan="2">${trigger(voice)}</td></tr>
<tr><td class="n">5</td><td colspan="2">${aggregateText(voice)}</td></tr>
<tr><td class="n">6</td><td colspan="2"><label>EMPLOYEE BENEFITS LIABILITY (a claims-made addition)</label>${benefits(voice)}</td></tr>
<tr><td class="n">7</td><td><label>ESTIMATED PREMIUM</label>${voice.money(gl.premium)}</td><td><label>MINIMUM EARNED</label>${voice.money(Math.round(gl.premium / 4))}</td></tr>
</table>
<h2>8 &nbsp; PREMISES, CLASSES AND PREMIUMS</h2>
<table class="cls"><thead><tr><th>Loc</th><th>Premises you own, rent or occupy</th><th>Class</th><th class="r">Exposure</th><th class="r">Prem/Ops rate<br>Products rate</th><th class="r">Premium</th></tr></thead>${rows.join('')}</table>
<p><small>Rates are per 1,000 of sales or payroll, per 1,000 square feet of area. Premiums are adjusted at audit.</small></p>
<h2>9 &nbsp; OTHER PARTS OF THIS POLICY</h2><p>${chance.pick(['Property: not purchased. Auto: not purchased. Umbrella: not purchased.', 'Coverage parts not purchased: Property, Crime, Business Auto, Commercial Umbrella.'])}</p>
<h2>CONDITIONS OF THE LIABILITY PART</h2>${conditions(voice, chance.int(6, 11))}</div>`,
      css: `${BASE}
.gp{font:9pt 'DejaVu Sans Condensed','Liberation Sans',sans-serif}
.gp .bar{background:#222;color:#fff;padding:6px 10px;font-weight:bold;font-size:12pt}
.gp h1{font-size:12pt;text-align:center}.gp h2{font-size:9.5pt;margin:12px 0 4px;border-top:3px double #000;padding-top:4px}
.gp .items>tbody>tr>td{border-top:1px solid #000;border-bottom:1px solid #000;padding:4px 6px}.gp .n{width:18px;font-weight:bold;background:#e6e6e6}
.gp label{display:block;font-size:6.5pt;letter-spacing:.4px;color:#333}
.gp .six{display:grid;grid-template-columns:repeat(3,1fr);gap:0}.gp .six div{border:1px solid #777;padding:5px;text-align:center}.gp .six span{display:block;font-size:6.5pt}
.gp .cls td,.gp .cls th{border-bottom:1px dotted #444;font-size:7.5pt}.gp .cls th{border-bottom:1px solid #000}.gp th.r,.gp td.r{text-align:right}
.gp .two{font-size:7pt}`,
      running: `<div style="display:flex;justify-content:space-between">${head}</div>`,
    }
  },
}

/** The amount stands above the words that name it. */
function grid(voice: Voice): string {
  const order = voice.chance.pick([
    ['occurrence', 'personal', 'medical', 'rented', 'products', 'aggregate'],
    ['aggregate', 'products', 'occurrence', 'personal', 'rented', 'medical'],
  ])
  const words: Record<string, string> = {
    occurrence: voice.chance.pick(['EACH OCCURRENCE', 'Any one occurrence']),
    aggregate: 'GENERAL AGGREGATE',
    products: voice.chance.pick(['PRODUCTS/COMPLETED OPERATIONS AGGREGATE', 'Prod./Compl. Ops. aggregate']),
    personal: voice.chance.pick(['PERSONAL &amp; ADVERTISING INJURY', 'Pers. and adv. injury, per person or org.']),
    rented: voice.chance.pick(['DAMAGE TO PREMISES RENTED TO YOU', 'Fire legal / rented premises, each']),
    medical: voice.chance.pick(['MEDICAL EXPENSE, EACH PERSON', 'Med. exp. per person']),
  }
  return `<div class="six">${order.map((name) => `<div><b>${voice.limit('gl', name)}</b><span>${words[name]}</span></div>`).join('')}</div>`
}

function trigger({ truth, chance, tick, date }: Voice): string {
  const { claimsMade } = truth.policies.gl
  if (claimsMade)
    return `<label>BASIS</label>${tick('gl.claimsMade', chance.pick(['Claims-made form', 'CLAIMS MADE']))} – this part does not apply to injury before the retroactive date ${date(truth.prior.gl.effective)}`
  return `<label>BASIS</label>${tick('gl.occurrence', chance.pick(['Occurrence form', 'OCCURRENCE']))} – retroactive date: does not apply`
}

function aggregateText({ chance, tick, truth, money }: Voice): string {
  const deductible = `Deductible ${money(chance.pick([250, 500, 1000]))} each claim, property damage only.`
  const { aggregate = 0 } = truth.policies.gl.limits
  return chance.pick([
    () => deductible,
    () =>
      `${tick('gl.perProject', 'The general aggregate applies separately to each of your construction projects')}, subject to a cap of ${money(aggregate + 3_000_000)} for all projects. ${deductible}`,
    () =>
      `${tick('gl.perLocation', 'The general aggregate applies separately to each location')} you own or rent. ${deductible}`,
  ])()
}

function benefits({ chance, money, truth, date }: Voice): string {
  return chance.pick([
    () => 'Not purchased',
    () =>
      `Each employee ${money(250_000)} &nbsp; Aggregate ${money(750_000)} &nbsp; Deductible each employee ${money(1000)} &nbsp; Retroactive date ${date(truth.prior.gl.effective)}`,
  ])()
}

/** A businessowners policy: property by location, liability limits by that policy's own names, and options bought or not. */
export const businessowners: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const not = chance.pick(['Not purchased', 'NO COVERAGE', 'Declined'])
    const places = truth.locations.map((place) => {
      const rows = [
        ['Building – replacement cost', voice.money(place.building), voice.money(2500)],
        ['Business personal property', voice.money(place.contents), voice.money(1000)],
        ['Business income', '12 months actual loss sustained', '72 hours'],
      ]
      return `<tr class="loc"><td colspan="3">Premises ${place.number} &nbsp; ${voice.address(place.party.address).join(', ')} &nbsp; <i>${place.classification}</i></td></tr>${rows.map((row) => cells('td', ...row)).join('')}`
    })
    const limits = voice.limits('gl', {
      occurrence: 'Liability and medical expenses, each occurrence',
      medical: 'Medical expenses, per person',
      rented: 'Damage to premises rented to you, any one premises',
      products: 'Products and completed operations, aggregate',
      aggregate: chance.pick(['All other than products and completed operations, aggregate', 'General aggregate']),
    })
    const options = chance.shuffle([
      ['Employment practices (claims made)', `${voice.money(25_000)} aggregate`, voice.money(5000)],
      ['Data compromise response', `${voice.money(50_000)} annual`, voice.money(1000)],
      ['Hired auto and non-owned auto liability', not, ''],
      ['Businessowners umbrella', not, ''],
      ['Money and securities', `${voice.money(10_000)} in / ${voice.money(5000)} out`, voice.money(500)],
      ['Liquor liability', not, ''],
      ['Outdoor signs', voice.money(2500), voice.money(500)],
      ['Equipment breakdown', 'Included', voice.money(2500)],
    ])
    const numberRight = chance.maybe(0.5)
    const number = `<div class="no">${numberRight ? 'Policy number ' : ''}${voice.number('gl')}${numberRight ? '' : '<br><small>your policy number – please use it when you call</small>'}</div>`
    const paid = daysLater(gl.effective, -chance.int(3, 30))
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="sc bo"><div class="flex"><div><b class="co">${voice.carrier('gl')}</b>${chance.maybe(0.5) ? `<br><small>NAIC company no. ${voice.naic('gl')}</small>` : ''}</div>${number}</div>
<h1>Businessowners Policy Declarations</h1>
<div class="flex cols"><div><h4>Who is insured</h4>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</div><div><h4>Your agent</h4>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')}${chance.maybe(0.5) ? `<br><span style="white-space:nowrap">${voice.reach('email')}</span>` : ''}</div>
<div><h4>When</h4>${voice.effective('gl')}<br>to ${voice.expiration('gl')}<br><small>12:01 a.m. at the address of the insured; issued ${voice.date(paid)}</small></div></div>
<h3>Section I – Property</h3><table class="t"><tr><th>What</th><th>Limit</th><th>Deductible or waiting period</th></tr>${places.join('')}</table>
<h3>Section II – Liability</h3><table class="t">${limits.map(([words, amount]) => cells('td', words, amount)).join('')}</table>
<p>Except for fire legal liability, each paid claim reduces the amount we provide during the annual period. Property damage deductible: ${chance.pick(['none', voice.money(500)])}.</p>
<h3>Optional coverages</h3><table class="t"><tr><th>Coverage</th><th>Limit</th><th>Deductible</th></tr>${options.map((row) => cells('td', ...row)).join('')}</table>
<h3>Premium</h3><p>Property and liability ${voice.money(gl.premium)}; terrorism ${voice.money(chance.int(8, 120))}; policy fee ${voice.money(35)}. Minimum premium ${voice.money(500)}.</p>
<section class="new"><h3>Conditions that apply to both sections</h3>${conditions(voice, chance.int(10, 16))}
<h3>Forms</h3><p>${truth.forms.map((form) => `${form.number} ${form.edition} ${form.title}`).join('; ')}</p></section></div>`,
      css: `${BASE}
.bo{font:9.5pt 'DejaVu Serif Condensed','DejaVu Serif',serif}
.bo .flex{display:flex;justify-content:space-between;gap:18px}.bo .cols>div{flex:1;border-top:2px solid #447;padding-top:3px}
.bo .co{font-size:13pt;color:#224}.bo .no{text-align:right;font-size:10pt}.bo h1{font-size:15pt;font-weight:normal;margin:14px 0 8px}
.bo h3{font-size:10.5pt;color:#224;margin:10px 0 3px}.bo h4{font-size:8pt;margin:0 0 2px;text-transform:uppercase}
.bo .t td,.bo .t th{border-bottom:1px solid #bbc;font-size:8.5pt}.bo .loc td{background:#eef}.bo .two{font-size:7.5pt}`,
    }
  },
}
