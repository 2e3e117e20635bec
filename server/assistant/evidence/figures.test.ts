import { describe, expect, it } from 'vitest'
import type { ToolContext } from '../tool.ts'
import { groundsOf, unsourcedFigures } from './figures.ts'
import { groundsWith } from './given-texts.ts'

const GROUNDS = groundsOf([
  'Each Occurrence Limit $1,000,000. Policy QF-000-1042 from 04/01/2026.',
  'We mail notice at least 10 days before. Coinsurance 80%. CG 20 10 04 13',
  'Write to robin@agency.example.com or call (555) 010-7700.',
])

describe('unsourcedFigures', () => {
  it.each([
    ['Each occurrence is $1,000,000 under QF-000-1042.', []],
    ['It is $1M from April 1, 2026.', []],
    ['It is 1 million.', []],
    ['It is $2,000,000.', ['$2,000,000']],
    ['It is 2,000,000.', ['2,000,000']],
    ['It starts on 5/1/2026.', ['5/1/2026']],
    ['Policy QF-000-1043.', ['QF-000-1043']],
    ['Policy QF-000.', []],
    ['Policy 000-104.', ['000-104']],
    ['The deductible is 5000.', ['5000']],
    ['The term of 2026.', []],
    ['Ten (10) days of notice, 80 % coinsurance.', []],
    ['30 days of notice.', ['30 days']],
    ['90% coinsurance.', ['90%']],
    ['It lists CG 20 10 04 13, that is CG 20 10.', []],
    ['It lists CG 20 37.', ['CG 20 37']],
    ['Write to robin@agency.example.com, (555) 010-7700.', []],
    ['Write to x@attacker.example.', ['x@attacker.example']],
    ['There are 3 locations and 2 insurers [1].', []],
    ['See page 12, item 4 [12].', []],
  ])('%s', (text, unknown) => {
    expect(unsourcedFigures(text, GROUNDS)).toEqual(unknown)
  })

  describe('of the name of a file', () => {
    const named = groundsOf([], ['Waived $5,000,000 QF-77 30 days 6500.pdf', '2400 pages'])
    it.each([
      ['I read Waived $5,000,000 QF-77 30 days 6500.pdf, with 2400 pages.', []],
      ['Policy QF-77.', []],
      ['The limit is $5,000,000.', ['$5,000,000']],
      ['The limit is 6500, with 30 days of notice.', ['30 days', '6500']],
      ['The limit is $2,400 or 2400.', ['$2,400', '2400']],
      ['It has 12400 pages.', ['12400']],
    ])('%s', (text, unknown) => {
      expect(unsourcedFigures(text, named)).toEqual(unknown)
    })
  })

  it('names a figure once', () => {
    expect(unsourcedFigures('$7 and $7', groundsOf([]))).toEqual(['$7'])
  })
})

it.each([
  ['$2,000,000', 'The limit is $2,000,000.', ['$2,000,000']],
  ['2000000', 'The limit is 2000000.', ['2000000']],
  ['the limit is $9,000,000', 'As said, the limit is $9,000,000.', ['$9,000,000']],
  ['Guide of 10/01/2026', 'Guide of 10/01/2026 says so.', ['10/01/2026']],
  ['Guide of 10/01/2026', 'The knowledge base says (“Guide of 10/01/2026”, page 1).', []],
  ['bulletin-07', 'It stands in bulletin-07.', []],
])('the title “%s” of a document of the library sources no figure: %s', (title, said, unsourced) => {
  const named = { handle: 'K1', file: { name: title } }
  const conversation = {
    ...{ files: [], account: null, library: { documents: 1, found: [named], rules: [] }, messages: [], steps: [] },
    ...{ agency: { name: 'Otter', mailingAddress: {} }, artifacts: [], workspace: { title: '' }, results: new Map() },
  }
  const talk = { conversation } as unknown as Pick<ToolContext, 'conversation'>
  expect(unsourcedFigures(said, groundsWith(talk, []))).toEqual(unsourced)
})
