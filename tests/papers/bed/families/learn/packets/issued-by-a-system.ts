import type { LearnFamily, Paper } from '../../../family.ts'
import { type PolicyList, policyLists, policyRecords } from '../../../policy-lists.ts'
import type { Voice } from '../../../voice.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRows } from '../kit/tables.ts'

const TITLES: Record<string, string> = {
  policy_location_item: 'LOCATIONS AND CLASSIFICATIONS SCHEDULE',
  policy_premium_item: 'PREMIUM SCHEDULE',
  policy_form_item: 'FORMS AND ENDORSEMENTS SCHEDULE',
  wc_class_code_item: 'EXTENSION OF INFORMATION PAGE – CLASSIFICATIONS',
  bop_coverage_item: 'PROPERTY COVERAGES BY PREMISES',
}
const HEADS: Record<string, string> = {
  location_number: 'Loc<br>No.',
  building_number: 'Bldg<br>No.',
  premises_address: 'Premises Address',
  territory: 'Terr.',
  class_code: 'Class<br>Code',
  classification: 'Classification',
  exposure_basis: 'Exposure<br>Basis',
  premium_basis: 'Premium<br>Basis',
  exposure: 'Exposure',
  rate: 'Rate',
  premium: 'Premium',
  form_number: 'Form Number',
  edition_date: 'Edition<br>Date',
  form_title: 'Title',
  state: 'State',
  annual_payroll: 'Estimated Annual<br>Remuneration',
  manual_rate: 'Rate Per $100 of<br>Remuneration',
  estimated_premium: 'Estimated Annual<br>Premium',
  coverage: 'Coverage',
  limit: 'Limit of<br>Insurance',
  deductible: 'Deductible',
  valuation: 'Valuation',
}
const LIMITS = {
  gl: { occurrence: 'Each Occurrence Limit', rented: 'Damage to Premises Rented to You Limit', medical: 'Medical Expense Limit', personal: 'Personal and Advertising Injury Limit', aggregate: 'General Aggregate Limit', products: 'Products-Completed Operations Aggregate Limit' },
  wc: { accident: 'Bodily Injury by Accident – each accident', disease: 'Bodily Injury by Disease – policy limit', employee: 'Bodily Injury by Disease – each employee' },
} // biome-ignore format: a table

function schedule(voice: Voice, { fields, rows }: PolicyList): string {
  const figures = ['exposure', 'rate', 'premium', 'annual_payroll', 'manual_rate', 'estimated_premium', 'limit', 'deductible'] // biome-ignore format: a list
  const cells = rows.map((row) => row.map((cell, at) => `<div class="${figures.includes(fields[at]!) ? 'wh-n' : ''}">${voice.text(cell)}</div>`)) // biome-ignore format: a row
  return `<table class="wh-t">${tableHead(...fields.map((field) => HEADS[field]!))}<tbody>${tableRows(cells)}</tbody></table>`
}

/** A policy as a company's system issues it: declarations, then its schedules each with the head of the policy. */
const whole = (line: 'gl' | 'wc' | 'bop', title: string): Paper => ({
  account: { long: true },
  draw: (voice) => {
    const { truth, money, chance } = voice
    const main = line === 'wc' ? 'wc' : 'gl'
    if (line === 'bop') voice.notJudged('professional')
    const lists = policyLists(voice, line)
    const head = (what: string) =>
      `<div class="wh"><span>${voice.carrier(main)}</span><span>${what}</span></div><div class="wh-p"><span>Policy Number ${voice.number(main)}</span><span>Policy Period ${voice.effective(main)} to ${voice.expiration(main)}</span></div>`
    const pages = lists.map(
      (list) =>
        `${newPage}${head(TITLES[list.type]!)}<p>Named Insured: ${voice.insured()}</p>${schedule(voice, list)}${formAndDateFoot(voice, `SCH ${chance.digits(2)}`)}`,
    )
    return {
      ...declarations(
        `${head(title)}<div class="wh-2"><div>Named Insured and Mailing Address<br>${insuredSplitAtWords(voice)}</div><div>Agency Name and Address &nbsp; ${truth.producer.code}<br>${agencyTold(voice)}</div></div>${line === 'wc' ? `<p>3.A. Workers Compensation: ${truth.insured.address.state}. 3.B. Employers Liability limits:</p>` : '<p><b>LIMITS OF INSURANCE</b></p>'}<table class="wh-l">${tableRows(voice.limits(main, LIMITS[main]))}</table><p>Total estimated premium ${money(truth.policies[main].premium)}. ${chance.pick(['Payable as billed.', 'Annual audit.'])} Home office: ${homeOffice(voice, main)}.</p>${clauses(voice)}${formAndDateFoot(voice, 'DEC 10')}${pages.join('')}`,
        '.wh { display: flex; justify-content: space-between; font-weight: bold } .wh-p { display: flex; justify-content: space-between; border-top: 0.8pt solid #000; border-bottom: 0.8pt solid #000; margin: 2pt 0 6pt } .wh-2 { display: flex; gap: 20pt } .wh-2 > div { flex: 1; border: 0.6pt solid #888; padding: 4pt } .wh-l { width: 80% } .wh-l td:last-child { text-align: right } .wh-t th { vertical-align: bottom; border-bottom: 0.8pt solid #000; font-size: 0.85em } .wh-t td { font-size: 0.92em } .wh-n { text-align: right; padding-right: 8pt }',
      ),
      records: policyRecords(voice, line, lists),
    }
  },
})

const wholeLiability = whole('gl', 'GENERAL LIABILITY DECLARATIONS')
const wholeCompensation = whole('wc', 'WORKERS COMPENSATION INFORMATION PAGE')
const wholeShop = whole('bop', 'BUSINESSOWNERS DECLARATIONS')

export const issuedByASystemFamilies: LearnFamily[] = [
  { name: 'whole issued policies', style: thirdInCapitals(['sans', 'narrow', 'mono'], 7.5, 8.5), papers: { wholeLiability: withGreeting(wholeLiability), wholeCompensation: withGreeting(wholeCompensation), wholeShop: withGreeting(wholeShop) } },
] // biome-ignore format: a family in a line
