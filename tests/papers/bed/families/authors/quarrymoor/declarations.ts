import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { CONTRACTOR_CSS, conditionPages } from './contractor-pages.ts'
import { basis, cents, charges, commas } from './ways.ts'

function glLimits(voice: Voice): string {
  const { chance } = voice
  const star = voice.truth.policies.gl.claimsMade ? '' : ' *'
  const words = chance.pick([
    { aggregate: `General Aggregate Limit (other than products – completed operations)${star}`, products: 'Products – Completed Operations Aggregate Limit', personal: 'Personal and Advertising Injury Limit', occurrence: 'Each Occurrence Limit', rented: 'Damage to Premises Rented to You, any one premises', medical: 'Medical Expense, any one person' },
    { occurrence: 'per occurrence', aggregate: `general aggregate${star}`, products: 'products and completed work, aggregate', personal: 'personal and advertising offenses, any one person or organization', rented: 'rented premises, fire and other damage', medical: 'medical expense, each person' },
  ]) // biome-ignore format: a page
  const rows = voice.limits('gl', words)
  const shape = chance.pick(['left', 'dots', 'ruled'])
  if (shape === 'dots')
    return `<div class="dots">${rows.map(([label, amount]) => `<div>${label}<i></i>${amount}</div>`).join('')}</div>`
  const row = ([label, amount]: [string, string]) =>
    shape === 'left'
      ? `<tr><td>${amount}</td><td>${label}</td></tr>`
      : `<tr><td>${label}</td><td class="r">${amount}</td></tr>`
  return `<table class="${shape}">${rows.map(row).join('')}</table>`
}

const WORK: [code: string, title: string][] = [
  ['91340', 'Carpentry, dwellings up to three stories'],
  ['91585', 'Contractors – work let to subcontractors'],
  ['92215', 'Driveways, walks and parking areas, paving'],
  ['95410', 'Grading of land'],
  ['98304', 'Painting, exterior'],
  ['99746', 'Tile and stone, interior'],
  ['92478', 'Electrical work within buildings'],
]

function classes(voice: Voice): string {
  const { chance, truth } = voice
  const work = chance.shuffle(WORK)
  const rows = truth.locations.map(
    (place, index) =>
      `<tr><td>${place.number}</td><td>${work[index % work.length]![0]}</td><td>${work[index % work.length]![1]}</td><td>${index % 3 ? 'Payroll' : 'Cost'}</td><td class="r">${commas(place.exposure)}</td><td class="r">${place.rate}</td><td class="r">incl.</td><td class="r">${commas(place.premium)}</td></tr>`,
  )
  return `<table class="ruled"><tr><th>Loc</th><th>Class</th><th>Description</th><th>Basis</th><th class="r">Exposure</th><th class="r">Rate, all other</th><th class="r">Rate, products</th><th class="r">Advance premium</th></tr>${rows.join('')}</table>`
}

/** Declarations of a program for contractors, on surplus lines paper: the common page, the coverage part, the program's conditions. */
export const contractorDecs: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const { rows, total } = charges(voice, gl.premium)
    const number = voice.number('gl')
    const project = chance.maybe(0.5)
      ? `<p>* The General Aggregate Limit ${voice.tick('gl.perProject', 'applies separately to each of your construction projects')} away from premises you own or rent, up to $${commas(gl.limits.aggregate! * chance.pick([2, 3]) + 1_000_000)} for all projects together (form QPA 07).</p>`
      : '<p>* See form QPA 01 for how limits apply.</p>'
    const parts: [string, string][] = [
      ['Commercial General Liability', commas(gl.premium)],
      ...chance.shuffle<[string, string]>([
        ['Commercial Property', 'Not Covered'],
        ['Contractors Equipment', 'Not Covered'],
        ['Business Automobile', 'Not Covered'],
        ['Liquor Liability', 'Not Covered'],
      ]),
    ]
    const address = voice.insuredAddress().join('<br>')
    const jobs = truth.locations
      .slice(0, 3)
      .map((place) => `<tr><td>${place.number}</td><td>${voice.address(place.party.address).join(', ')}</td></tr>`)
    const common = `<div class="head"><div><h1>${voice.carrier('gl')}</h1>${chance.maybe(0.5) ? `NAIC company code ${voice.naic('gl')}` : voice.address(gl.carrier.address).join(', ')}</div><div>COMMON POLICY DECLARATIONS<br>${chance.pick(['Artisan &amp; trade contractors', 'General contractors, residential and light commercial'])}</div></div>
      <h2>DECLARATIONS</h2>
      <div class="items">
      <b>Policy</b><div>${number}</div><div>${chance.pick(['Renewal of', 'Previous policy'])} &nbsp; ${voice.text(truth.prior.gl.number)}</div>
      <b>Item 1.</b><div>Named Insured and mailing address<br><br>${voice.insured()}<br>${address}</div><div>${chance.pick(['Producer', 'Agent of record'])}<br><br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>Code ${truth.producer.code}</div>
      <b>Item 2.</b><div class="both">Policy period: ${chance.pick([`from ${voice.effective('gl')} to ${voice.expiration('gl')}`, `${voice.effective('gl')} – ${voice.expiration('gl')}`])}, 12:01 A.M. standard time at the address in Item 1.</div>
      <b>Item 3.</b><div class="both">${chance.pick(['Form of business: see application on file', 'The named insured is: other organization'])}. Business: contractor.</div>
      <b>Item 4.</b><div class="both">This policy is made up of the coverage parts for which a premium is shown.<table class="ruled">${parts.map(([words, amount]) => `<tr><td>${words}</td><td class="r">${amount}</td></tr>`).join('')}<tr><td>Terrorism (rejected by insured)</td><td class="r">Nil</td></tr>${rows.map(([words, amount]) => `<tr><td>${words}</td><td class="r">${cents(amount)}</td></tr>`).join('')}<tr><td><b>Total due at inception</b> (minimum and deposit; ${chance.pick(['25', '30', '100'])}% minimum earned)</td><td class="r"><b>${cents(total)}</b></td></tr></table></div>
      <b>Item 5.</b><div class="both">Forms: ${truth.forms.map((form) => `${form.number} ${form.edition}`).join('; ')}</div></div>
      <div class="notice">This insurance is issued by a nonadmitted insurer under the surplus lines law of the state named in Item 1. The insurer is not supervised by that state, and should it become insolvent no guaranty fund pays. Surplus lines broker: ${voice.text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}.</div>
      <div class="sign"><span>Countersigned ${voice.date(daysLater(gl.effective, chance.int(2, 20)))}</span><span>${voice.text(truth.names.person())}, authorized representative</span></div>`
    const part = `<section class="part"><h2>${chance.pick(['COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS', 'LIABILITY DECLARATIONS, CONTRACTORS'])}</h2>
      <p>Coverage applies on ${basis(voice, 'gl', 'an occurrence basis', 'a claims-made basis')}.${gl.claimsMade ? ` Retroactive date: ${voice.date(truth.prior.gl.effective)}.` : ''}</p>
      <h3>LIMITS OF INSURANCE</h3>${glLimits(voice)}${gl.claimsMade ? project.replace('* ', '') : project}
      <h3>DEDUCTIBLE</h3><p>$${chance.pick(['1,000', '2,500', '5,000'])} bodily injury and property damage combined, per ${chance.pick(['claim', 'claimant'])}, including loss adjustment expense.</p>
      <h3>LOCATIONS</h3><table>${jobs.join('')}</table>
      <h3>CLASSIFICATION AND PREMIUM</h3>${classes(voice)}</section>`
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<div class="qd">${common}${part}${conditionPages(voice)}</div>`,
      css: CONTRACTOR_CSS,
      running: `${chance.pick(['Policy', 'Pol. no.'])} ${number} &nbsp;&nbsp; ${voice.text(truth.insured.name)}`,
    }
  },
}

const GARAGE_CSS = `
.qg { -webkit-print-color-adjust: exact; print-color-adjust: exact; font: 9px/1.3 'DejaVu Sans Condensed', 'Liberation Sans', sans-serif }
.qg .band { background: #222; color: #fff; padding: 6px 10px; display: flex; justify-content: space-between; font-size: 12px }
.qg .who { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid #222; border-top: none } .qg .who > div { padding: 5px 10px; border-right: 1px solid #222 }
.qg .who p { margin: 0 0 2px } .qg .lab { font-size: 7px; text-transform: uppercase }
.qg table { width: 100%; border-collapse: collapse; margin-top: 10px } .qg td, .qg th { border: 0.7px solid #222; padding: 3px 5px; vertical-align: top; font-size: 8.5px; text-align: left }
.qg th { background: #ddd; font-size: 7.5px } .qg .sec td { background: #f1f1f1; font-weight: bold } .qg .n { text-align: right; white-space: nowrap }
.qg .legend { columns: 2; font-size: 7.5px; margin-top: 8px }
`

const AUTO_WORDS = {
  csl: 'Liability, each accident (bodily injury and property damage combined)',
  perPerson: 'Bodily injury, each person',
  perAccident: 'Bodily injury, each accident',
  damage: 'Property damage, each accident',
}

/** A garage policy under one number: general liability of the shop, covered autos, and the keepers' cover that no certificate row takes. */
export const garageDecs: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto } = truth.policies
    const shops = truth.locations.slice(0, 3)
    const { rows, total } = charges(
      voice,
      shops.reduce((sum, place) => sum + place.premium, gl.premium + auto.premium),
    )
    voice.notJudged('professional')
    voice.number('auto')
    voice.effective('auto')
    voice.expiration('auto')
    voice.carrier('auto')
    const symbols = voice.symbols()
    const autos = voice.limits('auto', AUTO_WORDS)
    const line = (words: string, limit: string, deductible = '', symbol = '', premium = '') =>
      `<tr><td>${words}</td><td>${symbol}</td><td class="n">${limit}</td><td class="n">${deductible}</td><td class="n">${premium}</td></tr>`
    const autoRows = autos.map(([words, amount], index) =>
      line(words, amount, '', index ? '' : symbols, index ? '' : commas(auto.premium)),
    )
    const glRows = voice
      .limits('gl', {
        occurrence: chance.pick([
          'Each accident or occurrence, garage operations other than autos',
          'Any one occurrence',
        ]),
        aggregate: 'General liability aggregate',
        products: 'Products and work you performed, aggregate',
        personal: 'Personal and advertising injury, any one person or organization',
        rented: 'Premises rented to you, any one premises',
        medical: 'Locations and operations medical payments, any one person',
      })
      .map(([words, amount], index) =>
        line(
          words,
          amount,
          index ? '' : `$${chance.pick(['500', '1,000'])} per claim`,
          '',
          index ? '' : commas(gl.premium),
        ),
      )
    const keepers = shops.map((place) =>
      line(
        `Garagekeepers, ${chance.pick(['legal liability', 'direct primary'])}, location ${place.number}`,
        voice.money(chance.pick([60_000, 120_000, 250_000])),
        '$500 / $2,500 max',
        '30',
        commas(place.premium),
      ),
    )
    const head = (words: string) => `<tr class="sec"><td colspan="5">${words}</td></tr>`
    const secAuto =
      head('SECTION I – COVERED AUTOS') +
      autoRows.join('') +
      line('Auto medical payments', 'Not Covered') +
      line('Uninsured motorists', voice.money(chance.pick([60_000, 75_000])), '', '7')
    const secGl =
      head(`SECTION II – GENERAL LIABILITY (${basis(voice, 'gl', 'occurrence', 'claims made')})`) + glRows.join('')
    const secKeep =
      head('SECTION III – CUSTOMERS’ AND DEALERS’ AUTOS') +
      keepers.join('') +
      line('Dealers physical damage, any one lot', 'Not Covered') +
      line('False pretense', voice.money(25_000), '$1,000')
    const order = chance.maybe(0.5) ? [secAuto, secGl, secKeep] : [secGl, secAuto, secKeep]
    const period = chance.maybe(0.5)
      ? `<p class="lab">Policy term</p><p>${voice.effective('gl')} to ${voice.expiration('gl')}</p>`
      : `<table><tr><th>Effective</th><th>Expires</th></tr><tr><td>${voice.effective('gl')}</td><td>${voice.expiration('gl')}</td></tr></table>`
    const legend = `<p class="legend">1 any auto. 2 owned autos only. 3 owned private passenger autos only. 4 owned autos other than private passenger. 7 autos specifically described. 8 hired autos only. 9 autos you do not own. 30 customers’ autos left for service, repair, storage or safekeeping. 31 dealers’ autos and autos held for sale. A coverage applies only to autos whose number stands beside it.</p>`
    const cars = truth.vehicles
      .slice(0, 4)
      .map(
        (car) =>
          `<tr><td>${car.number}</td><td>${car.year} ${car.make} ${car.model}</td><td>${car.vin}</td><td class="n">${commas(car.cost)}</td></tr>`,
      )
    const html = `<div class="qg"><div class="band"><span>${voice.carrier('gl')}</span><span>${chance.pick(['GARAGE PROGRAM DECLARATIONS', 'DECLARATIONS – REPAIR SHOPS AND DEALERS'])}</span></div>
      <div class="who"><div><p class="lab">Insured</p><p>${voice.insured()}</p>${voice.insuredAddress().map((words) => `<p>${words}</p>`).join('')}</div>
      <div><p class="lab">Policy</p><p>${voice.number('gl')}</p>${period}</div></div>
      <div class="who"><div><p class="lab">${chance.pick(['Retail producer', 'Producing agency'])}</p><p>${voice.producer()}</p><p>${voice.producerAddress().join(', ')}</p><p>${chance.maybe(0.5) ? `Tel. ${voice.reach('phone')}` : ''}</p></div>
      <div><p class="lab">Program administrator</p><p>${voice.text(truth.wholesaler.name)}</p><p>Tel. ${truth.wholesaler.phone}</p></div></div>
      <table><tr><th>Coverage</th><th>Autos</th><th>${chance.pick(['Limit', 'The most we will pay'])}</th><th>Deductible</th><th>Premium</th></tr>${order.join('')}
      <tr><td colspan="4">${rows.map(([words, amount]) => `${words}: ${cents(amount)}`).join(' · ')} · Total with taxes and fees</td><td class="n">${cents(total)}</td></tr></table>${legend}
      <table><tr><th>No.</th><th>Shop and plate autos on file (rating)</th><th>Identification</th><th>Cost new</th></tr>${cars.join('')}</table>
      <p>Plates: ${chance.int(1, 4)} dealer, ${chance.int(0, 2)} transporter. Drivers under 21 excluded. Workers compensation and umbrella are not part of this policy.</p></div>` // biome-ignore format: a page
    return { kind: 'declarations', feeds: 'fills', html, css: GARAGE_CSS }
  },
}
