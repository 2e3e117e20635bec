import { describe, expect, it } from 'vitest'
import type { DocumentFacts, PaperRecord, Passage, RecordField } from '../../documents/index.ts'
import type { Finding, ReviewPaper } from '../types.ts'
import { reviewLossRuns } from './index.ts'
import { statementFrom } from './statement.ts'

const ROW = 12
/** Words on a row of a long page. */
const at = (row: number, x: number, quote: string): Passage => ({ page: 1, quote, boxes: [[x, row * ROW, 60, 9]] })
const field = (value: RecordField['value'], source: Passage): RecordField => ({ value, source })

type Row = Record<string, string | number>
const COLUMNS = ['claim_number', 'policy_number', 'date_of_loss', 'date_reported', 'claim_status', 'claimant', 'feature', 'claim_paid', 'claim_reserves', 'incurred'] // biome-ignore format: a list

const fieldsOf = (row: number, values: Row) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      field(value, at(row, COLUMNS.indexOf(name) * 70, typeof value === 'number' ? `$${value.toFixed(2)}` : value)),
    ]),
  )
const claim = (row: number, values: Row): PaperRecord => ({ type: 'claim', page: 1, fields: fieldsOf(row, values) })
const total = (row: number, name: string, values: Row) => ({
  ...{ page: 1, name: field(name, at(row, 0, name)), of: {} },
  fields: fieldsOf(row, values),
})
const term = (row: number, value: string) => ({ policy_period: field(value, at(row, 0, value)) })

type Lists = Partial<NonNullable<DocumentFacts['claimLists']>>
function paper(records: PaperRecord[], lists: Lists = {}, lines: string[] = []): ReviewPaper {
  const words = (text: string, row: number) => [
    { text, box: [0, row * ROW, 300, 9] as [number, number, number, number] },
  ]
  const facts = {
    kind: 'loss-run',
    facts: [],
    policies: [],
    records,
    claimLists: { heads: [], totals: [], wholes: [], unread: [], ...lists },
  }
  const page = {
    number: 1,
    width: 800,
    height: 600,
    origin: 'text',
    lines: lines.map((text, row) => ({ text, box: [0, row * ROW, 300, 9], words: words(text, row) })),
  }
  return {
    fileId: 'F1',
    name: 'Run.pdf',
    slot: '[Loss Run]',
    facts,
    pages: [page],
    warnings: [],
  } as unknown as ReviewPaper
}

const review = (...papers: ReviewPaper[]) =>
  reviewLossRuns({ papers, records: [], today: '2026-06-15', choices: {}, text: '' })
const about = (findings: readonly Finding[], words: string) =>
  findings.filter(({ topic }) => topic.includes(words)).map(({ verdict }) => verdict)

const LOSS = { date_of_loss: '04/26/2022', date_reported: '04/27/2023', claim_paid: 100, claim_reserves: 0 }
const TERM = '01/01/2023 - 01/01/2024'

/** The first word of a row, and the rest of it under a column of its own. */
function inColumns(text: string, row: number) {
  const [, first = '', rest = ''] = /^(\S+) (.*)$/.exec(text)!
  return [
    [first, 0],
    [rest, 400],
  ].map(([own, x]) => ({ text: own, box: [x, row * ROW, 60, 9], words: [{ text: own, box: [x, row * ROW, 60, 9] }] }))
}

describe('the date of a loss', () => {
  const heads = [term(2, TERM)]
  const of = (values: Row, lines: string[] = []) =>
    about(review(paper([claim(5, { claim_number: 'C-1', ...LOSS, ...values })], { heads }, lines)).findings, 'date')

  it('before the term contradicts it', () => {
    expect(of({ line: 'General Liability' })).toContain('CONTRADICTS')
  })
  it('before the term of a claims-made policy does not, down to the retroactive date', () => {
    const lines = ['Loss run', '', '', 'Retroactive Date: 01/01/2020']
    expect(of({}, lines)).not.toContain('CONTRADICTS')
    expect(of({ date_of_loss: '04/26/2019' }, lines)).toContain('CONTRADICTS')
    expect(of({ date_reported: '11/02/2022' }, lines)).toContain('CONTRADICTS')
    expect(of({ date_reported: '02/02/2024' }, lines)).toContain('AMBIGUOUS')
  })
  it('is held against a retroactive date in its own row alone, or against the only one of its policy', () => {
    const lines = ['', '', '', 'Retroactive Date: 01/01/2020', 'Retroactive Date: 01/01/2021']
    expect(of({ date_of_loss: '04/26/2019' }, lines)).not.toContain('CONTRADICTS')
    const rows = ['Claim Retro date', 'C-1 01/01/2020', 'C-2 01/01/2022'].map((text, at) => inColumns(text, 4 + at))
    const claims = [5, 6].map((row) =>
      claim(row, { claim_number: `C-${row - 4}`, ...LOSS, date_of_loss: '04/26/2021' }),
    )
    const one = paper(claims, { heads })
    const { findings } = review({ ...one, pages: [{ ...one.pages[0]!, lines: rows.flat() as never }] })
    expect([about(findings, 'C-1: date'), about(findings, 'C-2: date')]).toEqual([[], ['CONTRADICTS']])
  })
  it.each(['Professional Liability', 'PKG', ''])(
    'of a line that is written on either basis, or not known (%s), is for the policy to tell',
    (line) => {
      expect(of(line ? { line } : {})).toContain('AMBIGUOUS')
    },
  )
})

describe('a claim in several rows', () => {
  const rows = ['01 Bodily Injury', '02 Property Damage'].map((feature, row) =>
    claim(row, { claim_number: 'C-1', claim_status: 'Open', feature, claim_paid: 50, claim_reserves: row * 10 }),
  )
  const totals = [total(4, 'Total', { claim_paid: 100, claim_reserves: 10, count: 1 })]

  it('is not listed twice, and is counted once', () => {
    const { findings } = review(paper(rows, { totals }))
    expect(findings.filter(({ group }) => group === 'Listed twice')).toEqual([])
    expect(findings.find(({ topic }) => topic === 'Total')?.cells[0]?.text).toContain('count 1 claim')
  })
  it('has the reserve of any of them', () => {
    expect(about(review(paper(rows, { totals })).findings, 'reserve')).toEqual([])
  })
  it('that says all the same twice is', () => {
    const { findings } = review(
      paper([
        rows[0]!,
        claim(3, {
          claim_number: 'C-1',
          claim_status: 'Open',
          feature: '01 Bodily Injury',
          claim_paid: 50,
          claim_reserves: 0,
        }),
      ]),
    )
    expect(
      about(
        findings.filter(({ group }) => group === 'Listed twice'),
        'C-1',
      ),
    ).toEqual(['AMBIGUOUS'])
  })
  it('is held against another run as a whole', () => {
    const other = { ...paper([claim(1, { claim_number: 'C-1', claim_paid: 100, claim_reserves: 10 })]), fileId: 'F2' }
    const { findings } = review(paper(rows), other)
    expect(
      about(
        findings.filter(({ group }) => group === 'Listed twice'),
        'C-1',
      ),
    ).toEqual(['EQUAL'])
  })
})

it('says no more of a side than its quote', () => {
  const records = [claim(1, { claim_number: 'C-1', claim_paid: 50, claim_reserves: 5, incurred: '$99.00' })]
  const { findings } = review(paper(records, { totals: [total(3, 'Total', { claim_paid: 50, claim_reserves: 5 })] }))
  const quotes = findings.flatMap(({ cells }) =>
    cells.flatMap(({ text, place }) => (place?.of === 'file' ? [[text, place.quote] as const] : [])),
  )
  expect(quotes.length).toBeGreaterThan(2)
  for (const [text, quote] of quotes)
    for (const figure of text.match(/\$\d[\d,]*\d|\$\d/g) ?? [])
      if (figure !== '$55') expect(quote, text).toContain(figure.slice(1))
})

describe('a year', () => {
  const years = (lists: Lists, trend: string) => {
    const records = [2022, 2024].map((year, row) =>
      claim(row, { claim_number: `C-${row}`, date_of_loss: `04/26/${year}`, claim_paid: 100, claim_reserves: 50 }),
    )
    const { tables, findings } = review(paper(records, lists))
    expect(findings.find(({ id }) => id === 'trend')?.topic).toBe(trend)
    return tables[2]!.rows.map((cells) => cells.slice(0, 3).map(({ text }) => text))
  }
  const heads = [term(8, '01/01/2025 - 01/01/2026')]
  it('that only a heading names is blank, as nothing could be read of it', () => {
    expect(years({ heads }, '2022 to 2024').at(-1)).toEqual(['2025', '', ''])
  })
  it('of which a run says that there were no losses has none', () => {
    const none = {
      page: 1,
      name: field('No losses 2025', at(9, 0, 'No losses 2025')),
      of: {},
      fields: { count: field(0, at(9, 0, 'No losses 2025')) },
    }
    expect(years({ heads, totals: [none] }, '2022 to 2025').at(-1)).toEqual(['2025', '0', '$0'])
  })
})

it('a printed total that differs by a digit is wrong only where another of its figures is that of the claims', () => {
  const records = [1, 2].map((row) => claim(row, { claim_number: `C-${row}`, claim_paid: 5_000, claim_reserves: row }))
  const verdicts = (values: Row) =>
    about(review(paper(records, { totals: [total(5, 'Total', values)] })).findings, 'Total: paid')
  expect(verdicts({ claim_paid: 15_000 })).toEqual(['UNSURE'])
  expect(verdicts({ claim_paid: 15_000, count: 2 })).toEqual(['CONTRADICTS'])
})

describe('a row that no word calls a total', () => {
  const records = [1, 2].map((row) =>
    claim(row, { claim_number: `C-${row}`, claim_paid: row * 100, claim_reserves: row * 7 }),
  )
  const run = (name: string, paid: string, reserved: string) => {
    const one = paper(records)
    const words = [
      [name, 0],
      [paid, COLUMNS.indexOf('claim_paid') * 70],
      [reserved, COLUMNS.indexOf('claim_reserves') * 70],
    ] as const
    const lines = words.map(([text, x]) => ({ text, box: [x, 40, 60, 9], words: [{ text, box: [x, 40, 60, 9] }] }))
    return review({ ...one, pages: [{ ...one.pages[0]!, lines: lines as never }] }).findings
  }

  it('is one where its figures are the sums of the rows above', () => {
    expect(about(run('Otter', '$300.00', '$21.00'), 'Otter')).toEqual(['EQUAL'])
    expect(about(run('Otter', '$300.00', '$21.01'), 'Otter: reserved')).toEqual(['CONTRADICTS'])
  })
  it('is none where they are not', () => {
    expect(about(run('Otter', '$310.00', '$28.00'), 'Otter')).toEqual([])
  })
})

/** So many claims under heads and totals of four each; `seen.reads` counts how often a field of them is looked at. */
function forged(count: number, numberOf: (at: number) => string) {
  const seen = { reads: 0 }
  const watched = (own: RecordField) =>
    new Proxy(own, {
      get(of, name) {
        seen.reads++
        return Reflect.get(of, name) as unknown
      },
    })
  const records = Array.from({ length: count }, (_, row) => {
    const fields = fieldsOf(row * 2 + 1, {
      claim_number: numberOf(row),
      policy_number: `P${row >> 2}`,
      date_of_loss: '04/26/2023',
      claim_paid: row % 7,
      claim_reserves: 1,
    })
    const own = Object.entries(fields).map(([name, one]) => [name, watched(one)])
    return { type: 'claim', page: 1, fields: Object.fromEntries(own) as PaperRecord['fields'] }
  })
  const groups = Array.from({ length: count >> 2 }, (_, at) => at)
  return {
    seen,
    paper: paper(records, {
      heads: groups.map((one) => ({
        ...term(one * 8, TERM),
        policy_number: field(`P${one}`, at(one * 8, 0, `P${one}`)),
      })),
      totals: groups.map((one) => total(one * 8 + 7.5, `Total P${one}`, { claim_paid: 3, claim_reserves: 9 })),
    }),
  }
}

it.each([
  ['each of its own number', (row: number) => `C-${row}`],
  ['all of one number', () => 'C-1'],
])('ten times as many claims, %s, are about ten times the work', (_, numberOf) => {
  const [few, many] = [forged(200, numberOf), forged(2_000, numberOf)].map(({ paper: one, seen }) => {
    review(one)
    return seen.reads
  })
  expect(many! / few!).toBeGreaterThan(5)
  expect(many! / few!).toBeLessThan(16)
})

it('draws the claims and their average by year in the statement, each bar with its figure', () => {
  const records = [2023, 2024, 2024].map((year, row) =>
    claim(row, { claim_number: `C-${row}`, date_of_loss: `04/26/${year}`, claim_paid: 100, claim_reserves: 50 }),
  )
  const agency = { name: 'Wren Agency', lines: [] }
  const { html } = statementFrom(review(paper(records)), {
    insured: null,
    agency,
    today: '2026-06-15',
    fileName: (id) => id,
  })
  const chart = /<h2>Trend<\/h2>\n(<table>.*?<\/table>)/s.exec(html)?.[1] ?? ''
  expect([...chart.matchAll(/colspan="(\d+)" style="background-color/g)].map(([, wide]) => Number(wide))).toEqual([
    10, 20, 20, 20,
  ])
  expect(chart.replaceAll(/<[^>]+>/g, ' ')).toMatch(/2023 +1 .*2024 +2 /s)
})

describe('a run that names little', () => {
  const row = { claim_number: 'C-1', claim_status: 'Open', date_of_loss: '04/26/2023', claim_paid: 100 }

  it('has its line from its title, where no claim tells one', () => {
    const lineOf = (title: string) =>
      review(paper([claim(5, { ...row, claim_reserves: 5 })], {}, [title])).tables[0]!.rows[0]![1]!.text
    expect(lineOf('WC LOSS RUN REPORT')).toBe('Workers compensation')
    expect(lineOf('LOSS RUN REPORT')).toBe('Not stated')
  })
  it('was made on the day it was printed, which is no valuation', () => {
    const { findings } = review(paper([claim(5, row)], {}, ['Ad hoc report produced on 10-23-2020']))
    expect(findings.find(({ topic }) => topic.includes('valuation'))).toMatchObject({
      ...{ verdict: 'UNSURE', why: expect.stringContaining('made on 10/23/2020') },
    })
  })
  it.each([
    ['behind the day of the week', ['Valuation Date: Tuesday, March 1, 2022, 3:44 PM'], 0],
    ['beside its label, a little lower', ['Valuation Date:', '03/01/22'], 4],
  ])('tells the day its figures are of: %s', (_, texts, lower) => {
    const one = paper([claim(5, row)])
    const lines = texts.map((text, at) => ({
      text,
      box: [at * 80, 20 + at * lower, 60, 9],
      words: [{ text, box: [at * 80, 20 + at * lower, 60, 9] }],
    }))
    const { findings } = review({ ...one, pages: [{ ...one.pages[0]!, lines: lines as never }] })
    expect(findings.find(({ topic }) => topic.includes('valuation'))).toMatchObject({
      ...{ verdict: 'GAP', why: 'The figures are of 03/01/2022; underwriters ask for none older than 90 days.' },
      cells: [{ text: '03/01/2022' }, { text: 'over 4 years' }],
    })
  })
  it('may have the reserve under a head of its own, and is not said to show none', () => {
    const reserve = (values: Row) =>
      review(paper([claim(5, { ...row, ...values })])).findings.find(({ topic }) => topic === 'C-1: reserve')
    expect(reserve({ est_comp: '$14,933' })).toMatchObject({
      verdict: 'UNSURE',
      why: expect.stringContaining('“est comp”'),
    })
    expect(reserve({ paid_medical: '$949' })?.verdict).toBe('NOT_SHOWN')
  })
})

describe('a run that counts more claims than it lists', () => {
  const records = [2022, 2024].map((year, row) =>
    claim(row, {
      claim_number: `C-${row}`,
      claim_status: row ? 'Open' : 'Closed',
      date_of_loss: `04/26/${year}`,
      claim_paid: 100,
      claim_reserves: 50,
    }),
  )
  const run = (values: Row, name = 'Number of claims', unread: Passage[] = []) =>
    review(paper(records, { totals: [total(5, name, values)], unread }))

  it('does not list all, and no sum or trend is of all', () => {
    const { findings, tables, notes } = run({ count: 6 })
    expect(findings[0]).toMatchObject({
      ...{ topic: 'Number of claims: not all claims are listed', verdict: 'CONTRADICTS', severity: 'HIGH' },
      why: 'Run.pdf counts 6 claims and lists 2: 4 are not listed.',
    })
    expect(findings.find(({ id }) => id === 'trend')).toBeUndefined()
    expect(tables[0]!.title).toBe('Losses by year and line, of the claims listed')
    expect(notes.join()).toContain('not all claims are listed')
    expect(about(findings, 'count')).toEqual([])
  })
  it('may only not have been read in full', () => {
    expect(about(run({ count: 6 }, 'Claims', [at(9, 0, 'C-9 …')]).findings, 'not all')).toEqual(['UNSURE'])
  })
  it('has a wrong count where its amounts are those of all it lists', () => {
    const { findings } = run({ count: 6, claim_paid: 200 }, 'Total')
    expect(about(findings, 'not all')).toEqual([])
    expect(findings.some(({ id }) => id === 'trend')).toBe(true)
  })
  it('of a status is held against the claims of that status', () => {
    const totals = [total(5, 'Totals for Open', { claim_paid: 100, count: 1 }), total(6, 'Totals', { claim_paid: 200 })]
    const { findings } = review(paper(records, { totals }))
    expect(findings.find(({ topic }) => topic === 'Totals for Open')).toMatchObject({
      ...{ verdict: 'EQUAL', why: '1 claim adds up to what is printed, to the cent.' },
      cells: [{}, { note: 'added up from 1 claim: C-1' }],
    })
  })
})

it('a total printed again under the same name is told once, and one of nothing not at all', () => {
  const records = [1, 2].map((row) =>
    claim(row, { claim_number: `C-${row}`, claim_paid: row * 100, claim_reserves: 7 }),
  )
  const totals = [
    total(0, 'Nothing', { claim_paid: 0 }),
    ...[4, 6].map((row) => total(row, 'Total', { claim_paid: 300 })),
  ]
  const { findings } = review(paper(records, { totals }))
  expect(about(findings, 'Total')).toEqual(['EQUAL'])
  expect(about(findings, 'Nothing')).toEqual([])
})

describe('a summary by year', () => {
  const wordsAt = (row: number, quote: string) => at(row, 0, quote)
  const years = (figures: Record<string, Row>, sum: Row) => [
    ...Object.entries(figures).map(([year, values], row) => ({
      ...total(20 + row, year, values),
      year: field(year, wordsAt(20 + row, year)),
    })),
    { ...total(30, 'Total', sum), ofYears: true as const },
  ]
  const records = [1, 2].map((row) =>
    claim(row, { claim_number: `C-${row}`, date_of_loss: '04/26/2024', claim_paid: row * 100, claim_reserves: 0 }),
  )
  const of = (own: PaperRecord[], figures: Record<string, Row>, sum: Row) =>
    review(paper(own, { totals: years(figures, sum) }))
  const printed = ({ tables }: ReturnType<typeof review>) =>
    tables.find(({ title }) => title.startsWith('Years as'))!.rows

  it('stands as it is printed, each figure with its words, also where no claim is listed', () => {
    const run = of(
      [],
      { 2023: { count: 1, claim_paid: 70 }, 2024: { count: 2, claim_paid: 300 } },
      { count: 3, claim_paid: 370 },
    )
    expect(printed(run).map((cells) => cells.map(({ text }) => text))).toEqual([
      ['2023', '2023', '1', '$70', '', ''],
      ['2024', '2024', '2', '$300', '', ''],
    ])
    expect(printed(run)[1]![3]!.place).toMatchObject({ page: 1, quote: '$300.00' })
    expect(about(run.findings, '2 years')).toEqual(['EQUAL', 'EQUAL'])
    expect(run.findings.filter(({ id }) => id.startsWith('year:'))).toEqual([])
  })
  it('is held against its own total to the cent', () => {
    const { findings } = of(
      [],
      { 2023: { count: 1, claim_paid: 70 }, 2024: { count: 2, claim_paid: 300 } },
      { count: 3, claim_paid: 370.01 },
    )
    expect(findings.find(({ topic }) => topic === '2 years: paid')).toMatchObject({
      ...{ verdict: 'CONTRADICTS', why: 'The printed total is $370.01, the 2 years add up to $370.' },
    })
  })
  it('is held against the claims of its year alone, wherever it stands', () => {
    const { findings } = of(
      records,
      { 2023: { count: 2, claim_paid: 999 }, 2024: { count: 2, claim_paid: 310 } },
      { count: 4, claim_paid: 1309 },
    )
    expect(about(findings, '2024')).toEqual(['CONTRADICTS', 'EQUAL'])
    expect(about(findings, '2023')).toEqual([])
    expect(findings.find(({ topic }) => topic.includes('not all claims are listed'))?.why).toContain(
      'counts 4 claims and lists 2',
    )
  })
  it('of which every year is listed is one more total', () => {
    const { findings } = of(records, { 2024: { count: 2, claim_paid: 300 } }, { count: 2, claim_paid: 300 })
    expect(findings.filter(({ topic }) => ['2024', 'Total'].includes(topic)).map(({ verdict }) => verdict)).toEqual([
      'EQUAL',
      'EQUAL',
    ])
    expect(findings.some(({ topic }) => topic.includes('not all'))).toBe(false)
  })
})
