import type { Sheet } from '../../../../../support/documents/office.ts'
import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  applies,
  CODES,
  compact,
  FORMAL,
  formOf,
  LEGEND,
  limitsOf,
  other,
  otherLimitsOf,
  PLAIN,
  plain,
  serial,
  split,
  TITLES,
  TRADE,
  title,
} from './parts.ts'

type Cell = Sheet['rows'][number][number]
type Column = { head: string; of: (line: Line) => Cell; past: (line: Line) => Cell }

/** A workbook: one policy in a row or in a column, all limits in one cell, what is not in force beside it, earlier terms on a sheet of their own. */
export const ledger: Paper = {
  draw(voice): Drawn {
    const { chance, truth } = voice
    const { held, not } = split(voice, 2, 4)
    const gone = chance.some(not, chance.int(1, 2))
    const words = chance.pick([FORMAL, TRADE, PLAIN, CODES])
    const columns = columnsOf(voice, held, words)
    const order = chance
      .pick([
        ['line', 'carrier', 'number', 'from', 'to', 'limits', 'premium', 'status'],
        ['status', 'line', 'number', 'carrier', 'naic', 'from', 'to', 'form', 'limits', 'premium'],
        ['line', 'limits', 'form', 'premium', 'carrier', 'naic', 'number', 'from', 'to', 'status'],
      ])
      .map((name) => columns[name]!)
    const lines = chance.shuffle([...held, ...gone])
    const cell = (column: Column, line: Line) => (held.includes(line) ? column.of(line) : column.past(line))
    const table: Cell[][] = chance.maybe(0.5)
      ? besides(
          [order.map(({ head }) => head), ...lines.map((line) => order.map((column) => cell(column, line)))],
          lines.map((line) => (held.includes(line) ? priorRow(voice, line, words).slice(2) : [])),
          chance.maybe(0.4),
        )
      : order.map((column) => [column.head, ...lines.map((line) => cell(column, line))])
    const head = headOf(voice)
    const rows: Cell[][] = [
      [chance.pick(['SCHEDULE OF POLICIES', 'Insurance register', 'Policy ledger'])],
      ...head,
      [],
      ...table,
      [],
      ['Deductibles: property damage 500 per claim; auto comprehensive 1,000, collision 1,000. Not part of any limit.'],
      ...(words === CODES ? [[LEGEND]] : []),
    ]
    const prior: Cell[][] = [
      ['Terms that have ended (for reference only)'],
      ['Line', 'Insurer', 'Policy', 'From', 'To', 'Limits then'],
      ...held.map((line) => priorRow(voice, line, words)),
    ]
    const places: Cell[][] = [
      ['Loc', 'Address', 'Building', 'Contents'],
      ...truth.locations.map((place): Cell[] => [
        place.number,
        plain(voice.address(place.party.address).join(', ')),
        { value: place.building, as: 'money' },
        { value: place.contents, as: 'money' },
      ]),
    ]
    const sheets: Sheet[] = [
      { name: chance.pick(['Current', 'Program', 'In force']), rows },
      { name: 'Prior', rows: prior },
      { name: 'Locations', rows: places },
    ]
    return { kind: 'schedule', feeds: 'fills', xlsx: sheets }
  },
}

/** The term before at the right of each row, behind an empty column. */
const besides = (table: Cell[][], prior: Cell[][], asked: boolean) =>
  asked
    ? table.map((row, index) => [
        ...row,
        '',
        ...(index ? prior[index - 1]! : ['Prior policy', 'Prior eff', 'Prior exp', 'Prior limits']),
      ])
    : table

/** Names above the table, one below the other or side by side. */
function headOf(voice: Voice): Cell[][] {
  const { chance } = voice
  const insured = [voice.insured(), ...voice.insuredAddress()].map(plain)
  const producer = [voice.producer(), ...voice.producerAddress(), voice.reach('phone'), voice.reach('email')].map(plain)
  const [one, two] = [chance.pick(['Insured', 'Named insured']), chance.pick(['Agency', 'Broker'])]
  if (chance.maybe(0.4)) {
    const name = (words: string[]) => [words[0]!, words.slice(1, words === insured ? undefined : -2).join(', ')]
    return [
      [one, ...name(insured)],
      [two, ...name(producer), producer.at(-2)!, producer.at(-1)!],
    ]
  }
  return [[one, '', '', two], ...producer.map((words, index): Cell[] => [insured[index] ?? '', '', '', words])]
}

function columnsOf(voice: Voice, held: Line[], words: typeof FORMAL): Record<string, Column> {
  const { chance, truth } = voice
  const { policies, prior } = truth
  const titles = chance.pick(TITLES)
  const how = chance.pick([undefined, compact])
  const realDates = chance.maybe(0.6)
  const day = (iso: string, printed: string): Cell => (realDates ? { value: serial(iso), as: 'date' } : printed)
  const status = chance.pick(['Active', 'In force', 'Bound'])
  const per = applies(voice, held)
  const behind = chance.maybe(0.6)
  const joined = (pairs: [string, string][]) =>
    plain(pairs.map(([label, amount]) => (behind ? `${label}: ${amount}` : `${amount} ${label}`)).join('\n'))
  return {
    line: { head: 'Line', of: (line) => plain(title(voice, line, titles)), past: (line) => titles[line] },
    carrier: {
      head: chance.pick(['Insurer', 'Carrier', 'Company']),
      of: (line) => plain(voice.carrier(line)),
      past: (line) => plain(other(voice, prior[line].carrier.name)),
    },
    naic: { head: 'NAIC', of: (line) => voice.naic(line), past: (line) => prior[line].carrier.naic },
    number: {
      head: chance.pick(['Policy no.', 'Policy #', 'Pol. No']),
      of: (line) => plain(voice.number(line)),
      past: (line) => prior[line].number,
    },
    from: {
      head: chance.pick(['Eff', 'Effective', 'From']),
      of: (line) => day(policies[line].effective, voice.effective(line)),
      past: (line) => day(prior[line].effective, voice.date(prior[line].effective)),
    },
    to: {
      head: chance.pick(['Exp', 'Expires', 'To']),
      of: (line) => day(policies[line].expiration, voice.expiration(line)),
      past: (line) => day(prior[line].expiration, voice.date(prior[line].expiration)),
    },
    form: { head: 'Basis / autos', of: (line) => plain(formOf(voice, line)), past: () => 'n/a' },
    limits: {
      head: 'Limits',
      of: (line) => joined(limitsOf(voice, line, words, how)) + (line === 'gl' && per ? `\nAggregate ${per}` : ''),
      past: (line) => joined(otherLimitsOf(line, words, prior[line].limits, how ?? voice.money)),
    },
    premium: {
      head: 'Premium',
      of: (line) => ({ value: policies[line].premium, as: 'money' }),
      past: () => '',
    },
    status: {
      head: 'Status',
      of: () => status,
      past: () => chance.pick(['EXPIRED – not renewed', 'Cancelled', 'Lapsed, moved elsewhere']),
    },
  }
}

function priorRow(voice: Voice, line: Line, words: typeof FORMAL): Cell[] {
  const { number, effective, expiration, limits, carrier } = voice.truth.prior[line]
  const then = plain(
    otherLimitsOf(line, words, limits, voice.money)
      .map((pair) => pair.join(' '))
      .join('\n'),
  )
  return [
    TITLES[1]![line],
    plain(other(voice, carrier.name)),
    number,
    voice.date(effective),
    voice.date(expiration),
    then,
  ]
}
