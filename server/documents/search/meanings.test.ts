import { expect, it } from 'vitest'
import { likenessOf, meaningAsked, meaningPrinted } from './meanings.ts'

const likeness = (asked: string, printed: string) => likenessOf(meaningAsked(asked), meaningPrinted(printed))

it('what people ask for means what documents print, though they share no word', () => {
  expect(likeness('when does it run out', 'Expiration Date')).toBeGreaterThan(0.5)
  expect(likeness('when does it run out', 'Expiration Date')).toBeGreaterThan(likeness('when does it run out', 'Agent'))
  expect(likeness('what name do they go by', 'Doing Business As')).toBeGreaterThan(0.5)
  expect(likeness('what name do they go by', 'Policy Number')).toBeLessThan(0.2)
})

it('words nobody knows mean nothing', () => {
  expect(meaningAsked('zeppelin').size).toBe(0)
  expect(meaningPrinted('').size).toBe(0)
  expect(likeness('zeppelin', 'Expiration Date')).toBe(0)
})

it('small words are none of what is meant', () => {
  expect(meaningAsked('is it on that').size).toBe(0)
  expect(likeness('what is the expiration date', 'Expiration Date')).toBe(
    likeness('what expiration date', 'Expiration Date'),
  )
})
