import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { inLines } from '../kit/blocks.ts'
import { printed } from '../kit/sheets.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

const bill = printed('invoice', 'names only')

/** A carrier's direct bill: what is due in a box, activity below, a stub to send back. */
const directBill: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    const { gl, auto } = truth.policies
    const due = date(daysLater(gl.effective, 25))
    const part = Math.round(gl.premium / 10)
    return bill(
      `<div class="db"><div><b>${text(gl.carrier.name)}</b><br>PO Box ${chance.digits(4)}<br>${address(gl.carrier.address).at(-1)}</div><div class="db-b">Account number ${chance.digits(9)}<br>Payment due ${due}<br><b>Minimum due ${money(part + 8)}</b><br>Total balance ${money(gl.premium + auto.premium)}</div></div><p class="db-a">${inLines(text(truth.insured.name), address(truth.insured.address))}</p><h3>Insurance Bill</h3><table class="db-t">${tableHead('Policy', 'Type', 'Policy period', 'Premium', 'Amount due')}${tableRows(
        [
          [
            text(gl.number),
            'General Liability',
            `${date(gl.effective)} - ${date(gl.expiration)}`,
            money(gl.premium),
            money(part),
          ],
          [
            text(auto.number),
            'Commercial Auto',
            `${date(auto.effective)} - ${date(auto.expiration)}`,
            money(auto.premium),
            '0.00',
          ],
          ['', 'Installment charge', '', '', money(8)],
        ],
      )}</table><p>Your agent ${text(truth.producer.name)}, ${text(truth.producer.phone)}</p><p>If we do not receive the minimum due your policy may be cancelled.</p><p class="db-s">Detach and return with payment. Make check payable to ${text(gl.carrier.name)}. Amount enclosed: ________</p>`,
      '.db { display: flex; justify-content: space-between } .db-b { border: 1pt solid #000; padding: 6pt } .db-a { margin: 40pt 0 30pt 30pt } .db-t td, .db-t th { border-bottom: 0.4pt solid #aaa } .db-s { border-top: 1pt dashed #000; margin-top: 60pt; padding-top: 8pt }',
    )
  },
}

/** An agency's invoice by transaction. */
export const agencyInvoice: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, address, chance } = voice
    const { gl, umbrella, wc } = truth.policies
    const rows = [gl, umbrella, wc].map((one, at) => [String(88_100 + at * 3), date(one.effective), ['Renewal – general liability', 'Renewal – umbrella', 'New – workers compensation'][at]!, text(one.carrier.name), text(one.number), money(one.premium)]) // biome-ignore format: a row
    return bill(
      `<table class="ai-h"><tr><td><b>${text(truth.producer.name)}</b><br>${inLines(address(truth.producer.address))}<br>Phone: ${truth.producer.phone} &nbsp; Fax: ${truth.producer.fax}</td><td><table>${tableRow('INVOICE NO.', chance.digits(5))}${tableRow('ACCOUNT NO.', 'OTT-01')}${tableRow('DATE', date(gl.effective))}${tableRow('CSR', 'KL')}${tableRow('BALANCE DUE ON', date(daysLater(gl.effective, 20)))}</table></td></tr></table><p>${inLines(text(truth.insured.name), address(truth.insured.address))}</p><table class="ai-t">${tableHead('Item #', 'Eff date', 'Description', 'Company', 'Policy', 'Amount')}${tableRows(rows)}${tableRow('', '', '', '', 'Invoice balance', money(gl.premium + umbrella.premium + wc.premium))}</table><p>Please return one copy with your payment. Thank you.</p>`,
      '.ai-h td { width: 50% } .ai-h table td { border: 0.5pt solid #000; padding: 1pt 4pt } .ai-t th { border-top: 1pt solid #000; border-bottom: 1pt solid #000 } .ai-t td:last-child, .ai-t th:last-child { text-align: right }',
    )
  },
}

/** A premium finance agreement: the policies financed and the schedule of payments. */
const wholesaleInvoice: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl } = truth.policies
    const tax = Math.round(gl.premium * 0.05)
    return bill(
      `<h2>INVOICE</h2><p>${text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}</p><p>Bill to agent: ${text(truth.producer.name)} (${truth.producer.code})</p><table class="wi">${tableRows(
        [
          ['Invoice', chance.digits(7)],
          ['Insured', text(truth.insured.name)],
          ['Company', text(gl.carrier.name)],
          ['Policy', text(gl.number)],
          ['Effective / expiration', `${date(gl.effective)} / ${date(gl.expiration)}`],
          ['Coverage', 'General liability'],
          ['Premium', money(gl.premium)],
          ['Policy fee', money(150)],
          ['State tax', money(tax)],
          ['Commission 12%', `(${money(Math.round(gl.premium * 0.12))})`],
          ['<b>Net due</b>', money(Math.round(gl.premium * 0.88) + 150 + tax)],
        ],
      )}</table><p>Net payment is due ${date(daysLater(gl.effective, 15))}. Past due accounts are cancelled.</p>`,
      'h2 { text-align: right } .wi { width: 80% } .wi td { border-bottom: 0.4pt dotted #666 } .wi td:last-child { text-align: right }',
    )
  },
}

export const directAndWholesaleFamilies: LearnFamily[] = [
  { name: 'billing', style: thirdInCapitals(['sans', 'narrow'], 8.5, 9.5), papers: { directBill, agencyInvoice, wholesaleInvoice } },
] // biome-ignore format: a family in a line
