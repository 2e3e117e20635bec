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

it('looks through many stems of like length in little time', () => {
  const letters = 'abcdefghijklmnopqrst'
  const stems = Array.from(
    { length: 20_000 },
    (_, at) =>
      `commerci${[at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400) % 20, Math.floor(at / 8000)].map((one) => letters[one]).join('')}`,
  )
  const before = process.cpuUsage()
  for (let time = 0; time < 5; time++) expect(nearestOf('commercizzzz', stems)).toBeNull()
  expect(process.cpuUsage(before).user).toBeLessThan(250_000)
})
