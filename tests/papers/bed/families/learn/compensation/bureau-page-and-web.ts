import type { LearnFamily, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { fundProof } from '../certificates/city-form-and-verification.ts'
import { withClosing } from '../enclosures/closing-and-complaints.ts'
import { dollars } from '../kit/amounts.ts'
import { captionAbove, columns, inLines, padded, two, typed } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredTold, sign } from '../kit/parties.ts'
import { formsOf, ofPolicy } from '../kit/records.ts'
import { newPage, ruledDeclarations } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { dayBefore2To40, termTold } from '../kit/terms.ts'

const sumOf = ({ truth }: Voice) => truth.work.reduce((all, one) => all + one.premium, 0)
const records = (voice: Voice) => {
  const { truth, money } = voice
  return [
    ...ofPolicy(voice, 'WC', 'wc_class_code_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }))),
    ...ofPolicy(voice, 'WC', 'policy_premium_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, exposure: money(one.payroll), rate: one.rate, premium: money(one.premium) }))),
  ] // biome-ignore format: lists
}

/** The bureau's information page as a specialist for small employers prints it, with its schedule of operations. */
const informationPage: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { state } = truth.insured.address
    const limits = voice.limits('wc', { accident: 'Bodily Injury by Accident', disease: 'Bodily Injury by Disease', employee: 'Bodily Injury by Disease ' }) // biome-ignore format: a list
    const each = ['each accident', 'policy limit', 'each employee']
    const rows = truth.work.map((one) => [one.state, one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]) // biome-ignore format: a row
    return ruledDeclarations(
      `<p class="md"><b>WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY</b><br>INFORMATION PAGE</p>${table('fm', [], [[captionAbove('Insurer', `${voice.carrier('wc')}<br>${homeOffice(voice, 'wc', '<br>')}`), `${captionAbove('Policy number', voice.number('wc'))}<br>${captionAbove('NCCI carrier code', chance.digits(5))}<br>${captionAbove('Prior policy number', text(truth.prior.wc.number))}`]])}<div class="in"><b>1.</b><div>${two(`The Insured: ${insuredTold(voice)}`, `Producer: ${agencyTold(voice)}`)}<p>${chance.pick(['Corporation', 'LLC', 'Sole Proprietor'])} &emsp; FEIN: ${chance.digits(2)}-${chance.digits(7)} &emsp; Other workplaces not shown above: ${chance.pick(['None', 'See schedule'])}</p></div><b>2.</b><div>The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 a.m. at the insured's mailing address.</div><b>3.</b><div>A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${state}<br>B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are:${table(
        'el',
        [],
        limits.map(([words, amount], at) => [words.trim(), amount, each[at]!]),
      )}C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: All states except ND, OH, WA, WY, and state(s) designated in Item 3.A.<br>D. This policy includes these endorsements and schedules: See schedule</div><b>4.</b><div>The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit. See Extension of Information Page.<br>Minimum Premium ${money(chance.pick([500, 750, 900]))} &emsp; Total Estimated Annual Premium ${money(sumOf(voice))} &emsp; Deposit Premium ${money(Math.round(sumOf(voice) / 10))}</div></div><p>Countersigned by ____________________ &emsp; Issue date ${dayBefore2To40(voice, 'wc')}</p><p class="fine">WC 00 00 01 X (Ed. ${chance.int(1, 7)}-${chance.int(11, 19)})</p>${newPage}${two('<b>EXTENSION OF INFORMATION PAGE</b><br>Item 4. Schedule of Operations', `Policy Number: ${voice.number('wc')}<br>Insured: ${voice.insured()}`)}${table('gr ops', ['State', 'Class Code', 'Classification', 'Estimated Annual Payroll', 'Rate per $100', 'Estimated Premium'], rows)}${table(
        'amt',
        [],
        [
          ['Manual premium', money(sumOf(voice))],
          ['Experience modification', chance.pick(['0.91', '1.02', '1.00'])],
          ['Expense constant', money(160)],
          ['Terrorism 0.01', money(31)],
        ],
      )}<h5>Schedule of Forms</h5>${table(
        'gr',
        ['Form Number', 'Edition Date', 'Form Title'],
        truth.forms.map((one) => [one.number, one.edition, text(one.title)]),
      )}`,
      '.in { display: grid; grid-template-columns: 16pt 1fr; gap: 5pt 2pt } .in p { margin: 3pt 0 } .el { width: 85%; margin: 2pt 0 2pt 16pt } .el td { padding: 0 4pt } .el td:nth-child(2) { text-align: right; padding-right: 12pt } .ops td:nth-child(n+4) { text-align: right } .ops th { font-size: 0.85em }',
      { records: [...records(voice), ...formsOf(voice, 'WC')] },
    )
  },
}

/** The same in one type, as sent by a company with an old computer. */
export const typedPage: Paper = {
  draw: (voice) => {
    const { truth, text, chance, money } = voice
    const [name, place, agent, where] = [voice.insured(), voice.insuredAddress(), voice.producer(), voice.producerAddress()] // biome-ignore format: a line
    return ruledDeclarations(
      typed([
        `${padded(voice.carrier('wc'), 62)}POLICY NO. ${voice.number('wc')}`,
        homeOffice(voice, 'wc'),
        '',
        `${padded('', 22)}WORKERS COMPENSATION INFORMATION PAGE`,
        '',
        'ITEM 1.  NAME AND ADDRESS OF EMPLOYER',
        ...[name, ...place].map((one) => `         ${one}`),
        '',
        `         PRODUCER ${text(truth.producer.code)}`,
        ...[agent, ...where].map((one) => `         ${one}`),
        '',
        `         RISK ID ${chance.digits(9)}     UNEMPLOYMENT ID ${chance.digits(10)}`,
        '',
        `ITEM 2.  POLICY PERIOD FROM ${voice.effective('wc')} TO ${voice.expiration('wc')}`,
        '         12:01 AM STANDARD TIME AT THE ADDRESS OF THE INSURED',
        '',
        `ITEM 3A. WORKERS COMPENSATION LAW APPLIES IN THESE STATES:  ${truth.insured.address.state}`,
        'ITEM 3B. EMPLOYERS LIABILITY LIMITS',
        `         BODILY INJURY BY ACCIDENT  ${padded(voice.limit('wc', 'accident'), 16, true)}  EACH ACCIDENT`,
        `         BODILY INJURY BY DISEASE   ${padded(voice.limit('wc', 'disease'), 16, true)}  POLICY LIMIT`,
        `         BODILY INJURY BY DISEASE   ${padded(voice.limit('wc', 'employee'), 16, true)}  EACH EMPLOYEE`,
        'ITEM 3C. OTHER STATES:  NONE',
        '',
        'ITEM 4.  CLASSIFICATION OF OPERATIONS',
        `${padded('', 9)}${padded('CODE', 7)}${padded('DESCRIPTION', 36)}${padded('PAYROLL', 14, true)}${padded('RATE', 9, true)}${padded('PREMIUM', 13, true)}`,
        ...truth.work.map((one) => `${padded('', 9)}${padded(one.code, 7)}${padded(text(one.title.toUpperCase()), 36)}${padded(money(one.payroll), 14, true)}${padded(one.rate, 9, true)}${padded(money(one.premium), 13, true)}`), // biome-ignore format: a line
        '',
        `         TOTAL ESTIMATED ANNUAL PREMIUM  ${money(sumOf(voice))}     AUDIT: ANNUAL`,
        '',
        `DATE OF ISSUE ${dayBefore2To40(voice, 'wc')}`,
      ]),
      'pre { line-height: 1.3 }',
    )
  },
}

/** Sold on the web to small firms: facts beside each other, the rest in plain words. */
const webComp: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    return ruledDeclarations(
      `<div class="wh">${sign(voice, 'wc')}<small> for small business</small></div><h3>Workers' Compensation Declarations</h3>${columns('1fr 1fr', `${captionAbove('Policyholder', insuredTold(voice))}`, `${captionAbove('Policy', voice.number('wc'))}<br>${captionAbove('Coverage starts', voice.effective('wc'))}<br>${captionAbove('Coverage ends', voice.expiration('wc'))}`)}<p>Issued by ${voice.carrier('wc')}, NAIC ${voice.naic('wc')}. Your agency is ${voice.producer()}, ${voice.producerAddress().join(', ')} (${voice.reach('phone')}).</p><h4>Part One: what the law of the state requires</h4><p>State: ${truth.insured.address.state}. Benefits are ${voice.tick('wc.statutory', 'statutory')}; there is no dollar limit.</p><h4>Part Two: employers' liability</h4>${table('ln amt', [], asRows(voice.limits('wc', { accident: 'Each accident', disease: 'Disease &ndash; policy limit', employee: 'Disease &ndash; each employee' })))}<h4>Owners and officers</h4><p>${text(truth.drivers.slice(0, 2).map(({ name }) => name).join(', '))}: ${chance.pick(['included', 'excluded'])}</p><h4>How we figured your premium</h4>${table('ln', ['Class', 'What they do', 'Payroll', 'Rate'], truth.work.map((one) => [one.code, text(one.title), money(one.payroll), one.rate]))}<p>Estimated premium ${money(wc.premium)}. We will ask for your payroll records when the term is over.</p>`, // biome-ignore format: a page
      '.wh { font-size: 1.8em; color: #8a1c4a; font-weight: bold } .wh small { font-size: 0.5em; font-weight: normal } h4 { color: #8a1c4a; margin: 10pt 0 0 }',
    )
  },
}

/** A competitive fund of a state: a policy contract's front with a box for renewal, premium by interim reports. */
export const fund: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    return ruledDeclarations(
      `${two(`<h3>${voice.carrier('wc')}</h3>`, `${homeOffice(voice, 'wc', '<br>')}`)}<p class="bar md">POLICY DECLARATIONS &ndash; ${chance.pick(['RENEWAL', 'NEW BUSINESS'])}</p><div class="win">${insuredTold(voice)}</div>${table('fm', ['Policy Number', 'Group', 'Policy Period', 'Issued'], [[voice.number('wc'), chance.digits(3), `${voice.effective('wc')} at 12:01 a.m.<br>to ${voice.expiration('wc')} at 12:01 a.m.`, dayBefore2To40(voice, 'wc')]])}<p>The name and mailing address above is that of the primary insured. Nature of business: ${text(truth.work[0]!.title)}. Broker: ${voice.producer()}, ${voice.producerAddress().join(', ')}.</p><p><b>Employer's liability coverage.</b> The limits under Part Two are ${voice.limit('wc', 'accident')} each accident for bodily injury by accident; ${voice.limit('wc', 'employee')} each employee and ${voice.limit('wc', 'disease')} policy limit for bodily injury by disease.</p>${table(
        'gr',
        ['Class code', 'Description', 'Base rate', 'Net rate', 'Estimated payroll'],
        truth.work.map((one) => [
          one.code,
          text(one.title),
          one.rate,
          (Number(one.rate) * 0.94).toFixed(2),
          money(one.payroll),
        ]),
      )}<p>Estimated annual premium: ${money(sumOf(voice))}. Deposit held ${money(Math.round(sumOf(voice) / 6))}. Payroll reports are due ${chance.pick(['monthly', 'quarterly'])}, and a policy with premium unpaid is cancelled after ten days' notice.</p><p>Premium in the term before, ${money(truth.prior.wc.premium)}, has been audited.</p><p class="fine">Injured worker? Call 1-855-555-0160 within 24 hours. Fund form 10217 (Rev. ${chance.int(1, 12)}/${chance.int(14, 24)})</p>`,
      '.fm td, .fm th { width: 25%; font-weight: normal } .fm th { border: 0.6pt solid #000; font-size: 0.8em }',
    )
  },
}

/** An employer leases its staff: a page whose client is the insured. */
const multiState: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const states = [truth.insured.address.state, ...['OR', 'ID', 'TX'].filter((one) => one !== truth.insured.address.state).slice(0, 2)] // biome-ignore format: a list
    const listed = (at: number) => truth.work.slice(0, at ? 1 : 4).map((one) => ({ ...one, payroll: Math.round(one.payroll / (at + 1)), premium: Math.round(one.premium / (at + 1)) })) // biome-ignore format: a line
    const total = states.flatMap((_, at) => listed(at)).reduce((all, one) => all + one.premium, 0)
    return ruledDeclarations(
      `${two(inLines(`<b>${voice.carrier('wc')}</b>`, homeOffice(voice, 'wc')), `WORKERS' COMPENSATION &amp; EMPLOYERS' LIABILITY<br>INFORMATION PAGE`)}${table(
        'fm',
        [],
        [
          [
            captionAbove('Policy no.', voice.number('wc')),
            captionAbove('Policy term', termTold(voice, 'wc')),
            captionAbove('Bureau file no.', chance.digits(7)),
          ],
          [
            captionAbove('Insured', insuredTold(voice)),
            captionAbove('Agent', inLines(agencyTold(voice), `Contact: ${voice.reach('contact')}`)),
            captionAbove('Program', 'Guaranteed cost'),
          ],
        ],
      )}<p>3.A. States: ${states.join(', ')}</p><p>3.B. Limits of liability, employers' liability coverage:</p>${table('gr', ['Bodily injury by accident<br>Each accident', 'Bodily injury by disease<br>Each employee', 'Bodily injury by disease<br>Policy limit'], [[voice.limit('wc', 'accident'), voice.limit('wc', 'employee'), voice.limit('wc', 'disease')]])}<p>3.C. Other states: any state not listed in 3.A., except monopolistic funds.</p>${states
        .map(
          (state, at) =>
            `<h5>STATE SUMMARY &ndash; ${state}</h5>${table(
              'ln amt',
              ['Code', 'Classification', 'Remuneration', 'Rate', 'Premium'],
              listed(at).map((one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]),
            )}<p class="rt">Modification ${chance.pick(['.88', '1.04', '1.11'])} &emsp; Schedule credit ${chance.pick(['-5%', '0%', '-12%'])}</p>`,
        )
        .join(
          '',
        )}<p>Total estimated premium ${money(total)}. Installments: ${money(Math.round(total / 4))} each quarter.</p><p class="fine">Insured copy ${dayBefore2To40(voice, 'wc')}</p>`,
      '.gr td { text-align: center } .gr th { text-align: center; font-weight: normal; font-size: 0.88em } .fm td { width: 33% }',
    )
  },
}

export const bureauPageAndWebFamilies: LearnFamily[] = [
  { name: 'information pages', style: manyCities(['sans', 'serif'], [8.5, 9]), papers: { informationPage, multiState: withClosing(multiState, 'wc') } },
  { name: 'comp on the web', style: manyCities(['modern'], [9, 9.5], { money: dollars }), papers: { webComp: withClosing(webComp, 'wc') } },
  { name: 'competitive fund', style: manyCities(['sans', 'serif'], [9, 9.5, 10]), papers: { fund: withClosing(fund, 'wc'), fundProof } },
] // biome-ignore format: a family in a line
