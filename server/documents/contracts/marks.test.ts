import { describe, expect, it } from 'vitest'
import { citedIn, itemsWithin, marksOfAll, unmarked } from './marks.ts'

it('each part is cited by its own mark, an item by that of its section too', () => {
  const texts = [
    '9.1 Lessee keeps in effect:',
    '(a) auto;',
    'It is due.',
    'C.2.5 Excess liability.',
    'R-2. It ends.',
    'B-1 Auto.',
    'Sec. 7 It ends.',
  ]
  expect(marksOfAll(texts)).toEqual([['9.1'], ['a', '9.1(a)'], [], ['C.2.5'], ['R-2'], ['B-1'], ['7']])
  expect(marksOfAll(['III.A Proof.', 'A2. It ends.', '6-1. It is due.'])).toEqual([['III.A'], ['A2'], ['6-1']])
  expect(
    ['FOUR. Keeper pays.', '§ 11 Keeper pays.', 'Part 12: Keeper pays.', 'D(2) Keeper pays.'].map(unmarked),
  ).toEqual(Array(4).fill('Keeper pays.'))
  expect(unmarked('Section 12.04. Tenant pays.')).toBe('Tenant pays.')
  expect(unmarked('Section 12.04 applies.')).toBe('Section 12.04 applies.')
})

describe('the parts that words refer to', () => {
  it.each([
    ['9.3 The policy of 9.1(a) is primary.', [['9.1(a)', '9.1']]],
    ['The retention under 14.2.1 and 14.2.2 is low.', [['14.2.1'], ['14.2.2']]],
    ['B. The policies in (1) and (4) name Owner.', [['1'], ['4']]],
    ['The policies under 10(i) and paragraph 7 name Owner.', [['7'], ['10(i)', '10']]],
    ['The insurance of III.D is primary.', [['III.D']]],
    ['In Appendix 2 the limits are less.', [['2']]],
    ['In B-4 the limit is less.', [['B-4']]],
    [
      'Items i and iii are primary.',
      [
        ['item i', 'i'],
        ['item iii', 'iii'],
      ],
    ],
    [
      'Owner is insured under items a, b and c.',
      [
        ['item a', 'a'],
        ['item b', 'b'],
        ['item c', 'c'],
      ],
    ],
    ['Items 1 and 5 of Exhibit F are primary.', [['item 1', '1'], ['item 5', '5'], ['F']]],
    ['An item of equipment is insured.', []],
    ['Thirty (30) days and $5.25 or 2.5%.', []],
  ])('%s', (text, marks) => {
    expect(citedIn(text)).toEqual(marks)
  })
})

it('the items of a sentence stand behind their marks', () => {
  expect(itemsWithin('A. It carries (1) auto insurance, and (2) cargo.')).toEqual([
    ['1', 'auto insurance, and '],
    ['2', 'cargo.'],
  ])
})
