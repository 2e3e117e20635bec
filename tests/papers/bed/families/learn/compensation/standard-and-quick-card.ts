import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { fundCertificate } from '../certificates/evidence-sheet.ts'
import { withGreeting } from '../enclosures/greeting-and-privacy.ts'
import { inLines } from '../kit/blocks.ts'
import { clauses, formAndDateFoot } from '../kit/fine-print.ts'
import { agencyTold, homeOffice, insuredSplitAtWords } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const classRows = ({ truth, text, money }: Voice) =>
  truth.work.map((one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)])

/** The information page in the standard items: limits in a sentence's tail, each behind its words. */
export const standardInformation: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const said = `<div class="si-e"><span>Bodily Injury by Accident</span><span>${voice.limit('wc', 'accident')}</span><span>each accident</span><span>Bodily Injury by Disease</span><span>${voice.limit('wc', 'disease')}</span><span>policy limit</span><span>Bodily Injury by Disease</span><span>${voice.limit('wc', 'employee')}</span><span>each employee</span></div>`
    const rows = classRows(voice)
    const summary = [
      ['Total Manual Premium', money(truth.work.reduce((all, one) => all + one.premium, 0))], ['Experience Modification (0.92)', ''], ['Terrorism', money(64)], ['Catastrophe (other than Certified Acts of Terrorism)', money(64)], ['Expense Constant', money(160)], ['Total Estimated Annual Premium', money(wc.premium)],
    ] // biome-ignore format: rows of a table
    const page = chance.maybe(0.4)
    return declarations(
      `<table class="si-h"><tr><td>${voice.carrier('wc')}<br><small>${homeOffice(voice, 'wc')}</small></td><td>WORKERS COMPENSATION<br>AND EMPLOYERS LIABILITY<br>INSURANCE POLICY<br><b>INFORMATION PAGE</b></td></tr></table><div class="si-n"><span>NCCI Company No. ${chance.digits(5)}</span><span>Policy No. ${voice.number('wc')}</span><span>Prior No. ${chance.pick(['NEW', text(truth.prior.wc.number)])}</span></div>
      <div class="si"><b>1.</b><div>The Insured: ${voice.insured()}<br>Mailing address: ${voice.insuredAddress().join(', ')}<br>☐ Individual ☐ Partnership ☒ ${chance.pick(['Corporation', 'LLC'])} &nbsp; FEIN: ${chance.digits(2)}-${chance.digits(7)}<br>Other workplaces not shown above: ${voice.address(truth.locations[0]!.party.address).join(', ')}</div>
      <b>2.</b><div>The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 A.M. standard time at the insured’s mailing address.</div>
      <b>3.</b><div>A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${truth.insured.address.state}<br>B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are:${said}C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: All states except ND, OH, WA, WY and states listed in Item 3.A.<br>D. This policy includes these endorsements and schedules: See Extension of Information Page</div>
      <b>4.</b><div>The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit.</div></div>${page ? newPage : ''}<table class="si-c">${tableHead('Code No.', 'Classifications', 'Premium Basis Total Estimated Annual Remuneration', 'Rate Per $100 of Remuneration', 'Estimated Annual Premium')}${tableRows(rows)}</table><table class="si-s">${tableRows(summary)}</table><p>Minimum premium ${money(500)} &nbsp; Deposit premium ${money(Math.round(wc.premium / 4))} &nbsp; This policy, including all endorsements, is hereby countersigned by ____________________</p><p>Producer: ${[voice.producer(), ...voice.producerAddress()].join(', ')}</p>${formAndDateFoot(voice, 'WC 00 00 01 A')}`,
      '.si-h td:last-child { text-align: right } .si-n { display: flex; justify-content: space-between; border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 2pt 0 } .si { display: grid; grid-template-columns: 18pt 1fr; row-gap: 6pt; margin: 6pt 0 } .si-e { display: grid; grid-template-columns: auto auto 1fr; column-gap: 14pt; margin: 3pt 0 3pt 90pt } .si-e span:nth-child(3n+2) { text-align: right } .si-c td, .si-c th { border: 0.5pt solid #333; font-size: 0.9em } .si-c td:nth-child(n+3) { text-align: right } .si-s { width: 60%; margin-left: 40% } .si-s td { padding: 1pt 4pt } .si-s td:last-child { text-align: right }',
    )
  },
}

/** A carrier of small employers: rounded boxes, limits as three cells with their captions below the amounts. */
const smallEmployers: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const cell = (amount: string, caption: string) => `<div><b>${amount}</b><small>${caption}</small></div>`
    return declarations(
      `<div class="se-t"><span>${text(wc.carrier.name.split(' ')[0]!)}</span><span>Workers’ Compensation Information Page</span></div><div class="se-b"><div><h5>Policyholder</h5>${insuredSplitAtWords(voice)}<br>FEIN ${chance.digits(2)}-${chance.digits(7)}</div><div><h5>Agency</h5>${agencyTold(voice)}<br>${voice.reach('phone')}</div><div><h5>Policy</h5>Number ${voice.number('wc')}<br>Effective ${voice.effective('wc')}<br>Expires ${voice.expiration('wc')}<br>12:01 AM</div></div>
      <p>Coverage is underwritten by ${voice.carrier('wc')} (NAIC ${voice.naic('wc')}).</p><h5>Part One – workers’ compensation</h5><p>${voice.tick('wc.statutory', 'Statutory')} benefits, state of ${truth.insured.address.state}</p><h5>Part Two – employers’ liability limits</h5><div class="se-l">${cell(voice.limit('wc', 'accident'), 'Bodily injury by accident, each accident')}${cell(voice.limit('wc', 'employee'), 'Bodily injury by disease, each employee')}${cell(voice.limit('wc', 'disease'), 'Bodily injury by disease, policy limit')}</div>
      <h5>Owners and officers</h5><p>${truth.drivers
        .slice(0, 3)
        .map((one) => `${text(one.name)} – ${chance.pick(['Included', 'Excluded'])}`)
        .join(
          '<br>',
        )}</p><h5>Premium</h5><table class="se-c">${tableHead('Class', 'Description', 'Payroll', 'Rate', 'Premium')}${tableRows(classRows(voice))}${tableRow('', 'Total estimated cost', '', '', money(wc.premium))}</table>${clauses(voice, 4)}${formAndDateFoot(voice, 'IP-2')}`,
      '.se-t { display: flex; justify-content: space-between; align-items: baseline; font-size: 1.3em; color: #0b5f8a } .se-b { display: grid; grid-template-columns: 1.2fr 1.2fr 1fr; gap: 8pt } .se-b > div { border: 0.8pt solid #9cc; border-radius: 5pt; padding: 5pt } h5 { margin: 6pt 0 2pt; color: #0b5f8a } .se-b h5 { margin-top: 0 } .se-l { display: flex; gap: 8pt } .se-l > div { flex: 1; print-color-adjust: exact; background: #eef6fa; padding: 6pt; text-align: center } .se-l small { display: block } .se-c td, .se-c th { border-bottom: 0.3pt solid #aaa } .se-c td:nth-child(n+3), .se-c th:nth-child(n+3) { text-align: right }',
    )
  },
}

/** A state's fund: capitals, periods of rating, limits in one running line. */
const stateFund: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const words = { accident: 'Bodily Injury by Accident each accident', disease: 'Bodily Injury by Disease policy limit', employee: 'Bodily Injury by Disease each employee' } // biome-ignore format: a table
    const limits = voice.limits('wc', words).map(([label, amount]) => `${label} ${amount}`)
    return declarations(
      `<p class="sf-c">${voice.carrier('wc')}<br>POLICYHOLDER SERVICE CENTER<br>${inLines(voice.address(wc.carrier.address))}</p><p class="sf-c"><b>INFORMATION PAGE &nbsp; ${chance.pick(['ANNUAL RENEWAL', 'NEW POLICY', 'CONTINUOUS POLICY'])}</b></p><div class="sf"><div>ITEM 1</div><div>EMPLOYER<br>${insuredSplitAtWords(voice)}</div><div class="sf-r">POLICY NUMBER<br>${voice.number('wc')}<br>GROUP CODE ${chance.digits(3)}<br>DISTRICT ${chance.pick(['NORTH', 'VALLEY', 'COAST'])}</div></div>
      <p>ITEM 2 &nbsp; THE POLICY PERIOD IS FROM 12:01 A.M. ${voice.effective('wc')} TO 12:01 A.M. ${voice.expiration('wc')}. ALL TIMES ARE LOCAL.</p><p>ITEM 3 &nbsp; A. ${truth.insured.address.state} &nbsp;&nbsp; B. LIMITS OF EMPLOYERS’ LIABILITY INSURANCE: ${limits.join('; ')}.</p><p>ITEM 4 &nbsp; RATES, WHICH MAY CHANGE WITH THE EXPERIENCE RATING</p><table class="sf-t">${tableHead('CODE', 'PRINCIPAL WORK', 'ESTIMATED PAYROLL', 'RATE', 'ESTIMATED PREMIUM')}${tableRows(classRows(voice))}</table><p>DEPOSIT ${money(Math.round(wc.premium / 5))} &nbsp; MINIMUM PREMIUM ${money(600)} &nbsp; PREVIOUS POLICY ${text(truth.prior.wc.number)}</p><p>BROKER OF RECORD: ${[voice.producer(), ...voice.producerAddress()].join(', ')}</p>${clauses(voice, 2)}<p class="sf-c">COUNTERSIGNED AND ISSUED AT THE HOME OFFICE &nbsp; ${voice.date(truth.prior.wc.expiration)}</p>`,
      '.sf-c { text-align: center } .sf { display: grid; grid-template-columns: 50pt 1fr 130pt; gap: 6pt } .sf-t th { border-bottom: 0.5pt dashed #000; font-weight: normal } .sf-t td:nth-child(n+3), .sf-t th:nth-child(n+3) { text-align: right }',
    )
  },
}

/** A note to the employer with a wallet card of the facts, which stands alone. */
const quickCard: Paper = {
  draw: (voice) => {
    const { truth, money, chance, text } = voice
    const limits = voice.limits('wc', { accident: 'Each accident', employee: 'Disease – each employee', disease: 'Disease – policy limit' }) // biome-ignore format: a table
    return declarations(
      `<h2 class="qc-h">Policy at a glance</h2><p>Thank you for insuring your team with us. Keep this page with your policy; a claim kit is enclosed. Report injuries at 1-877-555-0102.</p><div class="qc"><div class="qc-k">Business name</div><div>${voice.insured()}</div><div class="qc-k">Mailing address</div><div>${voice.insuredAddress().join(', ')}</div><div class="qc-k">Policy #</div><div>${voice.number('wc')}</div><div class="qc-k">Coverage period</div><div>${voice.effective('wc')} through ${voice.expiration('wc')}</div><div class="qc-k">Insurance company</div><div>${voice.carrier('wc')}</div><div class="qc-k">Your agent</div><div>${voice.producer()}, ${voice.reach('phone')}, ${voice.reach('email')}</div><div class="qc-k">States covered</div><div>${truth.insured.address.state}</div><div class="qc-k">Employers’ liability</div><div>${limits.map(([label, amount]) => `${label}: ${amount}`).join('<br>')}</div><div class="qc-k">Estimated premium</div><div>${money(truth.policies.wc.premium)} on payroll of ${money(truth.work.reduce((all, one) => all + one.payroll, 0))}</div></div><p>Payments: ${chance.pick(['10', '12'])} installments, drafted with payroll by ${text(truth.wholesaler.name)}.</p>${clauses(voice, 3)}`,
      '.qc-h { color: #b3541e; font-size: 1.7em } .qc { display: grid; grid-template-columns: 120pt 1fr; border: 1pt solid #b3541e } .qc > div { padding: 5pt; border-bottom: 0.4pt solid #ddd } .qc-k { print-color-adjust: exact; background: #fbf1ea; font-weight: bold }',
    )
  },
}

export const standardAndQuickCardFamilies: LearnFamily[] = [
  { name: 'standard compensation', style: thirdInCapitals(['serif', 'sans', 'narrow'], 8, 9), papers: { standardInformation: withGreeting(standardInformation) } },
  { name: 'small employers', style: thirdInCapitals(['modern', 'sans'], 8.5, 9.5, { capitals: false }), papers: { smallEmployers: withGreeting(smallEmployers), quickCard } },
  { name: 'state fund', style: thirdInCapitals(['mono', 'sans'], 8, 9, { capitals: true }), papers: { stateFund: withGreeting(stateFund), fundCertificate } },
] // biome-ignore format: a family in a line
