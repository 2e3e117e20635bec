import type { Drawn, Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import {
  AUTOS,
  CODES,
  FORMAL,
  formOf,
  limitsOf,
  other,
  otherLimitsOf,
  plain,
  split,
  TITLES,
  TRADE,
  title,
} from './parts.ts'

/** A table as an agency system exports it: a row for each coverage or each policy, with a status that says what is in force. */
export const register: Paper = {
  draw(voice): Drawn {
    const { chance } = voice
    const { held, not } = split(voice, 2, 4)
    const gone = chance.some(not, chance.int(1, 2))
    const table = chance.pick([longTable, longTable, wideTable])(voice, held, gone)
    const address = voice.insuredAddress().map(plain).join(', ')
    const head = [
      [chance.pick(['Account', 'Insured', 'Client name']), plain(voice.insured())],
      ['Mailing', address],
      [chance.pick(['Agency', 'Producer']), plain(voice.producer()), voice.truth.producer.code],
      ...(chance.maybe(0.5) ? [['Contact', plain(voice.reach('contact')), plain(voice.reach('phone'))]] : []),
    ]
    return { kind: 'schedule', feeds: 'fills', csv: [...head, [], ...table] }
  },
}

const STATUS = [
  { active: 'INF', prior: 'EXP', gone: 'CAN', quoted: 'QTE', legend: 'INF in force; EXP expired; CAN cancelled; QTE quoted, never bound' },
  { active: 'Active', prior: 'Expired', gone: 'Cancelled', quoted: 'Quote only', legend: '' },
  { active: 'A', prior: 'X', gone: 'C', quoted: 'Q', legend: 'A = active, X = expired, C = cancelled, Q = quote' },
] // biome-ignore format: a table

/** One row for each limit. The policy's own values stand in its first row only, or in each. */
function longTable(voice: Voice, held: Line[], gone: Line[]): string[][] {
  const { chance, truth } = voice
  const status = chance.pick(STATUS)
  const repeats = chance.maybe(0.5)
  const titles = chance.pick(TITLES)
  const words = chance.pick([TRADE, FORMAL])
  const codeOf = (line: Line, name: string) => CODES[line][name] ?? ''
  const rows = (own: string[], line: Line, pairs: [string, string][], names: string[]) =>
    pairs.map(([label, amount], index) => [
      ...(index && !repeats ? own.map(() => '') : own),
      codeOf(line, names[index]!),
      plain(label),
      plain(amount),
      index || line === 'umbrella' ? '' : '500',
    ])
  const named = (line: Line, limits: Record<string, number>) => Object.keys(words[line]).filter((name) => limits[name])
  const current = held.flatMap((line) => {
    const own = [
      status.active,
      title(voice, line, titles),
      voice.carrier(line),
      voice.number(line),
      voice.effective(line),
      voice.expiration(line),
    ]
    const limits = rows(own.map(plain), line, limitsOf(voice, line, words), named(line, truth.policies[line].limits))
    const blank = own.map((value) => (repeats ? plain(value) : ''))
    if (line === 'professional') return limits
    return [...limits, [...blank, '', line === 'auto' ? 'Covered autos' : 'Basis', plain(formOf(voice, line)), '']]
  })
  const past = (line: Line, word: string) => {
    const { number, effective, expiration, limits, carrier } = truth.prior[line]
    const own = [
      word,
      titles[line],
      plain(other(voice, carrier.name)),
      number,
      voice.date(effective),
      voice.date(expiration),
    ]
    return rows(own, line, otherLimitsOf(line, words, limits, voice.money), named(line, limits))
  }
  const others = [
    ...gone.flatMap((line) => past(line, chance.pick([status.gone, status.quoted]))),
    ...held.slice(0, 2).flatMap((line) => past(line, status.prior)),
  ]
  const head = ['Status', 'LOB', 'Writing company', 'Policy', 'Eff', 'Exp', 'Cov', 'Description', 'Limit', 'Ded']
  const body = chance.maybe(0.5) ? [...others, ...current] : [...current, ...others]
  return [head, ...body, ...(status.legend ? [[], [status.legend]] : [])]
}

/** One row for each policy, with limits that share a cell and ticks in columns of their own. */
function wideTable(voice: Voice, held: Line[], gone: Line[]): string[][] {
  const { chance, truth } = voice
  const status = chance.pick(STATUS)
  const slash = chance.pick(['/', ' / ', ' & '])
  const titles = chance.pick(TITLES)
  const main: Record<Line, [names: string[], words: string][]> = {
    gl: [
      [['occurrence', 'aggregate'], 'Occ/Gen Agg'],
      [['products'], 'PCO Agg'],
      [['personal'], 'P&AI'],
      [['rented', 'medical'], 'Rented prem/Med'],
    ],
    auto: truth.policies.auto.limits.csl
      ? [[['csl'], 'CSL']]
      : [
          [['perPerson', 'perAccident'], 'BI pers/acc'],
          [['damage'], 'PD'],
        ],
    umbrella: [[['occurrence', 'aggregate'], 'Occ/Agg']],
    wc: [[['accident', 'disease', 'employee'], 'EL acc/dis policy/dis employee']],
    professional: [[['claim', 'aggregate'], 'Claim/Agg']],
  }
  const pairs = (line: Line, print: (name: string) => string) =>
    Array.from({ length: 4 }, (_, index) => main[line][index]).flatMap((group) =>
      group ? [group[1], group[0].map(print).join(slash)] : ['', ''],
    )
  const autosCell = (line: Line) => {
    if (line !== 'auto') return ''
    return AUTOS.filter(([symbol]) => truth.policies.auto.symbols.includes(symbol))
      .map(([, tick, words]) => voice.tick(tick, words.replace(' autos', '').replace(' auto', '')))
      .join('+')
  }
  const current = held.map((line) => [
    plain(title(voice, line, titles)),
    plain(voice.number(line)),
    `${voice.effective(line)} - ${voice.expiration(line)}`,
    ...pairs(line, (name) => plain(voice.limit(line, name))),
    autosCell(line),
    plain(voice.carrier(line)),
    voice.naic(line),
    status.active,
  ])
  const past = [...gone, ...held.slice(0, 1)].map((line) => {
    const { number, effective, expiration, limits, carrier } = truth.prior[line]
    return [
      titles[line],
      number,
      `${voice.date(effective)} - ${voice.date(expiration)}`,
      ...pairs(line, (name) => voice.money(limits[name] ?? 0)),
      '',
      plain(other(voice, carrier.name)),
      carrier.naic,
      held.includes(line) ? status.prior : chance.pick([status.gone, status.quoted]),
    ]
  })
  const slots = [1, 2, 3, 4].flatMap((slot) => [`Cov ${slot}`, `Limit ${slot}`])
  const head = ['Line', 'Policy', 'Term', ...slots, 'Autos', 'Company', 'NAIC', 'Status']
  return [head, ...chance.shuffle([...current, ...past]), ...(status.legend ? [[], [status.legend]] : [])]
}
