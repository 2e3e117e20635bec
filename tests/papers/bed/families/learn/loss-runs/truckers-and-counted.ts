import type { LearnFamily, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import { cents, centsOf, dollars, slashedDate } from '../kit/amounts.ts'
import { paragraphs, said, split } from '../kit/blocks.ts'
import { carrierName, insuredUntold, sign } from '../kit/parties.ts'
import { claimAsPrinted, closedOn, incurred, incurredNet, inHalves, paid, recovered, reserved, rounded, unrecovered } from '../kit/records.ts' // biome-ignore format: a list
import { labeledLossRun, landscape } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableRows, tableUnder } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'
import { asOf, claimsDescribed } from './described-claims.ts'

/** Claims counted through: each a heading, a line of facts, a sentence, a line of money. */
const counted: Paper = {
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsDescribed(truth.claims, gl, 'gl')
    const told = (one: Claim, at: number) => `<div class="whole ct"><b>${at + 1} of ${claims.length}. Claim number ${one.number}</b><br>Date of loss ${date(one.loss)} &ensp;|&ensp; Reported ${date(one.reported)} &ensp;|&ensp; Status ${one.status}${one.closed ? ` &ensp;|&ensp; Closed ${date(one.closed)}` : ''}<br>Claimant ${text(one.claimant)}<br>Description: ${text(one.description)}<br>Paid ${cents(one.paid)} &ensp;|&ensp; Reserved ${cents(one.reserves)} &ensp;|&ensp; Incurred ${cents(incurred(one))}</div>` // biome-ignore format: a block
    return labeledLossRun(
      `<h3>${text(truth.wholesaler.name)}</h3><p>Claims department of the program<br>${asOf(voice)}</p>${paragraphs(`Policy ${text(gl.number)}, ${carrierName(voice, 'gl')}, ${termOf(voice, gl)}<br>Insured ${insuredUntold(voice, ', ')}`)}${claims.map(told).join('')}<p>All claims: paid ${centsOf(claims, paid)}, reserved ${centsOf(claims, reserved)}.</p>`,
      '.ct { border-left: 3pt solid #bbb; padding-left: 8pt; margin: 9pt 0 }',
      { records: unrecovered(claims).map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, date_reported: date(one.reported), claimant: one.claimant, description: one.description, ...(one.closed ? { date_closed: date(one.closed) } : {}) })) }, // biome-ignore format: a record
    )
  },
}

/** A truck insurer: units and drivers, a policy number in each row. */
const truckRun: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const [now, then] = inHalves(truth.claims)
    const all = [truth.policies.auto, truth.prior.auto].flatMap((policy, at) => claimsDescribed(at ? then : now, policy, 'auto').map((one, row) => ({ ...one, policy, driver: truth.drivers[(row + at) % truth.drivers.length]!.name }))) // biome-ignore format: a list
    return labeledLossRun(
      `<div class="split"><h3>${sign(voice, 'auto')} Transportation</h3><p class="e">LOSS RUN<br>${asOf(voice)}</p></div>${said(
        [
          ['Insured', text(truth.insured.name)],
          ['Company', carrierName(voice, 'auto')],
          ['Agency', text(truth.producer.name)],
        ],
      )}${tableUnder('under', ['Policy No.', 'Policy Eff. Date', 'Claim No.', 'Loss Date', 'Status', 'Driver', 'Loss Description', 'Paid', 'Reserve', 'Recovered', 'Net'], `${rowsFor(all, (one) => [text(one.policy.number), date(one.policy.effective), one.number, date(one.loss), one.status, text(one.driver), text(one.description), cents(one.paid), cents(one.reserves), cents(one.recovered), cents(incurredNet(one))])}<tr><td colspan="7"><b>Total of ${all.length} claims</b></td><td>${centsOf(all, paid)}</td><td>${centsOf(all, reserved)}</td><td>${centsOf(all, recovered)}</td><td>${centsOf(all, incurredNet)}</td></tr>`)}`,
      `${landscape} .under td:nth-child(n+8), .under th:nth-child(n+8), .under tr:last-child td:nth-child(n+2) { text-align: right } .under td:nth-child(-n+4) { white-space: nowrap } .under tr:last-child td { white-space: nowrap }`,
      { records: all.map((one) => claimAsPrinted(voice, one, { policy_number: one.policy.number, effective_date: date(one.policy.effective), driver: one.driver, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

/** Two terms as two sheets of a workbook. */
const termsBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const [now, then] = inHalves(truth.claims)
    const terms = [truth.policies.gl, truth.prior.gl].map((policy, at) => ({ policy, claims: claimsDescribed(at ? then : now, policy, 'gl') })) // biome-ignore format: a list
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: terms.flatMap(({ policy, claims }) => claims.map((one) => ({ ...claimAsPrinted(voice, one, { policy_number: policy.number, claimant: one.claimant, description: one.description, claim_recovered: one.recovered }), date_of_loss: slashedDate(one.loss) }))), // biome-ignore format: a record
      xlsx: terms.map(({ policy, claims }) => ({
        name: `${policy.effective.slice(0, 4)}-${policy.expiration.slice(2, 4)}`,
        rows: [
          [truth.insured.name, '', 'Loss experience', policy.carrier.name],
          [],
          ['Policy #', 'Claim #', 'Claimant', 'Loss Date', 'Claim Status', 'Cause of Loss', 'Paid', 'Reserves', 'Recovery', 'Net Incurred'],
          ...claims.map((one) => [policy.number, one.number, one.claimant, slashedDate(one.loss), one.status, one.description, one.paid, one.reserves, one.recovered, rounded(incurredNet(one))]),
        ], // biome-ignore format: rows of a sheet
      })),
    }
  },
}

/** What a claims system hands out as a file, injuries at work. */
const claimsFile: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { wc } = truth.policies
    const claims = unrecovered(claimsDescribed(truth.claims, wc, 'wc'))
    return {
      kind: 'loss-run',
      feeds: 'nothing',
      records: claims.map((one) => ({ ...claimAsPrinted(voice, one, { policy_number: wc.number, claimant: one.claimant, adjuster: one.adjuster, description: one.description }), date_of_loss: one.loss, date_reported: one.reported, date_closed: one.closed })), // biome-ignore format: a record
      csv: [
        ['POLICY_NUMBER', 'CLAIM_NUMBER', 'CLAIM_STATUS', 'DATE_OF_LOSS', 'DATE_REPORTED', 'DATE_CLOSED', 'CLAIMANT', 'ADJUSTER', 'DESCRIPTION', 'TOTAL_PAID', 'TOTAL_RESERVES', 'TOTAL_INCURRED'],
        ...claims.map((one) => [wc.number, one.number, one.status, one.loss, one.reported, one.closed, one.claimant, one.adjuster, one.description, one.paid.toFixed(2), one.reserves.toFixed(2), incurred(one).toFixed(2)]),
      ], // biome-ignore format: rows of a file
    }
  },
}

/** Five years without a claim, a row for each. */
const clean: Paper = {
  draw: (voice) => {
    const { truth, text, date, money } = voice
    const { gl } = truth.policies
    const year = (back: number) => `${Number(gl.effective.slice(0, 4)) - back}${gl.effective.slice(4)}`
    return labeledLossRun(
      `<h3>${carrierName(voice, 'gl')}</h3>${split(`Loss run for<br>${insuredUntold(voice)}`, `Valued ${asOf(voice)}<br>For ${text(truth.producer.name)}`)}${tableUnder('ruled', ['Term', 'Policy', 'Line', 'Premium', 'Claims', 'Paid', 'Outstanding'], tableRows([0, 1, 2, 3, 4].map((back) => [`${date(year(back))} - ${date(year(back - 1))}`, back ? text(truth.prior.gl.number) : text(gl.number), 'General liability', money(gl.premium - back * 311), '0', '0.00', '0.00'])))}<p><b>No losses reported in the terms above.</b></p>`,
      '.ruled td:nth-child(n+4), .ruled th:nth-child(n+4) { text-align: right }',
      { records: [] },
    )
  },
}

/** A card for each claim: facts at the left with their labels, money at the right. */
const claimCards: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { gl } = truth.policies
    const claims = claimsDescribed(truth.claims, gl, 'gl')
    const card = (one: Claim) => `<div class="kd whole"><div class="kt tint"><b>Claim ${one.number}</b><span>${one.status}</span></div><div class="kb">${said([['Date of loss:', date(one.loss)], ['Date reported:', date(one.reported)], ['Date closed:', one.closed ? date(one.closed) : '&ndash;'], ['Claimant:', text(one.claimant)], ['Adjuster:', text(one.adjuster)], ['Description:', text(one.description)]])}${tableUnder('money', [], tableRows([['Paid', cents(one.paid)], ['Reserves', cents(one.reserves)], ['Recovered', cents(one.recovered)], ['Net incurred', cents(incurredNet(one))]]))}</div></div>` // biome-ignore format: a card
    return labeledLossRun(
      `<div class="split"><h2>${sign(voice, 'gl')} Claims Online</h2><p class="e">Loss history, ${asOf(voice)}</p></div><p>${insuredUntold(voice, ', ')}</p><p>General liability policy <b>${text(gl.number)}</b>, ${termOf(voice, gl)}. ${claims.length} claims, net incurred ${centsOf(claims, incurredNet)}.</p>${claims.map(card).join('')}`,
      '.kd { border: 0.6pt solid #889; margin: 6pt 0 } .kt { display: flex; justify-content: space-between; padding: 2pt 6pt } .kb { display: grid; grid-template-columns: 1fr 150pt; gap: 12pt; padding: 0 6pt } .kb table { border-left: 0.5pt solid #aab } dl.kv dt { color: #444 }',
      { records: claims.map((one) => claimAsPrinted(voice, one, { policy_number: gl.number, date_reported: date(one.reported), date_closed: closedOn(voice, one), claimant: one.claimant, adjuster: one.adjuster, description: one.description, claim_recovered: one.recovered })) }, // biome-ignore format: a record
    )
  },
}

export const truckersAndCountedFamilies: LearnFamily[] = [
  { name: 'runs of truckers', style: mostlyDollars(['sans', 'narrow'], [8, 8.5], { money: dollars }), papers: { truckRun, termsBook, clean } },
  { name: 'runs of one claim at a time', style: mostlyDollars(['sans', 'modern'], [8.5, 9], { money: dollars }), papers: { claimCards, counted, claimsFile } },
] // biome-ignore format: a family in a line
