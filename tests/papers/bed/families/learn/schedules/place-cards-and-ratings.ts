import type { LearnFamily, Paper } from '../../../family.ts'
import type { Location } from '../../../listed.ts'
import { cents, dollars, leanDate, slashedDate } from '../kit/amounts.ts'
import { padded, split, tip, wordsInOne } from '../kit/blocks.ts'
import { carrierName, insuredUntold, siteOnKilnStreet } from '../kit/parties.ts'
import { formsOf, ofPolicy } from '../kit/records.ts'
import { labeledSheet } from '../kit/sheets.ts'
import { mostlyDollars } from '../kit/styles.ts'
import { rowsFor, tableUnder } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const listing = labeledSheet('schedule', 'nothing')
const units = (one: Location) => one.exposure.toLocaleString('en-US')

/** Locations as cards two side by side. */
const placeCards: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { gl } = truth.policies
    const card = (one: Location) => `<div class="pc whole"><div class="tint">Location ${one.number}, Building 1</div>${siteOnKilnStreet(voice, one, '<br>')}<div class="two"><div>${tip('Class Code', one.classCode)}</div><div>${tip('Territory', one.territory)}</div></div>${tip('Classification', text(one.classification))}${tip('Building value', money(one.building))}</div>` // biome-ignore format: a card
    return listing(
      `<h3>Location Schedule</h3>${split(`${text(truth.insured.name)}<br>Policy number ${text(gl.number)}`, `${carrierName(voice, 'gl')}<br>Policy period ${termOf(voice, gl)}`)}<div class="pcs">${truth.locations.map(card).join('')}</div>`,
      '.pcs { display: grid; grid-template-columns: 1fr 1fr; gap: 8pt } .pc { border: 0.6pt solid #777; padding: 0 5pt 4pt } .pc .tint { margin: 0 -5pt 3pt; padding: 2pt 5pt; font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr }',
      { records: ofPolicy(voice, 'CGL', 'policy_location_item', truth.locations.map((one) => ({ location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnKilnStreet(voice, one)), class_code: one.classCode, territory: one.territory, classification: one.classification }))) }, // biome-ignore format: a record
    )
  },
}

/** An owner's values for the renewal. */
const valuesBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: truth.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnKilnStreet(voice, one)), classification: one.classification })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'SOV',
          rows: [
            ['Statement of Values'],
            ['Prepared for', truth.insured.name, '', 'As of', leanDate(truth.policies.gl.effective)],
            [],
            ['Loc #', 'Bldg #', 'Premises Address', 'Classification', 'Year Built', 'Square Feet', 'Building Value', 'Contents Value', 'Total Insured Value'],
            ...truth.locations.map((one) => [one.number, '1', wordsInOne(siteOnKilnStreet(voice, one)), one.classification, 1950 + (one.building % 71), Math.round(one.building / 190), one.building, one.contents, one.building + one.contents]),
            ['Total', '', '', '', '', '', truth.locations.reduce((all, one) => all + one.building, 0), truth.locations.reduce((all, one) => all + one.contents, 0)],
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** Classes and their rates in lines of one width. */
const ratingLines: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    const facts = truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, premium_basis: one.basis.toUpperCase(), exposure: units(one), rate: one.rate, premium: cents(one.premium) })) // biome-ignore format: a record
    const lines = facts.map((one, at) => `${padded(one.location_number, 5)}${padded(one.class_code, 7)}${padded(truth.locations[at]!.classification.toUpperCase(), 40)}${padded(one.premium_basis, 13)}${padded(one.exposure, 12, true)}${padded(one.rate, 9, true)}${padded(one.premium, 12, true)}`) // biome-ignore format: a line
    const head = [`${text(gl.carrier.name.toUpperCase())}`, 'GENERAL LIABILITY - RATING EXHIBIT', `POLICY NUMBER ${text(gl.number)}     PERIOD ${termOf(voice, gl, ' - ')}`, `NAMED INSURED ${text(truth.insured.name.toUpperCase())}`, '', `${padded('LOC', 5)}${padded('CLASS', 7)}${padded('CLASSIFICATION', 40)}${padded('PREM BASIS', 13)}${padded('EXPOSURE', 12, true)}${padded('RATE', 9, true)}${padded('PREMIUM', 12, true)}`, '='.repeat(98)] // biome-ignore format: lines
    const pages = Array.from({ length: Math.ceil(lines.length / 45) }, (_, at) => [...head, ...lines.slice(at * 45, at * 45 + 45)]) // biome-ignore format: a list
    const fields = (one: (typeof facts)[number], at: number) => ({ location_number: one.location_number, class_code: one.class_code, classification: truth.locations[at]!.classification, exposure_basis: one.premium_basis }) // biome-ignore format: a record
    return listing(
      pages.map((one) => `<div class="rl"><pre>${one.join('\n')}</pre></div>`).join(''),
      'pre { font-size: 7.9pt; line-height: 1.4 } .rl + .rl { break-before: page }',
      { records: [...ofPolicy(voice, 'CGL', 'policy_location_item', facts.map(fields)), ...ofPolicy(voice, 'CGL', 'policy_premium_item', facts), ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', facts.map((one, at) => ({ ...fields(one, at), exposure: one.exposure, rate: one.rate, premium: one.premium })))] }, // biome-ignore format: lists
    )
  },
}

/** Forms of a policy: number and edition small before the title, all of them ruled. */
const formsPage: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { wc } = truth.policies
    return listing(
      `<p class="e s">${carrierName(voice, 'wc')}</p><h3>Schedule of Forms and Endorsements</h3><table class="ruled"><tr><td>${tip('Policy Number', text(wc.number))}</td><td>${tip('Policy Period', termOf(voice, wc))}</td><td>${tip('Named Insured', text(truth.insured.name))}</td></tr></table><p>Workers compensation and employers liability</p>${tableUnder(
        'under',
        ['Form Title', 'Form Number', 'Edition Date'],
        rowsFor(truth.forms, (one) => [text(one.title), one.number, one.edition]),
      )}<p class="s">Forms marked with the state apply to operations in that state only.</p>`,
      '.under td:first-child { width: 62% }',
      { records: formsOf(voice, 'WC') },
    )
  },
}

/** Payroll by class for an audit, as a page with sums for each state. */
const payrolls: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { wc } = truth.policies
    const all = truth.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) })) // biome-ignore format: a record
    return listing(
      `<h3>Rating Schedule</h3>${split(`Insured<br>${insuredUntold(voice)}`, `Policy ${text(wc.number)}<br>${termOf(voice, wc)}<br>${carrierName(voice, 'wc')}`)}${tableUnder('ruled', ['Class Code', 'State', 'Classification', 'Annual Payroll', 'Manual Rate', 'Estimated Premium'], `${rowsFor(all, (one) => [one.class_code, one.state, text(one.classification), one.annual_payroll, one.manual_rate, one.estimated_premium])}<tr class="tint"><td colspan="3">State total</td><td>${money(truth.work.reduce((sum, one) => sum + one.payroll, 0))}</td><td></td><td>${money(truth.work.reduce((sum, one) => sum + one.premium, 0))}</td></tr>`)}`,
      '.ruled tbody tr:not(.tint) td:nth-child(n+4), .tint td:nth-child(n+2) { text-align: right }',
      { records: [...ofPolicy(voice, 'WC', 'wc_class_code_item', all), ...ofPolicy(voice, 'WC', 'policy_premium_item', all.map((one) => ({ state: one.state, class_code: one.class_code, exposure: one.annual_payroll, rate: one.manual_rate, premium: one.estimated_premium })))] }, // biome-ignore format: lists
    )
  },
}

/** Coverages of buildings as a workbook of a company's portal. */
const coverageBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { gl } = truth.policies
    const all = truth.locations.flatMap((one) => [['Building', one.building], ['Business Personal Property', one.contents]].map(([coverage, limit]) => ({ location_number: one.number, building_number: '1', premises_address: wordsInOne(siteOnKilnStreet(voice, one)), coverage: String(coverage), limit: dollars(Number(limit)), deductible: '$2,500', valuation: 'Replacement Cost' }))) // biome-ignore format: a record
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: ofPolicy(voice, 'BOP', 'bop_coverage_item', all),
      xlsx: [
        {
          name: 'Coverages',
          rows: [
            ['Businessowners coverage schedule'],
            ['Policy Number', gl.number],
            ['Named Insured', truth.insured.name],
            ['Policy Period', `${slashedDate(gl.effective)} - ${slashedDate(gl.expiration)}`],
            [],
            ['Location', 'Building', 'Premises Address', 'Coverage', 'Limit', 'Deductible', 'Valuation'],
            ...all.map((one) => [one.location_number, one.building_number, one.premises_address, one.coverage, one.limit, one.deductible, one.valuation]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

export const placeCardsAndRatingsFamilies: LearnFamily[] = [
  { name: 'places of a business', style: mostlyDollars(['sans', 'narrow'], [8.5, 9], { money: dollars }), papers: { placeCards, valuesBook, coverageBook } },
  { name: 'what is rated', style: mostlyDollars(['sans', 'serif'], [8.5, 9], { money: dollars }), papers: { ratingLines, payrolls, formsPage } },
] // biome-ignore format: a family in a line
