import type { LearnFamily, Paper } from '../../../family.ts'
import { policyLists, policyRecords } from '../../../policy-lists.ts'

const NAMES: Record<string, string> = {
  policy_location_item: 'LOCATIONS',
  policy_premium_item: 'PREMIUMS',
  policy_form_item: 'FORMS',
  wc_class_code_item: 'CLASS CODES',
  bop_coverage_item: 'PROPERTY COVERAGES',
}
const COLUMNS: Record<string, string> = {
  location_number: 'LOC',
  building_number: 'BLD',
  premises_address: 'SITUATED AT',
  territory: 'TER',
  class_code: 'CLASS CD',
  classification: 'CLASS DESCRIPTION',
  exposure_basis: 'EXP BASIS',
  premium_basis: 'PREM BASIS',
  exposure: 'EXPOSURE AMT',
  rate: 'RATE',
  premium: 'PREM AMT',
  form_number: 'FORM NBR',
  edition_date: 'ED DT',
  form_title: 'FORM NAME',
  state: 'ST',
  annual_payroll: 'PAYROLL',
  manual_rate: 'RATE',
  estimated_premium: 'EST PREM',
  coverage: 'COVERAGE',
  limit: 'LIMIT OF INS',
  deductible: 'DED',
  valuation: 'VALUATION',
}

/** Schedules without rules, one after the other, broken by the page wherever it ends. */
const runOn: Paper = {
  account: { long: true },
  draw: (voice) => {
    const line = voice.chance.pick(['gl', 'wc', 'bop'] as const)
    const main = line === 'bop' ? 'gl' : line
    const words: Record<string, string> =
      main === 'wc'
        ? {
            accident: 'BI BY ACCIDENT EACH ACCIDENT',
            disease: 'BI BY DISEASE POLICY LIMIT',
            employee: 'BI BY DISEASE EACH EMPLOYEE',
          }
        : {
            occurrence: 'EACH OCCURRENCE',
            aggregate: 'GENERAL AGGREGATE',
            products: 'PROD/COMP OPS AGGREGATE',
            personal: 'PERSONAL &amp; ADV INJURY',
            rented: 'DAMAGE TO RENTED PREMISES',
            medical: 'MEDICAL EXPENSE',
          }
    const lists = policyLists(voice, line)
    const limits = voice.limits(main, words).map(([label, amount]) => `<div>${label} <b>${amount}</b></div>`)
    const head = `<div class="h"><b>${voice.carrier(main)}</b><span>${{ gl: 'COMMERCIAL GENERAL LIABILITY', wc: 'WORKERS COMPENSATION', bop: 'BUSINESSOWNERS' }[line]} DECLARATIONS</span></div><p>POLICY NBR ${voice.number(main)} &nbsp; EFF DT ${voice.effective(main)} &nbsp; EXP DT ${voice.expiration(main)}</p><p>NAMED INSURED ${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p><p>AGENT ${[voice.producer(), ...voice.producerAddress()].join(', ')}</p>`
    const tables = lists.map(
      ({ type, fields, rows }) =>
        `<p class="n">${NAMES[type]}</p><table><thead><tr>${fields.map((field) => `<th>${COLUMNS[field]}</th>`).join('')}</tr></thead>${rows.map((row) => `<tr>${row.map((cell) => `<td>${voice.text(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
    )
    const css =
      '.h { display: flex; justify-content: space-between; border-bottom: 1pt solid #000 } .n { font-weight: bold; margin-top: 10pt } td, th { padding: 0.5pt 6pt 0.5pt 0; font-size: 0.88em }'
    return {
      kind: 'declarations',
      feeds: 'fills',
      html: head + limits.join('') + tables.join(''),
      css,
      records: policyRecords(voice, line, lists),
    }
  },
}

export const runOnSchedulesFamilies: LearnFamily[] = [
  { name: 'run-on policy', papers: { runOn } },
] // biome-ignore format: a family in a line
