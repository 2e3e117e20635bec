import { expect, it } from 'vitest'
import { judgeDescriptions, judgeWordings } from '../../../scripts/classification/judge.ts'
import { leaveOut } from '../../../scripts/classification/wordings.ts'
import { ownTable } from '../../../server/classification/index.ts'
import { learnedRanker } from '../../../server/classification/ranker.ts'
import { chanceFrom } from '../bed/random.ts'

const { codes } = ownTable('NAICS')

it.each([
  { kin: false, first: 0.68, amongFive: 0.87, what: 'wordings that the table lacks' },
  { kin: true, first: 0.52, amongFive: 0.79, what: 'wordings that it lacks with all that say nearly the same' },
])('$what are still found', ({ kin, ...least }) => {
  const split = leaveOut(codes, { kin, seed: 3 })
  const { first, amongFive } = judgeWordings(split.codes, learnedRanker(), chanceFrom(3).some(split.out, 600))
  expect(first).toBeGreaterThanOrEqual(least.first)
  expect(amongFive).toBeGreaterThanOrEqual(least.amongFive)
})

it('businesses in an agent’s words are found in NAICS and SIC', () => {
  const [naics, sic] = [judgeDescriptions('NAICS'), judgeDescriptions('SIC')]
  expect(naics.first).toBeGreaterThanOrEqual(0.7)
  expect(naics.amongFive).toBeGreaterThanOrEqual(0.85)
  expect(sic.first).toBeGreaterThanOrEqual(0.45)
  expect(sic.amongFive).toBeGreaterThanOrEqual(0.68)
})
