import { heading, pairs, paragraph, small, table } from '../../../blocks.ts'
import type { Drawn, ListedRecord, Paper } from '../../../family.ts'
import type { Claim } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { label } from '../declarations/any-hand-words.ts'

/** A column: its field in the record, its heads, and how a row prints it. */
type Column<T> = { field: string; heads: string[]; of(row: T, voice: Voice): string | number }

const listed = (kind: 'loss-run' | 'schedule', records: ListedRecord[], content: object) =>
  ({ kind, feeds: 'nothing', records, ...content }) as Drawn
const plain = ({ date }: Voice, iso: string) => (iso ? date(iso) : '')
const cents = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

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

/** Some of the columns of a list, in their order, always with those named. */
function someColumns<T>({ chance }: Voice, all: Column<T>[], always: string[]): Column<T>[] {
  return all.filter(({ field }) => always.includes(field) || chance.maybe(0.7))
}

const shown = (value: string | number, voice: Voice) => (typeof value === 'number' ? cents(value) : voice.text(value))

function recordsOf<T>(columns: Column<T>[], rows: T[], voice: Voice, more: ListedRecord = {}): ListedRecord[] {
  return rows.map((row) => ({
    ...more,
    ...Object.fromEntries(columns.map(({ field, of }) => [field, of(row, voice)])),
  }))
}

function listTable<T>(voice: Voice, columns: Column<T>[], rows: T[], more: { total?: string[] } = {}): string {
  const heads = columns.map(({ heads: some }) => voice.chance.pick(some))
  const body = rows.map((row) => columns.map(({ of }) => shown(of(row, voice), voice)))
  return table(voice.style, heads, [...body, ...(more.total ? [more.total] : [])])
}

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
export const lossTable: Paper = {
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
      claim_paid: sum(truth.claims.map(({ paid }) => paid)),
      claim_reserves: sum(truth.claims.map(({ reserves }) => reserves)),
      claim_recovered: sum(truth.claims.map(({ recovered }) => recovered)),
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

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

/** Claims as blocks of labels, one below the other. */
export const lossBlocks: Paper = {
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

export const noLosses: Paper = {
  draw: (voice) =>
    listed('loss-run', [], {
      html: lossRunHead(voice) + paragraph('No claims have been reported for this policy period.'),
    }),
}

const VEHICLE_COLUMNS: Column<Voice['truth']['vehicles'][number]>[] = [
  { field: 'veh_number', heads: ['Veh #', 'Unit', 'No.', 'Vehicle Number'], of: ({ number }) => number },
  { field: 'year', heads: ['Year', 'Yr', 'Model Year'], of: ({ year }) => String(year) },
  { field: 'make', heads: ['Make', 'Manufacturer'], of: ({ make }) => make },
  { field: 'model', heads: ['Model'], of: ({ model }) => model },
  { field: 'body_type', heads: ['Body Type', 'Body', 'Type'], of: ({ body }) => body },
  { field: 'plate_number', heads: ['Plate', 'License Plate', 'Plate Number'], of: ({ plate }) => plate },
]
const DRIVER_COLUMNS: Column<Voice['truth']['drivers'][number]>[] = [
  { field: 'name', heads: ['Driver Name', 'Name', 'Driver'], of: ({ name }) => name },
  {
    field: 'date_of_birth',
    heads: ['Date of Birth', 'DOB', 'Birth Date'],
    of: ({ born }, voice) => plain(voice, born),
  },
  {
    field: 'driver_license_number',
    heads: ['License Number', 'DL #', 'Driver License No.'],
    of: ({ license }) => license,
  },
  { field: 'state_licensed', heads: ['State', 'St Lic', 'State Licensed'], of: ({ state }) => state },
  { field: 'date_hired', heads: ['Date Hired', 'Hire Date'], of: ({ hired }, voice) => plain(voice, hired) },
]
const LOCATION_COLUMNS: Column<Voice['truth']['locations'][number]>[] = [
  { field: 'location_number', heads: ['Loc', 'Location No.', 'Loc #'], of: ({ number }) => number },
  {
    field: 'premises_address',
    heads: ['Address', 'Premises Address', 'Location Address'],
    of: ({ party }, { address }) => address(party.address).join(', ').replaceAll('&amp;', '&'),
  },
  { field: 'class_code', heads: ['Class Code', 'Code'], of: ({ classCode }) => classCode },
  { field: 'classification', heads: ['Classification', 'Occupancy'], of: ({ classification }) => classification },
  { field: 'territory', heads: ['Territory', 'Terr'], of: ({ territory }) => territory },
  { field: 'exposure_basis', heads: ['Basis', 'Premium Basis'], of: ({ basis }) => basis },
]

type List = { title: string; columns: Column<never>[]; rows: unknown[]; type: string }

function aList(voice: Voice): List {
  const { chance, truth } = voice
  const all: List[] = [
    {
      title: chance.pick(['Vehicle Schedule', 'Schedule of Vehicles', 'Schedule of Covered Autos', 'Fleet Schedule']),
      columns: someColumns(voice, VEHICLE_COLUMNS, ['veh_number', 'year', 'make']),
      rows: truth.vehicles,
      type: 'vehicle',
    },
    {
      title: chance.pick(['Driver Schedule', 'Schedule of Drivers', 'Driver List']),
      columns: someColumns(voice, DRIVER_COLUMNS, ['name', 'driver_license_number']),
      rows: truth.drivers,
      type: 'driver',
    },
    {
      title: chance.pick(['Schedule of Locations', 'Location Schedule', 'Statement of Locations']),
      columns: someColumns(voice, LOCATION_COLUMNS, ['location_number', 'premises_address']),
      rows: truth.locations,
      type: 'policy_location_item',
    },
  ]
  return chance.pick(all)
}

const scheduleRecords = (voice: Voice, { columns, rows, type }: List) =>
  recordsOf(columns, rows as never[], voice, { record_type: type })

export const schedule: Paper = {
  account: { long: true },
  draw: (voice) => {
    const { style, truth, text, date } = voice
    const list = aList(voice)
    const head = pairs(style, [
      ['Named Insured', text(truth.insured.name)],
      ['As of', date(truth.policies.auto.effective)],
    ])
    const html = heading(style, list.title, 1.5) + head + listTable(voice, list.columns, list.rows as never[])
    return listed('schedule', scheduleRecords(voice, list), { html, running: list.title })
  },
}

const cellsOf = (voice: Voice, { columns, rows }: List) => [
  columns.map(({ heads }) => voice.chance.pick(heads)),
  ...rows.map((row) => columns.map(({ of }) => String(of(row as never, voice)))),
]

export const scheduleSheet: Paper = {
  account: { long: true },
  draw: (voice) => {
    const list = aList(voice)
    const rows = [[list.title], [voice.truth.insured.name], [], ...cellsOf(voice, list)]
    return listed('schedule', scheduleRecords(voice, list), { xlsx: [{ name: list.title.slice(0, 30), rows }] })
  },
}

export const scheduleCsv: Paper = {
  account: { long: true },
  draw: (voice) => {
    const list = aList(voice)
    return listed('schedule', scheduleRecords(voice, list), { csv: cellsOf(voice, list) })
  },
}

export const scheduleLetter: Paper = {
  draw: (voice) => {
    const list = aList(voice)
    return listed('schedule', scheduleRecords(voice, list), {
      docx: [list.title, `Named insured: ${voice.truth.insured.name}`, cellsOf(voice, list)],
    })
  },
}
