import type { LearnFamily, Paper } from '../../../family.ts'
import type { Location } from '../../../listed.ts'
import { dollars, slashedDate } from '../kit/amounts.ts'
import { captionAbove, two, wordsInLines } from '../kit/blocks.ts'
import { carrierName, homeOffice, insuredUntold, siteOnFoundryRoad } from '../kit/parties.ts'
import { formsOf, ofPolicy } from '../kit/records.ts'
import { landscape, ruledSheet } from '../kit/sheets.ts'
import { manyCities } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { termOf } from '../kit/terms.ts'

const listed = ruledSheet('schedule', 'nothing')
const units = (one: Location) => one.exposure.toLocaleString('en-US')

/** Locations of a liability policy. */
const locations: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    return listed(
      `<p class="md"><b>SCHEDULE OF LOCATIONS</b></p>${two(`Policy Number: ${text(gl.number)}<br>Named Insured: ${text(truth.insured.name)}`, `Effective Date: ${voice.date(gl.effective)}<br>Agent: ${text(truth.producer.name)}`)}${table(
        'gr',
        [
          'Loc. No.',
          'Bldg. No.',
          'Designated Locations (Address, City, State, Zip Code)',
          'Territory',
          'Class Code',
          'Occupancy / Classification',
        ],
        truth.locations.map((one) => [
          one.number.padStart(3, '0'),
          '001',
          siteOnFoundryRoad(voice, one),
          one.territory,
          one.classCode,
          text(one.classification),
        ]),
      )}<p class="fine">LX 03 09 ${carrierName(voice, 'gl')}, ${homeOffice(voice, 'gl')}</p>`,
      '',
      { running: `Policy Number: ${text(gl.number)} &emsp; Schedule of Locations`, records: truth.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number.padStart(3, '0'), building_number: '001', premises_address: wordsInLines(siteOnFoundryRoad(voice, one)), territory: one.territory, class_code: one.classCode, classification: one.classification })) }, // biome-ignore format: a record
    )
  },
}

/** A statement of values of an owner, as a workbook. */
const placesBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const at = (one: Location) => wordsInLines(siteOnFoundryRoad(voice, one))
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: truth.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number, building_number: '1', premises_address: at(one), class_code: one.classCode, classification: one.classification })), // biome-ignore format: a record
      xlsx: [
        {
          name: 'Locations',
          rows: [
            [truth.insured.name, '', 'Schedule of locations'],
            [],
            ['Location Number', 'Building Number', 'Premises Address', 'Class Code', 'Classification'],
            ...truth.locations.map((one) => [one.number, '1', at(one), one.classCode, one.classification]),
          ],
        },
      ],
    }
  },
}

/** Classes of a liability policy with what they are rated on. */
const ratingSchedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { gl } = truth.policies
    const facts = truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, premium_basis: one.basis, exposure: units(one), rate: one.rate, premium: money(one.premium) })) // biome-ignore format: a record
    return listed(
      `${two(`<b>${carrierName(voice, 'gl')}</b>`, 'GENERAL LIABILITY SCHEDULE')}${table('fm', [], [[captionAbove('Policy number', text(gl.number)), captionAbove('Named insured', text(truth.insured.name)), captionAbove('Policy period', termOf(voice, gl))]])}${table(
        'rs ln',
        ['Loc.', 'Class Code', 'Classification Description', 'Premium Basis', 'Exposure', 'Rate', 'Premium'],
        truth.locations.map((one, at) => [
          one.number,
          one.classCode,
          text(one.classification),
          one.basis,
          facts[at]!.exposure,
          one.rate,
          facts[at]!.premium,
        ]),
      )}<p class="rt">Total ${money(truth.locations.reduce((all, one) => all + one.premium, 0))}</p>`,
      `${landscape} .rs td:nth-child(n+5), .rs th:nth-child(n+5) { text-align: right }`,
      { records: [...ofPolicy(voice, 'CGL', 'policy_location_item', truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis }))), ...ofPolicy(voice, 'CGL', 'policy_premium_item', facts), ...ofPolicy(voice, 'CGL', 'cgl_exposure_item', facts.map(({ premium_basis, ...one }, at) => ({ ...one, exposure_basis: premium_basis, classification: truth.locations[at]!.classification })))] }, // biome-ignore format: lists
    )
  },
}

/** A compensation policy's classes, a state in each row. */
const classSchedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { wc } = truth.policies
    return listed(
      `<h4>${carrierName(voice, 'wc')}</h4><p>Workers Compensation and Employers Liability Policy<br>Classification Schedule &ndash; Item 4, continued<br>Policy ${text(wc.number)}, ${termOf(voice, wc)}<br>Insured ${insuredUntold(voice)}</p>${table(
        'gr',
        ['State', 'Class Code', 'Classification', 'Annual Payroll', 'Rate', 'Estimated Premium'],
        truth.work.map((one) => [
          one.state,
          one.code,
          text(one.title),
          money(one.payroll),
          one.rate,
          money(one.premium),
        ]),
      )}`,
      '.gr td:nth-child(n+4) { text-align: right }',
      {
        records: [
          ...ofPolicy(voice, 'WC', 'wc_class_code_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }))),
          ...ofPolicy(voice, 'WC', 'policy_premium_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, exposure: money(one.payroll), rate: one.rate, premium: money(one.premium) }))),
        ], // biome-ignore format: lists
      },
    )
  },
}

/** The forms of a policy, on pages of their own. */
const formsList: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    return listed(
      `<p class="md">${carrierName(voice, 'gl')}</p><h4 class="md">SCHEDULE OF FORMS AND ENDORSEMENTS</h4>${two(`Policy No. ${text(gl.number)}`, `Policy Period ${termOf(voice, gl)}, 12:01 A.M. Standard Time`)}${two(`Named Insured ${text(truth.insured.name)}`, `Agent No. ${text(truth.producer.code)}`)}<p>COMMERCIAL GENERAL LIABILITY FORMS AND ENDORSEMENTS</p>${table(
        'fl',
        ['Form Number', 'Edition Date', 'Form Title'],
        truth.forms.map((one) => [one.number, one.edition, text(one.title)]),
      )}<p class="fine">OQS-SP-2 (7-96)</p>`,
      '.fl th { text-decoration: underline } .fl td:first-child { width: 20% }',
      { records: formsOf(voice, 'CGL') },
    )
  },
}

/** Buildings of an owners' policy as a word processor's table. */
const buildingsDocument: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { gl } = truth.policies
    const rows = truth.locations.flatMap((one) => [['Building', dollars(one.building), 'Replacement Cost'], ['Business Personal Property', dollars(one.contents), 'Replacement Cost']].map(([coverage, limit, valuation]) => [one.number, '1', wordsInLines(siteOnFoundryRoad(voice, one)), coverage!, limit!, dollars(1000), valuation!])) // biome-ignore format: rows
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: ofPolicy(voice, 'BOP', 'bop_coverage_item', rows.map((one) => ({ location_number: one[0]!, building_number: one[1]!, premises_address: one[2]!, coverage: one[3]!, limit: one[4]!, deductible: one[5]!, valuation: one[6]! }))), // biome-ignore format: a list
      docx: [
        `Businessowners policy ${gl.number}, ${slashedDate(gl.effective)} to ${slashedDate(gl.expiration)}`,
        `Schedule of buildings and contents for ${truth.insured.name}`,
        [['Location', 'Building', 'Premises Address', 'Coverage', 'Limit of Insurance', 'Deductible', 'Valuation'], ...rows],
      ], // biome-ignore format: parts of a document
    }
  },
}

/** Payrolls by class, sent to the company as a workbook. */
const payrollBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { wc } = truth.policies
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: [
        ...ofPolicy(voice, 'WC', 'wc_class_code_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: dollars(one.payroll), manual_rate: one.rate, estimated_premium: dollars(one.premium) }))),
        ...ofPolicy(voice, 'WC', 'policy_premium_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, exposure: dollars(one.payroll), rate: one.rate, premium: dollars(one.premium) }))),
      ], // biome-ignore format: lists
      xlsx: [
        {
          name: 'Payroll',
          rows: [
            ['Workers compensation classification schedule'],
            ['Named Insured', truth.insured.name],
            ['Policy Number', wc.number],
            ['Policy Period', `${slashedDate(wc.effective)} - ${slashedDate(wc.expiration)}`],
            [],
            ['State', 'Class Code', 'Classification', 'Annual Payroll', 'Rate', 'Estimated Premium'],
            ...truth.work.map((one) => [one.state, one.code, one.title, dollars(one.payroll), one.rate, dollars(one.premium)]),
          ], // biome-ignore format: rows of a sheet
        },
      ],
    }
  },
}

/** The forms of a policy as a word processor lists them. */
const formsDocument: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { gl } = truth.policies
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: formsOf(voice, 'CGL'),
      docx: [
        'Commercial General Liability – Forms Schedule',
        `Named Insured: ${truth.insured.name}`,
        `Policy Number: ${gl.number}`,
        `Policy Period: ${slashedDate(gl.effective)} to ${slashedDate(gl.expiration)}`,
        [['Form Number', 'Edition Date', 'Form Title'], ...truth.forms.map((one) => [one.number, one.edition, one.title])],
      ], // biome-ignore format: parts of a document
    }
  },
}

export const locationsClassesAndFormsFamilies: LearnFamily[] = [
  { name: 'premises', style: manyCities(['sans', 'narrow'], [8, 8.5]), papers: { locations, placesBook, buildingsDocument } },
  { name: 'classes and forms', style: manyCities(['sans', 'narrow'], [8, 8.5]), papers: { ratingSchedule, classSchedule, formsList, payrollBook, formsDocument } },
] // biome-ignore format: a family in a line
