import { heading, pairs } from '../../../blocks.ts'
import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { listedPage } from '../loss-runs/tables-and-blocks.ts'
import { type Column, listed, listTable, plain, recordsOf, someColumns } from './columns-of-any-hand.ts'

const VEHICLE_COLUMNS: Column<Voice['truth']['vehicles'][number]>[] = [
  { field: 'veh_number', heads: ['Veh #', 'Unit', 'No.', 'Vehicle Number'], of: ({ number }) => number },
  { field: 'year', heads: ['Year', 'Yr', 'Model Year'], of: ({ year }) => String(year) },
  { field: 'make', heads: ['Make', 'Manufacturer'], of: ({ make }) => make },
  { field: 'model', heads: ['Model'], of: ({ model }) => model },
  { field: 'body_type', heads: ['Body Type', 'Body', 'Type'], of: ({ body }) => body },
  { field: 'plate_number', heads: ['Plate', 'License Plate', 'Plate Number'], of: ({ plate }) => plate },
]
const DRIVER_COLUMNS: Column<Voice['truth']['drivers'][number]>[] = [
  { field: 'name', heads: ['Driver Name', 'Name', 'Driver'], of: ({ name }) => name },
  {
    field: 'date_of_birth',
    heads: ['Date of Birth', 'DOB', 'Birth Date'],
    of: ({ born }, voice) => plain(voice, born),
  },
  {
    field: 'driver_license_number',
    heads: ['License Number', 'DL #', 'Driver License No.'],
    of: ({ license }) => license,
  },
  { field: 'state_licensed', heads: ['State', 'St Lic', 'State Licensed'], of: ({ state }) => state },
  { field: 'date_hired', heads: ['Date Hired', 'Hire Date'], of: ({ hired }, voice) => plain(voice, hired) },
]
const LOCATION_COLUMNS: Column<Voice['truth']['locations'][number]>[] = [
  { field: 'location_number', heads: ['Loc', 'Location No.', 'Loc #'], of: ({ number }) => number },
  {
    field: 'premises_address',
    heads: ['Address', 'Premises Address', 'Location Address'],
    of: ({ party }, { address }) => address(party.address).join(', ').replaceAll('&amp;', '&'),
  },
  { field: 'class_code', heads: ['Class Code', 'Code'], of: ({ classCode }) => classCode },
  { field: 'classification', heads: ['Classification', 'Occupancy'], of: ({ classification }) => classification },
  { field: 'territory', heads: ['Territory', 'Terr'], of: ({ territory }) => territory },
  { field: 'exposure_basis', heads: ['Basis', 'Premium Basis'], of: ({ basis }) => basis },
]

type List = { title: string; columns: Column<never>[]; rows: unknown[]; type: string }

function aList(voice: Voice): List {
  const { chance, truth } = voice
  const all: List[] = [
    {
      title: chance.pick(['Vehicle Schedule', 'Schedule of Vehicles', 'Schedule of Covered Autos', 'Fleet Schedule']),
      columns: someColumns(voice, VEHICLE_COLUMNS, ['veh_number', 'year', 'make']),
      rows: truth.vehicles,
      type: 'vehicle',
    },
    {
      title: chance.pick(['Driver Schedule', 'Schedule of Drivers', 'Driver List']),
      columns: someColumns(voice, DRIVER_COLUMNS, ['name', 'driver_license_number']),
      rows: truth.drivers,
      type: 'driver',
    },
    {
      title: chance.pick(['Schedule of Locations', 'Location Schedule', 'Statement of Locations']),
      columns: someColumns(voice, LOCATION_COLUMNS, ['location_number', 'premises_address']),
      rows: truth.locations,
      type: 'policy_location_item',
    },
  ]
  return chance.pick(all)
}

const scheduleRecords = (voice: Voice, { columns, rows, type }: List) =>
  recordsOf(columns, rows as never[], voice, { record_type: type })

const schedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { style, truth, text, date } = voice
    const list = aList(voice)
    const head = pairs(style, [
      ['Named Insured', text(truth.insured.name)],
      ['As of', date(truth.policies.auto.effective)],
    ])
    const html = heading(style, list.title, 1.5) + head + listTable(voice, list.columns, list.rows as never[])
    return listed('schedule', scheduleRecords(voice, list), { html, running: list.title })
  },
}

const cellsOf = (voice: Voice, { columns, rows }: List) => [
  columns.map(({ heads }) => voice.chance.pick(heads)),
  ...rows.map((row) => columns.map(({ of }) => String(of(row as never, voice)))),
]

const scheduleSheet: Paper = {
  account: { long: true },
  draw: (voice) => {
    const list = aList(voice)
    const rows = [[list.title], [voice.truth.insured.name], [], ...cellsOf(voice, list)]
    return listed('schedule', scheduleRecords(voice, list), { xlsx: [{ name: list.title.slice(0, 30), rows }] })
  },
}

const scheduleCsv: Paper = {
  account: { long: true },
  draw: (voice) => {
    const list = aList(voice)
    return listed('schedule', scheduleRecords(voice, list), { csv: cellsOf(voice, list) })
  },
}

const scheduleLetter: Paper = {
  draw: (voice) => {
    const list = aList(voice)
    return listed('schedule', scheduleRecords(voice, list), {
      docx: [list.title, `Named insured: ${voice.truth.insured.name}`, cellsOf(voice, list)],
    })
  },
}

/** Drivers as they come from motor vehicle records: a block each, in lines and not in rows. */
const motorRecords: Paper = {
  draw: (voice) => {
    const { style, truth, text, date, chance } = voice
    const records: ListedRecord[] = []
    const blocks = truth.drivers.map((one) => {
      const [years, accidents, mark] = [
        chance.int(1, 35),
        String(chance.int(0, 2)),
        chance.pick(['None', 'Speeding', 'Following too closely']),
      ]
      records.push({
        record_type: 'driver',
        name: one.name,
        state_licensed: one.state,
        license_number: one.license,
        date_of_birth: one.born,
        date_hired: one.hired,
        years_experienced: years,
        license_class: 'A',
        accidents_last_5_years: accidents,
        mvr_violations: mark,
      })
      return pairs(style, [
        ['Driver Name', text(one.name)],
        ['Date of Birth', date(one.born)],
        ['License Number', one.license],
        ['State Licensed', one.state],
        ['License Class', 'A'],
        ['Date Hired', date(one.hired)],
        ['Years Experienced', String(years)],
        ['Accidents Last 5 Years', accidents],
        ['MVR Violations', mark],
      ])
    })
    return listedPage(
      'schedule',
      records,
      heading(style, 'Driver Schedule and Motor Vehicle Records', 1.3) + blocks.join('<hr>'),
    )
  },
}

export const vehiclesOfAnyHandFamilies: LearnFamily[] = [
  { name: 'schedules', style: ({ pick }) => ({ size: pick([7, 8, 9]) }), papers: { schedule, scheduleSheet, motorRecords, scheduleCsv, scheduleLetter } },
] // biome-ignore format: a family in a line
