import { expect, it } from 'vitest'
import { readWording } from './wording.ts'

const stems = (text: string) => {
  const { said, excepted } = readWording(text)
  return [said, excepted].map((words) => words.map(({ from, to }) => text.slice(from, to)))
}

it('what a wording leaves out is not what it says', () => {
  expect(stems('Windows (except storm), metal, installing')).toEqual([['Windows', 'metal', 'installing'], ['storm']])
  expect(stems('Roofing, not siding or gutters. Decks')).toEqual([
    ['Roofing', 'Decks'],
    ['siding', 'gutters'],
  ])
})

it('words stand where they stood, without those that say nothing', () => {
  expect(stems("The owner's e.g. A/C repair")).toEqual([["owner's", 'repair'], []])
})
