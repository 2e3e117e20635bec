import type { Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import {
  across,
  cents,
  mark,
  named,
  over,
  plainRows,
  posted,
  ran,
  rows,
  said,
  split,
  tableOf,
  tip,
} from '../kit/blocks.ts'
import { asOf, claimsIn, half, incurred, lossRun, netOf, paid, recordOf, recovered, reserved, rounded, shut, total, unrecovered } from './described-claims.ts' // biome-ignore format: a list

/** A head of two stories: loss, expense and total below what was paid and what is outstanding. */
export const twoStories: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = unrecovered(claimsIn(truth.claims, gl, 'gl'))
    const parts = (amount: number) => {
      const expense = rounded(amount * 0.18)
      return [cents(amount - expense), cents(expense), cents(amount)]
    }
    const body = rows(claims, (one) => [one.number, date(one.loss), date(one.reported), text(one.claimant), one.status, text(one.description), ...parts(one.paid), ...parts(one.reserves), cents(incurred(one))]) // biome-ignore format: rows
    return lossRun(
      `${split(`<h3>${named.carrier(voice, 'gl')}</h3>`, `<p class="e">Detailed Claim Experience<br>Valued ${asOf(voice)}</p>`)}<p>Insured: ${text(truth.insured.name)} &emsp; Policy Number: ${text(gl.number)} &emsp; Term: ${ran(voice, gl, ' - ')} &emsp; Agent: ${text(truth.producer.name)}</p>
      <table class="ts"><thead><tr><th rowspan="2">Claim Number</th><th rowspan="2">Date of Loss</th><th rowspan="2">Date Reported</th><th rowspan="2">Claimant</th><th rowspan="2">Status</th><th rowspan="2">Loss Description</th><th colspan="3" class="gp">Paid to Date</th><th colspan="3" class="gp">Outstanding Reserves</th><th rowspan="2">Total Incurred</th></tr><tr><th>Loss</th><th>Expense</th><th>Total</th><th>Loss</th><th>Expense</th><th>Total</th></tr></thead><tbody>${body}<tr class="tint"><td colspan="6"><b>Policy total, ${claims.length} claims</b></td><td></td><td></td><td>${total(claims, paid)}</td><td></td><td></td><td>${total(claims, reserved)}</td><td>${total(claims, incurred)}</td></tr></tbody></table>`,
      `${across} .ts { font-size: 0.9em } .ts th { border: 0.4pt solid #888; vertical-align: bottom; text-align: center } .ts td { border-bottom: 0.3pt solid #bbb; padding: 1.5pt 3pt } .ts tbody tr:not(.tint) td:nth-child(n+7), .ts .tint td:nth-child(n+2) { text-align: right } .ts td:nth-child(-n+3) { white-space: nowrap }`,
      { records: claims.map((one) => recordOf(voice, one, { policy_number: gl.number, date_reported: date(one.reported), claimant: one.claimant, description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** A card for each claim: facts at the left with their labels, money at the right. */
export const claimCards: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsIn(truth.claims, gl, 'gl')
    const card = (one: Claim) => `<div class="kd whole"><div class="kt tint"><b>Claim ${one.number}</b><span>${one.status}</span></div><div class="kb">${said([['Date of loss:', date(one.loss)], ['Date reported:', date(one.reported)], ['Date closed:', one.closed ? date(one.closed) : '&ndash;'], ['Claimant:', text(one.claimant)], ['Adjuster:', text(one.adjuster)], ['Description:', text(one.description)]])}${tableOf('money', [], plainRows([['Paid', cents(one.paid)], ['Reserves', cents(one.reserves)], ['Recovered', cents(one.recovered)], ['Net incurred', cents(netOf(one))]]))}</div></div>` // biome-ignore format: a card
    return lossRun(
      `<div class="split"><h2>${mark(voice, 'gl')} Claims Online</h2><p class="e">Loss history, ${asOf(voice)}</p></div><p>${posted.insured(voice, ', ')}</p><p>General liability policy <b>${text(gl.number)}</b>, ${ran(voice, gl)}. ${claims.length} claims, net incurred ${total(claims, netOf)}.</p>${claims.map(card).join('')}`,
      '.kd { border: 0.6pt solid #889; margin: 6pt 0 } .kt { display: flex; justify-content: space-between; padding: 2pt 6pt } .kb { display: grid; grid-template-columns: 1fr 150pt; gap: 12pt; padding: 0 6pt } .kb table { border-left: 0.5pt solid #aab } dl.kv dt { color: #444 }',
      { records: claims.map((one) => recordOf(voice, one, { policy_number: gl.number, date_reported: date(one.reported), date_closed: shut(voice, one), claimant: one.claimant, adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

/** Captions above values in three rows of cells for each claim. */
export const captions: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { auto } = truth.policies
    const claims = claimsIn(truth.claims, auto, 'auto').map((one, at) => ({ ...one, driver: truth.drivers[at % truth.drivers.length]!.name })) // biome-ignore format: a list
    const grid = (one: (typeof claims)[number]) => `<table class="ruled cg whole"><tr><td>${tip('CLAIM NUMBER', one.number)}</td><td>${tip('LOSS DATE', date(one.loss))}</td><td>${tip('NOTICE DATE', date(one.reported))}</td><td>${tip('CLAIM STATUS', one.status)}</td></tr><tr><td colspan="2">${tip('DRIVER', text(one.driver))}</td><td colspan="2">${tip('ADJUSTER', text(one.adjuster))}</td></tr><tr><td colspan="4">${tip('DESCRIPTION OF ACCIDENT', text(one.description))}</td></tr><tr class="e"><td>${tip('TOTAL PAID', cents(one.paid))}</td><td>${tip('TOTAL RESERVES', cents(one.reserves))}</td><td>${tip('SUBROGATION RECEIVED', cents(one.recovered))}</td><td>${tip('NET INCURRED', cents(netOf(one)))}</td></tr></table>` // biome-ignore format: a grid
    return lossRun(
      `<p class="c"><b>${named.carrier(voice, 'auto')}</b><br>AUTOMOBILE LOSS EXPERIENCE</p>${split(`${tip('INSURED', posted.insured(voice))}`, `${tip('POLICY', text(auto.number))}${tip('POLICY TERM', ran(voice, auto))}${tip('EVALUATION DATE', asOf(voice))}`)}${claims.map(grid).join('')}<p class="e">PAID ${total(claims, paid)} &ensp; RESERVES ${total(claims, reserved)} &ensp; SUBROGATION ${total(claims, recovered)} &ensp; NET ${total(claims, netOf)}</p>`,
      '.cg { table-layout: fixed; margin: 0 0 7pt; border-top: 1.4pt solid #000 }',
      { records: claims.map((one) => recordOf(voice, one, { policy_number: auto.number, date_reported: date(one.reported), driver: one.driver, adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })), running: `Loss experience, policy ${text(auto.number)}, continued` }, // biome-ignore format: a record
    )
  },
}

/** An account of three lines and an earlier term, each under its own bar with its own sum; one had no losses. */
export const wholeAccount: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const [first, rest] = half(truth.claims)
    const [second, third] = half(rest)
    const parts = [
      { words: 'General Liability', policy: truth.policies.gl, claims: claimsIn(first, truth.policies.gl, 'gl') },
      { words: 'General Liability', policy: truth.prior.gl, claims: claimsIn(second, truth.prior.gl, 'gl') },
      { words: 'Business Auto', policy: truth.policies.auto, claims: claimsIn(third, truth.policies.auto, 'auto') },
      { words: 'Umbrella', policy: truth.policies.umbrella, claims: [] as Claim[] },
    ]
    const sums = (label: string, all: Claim[]) => `<tr class="su"><td colspan="5">${label}</td><td>${total(all, paid)}</td><td>${total(all, reserved)}</td><td>${total(all, recovered)}</td><td>${total(all, netOf)}</td></tr>` // biome-ignore format: a row
    const part = ({ words, policy, claims }: (typeof parts)[number]) => `${over(9, `${words} &emsp; Policy ${text(policy.number)} &emsp; Effective ${date(policy.effective)} &emsp; Expires ${date(policy.expiration)}`, 'tint')}${claims.length ? rows(claims, (one) => [one.number, date(one.loss), shut(voice, one), one.status, `${text(one.claimant)}<br><i>${text(one.description)}</i>`, cents(one.paid), cents(one.reserves), cents(one.recovered), cents(netOf(one))]) + sums(`Subtotal for policy ${text(policy.number)}: ${claims.length}`, claims) : over(9, 'No claims have been reported under this policy.')}` // biome-ignore format: rows
    const all = parts.flatMap(({ claims }) => claims)
    return lossRun(
      `<h3>${named.carrier(voice, 'gl')}</h3>${split(`Account: <b>${text(truth.insured.name)}</b>`, `<span class="e">Loss run as of ${asOf(voice)}<br>Producer ${text(truth.producer.code)}</span>`)}${tableOf('wa', ['Claim Number', 'Date of Loss', 'Date Closed', 'Status', 'Claimant / Description', 'Paid', 'Reserves', 'Recovery', 'Net Incurred'], parts.map(part).join('') + sums('GRAND TOTAL', all))}<p class="s">Losses are subject to change.</p>`,
      '.wa th { border-bottom: 1pt solid #000; vertical-align: bottom } .wa td { border-bottom: 0.3pt solid #ccc } .wa td:nth-child(n+6), .wa th:nth-child(n+6), .su td:nth-child(n+2) { text-align: right } .su td { font-weight: bold; border-bottom: 0.8pt solid #000 } .wa td:nth-child(-n+3) { white-space: nowrap } .wa .tint td { white-space: normal }',
      { records: parts.flatMap(({ policy, claims }) => claims.map((one) => recordOf(voice, one, { policy_number: policy.number, effective_date: date(policy.effective), date_closed: shut(voice, one), claimant: one.claimant, description: one.description, claim_recovered: one.recovered }))) }, // biome-ignore format: a record
    )
  },
}

/** Two rows of a table for each claim: its facts, then words and who handles it with labels before them. */
export const twoRows: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = unrecovered(claimsIn(truth.claims, wc, 'wc'))
    const body = claims.map((one) => `<tr class="f"><td>${one.number}</td><td>${text(one.claimant)}</td><td>${date(one.loss)}</td><td>${date(one.reported)}</td><td>${shut(voice, one)}</td><td>${one.status}</td><td>${cents(one.paid)}</td><td>${cents(one.reserves)}</td><td>${cents(incurred(one))}</td></tr><tr class="w"><td></td><td colspan="5">Injury: ${text(one.description)}</td><td colspan="3">Adjuster: ${text(one.adjuster)}</td></tr>`).join('') // biome-ignore format: rows
    return lossRun(
      `<div class="split"><div><b>${named.carrier(voice, 'wc')}</b><br>Workers Compensation Loss Run</div><div class="e">Policy ${text(wc.number)}<br>${ran(voice, wc)}<br>Run date ${asOf(voice)}</div></div><p>Employer: ${posted.insured(voice, ', ')}</p>${tableOf('tr', ['Claim No.', 'Injured Employee', 'Injury Date', 'Report Date', 'Close Date', 'Status', 'Paid', 'Reserve', 'Incurred'], `${body}<tr class="su"><td colspan="6">TOTALS</td><td>${total(claims, paid)}</td><td>${total(claims, reserved)}</td><td>${total(claims, incurred)}</td></tr>`)}`,
      `.tr th { border-top: 1pt solid #000; border-bottom: 1pt solid #000 } .f td { border-top: 0.4pt solid #999; break-after: avoid } .f { break-after: avoid } .w td { padding-top: 0; color: #333; font-size: 0.92em } .f td:nth-child(n+7), .tr th:nth-child(n+7), .su td:nth-child(n+2) { text-align: right } .f td:nth-child(-n+5):not(:nth-child(2)) { white-space: nowrap }`,
      { records: claims.map((one) => recordOf(voice, one, { policy_number: wc.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: shut(voice, one), description: one.description, adjuster: one.adjuster })) }, // biome-ignore format: a record
    )
  },
}
