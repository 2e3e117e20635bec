import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { saidInProse } from './sentences.ts'

const saidIn = (...sentences: string[]) =>
  saidInProse(drawnPage(`\n  Please quote our liability.\n${sentences.map((one) => `  ${one}`).join('\n')}\n`))
    .filter(({ of }) => of !== 'request')
    .map(({ part, place, parts }) => [part, place, parts['']])

const OWN = 'Location 1 is our shop and we own the building.'

test('sentences go on from a place while they speak of it', () => {
  expect(saidIn(OWN, 'It has 12 full-time people.', 'We take in $900,000.')).toEqual([
    ['insured_interest', '1/', 'owner'],
    ['full_time_employees', '1/', '12'],
    ['annual_revenue', '1/', '900,000'],
  ])
})

test('what is said of somebody else is of no place', () => {
  const bank = 'Our bank, First Gulf, is 15 Bank Row, Mobile, AL 36602 and has 45 full-time tellers.'
  const more = 'Its receipts were $9,000,000 and it is outside city limits.'
  expect(saidIn(OWN, bank, more)).toEqual([['insured_interest', '1/', 'owner']])
})

test('the applicant is whom a sentence names as its own subject', () => {
  const named = (before: string) => saidIn(`${before} applicant is Heron Example Builders LLC, FEIN 36-1234567.`)
  expect(named('The').map(([part]) => part)).toEqual(['name', 'fein'])
  expect(named('The owner told us that the')).toEqual([])
})

test('amounts are read with the word that counts them', () => {
  const revenue = (said: string) => saidIn(OWN, said).find(([part]) => part === 'annual_revenue')?.[2]
  expect(revenue('It had sales of $2.5 million last spring.')).toBe('2,500,000')
  expect(revenue('It had sales of $2 to $3 million.')).toBeUndefined()
})

test.each([
  ['We are not asking you to quote on our workers compensation.', 'lines'],
  ['We do not want our general liability on a claims-made basis.', 'gl.trigger'],
  ['Location 1 is not inside the city limits.', 'city_limits'],
])('“%s” denies', (sentence, part) => {
  const denied = saidInProse(drawnPage(`\n  ${OWN}\n  ${sentence}\n`))
  expect(denied.map((one) => one.part)).not.toContain(part)
  const said = saidInProse(drawnPage(`\n  ${OWN}\n  ${sentence.replace(/ not\b/, '')}\n`))
  expect(said.map((one) => one.part)).toContain(part)
})

test('a number that is none denies nothing behind it', () => {
  expect(saidIn(OWN, 'It has 6 full-time people, no part-time people and revenue of $910,000.').slice(1)).toEqual([
    ['full_time_employees', '1/', '6'],
    ['annual_revenue', '1/', '910,000'],
  ])
})

test('of two companies a sentence tells of neither', () => {
  const members = (more: string) =>
    saidInProse(drawnPage(`\n  Plover Ceramics, LLC makes bowls. ${more}\n  It is a firm with 3 members.\n`)).filter(
      ({ part }) => part === 'members',
    )
  expect(members('It sells them.')).toHaveLength(1)
  expect(members('Plover Growers, Inc. grows.')).toEqual([])
})
