import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { withNotices } from '../enclosures/deductible-and-coverages.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { asides, formAndCopyLine } from '../kit/fine-print.ts'
import { agencyTold, firstWord, homeOffice, insuredSplitAtTrade } from '../kit/parties.ts'
import { ofPolicy } from '../kit/records.ts'
import { declarations, newPageOfOld } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table, wholeRow } from '../kit/tables.ts'
import { termTold } from '../kit/terms.ts'

type Work = Voice['truth']['work'][number]
const classCells = ({ text, money }: Voice, one: Work) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)] // biome-ignore format: a row
const recordsOf = (voice: Voice) => {
  const { truth, money } = voice
  const lists = truth.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) })) // biome-ignore format: a record
  const premiums = truth.work.map((one) => ({ state: one.state, class_code: one.code, exposure: money(one.payroll), rate: one.rate, premium: money(one.premium) })) // biome-ignore format: a record
  return [
    ...ofPolicy(voice, 'WC', 'wc_class_code_item', lists),
    ...ofPolicy(voice, 'WC', 'policy_premium_item', premiums),
  ]
}
const sumOf = ({ truth }: Voice) => truth.work.reduce((all, one) => all + one.premium, 0)
const totalOf = (voice: Voice) => voice.money(sumOf(voice))

/** A national company's information page; limits of part two at the right end of dotted lines, classes on the next page. */
const nationalPage: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { state } = truth.insured.address
    const dotted = voice.limits('wc', { accident: 'Bodily Injury by Accident</span><i></i><span>each accident', disease: 'Bodily Injury by Disease</span><i></i><span>policy limit', employee: 'Bodily Injury by Disease</span><i></i><span>each employee' }).map(([label, amount]) => `<div class="np-d"><span>${label}</span><b>${amount}</b></div>`) // biome-ignore format: a line
    const rows = truth.work.map((one) => [one.state, ...classCells(voice, one)])
    return declarations(
      `<div class="np-h"><b>${voice.carrier('wc')}</b><span>WORKERS COMPENSATION AND<br>EMPLOYERS LIABILITY POLICY</span></div><p class="np-t">INFORMATION PAGE</p>${table('np-b', [], [[captionedBox('Policy Number', voice.number('wc')), captionedBox('Prior Policy', text(truth.prior.wc.number)), captionedBox('NCCI Co. No.', chance.digits(5)), captionedBox('FEIN', `${chance.digits(2)}-${chance.digits(7)}`)]])}<p><b>1. The Insured:</b></p>${sides(insuredSplitAtTrade(voice), inLines('<b>Agency</b>', agencyTold(voice)))}<p><b>2.</b> The policy period is from <b>${voice.effective('wc')}</b> to <b>${voice.expiration('wc')}</b>, 12:01 a.m. Standard Time at the Insured’s mailing address.</p><p><b>3. A. Workers Compensation Insurance:</b> Part One of this policy applies to the Workers Compensation Law of the states listed here: ${state}</p><p><b>B. Employers Liability Insurance:</b> Part Two of this policy applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are:</p>${dotted.join('')}<p><b>C. Other States Insurance:</b> Part Three applies to the states, if any, listed here: ${chance.pick(['All states and territories except ND, OH, WA, WY and states listed in Item 3.A.', 'None'])}</p><p><b>4.</b> The premium is determined by our manuals. See the extension. Total estimated annual premium ${totalOf(voice)}; expense constant ${money(180)}.</p>${asides(voice, 2)}${formAndCopyLine(voice, 'WC 00 00 01 A', 'wc')}${newPageOfOld}<p class="np-t">EXTENSION OF INFORMATION PAGE – ITEM 4</p><p>Insured: ${voice.insured()} &emsp; Policy Number: ${voice.number('wc')}</p>${table('np-c', ['State', 'Class Code', 'Classification', 'Estimated Annual Payroll', 'Manual Rate', 'Estimated Premium'], rows, wholeRow(6, `Total manual premium ${totalOf(voice)} &nbsp; Experience modification ${chance.pick(['0.87', '0.96', '1.08'])} &nbsp; Premium discount ${money(212)}`))}`,
      '.np-h { display: flex; justify-content: space-between } .np-h span { text-align: right } .np-t { text-align: center; font-weight: bold } .np-b > tbody > tr > td { border: 0.7pt solid #000; width: 25% } .sides { display: grid; grid-template-columns: 1fr 1fr; margin-left: 16pt } .np-d { display: flex; gap: 3pt; margin: 1pt 40pt } .np-d i { flex: 1; border-bottom: 1pt dotted #333; margin-bottom: 3pt } .np-d b { width: 90pt; text-align: right; order: 0 } .np-c th { border-bottom: 0.8pt solid #000; border-top: 0.8pt solid #000; font-size: 0.85em } .np-c td:nth-child(n+4), .np-c th:nth-child(n+4) { text-align: right } .np-c td[colspan] { text-align: left; border-top: 0.6pt solid #000 }',
      { records: recordsOf(voice) },
    )
  },
}

/** The residual market's servicing carrier, with a plan above the company. */
const assignedRisk: Paper = {
  draw: (voice) => {
    const { truth, money, chance } = voice
    const { state } = truth.insured.address
    return declarations(
      `<p style="text-align:center">WORKERS COMPENSATION INSURANCE PLAN<br><b>ASSIGNED RISK POLICY – INFORMATION PAGE</b></p>${table(
        'ar',
        [],
        [
          ['Servicing carrier', voice.carrier('wc')],
          ['Policy number', voice.number('wc')],
          ['Plan application ID', chance.digits(8)],
          ['Coverage effective', voice.effective('wc')],
          ['Coverage expires', voice.expiration('wc')],
          ['Employer', insuredSplitAtTrade(voice)],
          ['Producer of record', agencyTold(voice)],
          ['State of coverage', state],
        ],
      )}<p>PART TWO – EMPLOYERS LIABILITY</p>${table('ar-l', ['Bodily injury by accident', 'Bodily injury by disease', 'Bodily injury by disease'], [[`${voice.limit('wc', 'accident')}<br>each accident`, `${voice.limit('wc', 'employee')}<br>each employee`, `${voice.limit('wc', 'disease')}<br>policy limit`]])}<p>Statutory minimum limits of ${money(100_000)}/${money(500_000)}/${money(100_000)} apply unless increased limits are shown above.</p>${table(
        'ar',
        ['Code', 'Classification', 'Payroll', 'Rate', 'Premium'],
        truth.work.map((one) => classCells(voice, one)),
      )}<p>Assigned risk adjustment ${chance.pick(['1.08', '1.15', '1.25'])}. Deposit premium received ${money(Math.round(sumOf(voice) / 2))}; estimated annual premium ${totalOf(voice)}. ${voice.tick('wc.statutory', 'Statutory')} benefits.</p>${asides(voice, 2)}${formAndCopyLine(voice, 'AR-IP', 'wc')}`,
      '.ar td, .ar th { border: 0.5pt solid #333 } .ar-l th { font-weight: normal; font-size: 0.85em; text-align: center } .ar-l td { text-align: center; border: 0.9pt solid #000 }',
    )
  },
}

/** A fund of a state: an annual rating page in two columns with large numbers. */
export const publicFund: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    return declarations(
      `<div class="pf-h">${voice.carrier('wc')}</div><h3>ANNUAL RATING ENDORSEMENT AND POLICY DECLARATIONS</h3><div class="pf"><div>${insuredSplitAtTrade(voice)}</div><div>Policy no. <b>${voice.number('wc')}</b><br>Period ${termTold(voice, 'wc', ' to ')}<br>Group ${chance.digits(4)}, rating plan ${chance.pick(['A', 'B', 'C'])}<br>Broker ${voice.producer()}<br>${voice.producerAddress().join('<br>')}</div></div><p>The employers’ liability limit of each accident is ${voice.limit('wc', 'accident')}. Disease: ${voice.limit('wc', 'disease')} policy limit, ${voice.limit('wc', 'employee')} each employee.</p>${table(
        'pf-t',
        ['Class', 'Name', 'Payroll', 'Interim billing rate per $100', 'Premium'],
        truth.work.map((one) => classCells(voice, one)),
      )}<p>Estimated annual premium ${totalOf(voice)}. Your prior year’s was ${money(truth.prior.wc.premium)} under policy ${text(truth.prior.wc.number)}.</p><p>Report injuries at www.fund.example.org or 1-888-555-0121. Offices: ${homeOffice(voice, 'wc')}.</p>${asides(voice, 2)}`,
      '.pf-h { font-size: 1.4em; border-bottom: 3pt solid #174; color: #174 } .pf { display: grid; grid-template-columns: 1fr 1fr; gap: 20pt; margin: 12pt 0; min-height: 80pt } .pf-t td, .pf-t th { border-bottom: 0.5pt solid #888 } .pf-t td:nth-child(n+3), .pf-t th:nth-child(n+3) { text-align: right }',
    )
  },
}

/** A digital company: the classes under the state they are of, limits in a list. */
const byState: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const { state } = truth.insured.address
    return declarations(
      `<p class="bs-n">${firstWord(text(wc.carrier.name))}</p><h2>Workers’ compensation policy</h2><div class="bs"><div>${captionedBox('Insured', insuredSplitAtTrade(voice))}${captionedBox('Insurance company', voice.carrier('wc'))}</div><div>${captionedBox('Policy number', voice.number('wc'))}${captionedBox('Policy dates', termTold(voice, 'wc', ' – '))}${captionedBox('Agency', agencyTold(voice))}</div></div><h4>Employers’ liability limits</h4><ul>${voice
        .limits('wc', { accident: 'per accident', employee: 'disease, per employee', disease: 'disease, policy limit' })
        .map(([label, amount]) => `<li>${amount} ${label}</li>`)
        .join(
          '',
        )}</ul><h4>Premium schedule</h4>${table('bs-t', ['Class code', 'Classification', 'Annual payroll', 'Rate', 'Estimated premium'], [], `${wholeRow(5, `<b>State: ${state}</b>`)}${truth.work.map((one) => `<tr><td>${classCells(voice, one).join('</td><td>')}</td></tr>`).join('')}<tr><td></td><td>Total for ${state}</td><td></td><td></td><td>${totalOf(voice)}</td></tr>`)}<p>Pay as you go: about ${money(Math.round(sumOf(voice) / 52))} each week, ${totalOf(voice)} for the year including taxes. Owners: ${chance.pick(['included', 'excluded'])}.</p>${asides(voice, 2)}`,
      '.bs-n { font-size: 1.5em; color: #c2410c; margin: 0 } .bs { display: grid; grid-template-columns: 1fr 1fr; gap: 24pt } .bx { margin: 5pt 0 } .bx small { color: #777 } h4 { margin: 8pt 0 2pt; color: #c2410c } ul { margin: 2pt 0 } .bs-t td, .bs-t th { border-bottom: 0.4pt solid #ddd } .bs-t td:nth-child(n+3), .bs-t th:nth-child(n+3) { text-align: right }',
      { records: recordsOf(voice) },
    )
  },
}

/** The employer’s poster and proof: nothing beside who insures whom, and for how long. */
const employersCard: Paper = {
  draw: (voice) => {
    const { truth } = voice
    return declarations(
      `<h3>POLICY SUMMARY – WORKERS COMPENSATION</h3>${table(
        'ec',
        [],
        asRows([
          ['Policyholder', insuredSplitAtTrade(voice)],
          ['Policy ID', voice.number('wc')],
          ['Insurance carrier', voice.carrier('wc')],
          ['Carrier NAIC', voice.naic('wc')],
          ['Inception', voice.effective('wc')],
          ['Expiry', voice.expiration('wc')],
          ['EL each accident', voice.limit('wc', 'accident')],
          ['EL disease – each employee', voice.limit('wc', 'employee')],
          ['EL disease – policy limit', voice.limit('wc', 'disease')],
          ['3.A. states', truth.insured.address.state],
          ['Agency', agencyTold(voice)],
          ['Agency contact', `${voice.reach('contact')} / ${voice.reach('phone')} / ${voice.reach('email')}`],
          ['Claims administrator', inLines('Midstates Risk Administrators', '1-888-555-0135')],
        ]),
      )}<p>Generated from the policyholder portal. For complete terms see the policy.</p>`,
      '.ec td { padding: 4pt 6pt; border-bottom: 0.4pt solid #999 } .ec td:first-child { width: 36%; print-color-adjust: exact; background: #f2f2f2 }',
    )
  },
}

export const nationalPageAndPlanFamilies: LearnFamily[] = [
  { name: 'national compensation', style: manyDates(['sans', 'serif'], [8.5, 9]), papers: { nationalPage: withNotices(nationalPage, 'wc'), assignedRisk: withNotices(assignedRisk, 'wc') } },
  { name: 'compensation anew', style: manyDates(['modern', 'sans'], [9, 9.5], { capitals: false }), papers: { byState: withNotices(byState, 'wc'), employersCard } },
  { name: 'fund for employers', style: manyDates(['sans', 'serif'], [9.5, 10]), papers: { publicFund: withNotices(publicFund, 'wc') } },
] // biome-ignore format: a family in a line
