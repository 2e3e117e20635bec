import type { Drawn, ListedRecord, Paper } from '../../family.ts'
import type { Claim } from '../../listed.ts'
import type { Voice } from '../../voice.ts'

const CSS =
  '.l td, .l th { border-bottom: 0.4pt solid #999; padding: 1.5pt 3pt } .l { font-size: 8pt } h2 { margin: 4pt 0 } .g td { border: 0 }'
const listed = (kind: 'loss-run' | 'schedule', html: string, records: ListedRecord[], running?: string): Drawn => ({
  kind,
  feeds: 'nothing',
  html,
  css: CSS,
  records,
  ...(running ? { running } : {}),
})
const cents = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const rows = (cells: string[][]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
const heads = (names: string[]) => `<thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead>`

/** A claim over two rows, grouped by policy, with a subtotal under each group. */
export const groupedLosses: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth, text, date } = voice
    const groups = [truth.policies.gl, truth.policies.auto].map((policy, index) => ({
      policy,
      claims: truth.claims.filter((_, at) => at % 2 === index),
    }))
    const html = groups.map(
      ({ policy, claims }) =>
        `<h3>Policy ${text(policy.number)} &nbsp; ${date(policy.effective)} to ${date(policy.expiration)}</h3><table class="l">${heads(['Claim', 'Occurred', 'Notified', 'Claimant', 'Condition', 'Payments', 'Case Reserve'])}${claims.map((claim) => claimRows(claim, voice)).join('')}${rows([['', '', '', '', 'Subtotal', cents(sum(claims, 'paid')), cents(sum(claims, 'reserves'))]])}</table>`,
    )
    const records = groups.flatMap(({ policy, claims }) =>
      claims.map(
        (claim): ListedRecord => ({
          record_type: 'claim',
          policy_number: policy.number,
          claim_number: claim.number,
          date_of_loss: claim.loss,
          date_reported: claim.reported,
          claimant: claim.claimant,
          claim_status: claim.status,
          claim_paid: claim.paid,
          claim_reserves: claim.reserves,
          description: claim.description,
        }),
      ),
    )
    return listed(
      'loss-run',
      `<h2>Claims Experience – ${text(truth.insured.name)}</h2><p>${text(truth.policies.gl.carrier.name)}. Valued ${date(truth.policies.gl.effective)}</p>${html.join('')}`,
      records,
      'Claims Experience',
    )
  },
}

const claimRows = (claim: Claim, { date, text }: Voice) =>
  `${rows([[claim.number, date(claim.loss), date(claim.reported), text(claim.claimant), claim.status, cents(claim.paid), cents(claim.reserves)]])}<tr><td></td><td colspan="6"><i>${text(claim.description)}</i></td></tr>`
const sum = (claims: Claim[], name: 'paid' | 'reserves') => claims.reduce((all, claim) => all + claim[name], 0)

/** Vehicles with the year, make and model in one cell under another, as brokers' schedules have them. */
export const fleet: Paper = {
  account: { long: true },
  draw: ({ truth, text }) => {
    const table = `<table class="l">${heads(['Unit', 'Yr', 'Make / Model', 'Body', 'Tag', 'Serial'])}${rows(truth.vehicles.map((one) => [one.number, String(one.year), `${one.make}<br>${one.model}`, one.body, one.plate, one.vin]))}</table>`
    const records = truth.vehicles.map(
      (one): ListedRecord => ({
        record_type: 'vehicle',
        veh_number: one.number,
        year: one.year,
        make: one.make,
        model: one.model,
        body_type: one.body,
        plate_number: one.plate,
      }),
    )
    return listed('schedule', `<h2>Fleet List</h2><p>${text(truth.insured.name)}</p>${table}`, records, 'Fleet List')
  },
}

export const roster: Paper = {
  account: { long: true },
  draw: ({ truth, date, text }) => {
    const records = truth.drivers.map(
      (one): ListedRecord => ({
        record_type: 'driver',
        name: one.name,
        date_of_birth: one.born,
        driver_license_number: one.license,
        state_licensed: one.state,
      }),
    )
    return listed(
      'schedule',
      `<h2>Driver Roster</h2><p>${text(truth.insured.name)}</p><table class="l">${heads(['#', 'Operator', 'D.O.B.', 'Lic. State', 'Lic. Number'])}${rows(truth.drivers.map((one, index) => [String(index + 1), text(one.name), date(one.born), one.state, one.license]))}</table>`,
      records,
    )
  },
}

export const values: Paper = {
  account: { long: true },
  draw: ({ truth, address }) => {
    const heads = ['Location #', 'Street', 'City, State ZIP', 'Building Value', 'Contents Value', 'Class']
    const cells = truth.locations.map((one) => {
      const [street, ...rest] = address(one.party.address)
      return [one.number, street!, rest.join(' '), one.building, one.contents, one.classCode]
    })
    const records = truth.locations.map(
      (one): ListedRecord => ({
        record_type: 'policy_location_item',
        location_number: one.number,
        class_code: one.classCode,
      }),
    )
    return {
      kind: 'schedule',
      feeds: 'nothing',
      records,
      xlsx: [
        { name: 'Statement of Values', rows: [['Statement of Values', '', truth.insured.name], [], heads, ...cells] },
      ],
    }
  },
}
