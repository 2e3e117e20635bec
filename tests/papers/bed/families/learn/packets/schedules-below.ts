import type { LearnFamily, Paper } from '../../../family.ts'
import { policyLists, policyRecords } from '../../../policy-lists.ts'
import { notesWithForm } from '../kit/fine-print.ts'
import { agencyTold, insuredTold } from '../kit/parties.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

const HEADS: Record<string, string> = {
  location_number: 'Location #',
  building_number: 'Building #',
  premises_address: 'Address',
  territory: 'Terr.',
  class_code: 'Code',
  classification: 'Description',
  exposure_basis: 'Basis',
  premium_basis: 'Basis',
  exposure: 'Amount of Exposure',
  rate: 'Rate',
  premium: 'Annual Premium',
  form_number: 'Form',
  edition_date: 'Ed. Date',
  form_title: 'Title',
  state: 'State',
  annual_payroll: 'Payroll',
  manual_rate: 'Manual Rate',
  estimated_premium: 'Estimated Premium',
  coverage: 'Coverage',
  limit: 'Limit',
  deductible: 'Deductible',
  valuation: 'Valuation',
}
const LIMITS = {
  gl: {
    occurrence: 'Limit for each occurrence',
    aggregate: 'General aggregate limit',
    products: 'Products aggregate limit',
    personal: 'Personal injury limit',
    rented: 'Rented premises limit',
    medical: 'Medical payments limit',
  },
  wc: {
    accident: 'Accident, each',
    disease: 'Disease, policy',
    employee: 'Disease, each employee',
  },
}

/** Declarations that end in their schedules, one below the other. */
const wholePolicy: Paper = {
  account: { long: true },
  draw: (voice) => {
    const line = voice.chance.pick(['gl', 'wc', 'bop'] as const)
    const main = line === 'wc' ? 'wc' : 'gl'
    const lists = policyLists(voice, line)
    const title = { gl: 'GENERAL LIABILITY', wc: 'WORKERS COMPENSATION', bop: 'BUSINESSOWNERS' }[line]
    const schedules = lists.map(
      ({ fields, rows }, at) =>
        `<h4>Schedule ${at + 1}</h4>${tableOf(
          'wh',
          `<thead>${headRow(...fields.map((field) => HEADS[field]!))}</thead>`,
          ...rows.map((row) => tableRow(...row.map((cell) => voice.text(cell)))),
        )}`,
    )
    const limits = voice.limits(main, LIMITS[main]).map(([label, amount]) => `<li>${label}: ${amount}</li>`)
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `<h2>${title} POLICY</h2><p>${voice.carrier(main)}</p>${tableOf('wh', tableRow('Policy no.', voice.number(main), 'Term', `${voice.effective(main)} – ${voice.expiration(main)}`), tableRow('Insured', insuredTold(voice), 'Agency', agencyTold(voice)))}<ul>${limits.join('')}</ul>${notesWithForm(voice)}${schedules.join('')}`,
      css: '.wh td, .wh th { border-bottom: 0.3pt solid #999; font-size: 0.9em } h4 { margin: 8pt 0 0 }',
      records: policyRecords(voice, line, lists),
    }
  },
}

export const schedulesBelowFamilies: LearnFamily[] = [
  { name: 'whole policies', style: ({ pick }) => ({ size: pick([7.5, 8, 9]) }), papers: { wholePolicy } },
] // biome-ignore format: a family in a line
