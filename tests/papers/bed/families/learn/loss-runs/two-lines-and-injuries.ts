import type { LearnFamily, Paper } from '../../../family.ts'
import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import { cents, centsOf } from '../kit/amounts.ts'
import { inLines } from '../kit/blocks.ts'
import { carrierAndOffice, homeOffice, insuredAsWritten } from '../kit/parties.ts'
import { claimRecord } from '../kit/records.ts'
import { newPage, printedLossRun } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'

/** Claims whose days lie in the term they are listed under. */
function within(claims: Claim[], { effective }: Policy): Claim[] {
  return claims.map((one, at) => {
    const moved = Math.round((Date.parse(daysLater(effective, (at * 67 + 19) % 350)) - Date.parse(one.loss)) / 86_400_000) // biome-ignore format: a sum
    const later = (day: string) => day && daysLater(day, moved)
    return { ...one, loss: later(one.loss), reported: later(one.reported), closed: later(one.closed) }
  })
}

/** A history of three terms in a broad sheet; each claim two lines, what happened in the second. */
const twoLines: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const half = Math.ceil(truth.claims.length / 2)
    const terms = [[truth.policies.gl, within(truth.claims.slice(0, half), truth.policies.gl)], [truth.prior.gl, within(truth.claims.slice(half), truth.prior.gl)]] as const // biome-ignore format: a list
    const body = terms.map(([policy, claims]) => `<tr class="tl-p"><td colspan="7">Policy ${text(policy.number)} &emsp; ${date(policy.effective)} - ${date(policy.expiration)} &emsp; Commercial General Liability &emsp; Claims: ${claims.length}</td></tr>${claims.map((one) => `${tableRow(one.number, text(one.claimant), date(one.loss), date(one.reported), one.status, cents(one.paid), cents(one.reserves))}<tr class="tl-d"><td></td><td colspan="6">${text(one.description)}</td></tr>`).join('')}${tableRow('', '', '', '', 'Policy total', centsOf(claims, ({ paid }) => paid), centsOf(claims, ({ reserves }) => reserves))}`) // biome-ignore format: a table
    return printedLossRun(
      `<p>${carrierAndOffice(voice, 'gl')}</p><h3>Loss History Report</h3><p>Insured: ${text(truth.insured.name)}<br>Agency: ${text(truth.producer.name)} (${truth.producer.code})<br>Losses evaluated as of ${date(daysLater(truth.policies.gl.effective, 360))}</p><table class="tl">${headRow('Claim Number', 'Claimant', 'Date of Loss', 'Date Reported', 'Status', 'Paid', 'Reserves')}${body.join('')}</table>`,
      '.tl th { border-bottom: 1pt solid #000 } .tl td:nth-child(n+6) { text-align: right } .tl-p td { font-weight: bold; padding-top: 8pt } .tl-d td { font-style: italic; border-bottom: 0.3pt solid #ccc }',
      {
        records: terms.flatMap(
          ([policy, claims]) =>
          claims.map((one) => claimRecord(one, { policy_number: policy.number, claimant: one.claimant, date_reported: one.reported, description: one.description })), // biome-ignore format: a record
        ),
      },
    )
  },
}

/** Injuries at work, a block a claim: facts in pairs, figures in three columns. */
const injuries: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    const claims = within(truth.claims, wc)
    const blocks = claims.map((one) => {
      const medical = Math.round(one.paid * 60) / 100
      const held = Math.round(one.reserves * 50) / 100
      return `<div class="ij">${tableOf('ij-f', tableRow('Claim Number', one.number, 'Injured Worker', text(one.claimant)), tableRow('Date of Loss', date(one.loss), 'Status', one.status), tableRow('Description', text(one.description), 'Adjuster', text(one.adjuster)))}${tableOf('ij-m', headRow('', 'Medical', 'Indemnity', 'Total'), tableRow('Paid', cents(medical), cents(one.paid - medical), cents(one.paid)), tableRow('Reserves', cents(held), cents(one.reserves - held), cents(one.reserves)))}</div>`
    })
    return printedLossRun(
      `<div class="ij-h"><b>${text(wc.carrier.name)}</b><span>Workers’ Compensation Loss Run</span></div><p>Policyholder: ${text(truth.insured.name)} &emsp; Policy: ${text(wc.number)} &emsp; Term: ${date(wc.effective)} to ${date(wc.expiration)} &emsp; Valuation: ${date(daysLater(wc.expiration, -9))}</p>${blocks.join('')}<p>${claims.length} claims, total paid ${centsOf(claims, ({ paid }) => paid)}, total reserves ${centsOf(claims, ({ reserves }) => reserves)}</p>`,
      '.ij-h { display: flex; justify-content: space-between; border-bottom: 1pt solid #000 } .ij { border: 0.5pt solid #999; margin: 6pt 0; padding: 2pt 4pt; break-inside: avoid } .ij-f td { padding: 1pt 3pt } .ij-f td:nth-child(odd) { color: #555; width: 15% } .ij-m { width: 60%; margin-left: 15% } .ij-m td, .ij-m th { text-align: right; padding: 1pt 3pt }',
      {
        records: claims.map((one) =>
          claimRecord(one, { claimant: one.claimant, adjuster: one.adjuster, description: one.description }),
        ),
      },
    )
  },
}

/** Auto losses of a managing agent: ruled cells and recoveries. */
const autoLosses: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const { auto } = truth.policies
    const claims = within(truth.claims, auto)
    const cells = claims.map((one, at) => [one.number, date(one.loss), text(truth.drivers[at % truth.drivers.length]!.name), text(one.description), one.status, cents(one.paid), cents(one.reserves), cents(one.recovered), cents(one.paid + one.reserves - one.recovered)]) // biome-ignore format: a row
    return printedLossRun(
      `<p><b>${text(truth.wholesaler.name)}</b> – Transportation Division</p><p>LOSS RUN: ${text(truth.insured.name)}<br>${text(auto.carrier.name)} ${text(auto.number)} (${date(auto.effective)} to ${date(auto.expiration)})</p>${tableOf('al', headRow('Claim No.', 'Loss Date', 'Driver', 'Description', 'Status', 'Paid', 'Reserve', 'Recovered', 'Incurred'), tableRows(cells))}<p>Subject to change. Run date ${date(daysLater(auto.effective, 358))}.</p>`,
      '@page { size: letter landscape } .al td, .al th { border: 0.5pt solid #777; font-size: 0.88em } .al td:nth-child(n+6) { text-align: right }',
      {
        records: claims.map((one) =>
          claimRecord(one, { description: one.description, claim_recovered: one.recovered }),
        ),
      },
    )
  },
}

/** The same as a workbook. */
const lossBook: Paper = {
  account: { long: true },
  draw: ({ truth }) => {
    const { gl } = truth.policies
    const claims = within(truth.claims, gl)
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => claimRecord(one, { claimant: one.claimant, description: one.description })),
      xlsx: [
        {
          name: 'Losses',
          rows: [
            ['Loss Run', gl.carrier.name, truth.insured.name],
            ['Policy', gl.number],
            [],
            ['Claim Number', 'Date of Loss', 'Claimant', 'Description', 'Status', 'Total Paid', 'Reserves'],
            ...claims.map((one) => [one.number, one.loss, one.claimant, one.description, one.status, one.paid, one.reserves]), // biome-ignore format: a row
          ],
        },
      ],
    }
  },
}

/** A letter that there were no losses. */
const clean: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { wc } = truth.policies
    return printedLossRun(
      `<p>${inLines(text(wc.carrier.name), homeOffice(voice, 'wc'))}</p><p>${date(daysLater(wc.expiration, -45))}</p><p>${insuredAsWritten(voice)}</p><p>LOSS RUN – WORKERS COMPENSATION</p>${tableOf('cl', headRow('Policy', 'Term', 'Claims', 'Paid', 'Reserves'), tableRow(text(wc.number), `${date(wc.effective)} - ${date(wc.expiration)}`, '0', '0.00', '0.00'), tableRow(text(truth.prior.wc.number), `${date(truth.prior.wc.effective)} - ${date(truth.prior.wc.expiration)}`, '0', '0.00', '0.00'))}<p>No losses reported to date for the terms shown.</p>${newPage}<p>Glossary: “Reserves” are estimates of what remains to be paid. “Closed” claims may reopen.</p>`,
      '.cl td, .cl th { border-bottom: 0.4pt solid #555 }',
      { records: [] },
    )
  },
}

export const twoLinesAndInjuriesFamilies: LearnFamily[] = [
  { name: 'losses told', style: halfInCapitals(['sans', 'narrow'], 7.5, 8.5, { capitals: false }), papers: { twoLines, injuries, autoLosses, lossBook, clean } },
] // biome-ignore format: a family in a line
