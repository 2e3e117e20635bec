import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { basisOf, eachOf, plain, wordsOf } from './words.ts'

const PRODUCTS: Record<Line, string[]> = {
  gl: ['General liability', 'GL', 'Commercial general liability'],
  auto: ['Commercial auto', 'Business auto', 'Auto liability'],
  umbrella: ['Umbrella', 'Umbrella liability', 'Umbrella'],
  wc: ['Workers compensation', 'WC', 'Workers comp & employers liability'],
  professional: ['Professional liability', 'E&O', 'Professional (E&O)'],
}
/** The limits of one event and of all of them, where a line has such. */
const MAIN: Record<Line, string[]> = {
  gl: ['occurrence', 'aggregate'],
  auto: ['csl'],
  umbrella: ['occurrence', 'aggregate'],
  wc: ['accident'],
  professional: ['claim', 'aggregate'],
}
const anyLines = (voice: Voice, few: number): Line[] => [
  'gl',
  ...voice.chance.some(['auto', 'umbrella', 'wc', 'professional'] as Line[], voice.chance.int(few, 3)),
]

/** A portal’s export: a row for each coverage, the policy named only on its first row (or on each), with ended terms, a quote and a cancelled policy between those in force. */
export const portalExport: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = anyLines(voice, 1)
    const amount = chance.pick([voice.money, String, (one: number) => one.toLocaleString('en-US')])
    const day = chance.pick([voice.date, (iso: string) => iso])
    const repeats = chance.maybe(0.4)
    const [live, ended] = chance.pick([['Active', 'Expired'], ['In force', 'Ended'], ['ACTIVE', 'LAPSED'], ['Current', 'Renewed']] as const) // biome-ignore format: a list
    const swap = chance.maybe(0.4)
    const row = (head: string[], name: string, limit: string, first: string) => [
      ...head,
      ...(swap ? [limit, name] : [name, limit]),
      first,
    ]
    const rows = (line: Line, head: string[], limits: [string, string][]) =>
      limits.map(([name, limit], index) =>
        row(
          index && !repeats ? head.map(() => '') : head,
          name,
          limit,
          index || line === 'umbrella' || line === 'wc' ? '' : chance.pick(['', amount(500), amount(1000)]),
        ),
      )
    const wide = chance.maybe(0.4)
    const inOneRow = (head: string[], line: Line, limits: [string, string, string][]) => {
      const [one, all] = MAIN[line]
      const of = (name: string | undefined) => limits.find(([said]) => said === name)?.[2] ?? ''
      const rest = limits
        .filter(([name]) => name !== one && name !== all)
        .map(([, words, limit]) => `${words}: ${limit}`)
      return [[...head, of(one), of(all), rest.join('; ')]]
    }
    const current = (line: Line) => {
      const { effective, expiration, limits, excluded } = truth.policies[line]
      voice.effective(line)
      voice.expiration(line)
      const named = wordsOf(voice, line).map(([name, words]): [string, string, string] => {
        const word = voice.limit(line, name)
        return [name, words, line === 'gl' && excluded === name ? word : amount(limits[name]!)]
      })
      const said = named.map(([, words, limit]): [string, string] => [words, limit])
      if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
      if (line === 'gl') said.push(['Basis', basisOf(voice)])
      if (line === 'auto') said.push(['Covered auto symbols, liability', voice.symbols()])
      if (line === 'wc') said.push(['Workers compensation benefits', voice.tick('wc.statutory', 'Statutory')])
      const head = [
        voice.number(line),
        chance.pick(PRODUCTS[line]),
        live,
        day(effective),
        day(expiration),
        voice.carrier(line),
        voice.naic(line),
      ]
      const notes = said.slice(named.length).map(([words, value]): [string, string, string] => ['', words, value])
      return wide ? inOneRow(head, line, [...named, ...notes]) : rows(line, head, said)
    }
    const old = (line: Line, status: string) => {
      const { number, effective, expiration, carrier, limits } = truth.prior[line]
      const head = [
        number,
        PRODUCTS[line][0]!,
        status,
        day(effective),
        day(expiration),
        voice.text(carrier.name),
        carrier.naic,
      ]
      const named = wordsOf(voice, line).map(([name, words]): [string, string, string] => [
        name,
        words,
        amount(limits[name]!),
      ])
      return wide
        ? inOneRow(head, line, named)
        : rows(
            line,
            head,
            named.map(([, words, limit]): [string, string] => [words, limit]),
          )
    }
    const unused = (['auto', 'umbrella', 'wc', 'professional'] as Line[]).find((line) => !lines.includes(line))
    const quote =
      unused && !wide && chance.maybe(0.6)
        ? rows(
            unused,
            [`Q-${chance.digits(6)}`, PRODUCTS[unused][0]!, 'Quoted, not bought', '', '', '', ''],
            wordsOf(voice, unused).map(([name, words]) => [words, amount(truth.prior[unused].limits[name]!)]),
          )
        : []
    const groups = [...lines.map(current), ...chance.some(lines, 2).map((line) => old(line, ended)), quote]
    const address = voice.insuredAddress().join(', ')
    const top = [
      [chance.pick(['Account', 'Customer', 'Insured']), voice.insured()],
      [chance.pick(['Mailing address', 'Address']), address],
      [chance.pick(['Agency', 'Broker of record', 'Producer']), voice.producer()],
      ...(chance.maybe(0.6) ? [['Agency phone', voice.reach('phone')], ['Agency e-mail', voice.reach('email')]] : []),
      ['Exported', day(daysLater(truth.policies.gl.effective, chance.int(40, 200)))],
      [],
    ] // biome-ignore format: a list
    const columns = [
      chance.pick(['Policy', 'Policy #', 'Policy number']),
      'Product',
      'Status',
      chance.pick(['Starts', 'From', 'Term start']),
      chance.pick(['Ends', 'To', 'Term end']),
      chance.pick(['Carrier', 'Written by', 'Underwriter']),
      'NAIC',
    ]
    const head = wide
      ? [
          ...columns,
          chance.pick(['Each event, claim or accident', 'Limit (per)']),
          chance.pick(['All together', 'Limit (total)']),
          'More',
        ]
      : row(columns, 'Coverage', 'Limit', 'Deductible')
    return {
      kind: 'schedule',
      feeds: 'fills',
      csv: [...top, head, ...chance.shuffle(groups).flat()].map((cells) => cells.map(plain)),
    }
  },
}

const serial = (iso: string) => Math.round((Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000)

/** A workbook of a portal: the account, a matrix of the policies in force (a column each), ended terms, bills, and a hidden list of choices. */
export const portalWorkbook: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const lines = chance.maybe(0.5) ? anyLines(voice, 2) : chance.shuffle(anyLines(voice, 2))
    const asDates = chance.maybe(0.5)
    const asNumbers = chance.maybe(0.5)
    const date = (iso: string) => (asDates ? { value: serial(iso), as: 'date' as const } : voice.date(iso))
    const money = (amount: number) => (asNumbers ? { value: amount, as: 'money' as const } : plain(voice.money(amount)))
    const cells = (of: (line: Line) => ReturnType<typeof date> | ReturnType<typeof money>) => lines.map(of)
    const shared = chance.maybe(0.45)
    const figure = (line: Line, name: string) => {
      const said = plain(voice.limit(line, name))
      const { limits: amounts, excluded } = truth.policies[line]
      return excluded === name ? said : money(amounts[name]!)
    }
    const sharedRow = (words: string, at: number) => [
      words,
      ...lines.map((line) => {
        const name = MAIN[line][at]
        return name && truth.policies[line].limits[name] ? figure(line, name) : ''
      }),
    ]
    const limits = lines.flatMap((line) =>
      wordsOf(voice, line)
        .filter(([name]) => !shared || !MAIN[line].includes(name))
        .map(([name, words]) => {
          const value = figure(line, name)
          return [words, ...lines.map((one) => (one === line ? value : ''))]
        }),
    )
    for (const line of lines) {
      voice.effective(line)
      voice.expiration(line)
      if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
    }
    const each = eachOf(voice)
    const notes: Record<Line, () => string> = {
      gl: () => basisOf(voice) + (each ? `; general total ${each}` : ''),
      auto: () => `Liability symbols ${voice.symbols()}`,
      umbrella: () => 'Over GL',
      wc: () => voice.tick('wc.statutory', 'Statutory benefits'),
      professional: () => 'Claims-made',
    }
    const facts: [string, ...ReturnType<typeof cells>][] = chance.shuffle([
      [chance.pick(['Policy number', 'Policy no.']), ...lines.map((line) => plain(voice.number(line)))],
      [chance.pick(['Insurer', 'Issuing company', 'Carrier']), ...lines.map((line) => plain(voice.carrier(line)))],
      [chance.pick(['Effective', 'Start']), ...cells((line) => date(truth.policies[line].effective))],
      [chance.pick(['Expires', 'End']), ...cells((line) => date(truth.policies[line].expiration))],
      ...(chance.maybe(0.5) ? [['NAIC code', ...lines.map((line) => voice.naic(line))] as [string, ...string[]]] : []),
    ])
    const agency = [
      [chance.pick(['Agent', 'Agency', 'Your advisor']), plain(voice.producer())],
      ...(chance.maybe(0.5) ? [['', plain(voice.producerAddress().join(', '))]] : []),
      ['Contact', voice.reach('contact')],
      ['Phone', voice.reach('phone')],
      ['Agency code', truth.producer.code],
    ]
    const account = [
      [chance.pick(['Company summary', 'Account summary'])],
      ['Business', plain(voice.insured())],
      ...voice.insuredAddress().map((one, index) => [index ? '' : 'Mailing address', plain(one)]),
      ['Customer since', String(Number(truth.policies.gl.effective.slice(0, 4)) - chance.int(1, 9))],
      ...agency,
      ['Claims line', truth.names.phone()],
    ]
    const heads = ['', ...lines.map((line) => chance.pick(PRODUCTS[line]))]
    const inForce = [
      [chance.pick(['Coverage in force', 'Active policies'])],
      heads,
      ...facts,
      ...(shared
        ? [
            sharedRow(chance.pick(['Limit: each event, accident or claim', 'Each']), 0),
            sharedRow(chance.pick(['Limit: all of them in the term', 'In all']), 1),
          ]
        : []),
      ...limits,
      ['Notes', ...lines.map((line) => plain(notes[line]()))],
      ['Price for the term', ...cells((line) => money(truth.policies[line].premium))],
    ]
    const past = lines.flatMap((line) => {
      const { number, effective, expiration, limits: old } = truth.prior[line]
      return [
        [
          PRODUCTS[line][0]!,
          number,
          date(effective),
          date(expiration),
          ...wordsOf(voice, line)
            .slice(0, 2)
            .map(([name]) => money(old[name]!)),
        ],
      ]
    })
    const bills = Array.from({ length: chance.int(2, 5) }, (_, index) => [
      `B${chance.digits(6)}`,
      date(truth.policies.gl.effective),
      money(chance.int(90, 2400)),
      index ? 'Paid' : 'Due',
    ])
    return {
      kind: 'schedule',
      feeds: 'fills',
      xlsx: [
        { name: 'Account', rows: account, merged: ['A1:B1'] },
        { name: chance.pick(['In force', 'Active']), rows: inForce },
        ...(chance.maybe(0.7)
          ? [
              {
                name: chance.pick(['Ended', 'Past terms']),
                rows: [['Product', 'Policy', 'From', 'To', 'Main limit', 'Second limit'], ...past],
              },
            ]
          : []),
        { name: 'Billing', rows: [['Bill', 'Date', 'Amount', 'Status'], ...bills] },
        ...(chance.maybe(0.5)
          ? [
              {
                name: 'lists',
                hidden: true,
                rows: [['Each event choices'], ...[300_000, 750_000, 1_500_000].map((one) => [money(one)])],
              },
            ]
          : []),
      ],
    }
  },
}
