import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { inLines } from '../kit/blocks.ts'
import { bankOrFunding, homeOffice, insuredAsWritten } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'

const bill = printed('invoice', 'names only')

/** A company's installment notice with a stub. */
export const installment: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const part = Math.round(gl.premium / 9)
    return bill(
      `<div class="in"><div>${inLines(text(gl.carrier.name), homeOffice(voice, 'gl', '<br>'))}</div><div>PREMIUM NOTICE<br>Notice date ${date(daysLater(gl.effective, 40))}<br>Due date ${date(daysLater(gl.effective, 62))}</div></div><p style="margin: 30pt">${insuredAsWritten(voice)}</p>${tableOf('in-t', headRow('Policy number', 'Policy period', 'Type', 'Balance', 'Amount due'), tableRow(text(gl.number), `${date(gl.effective)} - ${date(gl.expiration)}`, 'Commercial package', money(gl.premium - part), money(part)), tableRow('', '', 'Service fee', '', money(7)), tableRow('', '', '<b>Pay this amount</b>', '', money(part + 7)))}<p>Agent: ${text(truth.producer.name)}, ${truth.producer.phone}</p><p class="in-s">RETURN THIS PORTION. Account ${chance.digits(10)} &nbsp; Amount due ${money(part + 7)} &nbsp; Make checks payable to ${text(gl.carrier.name)}</p>`,
      '.in { display: flex; justify-content: space-between } .in-t td, .in-t th { border: 0.4pt solid #666 } .in-t td:nth-child(n+4) { text-align: right } .in-s { border-top: 1pt dashed #000; padding-top: 10pt; margin-top: 70pt }',
    )
  },
}

/** An agency bills a new policy with taxes and fees of a broker. */
const agencyBill: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl, umbrella } = truth.policies
    const tax = Math.round((gl.premium + umbrella.premium) * 0.05)
    const lines = [
      [date(gl.effective), text(gl.number), 'New business – general liability', money(gl.premium)],
      [date(umbrella.effective), text(umbrella.number), 'New business – excess', money(umbrella.premium)],
      [date(gl.effective), text(gl.number), 'Surplus lines tax', money(tax)],
      [date(gl.effective), text(gl.number), 'Broker fee', money(150)],
    ]
    return bill(
      `<h2>Invoice # ${chance.digits(5)}</h2><table><tr><td>${inLines(text(truth.producer.name), address(truth.producer.address), truth.producer.phone)}</td><td>Bill to:<br>${inLines(text(truth.insured.name), address(truth.insured.address))}</td></tr></table>${tableOf('ab', headRow('Effective', 'Policy', 'Description', 'Amount'), tableRows(lines), tableRow('', '', '<b>Total due on receipt</b>', money(gl.premium + umbrella.premium + tax + 150)))}<p>Carriers: ${text(gl.carrier.name)}; ${text(umbrella.carrier.name)}. Pay online at pay.agency.example.com.</p>`,
      '.ab th { border-bottom: 1pt solid #333 } .ab td:last-child, .ab th:last-child { text-align: right }',
    )
  },
}

/** A loan for premiums: the policies it pays for in a schedule. */
const financed: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address } = voice
    const { gl, auto } = truth.policies
    const total = gl.premium + auto.premium
    const down = Math.round(total / 4)
    return bill(
      `<h3>COMMERCIAL PREMIUM FINANCE STATEMENT</h3><p>Lender: ${bankOrFunding(voice)}</p><p>Borrower: ${inLines(text(truth.insured.name), address(truth.insured.address))}</p>${tableOf('fi', tableRow('A. Total premiums', money(total)), tableRow('B. Down payment', money(down)), tableRow('C. Amount financed', money(total - down)), tableRow('D. Finance charge', money(Math.round(total * 0.04))), tableRow('E. Ten payments of', money(Math.round((total - down) / 10 + total * 0.004))), tableRow('First payment due', date(daysLater(gl.effective, 30))))}<p>Schedule of policies</p>${tableOf('fi', headRow('Policy', 'Company and general agent', 'Type', 'Effective', 'Premium'), tableRow(text(gl.number), `${text(gl.carrier.name)}<br>${text(truth.wholesaler.name)}`, 'GL', date(gl.effective), money(gl.premium)), tableRow(text(auto.number), text(auto.carrier.name), 'AUTO', date(auto.effective), money(auto.premium)))}<p>Payment is due each month; a late charge of 5% applies after five days. Agent: ${text(truth.producer.name)}.</p>`,
      'h3 { text-align: center } .fi td, .fi th { border: 0.5pt solid #000 }',
    )
  },
}

export const installmentsAndLoanFamilies: LearnFamily[] = [
  { name: 'owed', style: halfInCapitals(['sans', 'narrow'], 9, 10), papers: { installment, agencyBill, financed } },
] // biome-ignore format: a family in a line
