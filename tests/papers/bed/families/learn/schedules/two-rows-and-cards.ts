import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Driver, Vehicle } from '../../../listed.ts'
import { bodyOf } from '../autos/outline-and-portal.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { dollars, leanDate, slashedDate, sumOf } from '../kit/amounts.ts'
import { caption, crate, ends, halves, padded, told, typedBlock, wordsInOne } from '../kit/blocks.ts'
import { agencyName, carrierName, sign, siteOnWharfStreet } from '../kit/parties.ts'
import { formsOf, ofPolicy } from '../kit/records.ts'
import { cratedSchedule, landscape, newPageSpaced } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { pagesOf, table } from '../kit/tables.ts'
import { dayAfter, termOf } from '../kit/terms.ts'

const car = (one: Vehicle, more: ListedRecord): ListedRecord => ({ record_type: 'vehicle', year: one.year, make: one.make, model: one.model, ...more }) // biome-ignore format: a record
const unitOf = (one: Vehicle) => `${one.make[0]}${200 + Number(one.number) * 7}`

/** A schedule of autos: each two rows, the second with the number of the body and what is paid for. */
// biome-ignore format: a page
const twoRowFleet: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { auto } = t.policies
    return cratedSchedule('.tf td { padding: 1pt 3pt } .tf tr.a td { border-top: 0.4pt solid #777; break-after: avoid } .tf tr.a { break-after: avoid } .tf th { border-bottom: 1pt solid #000 } .tf tr.b td { color: #222 }',
      `${ends(`<b>${carrierName(voice, 'auto')}</b>`, 'SCHEDULE OF COVERED AUTOS')}<p>Policy ${text(auto.number)} &emsp; ${termOf(voice, auto)} &emsp; ${text(t.insured.name)}</p>
      <table class="tf"><thead><tr><th>Auto</th><th>Year</th><th>Make</th><th>Model</th><th>Body type</th><th>Plate</th><th class="r">Cost new</th></tr></thead><tbody>${t.vehicles.map((one) => `<tr class="a"><td>${one.number}</td><td>${one.year}</td><td>${one.make}</td><td>${one.model}</td><td>${bodyOf(one)}</td><td>${one.plate}</td><td class="r">${money(one.cost)}</td></tr><tr class="b sm"><td></td><td colspan="3">VIN ${one.vin}</td><td colspan="3">Garaged ${text(t.insured.address.city)}, ${t.insured.address.state} &emsp; Comp ${money(500)} &emsp; Coll ${money(500)}</td></tr>`).join('')}</tbody></table><p class="r">Number of autos: ${t.vehicles.length}</p>`,
      { records: t.vehicles.map((one) => car(one, { veh_number: one.number, body_type: bodyOf(one), plate_number: one.plate })), running: `Schedule of covered autos &emsp; ${text(auto.number)}` })
  },
}

/** What a fleet desk exports, landscape. */
// biome-ignore format: a page
const wideFleet: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    return cratedSchedule(`${landscape} th { background: #dde6dd; print-color-adjust: exact } .wf td:nth-child(n+9) { text-align: right }`,
      `<h3>${text(t.insured.name)} &ndash; vehicle list for insurance</h3><p>Prepared by ${agencyName(voice)} for the renewal of ${voice.date(t.policies.auto.effective)}</p>${table('net slim wf', ['Unit No.', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'Plate No.', 'Driver', 'Value', 'GVW'], t.vehicles.map((one, at) => [unitOf(one), String(one.year), one.make, one.model, bodyOf(one), one.vin, one.plate, text(t.drivers[at % t.drivers.length]!.name), money(one.cost), String(8000 + (one.cost % 17) * 1500)]))}`,
      { records: t.vehicles.map((one) => car(one, { company_vehicle_number: unitOf(one), body_type: bodyOf(one), plate_number: one.plate })) })
  },
}

/** An owner's file of vehicles. */
// biome-ignore format: a file
const fleetFile: Paper = {
  account: { long: true },
  draw: ({ truth: t }) => ({ kind: 'schedule', feeds: 'nothing', records: t.vehicles.map((one) => car(one, { veh_number: one.number, body_type: bodyOf(one), plate_number: one.plate })),
    csv: [['Veh #', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'License Plate', 'Cost New'], ...t.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, bodyOf(one), one.vin, one.plate, String(one.cost)])] }),
}

/** A workbook with a second sheet of trailers that were sold. */
// biome-ignore format: a sheet
const fleetSheets: Paper = {
  account: { long: true },
  draw: ({ truth: t }) => ({ kind: 'schedule', feeds: 'nothing', records: t.vehicles.map((one) => car(one, { company_vehicle_number: unitOf(one), body_type: bodyOf(one) })),
    xlsx: [{ name: 'Vehicles', rows: [['Insured:', t.insured.name], ['Carrier:', t.policies.auto.carrier.name, 'Policy:', t.policies.auto.number], [], ['Unit #', 'Year', 'Make', 'Model', 'Body Type', 'VIN', 'Stated Value'], ...t.vehicles.map((one) => [unitOf(one), one.year, one.make, one.model, bodyOf(one), one.vin, one.cost])] }, { name: 'Notes', rows: [['Please tell us of units you have sold.'], ['Updated', leanDate(t.policies.auto.effective)]] }] }),
}

type Crew = Driver & { grade: string; years: string; crashes: string }
const crewOf = (all: Driver[], from: string): Crew[] => all.map((one, at) => ({ ...one, grade: 'ABCD'[(Number(one.license.slice(-3)) + at) % 4]!, years: String(Math.max(1, Number(from.slice(0, 4)) - Number(one.born.slice(0, 4)) - 19)), crashes: Number(one.license.slice(-2)) % 8 ? '0' : '1' })) // biome-ignore format: a record
const person = (one: Crew, more: ListedRecord): ListedRecord => ({ record_type: 'driver', name: one.name, driver_license_number: one.license, state_licensed: one.state, ...more }) // biome-ignore format: a record

/** Drivers of a policy in a ruled table. */
// biome-ignore format: a page
const driverTable: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { auto } = t.policies
    const crew = crewOf(t.drivers, auto.effective)
    return cratedSchedule('', `<h3>Driver Information Schedule</h3>${crate([['Insured', text(t.insured.name)], ['Policy number', text(auto.number)], ['Company', carrierName(voice, 'auto')]])}${table('net slim', ['#', 'Name', 'Date of birth', 'License number', 'State', 'Date hired', 'Accidents (5 yrs)'], crew.map((one, at) => [String(at + 1), text(one.name), date(one.born), one.license, one.state, date(one.hired), one.crashes]))}`,
      { records: crew.map((one) => person(one, { date_of_birth: date(one.born), date_hired: date(one.hired), accidents_last_5_years: one.crashes })) })
  },
}

/** Drivers typed, so many a page. */
// biome-ignore format: a page
const driverLines: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { auto } = t.policies
    const crew = crewOf(t.drivers, auto.effective)
    return cratedSchedule('', pagesOf(crew, 46).map((page, at) => `${at ? newPageSpaced : ''}${typedBlock(8.8, [`DRIVER LIST     ${text(t.insured.name.toUpperCase())}`, `POLICY ${text(auto.number)}     ${termOf(voice, auto)}     PAGE ${at + 1}`, '', `${padded('DRIVER NAME', 30)}${padded('BIRTH DATE', 14)}${padded('LICENSE NUMBER', 18)}${padded('STATE', 8)}${padded('CLASS', 8)}YRS EXP`, '-'.repeat(86), ...page.map((one) => `${padded(text(one.name.toUpperCase()), 30)}${padded(date(one.born), 14)}${padded(one.license, 18)}${padded(one.state, 8)}${padded(one.grade, 8)}${one.years}`)])}`).join(''),
      { records: crew.map((one) => person(one, { date_of_birth: date(one.born), license_class: one.grade, years_experienced: one.years })) })
  },
}

/** Cards of drivers, two side by side. */
// biome-ignore format: a page
const driverCards: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const crew = crewOf(t.drivers, t.policies.auto.effective)
    return cratedSchedule('.dc { display: grid; grid-template-columns: 1fr 1fr; gap: 8pt } .dc > div { border: 0.7pt solid #667; border-radius: 4pt; padding: 5pt }',
      `<h2>${sign(voice, 'auto')} driver roster</h2><p>${text(t.insured.name)}, ${dayAfter(voice, 12, 'auto')}</p><div class="dc">${crew.map((one) => `<div class="keep"><b>${text(one.name)}</b>${told([['Date of birth', date(one.born)], ['Driver license no.', one.license], ['State licensed', one.state], ['License class', one.grade], ['Date of hire', date(one.hired)]])}</div>`).join('')}</div>`,
      { records: crew.map((one) => person(one, { date_of_birth: date(one.born), license_class: one.grade, date_hired: date(one.hired) })) })
  },
}

/** Drivers in a workbook. */
// biome-ignore format: a sheet
const driverBook: Paper = {
  account: { long: true },
  draw: ({ truth: t }) => {
    const crew = crewOf(t.drivers, t.policies.auto.effective)
    return { kind: 'schedule', feeds: 'nothing', records: crew.map((one) => person(one, { date_of_birth: slashedDate(one.born), years_experienced: one.years })),
      xlsx: [{ name: 'Drivers', rows: [['Company', t.insured.name], [], ['Driver Name', 'DOB', 'License Number', 'License State', 'Years Experience'], ...crew.map((one) => [one.name, slashedDate(one.born), one.license, one.state, Number(one.years)])] }] }
  },
}

/** Locations of a liability policy. */
// biome-ignore format: a page
const locationTable: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    const { gl } = t.policies
    const all = t.locations.map((one) => ({ location_number: one.number, premises_address: wordsInOne(siteOnWharfStreet(voice, one)), class_code: one.classCode, classification: one.classification, territory: one.territory }))
    return cratedSchedule('', `${ends(`<b>${carrierName(voice, 'gl')}</b>`, `LOCATION SCHEDULE<br>${text(gl.number)}`)}${told([['Named Insured', text(t.insured.name)], ['Policy Period', termOf(voice, gl)]])}${table('hair', ['Loc', 'Address', 'Class Code', 'Class Description', 'Terr'], all.map((one) => [one.location_number, text(one.premises_address), one.class_code, text(one.classification), one.territory]))}`,
      { records: ofPolicy(voice, 'CGL', 'policy_location_item', all) })
  },
}

/** A statement of values as a workbook. */
// biome-ignore format: a sheet
const valueBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t } = voice
    return { kind: 'schedule', feeds: 'nothing', records: t.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnWharfStreet(voice, one)), classification: one.classification })),
      xlsx: [{ name: 'Values', rows: [['Schedule of values', '', t.insured.name], ['Location Number', 'Building Number', 'Premises Address', 'Classification', 'Construction', 'Year Built', 'Area', 'Building', 'Contents', 'Rents'], ...t.locations.map((one) => [one.number, '1', wordsInOne(siteOnWharfStreet(voice, one)), one.classification, one.building % 3 ? 'Joisted masonry' : 'Frame', 1930 + (one.building % 83), Math.round(one.building / 170), one.building, one.contents, Math.round(one.contents / 3)]), ['', '', '', '', '', '', 'Total', sumOf(t.locations, (one) => one.building), sumOf(t.locations, (one) => one.contents)]] }] }
  },
}

/** Coverages of buildings, as the owners' policy lists them. */
// biome-ignore format: a page
const buildingCoverages: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, money } = voice
    const { gl } = t.policies
    const all = t.locations.flatMap((one) => ([['Building', one.building], ['Business Personal Property', one.contents]] as const).map(([coverage, limit]) => ({ location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnWharfStreet(voice, one)), coverage, limit: money(limit), deductible: money(1000), valuation: 'Replacement Cost' })))
    return cratedSchedule(`${landscape} .bc td:nth-child(5), .bc td:nth-child(6), .bc th:nth-child(5), .bc th:nth-child(6) { text-align: right }`, `<h3 class="mid">BUSINESSOWNERS PROPERTY SCHEDULE</h3>${crate([['Policy number', text(gl.number)], ['Named insured', text(t.insured.name)], ['Policy period', termOf(voice, gl)], ['Company', carrierName(voice, 'gl')]])}${table('net slim bc', ['Loc. No.', 'Bldg. No.', 'Premises Address', 'Coverage', 'Limit of Insurance', 'Deductible', 'Valuation'], all.map((one) => [one.location_number, one.building_number, text(one.premises_address), one.coverage, one.limit, one.deductible, one.valuation]))}`,
      { records: ofPolicy(voice, 'BOP', 'bop_coverage_item', all) })
  },
}

/** Forms of a policy, their titles behind. */
// biome-ignore format: a page
const formList: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text } = voice
    const { gl } = t.policies
    return cratedSchedule('', `<h3>FORMS AND ENDORSEMENTS SCHEDULE</h3>${halves(caption('Policy number', text(gl.number)), caption('Named insured', text(t.insured.name)))}<p>Commercial general liability, ${termOf(voice, gl)}</p>${table('net', ['Form Number', 'Edition Date', 'Description'], t.forms.map((one) => [one.number, one.edition, text(one.title)]))}<p class="sm">Countersignature is not needed. Premium ${dollars(gl.premium)}.</p>`, { records: formsOf(voice, 'CGL') })
  },
}

export const twoRowsAndCardsFamilies: LearnFamily[] = [
  { name: 'plain fleets', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5], { money: dollars }), papers: withNotes({ twoRowFleet, wideFleet, fleetFile, fleetSheets }) },
  { name: 'plain drivers', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5], { money: dollars }), papers: withNotes({ driverTable, driverLines, driverCards, driverBook }) },
  { name: 'plain places', names: 'kept', style: lessOften(['sans', 'narrow'], [7.5, 8, 8.5], { money: dollars }), papers: withNotes({ locationTable, valueBook, buildingCoverages, formList }) },
] // biome-ignore format: a family in a line
