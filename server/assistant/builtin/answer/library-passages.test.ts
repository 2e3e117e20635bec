import { expect, it } from 'vitest'
import { isSure, type Passage, passagesNear, wordsToShow } from './library-passages.ts'

const told = (words: string) => [{ words, quote: words, isRow: false }]
const passage = (over: Partial<Passage>): Passage => ({
  ...{ file: 'K1', name: 'bulletin-07', page: 1, quote: 'All of it.', covered: 0.9, sure: 0.9, told: [] },
  ...over,
})

it('tells as the answer what is sure, and says so in a sentence or in rows', () => {
  expect(isSure(passage({ told: told('Ten days.') }))).toBe(true)
  expect(isSure(passage({}))).toBe(false)
  expect(isSure(passage({ told: told('Ten days.'), sure: 0.5 }))).toBe(false)
})

it('tells the likeliest first, and nothing of what is hardly of the question', () => {
  const found = [0.01, 0.3, 0.6].map((sure) => passage({ file: `K${String(sure)}`, sure }))
  expect(passagesNear(found).map(({ file }) => file)).toEqual(['K0.6', 'K0.3'])
})

it('shows what stands around a sentence that is not likely the answer', () => {
  const words = (sure: number) => wordsToShow(passage({ sure, told: told('Ten days.') })).map((one) => one.words)
  expect(words(0.6)).toEqual(['Ten days.'])
  expect(words(0.2)).toEqual(['All of it.'])
})
