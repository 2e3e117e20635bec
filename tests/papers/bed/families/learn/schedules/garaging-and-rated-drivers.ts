import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Driver, Vehicle } from '../../../listed.ts'
import { dollars, leanDate, militaryDate, plainAmount, slashedDate } from '../kit/amounts.ts'
import { padded, two, typed } from '../kit/blocks.ts'
import { agencyUntold, carrierName, insuredUntold } from '../kit/parties.ts'
import { landscape, ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const roster = ruledSheet('schedule', 'nothing')
const BODY: Record<string, string> = { 'F-150': 'PU', 'Transit 250': 'VAN', 'F-550': 'FLATBED', Cascadia: 'TRACTOR', 'M2 106': 'STRAIGHT', 'ProMaster 1500': 'VAN', 2500: 'PU', 'NPR HD': 'BOX', FTR: 'STRAIGHT', T680: 'TRACTOR', W900: 'TRACTOR', Tacoma: 'PU', Sienna: 'VAN' } // biome-ignore format: a table
const body = (one: Vehicle) => BODY[one.model]!
const cars = (all: Vehicle[], more: (one: Vehicle) => ListedRecord = () => ({})) =>
  all.map((one): ListedRecord => ({ record_type: 'vehicle', veh_number: one.number, year: one.year, make: one.make, model: one.model, ...more(one) })) // biome-ignore format: a record
const people = (all: Driver[], more: (one: Driver, at: number) => ListedRecord) =>
  all.map((one, at): ListedRecord => ({ record_type: 'driver', name: one.name, driver_license_number: one.license, state_licensed: one.state, ...more(one, at) })) // biome-ignore format: a record

/** An agency system's schedule of vehicles, garaging and deductibles beside them. */
const vehicleSchedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const rows = truth.vehicles.map((one) => [one.number, String(one.year), text(one.make), text(one.model), body(one), one.vin, one.plate, truth.insured.address.zip.slice(0, 5), money(one.cost), '500 / 1,000']) // biome-ignore format: a row
    return roster(
      `${two(`<h3>Schedule of Vehicles</h3>${text(truth.insured.name)}`, `${carrierName(voice, 'auto')}<br>Policy ${text(truth.policies.auto.number)}<br>${termOf(voice, truth.policies.auto, ' - ')}`)}${table('vs ln', ['Veh #', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'License Plate', 'Garage Zip', 'Cost New', 'Comp/Coll Ded.'], rows)}<p>Number of vehicles: ${rows.length} &emsp; ${agencyUntold(voice).split('<br>')[0]}</p>`,
      `${landscape} .vs th { font-size: 0.88em; border-top: 0.8pt solid #000; border-bottom: 0.8pt solid #000 }`,
      { records: cars(truth.vehicles, (one) => ({ body_type: body(one), plate_number: one.plate })) },
    )
  },
}

/** Autos of a policy in one type, two lines a vehicle. */
const typedAutos: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { auto } = truth.policies
    const lines = truth.vehicles.map((one) => `${padded(one.number.padStart(4, '0'), 8)}${padded(String(one.year), 7)}${padded(one.make.toUpperCase(), 15)}${padded(one.model.toUpperCase(), 18)}${padded(one.vin, 20)}${padded(dollars(one.cost), 12, true)}`) // biome-ignore format: a line
    const top = (page: number) => [`${text(auto.carrier.name.toUpperCase())}`, `COVERED AUTO SCHEDULE            POLICY ${text(auto.number)}            PAGE ${page}`, `NAMED INSURED ${text(truth.insured.name.toUpperCase())}`, '', `${padded('AUTO', 8)}${padded('YEAR', 7)}${padded('MAKE', 15)}${padded('MODEL', 18)}${padded('SERIAL NUMBER', 20)}${padded('COST NEW', 12, true)}`, '-'.repeat(82)] // biome-ignore format: lines
    const pages = Array.from({ length: Math.ceil(lines.length / 50) }, (_, at) => [...top(at + 1), ...lines.slice(at * 50, at * 50 + 50)]) // biome-ignore format: a list
    return roster(
      pages.map((one) => `<div class="tp">${typed(one)}</div>`).join(''),
      'pre { font-size: 8.6pt; line-height: 1.25 } .tp + .tp { break-before: page }',
      { records: cars(truth.vehicles, (one) => ({ veh_number: one.number.padStart(4, '0'), make: one.make.toUpperCase(), model: one.model.toUpperCase() })) }, // biome-ignore format: a record
    )
  },
}

/** A fleet manager's workbook with a second sheet of what was sold. */
const fleetBook: Paper = {
  account: { long: true },
  draw: ({ truth, chance }) => {
    const first = chance.int(10, 90) * 10
    const units = truth.vehicles.map((_, at) => `U${first + at}`)
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: cars(truth.vehicles, (one) => ({ company_vehicle_number: units[Number(one.number) - 1]!, body_type: body(one), plate_number: one.plate })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'Active fleet',
          rows: [
            [truth.insured.name],
            [`Fleet as of ${slashedDate(truth.policies.auto.effective)}`],
            [],
            ['Veh #', 'Unit Number', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'Plate', 'State', 'Purchase Price'],
            ...truth.vehicles.map((one, at) => [one.number, units[at]!, one.year, one.make, one.model, body(one), one.vin, one.plate, truth.insured.address.state, { value: one.cost, as: 'money' as const }]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** Vehicles as a word processor's table. */
const vehicleDocument: Paper = {
  account: { long: true },
  draw: ({ truth }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: cars(truth.vehicles),
    docx: [
      `Vehicle list – ${truth.insured.name}`,
      `Renewal ${slashedDate(truth.policies.auto.effective)}`,
      [['No.', 'Year', 'Make', 'Model', 'VIN', 'Value'], ...truth.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, one.vin, dollars(one.cost)])],
      'Trailers under 2,000 pounds are not listed.',
    ], // biome-ignore format: parts of a document
  }),
}

/** A company's list of rated drivers. */
const ratedDrivers: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const facts = truth.drivers.map(() => ({ points: chance.int(0, 3), since: chance.int(1, 20) }))
    return roster(
      `<h4>${carrierName(voice, 'auto')}<br>DRIVER INFORMATION</h4><p>Policy ${text(truth.policies.auto.number)} &emsp; ${insuredUntold(voice).split('<br>')[0]}</p>${table(
        'gr',
        [
          'No.',
          'Driver Name',
          'Date of Birth',
          'Driver License Number',
          'State',
          'Years Experience',
          'Date of Hire',
          'Points',
        ],
        truth.drivers.map((one, at) => [
          String(at + 1),
          text(one.name),
          date(one.born),
          one.license,
          one.state,
          String(facts[at]!.since),
          date(one.hired),
          String(facts[at]!.points),
        ]),
      )}<p>Drivers not listed must be reported within 30 days of hire.</p>`,
      '.gr th { print-color-adjust: exact; background: #e5e5e5; font-size: 0.88em }',
      { records: people(truth.drivers, (one, at) => ({ date_of_birth: date(one.born), date_hired: date(one.hired), years_experienced: facts[at]!.since })) }, // biome-ignore format: a record
    )
  },
}

/** The office's list, sorted by last name, a CDL class behind each. */
const driverBook: Paper = {
  account: { long: true },
  draw: ({ truth, chance }) => {
    const classes = truth.drivers.map(() => chance.pick(['A', 'B', 'C']))
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: people(truth.drivers, (one, at) => ({ date_of_birth: leanDate(one.born), license_class: classes[at]!, date_hired: leanDate(one.hired) })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'Drivers',
          rows: [
            ['Driver Roster', truth.insured.name],
            [],
            ['Driver Name', 'DOB', 'License #', 'License State', 'License Class', 'Hire Date'],
            ...truth.drivers.map((one, at) => [one.name, leanDate(one.born), one.license, one.state, classes[at]!, leanDate(one.hired)]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** Drivers with days as the transport department writes them. */
const operatorList: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    return roster(
      `<h3>${text(truth.insured.name)}</h3><p>Authorized Operators</p>${table(
        'op',
        ['Operator', 'License No.', 'Lic. State', 'Birth Date', 'Hired'],
        truth.drivers.map((one) => [
          text(one.name),
          one.license,
          one.state,
          militaryDate(one.born),
          militaryDate(one.hired),
        ]),
      )}<p>Motor vehicle reports ordered annually. Contact ${text(truth.names.person())}, ${truth.names.phone()}</p>`,
      '.op tr:nth-child(even) td { print-color-adjust: exact; background: #f0f0ea } .op th { border-bottom: 1.4pt solid #444 }',
      { records: people(truth.drivers, (one) => ({ date_of_birth: militaryDate(one.born), date_hired: militaryDate(one.hired) })) }, // biome-ignore format: a record
    )
  },
}

export const garagingAndRatedDriversFamilies: LearnFamily[] = [
  { name: 'vehicles of a fleet', style: manyCities(['sans', 'modern'], [8, 8.5], { money: plainAmount }), papers: { vehicleSchedule, typedAutos, fleetBook, vehicleDocument } },
  { name: 'operators', style: manyCities(['sans', 'serif'], [8.5, 9]), papers: { ratedDrivers, driverBook, operatorList } },
] // biome-ignore format: a family in a line
