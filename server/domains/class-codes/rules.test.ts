import { describe, expect, it } from 'vitest'
import type { Sheet } from '../../documents/index.ts'
import { codesIn } from './rules.ts'

const sheet = (rows: string[][], name = ''): Sheet => ({ name, rows: rows.map((cells, at) => ({ at: at + 1, cells })) })
const read = (...rows: string[][]) => codesIn([sheet(rows)])
const DRYWALL = { code: '10001', title: 'Dry wall installation' }

describe('the columns are found', () => {
  it.each([
    ['by their heads, wherever they stand', [['Group', 'Class Description', 'Class Code'], ['Trades', DRYWALL.title, DRYWALL.code]]],
    ['by other words', [['Premium basis', 'No.', 'Name'], ['Payroll', DRYWALL.code, DRYWALL.title]]],
    ['below a title', [['Our GL classes', ''], [], ['Code', 'Title'], [DRYWALL.code, DRYWALL.title]]],
    ['without heads, as the first two', [[DRYWALL.code, DRYWALL.title, 'Payroll']]],
    ['by the surer word where two could be', [['Class', 'Code', 'Name', 'Title'], ['Trades', DRYWALL.code, 'Any', DRYWALL.title]]],
  ])('%s', (_how, rows) => {
    expect(read(...rows)).toEqual({ rows: [DRYWALL], notes: [] })
  }) // biome-ignore format: a table
})

it('keeps leading zeros and the order of the file, and parts nothing but blanks', () => {
  expect(read(['Code', 'Title'], ['00123', ' Roofing,  residential '], ['00099', 'Bakery'])?.rows).toEqual([
    { code: '00123', title: 'Roofing, residential' },
    { code: '00099', title: 'Bakery' },
  ])
})

describe('what is left out is said', () => {
  it('a code that stands again with another title; the same title again is nothing', () => {
    const found = read(['Code', 'Title'], ['1', 'Bakery'], ['1', 'BAKERY'], ['2a', 'Roofing'], ['2A', 'Tiling'])
    expect(found?.rows).toEqual([{ code: '1', title: 'Bakery' }, { code: '2a', title: 'Roofing' }]) // biome-ignore format: one row
    expect(found?.notes).toEqual(['1 code stands more than once with another title; the first one counts: 2A.'])
  })

  it('rows without a code or a title, the first few by number', () => {
    const groups = Array.from({ length: 7 }, () => ['Contractors', ''])
    expect(read(['Code', 'Title'], ['1', 'Bakery'], ...groups)?.notes).toEqual([
      '7 rows have no code or no title and were left out: 3, 4, 5, 6, 7 and 2 more.',
    ])
    expect(read(['1', 'Bakery'], ['2', '98'])?.notes).toEqual(['1 row has no code or no title and was left out: 2.'])
  })

  it('titles and codes that are too long', () => {
    const found = read(['1', 'Bakery'], ['2', 'x'.repeat(301)], ['3'.repeat(21), 'Roofing'], ['4', 'y'.repeat(300)])
    expect(found?.rows.map(({ code }) => code)).toEqual(['1', '4'])
    expect(found?.notes).toEqual([
      '1 row has no code or no title and was left out: 3.',
      '1 title is longer than 300 characters and was left out, in row 2.',
    ])
  })

  it('hidden rows and other sheets', () => {
    const hidden = { at: 2, cells: ['2', 'Roofing'], hidden: true as const }
    const gl = { name: 'GL', rows: [...sheet([['1', 'Bakery']]).rows, hidden] }
    const found = codesIn([sheet([['Read me first']], 'About'), gl])
    expect(found?.rows).toEqual([{ code: '1', title: 'Bakery' }])
    expect(found?.notes).toEqual([
      'The codes are of the sheet “GL”. 1 other sheet was not read.',
      '1 hidden row was left out.',
    ])
  })
})

it.each([
  ['no rows', []],
  [
    'words alone',
    [
      ['Code', 'Title'],
      ['Bakery', 'Bread and cakes'],
    ],
  ],
  ['titles before the codes, without heads', [['Roofing 3 stories', '10003']]],
])('a file with %s has no codes', (_what, rows) => {
  expect(read(...rows)).toBeNull()
})
