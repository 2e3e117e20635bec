import type { LearnFamily, Paper } from '../../../family.ts'
import { policyLists, policyRecords } from '../../../policy-lists.ts'
import { finePrint } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitAtAll } from '../kit/parties.ts'
import { tableOfRows } from '../kit/tables.ts'

const TITLES: Record<string, string> = {
  policy_location_item: 'Schedule of Locations and Classifications',
  policy_premium_item: 'Schedule of Premiums',
  policy_form_item: 'Schedule of Forms and Endorsements',
  wc_class_code_item: 'Schedule of Operations',
  bop_coverage_item: 'Property Schedule',
}
const COLUMNS: Record<string, string> = {
  location_number: 'Loc. No.',
  building_number: 'Bldg. No.',
  premises_address: 'Premises',
  territory: 'Territory',
  class_code: 'Class Code',
  classification: 'Classification',
  exposure_basis: 'Exposure Basis',
  premium_basis: 'Premium Basis',
  exposure: 'Exposure',
  rate: 'Rate',
  premium: 'Premium',
  form_number: 'Form Number',
  edition_date: 'Edition',
  form_title: 'Form Title',
  state: 'State',
  annual_payroll: 'Est. Annual Payroll',
  manual_rate: 'Rate per $100',
  estimated_premium: 'Est. Annual Premium',
  coverage: 'Coverage',
  limit: 'Limit of Insurance',
  deductible: 'Deductible',
  valuation: 'Valuation',
}
const NAMES = { gl: 'Commercial General Liability', wc: 'Workers Compensation', bop: 'Businessowners' }
const WORDS = {
  gl: {
    aggregate: 'General Aggregate',
    products: 'Products-Completed Operations Aggregate',
    personal: 'Personal and Advertising Injury',
    occurrence: 'Each Occurrence',
    rented: 'Damage to Premises Rented to You',
    medical: 'Medical Expense, Each Person',
  },
  wc: {
    accident: 'Bodily Injury by Accident, Each Accident',
    disease: 'Bodily Injury by Disease, Policy Limit',
    employee: 'Bodily Injury by Disease, Each Employee',
  },
}

/** A whole policy as it is issued: its page of declarations, then a page for each schedule with the policy named again. */
const issuedPolicy: Paper = {
  account: { long: true },
  draw: (voice) => {
    const line = voice.chance.pick(['gl', 'wc', 'bop'] as const)
    const main = line === 'wc' ? 'wc' : 'gl'
    const lists = policyLists(voice, line)
    const head = (title: string) =>
      tableOfRows('is-h', [[`${NAMES[line]}<br>${title}`, `Policy Number: ${voice.number(main)}`, voice.carrier(main)]])
    const pages = lists.map(({ type, fields, rows }) => {
      const cells = rows.map((row) => row.map((cell) => voice.text(cell)))
      const heads = fields.map((field) => COLUMNS[field]!)
      return `<div class="break"></div>${head(TITLES[type]!)}${tableOfRows('is-t', cells, heads)}`
    })
    const parties = tableOfRows('is-t', [
      [`Named Insured<br>${insuredSplitAtAll(voice)}`, `Agent<br>${agencyTold(voice)}`],
      [`Effective ${voice.effective(main)}`, `Expires ${voice.expiration(main)}`],
    ])
    const limits = tableOfRows('is-l', voice.limits(main, WORDS[main]), ['Limits of Insurance', ''])
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: `${head('Policy Declarations')}${parties}${limits}${finePrint(voice)}${pages.join('')}`,
      css: '.is-h td { border: 1pt solid #000; font-weight: bold; width: 33% } .is-t td, .is-t th { border: 0.4pt solid #666; font-size: 0.9em } .is-l td { border-bottom: 0.3pt solid #999 } .is-l td:last-child { text-align: right }',
      records: policyRecords(voice, line, lists),
    }
  },
}

export const pageForEachScheduleFamilies: LearnFamily[] = [
  { name: 'issued policies', style: ({ pick }) => ({ size: pick([7.5, 8, 9]) }), papers: { issuedPolicy } },
] // biome-ignore format: a family in a line
