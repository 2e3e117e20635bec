import type { Drawn, ListedRecord, Paper } from '../../../family.ts'
import { type Claim, daysLater } from '../../../listed.ts'
import type { Policy } from '../../../truth.ts'
import { heads, tr, trs } from '../kit/tables.ts'

const listed = (kind: 'loss-run' | 'schedule', html: string, records: ListedRecord[], css: string, running?: string) =>
  ({ kind, feeds: 'nothing', html, css, records, ...(running ? { running } : {}) }) satisfies Drawn
const cents = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const claimOf = (one: Claim, more: ListedRecord): ListedRecord => ({
  record_type: 'claim',
  claim_number: one.number,
  date_of_loss: one.loss,
  claim_status: one.status,
  claim_paid: one.paid,
  claim_reserves: one.reserves,
  ...more,
})
const sum = (claims: Claim[], of: (one: Claim) => number) => claims.reduce((all, one) => all + of(one), 0)

/** The claims with their days in the term of the policy. */
const inTerm = (claims: Claim[], { effective }: Policy): Claim[] =>
  claims.map((one, at) => {
    const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
    const loss = daysLater(effective, (at * 53 + 11) % 360)
    const closed = one.closed && daysLater(loss, days(one.loss, one.closed))
    return { ...one, loss, reported: daysLater(loss, days(one.loss, one.reported)), closed }
  })

/** Claims under the term they belong to, with a subtotal for each and a total of all. */
export const byTerm: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const half = Math.ceil(truth.claims.length / 2)
    const terms = [
      { policy: truth.policies.gl, claims: inTerm(truth.claims.slice(0, half), truth.policies.gl) },
      { policy: truth.prior.gl, claims: inTerm(truth.claims.slice(half), truth.prior.gl) },
    ]
    const html = terms
      .map(({ policy, claims }) => `<tr class="bt-p"><td colspan="8">Policy: ${text(policy.number)} &nbsp; Period: ${date(policy.effective)} - ${date(policy.expiration)} &nbsp; Line: General Liability</td></tr>${trs(claims.map((one) => [one.number, text(one.claimant), date(one.loss), date(one.reported), one.status, text(one.description), cents(one.paid), cents(one.reserves)]))}${tr('', '', '', '', '', `Policy total (${claims.length})`, cents(sum(claims, ({ paid }) => paid)), cents(sum(claims, ({ reserves }) => reserves)))}`) // biome-ignore format: a table
      .join('')
    return listed(
      'loss-run',
      `<table><tr><td><b>${text(truth.policies.gl.carrier.name)}</b></td><td>LOSS RUN<br>Valued as of ${date(truth.policies.gl.expiration)}</td></tr></table><p>Account: ${text(truth.insured.name)}<br>Producer: ${text(truth.producer.name)}</p><table class="bt">${heads('Claim Number', 'Claimant', 'Loss Date', 'Report Date', 'Status', 'Description', 'Total Paid', 'Outstanding')}${html}${tr('', '', '', '', '', '<b>ACCOUNT TOTAL</b>', cents(sum(truth.claims, ({ paid }) => paid)), cents(sum(truth.claims, ({ reserves }) => reserves)))}</table>`,
      terms.flatMap(({ policy, claims }) =>
        claims.map((one) =>
          claimOf(one, {
            policy_number: policy.number,
            claimant: one.claimant,
            date_reported: one.reported,
            description: one.description,
          }),
        ),
      ),
      '@page { size: letter landscape } .bt th { border-bottom: 1pt solid #000; font-size: 0.85em } .bt td { border-bottom: 0.3pt solid #ccc; font-size: 0.85em } .bt-p td { print-color-adjust: exact; background: #eee; font-weight: bold } .bt td:nth-child(n+7) { text-align: right }',
    )
  },
}

/** A claim a block: facts at the left, a small table of what was paid and is held at the right. */
export const claimFiles: Paper = {
  draw: ({ truth, text, date, chance }) => {
    const { wc } = truth.policies
    const claims = inTerm(truth.claims, wc)
    const blocks = claims.map((one) => {
      const medical = Math.round(one.paid * chance.int(10, 60)) / 100
      const held = Math.round(one.reserves * 40) / 100
      return `<div class="cf"><div>Claim #: <b>${one.number}</b><br>Claimant: ${text(one.claimant)}<br>Date of Loss: ${date(one.loss)}<br>Status: ${one.status}<br>${one.closed ? `Date Closed: ${date(one.closed)}<br>` : ''}Adjuster: ${text(one.adjuster)}<br>Description: ${text(one.description)}</div><table>${heads('', 'Paid', 'Reserve')}${trs(
        [
          ['Medical', cents(medical), cents(held)],
          ['Indemnity', cents(one.paid - medical), cents(one.reserves - held)],
          ['Total', cents(one.paid), cents(one.reserves)],
        ],
      )}</table></div>`
    })
    return listed(
      'loss-run',
      `<h3>${text(wc.carrier.name)} – Claim Detail Report</h3><p>Insured: ${text(truth.insured.name)}<br>Policy Number: ${text(wc.number)}<br>Policy Term: ${date(wc.effective)} to ${date(wc.expiration)}<br>Line: Workers Compensation &nbsp; Run date: ${date(wc.expiration)}</p>${blocks.join('')}`,
      claims.map((one) =>
        claimOf(one, {
          claimant: one.claimant,
          adjuster: one.adjuster,
          description: one.description,
          ...(one.closed ? { date_closed: one.closed } : {}),
        }),
      ),
      '.cf { display: grid; grid-template-columns: 1.3fr 1fr; gap: 14pt; border-top: 1pt solid #000; padding: 4pt 0; break-inside: avoid } .cf table { margin: 0 } .cf td, .cf th { padding: 1pt 4pt } .cf td:nth-child(n+2), .cf th:nth-child(n+2) { text-align: right }',
      `Claim detail ${text(wc.number)}`,
    )
  },
}

/** A plain listing of a managing agency, figures ruled off at the end. */
export const lossList: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) => {
    const { auto } = truth.policies
    const claims = inTerm(truth.claims, auto)
    const rows = claims.map((one) => [one.number, date(one.loss), text(one.description), one.status, one.closed ? date(one.closed) : '', cents(one.paid), cents(one.reserves), cents(one.recovered), cents(one.paid + one.reserves - one.recovered)]) // biome-ignore format: a row
    return listed(
      'loss-run',
      `<p>Claims Experience – Commercial Auto<br>${text(truth.insured.name)}, policy ${text(auto.number)}, ${date(auto.effective)} to ${date(auto.expiration)}, ${text(auto.carrier.name)}</p><table class="ll">${heads('Claim', 'Date of Loss', 'Cause', 'Status', 'Date Closed', 'Paid', 'Reserves', 'Recovered', 'Net Incurred')}${trs(rows)}</table><p>${claims.length} claims. Report run by ${text(truth.wholesaler.name)}.</p>`,
      claims.map((one) =>
        claimOf(one, {
          description: one.description,
          claim_recovered: one.recovered,
          ...(one.closed ? { date_closed: one.closed } : {}),
        }),
      ),
      '@page { size: letter landscape } .ll td, .ll th { border: 0.4pt solid #666; font-size: 0.9em } .ll td:nth-child(n+6) { text-align: right }',
    )
  },
}

export const noneReported: Paper = {
  draw: ({ truth, text, date }) => {
    const { gl } = truth.policies
    return listed(
      'loss-run',
      `<p>${text(gl.carrier.name)}<br>Claims Department</p><h3>LOSS HISTORY</h3><p>RE: ${text(truth.insured.name)}<br>Policy ${text(gl.number)}, ${date(gl.effective)} – ${date(gl.expiration)}</p><table class="nr">${heads('Policy', 'Claims', 'Paid', 'Reserves')}${tr(text(gl.number), '0', '0.00', '0.00')}${tr(text(truth.prior.gl.number), '0', '0.00', '0.00')}</table><p>No claims have been reported under these policies as of ${date(gl.expiration)}.</p>`,
      [],
      '.nr td, .nr th { border-bottom: 0.4pt solid #888 }',
    )
  },
}

/** Vehicles of a fleet, as a fleet manager's program prints them. */
export const fleetList: Paper = {
  account: { long: true },
  draw: ({ truth, text, money }) =>
    listed(
      'schedule',
      `<h3>Vehicle Schedule</h3><p>${text(truth.insured.name)} &nbsp; Policy ${text(truth.policies.auto.number)}</p><table class="fl">${heads('Unit #', 'Year', 'Make', 'Model', 'VIN', 'Body Type', 'License Plate', 'Cost New')}${trs(truth.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, one.vin, one.body, one.plate, money(one.cost)]))}</table><p>Total units ${truth.vehicles.length}</p>`,
      truth.vehicles.map((one) => ({
        record_type: 'vehicle',
        veh_number: one.number,
        year: one.year,
        make: one.make,
        model: one.model,
        body_type: one.body,
        plate_number: one.plate,
      })),
      '.fl th { border-bottom: 1.2pt solid #258; text-align: left } .fl tr:nth-child(even) td { print-color-adjust: exact; background: #f2f6fa }',
      `Vehicle schedule – ${text(truth.insured.name)}`,
    ),
}

/** Drivers on paper, their names first name first. */
export const driverRoster: Paper = {
  account: { long: true },
  draw: ({ truth, text, date }) =>
    listed(
      'schedule',
      `<p>${text(truth.producer.name)}</p><h3>DRIVER INFORMATION SCHEDULE</h3><p>Applicant: ${text(truth.insured.name)}</p><table class="dr">${heads('#', 'Driver Name', 'Date of Birth', 'Driver License Number', 'State Licensed', 'Date Hired')}${trs(truth.drivers.map((one, at) => [String(at + 1), text(one.name), date(one.born), one.license, one.state, date(one.hired)]))}</table>`,
      truth.drivers.map((one) => ({
        record_type: 'driver',
        name: one.name,
        date_of_birth: one.born,
        driver_license_number: one.license,
        state_licensed: one.state,
        date_hired: one.hired,
      })),
      '.dr td, .dr th { border: 0.5pt solid #000 }',
    ),
}

export const driverBook: Paper = {
  account: { long: true },
  draw: ({ truth, date }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.drivers.map((one) => ({ record_type: 'driver', name: one.name, date_of_birth: one.born, driver_license_number: one.license, state_licensed: one.state })), // biome-ignore format: a record
    xlsx: [
      {
        name: 'Drivers',
        rows: [
          ['Name', 'Birth Date', 'License Number', 'License State'],
          ...truth.drivers.map((one) => [one.name, date(one.born), one.license, one.state]),
        ],
      },
    ],
  }),
}

export const vehicleFile: Paper = {
  account: { long: true },
  draw: ({ truth }) => ({
    kind: 'schedule',
    feeds: 'nothing',
    records: truth.vehicles.map((one) => ({ record_type: 'vehicle', veh_number: one.number, year: one.year, make: one.make, model: one.model, plate_number: one.plate })), // biome-ignore format: a record
    csv: [
      ['Vehicle No', 'Year', 'Make', 'Model', 'VIN', 'Plate Number', 'Cost New'],
      ...truth.vehicles.map((one) => [one.number, String(one.year), one.make, one.model, one.vin, one.plate, String(one.cost)]), // biome-ignore format: a row
    ],
  }),
}

/** Places with what is done there. */
export const placesList: Paper = {
  account: { long: true },
  draw: ({ truth, text, address }) =>
    listed(
      'schedule',
      `<h3>SCHEDULE OF LOCATIONS</h3><p>Named Insured: ${text(truth.insured.name)}</p><table class="pl">${heads('Loc. No.', 'Address', 'Terr.', 'Class Code', 'Classification', 'Exposure Basis')}${trs(truth.locations.map((one) => [one.number, address(one.party.address).join(', '), one.territory, one.classCode, text(one.classification), one.basis]))}</table>`,
      truth.locations.map((one) => ({
        record_type: 'policy_location_item',
        location_number: one.number,
        territory: one.territory,
        class_code: one.classCode,
        classification: one.classification,
        exposure_basis: one.basis,
      })),
      '.pl td { border-bottom: 0.4pt solid #777 } .pl th { border-bottom: 1pt solid #000; border-top: 1pt solid #000 }',
    ),
}
