import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line, Policy } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { premisesOf } from './back-matter.ts'
import { LINES, type LimitNames, limitNames, named, otherName, umbrellaTicks } from './limit-names.ts'
import { plainRows } from './plain-cells.ts'

type Cell = string | number | { value: number; as: 'date' | 'money' | 'percent' }
type Entry = { line: Line; held: boolean; status: string; policy: Policy; ends: string; remark: string }

const day = (iso: string): Cell => ({
  value: Math.round((Date.parse(iso) - Date.parse('1899-12-30')) / 86_400_000),
  as: 'date',
})

/** An agency's workbook of all policies an account ever had; its status column says which are in force. */
export const register: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const gone = chance.some(LINES, chance.int(1, 3))
    const entries = LINES.flatMap((line) => entriesOf(voice, line, gone.includes(line)))
    const ordered = chance.pick([
      entries,
      chance.shuffle(entries),
      [...entries.filter((one) => !one.held), ...entries.filter((one) => one.held)],
    ])
    const account: Cell[][] = [
      [chance.pick(['Account', 'Named insured']), voice.insured()],
      ['Mailing', voice.insuredAddress().join(', ')],
      ['Premises (no mail)', premisesOf(voice)],
      [chance.pick(['Agency', 'Producer']), voice.producer()],
      ['Agency address', voice.producerAddress().join(', ')],
      ['Contact', voice.reach('contact')],
      ['Phone', voice.reach('phone')],
      ['Wholesaler for some lines', otherName(voice, truth.wholesaler.name)],
    ]
    const policies = policySheet(voice, names, ordered)
    const limits = limitSheet(voice, names, ordered)
    const sheets = chance.maybe(0.6)
      ? [
          { name: 'Account', rows: account },
          { name: 'Policies', rows: policies },
          { name: 'Limits', rows: limits },
        ]
      : [{ name: 'Register', rows: [...account, [''], ...policies, [''], ...limits] }]
    return { kind: 'other', feeds: 'fills', xlsx: sheets.map((sheet) => ({ ...sheet, rows: plainRows(sheet.rows) })) }
  },
}

function entriesOf(voice: Voice, line: Line, gone: boolean): Entry[] {
  const { chance, truth } = voice
  const before = truth.prior[line]
  const now = truth.policies[line]
  const old: Entry = {
    line,
    held: false,
    status: chance.pick(['Expired', 'Expired – replaced', 'Ended', 'Rewritten']),
    policy: before,
    ends: before.expiration,
    remark: gone ? 'not replaced' : `replaced by ${voice.text(now.number)}`,
  }
  if (gone) {
    if (chance.maybe(0.4)) return [{ ...old, status: chance.pick(['Lapsed', 'Non-renewed', 'Canceled']) }]
    const ends = daysLater(now.effective, chance.int(20, 90))
    const status = chance.pick(['Canceled', 'Canceled, nonpay', 'Lapsed', 'Quoted, never issued', 'Withdrawn'])
    return [{ line, held: false, status, policy: now, ends, remark: 'no coverage' }]
  }
  const current: Entry = { line, held: true, status: 'In force', policy: now, ends: now.expiration, remark: '' }
  return chance.maybe(0.75) ? [old, current] : [current]
}

function policySheet(voice: Voice, names: LimitNames, entries: Entry[]): Cell[][] {
  const { chance } = voice
  const columns: [string, (entry: Entry) => Cell][] = [
    [chance.pick(['Line', 'Coverage']), ({ line }) => names.title[line]],
    [chance.pick(['Carrier', 'Company', 'Paper']), ({ line, held, policy }) => (held ? voice.carrier(line) : otherName(voice, policy.carrier.name))],
    ['NAIC', ({ line, held, policy }) => (held ? voice.naic(line) : policy.carrier.naic)],
    [chance.pick(['Policy #', 'Policy No', 'Number']), ({ line, held, policy }) => (held ? voice.number(line) : voice.text(policy.number))],
    [chance.pick(['Eff', 'From', 'Start']), ({ line, held, policy }) => dated(held, () => voice.effective(line), policy.effective)],
    [chance.pick(['Exp', 'To', 'End']), ({ line, held, ends }) => dated(held, () => voice.expiration(line), ends)],
    ['Premium', ({ policy }) => ({ value: policy.premium, as: 'money' })],
    [chance.pick(['Status', 'Standing', 'Now']), ({ status }) => status],
    ['Remark', ({ remark }) => remark],
  ] // biome-ignore format: long lines
  const order = chance.maybe(0.5) ? columns : chance.shuffle(columns)
  const kept = chance.maybe(0.6) ? order : order.filter(([head]) => head !== 'NAIC')
  return [kept.map(([head]) => head), ...entries.map((entry) => kept.map(([, cell]) => cell(entry)))]
}

function dated(held: boolean, tell: () => string, iso: string): Cell {
  if (held) tell()
  return day(iso)
}

function limitSheet(voice: Voice, names: LimitNames, entries: Entry[]): Cell[][] {
  const { chance } = voice
  const asNumbers = chance.maybe(0.5)
  const thousands = asNumbers && chance.maybe(0.4)
  const rows = entries.flatMap(({ line, held, policy, status }) => {
    if (held && line === 'umbrella') umbrellaTicks(voice, names)
    const limits = Object.entries(named(policy, names[line])).filter(([name]) => policy.limits[name])
    return limits.map(([name, words]): Cell[] => {
      const said = held ? voice.limit(line, name) : voice.money(policy.limits[name]!)
      const absent = held && policy.excluded === name
      const amount = asNumbers && !absent ? policy.limits[name]! / (thousands ? 1000 : 1) : said
      return [names.title[line], voice.text(policy.number), status, words, amount]
    })
  })
  const head: Cell[] = ['Line', 'Policy', 'Status', 'Limit', thousands ? 'Amount ($000)' : 'Amount']
  const turned = chance.maybe(0.4)
  return [head, ...rows].map((row) => (turned ? [row[3]!, row[4]!, row[2]!, row[0]!, row[1]!] : row))
}
