import type { Drawn, LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import { inLines } from '../kit/blocks.ts'
import { driverRecord, locationRecord, vehicleRecord } from '../kit/records.ts'
import { headRow, tableOf, tableRow } from '../kit/tables.ts'

const CSS =
  '.ls th { text-align: left; border-bottom: 1.2pt solid #357 } .ls td { padding: 1.5pt 3pt } .ls { font-size: 0.9em } h2 { font-size: 1.2em }'
const listed = (kind: 'loss-run' | 'schedule', html: string, records: ListedRecord[]): Drawn => ({
  kind,
  feeds: 'nothing',
  html,
  css: CSS,
  records,
})
const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** Claims parted by whether they are open, each part with its total. */
const openAndClosed: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const { gl } = truth.policies
    const part = (status: string) => {
      const claims = truth.claims.filter((one) => one.status === status)
      const rows = claims.map((one) =>
        tableRow(
          one.number,
          date(one.loss),
          text(one.claimant),
          one.status,
          dollars(one.paid),
          dollars(one.reserves),
          text(one.description),
        ),
      )
      return claims.length
        ? `<h4>${status} claims: ${claims.length}</h4>${tableOf('ls', headRow('Claim Number', 'Date of Loss', 'Claimant', 'Status', 'Paid', 'Reserves', 'Description'), ...rows)}`
        : ''
    }
    const records = ['Open', 'Closed'].flatMap((status) =>
      truth.claims
        .filter((one) => one.status === status)
        .map(
          (one): ListedRecord => ({
            record_type: 'claim',
            policy_number: gl.number,
            claim_number: one.number,
            date_of_loss: one.loss,
            claimant: one.claimant,
            claim_status: one.status,
            claim_paid: one.paid,
            claim_reserves: one.reserves,
            description: one.description,
          }),
        ),
    )
    return listed(
      'loss-run',
      `<h2>Loss history</h2><p>Policy ${text(gl.number)}, ${text(truth.insured.name)}<br>${text(gl.carrier.name)}, as of ${date(gl.expiration)}</p>${part('Open')}${part('Closed')}`,
      records,
    )
  },
}

const motorPool: Paper = {
  account: { long: true },
  draw: ({ truth, text, money }) => {
    const rows = truth.vehicles.map((one) =>
      tableRow(one.number, String(one.year), one.make, one.model, one.vin, one.plate, money(one.cost)),
    )
    const records = truth.vehicles.map((one) => vehicleRecord(one, { plate_number: one.plate }))
    return listed(
      'schedule',
      `<h2>Equipment and vehicle schedule</h2><p>${text(truth.insured.name)}</p>${tableOf('ls', headRow('Unit #', 'Year', 'Make', 'Model', 'VIN', 'License Plate', 'Value'), ...rows)}`,
      records,
    )
  },
}

const placesSheet: Paper = {
  account: { long: true },
  draw: ({ truth, text, address }) => {
    const rows = truth.locations.map((one) =>
      tableRow(one.number, inLines(address(one.party.address)), one.classCode, text(one.classification), one.basis),
    )
    const records = truth.locations.map((one) => locationRecord(one, { exposure_basis: one.basis }))
    return listed(
      'schedule',
      `<h2>Schedule of locations</h2><p>${text(truth.insured.name)}</p>${tableOf('ls', headRow('Location No.', 'Address', 'Code', 'Classification', 'Premium Basis'), ...rows)}`,
      records,
    )
  },
}

const operatorsSheet: Paper = {
  account: { long: true },
  draw: ({ truth, date }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.drivers.map((one) => driverRecord(one)),
    csv: [
      ['Driver', 'Date of Birth', 'License Number', 'State Licensed'],
      ...truth.drivers.map((one) => [one.name, date(one.born), one.license, one.state]),
    ],
  }),
}

export const motorPoolFamilies: LearnFamily[] = [
  { name: 'more lists', style: ({ pick }) => ({ size: pick([7.5, 8.5]) }), papers: { openAndClosed, motorPool, placesSheet, operatorsSheet } },
] // biome-ignore format: a family in a line
