import type { LearnFamily, Paper } from '../../../family.ts'
import { policyLists, policyRecords } from '../../../policy-lists.ts'
import type { Voice } from '../../../voice.ts'
import { withWelcome } from '../enclosures/welcome-and-audit.ts'
import { inLines } from '../kit/blocks.ts'
import { completeThePolicy, formAndCopyFoot } from '../kit/fine-print.ts'
import { agencyTold, carrierAndOffice, firstWord, homeOffice, insuredSplitOnce } from '../kit/parties.ts'
import { declarations, newPage } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'
import { EMPLOYERS_LIMITS, termTold } from '../kit/terms.ts'

const HOW = { accident: 'each accident', disease: 'policy limit', employee: 'each employee' } as const
const employers = (voice: Voice, order: (keyof typeof HOW)[]) =>
  order.map((name) => [EMPLOYERS_LIMITS[name], voice.limit('wc', name), HOW[name]])
const classes = ({ truth, text, money }: Voice) =>
  truth.work.map((one) => [one.state, one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)])

/** The information page of a company for this line alone: items numbered at the left margin, the employer in a window. */
export const itemPage: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const { state } = truth.insured.address
    return declarations(
      `<div class="ip-h"><span>${voice.carrier('wc')}<br><small>${homeOffice(voice, 'wc')}</small></span><span>NCCI Carrier Code ${chance.digits(5)}<br>WC 00 00 01</span></div><p class="ip-t">WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY<br>INFORMATION PAGE</p>${tableOf('ip-r', tableRow(`POLICY NO.<br>${voice.number('wc')}`, `RENEWAL OF<br>${text(truth.prior.wc.number)}`, `FEIN<br>${chance.digits(2)}-${chance.digits(7)}`, `RISK ID<br>${chance.digits(9)}`))}
      <div class="ip"><span>1.</span><div>INSURED:<br><div class="ip-w">${insuredSplitOnce(voice)}</div>Other workplaces not shown above: ${voice.address(truth.locations[0]!.party.address).join(', ')}</div><div>PRODUCER: ${truth.producer.code}<br><div class="ip-w">${agencyTold(voice)}</div>Entity: ${chance.pick(['Corporation', 'LLC', 'Sole Proprietor'])}</div></div>
      <div class="ip"><span>2.</span><div class="ip-2">The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 A.M. at the insured’s mailing address.</div></div><div class="ip"><span>3.</span><div class="ip-2">A. WORKERS COMPENSATION INSURANCE: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${state}<br>B. EMPLOYERS LIABILITY INSURANCE: Part Two of the policy applies to work in each state listed in item 3.A. The limits of our liability under Part Two are:${tableOf('ip-l', tableRows(employers(voice, ['accident', 'disease', 'employee'])))}C. OTHER STATES INSURANCE: ${chance.pick(['None', 'All states except North Dakota, Ohio, Washington, Wyoming and states designated in item 3.A.'])}<br>D. This policy includes these endorsements and schedules: see schedule of forms.</div></div><div class="ip"><span>4.</span><div class="ip-2">The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans.${tableOf('ip-c', headRow('ST', 'CODE', 'CLASSIFICATION', 'EST. REMUNERATION', 'RATE', 'PREMIUM'), tableRows(classes(voice)))}Minimum premium ${money(750)} &emsp; Expense constant ${money(160)} &emsp; <b>Total estimated annual premium ${money(wc.premium)}</b></div></div>${completeThePolicy(voice, 2)}<p>Servicing office: ${carrierAndOffice(voice, 'wc')}</p>${formAndCopyFoot(voice, 'WC IP', 'wc')}`,
      '.ip-h { display: flex; justify-content: space-between } .ip-h span:last-child { text-align: right; font-size: 0.85em } .ip-t { text-align: center; font-weight: bold } .ip-r td { border: 0.7pt solid #000; width: 25% } .ip { display: grid; grid-template-columns: 18pt 1fr 1fr; gap: 4pt; margin: 4pt 0 } .ip-2 { grid-column: 2 / 4 } .ip-w { margin: 3pt 0 5pt 22pt; min-height: 44pt } .ip-l { width: 72%; margin: 3pt 0 3pt 40pt } .ip-l td { padding: 0 } .ip-l td:nth-child(2) { text-align: right; padding-right: 10pt } .ip-c th { border-top: 0.6pt solid #000; border-bottom: 0.6pt solid #000; font-size: 0.82em } .ip-c td:nth-child(n+4), .ip-c th:nth-child(n+4) { text-align: right }',
    )
  },
}

/** A state's fund writes to the employer; what is insured stands in a ruled square at the right of the letter. */
const fundLetter: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    return declarations(
      `<div class="fl-h"><b>${voice.carrier('wc')}</b><br>${homeOffice(voice, 'wc', ' · ')}</div><div class="fl"><div><p>${voice.date(truth.prior.wc.expiration)}</p><p>${insuredSplitOnce(voice)}</p><p>Declarations of Workers’ Compensation and Employers’ Liability Insurance</p></div>${tableOf('fl-b', tableRow('Policy', voice.number('wc')), tableRow('Effective', voice.effective('wc')), tableRow('Expires', voice.expiration('wc')), tableRow('Quarter', 'Reports due monthly'), tableRow('Group', chance.digits(3)))}</div><p>We have issued your policy for the period above. Part One, ${voice.tick('wc.statutory', 'statutory')} benefits, applies in ${truth.insured.address.state}. Under Part Two our liability is limited to ${voice.limit('wc', 'accident')} for each accident, ${voice.limit('wc', 'employee')} for disease of each employee and ${voice.limit('wc', 'disease')} for disease as a policy limit.</p><p>Your expiring policy had an experience modification of 1.04; this one has ${chance.pick(['0.93', '0.88', '1.11'])}.</p>${tableOf(
        'fl-c',
        headRow('Class', 'Description', 'Payroll', 'Rate', 'Premium'),
        tableRows(classes(voice).map((one) => one.slice(1))),
        tableRow('', 'Total estimated premium', '', '', money(wc.premium)),
      )}<p>Broker: ${inLines(agencyTold(voice)).replaceAll('<br>', ', ')}</p><p>Report injuries at 1-888-555-0164, within 24 hours. Elective coverage of officers: ${truth.drivers
        .slice(0, 2)
        .map((one) => `${text(one.name)} excluded`)
        .join('; ')}.</p>${completeThePolicy(voice)}${formAndCopyFoot(voice, 'SF 10217', 'wc')}`,
      '.fl-h { border-bottom: 2pt double #000; text-align: center } .fl { display: flex; justify-content: space-between; gap: 30pt } .fl-b { width: 200pt; border: 1pt solid #000; align-self: start } .fl-c td:nth-child(n+3), .fl-c th:nth-child(n+3) { text-align: right } .fl-c td, .fl-c th { border-bottom: 0.3pt solid #888 }',
    )
  },
}

/** An insurer that is paid with the payroll: figures large, their words below. */
const payrollComp: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const big = (amount: string, what: string) => `<div><b>${amount}</b><br>${what}</div>`
    return declarations(
      `<p class="pc-n">${text(firstWord(wc.carrier.name)).toLowerCase()} <small>workers’ comp</small></p><h2>Policy information page</h2><div class="pc"><div><p class="pc-k">Business</p>${insuredSplitOnce(voice)}</div><div><p class="pc-k">Policy number</p>${voice.number('wc')}<p class="pc-k">Coverage dates</p>${termTold(voice, 'wc', ' → ')}<p class="pc-k">Insurance carrier</p>${voice.carrier('wc')}</div></div><p class="pc-k">Employers’ liability limits</p><div class="pc-g">${big(voice.limit('wc', 'accident'), 'Each accident')}${big(voice.limit('wc', 'employee'), 'Disease – each employee')}${big(voice.limit('wc', 'disease'), 'Disease – policy limit')}</div><p>Workers’ compensation benefits are ${voice.tick('wc.statutory', 'statutory')} in: ${truth.insured.address.state}.</p><p class="pc-k">Estimated payroll and premium</p>${tableOf('pc-t', headRow('State', 'Code', 'Work', 'Payroll', 'Rate', 'Premium'), tableRows(classes(voice)))}<p>Estimated total ${money(wc.premium)}, ${money(Math.round(wc.premium / 26))} each ${chance.pick(['two weeks', 'pay day'])}. Last term’s payroll was ${money(truth.work[0]!.payroll + 12_000)}.</p><p class="pc-k">Broker</p><p>${agencyTold(voice)}<br>${voice.reach('email')} · ${voice.reach('phone')}</p>${completeThePolicy(voice, 2)}`,
      '.pc-n { font-size: 1.6em; color: #d0402b; margin: 0 } .pc { display: grid; grid-template-columns: 1fr 1fr; gap: 20pt } .pc-k { color: #777; font-size: 0.8em; margin: 6pt 0 0 } .pc-g { display: flex; gap: 24pt } .pc-g b { font-size: 1.5em } .pc-t td, .pc-t th { border-bottom: 0.4pt solid #ddd } .pc-t td:nth-child(n+4), .pc-t th:nth-child(n+4) { text-align: right }',
    )
  },
}

/** The page with its extension: classes and forms of many states on pages of their own. */
const extended: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money, chance } = voice
    const [work, forms] = policyLists(voice, 'wc')
    const head = `<div class="ex-h"><span>Insured: ${voice.insured()}</span><span>Policy: ${voice.number('wc')}</span><span>${termTold(voice, 'wc', ' - ')}</span></div>`
    return declarations(
      `<p class="ex-c"><b>${voice.carrier('wc')}</b></p><p class="ex-c">WORKERS COMPENSATION INFORMATION PAGE</p>${head}<div class="ex"><div>Mailing address:<br>${inLines(voice.insuredAddress())}</div><div>Agent:<br>${agencyTold(voice)}</div></div><p>Item 3.B. Employers Liability</p>${tableOf('ex-l', tableRows(employers(voice, ['accident', 'employee', 'disease']).map(([what, amount, how]) => [`${what}, ${how}`, amount!])))}<p>Item 4. Total estimated annual premium ${money(truth.policies.wc.premium)}; deposit ${money(chance.int(200, 900))}.</p>${completeThePolicy(voice)}${newPage}${head}<p class="ex-c">EXTENSION OF INFORMATION PAGE – SCHEDULE OF OPERATIONS</p>${tableOf('ex-t', headRow('State', 'Class Code', 'Classification', 'Estimated Annual Payroll', 'Rate per $100', 'Estimated Premium'), tableRows(work!.rows.map((one) => one.map(text))))}${newPage}${head}<p class="ex-c">SCHEDULE OF FORMS</p>${tableOf('ex-t', headRow('Form Number', 'Edition Date', 'Form Title'), tableRows(forms!.rows.map((one) => one.map(text))))}`,
      '.ex-c { text-align: center } .ex-h { display: flex; justify-content: space-between; gap: 12pt; border: 0.6pt solid #000; padding: 3pt } .ex { display: flex; gap: 40pt; margin: 8pt 0 } .ex-l { width: 75% } .ex-l td:last-child { text-align: right } .ex-t th { border-bottom: 0.8pt solid #000; font-size: 0.85em } .ex-t td { border-bottom: 0.2pt solid #aaa }',
      { records: policyRecords(voice, 'wc', policyLists(voice, 'wc')) },
    )
  },
}

export const windowAndFundLetterFamilies: LearnFamily[] = [
  { name: 'items of compensation', style: halfInCapitals(['sans', 'narrow'], 8, 9), papers: { itemPage: withWelcome(itemPage, 'wc'), extended: withWelcome(extended, 'wc') } },
  { name: 'fund of the state', style: halfInCapitals(['serif', 'sans'], 9, 10, { capitals: false }), papers: { fundLetter: withWelcome(fundLetter, 'wc'), payrollComp: withWelcome(payrollComp, 'wc') } },
] // biome-ignore format: a family in a line
