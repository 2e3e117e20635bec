import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import { driverRecord, locationRecord, vehicleRecord } from '../kit/records.ts'
import { listedWith } from '../kit/sheets.ts'

const CSS =
  '.s td { padding: 1pt 5pt } .s tr:nth-child(even) td { background: #eee } .c { border: 0.6pt solid #777; padding: 4pt; margin: 5pt 0; break-inside: avoid } .c span { display: inline-block; min-width: 31% }'
const listed = listedWith(CSS)
const sheet = (heads: string[], rows: string[][]) =>
  `<table class="s"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
const cents = (amount: number) => (amount ? amount.toLocaleString('en-US', { minimumFractionDigits: 2 }) : '0.00')

/** A box for each claim, its figures in a line of their own. */
const claimBoxes: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const boxes = truth.claims.map(
      (one) =>
        `<div class="c"><span>File: ${one.number}</span><span>Accident date: ${date(one.loss)}</span><span>State of file: ${one.status}</span><br><span>Injured party: ${text(one.claimant)}</span><span>Examiner: ${text(one.adjuster)}</span><span>Finalized: ${one.closed ? date(one.closed) : 'n/a'}</span><br>What happened: ${text(one.description)}<br><span>Paid to date ${cents(one.paid)}</span><span>Still reserved ${cents(one.reserves)}</span><span>Recovered ${cents(one.recovered)}</span></div>`,
    )
    const records = truth.claims.map(
      (one): ListedRecord => ({
        record_type: 'claim',
        claim_number: one.number,
        date_of_loss: one.loss,
        claim_status: one.status,
        claimant: one.claimant,
        adjuster: one.adjuster,
        date_closed: one.closed,
        description: one.description,
        claim_paid: one.paid,
        claim_reserves: one.reserves,
        claim_recovered: one.recovered,
      }),
    )
    return listed(
      'loss-run',
      `<h2>Loss Information</h2><p>Account: ${text(truth.insured.name)}<br>Contract: ${text(truth.policies.gl.number)}<br>As of ${date(truth.policies.gl.expiration)}</p>${boxes.join('')}`,
      records,
      'Loss Information',
    )
  },
}

/** Figures of claims split in two heads over four columns. */
const splitFigures: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const head =
      '<thead><tr><th rowspan="2">Claim</th><th rowspan="2">Date of<br>loss</th><th rowspan="2">Open /<br>Closed</th><th rowspan="2">Claimant<br>and cause</th><th colspan="2">Amounts</th></tr><tr><th>Paid</th><th>Reserved</th></tr></thead>'
    const rows = truth.claims.map(
      (one) =>
        `<tr><td>${one.number}</td><td>${date(one.loss)}</td><td>${one.status}</td><td>${text(one.claimant)}<br>${text(one.description)}</td><td>${cents(one.paid)}</td><td>${cents(one.reserves)}</td></tr>`,
    )
    const records = truth.claims.map(
      (one): ListedRecord => ({
        record_type: 'claim',
        policy_number: truth.policies.gl.number,
        claim_number: one.number,
        date_of_loss: one.loss,
        claim_status: one.status,
        claimant: one.claimant,
        description: one.description,
        claim_paid: one.paid,
        claim_reserves: one.reserves,
      }),
    )
    return listed(
      'loss-run',
      `<h2>Loss Run</h2><p>${text(truth.policies.gl.carrier.name)} – ${text(truth.insured.name)} – ${text(truth.policies.gl.number)}</p><table class="s">${head}${rows.join('')}</table>`,
      records,
    )
  },
}

const equipmentOnWheels: Paper = {
  account: { long: true },
  draw: ({ truth, money, text }) => {
    const records = truth.vehicles.map((one) => vehicleRecord(one, { plate_number: one.plate }))
    return listed(
      'schedule',
      `<h2>Automobile Schedule</h2><p>${text(truth.insured.name)}</p>${sheet(
        ['Auto', 'Model year', 'Trade name', 'Model', 'Identification', 'Registration', 'Stated amount'],
        truth.vehicles.map((one) => [
          one.number,
          String(one.year),
          one.make,
          one.model,
          one.vin,
          one.plate,
          money(one.cost),
        ]),
      )}`,
      records,
      'Automobile Schedule',
    )
  },
}

const operators: Paper = {
  account: { long: true },
  draw: ({ truth, date }) => {
    const records = truth.drivers.map((one) => driverRecord(one, { date_hired: one.hired }))
    const rows = truth.drivers.map((one) => [one.name, date(one.born), `${one.license}`, one.state, date(one.hired)])
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records,
      csv: [['Operator', 'Birthdate', 'License', 'State', 'Since'], ...rows],
    }
  },
}

const premises: Paper = {
  account: { long: true },
  draw: ({ truth, text, address }) => {
    const records = truth.locations.map((one) => locationRecord(one, { territory: one.territory }))
    return listed(
      'schedule',
      `<h2>Location Schedule</h2><p>${text(truth.insured.name)}</p>${sheet(
        ['Prem.', 'Where', 'Code', 'What is done there', 'Terr.'],
        truth.locations.map((one) => [
          one.number,
          address(one.party.address).join('<br>'),
          one.classCode,
          one.classification,
          one.territory,
        ]),
      )}`,
      records,
    )
  },
}

export const rostersAndSplitFiguresFamilies: LearnFamily[] = [
  { name: 'experience and rosters', style: ({ pick }) => ({ size: pick([7, 8, 9]) }), papers: { claimBoxes, splitFigures, equipmentOnWheels, operators, premises } },
] // biome-ignore format: a family in a line
