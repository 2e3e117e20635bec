import type { LearnFamily, Paper } from '../../../family.ts'
import { inLines } from '../kit/blocks.ts'
import { driverRecord, vehicleRecord } from '../kit/records.ts'
import { printed } from '../kit/sheets.ts'
import { halfInCapitals } from '../kit/styles.ts'
import { headRow, tableOf, tableRow, tableRows } from '../kit/tables.ts'

const list = printed('schedule', 'nothing')
const LANDSCAPE = '@page { size: letter landscape } '

/** A fleet as an agency's system lists it; the make and the model stand in columns of their own. */
const fleet: Paper = {
  account: { long: true },
  draw: ({ truth, text, date, money }) =>
    list(
      `<div class="ft"><b>${text(truth.producer.name)}</b><span>Schedule of Vehicles</span></div><p>Client: ${text(truth.insured.name)}<br>Policy: ${text(truth.policies.auto.number)} ${date(truth.policies.auto.effective)} - ${date(truth.policies.auto.expiration)}</p>${tableOf('ft-t', headRow('Veh #', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'Plate Number', 'Cost New'), tableRows(truth.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, one.body, one.vin, one.plate, money(one.cost)])))}<p>${truth.vehicles.length} vehicles</p>`,
      `${LANDSCAPE}.ft { display: flex; justify-content: space-between; border-bottom: 1pt solid #333 } .ft-t td { border-bottom: 0.3pt solid #ccc } .ft-t td:last-child { text-align: right }`,
      {
        records: truth.vehicles.map((one) => vehicleRecord(one, { body_type: one.body, plate_number: one.plate })), // biome-ignore format: a record
      },
    ),
}

const fleetBook: Paper = {
  account: { long: true },
  draw: ({ truth }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.vehicles.map((one) => vehicleRecord(one)), // biome-ignore format: a record
    xlsx: [
      {
        name: 'Equipment list',
        rows: [
          [truth.insured.name],
          ['Unit No.', 'Year', 'Make', 'Model', 'VIN'],
          ...truth.vehicles.map((one) => [one.number, one.year, one.make, one.model, one.vin]),
        ],
      },
    ],
  }),
}

/** Drivers as an insured keeps them, last in the alphabet anywhere. */
const crew: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) =>
    list(
      `<h3>Driver List</h3><p>${inLines(text(truth.insured.name), `as of ${date(truth.policies.auto.effective)}`)}</p>${tableOf('cw', headRow('Name', 'Date of Birth', 'License No.', 'State', 'Date of Hire', 'MVR'), tableRows(truth.drivers.map((one) => [text(one.name), date(one.born), one.license, one.state, date(one.hired), 'Clear'])))}<p>Completed by safety manager ${text(truth.names.person())}</p>`,
      '.cw td, .cw th { border: 0.6pt solid #444 } h3 { text-align: center }',
      {
        records: truth.drivers.map((one) => driverRecord(one, { date_hired: one.hired })), // biome-ignore format: a record
      },
    ),
}

const crewFile: Paper = {
  account: { long: true },
  draw: ({ truth, date }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.drivers.map((one) => driverRecord(one)), // biome-ignore format: a record
    csv: [
      ['Driver Name', 'DOB', 'License #', 'License State'],
      ...truth.drivers.map((one) => [one.name, date(one.born), one.license, one.state]),
    ],
  }),
}

/** Locations with what is done at each. */
const premisesList: Paper = {
  account: { long: true },
  draw: ({ truth, text, address, money }) =>
    list(
      `<p><b>GENERAL LIABILITY – SCHEDULE OF HAZARDS</b></p><p>${text(truth.insured.name)}</p>${tableOf('ps', headRow('Loc #', 'Premises', 'Class Code', 'Classification', 'Exposure Basis', 'Territory', 'Annual Exposure'), tableRows(truth.locations.map((one) => [one.number, address(one.party.address).join(', '), one.classCode, text(one.classification), one.basis, one.territory, one.basis === 'Area' ? one.exposure.toLocaleString('en-US') : money(one.exposure)])))}${tableOf('ps', tableRow('Prepared by', text(truth.producer.contact)))}`,
      `${LANDSCAPE}.ps td, .ps th { border: 0.4pt solid #777 }`,
      {
        records: truth.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number, territory: one.territory, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis })), // biome-ignore format: a record
      },
    ),
}

export const fleetAndCrewFamilies: LearnFamily[] = [
  { name: 'rosters', style: halfInCapitals(['sans', 'modern'], 8, 9, { capitals: false }), papers: { fleet, crew, premisesList, fleetBook, crewFile } },
] // biome-ignore format: a family in a line
