import { expect, it } from 'vitest'
import { anOffer } from '../../tests/support/offers.ts'
import type { Demand, LineOfBusiness, RequiredLimit } from '../documents/index.ts'
import { requirementsOf } from './requirements.ts'

type Asked = Partial<Demand> & { words?: string }

const demand = ({ words = '…', ...more }: Asked): Demand => ({
  ...{ asks: ['coverage'], who: null, limits: [], days: null, source: { page: 1, quote: words, boxes: [] } },
  ...more,
})
const limit = (amount: number, more: Partial<RequiredLimit> = {}): RequiredLimit => ({
  ...{ line: 'gl', limit: 'each-occurrence', printed: `$${String(amount)}`, amount },
  ...more,
})
const read = (...demands: Asked[]) => {
  const paper = anOffer('Contract', { facts: [], kind: 'contract' })
  return requirementsOf({
    ...paper,
    facts: { ...paper.facts, clauses: [{ heading: 'Property Insurance', demands: demands.map(demand) }] },
  })!
}
const eithers = (...demands: Asked[]) => read(...demands).map(({ isEither = false }) => isEither)

it('an amount is disputed by another of the same limit of the same party, and by no other', () => {
  const own = { who: 'Maker', limits: [limit(1_000_000)] }
  expect(eithers(own, { who: 'Maker', limits: [limit(2_000_000)] })).toEqual([true, true])
  expect(eithers(own, { who: 'Maker', changes: true, limits: [limit(2_000_000)] })).toEqual([true, true])
  expect(eithers(own, { who: 'Maker', changes: true, limits: [limit(1_000_000)] })).toEqual([true, true])
  expect(eithers(own, { who: 'each consultant', changes: true, limits: [limit(500_000)] })).toEqual([false, false])
  expect(eithers({ ...own, changes: true })).toEqual([false])
  // An amount without the name of a limit may be of another.
  expect(eithers(own, { who: 'Maker', limits: [limit(2_000_000, { limit: null })] })).toEqual([false, true])
})

it('the one amount that an umbrella is asked for with is what it pays for one event', () => {
  const isGuess = (line: LineOfBusiness, more: Partial<RequiredLimit>) =>
    read({ limits: [limit(1_000_000, { line, limit: null, ...more })] })[0]!.isGuess ?? false
  expect(isGuess('umbrella', { isOnly: true })).toBe(false)
  expect(isGuess('umbrella', {})).toBe(true)
  expect(isGuess('professional', { isOnly: true })).toBe(true)
  expect(isGuess('umbrella', { isOnly: true, isFreed: true })).toBe(true)
})

it('a condition goes with what is asked under it', () => {
  const condition = 'if Maker drives'
  const told = read({
    asks: ['coverage', 'waiver', 'notice'],
    covers: ['auto'],
    lines: ['auto'],
    condition,
    limits: [limit(1_000_000, { condition })],
  })
  expect(told.map((one) => [one.ask, one.condition])).toEqual([
    ['limit', condition],
    ['waiver', condition],
    ['notice', undefined],
  ])
  expect(read({ covers: ['auto'], condition }).map((one) => [one.ask, one.condition])).toEqual([
    ['coverage', condition],
  ])
})

it('a limit that its line does not have, of the amount of one it has, is told once', () => {
  const auto = (what: RequiredLimit['limit']) => limit(1_000_000, { line: 'auto', limit: what })
  expect(read({ limits: [auto('each-occurrence'), auto('aggregate')] }).map(({ key }) => key)).toEqual([
    'auto.combinedSingleLimit',
  ])
  expect(read({ limits: [auto('aggregate')] })).toHaveLength(1)
})

it('coverage that names no kind of its own is of the line of its title', () => {
  const lines = (words: string) =>
    read({ words, covers: [] }, { words: '' }).flatMap(({ ask, line }) => (ask === 'coverage' ? [line] : []))
  expect(lines('“All risk” coverage will include loss from floods.')).toEqual(['property'])
  expect(lines('Plate glass insurance is kept.')).toEqual([null])
})

it('what may be of any of several who must insure is told so, unless names or lines tell whose it is', () => {
  const carries = (who: string, line: LineOfBusiness) => ({ who, covers: [line], limits: [limit(1_000_000, { line })] })
  const asked = (more: Asked) => {
    const { who, isAnyones = false } = read(
      carries('Owner', 'gl'),
      carries('Builder', 'gl'),
      carries('Builder', 'auto'),
      more,
    ).at(-1)!
    return [who, isAnyones]
  }
  expect(asked({ asks: ['rating'], words: 'Insurers are rated A.' })).toEqual([null, true])
  expect(asked({ asks: ['notice'], words: 'Notice is due to Owner.' })).toEqual(['Builder', false])
  expect(asked({ asks: ['waiver'], lines: ['auto'] })).toEqual(['Builder', false])
  expect(asked({ asks: ['evidence'], words: 'Owner gets Builder’s certificate.' })).toEqual(['Builder', false])
})
