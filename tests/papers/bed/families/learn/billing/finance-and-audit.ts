import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { cents } from '../kit/amounts.ts'
import { paragraphs, said, tip } from '../kit/blocks.ts'
import { agencyName, agencyUntold, carrierName, insuredUntold, stranger } from '../kit/parties.ts'
import { labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45, termOf } from '../kit/terms.ts'

const invoice = labeledSheet('invoice', 'names only')

/** What an agency bills: lines of policies, fees, what was paid. */
export const agencyBill: Paper = {
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const { gl, umbrella } = truth.policies
    return invoice(
      `<div class="split"><div><b>${agencyName(voice)}</b><br>${agencyUntold(voice).split('<br>').slice(1).join('<br>')}<br>${truth.producer.phone}</div><p class="e"><b class="big">INVOICE</b><br># ${chance.digits(5)}<br>${dayBefore3To45(voice)}</p></div><div class="window">${insuredUntold(voice)}</div>${tableUnder(
        'ruled money',
        ['Eff. date', 'Trans', 'Policy', 'Description', 'Amount'],
        tableRows([
          [
            date(gl.effective),
            'REN',
            text(gl.number),
            `General liability, ${carrierName(voice, 'gl')}`,
            money(gl.premium),
          ],
          [
            date(umbrella.effective),
            'REN',
            text(umbrella.number),
            `Umbrella ${money(umbrella.limits.occurrence!)}`,
            money(umbrella.premium),
          ],
          [date(gl.effective), 'FEE', '', 'Agency fee', money(100)],
          ['', '', '', '<b>Balance due</b>', money(gl.premium + umbrella.premium + 100)],
        ]),
      )}<p>Payment is due on or before ${date(gl.effective)}.</p>`,
      '.big { font-size: 1.6em }',
    )
  },
}

/** A premium is financed: payments, and policies as security. */
const financed: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl, auto } = truth.policies
    const sum = gl.premium + auto.premium
    const down = Math.round(sum / 4)
    return invoice(
      `<h3 class="c">PREMIUM FINANCE AGREEMENT</h3>${tableUnder('ruled', [], tableRows([[tip('Borrower', insuredUntold(voice)), tip('Agent', agencyUntold(voice)), tip('Lender', stranger(voice))]]))}${tableUnder(
        'ruled',
        ['Policy number', 'Insurance company and general agent', 'Effective', 'Type', 'Premium'],
        tableRows([
          [text(gl.number), carrierName(voice, 'gl'), date(gl.effective), 'GL', money(gl.premium)],
          [text(auto.number), carrierName(voice, 'auto'), date(auto.effective), 'AUTO', money(auto.premium)],
        ]),
      )}${said([
        ['Total premiums', money(sum)],
        ['Down payment', money(down)],
        ['Amount financed', money(sum - down)],
        ['Finance charge', `$${cents((sum - down) * 0.041)}`],
        [
          'Payments',
          `9, of $${cents(((sum - down) * 1.041) / 9)} each, first due ${date(daysLater(gl.effective, 31))}`,
        ],
      ])}<p class="s">The borrower appoints the lender attorney in fact to cancel the policies if a payment is not made.</p>`,
    )
  },
}

/** What an audit found: payroll that was estimated, and that was. */
const audited: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { wc } = truth.policies
    return invoice(
      `<h3>${carrierName(voice, 'wc')}</h3><h4>Premium Audit Statement</h4><div class="window">${insuredUntold(voice)}</div><p>Policy ${text(wc.number)}, ${termOf(voice, wc)}; audited ${date(daysLater(wc.expiration, 50))}</p>${tableUnder(
        'ruled',
        ['Class', 'Description', 'Estimated payroll', 'Audited payroll', 'Rate', 'Earned premium'],
        rowsFor(truth.work, (one) => [
          one.code,
          text(one.title),
          money(one.payroll),
          money(one.payroll + 12_450),
          one.rate,
          money(Math.round(((one.payroll + 12_450) / 100) * Number(one.rate))),
        ]),
      )}${paragraphs(`Additional premium due: ${money(truth.work.reduce((all, one) => all + Math.round(124.5 * Number(one.rate)), 0))}. Please pay within 25 days.`)}`,
      'td:nth-child(n+3) { text-align: right } .window + p td { text-align: left }',
    )
  },
}

export const financeAndAuditFamilies: LearnFamily[] = [
  { name: 'what it costs', style: mostlyDollars(['sans', 'narrow'], [9, 9.5]), papers: { agencyBill, financed, audited } },
] // biome-ignore format: a family in a line
