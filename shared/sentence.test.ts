import { expect, it } from 'vitest'
import { sentence } from './sentence.ts'

it.each([
  ['This file insures Otter & Thimble LLC', 'This file insures Otter & Thimble LLC.'],
  ['This file insures Quiet Comet Software Inc.', 'This file insures Quiet Comet Software Inc.'],
  ['Draft an e-mail to Percy (percy@example.com)', 'Draft an e-mail to Percy (percy@example.com).'],
  ['It answers “Is it covered?”', 'It answers “Is it covered?”'],
])('%s ends once', (words, told) => {
  expect(sentence(words)).toBe(told)
})
