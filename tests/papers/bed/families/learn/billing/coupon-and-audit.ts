import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { captionAbove, columns, inLines, paragraphs, two } from '../kit/blocks.ts'
import { agencyUntold, carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const bill = ruledSheet('invoice', 'names only')

/** An agency's invoice in the manner of its system. */
export const systemInvoice: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, umbrella } = truth.policies
    const due = gl.premium + umbrella.premium + 85
    return bill(
      `${two(
        agencyUntold(voice),
        `<h3>INVOICE</h3>${table(
          'fm',
          [],
          [
            ['Invoice #', chance.digits(5)],
            ['Account Number', `${text(truth.insured.name.slice(0, 4).toUpperCase().replace(/\W/g, 'X'))}-01`],
            ['Date', date(daysLater(gl.effective, -5))],
            ['Balance Due On', date(daysLater(gl.effective, 10))],
            ['Amount Due', money(due)],
          ],
        )}`,
      )}<div class="win">${insuredUntold(voice)}</div>${table(
        'gr',
        ['Item #', 'Trans Eff Date', 'Due Date', 'Trans', 'Description', 'Amount'],
        [
          [
            chance.digits(6),
            date(gl.effective),
            date(gl.effective),
            'REN',
            `Commercial General Liability<br>Policy ${text(gl.number)}<br>${carrierName(voice, 'gl')}<br>${termOf(voice, gl, ' - ')}`,
            money(gl.premium),
          ],
          [
            chance.digits(6),
            date(umbrella.effective),
            date(umbrella.effective),
            'NEW',
            `Umbrella<br>Policy ${text(umbrella.number)}<br>${carrierName(voice, 'umbrella')}`,
            money(umbrella.premium),
          ],
          [chance.digits(6), date(gl.effective), date(gl.effective), 'AFE', 'Agency fee', money(85)],
        ],
      )}<p class="rt"><b>Total Invoice Balance: ${money(due)}</b></p><p>Thank you for your business. Please detach and return with your payment.</p>`,
      '.gr td:last-child { text-align: right }',
    )
  },
}

/** A company's bill with a coupon. */
const directBill: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { auto } = truth.policies
    const due = Math.round(auto.premium / 10)
    const account = chance.digits(10)
    return bill(
      `${two(`<b>${carrierName(voice, 'auto')}</b><br>${homeOffice(voice, 'auto', '<br>')}`, `<b>PREMIUM NOTICE</b><br>Account ${account}<br>Statement date ${date(daysLater(auto.effective, 40))}`)}<div class="win">${insuredUntold(voice)}</div>${table(
        'ln amt',
        ['Date', 'Activity', 'Policy', 'Amount'],
        [
          [date(daysLater(auto.effective, 10)), 'Previous balance', text(auto.number), money(auto.premium)],
          [date(daysLater(auto.effective, 21)), 'Payment received, thank you', '', `-${money(due)}`],
          [date(daysLater(auto.effective, 40)), 'Service charge', '', money(7)],
        ],
      )}<p><b>Minimum due ${money(due + 7)} by ${date(daysLater(auto.effective, 60))}.</b> To pay in full send ${money(auto.premium - due + 7)}.</p><p>Your agent: ${text(truth.producer.name)}, ${truth.producer.phone}</p><div class="cut">${two(`Account ${account}<br>${text(truth.insured.name)}`, `Minimum due ${money(due + 7)}<br>Amount enclosed $ __________`)}</div>`,
      '.cut { border-top: 1pt dashed #000; margin-top: 120pt; padding-top: 8pt }',
    )
  },
}

/** What an audit of payroll came to. */
const audit: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { wc } = truth.prior
    const [was, is] = [Math.round(wc.premium * 0.9), Math.round(wc.premium * 1.15)]
    return bill(
      `<p>${text(wc.carrier.name)} &ndash; Premium Audit</p><h3>FINAL AUDIT STATEMENT AND INVOICE</h3>${table(
        'fm',
        [],
        [
          [
            captionAbove('Policy', text(wc.number)),
            captionAbove('Audit period', termOf(voice, wc)),
            captionAbove('Invoice date', date(daysLater(wc.expiration, chance.int(40, 90)))),
          ],
          [
            captionAbove('Insured', insuredUntold(voice)),
            captionAbove('Agent', agencyUntold(voice)),
            captionAbove('Type', 'Physical'),
          ],
        ],
      )}${table(
        'gr amt',
        ['Code', 'Classification', 'Estimated payroll', 'Audited payroll', 'Rate'],
        truth.work.map((one) => [
          one.code,
          text(one.title),
          money(one.payroll),
          money(Math.round(one.payroll * 1.12)),
          one.rate,
        ]),
      )}${table(
        'amt',
        [],
        [
          ['Audited premium', money(is)],
          ['Less premium billed', money(was)],
          ['Additional premium due', money(is - was)],
        ],
      )}<p>Payment is due within 20 days. Disputes must be in writing, with payroll records.</p>`,
      '.gr td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** A finance company's terms of payment. */
const financed: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const { gl, auto } = truth.policies
    const [sum, down] = [gl.premium + auto.premium, Math.round((gl.premium + auto.premium) / 4)]
    return bill(
      `<h3>PREMIUM FINANCE INVOICE &ndash; ACCOUNT ${chance.digits(8)}</h3>${columns('1fr 1fr', captionAbove('Borrower', insuredUntold(voice)), captionAbove('Agent', agencyUntold(voice)))}${table(
        'gr',
        ['Policy', 'Company', 'Type', 'Effective', 'Premium'],
        [
          [text(gl.number), carrierName(voice, 'gl'), 'GL', date(gl.effective), money(gl.premium)],
          [text(auto.number), carrierName(voice, 'auto'), 'AU', date(auto.effective), money(auto.premium)],
        ],
      )}${table(
        'ln',
        ['Payment', 'Due', 'Amount'],
        Array.from({ length: 9 }, (_, at) => [
          String(at + 1),
          date(daysLater(gl.effective, 30 * (at + 1))),
          money(Math.round((sum - down) / 9)),
        ]),
      )}${paragraphs(`Amount financed ${money(sum - down)}, annual percentage rate ${chance.int(7, 13)}.${chance.digits(2)}%. Failure to pay may result in cancellation of the policies listed.`)}<p>${inLines('Late charge', `${money(25)} after five days`)}</p>`,
    )
  },
}

export const couponAndAuditFamilies: LearnFamily[] = [
  { name: 'billed', style: manyCities(['sans', 'narrow'], [9, 9.5]), papers: { invoice: systemInvoice, directBill, audit, financed } },
] // biome-ignore format: a family in a line
