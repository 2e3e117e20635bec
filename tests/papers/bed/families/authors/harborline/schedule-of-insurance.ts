import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Paper } from '../../../family.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { asPlain, commas } from './print-words.ts'

type Cell = Sheet['rows'][number][number]
type Limits = [words: string, amount: Cell][]
const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc', 'professional']
const day = (iso: string): Cell => ({ value: Date.parse(iso) / 86_400_000 + 25_569, as: 'date' })
const dollars = (value: number): Cell => ({ value, as: 'money' })

/** A workbook of the agent's: the schedule of insurance in force, the expired one on a sheet of its own, and the autos. */
export const scheduleOfInsurance: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const written = LINES.filter((line) => line === 'gl' || chance.maybe(0.75))
    const [prepared, address] = [asPlain(voice.producer()), voice.producerAddress().map(asPlain).join(', ')]
    const insured = [asPlain(voice.insured()), voice.insuredAddress().map(asPlain).join(', ')]
    const headings = (compact: boolean) => ['Coverage', 'Company', 'Policy no.', 'From', 'To', ...(compact ? ['Limits'] : ['Limit of', 'Limit']), 'Deductible', 'Annual premium']
    const agent: Cell[][] = [[`Prepared by ${prepared}`], [address], [`${asPlain(voice.reach('contact'))}  ${voice.reach('phone')}  ${asPlain(voice.reach('email'))}`]]
    const compact = chance.maybe(0.4)
    const shown = (group: Cell[][]) => (compact ? [inOneRow(group)] : group)
    const atTop = chance.maybe(0.5)
    const rows: Cell[][] = [
      ['SCHEDULE OF INSURANCE'], insured, ...(atTop ? agent : []), [], headings(compact),
      ...shown(property(voice)), ...written.flatMap((line) => shown(inForce(voice, line))), ...(written.includes('umbrella') ? [] : [['Umbrella', 'NOT CARRIED']]),
      [], ['This schedule is a summary. The policies control.'], ...(atTop ? [] : agent),
    ]
    const before: Cell[][] = [['PRIOR YEAR - EXPIRED, FOR COMPARISON ONLY'], [], headings(compact), ...written.flatMap((line) => shown(rowsOf(TITLES[line], priorCells(truth.prior[line]), Object.entries(truth.prior[line].limits).map(([limit, amount]) => [WORDS[line]![limit]!, dollars(amount)]), '')))]
    const autos: Cell[][] = [['Unit', 'Year', 'Make', 'Model', 'VIN', 'Cost new'], ...truth.vehicles.map((one): Cell[] => [Number(one.number), one.year, one.make, one.model, one.vin, dollars(one.cost)])]
    const sheets: Sheet[] = [{ name: 'Schedule', rows }, { name: 'Prior Year', rows: before }, { name: 'Autos', rows: autos }]
    return { kind: 'schedule', feeds: 'fills', xlsx: sheets }
  },
} // biome-ignore format: a table

const TITLES: Record<Line, string> = {
  gl: 'Commercial General Liability',
  auto: 'Business Auto Liability',
  umbrella: 'Umbrella Liability',
  wc: "Workers Compensation / Employers' Liability",
  professional: 'Professional Liability (E&O)',
}
// biome-ignore format: a table
const WORDS: Record<Line, Record<string, string>> = {
  gl: { occurrence: 'Each occurrence', aggregate: 'General aggregate', products: 'Products/completed ops aggregate', personal: 'Personal & advertising injury', rented: 'Fire damage / rented premises', medical: 'Medical expense (any one person)' },
  auto: { csl: 'Combined single limit', perPerson: 'BI each person', perAccident: 'BI each accident', damage: 'PD each accident' },
  umbrella: { occurrence: 'Each occurrence', aggregate: 'Aggregate', retention: 'Retention' },
  wc: { accident: 'EL each accident', disease: 'EL disease - policy limit', employee: 'EL disease - each employee' },
  professional: { claim: 'Each claim', aggregate: 'Aggregate', retention: 'Retention each claim' },
}

/** Policy columns once, in the row of the first limit. */
function rowsOf(title: string, policy: Cell[], limits: Limits, deductible: string, premium: Cell = ''): Cell[][] {
  return limits.map(([words, amount], index) => [...(index ? ['', '', '', '', ''] : [title, ...policy]), words, amount, index ? '' : deductible, index ? '' : premium]) // biome-ignore format: a line
}

/** All limits of a policy in one cell. */
function inOneRow(group: Cell[][]): Cell[] {
  const amount = (cell: Cell) => (typeof cell === 'object' ? `$${commas(cell.value)}` : String(cell))
  const limits = group
    .map((row) => (typeof row[6] === 'string' ? `${row[5]}: ${row[6]}` : `${amount(row[6]!)} ${row[5]}`))
    .join('; ')
  return [...group[0]!.slice(0, 5), limits, ...group[0]!.slice(7)]
}

const priorCells = (policy: Policy): Cell[] => [
  policy.carrier.name,
  policy.number,
  day(policy.effective),
  day(policy.expiration),
]

function inForce(voice: Voice, line: Line): Cell[][] {
  const { chance, truth } = voice
  const policy = truth.policies[line]
  const cells: Cell[] = [
    asPlain(voice.carrier(line)),
    voice.number(line),
    day(policy.effective),
    day(policy.expiration),
  ]
  voice.effective(line)
  voice.expiration(line)
  const limits = Object.keys(policy.limits).map((limit): [string, Cell] => {
    const words = voice.limit(line, limit)
    return [WORDS[line][limit]!, policy.excluded === limit ? words : dollars(policy.limits[limit] ?? 0)]
  })
  const deductible = line === 'gl' ? chance.pick(['None', '$1,000 PD per claim', '$500 BI/PD']) : line === 'auto' ? '$1,000 comp / $1,000 coll' : '' // biome-ignore format: a line
  const rows = rowsOf(title(voice, line), cells, limits, deductible, dollars(policy.premium))
  if (line === 'wc')
    return [[...rows[0]!.slice(0, 5), 'Workers compensation', voice.tick('wc.statutory', 'Statutory'), '', rows[0]![8]!], ...rows.map((row) => ['', '', '', '', '', ...row.slice(5, 8), ''])] // biome-ignore format: a line
  return line === 'auto' && chance.maybe(0.6)
    ? [...rows, ['', '', '', '', '', 'Covered autos (symbols)', voice.symbols()]]
    : rows
}

function title(voice: Voice, line: Line): string {
  const { gl } = voice.truth.policies
  if (line === 'umbrella') {
    const amount = voice.truth.policies.umbrella.limits.retention
    if (amount) voice.tick('umbrella.retention', '')
    else voice.notJudged('umbrella.retention')
    return voice.tick('umbrella.umbrella', TITLES.umbrella)
  }
  if (line !== 'gl') return TITLES[line]
  return `${TITLES.gl} - ${gl.claimsMade ? voice.tick('gl.claimsMade', 'claims-made') : voice.tick('gl.occurrence', 'occurrence form')}`
}

function property(voice: Voice): Cell[][] {
  const { truth, chance } = voice
  const { carrier } = truth.policies.professional
  const place = truth.locations[0]!
  const cells: Cell[] = [carrier.name, `FP${chance.digits(6)}`, day(truth.policies.gl.effective), day(truth.policies.gl.expiration)] // biome-ignore format: a line
  return rowsOf('Property', cells, [['Building', dollars(place.building)], ['Contents', dollars(place.contents)], ['Business income', '12 months ALS']], `$${commas(chance.pick([1000, 2500]))}`, dollars(place.premium)) // biome-ignore format: a line
}
