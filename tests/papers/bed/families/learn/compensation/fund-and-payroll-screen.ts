import type { LearnFamily, Paper } from '../../../family.ts'
import { typedAuto } from '../autos/outline-and-portal.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { cents, dollars, slashedDate, sumOf } from '../kit/amounts.ts'
import { crate, ends, halves, leaders, padded, paragraphs, tickBox, told, typedBeside, typedBlock } from '../kit/blocks.ts' // biome-ignore format: a list
import { agencyTold, homeOffice, insuredTold, sign, stranger } from '../kit/parties.ts'
import { crated, cratedDeclarations } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayAfter30To270, dayBefore4To40, termTold } from '../kit/terms.ts'
import { excessTyped, umbrellaBinder } from '../umbrella/items-and-screen.ts'

/** The information page as most print it: items one to four, limits in words with dotted lines. */
// biome-ignore format: a page
export const information: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const state = t.insured.address.state
    const total = sumOf(t.work, (one) => one.premium)
    return cratedDeclarations('.ip { display: grid; grid-template-columns: 24pt 1fr; gap: 2pt; margin: 6pt 0 } .ra td:nth-child(n+3), .ra th:nth-child(n+3) { text-align: right }',
      `${ends(`<b>${voice.carrier('wc')}</b><br>NCCI Carrier Code ${chance.digits(5)}`, 'WORKERS COMPENSATION AND<br>EMPLOYERS LIABILITY INSURANCE POLICY<br><b>INFORMATION PAGE</b>')}
      <p class="r">Policy No. <b>${voice.number('wc')}</b><br>Prior Policy No. ${text(t.prior.wc.number)}</p>
      <div class="ip"><b>1.</b><div>The Insured: ${voice.insured()}<br>Mailing address: ${voice.insuredAddress().join(', ')}<p>${tickBox(false)} Individual ${tickBox(false)} Partnership ${tickBox(true)} Corporation or other &emsp; FEIN ${chance.digits(2)}-${chance.digits(7)}</p>Other workplaces not shown above: see schedule</div></div>
      <div class="ip"><b>2.</b><div>The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 a.m. standard time at the insured&rsquo;s mailing address.</div></div>
      <div class="ip"><b>3.</b><div>A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${state}<p>B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in item 3.A. The limits of our liability under Part Two are:</p>${leaders([['Bodily Injury by Accident', `${voice.limit('wc', 'accident')} each accident`], ['Bodily Injury by Disease', `${voice.limit('wc', 'disease')} policy limit`], ['Bodily Injury by Disease', `${voice.limit('wc', 'employee')} each employee`]])}<p>C. Other States Insurance: all states except those listed in 3.A and ND, OH, WA, WY</p>D. This policy includes these endorsements and schedules: ${t.forms.slice(0, 5).map((one) => one.number).join(', ')}</div></div>
      <div class="ip"><b>4.</b><div>The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit.${table('net slim ra', ['Code', 'Classifications', 'Estimated total annual remuneration', 'Rate per $100', 'Estimated annual premium'], t.work.map((one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]))}${leaders([['Experience modification', `0.${chance.int(71, 99)}`], ['Expense constant', money(160)], ['Terrorism', money(Math.round(total * 0.01))], ['Total estimated annual premium', money(total)], ['Minimum premium', money(750)], ['Deposit premium', money(Math.round(total / 4))]])}</div></div>
      <p>Producer: ${agencyTold(voice, ', ')}</p><p class="sm">Issued ${dayBefore4To40(voice, 'wc')} &emsp; Countersigned by ____________ &emsp; WC 00 00 01</p>`)
  },
}

/** The same facts in boxes with captions, limits in a row of three. */
// biome-ignore format: a page
export const informationBoxes: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { wc } = t.policies
    return cratedDeclarations('',
      `<div class="ink"><b>Workers&rsquo; Compensation &amp; Employers&rsquo; Liability &mdash; Information Page</b></div>
      ${crate([['Insurance company', voice.carrier('wc')], ['NAIC', voice.naic('wc')], ['Policy number', voice.number('wc')], ['Renewal of', text(t.prior.wc.number)]], [['Named insured and mailing address', insuredTold(voice)], ['Producer name and address', agencyTold(voice)]], [['Policy effective', voice.effective('wc')], ['Policy expiration', voice.expiration('wc')], ['Interstate ID', chance.digits(9)], ['Entity', chance.pick(['LLC', 'Corporation', 'Sole proprietor'])]], [['Part One applies in', t.insured.address.state], ['Part Three applies in', 'All but monopolistic states and those in Part One']], [['E.L. each accident', voice.limit('wc', 'accident')], ['E.L. disease &ndash; each employee', voice.limit('wc', 'employee')], ['E.L. disease &ndash; policy limit', voice.limit('wc', 'disease')]])}
      ${table('hair last', ['State', 'Class', 'Description', 'Payroll', 'Rate', 'Premium'], t.work.map((one) => [one.state, one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]))}
      ${halves(leaders([['Manual premium', money(wc.premium)], ['Schedule credit', '-5%'], ['Loss cost multiplier', '1.42'], ['Second injury fund', money(88)]]), paragraphs(`Payment: ${chance.pick(['pay as you go by payroll service', 'quarterly', 'ten installments'])}. Installment fee ${money(8)}. Officers excluded: ${t.names.person()}.`, `To report an injury call ${t.names.phone()} at once.`))}`)
  },
}

/** A state's fund: a page of letters and lines, with its own words for the same things. */
// biome-ignore format: a page
const stateFund: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { wc } = t.policies
    return cratedDeclarations('.seal { border: 2pt solid #335; border-radius: 50%; width: 44pt; height: 44pt; text-align: center; line-height: 44pt } p { margin: 7pt 0 }',
      `${ends('<div class="seal">SEAL</div>', `<h3>${voice.carrier('wc')}</h3>Created by law to insure the employers of the state<br>${homeOffice(voice, 'wc')}`)}
      <h4>DECLARATION OF WORKERS&rsquo; COMPENSATION COVERAGE</h4>
      ${told([['Employer', insuredTold(voice)], ['Policy no.', voice.number('wc')], ['Coverage period', `${voice.effective('wc')} through ${voice.expiration('wc')}`], ['Policyholder group', `${chance.digits(3)} &ndash; no association`], ['Agency', agencyTold(voice)]])}
      ${paragraphs('In consideration of the premium the Fund insures the employer against liability under the workers&rsquo; compensation law of this state, and against liability at law as stated below.', `<b>Employers&rsquo; liability.</b> ${voice.limit('wc', 'accident')} for bodily injury by accident, each accident; ${voice.limit('wc', 'employee')} for bodily injury by disease, each employee; ${voice.limit('wc', 'disease')} for bodily injury by disease, policy limit.`)}
      ${table('net slim last', ['Classification', 'Code', 'Base rate', 'Estimated payroll', 'Estimated premium'], t.work.map((one) => [text(one.title), one.code, one.rate, money(one.payroll), money(one.premium)]))}
      ${paragraphs(`Payroll is to be reported every ${chance.pick(['quarter', 'six months', 'month'])} within twenty days. Your estimated premium is ${money(wc.premium)}; the deposit on file is ${money(Math.round(wc.premium / 5))}. Dividends are not guaranteed.`, `Certificates: ${t.names.phone()}. Dated ${dayBefore4To40(voice, 'wc')}.`)}`)
  },
}

/** A typed information page. */
// biome-ignore format: a page
const typedInformation: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    const { wc } = t.policies
    return cratedDeclarations('', typedBlock(8.5, [
      `${padded(voice.carrier('wc'), 66)}POLICY INFORMATION PAGE`, '', `CARRIER NO. ${chance.digits(5)}      POLICY NO. ${voice.number('wc')}      PRIOR ${text(t.prior.wc.number)}`, '-'.repeat(98),
      ...typedBeside(['1. INSURED', voice.insured(), ...voice.insuredAddress()].map((one, at) => (at ? `   ${one}` : one)), ['PRODUCER', voice.producer(), ...voice.producerAddress()], 56), '',
      `   RISK ID ${chance.digits(9)}   LEGAL STATUS ${chance.pick(['CORPORATION', 'LLC'])}`, '-'.repeat(98),
      `2. POLICY PERIOD   FROM ${voice.effective('wc')}   TO ${voice.expiration('wc')}`, '-'.repeat(98),
      `3A. STATES COVERED: ${t.insured.address.state}`, '3B. EMPLOYERS LIABILITY LIMITS',
      `       BODILY INJURY BY ACCIDENT   ${padded(voice.limit('wc', 'accident'), 16, true)}  EACH ACCIDENT`, `       BODILY INJURY BY DISEASE    ${padded(voice.limit('wc', 'employee'), 16, true)}  EACH EMPLOYEE`, `       BODILY INJURY BY DISEASE    ${padded(voice.limit('wc', 'disease'), 16, true)}  POLICY LIMIT`,
      '3C. OTHER STATES: SEE WC 00 03 26', '-'.repeat(98), '4. CODE   CLASSIFICATION                         PAYROLL        RATE         PREMIUM',
      ...t.work.map((one) => `   ${padded(one.code, 7)}${padded(text(one.title.toUpperCase()), 36)}${padded(money(one.payroll), 13, true)}${padded(one.rate, 9, true)}${padded(money(one.premium), 15, true)}`),
      `   ${padded('EXPENSE CONSTANT', 65)}${padded(money(220), 15, true)}`, `   ${padded('TOTAL ESTIMATED PREMIUM', 65)}${padded(money(sumOf(t.work, (one) => one.premium) + 220), 15, true)}`, `   DEPOSIT DUE ${money(Math.round(wc.premium / 4))}   AUDIT PERIOD ANNUAL`,
    ]))
  },
}

/** A payroll company's policy on a screen. */
// biome-ignore format: a page
export const payrollScreen: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { wc } = t.policies
    return cratedDeclarations('.pn { border-radius: 8pt; border: 0.8pt solid #9ab; padding: 7pt 10pt; margin: 8pt 0 } .pn h4 { margin-top: 0; color: #245 }',
      `${ends(`<h2>${sign(voice, 'wc')} Workers&rsquo; Comp</h2>`, `Underwritten by<br>${voice.carrier('wc')}`)}
      <div class="pn"><h4>Policy details</h4>${leaders([['Policy #', voice.number('wc')], ['Start date', voice.effective('wc')], ['End date', voice.expiration('wc')], ['Governing state', t.insured.address.state]])}</div>
      ${halves(`<div class="pn"><h4>Business</h4>${insuredTold(voice)}</div>`, `<div class="pn"><h4>Broker</h4>${agencyTold(voice)}<br>${voice.reach('phone')}</div>`)}
      <div class="pn"><h4>Employer&rsquo;s liability limits</h4>${leaders([['Accident (each accident)', voice.limit('wc', 'accident')], ['Disease (policy limit)', voice.limit('wc', 'disease')], ['Disease (each employee)', voice.limit('wc', 'employee')]])}</div>
      <div class="pn"><h4>Jobs</h4>${table('last', ['Job', 'Code', 'Yearly payroll', 'Cost'], t.work.map((one) => [text(one.title), one.code, money(one.payroll), `$${cents(one.premium)}`]))}</div><p class="sm">Charged with each payroll, about $${cents(wc.premium / 26)}. Taxes and assessments included.</p>`)
  },
}

/** A certificate of renewal for compensation that shows the new term alone. */
// biome-ignore format: a page
const compRenewed: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    const { wc } = t.policies
    return cratedDeclarations('p { margin: 8pt 0 }',
      `<h3 class="mid">${voice.carrier('wc')}</h3><h4 class="mid">CERTIFICATE OF RENEWAL<br>Workers Compensation and Employers Liability</h4>
      ${crate([['Policy number', voice.number('wc')], ['Renewal term', termTold(voice, 'wc', ' &ndash; ')], ['Premium', money(wc.premium)]], [['Insured', insuredTold(voice)], ['Agent', agencyTold(voice)]])}
      ${paragraphs(`Policy ${text(t.prior.wc.number)} is renewed by this certificate under the number above. The terms of the policy remain, with the limits of Part Two as follows.`, `Bodily injury by accident: ${voice.limit('wc', 'accident')} each accident. Bodily injury by disease: ${voice.limit('wc', 'disease')} policy limit, ${voice.limit('wc', 'employee')} each employee.`, 'Attach this certificate to the policy. It is void unless countersigned by an authorized representative.')}<p>____________________________</p>`)
  },
}

/** A fund's certificate for a third party. */
// biome-ignore format: a page
const fundCertificate: Paper = {
  draw: (voice) => {
    const { truth: t, chance } = voice
    return crated('certificate', 'fills')('p { margin: 8pt 0 }',
      `<h3>${voice.carrier('wc')}</h3><p>${homeOffice(voice, 'wc')}</p><h4>CERTIFICATE OF WORKERS&rsquo; COMPENSATION INSURANCE</h4><p>${dayAfter30To270(voice, 'wc')}</p><p>${stranger(voice)}</p>
      ${paragraphs(`This is to certify that we have issued a valid workers&rsquo; compensation insurance policy, in a form approved by the Commissioner, to the employer named below for the policy period indicated.`, `Employer: ${insuredTold(voice, ', ')}`)}
      ${told([['Policy number', voice.number('wc')], ['Policy period', termTold(voice, 'wc', ' through ')], ['Each accident', voice.limit('wc', 'accident')], ['Disease, each employee', voice.limit('wc', 'employee')], ['Disease, policy limit', voice.limit('wc', 'disease')], ['Group', chance.digits(6)]])}
      ${paragraphs('This policy is not subject to cancellation by the fund except upon thirty days&rsquo; advance written notice to the employer. This certificate does not amend, extend or alter the coverage of the policy listed.', `Questions: ${t.names.phone()}`)}<p>Authorized representative ______________________</p>`)
  },
}

export const fundAndPayrollScreenFamilies: LearnFamily[] = [
  { name: 'plain compensation and the fund', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: withNotes({ stateFund, informationBoxes, compRenewed, fundCertificate }) },
  { name: 'plain typed policies', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9], { date: slashedDate, money: dollars, capitals: true }), papers: withNotes({ typedInformation, typedAuto, excessTyped, umbrellaBinder }) },
] // biome-ignore format: a family in a line
