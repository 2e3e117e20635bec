import type { ListedRecord, Paper } from '../../family.ts'
import { cents, days, list, ofPolicy, page, seen, site, termOf, total, unmarked } from './kit.ts'

const CSS = '.rule td, .rule th { border: 0 } .rule .first td { border-top: 0.5pt solid #333; padding-top: 3pt } .deep th { border-bottom: 1.2pt solid #333; vertical-align: bottom } .wide-set { letter-spacing: 0.12em }' // biome-ignore format: a style
const losses = page('loss-run', 'nothing')

/** Three lines to an auto: what it is, where it stands and for what, who has lent on it. */
// biome-ignore format: a page
export const fleetRegister: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const town = `${text(t.insured.address.city)}, ${t.insured.address.state}`
    const rows = t.vehicles.map((one) => `<tbody class="whole"><tr class="first"><td>${one.number}</td><td>${one.year}</td><td>${one.make}</td><td>${one.model}</td><td>${one.vin}</td><td class="num">${money(one.cost)}</td></tr><tr><td></td><td colspan="3">Garaged: ${town}</td><td colspan="2">Use: Service, intermediate radius</td></tr><tr><td></td><td colspan="5" class="fine">Lienholder: ${Number(one.number) % 3 ? 'None' : 'Prairie Truck Finance Corp, its successors'}</td></tr></tbody>`).join('')
    return list(`<h3>AUTO REGISTER</h3><p>${text(t.insured.name)}<br>Business auto policy ${text(t.policies.auto.number)}, ${termOf(voice, t.policies.auto)}</p><table class="rule"><thead class="deep"><tr><th>Sched.<br>Auto<br>No.</th><th>Model<br>Year</th><th>Trade<br>Name</th><th>Model</th><th>Vehicle<br>Identification<br>Number</th><th class="num">Cost<br>New</th></tr></thead>${rows}</table>`, CSS, { records: t.vehicles.map((one): ListedRecord => ({ record_type: 'vehicle', veh_number: one.number, year: one.year, make: one.make, model: one.model, vin: one.vin, cost_new: one.cost })) })
  },
}

/** Two things in each column, one over the other, and their heads so too. */
// biome-ignore format: a page
export const pairedColumns: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const rows = t.drivers.map((one, at) => `<tr class="first whole"><td>${at + 1}</td><td>${text(one.name)}<br>${one.license}</td><td>${date(one.born)}<br>${date(one.hired)}</td><td>${one.state}<br>${'ABC'[at % 3]}</td></tr>`).join('')
    return list(`<h3>Operators scheduled for ${seen.insured(voice)}</h3><table class="rule"><thead class="deep"><tr><th>Item</th><th>Operator<br>License No.</th><th>Date of Birth<br>Date of Hire</th><th>License State<br>License Class</th></tr></thead>${rows}</table>`, CSS, { records: t.drivers.map((one, at): ListedRecord => ({ record_type: 'driver', name: one.name, driver_license_number: one.license, date_of_birth: date(one.born), date_hired: date(one.hired), state_licensed: one.state, license_class: 'ABC'[at % 3]! })) })
  },
}

/** A claim's amounts stand under a head of their own; who claims and what happened in the line below. */
// biome-ignore format: a page
export const toldBelow: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    const { gl } = t.policies
    const rows = t.claims.map((one) => `<tbody class="whole"><tr class="first"><td>${one.number}</td><td>${days.full(one.loss)}</td><td>${days.full(one.reported)}</td><td>${one.status}</td><td class="num">${cents(one.paid)}</td><td class="num">${cents(one.reserves)}</td><td class="num">${cents(one.paid + one.reserves)}</td></tr><tr class="fine"><td></td><td colspan="3">Claimant: ${text(one.claimant)}</td><td colspan="3">${text(one.description)}</td></tr></tbody>`).join('')
    return losses(`<h3>${seen.company(voice, 'gl')}</h3><p>Experience of ${text(t.insured.name)} under policy number ${text(gl.number)}</p><table class="rule"><thead class="deep"><tr><th colspan="4"></th><th colspan="3" class="ctr wide-set">AMOUNTS TO DATE</th></tr><tr><th>Claim No.</th><th>Loss Date</th><th>Report Date</th><th>Status</th><th class="num">Paid</th><th class="num">O/S Reserve</th><th class="num">Incurred</th></tr></thead>${rows}<tr class="first"><td colspan="4">${t.claims.length} claims in all</td><td class="num">${cents(total(t.claims, (one) => one.paid))}</td><td class="num">${cents(total(t.claims, (one) => one.reserves))}</td><td></td></tr></table>`, CSS, { records: t.claims.map((one): ListedRecord => ({ record_type: 'claim', claim_number: one.number, date_of_loss: days.full(one.loss), date_reported: days.full(one.reported), claim_status: one.status, claim_paid: one.paid, claim_reserves: one.reserves, claimant: one.claimant })) })
  },
}

/** Premises and building in one bar, what is insured of each below, the premium of the place behind it. */
// biome-ignore format: a page
export const barsOfBuildings: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const insured = (one: (typeof t.locations)[number]) => [['Building', money(one.building), 'Replacement Cost'], ['Business Personal Property', money(one.contents), 'Actual Cash Value']] as const
    const parts = t.locations.map((one) => `<div class="whole"><div class="bar">Premises No. ${one.number} &nbsp;&nbsp; Building No. 1</div><p class="fine" style="margin: 1pt 0">Premises Address: ${site(voice, one)}</p><table class="lines"><tr><th>Coverage</th><th>Valuation</th><th class="num">Deductible</th><th class="num">Limit of Insurance</th></tr>${insured(one).map(([what, limit, how]) => `<tr><td>${what}</td><td>${how}</td><td class="num">${money(2500)}</td><td class="num">${limit}</td></tr>`).join('')}</table></div>`).join('')
    const all = t.locations.flatMap((one) => insured(one).map(([coverage, limit, valuation]) => ({ location_number: one.number, building_number: '1', premises_address: unmarked(site(voice, one)), coverage, limit, deductible: money(2500), valuation })))
    return list(`<h3>BUSINESSOWNERS &ndash; WHAT IS INSURED WHERE</h3><p>Named Insured: ${text(t.insured.name)}<br>Policy No.: ${text(t.policies.gl.number)} &emsp; Policy Term: ${termOf(voice, t.policies.gl)}</p>${parts}`, CSS, { records: ofPolicy(voice, 'BOP', 'bop_coverage_item', all) })
  },
}

/** The state stands once beside all its classes; the sum of it in the last row. */
// biome-ignore format: a page
export const stateBeside: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { state } = t.insured.address
    const rows = t.work.map((one, at) => `<tr class="${at ? '' : 'first'}"><td>${at ? '' : state}</td><td>${one.code}</td><td>${text(one.title)}</td><td class="num">${money(one.payroll)}</td><td class="num">${one.rate}</td><td class="num">${money(one.premium)}</td></tr>`).join('')
    const all = t.work.map((one) => ({ class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }))
    const records = [...ofPolicy(voice, 'WC', 'wc_class_code_item', all), ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium })))]
    return list(`<h3>Workers Compensation and Employers Liability</h3><h4>Schedule of classes</h4><p>Policy ${text(t.policies.wc.number)} issued to ${text(t.insured.name)}, ${termOf(voice, t.policies.wc)}</p><table class="rule"><thead class="deep"><tr><th>State</th><th>Class<br>Code</th><th>Classification<br>of operations</th><th class="num">Estimated<br>annual<br>payroll</th><th class="num">Rate per<br>$100</th><th class="num">Estimated<br>premium</th></tr></thead>${rows}<tr class="heavy first"><td colspan="3">Total for ${state}</td><td class="num">${money(total(t.work, (one) => one.payroll))}</td><td></td><td class="num">${money(total(t.work, (one) => one.premium))}</td></tr></table>`, CSS, { records })
  },
}

/** What the premium is based on stands in a line below each class. */
// biome-ignore format: a page
export const basisBelow: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const number = (amount: number) => amount.toLocaleString('en-US')
    const rows = t.locations.map((one) => `<tbody class="whole"><tr class="first"><td>${one.number}</td><td>${one.classCode}</td><td>${text(one.classification)}</td><td class="num">${number(one.exposure)}</td><td class="num">${one.rate}</td><td class="num">${money(one.premium)}</td></tr><tr class="fine"><td></td><td></td><td colspan="4">Premium Basis: ${one.basis} &emsp; Territory: ${one.territory}</td></tr></tbody>`).join('')
    const all = t.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis, territory: one.territory, exposure: number(one.exposure), rate: one.rate, premium: money(one.premium) }))
    const records = [...ofPolicy(voice, 'CGL', 'cgl_exposure_item', all), ...ofPolicy(voice, 'CGL', 'policy_premium_item', all.map((one) => ({ location_number: one.location_number, class_code: one.class_code, exposure: one.exposure, rate: one.rate, premium: one.premium }))), ...ofPolicy(voice, 'CGL', 'policy_location_item', all.map((one) => ({ location_number: one.location_number, class_code: one.class_code, classification: one.classification })))]
    return list(`<h3>General Liability Classification Schedule</h3><p>Policy Number: ${text(t.policies.gl.number)}<br>Insured: ${text(t.insured.name)}<br>Term: ${termOf(voice, t.policies.gl)}</p><table class="rule"><thead class="deep"><tr><th>Loc.</th><th>Code</th><th>Classification</th><th class="num">Exposure</th><th class="num">Rate</th><th class="num">Premium</th></tr></thead>${rows}</table>`, CSS, { records })
  },
}
