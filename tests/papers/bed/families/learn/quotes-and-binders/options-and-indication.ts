import type { LearnFamily, Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import { dollars, slashedDate } from '../kit/amounts.ts'
import { said, split, wideBrackets } from '../kit/blocks.ts'
import { agencyName, agencyUntold, carrierName, insuredUntold, sign, wholesalerUntold } from '../kit/parties.ts'
import { labeledSheet, newPage } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45, termOf } from '../kit/terms.ts'

const quote = labeledSheet('quote', 'nothing')
const WORDS = { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed operations', personal: 'Personal/advertising injury', rented: 'Damage to rented premises', medical: 'Medical expense' } // biome-ignore format: a table

/** A wholesaler's quote with three options in columns. */
export const limitOptions: Paper = {
  draw: (voice) => {
    const { truth, money, text, chance } = voice
    const { gl } = truth.policies
    const [low, high] = [otherLimits(chance, 'gl', gl.limits), otherLimits(chance, 'gl', gl.limits)]
    return quote(
      `<div class="split"><div>${wholesalerUntold(voice)}</div><p class="e"><b>QUOTATION</b><br>${dayBefore3To45(voice)}<br>Valid for 30 days</p></div>${said(
        [
          ['Attention', text(truth.producer.contact)],
          ['Agency', agencyName(voice)],
          ['Applicant', insuredUntold(voice, ', ')],
          ['Carrier', `${carrierName(voice, 'gl')}, non-admitted`],
          ['Proposed term', termOf(voice, gl)],
        ],
      )}
      ${tableUnder(
        'ruled op',
        ['Limits', 'Option 1', 'Option 2', 'Option 3'],
        `${rowsFor(Object.entries(WORDS), ([name, words]) => [words, money(low[name]!), money(gl.limits[name]!), money(high[name]!)])}${tableRows(
          [
            ['Deductible', money(2500), money(1000), money(500)],
            ['Premium', money(Math.round(gl.premium * 0.8)), money(gl.premium), money(Math.round(gl.premium * 1.3))],
            ['Accept', wideBrackets(false), wideBrackets(false), wideBrackets(false)],
          ],
        )}`,
      )}
      <p>Subject to: signed application, favorable inspection, no losses. Commission 12.5%. No coverage is bound until we confirm it in writing.</p>`,
      '.op td:nth-child(n+2), .op th:nth-child(n+2) { text-align: right }',
    )
  },
}

/** An agency's proposal, a page for each line of business. */
const proposal: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { gl, auto, wc, umbrella } = truth.policies
    return quote(
      `<div class="cover"><h1>Insurance Proposal</h1><h2>${text(truth.insured.name)}</h2><p>Presented by ${agencyUntold(voice)}</p><p>For the term beginning ${date(gl.effective)}</p></div>${newPage}<h3>General Liability</h3><p>${carrierName(voice, 'gl')}</p>${tableUnder(
        'under money',
        [],
        rowsFor(Object.entries(WORDS), ([name, words]) => [words, money(gl.limits[name]!)]),
      )}<h3>Business Auto</h3><p>${carrierName(voice, 'auto')}; ${truth.vehicles.length} vehicles</p><p>Liability ${money(auto.limits.csl ?? auto.limits.perAccident!)} each accident</p><h3>Workers' Compensation</h3><p>Employers liability ${money(wc.limits.accident!)} / ${money(wc.limits.disease!)} / ${money(wc.limits.employee!)}</p><h3>Umbrella</h3><p>${money(umbrella.limits.occurrence!)} each occurrence</p>
      ${newPage}<h3>Premium summary</h3>${tableUnder(
        'ruled money',
        ['Line', 'Expiring', 'Proposed'],
        tableRows([
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
const compOffer: Paper = {
  draw: (voice) => {
    const { truth, money, text, date } = voice
    const { wc } = truth.policies
    return quote(
      `<h2>${sign(voice, 'wc')}</h2><h4>Workers Compensation Renewal Quote</h4>${split(insuredUntold(voice), `Quote ${text(truth.producer.code)}-R<br>Expiring policy ${text(truth.prior.wc.number)}<br>Proposed ${termOf(voice, wc)}<br>Producer ${agencyName(voice)}`)}${tableUnder(
        'under',
        ['Code', 'Description', 'Payroll', 'Rate', 'Premium'],
        rowsFor(truth.work, (one) => [one.code, text(one.title), money(one.payroll), one.rate, money(one.premium)]),
      )}<p>Employers liability limits: ${money(wc.limits.accident!)} / ${money(wc.limits.employee!)} / ${money(wc.limits.disease!)}. Estimated annual premium ${money(wc.premium)}. This quote expires ${date(wc.effective)}.</p>`,
      '.under td:nth-child(n+3) { text-align: right }',
    )
  },
}

/** An indication for autos by e-mail of a company's desk, as a document. */
const autoIndication: Paper = {
  draw: ({ truth }) => ({
    kind: 'quote',
    feeds: 'nothing',
    docx: [
      `Auto quote for ${truth.insured.name}`,
      `${truth.policies.auto.carrier.name}, proposed effective ${slashedDate(truth.policies.auto.effective)}`,
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

export const optionsAndIndicationFamilies: LearnFamily[] = [
  { name: 'offers and options', style: mostlyDollars(['sans', 'modern'], [9, 9.5]), papers: { options: limitOptions, proposal, compOffer, autoIndication } },
] // biome-ignore format: a family in a line
