import { expect, it } from 'vitest'
import { companiesIn } from './firms.ts'

it.each([
  ['Please quote for eAlder Works LLC.', ['eAlder Works LLC']],
  ['The Alder Works, Inc. and Gem of Erie L.L.C.', ['Alder Works, Inc.', 'Gem of Erie L.L.C.']],
  ['Denver, CO 80205', []],
])('the companies in “%s” are named whole', (words, names) => {
  expect(companiesIn(words).map(({ name }) => name)).toEqual(names)
})
