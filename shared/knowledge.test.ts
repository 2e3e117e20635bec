import { expect, it } from 'vitest'
import { mayBeAsked } from './knowledge.ts'

it.each([
  ['FAILED', 0, false],
  ['FAILED', 3, true],
  ['INDEXING', 0, true],
  ['COMPLETED', 3, true],
] as const)('a document that is %s with %i pages in the index may be asked about: %s', (status, pages, may) => {
  expect(mayBeAsked(status, pages)).toBe(may)
})
