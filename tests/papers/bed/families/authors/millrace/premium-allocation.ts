import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { plain, yearsLater } from './house.ts'

type Cell = Sheet['rows'][number][number]
const cash = (value: number): Cell => ({ value, as: 'money' })
const part = (value: number): Cell => ({ value, as: 'percent' })
const LINES: Line[] = ['gl', 'auto', 'umbrella', 'wc']

/** A workbook that spreads the premium of each policy over the locations; the policies stand on a sheet of their own or over their columns. Some are budgets for a term that is not placed. */
export const premiumAllocation: Paper = {
  draw: (voice) => (voice.chance.maybe(0.3) ? budget(voice) : allocated(voice)),
}

function shares(voice: Voice): number[] {
  const raw = voice.truth.locations.map(() => voice.chance.int(5, 60))
  const sum = raw.reduce((total, one) => total + one, 0)
  return raw.map((one) => one / sum)
}

function places(voice: Voice, premiums: number[]): Cell[][] {
  const spread = shares(voice)
  const rows = voice.truth.locations.map(({ number, party }, index): Cell[] => [
    `${number}`,
    `${party.address.one}, ${party.address.city} ${party.address.state}`,
    part(spread[index]!),
    ...premiums.map((premium) => cash(Math.round(premium * spread[index]! * 100) / 100)),
  ])
  return [...rows, ['', 'TOTAL', part(1), ...premiums.map(cash)]]
}

function allocated(voice: Voice): Drawn {
  const { chance, truth } = voice
  const { policies, prior, names } = truth
  const lines = LINES.filter((line) => line === 'gl' || chance.maybe(0.8))
  voice.tick('gl.coverage', '')
  if (lines.includes('umbrella')) voice.tick('umbrella.umbrella', '')
  const label: Record<Line, string> = {
    gl: chance.pick(['General Liability', 'GL']),
    auto: chance.pick(['Auto', 'Business Automobile']),
    umbrella: 'Umbrella',
    wc: chance.pick(['Workers Comp', 'WC/EL']),
    professional: '',
  }
  const premiums = lines.map((line) => policies[line].premium)
  const head: Cell[][] = [
    [plain(voice.insured())],
    [chance.pick(['Premium allocation by location', 'Cost of risk – allocation of premium'])],
    [`Prepared by ${plain(voice.producer())}`, '', '', plain(voice.reach('contact')), plain(voice.reach('email'))],
    [],
  ]
  const asDates = chance.maybe(0.5)
  const day = (printed: string, iso: string): Cell =>
    asDates ? { value: Date.parse(iso) / 86_400_000 + 25_569, as: 'date' } : plain(printed)
  const of = (line: Line) => ({
    number: plain(voice.number(line)),
    carrier: plain(voice.carrier(line)),
    from: day(voice.effective(line), policies[line].effective),
    to: day(voice.expiration(line), policies[line].expiration),
  })
  const facts = lines.map((line) => ({ line, ...of(line) }))
  const tax = (line: Line) => (line === 'umbrella' ? Math.round(policies[line].premium * 0.05) : 0)
  const over: Cell[][] = [
    ['', '', 'Insurer', ...facts.map((one) => one.carrier)],
    ['', '', 'Policy', ...facts.map((one) => one.number)],
    ['', '', 'From', ...facts.map((one) => one.from)],
    ['', '', 'To', ...facts.map((one) => one.to)],
  ]
  const property: Cell[] = [
    'Property',
    plain(voice.text(names.carrier().name)),
    `PR${chance.digits(6)}`,
    day(voice.date(policies.gl.effective), policies.gl.effective),
    day(voice.date(policies.gl.expiration), policies.gl.expiration),
    cash(chance.int(4, 90) * 1000),
    cash(0),
  ]
  const inColumns = chance.maybe(0.5)
  const grid: Cell[][] = [
    ...head,
    ...(inColumns ? over : []),
    ['Loc', 'Address', 'Share', ...lines.map((line) => label[line])],
    ...places(voice, premiums),
    [],
    ['Shares: half by payroll, half by losses of five years capped at $50,000 each. Surplus lines tax is not spread.'],
  ]
  const list: Sheet = {
    name: chance.pick(['Policies', 'Policy list', 'Tab 2']),
    rows: [
      ['Line', 'Company', 'Policy number', 'Effective', 'Expires', 'Premium', 'Tax and fees'],
      ...facts.map(({ line, number, carrier, from, to }): Cell[] => [
        label[line],
        carrier,
        number,
        from,
        to,
        cash(policies[line].premium),
        cash(tax(line)),
      ]),
      property,
    ],
  }
  const before: Sheet = {
    name: 'PY (do not use)',
    hidden: chance.maybe(0.7),
    rows: [
      ['Prior year'],
      ...lines.map((line): Cell[] => [
        label[line],
        prior[line].number,
        plain(voice.date(prior[line].effective)),
        plain(voice.date(prior[line].expiration)),
        cash(prior[line].premium),
      ]),
    ],
  }
  const sheets = inColumns
    ? [{ name: 'Allocation', rows: grid }, before]
    : [{ name: 'Allocation', rows: grid }, list, before]
  return { kind: 'schedule', feeds: 'fills', xlsx: sheets }
}

function budget(voice: Voice): Drawn {
  const { policies, insured, producer } = voice.truth
  const premiums = LINES.map((line) => Math.round(policies[line].premium * 1.08))
  const next = yearsLater(policies.gl.effective, 1)
  const rows: Cell[][] = [
    [insured.name],
    [`BUDGET ONLY – estimated premium for the term that begins ${plain(voice.date(next))}; not quoted, not bound`],
    [`From ${producer.name}`],
    ['Loc', 'Address', 'Share', 'GL est.', 'Auto est.', 'Umb. est.', 'WC est.'],
    ...places(voice, premiums),
    [],
    ['Assumes rate change of', part(0.08), 'Policy numbers', 'TBD', 'TBD', 'TBD', 'TBD'],
    ['Assumed limits', '', '', 'as expiring', 'as expiring', 'quote $5M and $10M', 'as expiring'],
  ]
  return { kind: 'other', feeds: 'nothing', xlsx: [{ name: 'Budget', rows }] }
}
