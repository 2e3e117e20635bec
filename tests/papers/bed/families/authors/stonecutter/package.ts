import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { BASE, cells, conditions } from './words.ts'

/** A whole package policy: common declarations, schedules, a page for each part that was bought, and conditions. Parts not bought stand beside the others. */
export const packagePolicy: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const parts = { auto: chance.maybe(0.75), umbrella: chance.maybe(0.45) }
    const onlyInHead = chance.maybe(0.5)
    const number = voice.number('gl')
    if (parts.auto) voice.number('auto')
    if (parts.umbrella) voice.number('umbrella')
    const schedulesLast = chance.maybe(0.4)
    const headNumber =
      onlyInHead || chance.maybe(0.5) ? `${chance.pick(['POLICY NUMBER', 'Policy No.', 'POL NO'])} ${number}` : ''
    const pages = [common(voice, parts, onlyInHead ? '' : number)]
    if (!schedulesLast) pages.push(schedules(voice))
    pages.push(...chance.shuffle([property(voice), liability(voice)]))
    if (parts.auto) pages.push(auto(voice))
    if (parts.umbrella) pages.push(umbrella(voice))
    if (schedulesLast) pages.push(schedules(voice))
    pages.push(
      `<h2>COMMON POLICY CONDITIONS</h2>${conditions(voice, chance.int(12, 18))}<p class="foot">Countersigned at our service office: ${voice.text(truth.names.person())}, authorized representative</p>`,
    )
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="sc pk">${pages.map((page, index) => `<section class="${index ? 'new' : ''}">${page}</section>`).join('')}</div>`,
      css: BASE + CSS,
      running: `<div style="display:flex;justify-content:space-between;border-bottom:0.5px solid #000"><span>${voice.text(gl.carrier.name)}</span><span>${headNumber}</span></div>`,
    }
  },
}

const NOT = ['NOT PURCHASED', 'Not purchased', 'NOT COVERED', 'No coverage']

function common(voice: Voice, bought: { auto: boolean; umbrella: boolean }, number: string): string {
  const { chance, truth } = voice
  const { gl, auto, umbrella } = truth.policies
  const not = chance.pick(NOT)
  const propertyPremium = chance.int(900, 22_000)
  const surcharge = chance.int(11, 300)
  const premium = (amount: number) => voice.money(amount)
  voice.carrier('gl')
  const total =
    propertyPremium +
    gl.premium +
    surcharge +
    (bought.auto ? auto.premium : 0) +
    (bought.umbrella ? umbrella.premium : 0)
  if (bought.auto) {
    voice.carrier('auto')
    voice.effective('auto')
    voice.expiration('auto')
  }
  if (bought.umbrella) {
    voice.carrier('umbrella')
    voice.effective('umbrella')
    voice.expiration('umbrella')
  }
  const rows = [
    ['Commercial Property', premium(propertyPremium)],
    ['Commercial General Liability', premium(gl.premium)],
    ['Commercial Crime', not],
    ['Commercial Inland Marine', chance.maybe(0.5) ? not : 'Included in Property'],
    ['Business Auto', bought.auto ? premium(auto.premium) : not],
    ['Workers Compensation and Employers Liability', not],
    ['Commercial Umbrella', bought.umbrella ? premium(umbrella.premium) : not],
  ]
  const term = chance.maybe(0.5)
    ? `<td colspan="2"><i>Item 2.</i> <b>Policy Period</b><br>From <u>${voice.effective('gl')}</u> to <u>${voice.expiration('gl')}</u> 12:01 A.M. standard time at your mailing address shown above</td>`
    : `<td><i>Item 2.</i> <b>Effective</b><br>${voice.effective('gl')}, 12:01 A.M.</td><td><b>Expiration</b><br>${voice.expiration('gl')}, 12:01 A.M.</td>`
  return `<table class="top"><tr><td><div class="co">${voice.carrier('gl')}</div>Home office: ${voice.address(gl.carrier.address).join(', ')}<br>A stock insurance company${chance.maybe(0.5) ? ` &nbsp; NAIC ${voice.naic('gl')}` : ''}</td>
<td class="r"><h1>COMMON POLICY<br>DECLARATIONS</h1>${chance.pick(['Renewal', 'New issue', 'Reissue'])}</td></tr></table>
<table class="box">
${number ? `<tr><td><b>Policy Number</b><br>${number}</td><td><b>Renewal of</b><br>${truth.prior.gl.number}</td></tr>` : `<tr><td><b>Policy Number</b><br>As in the heading of this page</td><td><b>Prior Policy</b><br>${truth.prior.gl.number}</td></tr>`}
<tr><td><i>Item 1.</i> <b>${chance.pick(['Named Insured and Mailing Address', 'First Named Insured', 'The Insured'])}</b><br>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</td>
<td><b>${chance.pick(['Agent', 'Producer', 'Agency'])}</b> &nbsp;<small>code ${truth.producer.code}</small><br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}${chance.maybe(0.6) ? `<br>Tel. ${voice.reach('phone')}` : ''}</td></tr>
<tr>${term}</tr>
<tr><td><i>Item 3.</i> <b>Form of Business</b><br>${chance.pick(['Corporation', 'Limited liability company', 'Individual', 'Other organization'])}</td><td><b>Audit Period</b><br>${chance.pick(['Annual', 'Non-auditable except as to General Liability', 'At expiration'])}</td></tr></table>
<p><i>Item 4.</i> In return for the premium, and subject to all of the terms of this policy, we insure you under the coverage parts for which a premium is shown. Where none is shown, there is no such coverage.</p>
<table class="box parts"><tr><th>Coverage Part</th><th class="r">Advance Premium</th></tr>
${rows.map(([part, what]) => `<tr><td>${part} Coverage Part</td><td class="r">${what}</td></tr>`).join('')}
<tr><td>State surcharges and assessments</td><td class="r">${premium(surcharge)}</td></tr>
<tr><td><b>Total Advance Premium</b></td><td class="r"><b>${premium(total)}</b></td></tr></table>
<p><i>Item 5.</i> Forms that belong to this policy: see Schedule of Forms. <i>Item 6.</i> Payable ${chance.pick(['at inception', 'in ten installments', '25% down and nine installments'])}; a charge of $8.00 is made for each installment.</p>`
}

function schedules(voice: Voice): string {
  const { truth, chance } = voice
  const forms = truth.forms.map((form) => cells('td', form.number, form.edition, form.title)).join('')
  const places = truth.locations.map((place) =>
    cells(
      'td',
      place.number,
      voice.address(place.party.address).join(', '),
      chance.pick(['Joisted masonry', 'Frame', 'Fire resistive', 'Noncombustible']),
      String(chance.int(1, 10)),
    ),
  )
  return `<h2>SCHEDULE OF FORMS AND ENDORSEMENTS</h2><table class="box"><tr><th>Number</th><th>Edition</th><th>Title</th></tr>${forms}</table>
<h2>SCHEDULE OF LOCATIONS</h2><table class="box"><tr><th>Loc</th><th>Address</th><th>Construction</th><th>Prot. Class</th></tr>${places.join('')}</table>`
}

function property(voice: Voice): string {
  const { truth, chance } = voice
  const rows = truth.locations.map((place) =>
    cells(
      'td',
      `${place.number} / 1`,
      voice.money(place.building),
      voice.money(place.contents),
      chance.pick(['80%', '90%', '100%', 'Agreed']),
      voice.money(chance.pick([1000, 2500, 5000])),
    ),
  )
  return `<h2>COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS</h2>
<table class="box"><tr><th>Loc / Bldg</th><th>Building</th><th>Business Personal Property</th><th>Coinsurance</th><th>Deductible</th></tr>${rows.join('')}</table>
<p>Business income and extra expense: ${chance.pick(['actual loss sustained, 12 months', voice.money(chance.int(2, 40) * 25_000)])} at each location. Waiting period 72 hours.</p>
<p>Equipment breakdown: included in the property limits; spoilage ${voice.money(25_000)}; expediting ${voice.money(50_000)}. Employee dishonesty: ${voice.money(chance.pick([5000, 10_000, 25_000]))} each occurrence. Flood and earth movement: not covered.</p>`
}

function liability(voice: Voice): string {
  const { truth, chance } = voice
  const { gl } = truth.policies
  const limits = voice.limits('gl', {
    aggregate: 'General Aggregate Limit (other than Products–Completed Operations)',
    products: 'Products–Completed Operations Aggregate Limit',
    personal: 'Personal and Advertising Injury Limit, any one person or organization',
    occurrence: 'Each Occurrence Limit',
    rented: 'Damage to Premises Rented to You Limit, any one premises',
    medical: 'Medical Expense Limit, any one person',
  })
  const amountFirst = chance.maybe(0.4)
  const rows = limits.map(([words, amount]) =>
    amountFirst
      ? `<tr><td class="amt">${amount}</td><td>${words}</td></tr>`
      : `<tr><td>${words}</td><td class="amt">${amount}</td></tr>`,
  )
  const applies = chance.pick(['perPolicy', 'perProject', 'perLocation', null] as const)
  const box = (name: 'perPolicy' | 'perProject' | 'perLocation', words: string) =>
    applies === name ? `[X] ${voice.tick(`gl.${name}`, words)}` : `[ &nbsp;] ${words}`
  const aggregate = applies
    ? `<p>The General Aggregate Limit applies: ${box('perPolicy', 'Policy')} &nbsp; ${box('perProject', 'Each project')} &nbsp; ${box('perLocation', 'Each location')}</p>`
    : ''
  const trigger = gl.claimsMade
    ? `${voice.tick('gl.claimsMade', 'CLAIMS-MADE')} coverage. Retroactive date: ${voice.date(truth.prior.gl.effective)}`
    : `${voice.tick('gl.occurrence', 'OCCURRENCE')} coverage`
  const classes = truth.locations.map((place) =>
    cells(
      'td',
      place.number,
      `${place.classCode} ${place.classification}`,
      `${place.basis} ${place.exposure.toLocaleString('en-US')}`,
      place.rate,
      voice.money(place.premium),
    ),
  )
  return `<h2>COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS</h2><p>${trigger}</p>
<table class="box lim"><tr><th colspan="2">LIMITS OF INSURANCE</th></tr>${rows.join('')}</table>${aggregate}
<p>Deductible: ${chance.pick(['None', `${voice.money(chance.pick([500, 1000, 2500]))} per claim, property damage`, `${voice.money(5000)} per occurrence, bodily injury and property damage combined`])}</p>
<table class="box"><tr><th>Loc</th><th>Classification</th><th>Premium Basis</th><th>Rate</th><th>Advance Premium</th></tr>${classes.join('')}</table>
<p>Employee benefits liability: ${chance.pick(NOT)}. Liquor liability: ${chance.pick(NOT)}. Stop gap: ${chance.pick(NOT)}.</p>`
}

function auto(voice: Voice): string {
  const { truth, chance } = voice
  const limits = voice.limits('auto', {
    csl: 'each accident, bodily injury and property damage combined',
    perPerson: 'bodily injury, each person',
    perAccident: 'bodily injury, each accident',
    damage: 'property damage, each accident',
  })
  const owned = truth.policies.auto.symbols.some((symbol) => symbol < 8)
  const physical = (what: string, deductible: number) =>
    owned
      ? cells('td', what, '7', `Actual cash value less ${voice.money(deductible)} deductible`)
      : cells('td', what, '–', chance.pick(NOT))
  const units = truth.vehicles.map((unit) =>
    cells(
      'td',
      unit.number,
      `${unit.year} ${unit.make} ${unit.model}`,
      unit.vin,
      voice.money(unit.cost),
      voice.money(chance.int(300, 4000)),
    ),
  )
  return `<h2>BUSINESS AUTO COVERAGE PART DECLARATIONS</h2>
<table class="box"><tr><th>Coverage</th><th>Covered Auto Symbols</th><th>The Most We Pay for Any One Accident or Loss</th></tr>
<tr><td>Liability</td><td>${voice.symbols()}</td><td>${limits.map(([words, amount]) => `${amount} ${words}`).join('<br>')}</td></tr>
${cells('td', 'Auto Medical Payments', owned ? '7' : '–', owned ? `${voice.money(chance.pick([1000, 2000]))} each insured` : chance.pick(NOT))}
${cells('td', 'Uninsured and Underinsured Motorists', owned ? '6' : '–', owned ? `${voice.money(chance.pick([60_000, 85_000]))} each accident` : chance.pick(NOT))}
${physical('Comprehensive', 500)}${physical('Collision', 1000)}</table>
${owned ? `<h3>Schedule of autos you own</h3><table class="box"><tr><th>Unit</th><th>Year, make, model</th><th>Identification number</th><th>Cost new</th><th>Premium</th></tr>${units.join('')}</table>` : '<p>Schedule of autos you own: none.</p>'}`
}

function umbrella(voice: Voice): string {
  const { truth } = voice
  const { retention } = truth.policies.umbrella.limits
  const retained = retention
    ? cells('td', voice.tick('umbrella.retention', 'Self-Insured Retention'), voice.limit('umbrella', 'retention'))
    : ''
  return `<h2>COMMERCIAL ${voice.tick('umbrella.umbrella', 'UMBRELLA')} COVERAGE PART DECLARATIONS</h2>
<table class="box lim">${cells('td', 'Each Occurrence Limit', voice.limit('umbrella', 'occurrence'))}${cells('td', 'Aggregate Limit', voice.limit('umbrella', 'aggregate'))}${retained}</table>
<p>Underlying insurance: the liability coverage parts of this policy for which a premium is shown in Item 4. Uninsured motorists coverage does not follow.</p>`
}

const CSS = `
.pk{font:8.5pt 'Liberation Sans',sans-serif}
.pk h1{font-size:13pt;margin:0}.pk h2{font-size:10.5pt;border-bottom:2px solid #000;margin:14px 0 6px}.pk h3{font-size:9pt;margin:8px 0 3px}
.pk .co{font-size:12pt;font-weight:bold}
.pk .box td,.pk .box th{border:1px solid #000}.pk .box th{background:#ddd;font-size:7.5pt}
.pk td.r,.pk th.r{text-align:right}.pk .amt{text-align:right;white-space:nowrap;width:26%}
.pk .top{margin-bottom:6px}.pk .foot{margin-top:24px;font-size:7.5pt}
.pk .two{font-size:7.5pt}
`
