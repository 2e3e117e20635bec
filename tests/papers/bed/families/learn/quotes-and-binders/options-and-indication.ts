import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import { cents, days, dollars, earlier, mark, mark4, named, overleaf, paragraphs, plainRows, posted, ran, rows, said, sheet, split, tableOf, tip } from '../kit/blocks.ts' // biome-ignore format: a list

const quote = sheet('quote', 'nothing')
const invoice = sheet('invoice', 'names only')
const WORDS = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations', personal: 'Personal/advertising injury', rented: 'Damage to rented premises', medical: 'Medical expense' } // biome-ignore format: a table

/** A wholesaler's quote with three options in columns. */
export const options: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [low, high] = [otherLimits(chance, 'gl', gl.limits), otherLimits(chance, 'gl', gl.limits)]
    return quote(
      `<div class="split"><div>${posted.wholesaler(voice)}</div><p class="e"><b>QUOTATION</b><br>${earlier(voice)}<br>Valid for 30 days</p></div>${said(
        [
          ['Attention', text(truth.producer.contact)],
          ['Agency', named.agency(voice)],
          ['Applicant', posted.insured(voice, ', ')],
          ['Carrier', `${named.carrier(voice, 'gl')}, non-admitted`],
          ['Proposed term', ran(voice, gl)],
        ],
      )}
      ${tableOf(
        'ruled op',
        ['Limits', 'Option 1', 'Option 2', 'Option 3'],
        `${rows(Object.entries(WORDS), ([name, words]) => [words, money(low[name]!), money(gl.limits[name]!), money(high[name]!)])}${plainRows(
          [
            ['Deductible', money(2500), money(1000), money(500)],
            ['Premium', money(Math.round(gl.premium * 0.8)), money(gl.premium), money(Math.round(gl.premium * 1.3))],
            ['Accept', mark4(false), mark4(false), mark4(false)],
          ],
        )}`,
      )}
      <p>Subject to: signed application, favorable inspection, no losses. Commission 12.5%. No coverage is bound until we confirm it in writing.</p>`,
      '.op td:nth-child(n+2), .op th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** An agency's proposal, a page for each line of business. */
export const proposal: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { gl, auto, wc, umbrella } = truth.policies
    return quote(
      `<div class="cover"><h1>Insurance Proposal</h1><h2>${text(truth.insured.name)}</h2><p>Presented by ${posted.agency(voice)}</p><p>For the term beginning ${date(gl.effective)}</p></div>${overleaf}<h3>General Liability</h3><p>${named.carrier(voice, 'gl')}</p>${tableOf(
        'under money',
        [],
        rows(Object.entries(WORDS), ([name, words]) => [words, money(gl.limits[name]!)]),
      )}<h3>Business Auto</h3><p>${named.carrier(voice, 'auto')}; ${truth.vehicles.length} vehicles</p><p>Liability ${money(auto.limits.csl ?? auto.limits.perAccident!)} each accident</p><h3>Workers' Compensation</h3><p>Employers liability ${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}</p><h3>Umbrella</h3><p>${money(umbrella.limits.occurrence!)} each occurrence</p>
      ${overleaf}<h3>Premium summary</h3>${tableOf(
        'ruled money',
        ['Line', 'Expiring', 'Proposed'],
        plainRows([
          ['General liability', money(truth.prior.gl.premium), money(gl.premium)],
          ['Auto', money(truth.prior.auto.premium), money(auto.premium)],
          ['Workers compensation', money(truth.prior.wc.premium), money(wc.premium)],
          ['Umbrella', money(truth.prior.umbrella.premium), money(umbrella.premium)],
        ]),
      )}<p>To bind, sign here: ______________________ Date ____________</p><p class="s">This is a summary. The policies contain the terms.</p>`,
      '.cover { text-align: center; padding-top: 180pt }',
    )
  },
}

/** A carrier's renewal offer for compensation. */
export const compOffer: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { wc } = truth.policies
    return quote(
      `<h2>${mark(voice, 'wc')}</h2><h4>Workers Compensation Renewal Quote</h4>${split(posted.insured(voice), `Quote ${text(truth.producer.code)}-R<br>Expiring policy ${text(truth.prior.wc.number)}<br>Proposed ${ran(voice, wc)}<br>Producer ${named.agency(voice)}`)}${tableOf(
        'under',
        ['Code', 'Description', 'Payroll', 'Rate', 'Premium'],
        rows(truth.work, (one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]),
      )}<p>Employers liability limits: ${money(wc.limits.accident!)} / ${money(wc.limits.employee!)} / ${money(wc.limits.disease!)}. Estimated annual premium ${money(wc.premium)}. This quote expires ${date(wc.effective)}.</p>`,
      '.under td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** An indication for autos by e-mail of a company's desk, as a document. */
export const autoIndication: Paper = {
  draw: ({ truth }) => ({
    kind: 'quote',
    feeds: 'nothing',
    docx: [
      `Auto quote for ${truth.insured.name}`,
      `${truth.policies.auto.carrier.name}, proposed effective ${days.slashed(truth.policies.auto.effective)}`,
      [
        ['Coverage', 'Limit', 'Premium'],
        ['Liability', dollars(truth.policies.auto.limits.csl ?? truth.policies.auto.limits.perAccident!), dollars(truth.policies.auto.premium)],
        ['Option: higher limit', dollars(3_000_000), dollars(Math.round(truth.policies.auto.premium * 1.4))],
        ['Comprehensive and collision', 'Actual cash value', 'Included'],
      ],
      'This quotation is not a binder. It is good for fifteen days.',
      `Offered through ${truth.producer.name}`,
    ], // biome-ignore format: parts of a document
  }),
}

/** What an agency bills: lines of policies, fees, what was paid. */
export const agencyBill: Paper = {
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const { gl, umbrella } = truth.policies
    return invoice(
      `<div class="split"><div><b>${named.agency(voice)}</b><br>${posted.agency(voice).split('<br>').slice(1).join('<br>')}<br>${truth.producer.phone}</div><p class="e"><b class="big">INVOICE</b><br># ${chance.digits(5)}<br>${earlier(voice)}</p></div><div class="window">${posted.insured(voice)}</div>${tableOf(
        'ruled money',
        ['Eff. date', 'Trans', 'Policy', 'Description', 'Amount'],
        plainRows([
          [
            date(gl.effective),
            'REN',
            text(gl.number),
            `General liability, ${named.carrier(voice, 'gl')}`,
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
export const financed: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl, auto } = truth.policies
    const sum = gl.premium + auto.premium
    const down = Math.round(sum / 4)
    return invoice(
      `<h3 class="c">PREMIUM FINANCE AGREEMENT</h3>${tableOf('ruled', [], plainRows([[tip('Borrower', posted.insured(voice)), tip('Agent', posted.agency(voice)), tip('Lender', posted.stranger(voice))]]))}${tableOf(
        'ruled',
        ['Policy number', 'Insurance company and general agent', 'Effective', 'Type', 'Premium'],
        plainRows([
          [text(gl.number), named.carrier(voice, 'gl'), date(gl.effective), 'GL', money(gl.premium)],
          [text(auto.number), named.carrier(voice, 'auto'), date(auto.effective), 'AUTO', money(auto.premium)],
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
export const audited: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { wc } = truth.policies
    return invoice(
      `<h3>${named.carrier(voice, 'wc')}</h3><h4>Premium Audit Statement</h4><div class="window">${posted.insured(voice)}</div><p>Policy ${text(wc.number)}, ${ran(voice, wc)}; audited ${date(daysLater(wc.expiration, 50))}</p>${tableOf(
        'ruled',
        ['Class', 'Description', 'Estimated payroll', 'Audited payroll', 'Rate', 'Earned premium'],
        rows(truth.work, (one) => [
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
