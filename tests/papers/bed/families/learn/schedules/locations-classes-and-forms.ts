import type { Paper } from '../../../family.ts'
import type { Location } from '../../../listed.ts'
import { cap, dollars, formRecords, inPolicy, insurer, landscape, office, plain, press, slashed, standing, tb, termSaid, toInsured, two } from '../kit/terms.ts' // biome-ignore format: a list

const listed = press('schedule', 'nothing')
const units = (one: Location) => one.exposure.toLocaleString('en-US')

/** Locations of a liability policy. */
export const locations: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    return listed(
      `<p class="md"><b>SCHEDULE OF LOCATIONS</b></p>${two(`Policy Number: ${text(gl.number)}<br>Named Insured: ${text(truth.insured.name)}`, `Effective Date: ${voice.date(gl.effective)}<br>Agent: ${text(truth.producer.name)}`)}${tb(
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
          standing(voice, one),
          one.territory,
          one.classCode,
          text(one.classification),
        ]),
      )}<p class="fine">LX 03 09 ${insurer(voice, 'gl')}, ${office(voice, 'gl')}</p>`,
      '',
      { running: `Policy Number: ${text(gl.number)} &emsp; Schedule of Locations`, records: truth.locations.map((one) => ({ record_type: 'policy_location_item', location_number: one.number.padStart(3, '0'), building_number: '001', premises_address: plain(standing(voice, one)), territory: one.territory, class_code: one.classCode, classification: one.classification })) }, // biome-ignore format: a record
    )
  },
}

/** A statement of values of an owner, as a workbook. */
export const placesBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const at = (one: Location) => plain(standing(voice, one))
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
export const ratingSchedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { gl } = truth.policies
    const facts = truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, premium_basis: one.basis, exposure: units(one), rate: one.rate, premium: money(one.premium) })) // biome-ignore format: a record
    return listed(
      `${two(`<b>${insurer(voice, 'gl')}</b>`, 'GENERAL LIABILITY SCHEDULE')}${tb('fm', [], [[cap('Policy number', text(gl.number)), cap('Named insured', text(truth.insured.name)), cap('Policy period', termSaid(voice, gl))]])}${tb(
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
      { records: [...inPolicy(voice, 'CGL', 'policy_location_item', truth.locations.map((one) => ({ location_number: one.number, class_code: one.classCode, classification: one.classification, exposure_basis: one.basis }))), ...inPolicy(voice, 'CGL', 'policy_premium_item', facts), ...inPolicy(voice, 'CGL', 'cgl_exposure_item', facts.map(({ premium_basis, ...one }, at) => ({ ...one, exposure_basis: premium_basis, classification: truth.locations[at]!.classification })))] }, // biome-ignore format: lists
    )
  },
}

/** A compensation policy's classes, a state in each row. */
export const classSchedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, money } = voice
    const { wc } = truth.policies
    return listed(
      `<h4>${insurer(voice, 'wc')}</h4><p>Workers Compensation and Employers Liability Policy<br>Classification Schedule &ndash; Item 4, continued<br>Policy ${text(wc.number)}, ${termSaid(voice, wc)}<br>Insured ${toInsured(voice)}</p>${tb(
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
          ...inPolicy(voice, 'WC', 'wc_class_code_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: money(one.payroll), manual_rate: one.rate, estimated_premium: money(one.premium) }))),
          ...inPolicy(voice, 'WC', 'policy_premium_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, exposure: money(one.payroll), rate: one.rate, premium: money(one.premium) }))),
        ], // biome-ignore format: lists
      },
    )
  },
}

/** The forms of a policy, on pages of their own. */
export const formsList: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text } = voice
    const { gl } = truth.policies
    return listed(
      `<p class="md">${insurer(voice, 'gl')}</p><h4 class="md">SCHEDULE OF FORMS AND ENDORSEMENTS</h4>${two(`Policy No. ${text(gl.number)}`, `Policy Period ${termSaid(voice, gl)}, 12:01 A.M. Standard Time`)}${two(`Named Insured ${text(truth.insured.name)}`, `Agent No. ${text(truth.producer.code)}`)}<p>COMMERCIAL GENERAL LIABILITY FORMS AND ENDORSEMENTS</p>${tb(
        'fl',
        ['Form Number', 'Edition Date', 'Form Title'],
        truth.forms.map((one) => [one.number, one.edition, text(one.title)]),
      )}<p class="fine">OQS-SP-2 (7-96)</p>`,
      '.fl th { text-decoration: underline } .fl td:first-child { width: 20% }',
      { records: formRecords(voice, 'CGL') },
    )
  },
}

/** Buildings of an owners' policy as a word processor's table. */
export const buildingsDocument: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { gl } = truth.policies
    const rows = truth.locations.flatMap((one) => [['Building', dollars(one.building), 'Replacement Cost'], ['Business Personal Property', dollars(one.contents), 'Replacement Cost']].map(([coverage, limit, valuation]) => [one.number, '1', plain(standing(voice, one)), coverage!, limit!, dollars(1000), valuation!])) // biome-ignore format: rows
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: inPolicy(voice, 'BOP', 'bop_coverage_item', rows.map((one) => ({ location_number: one[0]!, building_number: one[1]!, premises_address: one[2]!, coverage: one[3]!, limit: one[4]!, deductible: one[5]!, valuation: one[6]! }))), // biome-ignore format: a list
      docx: [
        `Businessowners policy ${gl.number}, ${slashed(gl.effective)} to ${slashed(gl.expiration)}`,
        `Schedule of buildings and contents for ${truth.insured.name}`,
        [['Location', 'Building', 'Premises Address', 'Coverage', 'Limit of Insurance', 'Deductible', 'Valuation'], ...rows],
      ], // biome-ignore format: parts of a document
    }
  },
}

/** Payrolls by class, sent to the company as a workbook. */
export const payrollBook: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { wc } = truth.policies
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: [
        ...inPolicy(voice, 'WC', 'wc_class_code_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, classification: one.title, annual_payroll: dollars(one.payroll), manual_rate: one.rate, estimated_premium: dollars(one.premium) }))),
        ...inPolicy(voice, 'WC', 'policy_premium_item', truth.work.map((one) => ({ state: one.state, class_code: one.code, exposure: dollars(one.payroll), rate: one.rate, premium: dollars(one.premium) }))),
      ], // biome-ignore format: lists
      xlsx: [
        {
          name: 'Payroll',
          rows: [
            ['Workers compensation classification schedule'],
            ['Named Insured', truth.insured.name],
            ['Policy Number', wc.number],
            ['Policy Period', `${slashed(wc.effective)} - ${slashed(wc.expiration)}`],
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
export const formsDocument: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const { gl } = truth.policies
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records: formRecords(voice, 'CGL'),
      docx: [
        'Commercial General Liability – Forms Schedule',
        `Named Insured: ${truth.insured.name}`,
        `Policy Number: ${gl.number}`,
        `Policy Period: ${slashed(gl.effective)} to ${slashed(gl.expiration)}`,
        [['Form Number', 'Edition Date', 'Form Title'], ...truth.forms.map((one) => [one.number, one.edition, one.title])],
      ], // biome-ignore format: parts of a document
    }
  },
}
