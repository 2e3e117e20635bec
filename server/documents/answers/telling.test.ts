import { describe, expect, it } from 'vitest'
import { pageWith } from '../../../tests/papers/library/page-with.ts'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { findQuote } from '../search/find-quote.ts'
import { passagesOn } from '../search/passages.ts'
import type { Page } from '../types.ts'
import { tellingsIn } from './telling.ts'

const told = (page: Page, query: string, title = '') => {
  const [passage] = passagesOn(page)
  const tellings = tellingsIn(page, passage!.words, query, title)
  for (const { quote } of tellings) expect(findQuote(page, quote), quote).not.toBeNull()
  return tellings.map(({ words }) => words)
}

const APPETITE = gridPage([
  {
    widths: [120, 100, 150, 100],
    ruled: 'cells',
    rows: [
      ['Carrier', 'Class', 'Appetite', 'Contact'],
      ['Quill Harbor', 'Restaurants', 'Yes up to 40% alcohol', 'Ole Bright'],
      ['Otter Slate', 'Breweries', 'No', 'Tess Quarry'],
      ['Heron Mutual', 'Breweries', 'Yes up to $4 million sales', 'Hale Monk'],
      ['Heron Mutual', 'Food trucks', 'Refer', 'Hale Monk'],
    ],
  },
])

describe('what of a passage answers', () => {
  it('is what stands behind dots, with its label', () => {
    const page = pageWith(1, [
      'FEES',
      'Late payment ........ $15',
      'Returned payment (NSF) ........ $30',
      'Reinstatement ........ $40',
    ])
    expect(told(page, 'returned payment fee')).toEqual(['Returned payment (NSF): $30'])
  })

  it('goes on with what is said of the next amount', () => {
    const page = pageWith(1, [
      'Up to 30 percent of sales from spirits is ours to write.',
      'From 31 to 40 percent we look at it together.',
      'Beyond that please use another carrier.',
      'Nothing else is asked.',
    ])
    expect(told(page, 'how many percent of spirits')[0]).toMatch(
      /ours to write\. From 31 to 40 .* Beyond that .* carrier\.$/,
    )
  })

  it('is the rows of a table that name what is asked, under the heads of their columns', () => {
    expect(told(APPETITE, 'Which carrier takes breweries?')).toEqual([
      'Carrier: Otter Slate · Class: Breweries · Appetite: No · Contact: Tess Quarry',
      'Carrier: Heron Mutual · Class: Breweries · Appetite: Yes up to $4 million sales · Contact: Hale Monk',
    ])
    expect(told(APPETITE, 'contact of Heron Mutual for food trucks')).toEqual([
      'Carrier: Heron Mutual · Class: Food trucks · Appetite: Refer · Contact: Hale Monk',
    ])
  })

  const RULES = pageWith(1, [
    'Quotes are valid for 45 days. Agents may bind limits of up to',
    '$1,000,000 each occurrence. Higher limits need the written',
    'consent of the underwriter. The rush fee is $35.',
  ])

  it('is its sentence, and the shortest run of sentences where one alone does not hold what is asked', () => {
    expect(told(RULES, 'How long are quotes valid?')).toEqual(['Quotes are valid for 45 days.'])
    expect(told(RULES, 'limits of each occurrence, consent of the underwriter')).toEqual([
      'Agents may bind limits of up to $1,000,000 each occurrence. Higher limits need the written consent of the underwriter.',
    ])
  })

  it('goes on with what the next sentence says of it', () => {
    const page = pageWith(1, [
      'Kitchen staff wear slip-resistant shoes on every shift.',
      'We pay for one pair of shoes a year, up to $40.',
      'Gloves are bought by the insured.',
    ])
    expect(told(page, 'does the kitchen staff wear slip-resistant shoes')).toEqual([
      'Kitchen staff wear slip-resistant shoes on every shift. We pay for one pair of shoes a year, up to $40.',
    ])
  })

  it('does not say a label and its value once more with the sentence they stand in', () => {
    const page = pageWith(1, [
      'RESIDENTIAL',
      '* new custom homes: max 6 starts per year',
      '* condo conversions: NO. hard NO.',
    ])
    expect(
      told(page, 'custom home starts a year')
        .join(' ')
        .match(/max 6 starts/g),
    ).toHaveLength(1)
  })

  it('is the sentence that says itself what its title says as well', () => {
    const page = pageWith(1, [
      'CONSTRUCTION AND ROOF',
      'Joisted masonry or better is asked for everywhere.',
      'Roof coverings may be no older than fifteen years.',
    ])
    expect(told(page, 'oldest roof')).toEqual(['Roof coverings may be no older than fifteen years.'])
  })

  it('is the whole passage, and none of its parts, where all of it is needed or nothing is said', () => {
    expect(told(RULES, 'quotes, occurrence, consent and rush fee')).toEqual([])
    expect(told(RULES, 'helicopters')).toEqual([])
  })

  it('asks nothing of a part that the title of the document says', () => {
    expect(told(RULES, 'rush fee of Otter Slate', 'Otter Slate fees')).toEqual(['The rush fee is $35.'])
  })

  it.each(['* * *', '____', '•'])('passes over a line of a page in columns that holds no word: %s', (rule) => {
    const column = Array.from({ length: 20 }, (_, row) => `Rule ${String(row)} of the guide stands here.`)
    const page = pageWith(1, [...column, rule, 'Returned payment (NSF) ........ $30'])
    expect(tellingsIn(page, page.lines.map(({ text }) => text).join('\n'), 'returned payment', '')).toMatchObject([
      { words: 'Returned payment (NSF): $30' },
    ])
  })

  const fees = (rows: number) => [
    ...Array.from({ length: rows }, (_, row) => `Fee x${String(row)} ........ $30`),
    ...Array.from({ length: rows }, () => 'Alpha: one'),
  ]
  const sentences = (times: number) => [`Fee x1 is $30.${' It is due at once.'.repeat(times)}`]
  it.each([
    ['lines', fees, 3000, 'Fee x1: $30'],
    ['sentences', sentences, 2000, 'Fee x1 is $30.'],
  ])('is nothing on a page of more %s than anyone prints', (_, linesOf, many, answer) => {
    expect(told(pageWith(1, linesOf(3)), 'fee x1')).toEqual([answer])
    expect(told(pageWith(1, linesOf(many)), 'fee x1')).toEqual([])
  })
})
