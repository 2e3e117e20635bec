import { lines, pageBreak } from '../../blocks.ts'
import type { Paper } from '../../family.ts'
import { policyLists, policyRecords } from '../../policy-lists.ts'
import { wordsFor } from './limits.ts'

const CAPTIONS: Record<string, string> = {
  policy_location_item: 'Covered locations',
  policy_premium_item: 'How the premium was worked out',
  policy_form_item: 'Documents that make up the policy',
  wc_class_code_item: 'Payroll by kind of work',
  bop_coverage_item: 'Property insured',
}
const HEADS: Record<string, string> = {
  location_number: 'Location #',
  building_number: 'Building #',
  premises_address: 'Address of premises',
  territory: 'Territory code',
  class_code: 'Class #',
  classification: 'Description of hazards',
  exposure_basis: 'Rated on',
  premium_basis: 'Rated on',
  exposure: 'Amount of exposure',
  rate: 'Rate',
  premium: 'Premium',
  form_number: 'Document',
  edition_date: 'Edition',
  form_title: 'Name',
  state: 'State',
  annual_payroll: 'Payroll',
  manual_rate: 'Manual rate',
  estimated_premium: 'Premium',
  coverage: 'Insured item',
  limit: 'Insured for',
  deductible: 'Deductible',
  valuation: 'Valued at',
}

/** A policy whose schedules stand one to a page, with the number of the policy over each. */
export const bound: Paper = {
  account: { long: true },
  draw: (voice) => {
    const line = voice.chance.pick(['gl', 'wc', 'bop'] as const)
    const main = line === 'bop' ? 'gl' : line
    const lists = policyLists(voice, line)
    const first = `<h2>${voice.carrier(main)}</h2><h3>${{ gl: 'Commercial General Liability', wc: 'Workers’ Compensation', bop: 'Businessowners' }[line]} Policy Declarations</h3><table><tr><td>Insured</td><td>${lines([voice.insured(), ...voice.insuredAddress()])}</td></tr><tr><td>Policy</td><td>${voice.number(main)}</td></tr><tr><td>In force</td><td>${voice.effective(main)} to ${voice.expiration(main)}</td></tr><tr><td>Agency</td><td>${lines([voice.producer(), ...voice.producerAddress()])}</td></tr>${voice
      .limits(main, wordsFor(voice, main))
      .map(([label, amount]) => `<tr><td>${label}</td><td>${amount}</td></tr>`)
      .join('')}</table>`
    const pages = lists.map(
      ({ type, fields, rows }) =>
        `<h3>${CAPTIONS[type]}</h3><table class="p"><thead><tr>${fields.map((field) => `<th>${HEADS[field]}</th>`).join('')}</tr></thead>${rows.map((row) => `<tr>${row.map((cell) => `<td>${voice.text(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
    )
    const css = '.p td, .p th { border: 0.4pt solid #777; font-size: 0.9em } h2, h3 { text-align: center }'
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: [first, ...pages].join(pageBreak),
      css,
      running: `Policy ${voice.text(voice.truth.policies[main].number)}`,
      records: policyRecords(voice, line, lists),
    }
  },
}
