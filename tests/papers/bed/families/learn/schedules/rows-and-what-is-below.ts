import { formatDate } from '../../../../../../shared/dates.ts'
import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Vehicle } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { inLines } from '../kit/blocks.ts'
import { listedWith } from '../kit/sheets.ts'

const CSS = `table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: 1.5pt 4pt; font-weight: normal } .top { border-top: 0.7pt solid #444 }
  .num { text-align: right } .far { letter-spacing: 0.16em } .small { font-size: 0.82em } h3 { margin: 4pt 0 }`
const listed = listedWith(CSS)
const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')
const termOf = ({ truth, date }: Voice, line: 'gl' | 'wc' | 'auto') => `${date(truth.policies[line].effective)} to ${date(truth.policies[line].expiration)}` // biome-ignore format: a line
/** Records of a policy's lists, each with whose policy it is. */
const ofPolicy = ({ truth }: Voice, lob: 'CGL' | 'WC' | 'BOP', type: string, all: Record<string, string>[]): ListedRecord[] => {
  const { number, effective, expiration } = truth.policies[lob === 'WC' ? 'wc' : 'gl']
  const whose = { lob, policy_number: number, named_insured: truth.insured.name, policy_period: `${formatDate(effective)} - ${formatDate(expiration)}` }
  return all.map((one) => ({ record_type: type, ...whose, ...one }))
} // biome-ignore format: records
/** Whose list it is, as these houses head their pages. */
const headed = (voice: Voice, title: string, line: 'gl' | 'wc' | 'auto') =>
  `<h3>${title}</h3><p>Policy Number: ${voice.text(voice.truth.policies[line].number)}<br>Named Insured: ${voice.text(voice.truth.insured.name)}<br>Policy Period: ${termOf(voice, line)}</p>`

const auto = (one: Vehicle): ListedRecord => ({ record_type: 'vehicle', veh_number: one.number, year: one.year, make: one.make, model: one.model, vin: one.vin }) // biome-ignore format: a record

/** Each auto with its coverages below, an amount and a premium each. */
const coveragesBelow: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, money } = voice
    const below = (one: Vehicle) => [['Liability', money(1_000_000), money(one.cost / 50)], ['Comprehensive', '500 ded', money(one.cost / 200)], ['Collision', '1,000 ded', money(one.cost / 100)]] // biome-ignore format: a list
    const rows = t.vehicles.map((one) => `<tbody style="break-inside: avoid"><tr class="top"><td>${one.number}</td><td>${one.year}</td><td>${one.make}</td><td>${one.model}</td><td>${one.vin}</td><td></td></tr>${below(one).map(([what, limit, premium]) => `<tr class="small"><td></td><td></td><td colspan="2">${what}</td><td>${limit}</td><td class="num">${premium}</td></tr>`).join('')}</tbody>`) // biome-ignore format: a row
    const heads =
      '<thead><tr><th>Auto No.</th><th>Year</th><th>Make</th><th>Model</th><th>VIN</th><th class="num">Premium</th></tr></thead>'
    return listed('schedule', `${headed(voice, 'Covered autos and what is insured', 'auto')}<table>${heads}${rows.join('')}</table>`, t.vehicles.map(auto)) // biome-ignore format: a page
  },
}

/** A driver's license stands in a line below the name. */
const licenseBelow: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const rows = t.drivers.map((one, at) => `<tr class="top"><td>${at + 1}</td><td>${text(one.name)}</td><td>${date(one.born)}</td><td>${date(one.hired)}</td></tr><tr><td></td><td colspan="3">License ${one.license} &nbsp; State ${one.state} &nbsp; MVR acceptable</td></tr>`) // biome-ignore format: a row
    const records = t.drivers.map((one): ListedRecord => ({ record_type: 'driver', name: one.name, date_of_birth: one.born, date_hired: one.hired, driver_license_number: one.license, state_licensed: one.state })) // biome-ignore format: a record
    return listed('schedule', `<h3>Drivers of ${text(t.insured.name)}</h3><table><thead><tr><th>#</th><th>Driver</th><th>Birth Date</th><th>Date of Hire</th></tr></thead>${rows.join('')}</table>`, records) // biome-ignore format: a page
  },
}

/** Claims in blocks: a line of captions, what was paid when below, and the sums. */
const paymentsBelow: Paper = {
  draw: (voice) => {
    const { truth: t, text, date, chance } = voice
    const cents = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })
    const block = (one: (typeof t.claims)[number]) => {
      const first = Math.floor(one.paid * 60) / 100
      const rest = Math.round((one.paid - first) * 100) / 100
      const payments = one.paid ? [[first, 'Check'], [rest, chance.pick(['Check', 'Draft'])]] : []
      return `<div style="break-inside: avoid; border-top: 0.7pt solid #444; margin-top: 5pt"><table><tr><td>Claim Number: ${one.number}</td><td>Date of Loss: ${date(one.loss)}</td><td>Status: ${one.status}</td></tr><tr><td>Claimant: ${text(one.claimant)}</td><td colspan="2">Description: ${text(one.description)}</td></tr></table>${payments.length ? `<table class="small" style="width: 60%; margin-left: 30pt"><tr><th>Issued</th><th>Kind</th><th class="num">Amount</th></tr>${payments.map(([amount, kind], at) => `<tr><td>${date(t.policies.gl.expiration)}</td><td>${kind} ${at + 1}</td><td class="num">${cents(Number(amount))}</td></tr>`).join('')}</table>` : ''}<table style="width: 80%"><tr><td>Total Paid: ${cents(one.paid)}</td><td>Reserve: ${cents(one.reserves)}</td></tr></table></div>`
    }
    const records = t.claims.map((one): ListedRecord => ({ record_type: 'claim', claim_number: one.number, date_of_loss: one.loss, claim_status: one.status, claimant: one.claimant, description: one.description, claim_paid: one.paid, claim_reserves: one.reserves }))
    return listed('loss-run', `<h3>Claim and payment detail</h3><p>${text(t.insured.name)} &nbsp; Policy ${text(t.policies.gl.number)}</p>${t.claims.map(block).join('')}`, records)
  }, // biome-ignore format: a page
}

/** Heads set wide; a heading for each location, its buildings below. */
const spacedHeads: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money, address } = voice
    const at = (one: (typeof t.locations)[number]) => address(one.party.address).join(', ')
    const rows = t.locations.map((one) => `<tr class="top"><td colspan="5">Location ${one.number}: ${at(one)}</td></tr>${[['Building', one.building, 'Replacement Cost'], ['Business Personal Property', one.contents, 'Actual Cash Value']].map(([what, limit, how]) => `<tr><td>1</td><td>${what}</td><td class="num">${money(Number(limit))}</td><td class="num">${money(2500)}</td><td>${how}</td></tr>`).join('')}`)
    const records = ofPolicy(voice, 'BOP', 'bop_coverage_item', t.locations.flatMap((one) => [['Building', one.building, 'Replacement Cost'], ['Business Personal Property', one.contents, 'Actual Cash Value']].map(([coverage, limit, valuation]) => ({ location_number: one.number, building_number: '1', premises_address: plain(at(one)), coverage: String(coverage), limit: money(Number(limit)), deductible: money(2500), valuation: String(valuation) }))))
    return listed('schedule', `${headed(voice, 'Businessowners schedule of property', 'gl')}<table><thead><tr class="far"><th>Bldg</th><th>Coverage</th><th class="num">Limit</th><th class="num">Deductible</th><th>Valuation</th></tr></thead>${rows.map((row) => text('') + row).join('')}</table>`, records)
  }, // biome-ignore format: a page
}

/** Classes under the state and the location they are of, each with its sum. */
const byStateAndPlace: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { state } = t.insured.address
    const places = [t.work.slice(0, 2), t.work.slice(2)].filter((work) => work.length)
    const rows = places.map((work, at) => `<tr class="top"><td colspan="5">State ${state} &nbsp; Location ${at + 1}</td></tr>${work.map((one) => `<tr><td>${one.code}</td><td>${text(one.title)}</td><td class="num">${money(one.payroll)}</td><td class="num">${one.rate}</td><td class="num">${money(one.premium)}</td></tr>`).join('')}<tr><td></td><td>Location ${at + 1} subtotal</td><td class="num">${money(work.reduce((sum, one) => sum + one.payroll, 0))}</td><td></td><td class="num">${money(work.reduce((sum, one) => sum + one.premium, 0))}</td></tr>`)
    const all = places.flatMap((work, at) => work.map((one) => ({ location_number: String(at + 1), state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) })))
    const records = [...ofPolicy(voice, 'WC', 'wc_class_code_item', all), ...ofPolicy(voice, 'WC', 'policy_location_item', all.map((one) => ({ location_number: one.location_number, state: one.state, class_code: one.class_code, classification: one.classification }))), ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ location_number: one.location_number, state: one.state, class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium })))]
    return listed('schedule', `${headed(voice, 'Workers compensation rating by place', 'wc')}<table><thead><tr><th>Code</th><th>Classification</th><th class="num">Payroll</th><th class="num">Rate</th><th class="num">Premium</th></tr></thead>${rows.join('')}</table>`, records)
  }, // biome-ignore format: a page
}

/** What figures are counted in stands on a line of its own under the heads. */
const unitsBelow: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const number = (amount: number) => amount.toLocaleString('en-US')
    const rows = t.locations.map((one) => `<tr class="top"><td>${one.number}</td><td>${one.classCode}</td><td>${text(one.classification)}</td><td>${one.basis}</td><td class="num">${number(one.exposure)}</td><td class="num">${one.rate}</td><td class="num">${money(one.premium)}</td></tr>`) // biome-ignore format: a row
    const facts = t.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis, exposure: number(one.exposure), rate: one.rate, premium: money(one.premium) })) // biome-ignore format: a record
    const places = facts.map((one) => ({
      location_number: one.location_number,
      class_code: one.class_code,
      classification: one.classification,
      exposure_basis: one.exposure_basis,
    }))
    const records = [...ofPolicy(voice, 'CGL', 'cgl_exposure_item', facts), ...ofPolicy(voice, 'CGL', 'policy_location_item', places), ...ofPolicy(voice, 'CGL', 'policy_premium_item', facts.map((one) => ({ location_number: one.location_number, class_code: one.class_code, premium_basis: one.exposure_basis, exposure: one.exposure, rate: one.rate, premium: one.premium })))] // biome-ignore format: records
    const units = ['', '', '', '', '(dollars)', '(per 1,000)', '(annual)']
      .map((unit) => `<th class="small num">${unit}</th>`)
      .join('')
    return listed('schedule', `${headed(voice, inLines(['Commercial general liability', 'Exposures']), 'gl')}<table><thead><tr><th>Loc</th><th>Class Code</th><th>Classification</th><th>Premium Basis</th><th class="num">Exposure</th><th class="num">Rate</th><th class="num">Premium</th></tr><tr>${units}</tr></thead>${rows.join('')}</table>`, records) // biome-ignore format: a page
  },
}

export const rowsAndWhatIsBelowFamilies: LearnFamily[] = [
  { name: 'rows and what is below', style: ({ pick }) => ({ size: pick([8, 9]) }), papers: { byStateAndPlace, coveragesBelow, licenseBelow, paymentsBelow, spacedHeads, unitsBelow } },
] // biome-ignore format: a family in a line
