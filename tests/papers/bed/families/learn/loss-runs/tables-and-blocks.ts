import { heading, pairs, paragraph, small, table } from '../../../blocks.ts'
import type { Drawn, LearnFamily, ListedRecord, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { label } from '../declarations/any-hand-words.ts'
import { cents, totalOf } from '../kit/amounts.ts'
import { rounded } from '../kit/records.ts'
import { type Column, listed, listTable, plain, recordsOf, shown, someColumns } from '../schedules/columns-of-any-hand.ts' // biome-ignore format: a list

const CLAIM_COLUMNS: Column<Claim>[] = [
  { field: 'claim_number', heads: ['Claim Number', 'Claim #', 'Claim No.', 'File Number'], of: ({ number }) => number },
  {
    field: 'date_of_loss',
    heads: ['Date of Loss', 'Loss Date', 'DOL', 'Occurrence Date'],
    of: ({ loss }, voice) => plain(voice, loss),
  },
  {
    field: 'date_reported',
    heads: ['Date Reported', 'Reported', 'Rpt Date'],
    of: ({ reported }, voice) => plain(voice, reported),
  },
  {
    field: 'date_closed',
    heads: ['Date Closed', 'Closed', 'Close Date'],
    of: ({ closed }, voice) => plain(voice, closed),
  },
  { field: 'claim_status', heads: ['Status', 'Claim Status', 'O/C'], of: ({ status }) => status },
  { field: 'claimant', heads: ['Claimant', 'Claimant Name'], of: ({ claimant }) => claimant },
  { field: 'adjuster', heads: ['Adjuster', 'Claim Rep', 'Handler'], of: ({ adjuster }) => adjuster },
  {
    field: 'description',
    heads: ['Description', 'Cause of Loss', 'Loss Description'],
    of: ({ description }) => description,
  },
  { field: 'claim_paid', heads: ['Paid', 'Total Paid', 'Loss Paid'], of: ({ paid }) => paid },
  { field: 'claim_reserves', heads: ['Reserves', 'Outstanding Reserve', 'O/S'], of: ({ reserves }) => reserves },
  { field: 'claim_recovered', heads: ['Recovered', 'Recoveries', 'Subro/Salvage'], of: ({ recovered }) => recovered },
]

function lossRunHead(voice: Voice): string {
  const { chance, style, truth, text, date } = voice
  const { gl } = truth.policies
  const said: [string, string][] = [
    [label(chance, 'insured'), text(truth.insured.name)],
    [label(chance, 'number'), text(gl.number)],
    ['Policy Period', `${date(gl.effective)} - ${date(gl.expiration)}`],
    ['Valuation Date', date(gl.expiration)],
    ['Line of Business', 'General Liability'],
    ['Agent', text(truth.producer.name)],
  ]
  return `<b>${text(gl.carrier.name)}</b>${heading(style, chance.pick(['Loss Run Report', 'Loss Experience Report', 'Claims History', 'Loss Runs']), 1.5)}${pairs(style, said)}`
}

/** Claims as a table, one a row, with totals that are none. */
const lossTable: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { truth } = voice
    const columns = someColumns(voice, CLAIM_COLUMNS, [
      'claim_number',
      'date_of_loss',
      'claim_status',
      'claim_paid',
      'claim_reserves',
    ])
    const sums: Record<string, number> = {
      claim_paid: totalOf(truth.claims.map(({ paid }) => paid)),
      claim_reserves: totalOf(truth.claims.map(({ reserves }) => reserves)),
      claim_recovered: totalOf(truth.claims.map(({ recovered }) => recovered)),
    }
    const total = columns.map(({ field }, index) => (field in sums ? cents(sums[field]!) : index ? '' : 'Totals'))
    const html =
      lossRunHead(voice) +
      listTable(voice, columns, truth.claims, { total }) +
      small(
        `Number of claims: ${truth.claims.length}. Amounts are valued as of the date above and are subject to change.`,
      )
    return listed(
      'loss-run',
      recordsOf(columns, truth.claims, voice, { record_type: 'claim', policy_number: truth.policies.gl.number }),
      {
        html,
        css: '@page { size: letter landscape } body { font-size: 7.5pt !important }',
        running: `Loss run ${truth.policies.gl.number}`,
      },
    )
  },
}

/** Claims as blocks of labels, one below the other. */
const lossBlocks: Paper = {
  draw: (voice) => {
    const { chance, style, truth } = voice
    const columns = someColumns(voice, CLAIM_COLUMNS, ['claim_number', 'date_of_loss', 'claim_status', 'claim_paid'])
    const heads = columns.map(({ heads: some }) => chance.pick(some))
    const blocks = truth.claims.map(
      (claim) =>
        `${pairs(
          style,
          columns.map((column, index): [string, string] => [
            heads[index]!,
            shown(column.of(claim, voice), voice) || '–',
          ]),
        )}<hr>`,
    )
    return listed(
      'loss-run',
      recordsOf(columns, truth.claims, voice, { record_type: 'claim', policy_number: truth.policies.gl.number }),
      { html: lossRunHead(voice) + blocks.join('') },
    )
  },
}

const noLosses: Paper = {
  draw: (voice) =>
    listed('loss-run', [], {
      html: lossRunHead(voice) + paragraph('No claims have been reported for this policy period.'),
    }),
}

export const listedPage = (
  kind: 'loss-run' | 'schedule',
  records: ListedRecord[],
  html: string,
  running?: string,
): Drawn => ({
  kind,
  feeds: 'nothing',
  records,
  html,
  ...(running ? { running } : {}),
})
const signedCents = (amount: number) =>
  `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** Claims of several terms, each under a line that names its policy and period, with subtotals and notes that are no claims. */
const lossesByTerm: Paper = {
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
        signedCents(one.paid),
        signedCents(one.reserves),
        text(one.description),
      ])
      const total = [
        'Term total',
        '',
        '',
        `${claims.length} claims`,
        signedCents(totalOf(claims.map(({ paid }) => paid))),
        signedCents(totalOf(claims.map(({ reserves }) => reserves))),
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
    return listedPage(
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

/** A trucking claim with a grid of its coverages: bodily injury, property damage, expense, deductible. */
const truckingDetail: Paper = {
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
        signedCents(one.reserve!),
        signedCents(one.paid!),
        signedCents(one.recovered!),
        signedCents(one.total_incurred!),
      ])
      return head + table(style, ['', 'Reserve', 'Paid', 'Recovered', 'Total Incurred'], rows)
    })
    const said: [string, string][] = [
      ['Company', text(truth.insured.name)],
      ['Insured', text(truth.insured.name)],
      ['Policy', text(truth.policies.auto.number)],
    ]
    return listedPage(
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
    total_incurred: rounded(claim.reserves + claim.paid),
  }
  const recovered = deductible * 1000
  const ded = { ...NONE, recovered, total_incurred: 0 - recovered }
  return { bi: NONE, pd, lae: { ...NONE, paid: 250, total_incurred: 250 }, ded }
}

export const tablesAndBlocksFamilies: LearnFamily[] = [
  { name: 'loss runs', style: ({ pick }) => ({ size: pick([7, 8, 8.5, 9]), labels: pick(['left', 'columns', 'above', 'box']) }), papers: { lossTable, lossesByTerm, lossBlocks, truckingDetail, noLosses } },
] // biome-ignore format: a family in a line
