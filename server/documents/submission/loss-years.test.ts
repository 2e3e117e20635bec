import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { lossYearsOn } from './loss-years.ts'

const told = (line: string) => lossYearsOn(drawnPage(`\n  ${line}\n`)).map(({ part, parts }) => `${part} ${parts['']}`)

test.each([
  ['No losses or claims in the past 5 years.'],
  ['Losses in the last five (5) years: None'],
  ['We have had no claims in the last five years, knock on wood.'],
])('how far a history goes, and that there is none: %s', (line) => {
  expect(told(line)).toEqual(['loss_years 5', 'no_losses No losses'])
})

test.each([
  ['Losses, last 5 years'],
  ['In the last 5 years we had one claim.'],
  ['No losses in the last 5 years but one'],
  ['No general liability losses in the last 5 years'],
])('a history that may tell some: %s', (line) => {
  expect(told(line)).toEqual(['loss_years 5'])
})

test.each([
  ['Any losses in the last 5 years?'],
  ['Any losses relating to sexual abuse, discrimination or negligent hiring in the last 5 years'],
  ['No losses in the last 5 years except a broken window'],
  ['Sales grew in the last 5 years'],
])('nothing: %s', (line) => {
  expect(told(line)).toEqual([])
})
