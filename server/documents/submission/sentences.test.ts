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
  expect(revenue('It had sales of $2.5 million.')).toBe('2,500,000')
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

test.each([
  ['We are looking for a new home for our general liability and our umbrella.', 'general liability and umbrella'],
  ['We’re looking for general liability and workers compensation', 'general liability and workers compensation'],
  [
    'I am starting a shop of my own and need general liability and workers comp from May 1, 2027.',
    'general liability and workers comp',
  ],
  ['We hope for quotes for general liability and umbrella by May 1, 2027.', 'general liability and umbrella'],
  ['We are builders, and our tenants need general liability.', undefined],
  ['We have a tenant who wants general liability.', undefined],
  ['We need general liability and a $2,000,000 umbrella.', undefined],
  ['We need an umbrella stand for the general liability of our dock.', undefined],
])('the lines that we wish for: “%s”', (sentence, lines) => {
  const said = saidInProse(drawnPage(`\n  ${OWN}\n  ${sentence}\n`)).find(({ part }) => part === 'lines')
  expect(said?.parts['']).toBe(lines)
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
  expect(members('We sell them.')).toHaveLength(1)
  expect(members('Plover Growers, Inc. grows.')).toEqual([])
})

test('sentences that stand alone in their lines are read, and who is called by a label of the applicant', () => {
  const alone = (...lines: string[]) =>
    saidInProse(drawnPage(`\n${lines.map((line) => `  ${line}\n`).join('\n\n')}`)).map(({ part, parts }) => [
      part,
      Object.values(parts).join(' ').trim(),
    ])
  expect(
    alone(
      'Our legal name is Heron Example Builders LLC and our mailing address is 4 Quay Street, Mobile, AL 36602.',
      'We would like a quote for general liability from March 1, 2027.',
      'Your team has 40 full-time people.',
    ),
  ).toEqual([
    ['address', '4 Quay Street  Mobile AL 36602'],
    ['name', 'Heron Example Builders LLC'],
    ['effective', '03/01/2027'],
    ['lines', 'general liability'],
  ])
  expect(alone('Our landlord is Heron Example Builders LLC and our mailing address is in the file.')).toEqual([])
})

test.each([
  ['We would like a quote for general liability and workers compensation from March 1, 2027.', '03/01/2027'],
  ['We would like a quote for general liability from March 1, 2027 and workers compensation from July 1, 2027.'],
  ['We would like a quote for general liability from March 1, 2027. Our workers compensation stays where it is.'],
  ['We know a firm. Hale Welding would like a quote for general liability from March 1, 2027.'],
] as [text: string, day?: string][])(
  'the day that is asked for is of all lines that are spoken of: %s',
  (text, day) => {
    const said = saidInProse(drawnPage(`\n  ${text}\n`)).filter(({ part }) => part === 'effective')
    expect(said.map(({ parts }) => parts[''])).toEqual(day ? [day] : [])
  },
)

test('a year with a comma behind it is no size of a building', () => {
  const shop = 'It is a masonry building of 38,000 square feet from 1982, sprinklered.'
  expect(saidIn(OWN, shop).filter(([part]) => part === 'area')).toEqual([['area', '1/', '38,000']])
})

test('what is told in a few words behind the number of a place is of it, up to somebody else', () => {
  const head = 'Location 2: 4 Quay Street, Mobile, AL 36602. Mobile County, outside the city limits.'
  const counts = 'Shop and store. 11 full time and 3 part time.'
  const told = [
    ['county', '2/', 'Mobile'],
    ['city_limits', '2/', 'outside'],
  ]
  const staff = [
    ['full_time_employees', '2/', '11'],
    ['part_time_employees', '2/', '3'],
  ]
  const saidOf = (...more: string[]) => saidIn(head, ...more).filter(([part]) => part !== 'address')
  expect(saidOf(counts)).toEqual([...told, ...staff])
  expect(saidOf('Our bank is next door.', counts).filter(([, place]) => place)).toEqual(told)
  expect(saidIn(head.replace(':', ' is at'), counts).map(([part]) => part)).toEqual(['address'])
})
