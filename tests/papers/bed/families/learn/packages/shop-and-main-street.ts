import type { LearnFamily, Paper } from '../../../family.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

/** Owners of shops and offices: liability at the left of the page, property at the right, each in a box. */
const shopPolicy: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const place = truth.locations[0]!
    const liability = voice.limits('gl', {
      occurrence: 'Liability and Medical Expenses Limit – Each Occurrence',
      medical: 'Medical Expenses – Any One Person',
      personal: 'Personal and Advertising Injury',
      rented: 'Damages to Premises Rented to You – Any One Premises',
      products: 'Aggregate Limit – Products-Completed Operations',
      aggregate: 'Aggregate Limit – Other Than Products-Completed Operations',
    })
    const line = (label: string, amount: string) => `<div><span>${label}</span><span>${amount}</span></div>`
    return declarations(
      `<div class="sp-1">This <b>Shop Policy</b> consists of the Declarations, Coverage Forms, Common Policy Conditions and any other Forms and Endorsements issued to be a part of the Policy. This insurance is provided by the insurance company shown below.</div>
      <div class="sp-2"><b>INSURER:</b> ${voice.carrier('gl')}<br>${homeOffice(voice)}</div><div class="sp-3"><b>Policy Number:</b> ${voice.number('gl')} <span>DV</span></div>
      <p><b>Named Insured and Mailing Address:</b></p><div class="sp-4">${insuredSplitAtWords(voice)}</div><div class="sp-5"><b>Policy Period:</b><span>From</span><span>${voice.effective('gl')}</span><span>To</span><span>${voice.expiration('gl')}</span><span>${chance.pick(['1 YEAR', '12 MONTHS'])}</span></div><p>12:01 a.m., Standard time at your mailing address shown above.</p><p><b>Name of Agent/Broker:</b> ${voice.producer()}<br><b>Code:</b> ${truth.producer.code}</p><p><b>Previous Policy Number:</b> ${text(truth.prior.gl.number)}</p><p><b>Named Insured is:</b> ${chance.pick(['CORPORATION', 'LLC', 'INDIVIDUAL'])} &nbsp; <b>Audit Period:</b> NON-AUDITABLE &nbsp; <b>Total Annual Premium:</b> ${money(gl.premium)}</p>${newPage}
      <p>POLICY NUMBER: ${voice.number('gl')}</p><div class="sp-6"><div><h4>BUSINESS LIABILITY &nbsp; LIMITS OF INSURANCE</h4>${liability.map(([label, amount]) => line(label, amount)).join('')}${line('Employment Practices Liability – Each Claim', money(5000 * 5))}${line('Aggregate – all EPL claims', money(5000 * 5))}</div><div><h4>PROPERTY &nbsp; LOCATION ${place.number}, BUILDING 1</h4>${line('Building – Replacement Cost', chance.maybe(0.5) ? money(place.building) : 'NO COVERAGE')}${line('Business Personal Property – Replacement Cost', money(place.contents))}${line('Money and Securities – Inside', money(10_000))}${line('Money and Securities – Outside', money(5000))}${line('Deductible', money(500))}${line('Business Income', '12 months actual loss sustained')}</div></div>${clauses(voice)}${formAndDateFoot(voice, 'Form SS 00 02')}`,
      '.sp-1 { border: 0.7pt solid #333; padding: 5pt } .sp-2, .sp-3 { margin: 8pt 0 } .sp-3 span { float: right } .sp-4 { margin-left: 60pt } .sp-5 { display: flex; gap: 14pt; margin-top: 10pt } .sp-6 { display: grid; grid-template-columns: 1fr 1fr; gap: 14pt } .sp-6 > div { border: 0.7pt solid #333; padding: 5pt } .sp-6 h4 { margin: 0 0 5pt } .sp-6 div div { display: flex; justify-content: space-between; gap: 8pt; margin: 2.5pt 0 } .sp-6 span:last-child { text-align: right; white-space: nowrap }',
    )
  },
}

/** Amended declarations of a businessowners policy: a summary of the change first, the policy as changed after it. */
const shopAmended: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const limits = voice.limits('gl', {
      occurrence: 'Liability and medical expenses – per occurrence',
      aggregate: 'General aggregate',
      products: 'Products and completed operations aggregate',
      rented: 'Damage to premises rented to you',
      medical: 'Medical expenses – per person',
    })
    const old = [gl.limits.occurrence! / 2, gl.limits.aggregate! / 2]
    return declarations(
      `<div class="sa-t"><span>${text(truth.producer.name)}<br>${text(truth.producer.phone)}</span><span>Page 1 of 3</span></div><h2>BUSINESSOWNERS POLICY – AMENDED DECLARATIONS</h2>
      <table class="sa-p"><tr><td rowspan="2">${insuredSplitAtWords(voice)}</td><td>Policy number<br><b>${voice.number('gl')}</b></td><td>Policy period<br><b>${voice.effective('gl')} to ${voice.expiration('gl')}</b></td></tr><tr><td colspan="2">Your agent<br>${agencyTold(voice)} &nbsp; ${voice.reach('phone')}</td></tr></table>
      <div class="sa-c"><b>What changed and when</b><br>Effective ${date(truth.policies.auto.effective)}: liability limits were ${money(old[0]!)} per occurrence and ${money(old[1]!)} aggregate. Additional premium ${money(chance.int(20, 300))}.</div>
      <h3>Section II – Liability, as amended</h3><table class="sa-l">${tableHead('', 'Limit of insurance')}${tableRows(limits)}</table><h3>Section I – Property</h3><table class="sa-l">${tableHead('Location', 'Building', 'Business personal property')}${tableRows(truth.locations.map((one) => [voice.address(one.party.address).join(', '), money(one.building), money(one.contents)]))}</table><p>Deductible ${money(1000)}. Wind and hail 2%.</p>${clauses(voice)}<p>Insured by ${voice.carrier('gl')}, a stock company. Home office: ${homeOffice(voice)}.</p>${formAndDateFoot(voice, 'BOP-AMD')}`,
      '.sa-t { display: flex; justify-content: space-between; font-size: 0.85em } h2, h3 { font-size: 1.15em; margin: 8pt 0 3pt } .sa-p td { border: 0.5pt solid #aaa; padding: 5pt } .sa-p td[rowspan] { width: 45%; padding: 20pt 5pt } .sa-c { print-color-adjust: exact; background: #f3f3f3; padding: 5pt } .sa-l th { text-align: right; font-weight: normal } .sa-l td { border-top: 0.4pt solid #ccc } .sa-l td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** A large direct writer's business policy: an envelope's address at the left, a column of facts at the right, sections after it. */
const mainStreet: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance, date } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const rows = voice.limits('gl', {
      occurrence: 'Coverage L – Business Liability',
      medical: 'Coverage M – Medical Expenses (Any One Person)',
      rented: 'Damage To Premises Rented To You',
      aggregate: 'General Aggregate',
      products: 'Products/Completed Operations Aggregate',
    })
    const place = truth.locations[0]!
    const property = tableRows([
      [`00${place.number}`, `Location of property:<br>${inLines(voice.address(place.party.address))}`, chance.maybe(0.5) ? money(place.building) : 'No Coverage', money(place.contents), '25%'],
    ]) // biome-ignore format: a row
    return declarations(
      `<div class="ms"><div><b>${voice.carrier('gl')}</b><br><small>A stock company with home offices in ${text(gl.carrier.address.city)}, ${gl.carrier.address.state}</small><div class="ms-n"><small>Named Insured</small><br>${insuredSplitAtWords(voice)}</div></div><div class="ms-r"><div class="ms-d">DECLARATIONS</div><table>${tableRow('Policy Number', `<b>${voice.number('gl')}</b>`)}${tableRow('Policy Period', '12 Months')}${tableRow('Effective Date', voice.effective('gl'))}${tableRow('Expiration Date', voice.expiration('gl'))}</table><small>The policy period begins and ends at 12:01 am standard time at the premises location.</small><p>Agent and Mailing Address<br>${agencyTold(voice)}</p><p>PHONE: ${voice.reach('phone')}</p></div></div>
      <h3>Office Policy</h3><p><b>Automatic Renewal</b> – If the policy period is shown as 12 months, this policy will be renewed automatically subject to the premiums, rules and forms in effect for each succeeding policy period.</p><p>Entity: ${chance.pick(['Corporation', 'Limited Liability Company'])} &nbsp;&nbsp; NOTICE: Information concerning changes in your policy language is included.</p><p class="ms-q">POLICY PREMIUM &nbsp; ${money(gl.premium)}<br>Discounts applied: Years in Business, Protective Devices</p>
      <h4>SECTION I – PROPERTY SCHEDULE</h4><table class="ms-t">${tableHead('Location Number', 'Location of Described Premises', 'Coverage A – Buildings', 'Coverage B – Business Personal Property', 'Seasonal Increase')}${property}</table><h4>SECTION I – DEDUCTIBLES</h4><p>Basic Deductible ${money(1000)} &nbsp; Money and Securities ${money(250)} &nbsp; Employee Dishonesty ${money(250)}</p>
      <h4>SECTION II – LIABILITY</h4><table class="ms-t">${tableHead('COVERAGE', 'LIMIT OF INSURANCE')}${tableRows(rows)}</table><p>Each paid claim for Liability Coverage reduces the amount of insurance we provide during the applicable annual period.</p>${clauses(voice, 3)}<div class="ms-f"><span>Prepared ${date(truth.prior.gl.expiration)}</span><span>CMP-4000</span><span>${chance.digits(6)} 290 N</span></div>`,
      '.ms { display: grid; grid-template-columns: 1fr 1fr; gap: 20pt } .ms-n { margin-top: 44pt } .ms-d { font-size: 1.4em; font-weight: bold; text-align: right } .ms-q { text-align: right } h4 { border-bottom: 0.8pt solid #000; margin: 8pt 0 2pt } .ms-t th { font-size: 0.8em; vertical-align: bottom } .ms-t th:nth-child(n+3), .ms-t td:nth-child(n+3) { text-align: right } .ms-f { display: flex; justify-content: space-between; font-size: 0.75em }',
    )
  },
}

/** The same writer's renewal: what is paid for at the left of each line, the limit in the middle, the premium at the right. */
const mutualShop: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    voice.notJudged('professional')
    const said = voice.limits('gl', {
      aggregate: 'General Aggregate Limit (except Products/Completed Operations)',
      products: 'Products/Completed Operations Aggregate Limit',
      occurrence: 'Each Occurrence Limit, Liability',
      personal: 'Personal and Advertising Injury Limit',
      medical: 'Medical Expense Limit, Any One Person',
      rented: 'Fire Legal Liability / Premises Rented to You, Any One Fire',
    })
    // Hired autos of a shop's policy go into the row of autos for some, and nowhere for others.
    const hired = chance.maybe(0.4)
    if (hired) voice.notJudged('auto')
    const pair = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`
    return declarations(
      `<center><b>${voice.carrier('gl')}</b><br>${homeOffice(voice)}<br>1-800-555-0160</center><h3 class="mu-t">PROTECTOR PLUS – BUSINESSOWNERS COVERAGE DECLARATIONS</h3>
      <dl class="mu">${pair('POLICY NUMBER', `${voice.number('gl')} &nbsp;&nbsp; RENEWAL OF ${text(truth.prior.gl.number)}`)}${pair('ACCOUNT', `${chance.digits(7)} – DIRECT BILL`)}${pair('FROM', `${voice.effective('gl')} &nbsp;&nbsp; TO &nbsp; ${voice.expiration('gl')}`)}${pair('INSURED', insuredSplitAtWords(voice))}${pair('AGENT', `${agencyTold(voice)}<br>AGENT PHONE ${voice.reach('phone')}`)}${pair('MORTGAGEE', inLines(text(truth.names.business()), voice.address(truth.names.address())))}</dl>
      <table class="mu-l">${tableHead('COVERAGE', 'LIMITS', 'PREMIUM')}${tableRows([['<b>PROPERTY</b>', '', ''], ['Building', money(truth.locations[0]!.building), money(700)], ['Business Personal Property', money(truth.locations[0]!.contents), money(240)], ['Accounts Receivable', money(25_000), 'Included'], ['<b>LIABILITY</b>', '', money(380)], ...said.map(([label, amount]) => [label, amount, '']), ['Hired Auto and Non-Owned Auto Liability', hired ? money(gl.limits.occurrence!) : 'Not Covered', ''], ['<b>OPTIONAL</b>', '', ''], ['Data Breach', money(50_000), money(61)], ['TOTAL PREMIUM', '', money(gl.premium)]])}</table>${clauses(voice, 3)}${formAndDateFoot(voice, 'BP-D-1')}`,
      '.mu-t { text-align: center; border: 1pt solid #000; padding: 3pt } .mu { display: grid; grid-template-columns: 90pt 1fr; row-gap: 4pt; margin: 0 } .mu dd { margin: 0 } .mu-l th { border-bottom: 0.8pt solid #000; border-top: 0.8pt solid #000 } .mu-l td:nth-child(n+2), .mu-l th:nth-child(n+2) { text-align: right } .mu-l td { padding: 1pt 4pt }',
    )
  },
}

export const shopAndMainStreetFamilies: LearnFamily[] = [
  { name: 'shop policy', style: thirdInCapitals(['sans', 'narrow'], 8, 9), papers: { shopPolicy: withGreeting(shopPolicy), shopAmended: withGreeting(shopAmended) } },
  { name: 'main street', style: thirdInCapitals(['sans', 'narrow'], 8, 9, { capitals: false }), papers: { mainStreet: withGreeting(mainStreet) } },
  { name: 'mutual shop', style: thirdInCapitals(['serif', 'narrowSerif', 'sans'], 8.5, 9.5), papers: { mutualShop: withGreeting(mutualShop) } },
] // biome-ignore format: a family in a line
