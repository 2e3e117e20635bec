import type { Paper } from '../../../family.ts'
import { agency, beside, box, cents, crate, dec, ends, halves, insured, issued, leaders, logo, onward, pad, paper, paras, shown, sum, tab, term, told, type } from '../kit/sheets.ts' // biome-ignore format: a list

/** The information page as most print it: items one to four, limits in words with dotted lines. */
// biome-ignore format: a page
export const information: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const state = t.insured.address.state
    const total = sum(t.work, (one) => one.premium)
    return dec('.ip { display: grid; grid-template-columns: 24pt 1fr; gap: 2pt; margin: 6pt 0 } .ra td:nth-child(n+3), .ra th:nth-child(n+3) { text-align: right }',
      `${ends(`<b>${voice.carrier('wc')}</b><br>NCCI Carrier Code ${chance.digits(5)}`, 'WORKERS COMPENSATION AND<br>EMPLOYERS LIABILITY INSURANCE POLICY<br><b>INFORMATION PAGE</b>')}
      <p class="r">Policy No. <b>${voice.number('wc')}</b><br>Prior Policy No. ${text(t.prior.wc.number)}</p>
      <div class="ip"><b>1.</b><div>The Insured: ${voice.insured()}<br>Mailing address: ${voice.insuredAddress().join(', ')}<p>${box(false)} Individual ${box(false)} Partnership ${box(true)} Corporation or other &emsp; FEIN ${chance.digits(2)}-${chance.digits(7)}</p>Other workplaces not shown above: see schedule</div></div>
      <div class="ip"><b>2.</b><div>The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 a.m. standard time at the insured&rsquo;s mailing address.</div></div>
      <div class="ip"><b>3.</b><div>A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${state}<p>B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in item 3.A. The limits of our liability under Part Two are:</p>${leaders([['Bodily Injury by Accident', `${voice.limit('wc', 'accident')} each accident`], ['Bodily Injury by Disease', `${voice.limit('wc', 'disease')} policy limit`], ['Bodily Injury by Disease', `${voice.limit('wc', 'employee')} each employee`]])}<p>C. Other States Insurance: all states except those listed in 3.A and ND, OH, WA, WY</p>D. This policy includes these endorsements and schedules: ${t.forms.slice(0, 5).map((one) => one.number).join(', ')}</div></div>
      <div class="ip"><b>4.</b><div>The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit.${tab('net slim ra', ['Code', 'Classifications', 'Estimated total annual remuneration', 'Rate per $100', 'Estimated annual premium'], t.work.map((one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]))}${leaders([['Experience modification', `0.${chance.int(71, 99)}`], ['Expense constant', money(160)], ['Terrorism', money(Math.round(total * 0.01))], ['Total estimated annual premium', money(total)], ['Minimum premium', money(750)], ['Deposit premium', money(Math.round(total / 4))]])}</div></div>
      <p>Producer: ${agency(voice, ', ')}</p><p class="sm">Issued ${issued(voice, 'wc')} &emsp; Countersigned by ____________ &emsp; WC 00 00 01</p>`)
  },
}

/** The same facts in boxes with captions, limits in a row of three. */
// biome-ignore format: a page
export const informationBoxes: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { wc } = t.policies
    return dec('',
      `<div class="ink"><b>Workers&rsquo; Compensation &amp; Employers&rsquo; Liability &mdash; Information Page</b></div>
      ${crate([['Insurance company', voice.carrier('wc')], ['NAIC', voice.naic('wc')], ['Policy number', voice.number('wc')], ['Renewal of', text(t.prior.wc.number)]], [['Named insured and mailing address', insured(voice)], ['Producer name and address', agency(voice)]], [['Policy effective', voice.effective('wc')], ['Policy expiration', voice.expiration('wc')], ['Interstate ID', chance.digits(9)], ['Entity', chance.pick(['LLC', 'Corporation', 'Sole proprietor'])]], [['Part One applies in', t.insured.address.state], ['Part Three applies in', 'All but monopolistic states and those in Part One']], [['E.L. each accident', voice.limit('wc', 'accident')], ['E.L. disease &ndash; each employee', voice.limit('wc', 'employee')], ['E.L. disease &ndash; policy limit', voice.limit('wc', 'disease')]])}
      ${tab('hair last', ['State', 'Class', 'Description', 'Payroll', 'Rate', 'Premium'], t.work.map((one) => [one.state, one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]))}
      ${halves(leaders([['Manual premium', money(wc.premium)], ['Schedule credit', '-5%'], ['Loss cost multiplier', '1.42'], ['Second injury fund', money(88)]]), paras(`Payment: ${chance.pick(['pay as you go by payroll service', 'quarterly', 'ten installments'])}. Installment fee ${money(8)}. Officers excluded: ${t.names.person()}.`, `To report an injury call ${t.names.phone()} at once.`))}`)
  },
}

/** A state's fund: a page of letters and lines, with its own words for the same things. */
// biome-ignore format: a page
export const stateFund: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { wc } = t.policies
    return dec('.seal { border: 2pt solid #335; border-radius: 50%; width: 44pt; height: 44pt; text-align: center; line-height: 44pt } p { margin: 7pt 0 }',
      `${ends('<div class="seal">SEAL</div>', `<h3>${voice.carrier('wc')}</h3>Created by law to insure the employers of the state<br>${shown.office(voice, 'wc')}`)}
      <h4>DECLARATION OF WORKERS&rsquo; COMPENSATION COVERAGE</h4>
      ${told([['Employer', insured(voice)], ['Policy no.', voice.number('wc')], ['Coverage period', `${voice.effective('wc')} through ${voice.expiration('wc')}`], ['Policyholder group', `${chance.digits(3)} &ndash; no association`], ['Agency', agency(voice)]])}
      ${paras('In consideration of the premium the Fund insures the employer against liability under the workers&rsquo; compensation law of this state, and against liability at law as stated below.', `<b>Employers&rsquo; liability.</b> ${voice.limit('wc', 'accident')} for bodily injury by accident, each accident; ${voice.limit('wc', 'employee')} for bodily injury by disease, each employee; ${voice.limit('wc', 'disease')} for bodily injury by disease, policy limit.`)}
      ${tab('net slim last', ['Classification', 'Code', 'Base rate', 'Estimated payroll', 'Estimated premium'], t.work.map((one) => [text(one.title), one.code, one.rate, money(one.payroll), money(one.premium)]))}
      ${paras(`Payroll is to be reported every ${chance.pick(['quarter', 'six months', 'month'])} within twenty days. Your estimated premium is ${money(wc.premium)}; the deposit on file is ${money(Math.round(wc.premium / 5))}. Dividends are not guaranteed.`, `Certificates: ${t.names.phone()}. Dated ${issued(voice, 'wc')}.`)}`)
  },
}

/** A typed information page. */
// biome-ignore format: a page
export const typedInformation: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { wc } = t.policies
    return dec('', type(8.5, [
      `${pad(voice.carrier('wc'), 66)}POLICY INFORMATION PAGE`, '', `CARRIER NO. ${chance.digits(5)}      POLICY NO. ${voice.number('wc')}      PRIOR ${text(t.prior.wc.number)}`, '-'.repeat(98),
      ...beside(['1. INSURED', voice.insured(), ...voice.insuredAddress()].map((one, at) => (at ? `   ${one}` : one)), ['PRODUCER', voice.producer(), ...voice.producerAddress()], 56), '',
      `   RISK ID ${chance.digits(9)}   LEGAL STATUS ${chance.pick(['CORPORATION', 'LLC'])}`, '-'.repeat(98),
      `2. POLICY PERIOD   FROM ${voice.effective('wc')}   TO ${voice.expiration('wc')}`, '-'.repeat(98),
      `3A. STATES COVERED: ${t.insured.address.state}`, '3B. EMPLOYERS LIABILITY LIMITS',
      `       BODILY INJURY BY ACCIDENT   ${pad(voice.limit('wc', 'accident'), 16, true)}  EACH ACCIDENT`, `       BODILY INJURY BY DISEASE    ${pad(voice.limit('wc', 'employee'), 16, true)}  EACH EMPLOYEE`, `       BODILY INJURY BY DISEASE    ${pad(voice.limit('wc', 'disease'), 16, true)}  POLICY LIMIT`,
      '3C. OTHER STATES: SEE WC 00 03 26', '-'.repeat(98), '4. CODE   CLASSIFICATION                         PAYROLL        RATE         PREMIUM',
      ...t.work.map((one) => `   ${pad(one.code, 7)}${pad(text(one.title.toUpperCase()), 36)}${pad(money(one.payroll), 13, true)}${pad(one.rate, 9, true)}${pad(money(one.premium), 15, true)}`),
      `   ${pad('EXPENSE CONSTANT', 65)}${pad(money(220), 15, true)}`, `   ${pad('TOTAL ESTIMATED PREMIUM', 65)}${pad(money(sum(t.work, (one) => one.premium) + 220), 15, true)}`, `   DEPOSIT DUE ${money(Math.round(wc.premium / 4))}   AUDIT PERIOD ANNUAL`,
    ]))
  },
}

/** A payroll company's policy on a screen. */
// biome-ignore format: a page
export const payrollScreen: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { wc } = t.policies
    return dec('.pn { border-radius: 8pt; border: 0.8pt solid #9ab; padding: 7pt 10pt; margin: 8pt 0 } .pn h4 { margin-top: 0; color: #245 }',
      `${ends(`<h2>${logo(voice, 'wc')} Workers&rsquo; Comp</h2>`, `Underwritten by<br>${voice.carrier('wc')}`)}
      <div class="pn"><h4>Policy details</h4>${leaders([['Policy #', voice.number('wc')], ['Start date', voice.effective('wc')], ['End date', voice.expiration('wc')], ['Governing state', t.insured.address.state]])}</div>
      ${halves(`<div class="pn"><h4>Business</h4>${insured(voice)}</div>`, `<div class="pn"><h4>Broker</h4>${agency(voice)}<br>${voice.reach('phone')}</div>`)}
      <div class="pn"><h4>Employer&rsquo;s liability limits</h4>${leaders([['Accident (each accident)', voice.limit('wc', 'accident')], ['Disease (policy limit)', voice.limit('wc', 'disease')], ['Disease (each employee)', voice.limit('wc', 'employee')]])}</div>
      <div class="pn"><h4>Jobs</h4>${tab('last', ['Job', 'Code', 'Yearly payroll', 'Cost'], t.work.map((one) => [text(one.title), one.code, money(one.payroll), `$${cents(one.premium)}`]))}</div><p class="sm">Charged with each payroll, about $${cents(wc.premium / 26)}. Taxes and assessments included.</p>`)
  },
}

/** A certificate of renewal for compensation that shows the new term alone. */
// biome-ignore format: a page
export const compRenewed: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { wc } = t.policies
    return dec('p { margin: 8pt 0 }',
      `<h3 class="mid">${voice.carrier('wc')}</h3><h4 class="mid">CERTIFICATE OF RENEWAL<br>Workers Compensation and Employers Liability</h4>
      ${crate([['Policy number', voice.number('wc')], ['Renewal term', term(voice, 'wc', ' &ndash; ')], ['Premium', money(wc.premium)]], [['Insured', insured(voice)], ['Agent', agency(voice)]])}
      ${paras(`Policy ${text(t.prior.wc.number)} is renewed by this certificate under the number above. The terms of the policy remain, with the limits of Part Two as follows.`, `Bodily injury by accident: ${voice.limit('wc', 'accident')} each accident. Bodily injury by disease: ${voice.limit('wc', 'disease')} policy limit, ${voice.limit('wc', 'employee')} each employee.`, 'Attach this certificate to the policy. It is void unless countersigned by an authorized representative.')}<p>____________________________</p>`)
  },
}

/** A fund's certificate for a third party. */
// biome-ignore format: a page
export const fundCertificate: Paper = {
  draw: (voice) => {
    const { truth: t, chance } = voice
    return paper('certificate', 'fills')('p { margin: 8pt 0 }',
      `<h3>${voice.carrier('wc')}</h3><p>${shown.office(voice, 'wc')}</p><h4>CERTIFICATE OF WORKERS&rsquo; COMPENSATION INSURANCE</h4><p>${onward(voice, 'wc')}</p><p>${shown.other(voice)}</p>
      ${paras(`This is to certify that we have issued a valid workers&rsquo; compensation insurance policy, in a form approved by the Commissioner, to the employer named below for the policy period indicated.`, `Employer: ${insured(voice, ', ')}`)}
      ${told([['Policy number', voice.number('wc')], ['Policy period', term(voice, 'wc', ' through ')], ['Each accident', voice.limit('wc', 'accident')], ['Disease, each employee', voice.limit('wc', 'employee')], ['Disease, policy limit', voice.limit('wc', 'disease')], ['Group', chance.digits(6)]])}
      ${paras('This policy is not subject to cancellation by the fund except upon thirty days&rsquo; advance written notice to the employer. This certificate does not amend, extend or alter the coverage of the policy listed.', `Questions: ${t.names.phone()}`)}<p>Authorized representative ______________________</p>`)
  },
}
