import { expect, it } from 'vitest'
import { nearestOf } from './near-words.ts'

it.each([
  ['dedutible', 'deductible'],
  ['deductibel', 'deductible'],
  ['dedcutbile', 'deductible'],
  ['liabilty', 'liability'],
  ['rofs', 'roofs'],
  ['insurred', 'insured'],
  ['xeductible', null],
  ['dctible', null],
  ['roots', 'roofs'],
])('%s is meant for %s', (word, meant) => {
  expect(nearestOf(word, ['deduct', 'deductible', 'insured', 'liability', 'liable', 'roofs', 'roofing'])).toBe(meant)
})

it('takes the nearest, and of those as near as each other the first', () => {
  expect(nearestOf('inspectons', ['inspections', 'inspector', 'inspection'])).toBe('inspections')
  expect(nearestOf('bakers', ['bakery', 'makers', 'bakes'])).toBe('bakery')
})
