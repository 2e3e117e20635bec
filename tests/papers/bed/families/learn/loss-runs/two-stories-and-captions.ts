import type { LearnFamily, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import { cents, centsOf, dollars, slashedDate } from '../kit/amounts.ts'
import { padded, split, tip } from '../kit/blocks.ts'
import { carrierName, insuredUntold } from '../kit/parties.ts'
import { claimAsPrinted, closedOn, incurred, incurredNet, inHalves, paid, recovered, reserved, rounded, unrecovered } from '../kit/records.ts' // biome-ignore format: a list
import { labeledLossRun, landscape } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableUnder, wholeRow } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { asOf, claimsDescribed } from './described-claims.ts'

/** Lines of one width on green bars: three for each claim, the captions at the head of each page. */
const bars: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsDescribed(truth.claims, gl, 'gl')
    const upper = (words: string) => text(words.toUpperCase())
    const three = (one: Claim) => [`${padded(one.number, 18)}${padded(date(one.loss), 14)}${padded(date(one.reported), 14)}${padded(one.status.toUpperCase(), 10)}${padded(cents(one.paid), 14, true)}${padded(cents(one.reserves), 14, true)}${padded(cents(one.recovered), 12, true)}`, `   CLAIMANT: ${padded(upper(one.claimant), 30)} ADJUSTER: ${upper(one.adjuster)}`, `   DESC: ${upper(one.description)}`, ''] // biome-ignore format: lines
    const size = 13
    const pages = Array.from({ length: Math.ceil(claims.length / size) }, (_, at) => claims.slice(at * size, at * size + size)) // biome-ignore format: a list
    const head = (at: number) => [`${padded(upper(gl.carrier.name), 76)}RPT CL-410  PG ${at + 1}`, `POLICY LOSS LISTING    VALUATION ${asOf(voice)}`, `POLICY ${text(gl.number)}   EFF ${date(gl.effective)}   EXP ${date(gl.expiration)}   INSURED ${upper(truth.insured.name)}`, '', `${padded('CLAIM NO', 18)}${padded('LOSS DATE', 14)}${padded('RPT DATE', 14)}${padded('STATUS', 10)}${padded('PAID', 14, true)}${padded('RESERVE', 14, true)}${padded('RECOVERED', 12, true)}`, '-'.repeat(96)] // biome-ignore format: lines
    const end = ['-'.repeat(96), `${padded(`TOTAL ${claims.length} CLAIMS`, 56)}${padded(centsOf(claims, paid), 14, true)}${padded(centsOf(claims, reserved), 14, true)}${padded(centsOf(claims, recovered), 12, true)}`] // biome-ignore format: lines
    return labeledLossRun(
      pages.map((page, at) => `<div class="bar"><pre>${[...head(at), ...page.flatMap(three), ...(at === pages.length - 1 ? end : ['CONTINUED ON NEXT PAGE'])].join('\n')}</pre></div>`).join(''), // biome-ignore format: pages
      'pre { font-size: 8pt; line-height: 1.3 } .bar + .bar { break-before: page }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, date_reported: date(one.reported), claimant: one.claimant, adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

/** An administrator's run across the page: kinds of payment, then totals, in cells so narrow that words wrap. */
const administrator: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = unrecovered(claimsDescribed(truth.claims, wc, 'wc'))
    const medical = (amount: number) => rounded(amount * 0.55)
    return labeledLossRun(
      `<div class="split"><h3>Waymark Claim Administrators</h3><p class="e">Client loss run &middot; ${asOf(voice)}</p></div><p>Client: ${text(truth.insured.name)} &nbsp;|&nbsp; Insurer: ${carrierName(voice, 'wc')}</p>${tableUnder('ad ruled', ['Policy Number', 'Claim Number', 'Claimant', 'Date of Injury', 'Date Reported', 'Date Closed', 'Claim Status', 'Accident Description', 'Medical Paid', 'Indemnity Paid', 'Total Paid', 'Total Reserves', 'Total Incurred'], `${rowsFor(claims, (one) => [text(wc.number), one.number, text(one.claimant), date(one.loss), date(one.reported), closedOn(voice, one), one.status, text(one.description), cents(medical(one.paid)), cents(one.paid - medical(one.paid)), cents(one.paid), cents(one.reserves), cents(incurred(one))])}<tr><td colspan="10">Total</td><td>${centsOf(claims, paid)}</td><td>${centsOf(claims, reserved)}</td><td>${centsOf(claims, incurred)}</td></tr>`)}`,
      `${landscape} .ad { font-size: 0.84em } .ad th { background: #2f3f55; color: #fff; print-color-adjust: exact; font-weight: normal } .ad td, .ad th { padding: 1.5pt 2.5pt } .ad td:nth-child(n+9) { text-align: right } .ad td:nth-child(4), .ad td:nth-child(5), .ad td:nth-child(6) { white-space: nowrap }`,
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: closedOn(voice, one), description: one.description })), running: 'Waymark Claim Administrators &ndash; confidential' }, // biome-ignore format: a record
    )
  },
}

/** A company's answer to an agency, as a word processor wrote it. */
const answered: Paper = {
  draw: (voice) => {
    const { truth } = voice
    const { auto } = truth.policies
    const claims = claimsDescribed(truth.claims, auto, 'auto')
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...claimAsPrinted(voice, one, { policy_number: auto.number, description: one.description }), date_of_loss: slashedDate(one.loss) })), // biome-ignore format: a record
      docx: [
        auto.carrier.name,
        `Loss Run for ${truth.insured.name}`,
        `Policy Number ${auto.number}, ${slashedDate(auto.effective)} to ${slashedDate(auto.expiration)}, Business Auto`,
        [['Claim Number', 'Date of Loss', 'Status', 'Description', 'Paid', 'Reserve', 'Incurred'], ...claims.map((one) => [one.number, slashedDate(one.loss), one.status, one.description, `$${cents(one.paid)}`, `$${cents(one.reserves)}`, `$${cents(incurred(one))}`])],
        `Premium for the term was ${dollars(auto.premium)}.`,
      ], // biome-ignore format: parts of a document
    }
  },
}

/** A head of two stories: loss, expense and total below what was paid and what is outstanding. */
const twoStories: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = unrecovered(claimsDescribed(truth.claims, gl, 'gl'))
    const parts = (amount: number) => {
      const expense = rounded(amount * 0.18)
      return [cents(amount - expense), cents(expense), cents(amount)]
    }
    const body = rowsFor(claims, (one) => [one.number, date(one.loss), date(one.reported), text(one.claimant), one.status, text(one.description), ...parts(one.paid), ...parts(one.reserves), cents(incurred(one))]) // biome-ignore format: rows
    return labeledLossRun(
      `${split(`<h3>${carrierName(voice, 'gl')}</h3>`, `<p class="e">Detailed Claim Experience<br>Valued ${asOf(voice)}</p>`)}<p>Insured: ${text(truth.insured.name)} &emsp; Policy Number: ${text(gl.number)} &emsp; Term: ${termOf(voice, gl, ' - ')} &emsp; Agent: ${text(truth.producer.name)}</p>
      <table class="ts"><thead><tr><th rowspan="2">Claim Number</th><th rowspan="2">Date of Loss</th><th rowspan="2">Date Reported</th><th rowspan="2">Claimant</th><th rowspan="2">Status</th><th rowspan="2">Loss Description</th><th colspan="3" class="gp">Paid to Date</th><th colspan="3" class="gp">Outstanding Reserves</th><th rowspan="2">Total Incurred</th></tr><tr><th>Loss</th><th>Expense</th><th>Total</th><th>Loss</th><th>Expense</th><th>Total</th></tr></thead><tbody>${body}<tr class="tint"><td colspan="6"><b>Policy total, ${claims.length} claims</b></td><td></td><td></td><td>${centsOf(claims, paid)}</td><td></td><td></td><td>${centsOf(claims, reserved)}</td><td>${centsOf(claims, incurred)}</td></tr></tbody></table>`,
      `${landscape} .ts { font-size: 0.9em } .ts th { border: 0.4pt solid #888; vertical-align: bottom; text-align: center } .ts td { border-bottom: 0.3pt solid #bbb; padding: 1.5pt 3pt } .ts tbody tr:not(.tint) td:nth-child(n+7), .ts .tint td:nth-child(n+2) { text-align: right } .ts td:nth-child(-n+3) { white-space: nowrap }`,
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, date_reported: date(one.reported), claimant: one.claimant, description: one.description })) }, // biome-ignore format: a record
    )
  },
}

/** Captions above values in three rows of cells for each claim. */
const captions: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { auto } = truth.policies
    const claims = claimsDescribed(truth.claims, auto, 'auto').map((one, at) => ({ ...one, driver: truth.drivers[at % truth.drivers.length]!.name })) // biome-ignore format: a list
    const grid = (one: (typeof claims)[number]) => `<table class="ruled cg whole"><tr><td>${tip('CLAIM NUMBER', one.number)}</td><td>${tip('LOSS DATE', date(one.loss))}</td><td>${tip('NOTICE DATE', date(one.reported))}</td><td>${tip('CLAIM STATUS', one.status)}</td></tr><tr><td colspan="2">${tip('DRIVER', text(one.driver))}</td><td colspan="2">${tip('ADJUSTER', text(one.adjuster))}</td></tr><tr><td colspan="4">${tip('DESCRIPTION OF ACCIDENT', text(one.description))}</td></tr><tr class="e"><td>${tip('TOTAL PAID', cents(one.paid))}</td><td>${tip('TOTAL RESERVES', cents(one.reserves))}</td><td>${tip('SUBROGATION RECEIVED', cents(one.recovered))}</td><td>${tip('NET INCURRED', cents(incurredNet(one)))}</td></tr></table>` // biome-ignore format: a grid
    return labeledLossRun(
      `<p class="c"><b>${carrierName(voice, 'auto')}</b><br>AUTOMOBILE LOSS EXPERIENCE</p>${split(`${tip('INSURED', insuredUntold(voice))}`, `${tip('POLICY', text(auto.number))}${tip('POLICY TERM', termOf(voice, auto))}${tip('EVALUATION DATE', asOf(voice))}`)}${claims.map(grid).join('')}<p class="e">PAID ${centsOf(claims, paid)} &ensp; RESERVES ${centsOf(claims, reserved)} &ensp; SUBROGATION ${centsOf(claims, recovered)} &ensp; NET ${centsOf(claims, incurredNet)}</p>`,
      '.cg { table-layout: fixed; margin: 0 0 7pt; border-top: 1.4pt solid #000 }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: auto.number, date_reported: date(one.reported), driver: one.driver, adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })), running: `Loss experience, policy ${text(auto.number)}, continued` }, // biome-ignore format: a record
    )
  },
}

/** An account of three lines and an earlier term, each under its own bar with its own sum; one had no losses. */
const wholeAccount: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const [first, rest] = inHalves(truth.claims)
    const [second, third] = inHalves(rest)
    const parts = [
      {
        words: 'General Liability',
        policy: truth.policies.gl,
        claims: claimsDescribed(first, truth.policies.gl, 'gl'),
      },
      { words: 'General Liability', policy: truth.prior.gl, claims: claimsDescribed(second, truth.prior.gl, 'gl') },
      {
        words: 'Business Auto',
        policy: truth.policies.auto,
        claims: claimsDescribed(third, truth.policies.auto, 'auto'),
      },
      { words: 'Umbrella', policy: truth.policies.umbrella, claims: [] as Claim[] },
    ]
    const sums = (label: string, all: Claim[]) => `<tr class="su"><td colspan="5">${label}</td><td>${centsOf(all, paid)}</td><td>${centsOf(all, reserved)}</td><td>${centsOf(all, recovered)}</td><td>${centsOf(all, incurredNet)}</td></tr>` // biome-ignore format: a row
    const part = ({ words, policy, claims }: (typeof parts)[number]) => `${wholeRow(9, `${words} &emsp; Policy ${text(policy.number)} &emsp; Effective ${date(policy.effective)} &emsp; Expires ${date(policy.expiration)}`, 'tint')}${claims.length ? rowsFor(claims, (one) => [one.number, date(one.loss), closedOn(voice, one), one.status, `${text(one.claimant)}<br><i>${text(one.description)}</i>`, cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))]) + sums(`Subtotal for policy ${text(policy.number)}: ${claims.length}`, claims) : wholeRow(9, 'No claims have been reported under this policy.')}` // biome-ignore format: rows
    const all = parts.flatMap(({ claims }) => claims)
    return labeledLossRun(
      `<h3>${carrierName(voice, 'gl')}</h3>${split(`Account: <b>${text(truth.insured.name)}</b>`, `<span class="e">Loss run as of ${asOf(voice)}<br>Producer ${text(truth.producer.code)}</span>`)}${tableUnder('wa', ['Claim Number', 'Date of Loss', 'Date Closed', 'Status', 'Claimant / Description', 'Paid', 'Reserves', 'Recovery', 'Net Incurred'], parts.map(part).join('') + sums('GRAND TOTAL', all))}<p class="s">Losses are subject to change.</p>`,
      '.wa th { border-bottom: 1pt solid #000; vertical-align: bottom } .wa td { border-bottom: 0.3pt solid #ccc } .wa td:nth-child(n+6), .wa th:nth-child(n+6), .su td:nth-child(n+2) { text-align: right } .su td { font-weight: bold; border-bottom: 0.8pt solid #000 } .wa td:nth-child(-n+3) { white-space: nowrap } .wa .tint td { white-space: normal }',
      { records: parts.flatMap(({ policy, claims }) => claims.map((one) => claimAsPrinted(voice, one, { policy_number: policy.number, effective_date: date(policy.effective), date_closed: closedOn(voice, one), claimant: one.claimant, description: one.description, claim_recovered: one.recovered }))) }, // biome-ignore format: a record
    )
  },
}

/** Two rows of a table for each claim: its facts, then words and who handles it with labels before them. */
const twoRows: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = unrecovered(claimsDescribed(truth.claims, wc, 'wc'))
    const body = claims.map((one) => `<tr class="f"><td>${one.number}</td><td>${text(one.claimant)}</td><td>${date(one.loss)}</td><td>${date(one.reported)}</td><td>${closedOn(voice, one)}</td><td>${one.status}</td><td>${cents(one.paid)}</td><td>${cents(one.reserves)}</td><td>${cents(incurred(one))}</td></tr><tr class="w"><td></td><td colspan="5">Injury: ${text(one.description)}</td><td colspan="3">Adjuster: ${text(one.adjuster)}</td></tr>`).join('') // biome-ignore format: rows
    return labeledLossRun(
      `<div class="split"><div><b>${carrierName(voice, 'wc')}</b><br>Workers Compensation Loss Run</div><div class="e">Policy ${text(wc.number)}<br>${termOf(voice, wc)}<br>Run date ${asOf(voice)}</div></div><p>Employer: ${insuredUntold(voice, ', ')}</p>${tableUnder('tr', ['Claim No.', 'Injured Employee', 'Injury Date', 'Report Date', 'Close Date', 'Status', 'Paid', 'Reserve', 'Incurred'], `${body}<tr class="su"><td colspan="6">TOTALS</td><td>${centsOf(claims, paid)}</td><td>${centsOf(claims, reserved)}</td><td>${centsOf(claims, incurred)}</td></tr>`)}`,
      `.tr th { border-top: 1pt solid #000; border-bottom: 1pt solid #000 } .f td { border-top: 0.4pt solid #999; break-after: avoid } .f { break-after: avoid } .w td { padding-top: 0; color: #333; font-size: 0.92em } .f td:nth-child(n+7), .tr th:nth-child(n+7), .su td:nth-child(n+2) { text-align: right } .f td:nth-child(-n+5):not(:nth-child(2)) { white-space: nowrap }`,
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, date_reported: date(one.reported), date_closed: closedOn(voice, one), description: one.description, adjuster: one.adjuster })) }, // biome-ignore format: a record
    )
  },
}

export const twoStoriesAndCaptionsFamilies: LearnFamily[] = [
  { name: 'runs across the page', style: mostlyDollars(['sans', 'narrow'], [7.5, 8], { money: dollars }), papers: { twoStories, administrator } },
  { name: 'runs with captions', style: mostlyDollars(['sans', 'serif'], [8.5, 9]), papers: { captions, answered } },
  { name: 'runs of an account', style: mostlyDollars(['sans', 'narrow'], [8, 8.5], { money: dollars }), papers: { wholeAccount, twoRows, bars } },
] // biome-ignore format: a family in a line
