import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { captionedBox, inLines, sides } from '../kit/blocks.ts'
import { agencyUntold, bankOrLeasing, carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { asRows, table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const bill = printed('invoice', 'names only')

/** A statement of an account with a company that bills itself. */
export const statement: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, auto } = truth.policies
    const due = Math.round((gl.premium + auto.premium) / 6)
    return bill(
      `${sides(inLines(carrierName(voice, 'gl'), homeOffice(voice, 'gl', '<br>')), captionedBox('Account number', chance.digits(10)), captionedBox('Minimum due', money(due)), captionedBox('Due date', date(daysLater(gl.effective, 33))))}<p style="margin:28pt">${insuredUntold(voice)}</p><h4>ACCOUNT STATEMENT</h4>${table(
        'st',
        ['Policy', 'Description', 'Term', 'Amount'],
        [
          [text(gl.number), 'Previous balance', termOf(voice, gl, '–'), money(gl.premium)],
          [text(gl.number), 'Payment – thank you', '', `-${money(due)}`],
          [text(auto.number), 'Installment 2 of 6', termOf(voice, auto, '–'), money(due)],
          ['', 'Installment fee', '', money(6)],
        ],
      )}<p>Pay in full: ${money(gl.premium + auto.premium)}. Agent ${text(truth.producer.name)}.</p><p style="border-top:1pt dashed #000;margin-top:60pt">Detach and return with payment. Amount enclosed $ ________</p>`,
      '.sides { display: grid; grid-template-columns: 2fr 1fr 1fr 1fr; gap: 6pt } .st td, .st th { border-bottom: 0.4pt solid #777 } .st td:last-child { text-align: right }',
    )
  },
}

/** An agency's bill of a premium, in the manner of its system. */
const agencyInvoice: Paper = {
  draw: ({ truth, money, text, date, address, chance }) => {
    const { wc } = truth.policies
    return bill(
      `<table><tr><td><b>${text(truth.producer.name)}</b><br>${address(truth.producer.address).join('<br>')}</td><td style="text-align:right"><b>INVOICE</b><br>No. ${chance.digits(6)}<br>Invoice date ${date(daysLater(wc.effective, -8))}<br>Client code ${chance.pick(['ARC', 'BEN', 'LIN'])}${chance.digits(3)}</td></tr></table><p>${inLines(text(truth.insured.name), address(truth.insured.address))}</p>${table(
        'ai',
        ['Trans. eff. date', 'Trans. code', 'Policy number', 'Company', 'Description', 'Amount'],
        [
          [
            date(wc.effective),
            'REN',
            text(wc.number),
            text(wc.carrier.name),
            'Workers compensation deposit',
            money(Math.round(wc.premium / 4)),
          ],
          [date(wc.effective), 'FEE', text(wc.number), '', 'Agency service fee', money(75)],
        ],
      )}<p style="text-align:right">Total ${money(Math.round(wc.premium / 4) + 75)}</p><p>Payment is due by ${date(wc.effective)}. Checks to the agency, please.</p>`,
      '.ai th { print-color-adjust: exact; background: #ddd; font-size: 0.85em } .ai td:last-child { text-align: right }',
    )
  },
}

/** An agreement to finance premiums: a bank, a table of disclosures, policies with what they cost. */
const agreement: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { gl, umbrella } = truth.policies
    const total = gl.premium + umbrella.premium
    const down = Math.round(total / 5)
    const charge = Math.round((total - down) * 0.05)
    return bill(
      `<h3>PREMIUM FINANCE AGREEMENT</h3>${sides(captionedBox('LENDER', bankOrLeasing(voice)), captionedBox('INSURED / BORROWER', insuredUntold(voice)), captionedBox('AGENT', agencyUntold(voice)))}${table(
        'fa',
        [],
        asRows([
          ['Total premium', money(total)],
          ['Cash down payment', money(down)],
          ['Principal balance', money(total - down)],
          ['Finance charge', money(charge)],
          ['Total of payments', money(total - down + charge)],
          ['Nine payments of', money(Math.round((total - down + charge) / 9))],
          ['First due', date(daysLater(gl.effective, 30))],
        ]),
      )}${table(
        'fa',
        ['Policy prefix and number', 'Effective date', 'Insurance company', 'Coverage', 'Months', 'Premium'],
        [
          [text(gl.number), date(gl.effective), carrierName(voice, 'gl'), 'GL', '12', money(gl.premium)],
          [
            text(umbrella.number),
            date(umbrella.effective),
            carrierName(voice, 'umbrella'),
            'UMB',
            '12',
            money(umbrella.premium),
          ],
        ],
      )}<p>The borrower irrevocably appoints the lender attorney-in-fact to cancel the policies upon default.</p>`,
      'h3 { text-align: center } .sides { display: grid; grid-template-columns: 1fr 1fr 1fr } .bx { border: 0.5pt solid #000; padding: 3pt } .fa td, .fa th { border: 0.5pt solid #000 }',
    )
  },
}

export const statementAndAgreementFamilies: LearnFamily[] = [
  { name: 'sums due', style: manyDates(['sans', 'narrow'], [9, 9.5]), papers: { statement, agencyInvoice, agreement } },
] // biome-ignore format: a family in a line
