import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { commas, dayInWords, elInForce, elShort, inWords, own, rows, statesOf, sum, workOf } from './words.ts'

/** Employers liability in a sentence, in a short hand, or as a row of facts. */
function employersLiability(voice: Voice): string {
  const words = (name: string) => own(voice, 'wc', name, inWords)
  return voice.chance.pick([
    () =>
      `Suits by employees that fall outside of the compensation law are insured for ${words('accident')} in any one accident. For disease the most we pay is ${words('employee')} for one employee and ${words('disease')} for all of them together.`,
    () => `Employers liability (accident / disease policy / disease employee): <b>${elInForce(voice)}</b>.`,
    () =>
      `Your employers liability limits are ${voice.limit('wc', 'accident')} each accident, ${voice.limit('wc', 'disease')} disease policy limit and ${voice.limit('wc', 'employee')} disease each employee.`,
  ])()
}

/** A letter that confirms coverage billed by each payroll; the payroll company and its fees stand beside it. */
export const payAsYouGo: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc } = truth.policies
    const inDays = chance.maybe(0.4)
    const day = (by: 'effective' | 'expiration') => {
      const said = voice[by]('wc')
      return inDays ? dayInWords(wc[by]) : said
    }
    const payroll = voice.text(truth.names.business())
    const yearly = chance.int(6, 240) * 1000
    const states = statesOf(voice, chance.int(0, 3))
    const number = voice.number('wc')
    const facts = chance.shuffle([
      ['Policy', number],
      ['Written by', voice.carrier('wc') + (chance.maybe(0.3) ? ` (NAIC ${voice.naic('wc')})` : '')],
      ['States', states.join(', ')],
      ['Payroll company', payroll],
      ['Estimated for the year', voice.money(yearly)],
      ['Paid today', `${voice.money(0)} down + ${voice.money(chance.pick([160, 250, 318]))} state fees`],
    ])
    const runs = Array.from({ length: 4 }, (_, at) => daysLater(wc.effective, 13 + 14 * at))
    const term = chance.pick([
      () => `Your workers compensation insurance started on ${day('effective')} and runs to ${day('expiration')}.`,
      () =>
        `Coverage is bound from 12:01 a.m. on ${day('effective')}. It ends at the same hour on ${day('expiration')}.`,
    ])()
    const sender = chance.maybe(0.7)
      ? `${voice.reach('contact')}<br>${voice.producer()}<br>${voice.producerAddress().join(', ')}<br>${voice.reach('phone')} &middot; ${voice.reach('email')}`
      : `${voice.producer()}<br>${voice.producerAddress().join('<br>')}`
    return {
      kind: 'letter',
      feeds: 'fills',
      html: `<div class="bar"><b>pay as you go</b><span>Enrollment confirmation</span></div><div class="cols"><main><p>${voice.date(daysLater(wc.effective, chance.int(0, 9)))}</p><p>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</p><p>Dear policyholder,</p>
<p>You are enrolled. ${term} ${chance.maybe(0.4) ? `Benefits are ${voice.tick('wc.statutory', 'statutory')}.` : ''}</p><p>${employersLiability(voice)}</p>
<p>From now on premium is taken with every payroll instead of four times a year. ${payroll} sends us the wages of each class after each run; we work out the premium and draft your account ${chance.pick(['two', 'three'])} banking days later. A draft that comes back costs ${voice.money(35)}, and two in a row move you to a deposit of ${voice.money(Math.round(yearly / 4))}.</p>
<p>${chance.pick([`Are your clients asking for 2M/2M/2M? Tell us; higher limits can be added for about ${voice.money(chance.int(2, 9) * 100)} a year.`, 'If a client asks for proof of insurance, order it from the address below. Do not send this letter to clients.', `The policy you had before, ${voice.text(truth.prior.wc.number)}, will be audited within sixty days.`])}</p><p>Kind regards,</p><p>${sender}</p></main>
<aside><dl>${facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl><h4>First drafts</h4><table>${rows(runs.map((run) => [voice.date(run), `about ${voice.money(Math.round(yearly / 26) + chance.int(-90, 90))}`]))}</table></aside></div>`,
      css: `* { -webkit-print-color-adjust: exact; print-color-adjust: exact } body { padding: 0 2px; font: 12px/1.5 'Inter Variable', sans-serif; color: #222 } .bar { background: #0c7a62; color: #fff; padding: 14px 18px; display: flex; justify-content: space-between; border-radius: 6px } .cols { display: grid; grid-template-columns: 1fr 225px; gap: 28px; margin-top: 22px } aside { background: #eef6f3; padding: 14px; border-radius: 6px; font-size: 10.5px; align-self: start } dl { margin: 0 } dt { color: #0c7a62; font-size: 9px; text-transform: uppercase; margin-top: 8px } dd { margin: 0; font-weight: 600 } h4 { margin: 14px 0 4px } td { padding-right: 8px }`,
    }
  },
}

/** A bill for the audit of the term that ended; the term in force stands in a box of its own, or the bill is silent on it. */
export const auditBill: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { wc } = truth.policies
    const prior = truth.prior.wc
    const isSaid = chance.maybe(0.65)
    const work = workOf(chance, chance.int(3, 6)).map((one) => ({ ...one, audited: Math.round(one.payroll * (0.7 + chance.int(0, 90) / 100)) }))
    const earned = work.map(({ audited, rate }) => Math.round((audited / 100) * rate))
    const paid = sum(work.map(({ premium }) => premium))
    const balance = sum(earned) - paid
    const due = voice.date(daysLater(wc.effective, chance.int(70, 110)))
    const current = () => {
      const shown = chance.pick([
        () => `<br>EL ${elInForce(voice)}`,
        () => `<br>Employers liability ${voice.limit('wc', 'accident')} accident, ${voice.limit('wc', 'employee')} disease/employee, ${voice.limit('wc', 'disease')} disease/policy`,
        () => '',
      ])()
      return `<div class="now"><h4>${chance.pick(['Your policy in force', 'Current term', 'Coverage today'])}</h4>${voice.number('wc')}<br>${voice.effective('wc')} to ${voice.expiration('wc')}${shown}<br><small>Insurer: ${voice.carrier('wc')}. This bill does not change it so long as the balance is paid.</small></div>`
    }
    const table = rows(
      work.map(({ code, title, payroll, audited, rate }, at) => [code, title, commas(payroll), commas(audited), rate.toFixed(2), commas(earned[at]!)]),
    )
    const agent = chance.maybe(0.6) ? `<p><small>Agent of record</small><br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}</p>` : ''
    const stub = `<div class="stub"><div>Detach and return with payment<br><b>${voice.text(prior.carrier.name)}</b><br>${voice.address(prior.carrier.address).join('<br>')}</div><table>${rows([['Invoice', chance.digits(8)], ['Pay by', due], [balance < 0 ? 'Credit' : 'Amount due', voice.money(Math.abs(balance))]])}</table></div>`
    return {
      kind: 'invoice',
      feeds: isSaid ? 'fills' : 'names only',
      html: `<header><h1>${chance.pick(['Final audit bill', 'Audit statement &amp; invoice', 'Premium audit &ndash; balance'])}</h1><div>${voice.text(prior.carrier.name)}<br>Premium Audit, unit ${chance.digits(2)}</div></header>
<div class="top"><div>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}${agent}</div><div class="then"><h4>Term that was audited (ended)</h4>${voice.text(prior.number)}<br>${voice.date(prior.effective)} to ${voice.date(prior.expiration)}${chance.maybe(0.6) ? `<br>EL ${elShort(prior.limits, chance)}` : ''}</div>${isSaid ? current() : ''}</div>
<table class="a"><tr><th>Class</th><th>Work</th><th>Estimated payroll</th><th>Audited payroll</th><th>Rate</th><th>Earned</th></tr>${table}</table>
<table class="t">${rows([['Earned premium', voice.money(sum(earned))], ['Payments received', voice.money(paid)], ['Uninsured subcontractors added', voice.money(0)], [balance < 0 ? 'Credit to you' : 'Balance', `<b>${voice.money(Math.abs(balance))}</b>`]])}</table>
<p class="f">You may dispute the audit in writing within ${chance.pick([20, 30, 60])} days. Send payroll journals, quarterly wage reports and certificates of subcontractors. Unpaid balances of more than ${voice.money(chance.pick([100, 250]))} go to collection after ${chance.pick([45, 60])} days${isSaid ? '' : '; any policy you may have with us could then be cancelled'}.</p>${stub}`,
      css: `* { -webkit-print-color-adjust: exact; print-color-adjust: exact } body { padding: 0 2px; font: 11px/1.4 'Liberation Sans', sans-serif } header { display: flex; justify-content: space-between; border-bottom: 4px solid #7b2d26 } h1 { font-size: 21px; color: #7b2d26; margin: 0 } .top { display: grid; grid-template-columns: 1.2fr 1fr 1fr; gap: 16px; margin: 20px 0 } .then, .now { border: 1px solid #999; padding: 8px; align-self: start } .now { background: #f4efe6 } h4 { margin: 0 0 5px; font-size: 10px } table { border-collapse: collapse } .a { width: 100% } .a th { text-align: left; background: #7b2d26; color: #fff; padding: 4px; font-size: 9.5px } .a td { padding: 4px; border-bottom: 1px solid #ddd } .t, .stub table { width: auto } .t { margin: 14px 0 14px auto } .t td { padding: 3px 10px } .f { font-size: 9.5px } .stub { border-top: 1px dashed #000; margin-top: 60px; padding-top: 14px; display: flex; justify-content: space-between } .stub td { border: 1px solid #999; padding: 4px 12px }`,
    }
  },
} // biome-ignore format: a page
