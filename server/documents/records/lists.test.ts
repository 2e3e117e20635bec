import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { findQuote } from '../search/find-quote.ts'
import { askedOf, briefly, entryOf, listsIn, recordsOf } from './lists.ts'
import { readRecords } from './read-records.ts'
import type { PaperRecord } from './types.ts'

const page = gridPage([
  {
    widths: [90, 90, 170, 70, 70],
    ruled: 'cells',
    rows: [
      ['Claim No', 'Date of loss', 'Description', 'Status', 'Paid'],
      ['C-1001', '03/04/2024', 'Gate left open, dog ran out', 'Closed', '$12,400'],
      ['C-1002', '11/30/2025', 'Backed into fence', 'Open', '$1,000'],
      ['C-1003', '12/01/2025', 'Fell from ladder', 'Open', '$250'],
      ['C-1004', '05/05/2019', 'Hail', 'Closed', '$2,025'],
    ],
  },
])
const records = readRecords([page])
const claims = recordsOf(records, 'claim')
const numbersOf = (words: string) =>
  askedOf(claims, 'claim', words).records.map(({ fields }) => fields.claim_number!.value)

describe('the lists of a document', () => {
  it('are told by their length and pages', () => {
    expect(listsIn(records)).toEqual([{ of: 'claim', count: 4, firstPage: 1, lastPage: 1 }])
  })

  it.each([
    ['open', ['C-1002', 'C-1003']],
    ['2025', ['C-1002', 'C-1003']],
    ['open ladder', ['C-1003']],
    ['closed 2025', []],
    ['fence', ['C-1002']],
    ['', ['C-1001', 'C-1002', 'C-1003', 'C-1004']],
  ])('are narrowed by “%s”: a whole value before a word within one', (words, numbers) => {
    expect(numbersOf(words)).toEqual(numbers)
  })

  it('tell the words that choose nothing as they were written', () => {
    expect(askedOf(claims, 'claim', 'claims of Zeppelins and dirigibles')).toMatchObject({
      records: claims,
      narrowedBy: [],
      unused: ['Zeppelins and dirigibles'],
    })
  })

  it('say an entry as its page prints it, in words that stand there in that order', () => {
    const { parts } = entryOf(claims[1]!, 'claim')
    expect(parts).toEqual([
      {
        fields: {
          'claim number': 'C-1002',
          'date of loss': '11/30/2025',
          'claim status': 'Open',
          'claim paid': '$1,000',
          description: 'Backed into fence',
        },
        page: 1,
        quote: 'C-1002 … 11/30/2025 … Backed into fence … Open … $1,000',
      },
    ])
    expect(findQuote(page, parts[0]!.quote)).not.toBeNull()
  })

  it('say an amount by its name, not by its place in the quote, and none that the quote does not print', () => {
    const quote = 'PD … $0.00 … $26,339.60 … $26,339.60'
    const at = (words: string) => ({
      page: 1,
      quote: words,
      boxes: words.split(' … ').map(() => [0, 0, 1, 1] as const),
    })
    const record = {
      type: 'claim',
      page: 1,
      fields: {
        incident_number: { value: '#30001', source: at('#30001') },
        pd: { value: { reserve: 26339.6, paid: 0, total_incurred: 26339.6 }, source: at(quote) },
        bi: { value: { reserve: 0, paid: 0 }, source: at('Total … $26,339.60') },
      },
    }
    const { parts } = entryOf(structuredClone(record) as unknown as PaperRecord, 'claim')
    expect(parts[0]!.fields).toEqual({
      'incident number': '#30001',
      'property damage': 'reserve $26,339.60, paid $0, total incurred $26,339.60',
    })
  })
})

describe('a column under a name of the document’s own', () => {
  const rows = [
    ['Claim No', 'Date of loss', 'Date closed', 'Paid', 'Total Surcharge', 'Region'],
    ['C-1001', '03/04/2024', '06/01/2024', '$12,400', '$55.00', 'North'],
    ['C-1002', '11/30/2025', '12/12/2025', '$1,000', '$95.00', 'South'],
  ]
  const own = recordsOf(readRecords([gridPage([{ widths: [60, 80, 80, 60, 90, 60], ruled: 'cells', rows }])]), 'claim')

  it.each([
    ['total surcharge over 60', ['total surcharge over $60']],
    ['surcharge over 60', ['total surcharge over $60']],
    ['region South', ['region “South”']],
  ])('is asked by that name, also where it is a total: %s', (words, narrowedBy) => {
    expect(askedOf(own, 'claim', words)).toMatchObject({ records: [own[1]], narrowedBy, unused: [] })
  })

  it('is said of each of many entries, as what was asked for is', () => {
    expect(briefly(own, 'claim', [])).toEqual(expect.arrayContaining(['total surcharge', 'region']))
    expect(briefly(own, 'claim', [])).not.toContain('date closed')
    expect(briefly(own, 'claim', ['date_closed'])).toContain('date closed')
  })
})
