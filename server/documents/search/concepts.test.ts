import { expect, it } from 'vitest'
import { searchWords } from './concepts.ts'

it('names every word worth searching for, synonyms included', () => {
  expect(searchWords('What is the med pay limit?')).toEqual(
    expect.arrayContaining(['med', 'pay', 'medical', 'expense', 'limit?']),
  )
  expect(searchWords('waiver of subrogation')).not.toContain('of')
  expect(searchWords('certificates')).toContain('certificates')
})
