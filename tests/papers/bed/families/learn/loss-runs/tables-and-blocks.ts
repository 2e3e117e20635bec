import { heading, pairs, table } from '../../../blocks.ts'
import type { Drawn, ListedRecord, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'

const listed = (kind: 'loss-run' | 'schedule', records: ListedRecord[], html: string, running?: string): Drawn => ({
  kind,
  feeds: 'nothing',
  records,
  html,
  ...(running ? { running } : {}),
})
const cents = (amount: number) =>
  `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const round = (amount: number) => Math.round(amount * 100) / 100

/** Claims of several terms, each under a line that names its policy and period, with subtotals and notes that are no claims. */
export const lossesByTerm: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { chance, style, truth, text, date } = voice
    const terms = [truth.policies.gl, truth.prior.gl, truth.policies.auto].map((policy, at) => ({
      policy,
      claims: truth.claims.filter((_, index) => index % 3 === at),
    }))
    const heads = chance.pick([
      ['Claim Number', 'Loss Date', 'Claimant', 'Status', 'Paid', 'Reserve', 'Cause'],
      ['Claim No', 'D/O/L', 'Claimant Name', 'St', 'Net Paid', 'Outstanding', 'Accident Description'],
    ])
    const tables = terms.map(({ policy, claims }) => {
      const rows = claims.map((one) => [
        one.number,
        date(one.loss),
        text(one.claimant),
        one.status,
        cents(one.paid),
        cents(one.reserves),
        text(one.description),
      ])
      const total = [
        'Term total',
        '',
        '',
        `${claims.length} claims`,
        cents(sum(claims.map(({ paid }) => paid))),
        cents(sum(claims.map(({ reserves }) => reserves))),
        '',
      ]
      const caption = `Policy: ${text(policy.number)} &nbsp; Effective: ${date(policy.effective)} &nbsp; Expiration: ${date(policy.expiration)}`
      return `<p><b>${caption}</b></p>${claims.length ? table(style, heads, [...rows, total], { widths: [15, 10, 15, 8, 11, 11, 30] }) : '<p>No losses reported for this term.</p>'}`
    })
    const records = terms.flatMap(({ policy, claims }) =>
      claims.map(
        (one): ListedRecord => ({
          record_type: 'claim',
          policy_number: policy.number,
          effective_date: policy.effective,
          claim_number: one.number,
          date_of_loss: one.loss,
          claimant: one.claimant,
          claim_status: one.status,
          claim_paid: one.paid,
          claim_reserves: one.reserves,
          description: one.description,
        }),
      ),
    )
    return listed(
      'loss-run',
      records,
      heading(style, 'Loss Run by Policy Term', 1.4) +
        pairs(style, [
          ['Insured', text(truth.insured.name)],
          ['Run date', date(truth.policies.gl.expiration)],
        ]) +
        tables.join(''),
      'Confidential loss information',
    )
  },
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

/** A trucking claim with a grid of its coverages: bodily injury, property damage, expense, deductible. */
export const truckingDetail: Paper = {
  draw: (voice) => {
    const { style, truth, text, date, chance } = voice
    const records: ListedRecord[] = []
    const blocks = truth.claims.map((claim, at) => {
      const unit = truth.vehicles[at % truth.vehicles.length]!
      const driver = truth.drivers[at % truth.drivers.length]!
      const figures = figuresOf(claim, chance.int(0, 3))
      records.push({
        record_type: 'claim',
        incident_number: `#${30_001 + at}`,
        reference_number: claim.number,
        company_name: truth.insured.name,
        coverage_type: 'Liability',
        status: claim.status,
        policy_number: truth.policies.auto.number,
        description: claim.description,
        handler: claim.adjuster,
        unit_number: unit.vin.slice(-6),
        date_of_loss: claim.loss,
        date_reported: claim.reported,
        insured: truth.insured.name,
        claimants: [claim.claimant],
        driver_name: driver.name,
        ...figures,
      })
      const head = pairs({ ...style, labels: 'columns' }, [
        ['Incident', `#${30_001 + at}`],
        ['Reference', claim.number],
        ['Status', claim.status],
        ['Coverage type', 'Liability'],
        ['Date of loss', date(claim.loss)],
        ['Date reported', date(claim.reported)],
        ['Unit', unit.vin.slice(-6)],
        ['Driver', text(driver.name)],
        ['Claimants', text(claim.claimant)],
        ['Handler', text(claim.adjuster)],
        ['Description', text(claim.description)],
      ])
      const rows = Object.entries(figures).map(([name, one]) => [
        name.toUpperCase(),
        cents(one.reserve!),
        cents(one.paid!),
        cents(one.recovered!),
        cents(one.total_incurred!),
      ])
      return head + table(style, ['', 'Reserve', 'Paid', 'Recovered', 'Total Incurred'], rows)
    })
    const said: [string, string][] = [
      ['Company', text(truth.insured.name)],
      ['Insured', text(truth.insured.name)],
      ['Policy', text(truth.policies.auto.number)],
    ]
    return listed(
      'loss-run',
      records,
      heading(style, 'Incident Loss Run', 1.4) + pairs(style, said) + blocks.join('<hr>'),
    )
  },
}

const NONE = { reserve: 0, paid: 0, recovered: 0, total_incurred: 0 }

function figuresOf(claim: Claim, deductible: number): Record<'bi' | 'pd' | 'lae' | 'ded', Record<string, number>> {
  const pd = {
    reserve: claim.reserves,
    paid: claim.paid,
    recovered: 0,
    total_incurred: round(claim.reserves + claim.paid),
  }
  const recovered = deductible * 1000
  const ded = { ...NONE, recovered, total_incurred: 0 - recovered }
  return { bi: NONE, pd, lae: { ...NONE, paid: 250, total_incurred: 250 }, ded }
}

/** Drivers as they come from motor vehicle records: a block each, in lines and not in rows. */
export const motorRecords: Paper = {
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
    return listed(
      'schedule',
      records,
      heading(style, 'Driver Schedule and Motor Vehicle Records', 1.3) + blocks.join('<hr>'),
    )
  },
}
