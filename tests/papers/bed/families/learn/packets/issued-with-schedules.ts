import type { LearnFamily, Paper } from '../../../family.ts'
import { policyLists, policyRecords } from '../../../policy-lists.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { completeThePolicy } from '../kit/fine-print.ts'
import { agencyTold, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { asRows, headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { GENERAL_LIMITS, inOrder, termTold } from '../kit/terms.ts'

/** A whole policy of general liability with its schedules, as a company's system issues it. */
const issuedWhole: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { text, truth, money } = voice
    const lists = policyLists(voice, 'gl')
    const [places, premiums, forms] = lists
    const top = `<p class="iw"><span>${voice.number('gl')}</span><span>${voice.insured()}</span><span>${termTold(voice, 'gl', '–')}</span></p>`
    const table = (heads: string[], all: string[][]) => tableOf('iw-t', headRow(...heads), tableRows(all.map((one) => one.map(text)))) // biome-ignore format: a line
    return declarations(
      `<p><b>${voice.carrier('gl')}</b><br>Liability Coverage Part Declarations</p>${top}<div class="iw-2"><p><b>To:</b> ${insuredSplitOnce(voice)}</p><p><b>From:</b> ${agencyTold(voice)}</p></div>${tableOf('iw-l', tableRows(asRows(voice.limits('gl', inOrder(GENERAL_LIMITS, ['occurrence', 'personal', 'rented', 'medical', 'aggregate', 'products'])))))}<p>Advance premium ${money(truth.policies.gl.premium)}</p>${completeThePolicy(voice)}${newPage}${top}<p><b>Locations and classifications</b></p>${table(['Location No.', 'Territory', 'Class Code', 'Classification', 'Exposure Basis'], places!.rows)}${newPage}${top}<p><b>Premium computation</b></p>${table(['Location No.', 'Class Code', 'Premium Basis', 'Exposure', 'Rate', 'Premium'], premiums!.rows)}${newPage}${top}<p><b>Forms attached at issue</b></p>${table(['Form Number', 'Edition', 'Title'], forms!.rows)}`,
      '.iw { display: flex; justify-content: space-between; gap: 10pt; font-size: 0.9em; border-bottom: 1pt solid #000 } .iw-2 { display: flex; gap: 40pt } .iw-l { width: 70% } .iw-l td:last-child { text-align: right } .iw-t td { border: 0.3pt solid #777 } .iw-t th { border: 0.3pt solid #777; print-color-adjust: exact; background: #eee }',
      { records: policyRecords(voice, 'gl', lists) },
    )
  },
}

/** A businessowners policy whose property is listed by premises. */
const issuedShop: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { text } = voice
    voice.notJudged('professional')
    const lists = policyLists(voice, 'bop')
    const [property, forms] = lists
    const liability = { occurrence: 'Liability and Medical Expenses, per occurrence', medical: 'Medical Expenses, per person', rented: 'Damage to Premises Rented to You', products: 'Products/Completed Operations Aggregate', aggregate: 'Other than Products/Completed Operations Aggregate' } // biome-ignore format: a table
    return declarations(
      `<h3>BUSINESSOWNERS POLICY DECLARATIONS</h3>${tableOf('is', tableRow('Insurer', voice.carrier('gl')), tableRow('Policy No.', voice.number('gl')), tableRow('Period', termTold(voice, 'gl')), tableRow('Insured', insuredSplitOnce(voice)), tableRow('Agency', agencyTold(voice)))}<p><b>Liability</b></p>${tableOf('is', tableRows(asRows(voice.limits('gl', liability))))}${completeThePolicy(voice)}${newPage}<p>Policy No. ${voice.number('gl')} – PROPERTY SCHEDULE</p>${tableOf('is-t', headRow('Loc. No.', 'Bldg. No.', 'Premises Address', 'Coverage', 'Limit', 'Deductible', 'Valuation'), tableRows(property!.rows.map((one) => one.map(text))))}${newPage}<p>Policy No. ${voice.number('gl')} – FORMS SCHEDULE</p>${tableOf('is-t', headRow('Form Number', 'Edition Date', 'Form Title'), tableRows(forms!.rows.map((one) => one.map(text))))}`,
      '.is td { border-bottom: 0.4pt solid #999 } .is td:first-child { width: 42% } .is-t th { border-top: 0.7pt solid #000; border-bottom: 0.7pt solid #000; font-size: 0.85em } .is-t td { font-size: 0.92em }',
      { records: policyRecords(voice, 'bop', lists) },
    )
  },
}

export const issuedWithSchedulesFamilies: LearnFamily[] = [
  { name: 'issued with schedules', style: halfInCapitals(['sans', 'narrow'], 7.5, 8.5), papers: { issuedWhole: withWelcome(issuedWhole), issuedShop: withWelcome(issuedShop) } },
] // biome-ignore format: a family in a line
