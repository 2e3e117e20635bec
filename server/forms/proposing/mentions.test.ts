import { expect, test } from 'vitest'
import { mentions } from './mentions.ts'

test.each([
  ['use policy GL 12-345', 'GL12345', true],
  ['use gl12345, please', 'GL 12-345', true],
  ['use policy GL12345-02', 'GL12345', true],
  ['use policy GL123456', 'GL12345', false],
  ['use policy XGL12345', 'GL12345', false],
  ['it is 1,000,000', '1,000,000', true],
  ['it is 1,000,000, and no more', '1,000,000', true],
  ['it is 11,000,000', '1,000,000', false],
  ['it is 1,000,000', '1,000', false],
  ['it is 10,000', '1,000', false],
  ['it is 12', '12', false],
  [undefined, 'GL12345', false],
])('“%s” holds %s whole: %s', (text, choice, held) => {
  expect(mentions(text, choice)).toBe(held)
})
