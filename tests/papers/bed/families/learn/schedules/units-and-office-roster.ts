import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Driver, Vehicle } from '../../../listed.ts'
import { cents, slashedDate } from '../kit/amounts.ts'
import { captionedBox, inLines, padded, sides, typed } from '../kit/blocks.ts'
import { agencyUntold, carrierName, homeOffice, insuredUntold, siteOnDepotStreet } from '../kit/parties.ts'
import { printed } from '../kit/sheets.ts'
import { manyDates } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const list = printed('schedule', 'nothing')
const LANDSCAPE = '@page { size: letter landscape } '
const BODIES: Record<string, string> = { 'F-150': 'Pickup', 'Transit 250': 'Cargo Van', 'F-550': 'Stake Truck', Cascadia: 'Tractor', 'M2 106': 'Box Truck', 'ProMaster 1500': 'Cargo Van', 2500: 'Pickup', 'NPR HD': 'Box Truck', FTR: 'Flatbed', T680: 'Tractor', W900: 'Tractor', Tacoma: 'Pickup', Sienna: 'Minivan' } // biome-ignore format: a table
export const bodyOf = (one: Vehicle) => BODIES[one.model]!
/** Number in the list, year, make and model of each vehicle. */
export const vehicles = (all: Vehicle[], more: (one: Vehicle, at: number) => ListedRecord = () => ({})) =>
  all.map((one, at): ListedRecord => ({ record_type: 'vehicle', veh_number: one.number, year: one.year, make: one.make, model: one.model, ...more(one, at) })) // biome-ignore format: a record
const drivers = (all: Driver[], more: (one: Driver, at: number) => ListedRecord) =>
  all.map((one, at): ListedRecord => ({ record_type: 'driver', name: one.name, driver_license_number: one.license, state_licensed: one.state, ...more(one, at) })) // biome-ignore format: a record

/** As an agency's system prints a fleet: the insured's own unit beside the number in the list, lienholders in a second list. */
const unitList: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date, money, chance } = voice
    const first = chance.int(10, 80) * 10
    const rows = truth.vehicles.map((one, at) => [one.number, String(first + at), String(one.year), one.make, one.model, bodyOf(one), one.vin, one.plate, money(one.cost)]) // biome-ignore format: a row
    return list(
      `<h3>VEHICLE SCHEDULE</h3>${sides(inLines(text(truth.insured.name), `Policy ${text(truth.policies.auto.number)}`, termOf(voice, truth.policies.auto)), inLines(agencyUntold(voice), `Printed ${date(truth.policies.auto.effective)}`))}${table('ul', ['Veh #', 'Company Vehicle #', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'Plate #', 'Cost New'], rows)}<p>Total vehicles: ${rows.length}</p><p>Comprehensive and collision apply with deductibles of ${money(1000)} unless noted.</p>`,
      `${LANDSCAPE}.sides { display: flex; justify-content: space-between } h3 { text-align: center; letter-spacing: 0.5pt } .ul th { border-bottom: 0.9pt solid #222; vertical-align: bottom } .ul td { border-bottom: 0.25pt solid #bbb } .ul td:last-child, .ul th:last-child { text-align: right }`,
      {
        records: vehicles(truth.vehicles, (one, at) => ({ company_vehicle_number: String(first + at), body_type: bodyOf(one), plate_number: one.plate })), // biome-ignore format: a record
      },
    )
  },
}

/** A carrier's listing of a fleet in lines of one type; page after page the same captions. */
const fleetListing: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { auto } = truth.policies
    const rows = truth.vehicles.map((one) => `${padded(one.number.padStart(3, '0'), 6)}${padded(String(one.year), 6)}${padded(one.make.toUpperCase(), 14)}${padded(one.model.toUpperCase(), 17)}${padded(bodyOf(one).toUpperCase(), 14)}${padded(one.vin, 20)}${padded(cents(one.cost), 12, true)}`) // biome-ignore format: a line
    const top = (page: number) => [
      `${padded(text(auto.carrier.name.toUpperCase()), 76)}PAGE ${page}`,
      `POLICY NUMBER ${text(auto.number)}    ${termOf(voice, auto, ' TO ')}`,
      `SCHEDULE OF COVERED AUTOS - ${text(truth.insured.name.toUpperCase())}`,
      '',
      `${padded('VEH', 6)}${padded('', 6)}${padded('', 14)}${padded('', 17)}${padded('BODY', 14)}${padded('IDENTIFICATION', 20)}${padded('STATED', 12, true)}`,
      `${padded('NO', 6)}${padded('YEAR', 6)}${padded('MAKE', 14)}${padded('MODEL', 17)}${padded('TYPE', 14)}${padded('NUMBER', 20)}${padded('AMOUNT', 12, true)}`,
      '='.repeat(89),
    ]
    const pages = Array.from({ length: Math.ceil(rows.length / 48) }, (_, at) => [...top(at + 1), ...rows.slice(at * 48, at * 48 + 48)]) // biome-ignore format: a list
    return list(
      pages.map((one) => `<div class="fl">${typed(one)}</div>`).join('') + typed('END OF SCHEDULE'),
      'pre { font-size: 8.2pt; line-height: 1.3; margin: 0 } .fl + .fl { page-break-before: always }',
      {
        records: vehicles(truth.vehicles, (one) => ({ veh_number: one.number.padStart(3, '0'), make: one.make.toUpperCase(), model: one.model.toUpperCase(), body_type: bodyOf(one).toUpperCase() })), // biome-ignore format: a record
      },
    )
  },
}

/** The insured's own workbook. */
const fleetWorkbook: Paper = {
  account: { long: true },
  draw: ({ truth }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: vehicles(truth.vehicles, (one) => ({ body_type: bodyOf(one), plate_number: one.plate })),
    xlsx: [
      {
        name: 'Vehicles',
        rows: [
          [truth.insured.name, '', 'Fleet for renewal'],
          [],
          ['Vehicle No.', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'License Plate', 'Cost New', 'Driver'],
          ...truth.vehicles.map((one, at) => [one.number, one.year, one.make, one.model, bodyOf(one), one.vin, one.plate, { value: one.cost, as: 'money' as const }, truth.drivers[at % truth.drivers.length]!.name]),
        ], // biome-ignore format: rows of a sheet
      },
    ],
  }),
}

const LICENSE_CLASSES = ['A', 'B', 'C', 'D']
/** Drivers of a motor carrier as its underwriter wants them. */
const driverSchedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date, chance } = voice
    const more = truth.drivers.map(({ born }) => ({
      license: chance.pick(LICENSE_CLASSES),
      years: chance.int(1, 2024 - Number(born.slice(0, 4)) - 18),
    }))
    const rows = truth.drivers.map((one, at) => [String(at + 1), text(one.name), date(one.born), one.license, one.state, more[at]!.license, String(more[at]!.years), date(one.hired)]) // biome-ignore format: a row
    return list(
      `${sides(`<b>DRIVER SCHEDULE</b><br>${carrierName(voice, 'auto')}`, `Insured: ${text(truth.insured.name)}<br>Policy: ${text(truth.policies.auto.number)}`)}${table('ds', ['#', 'Driver Name', 'Date of Birth', 'License Number', 'State', 'License Class', 'Years Experience', 'Date of Hire'], rows)}<p>All operators must meet the driver criteria of the company. Signed ______________________ ${text(truth.names.person())}, Safety Director</p>`,
      '.sides { display: flex; justify-content: space-between } .ds td, .ds th { border: 0.6pt solid #222 } .ds th { font-size: 0.85em; text-align: center; vertical-align: middle; print-color-adjust: exact; background: #eee }',
      {
        records: drivers(truth.drivers, (one, at) => ({ date_of_birth: date(one.born), license_class: more[at]!.license, years_experienced: more[at]!.years, date_hired: date(one.hired) })), // biome-ignore format: a record
      },
    )
  },
}

const lastFirst = (name: string) => `${name.split(' ').at(-1)}, ${name.split(' ').slice(0, -1).join(' ')}`
/** A roster of an insured's office: names turned round, states before numbers, no rules. */
const officeRoster: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const all = truth.drivers.map((one) => ({ ...one, name: lastFirst(one.name) })).sort((a, b) => (a.name < b.name ? -1 : 1)) // biome-ignore format: a line
    return list(
      `<p style="font-size:1.3em"><b>${text(truth.insured.name)}</b></p><p>List of drivers for insurance – updated ${date(truth.policies.auto.effective)}</p>${table(
        'or',
        ['Driver', 'DOB', 'Lic. State', 'Driver License No.', 'Hire Date'],
        all.map((one) => [text(one.name), date(one.born), one.state, one.license, date(one.hired)]),
      )}<p>Please send changes to ${text(truth.names.person())} in the office, ${truth.names.phone()}.</p>`,
      '.or td { padding: 1.5pt 4pt } .or th { text-decoration: underline }',
      {
        records: drivers(all, (one) => ({ date_of_birth: date(one.born), date_hired: date(one.hired) })),
      },
    )
  },
}

/** The same as a word processor's table. */
const driverDocument: Paper = {
  account: { long: true },
  draw: ({ truth }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: drivers(truth.drivers, (one) => ({ date_of_birth: slashedDate(one.born) })),
    docx: [
      `${truth.insured.name} – Drivers`,
      'Please run motor vehicle records for all of the following.',
      [
        ['Name of Driver', 'Date of Birth', 'State Licensed', 'License Number'],
        ...truth.drivers.map((one) => [one.name, slashedDate(one.born), one.state, one.license]),
      ],
    ],
  }),
}

/** Premises of a company's general liability: territory and class for each. */
const premises: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    const rows = truth.locations.map((one) => [one.number, siteOnDepotStreet(voice, one), one.territory, one.classCode, text(one.classification), one.basis]) // biome-ignore format: a row
    return list(
      `<p><b>${carrierName(voice, 'gl')}</b><br>${homeOffice(voice, 'gl')}</p>${sides(captionedBox('POLICY NUMBER', text(gl.number)), captionedBox('POLICY TERM', termOf(voice, gl)), captionedBox('INSURED', insuredUntold(voice)))}<h4>SCHEDULE OF LOCATIONS</h4>${table('pr', ['Loc. No.', 'Location Address', 'Territory', 'Class Code', 'Classification', 'Exposure Basis'], rows)}`,
      '.sides { display: grid; grid-template-columns: 1fr 1fr 1.6fr; gap: 4pt } .bx { border-left: 2pt solid #777; padding-left: 4pt } .pr th { border-bottom: 1pt solid #000; font-size: 0.85em } .pr td { border-bottom: 0.3pt dotted #555 }',
      {
        records: truth.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number, premises_address: siteOnDepotStreet(voice, one).replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&'), territory: one.territory, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis })), // biome-ignore format: a record
      },
    )
  },
}

/** What an agency keeps of an insured's places, as a file of values parted by commas. */
const premisesFile: Paper = {
  account: { long: true },
  draw: ({ truth }) => {
    const place = ({ one, city, state, zip }: (typeof truth.insured)['address']) =>
      `${one.replace('P.O. Box', 'County Road')}, ${city}, ${state} ${zip}`
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: truth.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number, building_number: '1', premises_address: place(one.party.address), class_code: one.classCode, classification: one.classification })), // biome-ignore format: a record
      csv: [
        ['Location Number', 'Building Number', 'Premises Address', 'Class Code', 'Classification'],
        ...truth.locations.map((one) => [one.number, '1', place(one.party.address), one.classCode, one.classification]),
      ],
    }
  },
}

export const unitsAndOfficeRosterFamilies: LearnFamily[] = [
  { name: 'fleets and crews', style: manyDates(['sans', 'modern'], [8, 8.5], { capitals: false }), papers: { unitList, fleetListing, fleetWorkbook, driverSchedule, officeRoster, driverDocument } },
  { name: 'places', style: manyDates(['sans', 'narrow'], [8, 8.5], { capitals: false }), papers: { premises, premisesFile } },
] // biome-ignore format: a family in a line
