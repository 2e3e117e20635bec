import type { Paper } from '../../family.ts'
import type { Voice } from '../../voice.ts'
import { before, beside, cell, cents, form, limitLines, mono, next, policy, seen, sides, table, term, texts, theAgent, theInsured, total, wide } from './kit.ts' // biome-ignore format: a list

const classRows = (voice: Voice) =>
  voice.truth.work.map((one) => [one.code, voice.text(one.title), voice.money(one.payroll), one.rate, voice.money(one.premium)]) // biome-ignore format: a row

/** The national council's information page, item by item. */
// biome-ignore format: a page
export const informationPage: Paper = {
  draw: (voice) => {
    const { truth: t, money, text, chance } = voice
    return policy(`<table class="plain"><tr><td>${voice.carrier('wc')}<br><span class="fine">NCCI Carrier Code ${chance.digits(5)}</span></td><td class="num">WORKERS COMPENSATION AND EMPLOYERS<br>LIABILITY INSURANCE POLICY<br><b>INFORMATION PAGE</b></td></tr></table>
      <table class="plain"><tr><td style="width:26pt"><b>1.</b></td><td>The Insured: ${theInsured(voice)}</td><td>Policy No. ${voice.number('wc')}<br>Renewal of ${text(t.prior.wc.number)}<br>FEIN ${chance.digits(2)}-${chance.digits(7)}<br>Risk ID ${chance.digits(9)}</td></tr>
      <tr><td></td><td colspan="2">Other workplaces not shown above: NONE</td></tr>
      <tr><td><b>2.</b></td><td colspan="2">The policy period is from ${voice.effective('wc')} to ${voice.expiration('wc')} 12:01 a.m. standard time at the insured's mailing address.</td></tr>
      <tr><td><b>3.</b></td><td colspan="2">A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${t.insured.address.state}</td></tr>
      <tr><td></td><td colspan="2">B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A.<br>The limits of our liability under Part Two are:${limitLines([['Bodily Injury by Accident', voice.limit('wc', 'accident'), 'each accident'], ['Bodily Injury by Disease', voice.limit('wc', 'disease'), 'policy limit'], ['Bodily Injury by Disease', voice.limit('wc', 'employee'), 'each employee']])}</td></tr>
      <tr><td></td><td colspan="2">C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: SEE ENDORSEMENT</td></tr>
      <tr><td><b>4.</b></td><td colspan="2">The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit.</td></tr></table>
      ${table('form', ['Code No.', 'Classifications', 'Premium Basis Total Estimated Annual Remuneration', 'Rate Per $100 of Remuneration', 'Estimated Annual Premium'], classRows(voice), { from: 2 })}
      ${beside(['Minimum premium', money(750)], ['Total estimated annual premium', money(t.policies.wc.premium)], ['Deposit premium', money(Math.round(t.policies.wc.premium / 4))])}<p>Producer: ${theAgent(voice, ', ')}</p><p class="fine">WC 00 00 01 C &emsp; Issue date ${before(voice, 'wc')} &emsp; Servicing office ${t.insured.address.state}</p>`)
  },
}

/** A company for small firms: a page from its site. */
// biome-ignore format: a page
export const compSite: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    return policy(`<h2>Workers&rsquo; Compensation</h2><p>Policy ${voice.number('wc')} &middot; ${term(voice, 'wc', ' &ndash; ')} &middot; ${voice.carrier('wc')}</p>
      ${sides(`<h4>Your business</h4>${theInsured(voice)}<h4>Your agent</h4>${theAgent(voice)}<br>${voice.reach('phone')}`, `<h4>What we pay</h4>${table('lines', [], [['Workers&rsquo; compensation', 'Benefits required by the law of your state'], ['Employer&rsquo;s liability, each accident', voice.limit('wc', 'accident')], ['Employer&rsquo;s liability, disease, each employee', voice.limit('wc', 'employee')], ['Employer&rsquo;s liability, disease, policy limit', voice.limit('wc', 'disease')]])}`)}
      <h4>Who works for you</h4>${table('lines head', ['Job', 'Class', 'Employees', 'Annual pay'], t.work.map((one, at) => [voice.text(one.title), one.code, String(2 + at), money(one.payroll)]), { from: 2 })}<p>Yearly cost ${money(t.policies.wc.premium)}, in ten payments.</p>`)
  },
}

/** Typed by a self-insured group's administrator. */
// biome-ignore format: a page
export const compTyped: Paper = {
  draw: (voice) => {
    const { truth: t } = voice
    return policy(mono(8.5, [voice.carrier('wc'), 'WORKERS COMPENSATION / EMPLOYERS LIABILITY - INFORMATION PAGE', '', `1. POLICY NUMBER: ${voice.number('wc')}`, '   INSURED:', ...[voice.insured(), ...voice.insuredAddress()].map((one) => `      ${one}`), '   PRODUCER:', ...[voice.producer(), ...voice.producerAddress()].map((one) => `      ${one}`), '', `2. POLICY PERIOD: ${voice.effective('wc')} - ${voice.expiration('wc')}`, '', `3.A. STATES: ${t.insured.address.state}`, '3.B. EMPLOYERS LIABILITY:', `      ACCIDENT          ${wide(voice.limit('wc', 'accident'), 14, true)}  EACH ACCIDENT`, `      DISEASE           ${wide(voice.limit('wc', 'employee'), 14, true)}  EACH EMPLOYEE`, `      DISEASE           ${wide(voice.limit('wc', 'disease'), 14, true)}  POLICY LIMIT`, '', '4. CLASSIFICATIONS', ...t.work.map((one) => `   ${wide(one.code, 7)}${wide(voice.text(one.title).toUpperCase(), 34)}${wide(cents(one.payroll), 16, true)}${wide(one.rate, 9, true)}${wide(cents(one.premium), 14, true)}`), `   ${wide('TOTAL', 66)}${wide(cents(total(t.work, (one) => one.premium)), 14, true)}`]))
  },
}

/** Cells with captions, one limit a cell. */
// biome-ignore format: a page
export const compCells: Paper = {
  draw: (voice) => {
    const { truth: t, money, text } = voice
    return policy(`<p class="num fine">${seen.companyAt(voice, 'wc')}</p><h3>${voice.carrier('wc')}</h3><p>Workers Compensation and Employers Liability Information Page</p>
      ${form([cell('Policy number', voice.number('wc')), cell('Prior number', text(t.prior.wc.number)), cell('Effective', voice.effective('wc')), cell('Expiration', voice.expiration('wc'))], [cell('Item 1. Insured', theInsured(voice), 2), cell('Agent', theAgent(voice), 2)], [cell('Item 3.A States', t.insured.address.state), cell('3.B Bodily injury by accident, each accident', voice.limit('wc', 'accident')), cell('3.B Bodily injury by disease, each employee', voice.limit('wc', 'employee')), cell('3.B Bodily injury by disease, policy limit', voice.limit('wc', 'disease'))])}
      ${next}<h4>Item 4. Extension</h4>${table('lines head', ['Code', 'Description', 'Payroll', 'Rate', 'Premium'], classRows(voice), { from: 2, below: `<tr class="heavy"><td colspan="4">Subject premium</td><td class="num">${money(total(t.work, (one) => one.premium))}</td></tr>` })}${texts('Owners and officers are included unless an election is on file.')}`)
  },
}
