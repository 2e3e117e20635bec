import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'
import { triggersInBrackets } from '../kit/terms.ts'

const STAMP =
  'This insurance contract is with an insurer not licensed to transact insurance in this state and is issued and delivered as a surplus line coverage. The guaranty association does not protect policyholders of a surplus lines insurer that becomes insolvent.'

/** Excess and surplus lines: common declarations on one page, the supplemental ones of general liability on the next. */
const supplemental: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const amount = (one: string) => one.replace(/^\$ ?/, '')
    const limits = voice.limits('gl', {
      aggregate: 'General Aggregate Limit (other than Products/Completed Operations)',
      products: 'Products/Completed Operations Aggregate Limit',
      personal: 'Personal and Advertising Injury Limit, Any One Person or Organization',
      occurrence: 'Each Occurrence Limit',
      rented: 'Damage to Premises Rented to You Limit, Any One Premises',
      medical: 'Medical Expense Limit, Any One Person',
    })
    const tax = Math.round(gl.premium * 0.05)
    return declarations(
      `<div class="sl-h"><div>${voice.carrier('gl')}<br><small>Home Office: ${homeOffice(voice)}<br>Administrative Office: ${voice.address(truth.names.address()).join(', ')}</small></div><div>Policy Number<br><b>${voice.number('gl')}</b></div></div><h3 class="sl-c">COMMON POLICY DECLARATIONS</h3>
      <table class="sl-f"><tr><td>NAMED INSURED AND MAILING ADDRESS (Number and Street, Town, County, State, Zip Code)<br><div class="sl-in">${insuredSplitAtWords(voice)}</div></td></tr><tr><td>POLICY PERIOD: &nbsp; From ${voice.effective('gl')} &nbsp; To ${voice.expiration('gl')} &nbsp; at 12:01 A.M. Standard Time at the mailing address shown above</td></tr><tr><td>BUSINESS DESCRIPTION: ${text(truth.locations[0]!.classification)}</td></tr></table>
      <div class="sl-2"><div>IN RETURN FOR PAYMENT OF THE PREMIUM AND SUBJECT TO ALL TERMS OF THIS POLICY, WE AGREE TO PROVIDE THE INSURANCE STATED.<table>${tableHead('This policy consists of the following coverage parts', 'Premium')}${tableRows(
        [
          ['Commercial General Liability Coverage Part', money(gl.premium)],
          ['Commercial Property Coverage Part', 'Not Covered'],
          ['Liquor Liability Coverage Part', 'Not Covered'],
          ['Professional Liability Coverage Part', 'Not Covered'],
          ['TRIA', 'Rejected'],
          ['Policy Fee', money(150)],
          ['Surplus Lines Tax', money(tax)],
          ['TOTAL', money(gl.premium + tax + 150)],
        ],
      )}</table></div><div>GENERAL AGENT<br>${inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address))}<br>Code ${truth.wholesaler.code}<br><br>PRODUCING AGENT<br>${agencyTold(voice)}</div></div><p class="sl-s">${STAMP}</p>${formAndDateFoot(voice, 'SL-D-1')}
      ${newPage}<h3 class="sl-c">COMMERCIAL GENERAL LIABILITY COVERAGE PART<br>SUPPLEMENTAL DECLARATIONS</h3><p>These Supplemental Declarations form a part of policy number ${voice.number('gl')}.</p><p>${triggersInBrackets(voice, 'OCCURRENCE', 'CLAIMS-MADE')}</p><table class="sl-l"><tr><td colspan="3"><b>LIMITS OF INSURANCE</b></td></tr>${tableRows(limits.map(([label, one]) => [label, '$', amount(one)]))}</table><p>RETROACTIVE DATE (claims-made only): ${chance.pick(['NONE', 'Not applicable'])}</p><p>DEDUCTIBLE: ${money(500)} BI &amp; PD per claim, including loss adjustment expense</p><table class="sl-k">${tableHead('Loc', 'Code No.', 'Classification', 'Premium Basis', 'Rate', 'Advance Premium')}${tableRows(truth.locations.map((one) => [one.number, one.classCode, text(one.classification), `${one.exposure.toLocaleString('en-US')} ${one.basis}`, one.rate, money(one.premium)]))}</table>${clauses(voice, 2)}`,
      '.sl-h { display: flex; justify-content: space-between; font-weight: bold } .sl-h small { font-weight: normal } .sl-c { text-align: center } .sl-f td { border: 0.8pt solid #000 } .sl-in { margin: 4pt 40pt } .sl-2 { display: grid; grid-template-columns: 1.6fr 1fr; gap: 14pt; font-size: 0.92em } .sl-2 td:last-child, .sl-2 th:last-child { text-align: right } .sl-s { border: 1pt solid #000; padding: 4pt; font-weight: bold; font-size: 0.85em } .sl-l { border: 0.8pt solid #000 } .sl-l td:nth-child(2) { width: 12pt } .sl-l td:nth-child(3) { width: 80pt; text-align: right } .sl-k th { font-size: 0.8em; border-bottom: 0.6pt solid #000 }',
    )
  },
}

/** A company for hard risks: labels in a grey column, limits with what they are made subject to, endorsements by number. */
export const hardRisk: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const said = voice.limits('gl', {
      occurrence: 'Each Occurrence Limit',
      rented: 'Damage to Premises Rented to You Limit',
      medical: 'Medical Expense Limit',
      personal: 'Personal &amp; Advertising Injury Limit',
      aggregate: 'General Aggregate Limit',
      products: 'Products/Completed Operations Aggregate Limit',
    })
    const tails = ['', 'Any one premises', 'Any one person', 'Any one person or organization', '', '']
    const line = (label: string, value: string) =>
      `<tr><td class="hr-k">${label}</td><td colspan="2">${value}</td></tr>`
    return declarations(
      `<h3>${voice.carrier('gl')}</h3><p class="hr-s">${homeOffice(voice)}<br>A stock insurance company, herein called “the company”</p><h2>COMMERCIAL GENERAL LIABILITY DECLARATIONS</h2><table class="hr">${line('Policy Number', voice.number('gl'))}${line('Renewal of Number', chance.pick(['New', text(truth.prior.gl.number)]))}${line('Item 1. Named Insured and Mailing Address', insuredSplitAtWords(voice))}${line('Item 2. Policy Period', `From: ${voice.effective('gl')} &nbsp; To: ${voice.expiration('gl')}<br>12:01 a.m. Standard Time at the address of the Named Insured`)}${line('Item 3. Retail agent', agencyTold(voice))}${line('Broker and address', inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address)))}<tr><td class="hr-k" rowspan="${said.length + 1}">Item 4. Limits of Insurance</td><td colspan="2">${triggersInBrackets(voice)}</td></tr>${said.map(([label, amount], at) => tableRow(label, `${amount} &nbsp; <i>${tails[at]}</i>`)).join('')}${line('Item 5. Self-insured retention', `${money(5000)} each occurrence, including defense`)}${line('Item 6. Premium', `${money(gl.premium)} minimum and deposit; ${money(Math.round(gl.premium / 4))} minimum earned at inception`)}${line('Item 7. Rate', `${truth.locations[0]!.rate} per $1,000 ${truth.locations[0]!.basis}, estimated exposure ${money(truth.locations[0]!.exposure)}`)}${line('Item 8. Forms and endorsements', truth.forms.map((one) => `${one.number} ${one.edition} ${text(one.title)}`).join('; '))}</table><p class="hr-s">${STAMP}</p>${formAndDateFoot(voice, 'GL-DEC-100')}`,
      '.hr td { border: 0.5pt solid #666 } .hr-k { print-color-adjust: exact; background: #e8e8e8; width: 26%; font-weight: bold } .hr-s { font-size: 0.8em } h2, h3 { text-align: center; font-size: 1.2em; margin: 4pt }',
    )
  },
}

/** A coverholder's certificate: numbered slots, the insurers' shares, sums in running text. */
const coverholder: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const slot = (at: string, title: string, content: string) =>
      `<div class="ch-s"><div><b>${at}.</b> ${title}</div><div>${content}</div></div>`
    const limits = voice.limits('gl', { occurrence: 'any one occurrence', aggregate: 'in the general aggregate', products: 'in the products and completed operations aggregate', personal: 'personal and advertising injury', rented: 'damage to premises rented to the insured', medical: 'medical expense any one person' }) // biome-ignore format: a table
    return declarations(
      `<div class="ch-h"><b>CERTIFICATE OF INSURANCE PROVISIONS AND DECLARATIONS</b><br>Issued by the coverholder named in 8 under a binding authority, reference B${chance.digits(4)}${chance.pick(['AX', 'PT', 'KL'])}${chance.digits(7)}</div>
      ${slot('1', 'Previous No.', text(truth.prior.gl.number))}${slot('2', 'Certificate / Policy No.', voice.number('gl'))}${slot('3', 'Name and address of the Insured', insuredSplitAtWords(voice))}${slot('4', 'Period', `From ${voice.effective('gl')} to ${voice.expiration('gl')}, both days at 12:01 a.m. standard time`)}${slot('5', 'Insurer', `Insurance is effective with ${voice.carrier('gl')}. Percentage: 100%`)}${slot('6', 'Coverage and limits', `Commercial general liability:<br>${limits.map(([label, amount]) => `${amount} ${label}`).join('<br>')}`)}${slot('7', 'Premium', `${money(gl.premium)}; policy fee ${money(250)}; inspection fee ${money(175)}; taxes ${money(Math.round(gl.premium * 0.04))}`)}${slot('8', 'Coverholder', inLines(text(truth.wholesaler.name), voice.address(truth.wholesaler.address), text(truth.wholesaler.phone)))}${slot('9', 'Producer', agencyTold(voice))}${slot('10', 'Service of suit may be made upon', `${text(truth.names.person())}, ${voice.address(truth.names.address()).join(', ')}`)}${slot('11', 'Deductible', `${money(2500)} each claim`)}${slot('12', 'Law', chance.pick(['State of the insured’s address', 'State of New York']))}<p>Dated ${voice.date(gl.effective)} &nbsp;&nbsp;&nbsp; by ______________________ Authorized signature</p>${clauses(voice, 2)}`,
      '.ch-h { text-align: center; border: 1.5pt solid #000; padding: 6pt } .ch-s { display: flex; border-bottom: 0.4pt solid #555; padding: 3pt 0 } .ch-s > div:first-child { width: 32% } .ch-s > div:last-child { flex: 1 }',
    )
  },
}

/** Insurance of a few days for an event. */
const specialEvent: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const days = chance.int(2, 5)
    gl.expiration = daysLater(gl.effective, days)
    const rows = voice.limits('gl', { aggregate: 'General Aggregate', products: 'Products-Completed Operations Aggregate', occurrence: 'Each Occurrence', personal: 'Personal &amp; Advertising Injury', rented: 'Damage to Premises Rented' }) // biome-ignore format: a table
    return declarations(
      `<div class="ev"><div><h2>Special Event Liability</h2><p>Declarations</p></div><div>Insurer<br>${voice.carrier('gl')}<br><br>Policy ${voice.number('gl')}</div></div><table class="ev-t"><tr><td>Event host (named insured)<br>${insuredSplitAtWords(voice)}</td><td>Agency<br>${agencyTold(voice)}</td></tr><tr><td>Event<br>${chance.pick(['Wedding reception', 'Craft fair', 'Charity run', 'Trade show'])}, expected attendance ${chance.int(5, 90) * 10}</td><td>Venue<br>${inLines(text(truth.names.business()), voice.address(truth.names.address()))}</td></tr><tr><td>Coverage begins<br>${voice.effective('gl')}, 12:01 a.m.</td><td>Coverage ends<br>${voice.expiration('gl')}, 12:01 a.m.</td></tr></table><table class="ev-t"><tr><td><b>Limits</b></td><td></td></tr>${tableRows(rows)}${tableRow('Medical Expense', 'No coverage')}${tableRow('Liquor liability (host)', 'See form SE 40')}</table><p>Premium ${money(chance.int(90, 900))}, fully earned. Setup and takedown days are insured.</p>${clauses(voice, 3)}${formAndDateFoot(voice, 'SE 01')}`,
      '.ev { display: flex; justify-content: space-between } h2 { margin: 0 } .ev-t td { border: 0.5pt solid #999; width: 50% }',
    )
  },
}

export const supplementalAndCoverholderFamilies: LearnFamily[] = [
  { name: 'supplemental declarations', style: thirdInCapitals(['sans', 'serif'], 8, 9), papers: { supplemental: withGreeting(supplemental) } },
  { name: 'hard risks', style: thirdInCapitals(['sans', 'narrow'], 8, 9), papers: { hardRisk: withGreeting(hardRisk) } },
  { name: 'binding authority', style: thirdInCapitals(['serif', 'sans'], 9, 10), papers: { coverholder: withGreeting(coverholder), specialEvent } },
] // biome-ignore format: a family in a line
