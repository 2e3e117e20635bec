import { expect, it } from 'vitest'
import { fileSize } from './size.ts'

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [1024, '1 KB'],
  [319_488, '312 KB'],
  [1_468_006, '1.4 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
