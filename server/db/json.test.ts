import { expect, it } from 'vitest'
import { jsonOf } from './json.ts'

it.each([
  ['a null character', 'a\0b', 'ab'],
  ['half of a pair', 'a\ud800b', 'a\ufffdb'],
  ['a whole pair', 'a\u{1F9A6}b', 'a\u{1F9A6}b'],
  ['the letters of an escape', String.raw`a\u0000b \ud800`, String.raw`a\u0000b \ud800`],
])('keeps what a jsonb column can hold of %s', (_, text, kept) => {
  expect(JSON.parse(jsonOf({ text: [text] }))).toEqual({ text: [kept] })
})
