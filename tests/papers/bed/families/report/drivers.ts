import type { ListedRecord, Paper } from '../../family.ts'
import type { Driver } from '../../listed.ts'
import { beside, cell, days, form, list, mono, next, seen, sheets, termOf, wide } from './kit.ts' // biome-ignore format: a list

type Person = Driver & { grade: string; years: string; accidents: string; tickets: string; run: string }
const TICKETS = ['None', 'None', 'Speeding 15 over', 'None', 'Improper lane change', 'Expired registration', 'None']
const peopleOf = (all: Driver[], from: string): Person[] =>
  all.map((one, at) => {
    const lot = Number(one.license.slice(-3)) + at
    return { ...one, grade: 'ABC'[lot % 3]!, years: String(Math.max(1, Number(from.slice(0, 4)) - Number(one.born.slice(0, 4)) - 20)), accidents: String(lot % 8 === 0 ? 1 : 0), tickets: TICKETS[lot % 7]!, run: `${from.slice(0, 5)}0${1 + (lot % 9)}-1${lot % 9}` } // biome-ignore format: a record
  })
const driver = (one: Person, more: ListedRecord): ListedRecord => ({ record_type: 'driver', name: one.name, driver_license_number: one.license, ...more }) // biome-ignore format: a record
const last = (name: string) => {
  const words = name.split(' ')
  return `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`
}

/** A narrow table: heads in two rows over groups of columns. */
// biome-ignore format: a page
export const groupedHeads: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const all = peopleOf(t.drivers, t.policies.auto.effective)
    return list(`<h3>LISTED DRIVERS</h3>${form([cell('Policy number', text(t.policies.auto.number)), cell('Insured', text(t.insured.name)), cell('Term', termOf(voice, t.policies.auto))])}<table class="form"><thead><tr><th rowspan="2">No.</th><th rowspan="2" style="width: 110pt">Driver Name</th><th rowspan="2">Date of Birth</th><th colspan="3" class="ctr">Driver License</th><th rowspan="2">Date of Hire</th></tr><tr><th>Number</th><th>State</th><th>Class</th></tr></thead><tbody>${all.map((one, at) => `<tr><td>${at + 1}</td><td>${text(one.name)}</td><td>${date(one.born)}</td><td>${one.license}</td><td>${one.state}</td><td>${one.grade}</td><td>${date(one.hired)}</td></tr>`).join('')}</tbody></table>`, '', { records: all.map((one) => driver(one, { date_of_birth: date(one.born), state_licensed: one.state, license_class: one.grade, date_hired: date(one.hired) })) })
  },
}

/** Blocks of labels and values, one under the other. */
// biome-ignore format: a page
export const driverBlocks: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const all = peopleOf(t.drivers, t.policies.auto.effective)
    return list(`<h2>Driver roster</h2><p>${seen.insured(voice)}</p>${all.map((one) => `<div class="whole" style="margin: 6pt 0; border-top: 0.5pt solid #000">${beside(['Driver Name:', text(one.name)], ['Date of Birth:', date(one.born)], ['License Number:', one.license], ['State Licensed:', one.state], ['Years Experience:', one.years], ['Accidents (last 5 years):', one.accidents])}</div>`).join('')}`, '', { records: all.map((one) => driver(one, { date_of_birth: date(one.born), state_licensed: one.state, years_experienced: one.years, accidents_last_5_years: one.accidents })) })
  },
}

/** Typed over pages, each with its heads. */
// biome-ignore format: a page
export const driversTyped: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const all = peopleOf(t.drivers, t.policies.auto.effective)
    return list(sheets(all, 42).map((part, at) => `${at ? next : ''}${mono(8.6, [`DRIVER SCHEDULE  ${text(t.insured.name.toUpperCase())}   PAGE ${at + 1}`, `POLICY ${text(t.policies.auto.number)}`, '', `${wide('DRIVER NAME', 30)}${wide('BIRTH DATE', 15)}${wide('LICENSE NO', 14)}${wide('ST', 5)}${wide('YRS EXP', 9)}DATE HIRED`, '-'.repeat(92), ...part.map((one) => `${wide(text(one.name.toUpperCase()), 30)}${wide(date(one.born), 15)}${wide(one.license, 14)}${wide(one.state, 5)}${wide(one.years, 9)}${date(one.hired)}`)])}`).join(''), '', { records: all.map((one) => driver(one, { date_of_birth: date(one.born), state_licensed: one.state, years_experienced: one.years, date_hired: date(one.hired) })) })
  },
}

/** A service's report on each driver, violations in a row of their own. */
// biome-ignore format: a page
export const recordsRun: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const all = peopleOf(t.drivers, t.policies.auto.effective)
    return list(`<h3>MVR SUMMARY</h3><p>Ordered for ${seen.insured(voice)} by ${seen.agent(voice)}</p>${all.map((one) => `<table class="form whole"><tr>${cell('Name', text(one.name), 2)}${cell('Date of Birth', date(one.born))}${cell('MVR Run Date', date(one.run))}</tr><tr>${cell('Driver License Number', one.license)}${cell('State Licensed', one.state)}${cell('License Class', one.grade)}${cell('Accidents Last 5 Years', one.accidents)}</tr><tr>${cell('MVR Violations', one.tickets, 4)}</tr></table>`).join('')}`, '', { records: all.map((one) => driver(one, { date_of_birth: date(one.born), mvr_run_date: date(one.run), state_licensed: one.state, license_class: one.grade, accidents_last_5_years: one.accidents, mvr_violations: one.tickets })) })
  },
}

/** A workbook with a title, rows left empty, and a note below. Names stand with the surname first. */
// biome-ignore format: a sheet
export const driverSheet: Paper = {
  account: { long: true },
  draw: ({ truth: t }) => {
    const all = peopleOf(t.drivers, t.policies.auto.effective)
    return { kind: 'schedule', feeds: 'nothing', records: all.map((one) => driver({ ...one, name: last(one.name) }, { date_of_birth: days.full(one.born), state_licensed: one.state, license_class: one.grade })),
      xlsx: [{ name: 'Driver roster', rows: [['DRIVER ROSTER'], [t.insured.name], [], ['', '', '', 'as of', days.plain(t.policies.auto.effective)], [], ['Name', 'DOB', 'DL #', 'DL State', 'CDL Class'], ...all.map((one) => [last(one.name), days.full(one.born), one.license, one.state, one.grade]), [], ['* drivers with fewer than two years of experience need approval']] }] }
  },
}
