import type { LearnFamily, Paper } from '../../../family.ts'
import { driverRecord, vehicleRecord } from '../kit/records.ts'
import { thirdInCapitals } from '../kit/styles.ts'
import { tableHead, tableRows } from '../kit/tables.ts'
import { listedBelow } from '../loss-runs/terms-and-claim-files.ts'

/** Vehicles of a fleet, as a fleet manager's program prints them. */
const fleetList: Paper = {
  account: { long: true },
  draw: ({ truth, text, money }) =>
    listedBelow(
      'schedule',
      `<h3>Vehicle Schedule</h3><p>${text(truth.insured.name)} &nbsp; Policy ${text(truth.policies.auto.number)}</p><table class="fl">${tableHead('Unit #', 'Year', 'Make', 'Model', 'VIN', 'Body Type', 'License Plate', 'Cost New')}${tableRows(truth.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, one.vin, one.body, one.plate, money(one.cost)]))}</table><p>Total units ${truth.vehicles.length}</p>`,
      truth.vehicles.map((one) => vehicleRecord(one, { body_type: one.body, plate_number: one.plate })),
      '.fl th { border-bottom: 1.2pt solid #258; text-align: left } .fl tr:nth-child(even) td { print-color-adjust: exact; background: #f2f6fa }',
      `Vehicle schedule – ${text(truth.insured.name)}`,
    ),
}

/** Drivers on paper, their names first name first. */
const driverRoster: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) =>
    listedBelow(
      'schedule',
      `<p>${text(truth.producer.name)}</p><h3>DRIVER INFORMATION SCHEDULE</h3><p>Applicant: ${text(truth.insured.name)}</p><table class="dr">${tableHead('#', 'Driver Name', 'Date of Birth', 'Driver License Number', 'State Licensed', 'Date Hired')}${tableRows(truth.drivers.map((one, at) => [String(at + 1), text(one.name), date(one.born), one.license, one.state, date(one.hired)]))}</table>`,
      truth.drivers.map((one) => driverRecord(one, { date_hired: one.hired })),
      '.dr td, .dr th { border: 0.5pt solid #000 }',
    ),
}

const driverBook: Paper = {
  account: { long: true },
  draw: ({ truth, date }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.drivers.map((one) => driverRecord(one)), // biome-ignore format: a record
    xlsx: [
      {
        name: 'Drivers',
        rows: [
          ['Name', 'Birth Date', 'License Number', 'License State'],
          ...truth.drivers.map((one) => [one.name, date(one.born), one.license, one.state]),
        ],
      },
    ],
  }),
}

const vehicleFile: Paper = {
  account: { long: true },
  draw: ({ truth }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.vehicles.map((one) => vehicleRecord(one, { plate_number: one.plate })), // biome-ignore format: a record
    csv: [
      ['Vehicle No', 'Year', 'Make', 'Model', 'VIN', 'Plate Number', 'Cost New'],
      ...truth.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, one.vin, one.plate, String(one.cost)]), // biome-ignore format: a row
    ],
  }),
}

/** Places with what is done there. */
const placesList: Paper = {
  account: { long: true },
  draw: ({ truth, text, address }) =>
    listedBelow(
      'schedule',
      `<h3>SCHEDULE OF LOCATIONS</h3><p>Named Insured: ${text(truth.insured.name)}</p><table class="pl">${tableHead('Loc. No.', 'Address', 'Terr.', 'Class Code', 'Classification', 'Exposure Basis')}${tableRows(truth.locations.map((one) => [one.number, address(one.party.address).join(', '), one.territory, one.classCode, text(one.classification), one.basis]))}</table>`,
      truth.locations.map((one) => ({
        record_type: 'policy_location_item',
        location_number: one.number,
        territory: one.territory,
        class_code: one.classCode,
        classification: one.classification,
        exposure_basis: one.basis,
      })),
      '.pl td { border-bottom: 0.4pt solid #777 } .pl th { border-bottom: 1pt solid #000; border-top: 1pt solid #000 }',
    ),
}

export const fleetsAndPlacesFamilies: LearnFamily[] = [
  { name: 'fleets and places', style: thirdInCapitals(['sans', 'modern'], 8, 9, { capitals: false }), papers: { fleetList, placesList, vehicleFile } },
  { name: 'drivers of insureds', style: thirdInCapitals(['sans', 'modern'], 8, 9, { capitals: false }), papers: { driverRoster, driverBook } },
] // biome-ignore format: a family in a line
