import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { inLines } from '../kit/blocks.ts'
import { nameSplitAtAll } from '../kit/parties.ts'
import { tableOfRows } from '../kit/tables.ts'
import { fromDesk } from '../quotes-and-binders/placement-desk.ts'

const agencyInvoice: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { gl, auto } = truth.policies
    return fromDesk(
      'invoice',
      'names only',
      `<div class="dk-h">INVOICE # ${chance.digits(5)}</div>${tableOfRows('dk dk-p', [[`<b>Remit to</b><br>${inLines(text(truth.producer.name), address(truth.producer.address))}`, `<b>Bill to</b><br>${inLines(nameSplitAtAll(text(truth.insured.name)), address(truth.insured.address))}`, `Account ${chance.digits(6)}<br>Date ${date(gl.effective)}<br>Balance due on receipt`]])}
      ${tableOfRows(
        'dk',
        [
          [date(gl.effective), 'Renewal', text(gl.number), text(gl.carrier.name), money(gl.premium)],
          [date(auto.effective), 'Add vehicle', text(auto.number), text(auto.carrier.name), money(388)],
          ['', 'Policy fee', '', '', money(50)],
        ],
        ['Eff.', 'Transaction', 'Policy', 'Company', 'Amount'],
      )}<p>Total ${money(gl.premium + 438)}</p>`,
    )
  },
}

/** A direct bill with installments and a stub. */
export const accountStatement: Paper = {
  draw: ({ truth, money, text, date, address }) => {
    const { gl } = truth.policies
    const part = Math.round(gl.premium / 4)
    const due = [0, 90, 180, 270].map((days) => [date(daysLater(gl.effective, days)), money(part), money(7)])
    return fromDesk(
      'invoice',
      'names only',
      `<p>${text(gl.carrier.name)} – Commercial Billing</p><h3>BILLING STATEMENT</h3>${tableOfRows('dk', [
        ['Billing account', text(gl.number)],
        ['Insured', inLines(text(truth.insured.name), address(truth.insured.address))],
        ['Policy', `General liability ${text(gl.number)}, ${date(gl.effective)} to ${date(gl.expiration)}`],
        ['Previous balance', money(0)],
        ['Minimum due', money(part + 7)],
        ['Pay in full', money(gl.premium)],
      ])}${tableOfRows('dk', due, ['Due date', 'Installment', 'Service charge'])}<p>✂ - - - - - - - - - - - - - - - - - - - - - - - - - - - -</p><p>Return this part with your check. Amount enclosed $ ______ &nbsp; Agent ${text(truth.producer.name)}</p>`,
    )
  },
}

export const invoiceAndStatementFamilies: LearnFamily[] = [
  { name: 'bills', papers: { agencyInvoice, accountStatement } },
] // biome-ignore format: a family in a line
