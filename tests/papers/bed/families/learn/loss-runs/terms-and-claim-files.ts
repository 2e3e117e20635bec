import type { Drawn, LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import { cents, sumOf } from '../kit/amounts.ts'
import { claimRecord } from '../kit/records.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRow, tableRows } from '../kit/tables.ts'

export const listedBelow = (
  kind: 'loss-run' | 'schedule',
  html: string,
  records: ListedRecord[],
  css: string,
  running?: string,
) => ({ kind, feeds: 'nothing', html, css, records, ...(running ? { running } : {}) }) satisfies Drawn

/** The claims with their days in the term of the policy. */
const inTerm = (claims: Claim[], { effective }: Policy): Claim[] =>
  claims.map((one, at) => {
    const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
    const loss = daysLater(effective, (at * 53 + 11) % 360)
    const closed = one.closed && daysLater(loss, days(one.loss, one.closed))
    return { ...one, loss, reported: daysLater(loss, days(one.loss, one.reported)), closed }
  })

/** Claims under the term they belong to, with a subtotal for each and a total of all. */
const byTerm: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const half = Math.ceil(truth.claims.length / 2)
    const terms = [
      { policy: truth.policies.gl, claims: inTerm(truth.claims.slice(0, half), truth.policies.gl) },
      { policy: truth.prior.gl, claims: inTerm(truth.claims.slice(half), truth.prior.gl) },
    ]
    const html = terms
      .map(({ policy, claims }) => `<tr class="bt-p"><td colspan="8">Policy: ${text(policy.number)} &nbsp; Period: ${date(policy.effective)} - ${date(policy.expiration)} &nbsp; Line: General Liability</td></tr>${tableRows(claims.map((one) => [one.number, text(one.claimant), date(one.loss), date(one.reported), one.status, text(one.description), cents(one.paid), cents(one.reserves)]))}${tableRow('', '', '', '', '', `Policy total (${claims.length})`, cents(sumOf(claims, ({ paid }) => paid)), cents(sumOf(claims, ({ reserves }) => reserves)))}`) // biome-ignore format: a table
      .join('')
    return listedBelow(
      'loss-run',
      `<table><tr><td><b>${text(truth.policies.gl.carrier.name)}</b></td><td>LOSS RUN<br>Valued as of ${date(truth.policies.gl.expiration)}</td></tr></table><p>Account: ${text(truth.insured.name)}<br>Producer: ${text(truth.producer.name)}</p><table class="bt">${tableHead('Claim Number', 'Claimant', 'Loss Date', 'Report Date', 'Status', 'Description', 'Total Paid', 'Outstanding')}${html}${tableRow('', '', '', '', '', '<b>ACCOUNT TOTAL</b>', cents(sumOf(truth.claims, ({ paid }) => paid)), cents(sumOf(truth.claims, ({ reserves }) => reserves)))}</table>`,
      terms.flatMap(({ policy, claims }) =>
        claims.map((one) =>
          claimRecord(one, {
            policy_number: policy.number,
            claimant: one.claimant,
            date_reported: one.reported,
            description: one.description,
          }),
        ),
      ),
      '@page { size: letter landscape } .bt th { border-bottom: 1pt solid #000; font-size: 0.85em } .bt td { border-bottom: 0.3pt solid #ccc; font-size: 0.85em } .bt-p td { print-color-adjust: exact; background: #eee; font-weight: bold } .bt td:nth-child(n+7) { text-align: right }',
    )
  },
}

/** A claim a block: facts at the left, a small table of what was paid and is held at the right. */
export const claimFiles: Paper = {
  draw: ({ truth, text, date, chance }) => {
    const { wc } = truth.policies
    const claims = inTerm(truth.claims, wc)
    const blocks = claims.map((one) => {
      const medical = Math.round(one.paid * chance.int(10, 60)) / 100
      const held = Math.round(one.reserves * 40) / 100
      return `<div class="cf"><div>Claim #: <b>${one.number}</b><br>Claimant: ${text(one.claimant)}<br>Date of Loss: ${date(one.loss)}<br>Status: ${one.status}<br>${one.closed ? `Date Closed: ${date(one.closed)}<br>` : ''}Adjuster: ${text(one.adjuster)}<br>Description: ${text(one.description)}</div><table>${tableHead('', 'Paid', 'Reserve')}${tableRows(
        [
          ['Medical', cents(medical), cents(held)],
          ['Indemnity', cents(one.paid - medical), cents(one.reserves - held)],
          ['Total', cents(one.paid), cents(one.reserves)],
        ],
      )}</table></div>`
    })
    return listedBelow(
      'loss-run',
      `<h3>${text(wc.carrier.name)} – Claim Detail Report</h3><p>Insured: ${text(truth.insured.name)}<br>Policy Number: ${text(wc.number)}<br>Policy Term: ${date(wc.effective)} to ${date(wc.expiration)}<br>Line: Workers Compensation &nbsp; Run date: ${date(wc.expiration)}</p>${blocks.join('')}`,
      claims.map((one) =>
        claimRecord(one, {
          claimant: one.claimant,
          adjuster: one.adjuster,
          description: one.description,
          ...(one.closed ? { date_closed: one.closed } : {}),
        }),
      ),
      '.cf { display: grid; grid-template-columns: 1.3fr 1fr; gap: 14pt; border-top: 1pt solid #000; padding: 4pt 0; break-inside: avoid } .cf table { margin: 0 } .cf td, .cf th { padding: 1pt 4pt } .cf td:nth-child(n+2), .cf th:nth-child(n+2) { text-align: right }',
      `Claim detail ${text(wc.number)}`,
    )
  },
}

/** A plain listing of a managing agency, figures ruled off at the end. */
const lossList: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const { auto } = truth.policies
    const claims = inTerm(truth.claims, auto)
    const rows = claims.map((one) => [one.number, date(one.loss), text(one.description), one.status, one.closed ? date(one.closed) : '', cents(one.paid), cents(one.reserves), cents(one.recovered), cents(one.paid + one.reserves - one.recovered)]) // biome-ignore format: a row
    return listedBelow(
      'loss-run',
      `<p>Claims Experience – Commercial Auto<br>${text(truth.insured.name)}, policy ${text(auto.number)}, ${date(auto.effective)} to ${date(auto.expiration)}, ${text(auto.carrier.name)}</p><table class="ll">${tableHead('Claim', 'Date of Loss', 'Cause', 'Status', 'Date Closed', 'Paid', 'Reserves', 'Recovered', 'Net Incurred')}${tableRows(rows)}</table><p>${claims.length} claims. Report run by ${text(truth.wholesaler.name)}.</p>`,
      claims.map((one) =>
        claimRecord(one, {
          description: one.description,
          claim_recovered: one.recovered,
          ...(one.closed ? { date_closed: one.closed } : {}),
        }),
      ),
      '@page { size: letter landscape } .ll td, .ll th { border: 0.4pt solid #666; font-size: 0.9em } .ll td:nth-child(n+6) { text-align: right }',
    )
  },
}

const noneReported: Paper = {
  draw: ({ truth, text, date }) => {
    const { gl } = truth.policies
    return listedBelow(
      'loss-run',
      `<p>${text(gl.carrier.name)}<br>Claims Department</p><h3>LOSS HISTORY</h3><p>RE: ${text(truth.insured.name)}<br>Policy ${text(gl.number)}, ${date(gl.effective)} – ${date(gl.expiration)}</p><table class="nr">${tableHead('Policy', 'Claims', 'Paid', 'Reserves')}${tableRow(text(gl.number), '0', '0.00', '0.00')}${tableRow(text(truth.prior.gl.number), '0', '0.00', '0.00')}</table><p>No claims have been reported under these policies as of ${date(gl.expiration)}.</p>`,
      [],
      '.nr td, .nr th { border-bottom: 0.4pt solid #888 }',
    )
  },
}

export const termsAndClaimFilesFamilies: LearnFamily[] = [
  { name: 'loss runs of carriers', style: thirdInCapitals(['sans', 'narrow', 'mono'], 7.5, 8.5, { capitals: false }), papers: { byTerm, noneReported } },
  { name: 'claim reports', style: thirdInCapitals(['sans', 'narrow'], 8, 9, { capitals: false }), papers: { claimFiles, lossList } },
] // biome-ignore format: a family in a line
