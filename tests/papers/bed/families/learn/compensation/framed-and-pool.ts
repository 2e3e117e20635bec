import type { LearnFamily, Paper } from '../../../family.ts'
import { withLetter } from '../enclosures/letters-and-forms.ts'
import { cents } from '../kit/amounts.ts'
import { padded, paragraphs, said, tip } from '../kit/blocks.ts'
import { agencyTold, homeOffice, insuredTold, sign, stranger } from '../kit/parties.ts'
import { labeledDeclarations, labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayAfter25To280, dayBefore3To45, termTold } from '../kit/terms.ts'

/** The information page with its items in a ruled frame, the estimate of premium in item four. */
export const framed: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    const manual = truth.work.reduce((all, one) => all + one.premium, 0)
    return labeledDeclarations(
      `<table class="ruled fr"><tr><td colspan="3" class="c"><b>WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY<br>INFORMATION PAGE</b></td></tr>
      <tr><td colspan="2">${tip('Insurer', `${voice.carrier('wc')}<br>${homeOffice(voice, 'wc')}`)}</td><td>${tip('NCCI Carrier No.', chance.digits(5))}${tip('Policy No.', voice.number('wc'))}${tip('Prior Policy No.', text(truth.prior.wc.number))}</td></tr>
      <tr><td colspan="2"><b>1.</b> The Insured:<div class="in">${insuredTold(voice)}</div></td><td>${tip('Producer', agencyTold(voice))}${tip('FEIN', `${chance.digits(2)}-${chance.digits(7)}`)}${tip('Entity', chance.pick(['Corporation', 'LLC', 'Partnership']))}</td></tr>
      <tr><td colspan="3">Other workplaces not shown above: ${stranger(voice, ', ').split(', ').slice(-3).join(', ')}</td></tr>
      <tr><td colspan="3"><b>2.</b> The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} at the insured's mailing address.</td></tr>
      <tr><td colspan="3"><b>3.</b> A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${truth.insured.address.state}<br>
      B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are:<div class="in">Bodily Injury by Accident &ensp; ${voice.limit('wc', 'accident')} &ensp; each accident<br>Bodily Injury by Disease &ensp; ${voice.limit('wc', 'disease')} &ensp; policy limit<br>Bodily Injury by Disease &ensp; ${voice.limit('wc', 'employee')} &ensp; each employee</div>C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: All states except ND, OH, WA, WY and those in 3.A.<br>D. This policy includes these endorsements and schedules: ${truth.forms
        .slice(0, 4)
        .map((one) => one.number)
        .join(', ')}</td></tr>
      <tr><td colspan="3"><b>4.</b> The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit.
      ${tableUnder(
        'tight',
        [
          'Classifications',
          'Code No.',
          'Premium Basis<br>Total Estimated Annual Remuneration',
          'Rate Per $100 of Remuneration',
          'Estimated Annual Premium',
        ],
        rowsFor(truth.work, (one) => [text(one.title), one.code, money(one.payroll), one.rate, money(one.premium)]),
      )}
      <div class="e">Total manual premium ${money(manual)}<br>Experience modification 0.${chance.int(78, 99)}<br>Expense constant ${money(160)}<br>Total estimated annual premium ${money(wc.premium)}<br>Minimum premium ${money(500)}</div></td></tr></table><p class="s">WX 00 00 01 A &emsp; Issued ${dayBefore3To45(voice, 'wc')} &emsp; Countersigned by ____________________</p>`,
      '.fr { border: 1pt solid #000 } .fr .tight td, .fr .tight th { border: 0; border-bottom: 0.4pt solid #999 } .in { margin-left: 18pt } .tight td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** A pool of those nobody wants: who services the policy is not who the plan is. */
const assigned: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { wc } = truth.policies
    return labeledDeclarations(
      `<div class="c"><b>WORKERS COMPENSATION INSURANCE PLAN</b><br>Assigned risk policy &ndash; information page</div>
      ${tableUnder(
        'under',
        [],
        tableRows([
          ['Servicing carrier', voice.carrier('wc')],
          ['Plan administrator', `Compensation Plan Bureau, ${stranger(voice, ', ').split(', ').slice(-2).join(', ')}`],
          ['Policy', voice.number('wc')],
          ['Assignment', `${chance.digits(8)}, previous insurer ${text(truth.prior.wc.carrier.name)}`],
          ['Term', termTold(voice, 'wc', ' to ')],
          ['Employer', insuredTold(voice)],
          ['Producer of record', agencyTold(voice)],
        ]),
      )}
      <h4>Coverage</h4>${paragraphs(`Part One: statutory for ${truth.insured.address.state}. Coverage elsewhere must be asked for before work begins.`)}
      ${tableUnder(
        'ruled',
        ['Part Two, employers liability', 'Standard in the Plan', 'This policy'],
        tableRows([
          ['Accident, each accident', money(100_000), voice.limit('wc', 'accident')],
          ['Disease, each employee', money(100_000), voice.limit('wc', 'employee')],
          ['Disease, policy limit', money(500_000), voice.limit('wc', 'disease')],
        ]),
      )}
      ${tableUnder(
        'tight under',
        ['Code', 'Class', 'Payroll', 'Plan rate', 'Premium'],
        rowsFor(truth.work, (one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]),
      )}
      <p>Assigned risk surcharge 1.${chance.int(10, 25)}; deposit ${money(Math.round(wc.premium / 4))} of ${money(wc.premium)}.</p>`,
      '.under td:first-child { width: 26% } .tight td:nth-child(n+3), .ruled td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** A state's fund: letters of one width, the employer in a window, what is covered in lines of text. */
const statesFund: Paper = {
  draw: (voice) => {
    const { truth, text } = voice
    const upper = (html: string) => html.toUpperCase().replaceAll('&AMP;', '&amp;')
    const classes = truth.work.map((one) => ` ${padded(one.code, 8)}${padded(upper(text(one.title)), 34)}${padded(cents(one.payroll), 16, true)}${padded(one.rate, 9, true)}${padded(cents(one.premium), 14, true)}`) // biome-ignore format: a list
    return labeledDeclarations(
      `<pre>${[`${padded(upper(voice.carrier('wc')), 60)}DECLARATIONS`, '', ` EMPLOYER${' '.repeat(38)}POLICY NUMBER  ${voice.number('wc')}`, ...[voice.insured(), ...voice.insuredAddress()].map((one) => `     ${upper(one)}`), '', ` POLICY PERIOD FROM  ${voice.effective('wc')}`, `               TO    ${voice.expiration('wc')}   12:01 AM`, '', ' BROKER OF RECORD', ...[voice.producer(), ...voice.producerAddress()].map((one) => `     ${upper(one)}`), '', '-'.repeat(84), ' EMPLOYERS LIABILITY (PART TWO)', `     BODILY INJURY BY ACCIDENT   ${padded(voice.limit('wc', 'accident'), 18, true)}  EACH ACCIDENT`, `     BODILY INJURY BY DISEASE    ${padded(voice.limit('wc', 'disease'), 18, true)}  POLICY LIMIT`, `     BODILY INJURY BY DISEASE    ${padded(voice.limit('wc', 'employee'), 18, true)}  EACH EMPLOYEE`, '-'.repeat(84), ` ${padded('CLASS', 8)}${padded('DESCRIPTION', 34)}${padded('EST PAYROLL', 16, true)}${padded('RATE', 9, true)}${padded('PREMIUM', 14, true)}`, ...classes, '-'.repeat(84), ` PREVIOUS PERIOD ENDED ${voice.date(truth.policies.wc.effective)}   POLICY ${text(truth.prior.wc.number)}`, ' PAYROLL REPORTS ARE DUE EACH QUARTER. THE DEPOSIT IS HELD UNTIL FINAL AUDIT.'].join('\n')}</pre>`,
      'pre { line-height: 1.35 }',
    )
  },
}

/** A company for small firms: questions and answers, the page a person reads. */
const asked: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { wc } = truth.policies
    const qa = (question: string, answer: string) =>
      `<div class="qa whole"><div>${question}</div><div>${answer}</div></div>`
    return labeledDeclarations(
      `<div class="split"><h2>${sign(voice, 'wc')}</h2><p class="e">Workers' compensation policy<br>${voice.number('wc')}</p></div>
      ${qa('Who is covered?', insuredTold(voice))}${qa('When?', `From ${voice.effective('wc')} to ${voice.expiration('wc')}`)}${qa('By whom?', `${voice.carrier('wc')}<br><span class="s">Claims: ${truth.names.phone()}</span>`)}${qa('Who is my agent?', `${agencyTold(voice)}<br>${voice.reach('contact')}, ${voice.reach('email')}`)}
      ${qa(
        'How much if I am sued by an employee?',
        tableUnder(
          'money',
          [],
          tableRows([
            ['Each accident', voice.limit('wc', 'accident')],
            ['Disease, each employee', voice.limit('wc', 'employee')],
            ['Disease, policy limit', voice.limit('wc', 'disease')],
          ]),
        ),
      )}
      ${qa(
        'Who is on my payroll?',
        tableUnder(
          'under',
          ['State', 'Job', 'Class', 'Payroll'],
          rowsFor(truth.work, (one) => [one.state, text(one.title), one.code, money(one.payroll)]),
        ),
      )}
      ${qa('What does it cost?', `${money(wc.premium)} a year, taken with each payroll. Last year it was ${money(truth.prior.wc.premium)}.`)}${qa('Are the owners covered?', 'Excluded by election.')}`,
      '.qa { display: grid; grid-template-columns: 32% 1fr; border-top: 0.6pt solid #aab; padding: 5pt 0 } .qa > div:first-child { font-weight: bold } .qa table { margin-top: 0 } .qa td { padding-left: 0 }',
    )
  },
}

/** Renewal of a compensation policy by a certificate that keeps everything else. */
const renewalCertificate: Paper = {
  draw: (voice) => {
    const { truth, money, text } = voice
    const { wc } = truth.policies
    return labeledDeclarations(
      `<h3 class="c">RENEWAL INFORMATION PAGE</h3><p class="c">${voice.carrier('wc')}</p>
      ${paragraphs(`Policy ${text(truth.prior.wc.number)}, which expires ${voice.date(truth.prior.wc.expiration)}, is renewed for the period below and from then on bears the number below. All else remains as it was, but for what this page changes.`)}
      ${said([
        ['Renewal policy number', voice.number('wc')],
        ['Renewal period', termTold(voice, 'wc', ' to ')],
        ['Insured', insuredTold(voice)],
        ['Agent', agencyTold(voice)],
        ['Deposit premium', money(wc.premium)],
      ])}
      <h4>Employers liability limits</h4>${tableUnder(
        'ruled',
        ['Bodily injury by', 'Until now', 'From the renewal on'],
        tableRows([
          ['Accident (each accident)', money(truth.prior.wc.limits.accident!), voice.limit('wc', 'accident')],
          ['Disease (policy limit)', money(truth.prior.wc.limits.disease!), voice.limit('wc', 'disease')],
          ['Disease (each employee)', money(truth.prior.wc.limits.employee!), voice.limit('wc', 'employee')],
        ]),
      )}
      <p class="s">Attach this page to your policy.</p>`,
      '.ruled td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** A state's fund certifies to a third that a policy is in force. */
const fundCertifies: Paper = {
  draw: (voice) => {
    const { truth, chance } = voice
    return labeledSheet('certificate', 'fills')(
      `<div class="split"><b>${voice.carrier('wc')}</b><p class="e">Certificate of coverage<br>${dayAfter25To280(voice, 'wc')}</p></div><div class="window">${stranger(voice)}</div>
      <p>Re: ${voice.insured()}</p>${paragraphs('This certifies that the employer named above is insured with us under the workers compensation law for the period stated.')}
      ${tableUnder('ruled', ['Policy number', 'Effective', 'Expires', 'Classes'], tableRows([[voice.number('wc'), voice.effective('wc'), voice.expiration('wc'), truth.work.map((one) => one.code).join(', ')]]))}
      ${paragraphs(`Employer&rsquo;s address: ${voice.insuredAddress().join(', ')}`, `Employers liability: ${voice.limit('wc', 'accident')} each accident; ${voice.limit('wc', 'disease')} disease, policy limit; ${voice.limit('wc', 'employee')} disease, each employee.`, 'The fund will give the holder ten days of notice if the policy is cancelled. This certificate confers no rights.')}
      <p>Underwriting services, certificate ${chance.digits(9)}</p>`,
      'p { margin: 9pt 0 }',
    )
  },
}

export const framedAndPoolFamilies: LearnFamily[] = [
  { name: 'information in a frame', style: mostlyDollars(['sans', 'modern'], [8.5, 9]), papers: { framed: withLetter(framed, 'wc'), renewalCertificate: withLetter(renewalCertificate, 'wc'), asked: withLetter(asked, 'wc') } },
  { name: 'plan and its servant', style: mostlyDollars(['sans', 'serif'], [8.5, 9]), papers: { assigned: withLetter(assigned, 'wc'), statesFund: withLetter(statesFund, 'wc'), fundCertifies } },
] // biome-ignore format: a family in a line
