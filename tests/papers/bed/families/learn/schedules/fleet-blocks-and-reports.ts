import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Driver, Vehicle } from '../../../listed.ts'
import { dollars, leanDate, slashedDate } from '../kit/amounts.ts'
import { padded, said, split, tip } from '../kit/blocks.ts'
import { carrierName, insuredUntold, sign } from '../kit/parties.ts'
import { labeledSheet, landscape } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableUnder } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const listing = labeledSheet('schedule', 'nothing')
const BODIES: Record<string, string> = { 'F-150': 'Pickup', 'Transit 250': 'Cargo Van', 'F-550': 'Stake Body', Cascadia: 'Tractor', 'M2 106': 'Box Truck', 'ProMaster 1500': 'Cargo Van', 2500: 'Pickup', 'NPR HD': 'Box Truck', FTR: 'Flatbed', T680: 'Tractor', W900: 'Tractor', Tacoma: 'Pickup', Sienna: 'Minivan' } // biome-ignore format: a table
const body = (one: Vehicle) => BODIES[one.model]!
const unit = (one: Vehicle) => `${body(one)[0]}-${100 + Number(one.number) * 3}`
const autos = (all: Vehicle[], more: (one: Vehicle) => ListedRecord): ListedRecord[] =>
  all.map((one) => ({ record_type: 'vehicle', year: one.year, make: one.make, model: one.model, ...more(one) }))

/** A fleet across the page: the owner's unit number beside the number in the policy. */
const fleetTable: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { auto } = truth.policies
    return listing(
      `<div class="split"><h3>Automobile Schedule</h3><p class="e">${text(truth.producer.name)}<br>Printed ${voice.date(auto.effective)}</p></div><p>${text(truth.insured.name)} &mdash; ${carrierName(voice, 'auto')} ${text(auto.number)}, ${termOf(voice, auto)}</p>${tableUnder(
        'ruled tight',
        [
          'Veh #',
          'Unit #',
          'Year',
          'Make',
          'Model',
          'Body Type',
          'VIN',
          'Plate #',
          'State',
          'Cost New',
          'Comp',
          'Coll',
        ],
        rowsFor(truth.vehicles, (one) => [
          one.number,
          unit(one),
          String(one.year),
          one.make,
          one.model,
          body(one),
          one.vin,
          one.plate,
          truth.insured.address.state,
          money(one.cost),
          '500',
          '1,000',
        ]),
      )}<p>${truth.vehicles.length} vehicles, cost new ${money(truth.vehicles.reduce((all, one) => all + one.cost, 0))}</p>`,
      `${landscape} th { background: #eef; print-color-adjust: exact } .tight td:nth-child(n+10) { text-align: right }`,
      { records: autos(truth.vehicles, (one) => ({ veh_number: one.number, company_vehicle_number: unit(one), body_type: body(one), plate_number: one.plate })) }, // biome-ignore format: a record
    )
  },
}

/** A block for each auto, its facts with labels in three columns. */
const fleetBlocks: Paper = {
  draw: (voice) => {
    const { truth, text, money } = voice
    const { auto } = truth.policies
    const block = (one: Vehicle) => `<div class="vb whole"><div class="vn">Vehicle ${one.number}</div><div class="vf"><div>Year: ${one.year}</div><div>Make: ${one.make}</div><div>Model: ${one.model}</div><div>Body Type: ${body(one)}</div><div>VIN: ${one.vin}</div><div>Plate Number: ${one.plate}</div><div>Stated Value: ${money(one.cost)}</div><div>Garaged: ${text(truth.insured.address.city)}</div><div>Use: Service</div></div></div>` // biome-ignore format: a block
    return listing(
      `<h3>${sign(voice, 'auto')} &ndash; Covered Auto Detail</h3>${said([
        ['Policy', text(auto.number)],
        ['Insured', insuredUntold(voice, ', ')],
        ['Period', termOf(voice, auto)],
      ])}${truth.vehicles.map(block).join('')}`,
      '.vb { display: grid; grid-template-columns: 70pt 1fr; border-top: 0.6pt solid #777; padding: 3pt 0 } .vn { font-weight: bold } .vf { display: grid; grid-template-columns: 1fr 1.4fr 1fr; gap: 1pt 8pt }',
      { records: autos(truth.vehicles, (one) => ({ veh_number: one.number, body_type: body(one), plate_number: one.plate })) }, // biome-ignore format: a record
    )
  },
}

/** The owner's list as a workbook with notes above the heads. */
const fleetBook: Paper = {
  account: { long: true },
  draw: ({ truth }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: autos(truth.vehicles, (one) => ({ company_vehicle_number: unit(one), body_type: body(one), plate_number: one.plate })), // biome-ignore format: a record
    xlsx: [
      {
        name: 'Units',
        rows: [
          [truth.insured.name],
          ['Fleet list for the renewal', '', '', `updated ${leanDate(truth.policies.auto.effective)}`],
          [],
          ['Unit #', 'Model Year', 'Make', 'Model', 'Body Type', 'Serial Number', 'License Plate', 'Value'],
          ...truth.vehicles.map((one) => [unit(one), one.year, one.make, one.model, body(one), one.vin, one.plate, { value: one.cost, as: 'money' as const }]),
          ['', '', '', '', '', '', 'Total', { value: truth.vehicles.reduce((all, one) => all + one.cost, 0), as: 'money' as const }],
        ], // biome-ignore format: rows of a sheet
      },
    ],
  }),
}

/** What a truckers' permit office prints: lines of one width. */
const fleetLines: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { auto } = truth.policies
    const lines = truth.vehicles.map((one) => `${padded(one.number, 6)}${padded(String(one.year), 6)}${padded(one.make.toUpperCase(), 14)}${padded(one.model.toUpperCase(), 16)}${padded(body(one).toUpperCase(), 12)}${padded(one.vin, 19)}${one.plate}`) // biome-ignore format: a line
    const head = [text(auto.carrier.name.toUpperCase()), `SCHEDULED AUTOS  POLICY ${text(auto.number)}  ${termOf(voice, auto, ' - ')}`, text(truth.insured.name.toUpperCase()), '', `${padded('VEH', 6)}${padded('YEAR', 6)}${padded('MAKE', 14)}${padded('MODEL', 16)}${padded('BODY TYPE', 12)}${padded('VIN', 19)}PLATE`] // biome-ignore format: lines
    const pages = Array.from({ length: Math.ceil(lines.length / 48) }, (_, at) => [...head, ...lines.slice(at * 48, at * 48 + 48)]) // biome-ignore format: a list
    return listing(
      pages.map((one) => `<div class="pl"><pre>${one.join('\n')}</pre></div>`).join(''),
      'pre { font-size: 8.4pt; line-height: 1.35 } .pl + .pl { break-before: page }',
      { records: autos(truth.vehicles, (one) => ({ veh_number: one.number, body_type: body(one), plate_number: one.plate })) }, // biome-ignore format: a record
    )
  },
}

type Crew = Driver & { grade: string; years: string; tickets: string; crashes: string; run: string }
const TICKETS = [
  'None',
  'None',
  'None',
  'Speeding 1-10 over',
  'Following too closely',
  'Failure to yield',
  'Speeding 11-15 over',
]
const crewOf = (drivers: Driver[], from: string): Crew[] =>
  drivers.map((one, at) => {
    const lot = Number(one.license.slice(-4)) + at
    return { ...one, grade: 'ABCD'[lot % 4]!, years: String(Math.max(1, Number(from.slice(0, 4)) - Number(one.born.slice(0, 4)) - 18 - (lot % 5))), tickets: TICKETS[lot % TICKETS.length]!, crashes: String(lot % 9 === 0 ? 1 : 0), run: `${from.slice(0, 5)}${String(1 + (lot % 12)).padStart(2, '0')}-${String(1 + (lot % 27)).padStart(2, '0')}` } // biome-ignore format: a record
  })
const people = (all: Crew[], more: (one: Crew) => ListedRecord): ListedRecord[] =>
  all.map((one) => ({ record_type: 'driver', name: one.name, driver_license_number: one.license, state_licensed: one.state, ...more(one) })) // biome-ignore format: a record

/** Motor vehicle reports of all who drive, one under the other, each in a frame. */
const reports: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const crew = crewOf(truth.drivers, truth.policies.auto.effective)
    const frame = (one: Crew) => `<table class="ruled mv whole"><tr class="tint"><td colspan="4"><b>MOTOR VEHICLE REPORT</b> &ensp; ${one.state} Department of Motor Vehicles</td></tr><tr><td colspan="2">${tip('Driver Name', text(one.name))}</td><td>${tip('Date of Birth', date(one.born))}</td><td>${tip('MVR Run Date', date(one.run))}</td></tr><tr><td>${tip('Driver License Number', one.license)}</td><td>${tip('State Licensed', one.state)}</td><td>${tip('License Class', one.grade)}</td><td>${tip('Accidents Last 5 Years', one.crashes)}</td></tr><tr><td colspan="4">${tip('MVR Violations', one.tickets)}</td></tr></table>` // biome-ignore format: a frame
    return listing(
      `<div class="split"><h3>MVR Packet</h3><p class="e">Ordered by ${text(truth.producer.name)}<br>for ${text(truth.insured.name)}</p></div>${crew.map(frame).join('')}<p class="s">Use of these reports is limited to the rating of insurance.</p>`,
      '.mv { table-layout: fixed; margin: 0 0 9pt }',
      { records: people(crew, (one) => ({ date_of_birth: date(one.born), mvr_run_date: date(one.run), license_class: one.grade, accidents_last_5_years: one.crashes, mvr_violations: one.tickets })) }, // biome-ignore format: a record
    )
  },
}

/** A company's schedule of operators, in the order they were hired by nobody's rule. */
const operators: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const { auto } = truth.policies
    const crew = crewOf(truth.drivers, auto.effective)
    return listing(
      `<h3 class="c">DRIVER SCHEDULE</h3>${split(`Named Insured: ${text(truth.insured.name)}<br>Policy: ${text(auto.number)}`, `Company: ${carrierName(voice, 'auto')}<br>Term: ${termOf(voice, auto)}`)}${tableUnder(
        'ruled',
        ['No.', 'Driver Name', 'Date of Birth', 'License Number', 'State', 'Class', 'Years Exp.', 'Date of Hire'],
        rowsFor(crew, (one, at) => [
          String(at + 1),
          text(one.name),
          date(one.born),
          one.license,
          one.state,
          one.grade,
          one.years,
          date(one.hired),
        ]),
      )}<p>Excluded drivers: none</p>`,
      '.ruled th { font-size: 0.9em; text-align: center } .ruled td:nth-child(n+5) { text-align: center }',
      { records: people(crew, (one) => ({ date_of_birth: date(one.born), license_class: one.grade, years_experienced: one.years, date_hired: date(one.hired) })) }, // biome-ignore format: a record
    )
  },
}

/** The owner's own list of people as a workbook. */
const crewBook: Paper = {
  account: { long: true },
  draw: ({ truth }) => {
    const crew = crewOf(truth.drivers, truth.policies.auto.effective)
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: people(crew, (one) => ({ date_of_birth: slashedDate(one.born), date_hired: slashedDate(one.hired), accidents_last_5_years: one.crashes })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'Driver list',
          rows: [
            ['Driver list', '', truth.insured.name],
            ['Name', 'Date of Birth', 'Driver License #', 'License State', 'Date Hired', 'Accidents (last 5 years)'],
            ...crew.map((one) => [one.name, slashedDate(one.born), one.license, one.state, slashedDate(one.hired), Number(one.crashes)]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** Drivers with their cars in a document of a word processor, for an agency. */
const crewDocument: Paper = {
  draw: ({ truth }) => {
    const crew = crewOf(truth.drivers, truth.policies.auto.effective)
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: people(crew, (one) => ({ date_of_birth: slashedDate(one.born), license_class: one.grade, years_experienced: one.years })), // biome-ignore format: a record
      docx: [
        `Drivers of ${truth.insured.name}`,
        'Please check, and tell us who has left.',
        [['Name', 'Date of Birth', 'License Number', 'State Licensed', 'License Class', 'Years Experience'], ...crew.map((one) => [one.name, slashedDate(one.born), one.license, one.state, one.grade, one.years])],
        `Limit now: ${dollars(truth.policies.auto.limits.csl ?? truth.policies.auto.limits.perAccident!)}`,
      ], // biome-ignore format: parts of a document
    }
  },
}

export const fleetBlocksAndReportsFamilies: LearnFamily[] = [
  { name: 'cars of a fleet', style: mostlyDollars(['sans', 'modern'], [8, 8.5], { money: dollars }), papers: { fleetTable, fleetBlocks, fleetBook, fleetLines } },
  { name: 'those who drive', style: mostlyDollars(['sans', 'serif'], [8.5, 9], { money: dollars }), papers: { reports, operators, crewBook, crewDocument } },
] // biome-ignore format: a family in a line
