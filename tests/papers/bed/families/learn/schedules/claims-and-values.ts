import type { LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import { cents } from '../kit/amounts.ts'
import { inLines } from '../kit/blocks.ts'
import { driverRecord, locationRecord, vehicleRecord } from '../kit/records.ts'
import { listedWith } from '../kit/sheets.ts'
import { tableOfRows } from '../kit/tables.ts'

const CSS =
  '.li { font-size: 0.92em } .li th { border-bottom: 1pt solid #000; border-top: 1pt solid #000 } .li td { border-bottom: 0.3pt solid #bbb } .lk td { border: 0.5pt solid #555 } h2 { font-size: 1.3em; margin: 3pt 0 }'
const listed = listedWith(CSS)

const claimOf = (one: Claim, more: ListedRecord): ListedRecord => ({
  record_type: 'claim',
  claim_number: one.number,
  date_of_loss: one.loss,
  claim_status: one.status,
  claimant: one.claimant,
  description: one.description,
  claim_paid: one.paid,
  claim_reserves: one.reserves,
  ...more,
})

/** A wide table of claims with totals of all claims at its end. */
const lossExperience: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const { gl } = truth.policies
    const rows = truth.claims.map((one) => [
      one.number,
      date(one.loss),
      date(one.reported),
      one.status,
      text(one.claimant),
      text(one.description),
      cents(one.paid),
      cents(one.reserves),
    ])
    const [paid, reserves] = [
      truth.claims.reduce((all, one) => all + one.paid, 0),
      truth.claims.reduce((all, one) => all + one.reserves, 0),
    ]
    return listed(
      'loss-run',
      `<h2>LOSS EXPERIENCE REPORT</h2><p>Insured: ${text(truth.insured.name)} &nbsp;&nbsp; Policy: ${text(gl.number)} &nbsp;&nbsp; Agency: ${text(truth.producer.name)}<br>Valuation date ${date(gl.expiration)}</p>${tableOfRows('li', [...rows, ['', '', '', '', '', `TOTAL ${truth.claims.length} CLAIMS`, cents(paid), cents(reserves)]], ['Claim no.', 'Loss date', 'Report date', 'Status', 'Claimant', 'Loss description', 'Total paid', 'Outstanding reserve'])}`,
      truth.claims.map((one) => claimOf(one, { policy_number: gl.number, date_reported: one.reported })),
      `${text(gl.carrier.name)} – Loss Experience`,
    )
  },
}

/** Claims in ruled cells with their captions over the values. */
const claimCells: Paper = {
  draw: ({ truth, text, date }) => {
    const { wc } = truth.policies
    const cell = (caption: string, value: string) => `<small>${caption}</small><br>${value}`
    const claims = truth.claims.map(
      (one) =>
        `${tableOfRows('lk', [
          [
            cell('Claim Number', one.number),
            cell('Date of Loss', date(one.loss)),
            cell('Claimant', text(one.claimant)),
            cell('Claim Status', one.status),
          ],
          [
            cell('Adjuster', text(one.adjuster)),
            cell('Date Closed', one.closed ? date(one.closed) : ''),
            cell('Paid', `$${cents(one.paid)}`),
            cell('Reserve', `$${cents(one.reserves)}`),
          ],
        ])}<p>Description: ${text(one.description)}</p>`,
    )
    return listed(
      'loss-run',
      `<h2>Claims Detail by Policy</h2><p>${text(wc.carrier.name)}<br>Account ${text(truth.insured.name)}<br>Policy Number ${text(wc.number)} &nbsp; Term ${date(wc.effective)} to ${date(wc.expiration)}</p>${claims.join('')}`,
      truth.claims.map((one) =>
        claimOf(one, { adjuster: one.adjuster, ...(one.closed ? { date_closed: one.closed } : {}) }),
      ),
    )
  },
}

/** A letter says that there were no claims, and shows the terms. */
const noClaims: Paper = {
  draw: ({ truth, text, date }) => {
    const { gl } = truth.policies
    const { gl: prior } = truth.prior
    return listed(
      'loss-run',
      `<h2>Loss run</h2><p>As of ${date(gl.expiration)} our records for ${text(truth.insured.name)} show:</p>${tableOfRows(
        'li',
        [
          [text(gl.number), `${date(gl.effective)} – ${date(gl.expiration)}`, '0', '0.00'],
          [text(prior.number), `${date(prior.effective)} – ${date(prior.expiration)}`, '0', '0.00'],
        ],
        ['Policy', 'Term', 'Claim count', 'Incurred'],
      )}<p>No losses reported for the terms above.</p>`,
      [],
    )
  },
}

const vehicleSchedule: Paper = {
  account: { long: true },
  draw: ({ truth, text, money }) =>
    listed(
      'schedule',
      `<h2>SCHEDULE OF COVERED VEHICLES</h2><p>${text(truth.insured.name)} – policy ${text(truth.policies.auto.number)}</p>${tableOfRows(
        'li',
        truth.vehicles.map((one) => [
          one.number,
          String(one.year),
          one.make,
          one.model,
          one.body,
          one.vin,
          one.plate,
          money(one.cost),
        ]),
        ['Veh', 'Yr', 'Make', 'Model', 'Body Type', 'V.I.N.', 'Plate', 'Cost New'],
      )}<p>Prepared by ${text(truth.producer.name)}</p>`,
      truth.vehicles.map((one) => vehicleRecord(one, { body_type: one.body, plate_number: one.plate })),
      'Vehicle schedule',
    ),
}

const driverSheet: Paper = {
  account: { long: true },
  draw: ({ truth, date }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.drivers.map((one) => driverRecord(one, { date_hired: one.hired })),
    xlsx: [
      {
        name: 'Drivers',
        rows: [
          ['Driver Name', 'DOB', 'License #', 'License State', 'Hire Date'],
          ...truth.drivers.map((one) => [one.name, date(one.born), one.license, one.state, date(one.hired)]),
        ],
      },
    ],
  }),
}

/** A statement of values: what stands where, a line or two for each place. */
const statementOfValues: Paper = {
  account: { long: true },
  draw: ({ truth, text, address, money }) =>
    listed(
      'schedule',
      `<h2>STATEMENT OF VALUES</h2><p>Insured ${text(truth.insured.name)}</p>${tableOfRows(
        'li',
        truth.locations.map((one) => [
          one.number,
          inLines(address(one.party.address)),
          one.classCode,
          text(one.classification),
          one.territory,
          money(one.building),
          money(one.contents),
        ]),
        ['Loc #', 'Address', 'Class Code', 'Classification', 'Terr', 'Building', 'Contents'],
      )}<p>Total insured value ${money(truth.locations.reduce((all, one) => all + one.building + one.contents, 0))}. Values are stated by the insured.</p>`,
      truth.locations.map((one) => locationRecord(one, { territory: one.territory })),
    ),
}

const driverList: Paper = {
  account: { long: true },
  draw: ({ truth, date }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.drivers.map((one) => driverRecord(one)),
    csv: [
      ['No', 'Name of Driver', 'Birth Date', 'Driver License No', 'State'],
      ...truth.drivers.map((one, at) => [String(at + 1), one.name, date(one.born), one.license, one.state]),
    ],
  }),
}

export const claimsAndValuesFamilies: LearnFamily[] = [
  { name: 'claims and risks', style: ({ pick }) => ({ size: pick([7.5, 8, 8.5]) }), papers: { lossExperience, vehicleSchedule, claimCells, driverSheet, noClaims, statementOfValues, driverList } },
] // biome-ignore format: a family in a line
