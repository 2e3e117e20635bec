import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { crate, ends, leaders, told } from '../kit/blocks.ts'
import { agencyName, agencyUntold, carrierName, insuredUntold } from '../kit/parties.ts'
import { crated } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { dayAfter, termOf } from '../kit/terms.ts'

const invoice = crated('invoice', 'names only')

/** An agency's bill. */
// biome-ignore format: a page
export const bill: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date, chance } = voice
    const { gl, auto } = t.policies
    return invoice('', `${ends(`<b>${agencyUntold(voice)}</b>`, `<h2>INVOICE</h2>${chance.digits(6)}<br>${date(gl.effective)}`)}<p>Bill to<br>${insuredUntold(voice)}</p>${table('net last', ['Policy', 'Description', 'Term', 'Amount'], [[text(gl.number), 'General liability, renewal', termOf(voice, gl), money(gl.premium)], [text(auto.number), 'Business auto, renewal', termOf(voice, auto), money(auto.premium)], ['', 'Agency fee', '', money(75)]], `<tr class="bd"><td colspan="3">Due ${date(daysLater(gl.effective, 15))}</td><td>${money(gl.premium + auto.premium + 75)}</td></tr>`)}<p class="sm">A charge of 1.5% a month is added to what is past due.</p>`)
  },
}

/** A company's installment bill with a stub. */
// biome-ignore format: a page
export const stubInstallment: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { wc } = t.policies
    const part = Math.round(wc.premium / 9)
    return invoice('.stub { border-top: 1pt dashed #000; margin-top: 30pt; padding-top: 8pt }', `${ends(`<h3>${carrierName(voice, 'wc')}</h3>`, `Premium notice<br>Account ${voice.chance.digits(9)}`)}${told([['Policy', text(wc.number)], ['Workers compensation', termOf(voice, wc)], ['Insured', insuredUntold(voice, ', ')], ['Agent', agencyName(voice)]])}${leaders([['Previous balance', money(wc.premium)], ['Payment received', money(part)], ['Installment fee', money(5)], ['Minimum due', money(part + 5)], ['Balance', money(wc.premium - part + 5)]])}<p>Due ${date(daysLater(wc.effective, 61))}</p><div class="stub">${ends(insuredUntold(voice), `Please return this stub<br>Amount enclosed $ ____________`)}<p>Make checks payable to ${carrierName(voice, 'wc')}</p></div>`)
  },
}

/** What an audit found. */
// biome-ignore format: a page
const audit: Paper = {
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { wc } = t.policies
    return invoice('.au td:nth-child(n+3), .au th:nth-child(n+3) { text-align: right }', `<h3>FINAL AUDIT STATEMENT</h3>${crate([['Insured', insuredUntold(voice)], ['Policy', text(wc.number)], ['Audit period', termOf(voice, wc)]])}${table('net slim au', ['Code', 'Class', 'Estimated payroll', 'Audited payroll', 'Premium'], t.work.map((one) => [one.code, text(one.title), money(one.payroll), money(one.payroll + 4100), money(Math.round(((one.payroll + 4100) / 100) * Number(one.rate)))]))}<p>Additional premium due ${money(412)} by ${dayAfter(voice, 420, 'wc')}. Pay ${carrierName(voice, 'wc')}.</p>`)
  },
}

export const stubAndAuditFamilies: LearnFamily[] = [
  { name: 'plain bills', names: 'kept', style: lessOften(['sans', 'narrow'], [8.5, 9]), papers: withNotes({ bill, installment: stubInstallment, audit }) },
] // biome-ignore format: a family in a line
