import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { placeAbove, toldOnce } from './told-once.ts'

const toldIn = (...sentences: string[]) => told('we would like to see what you have.', ...sentences)
const told = (...sentences: string[]) =>
  Object.fromEntries(
    toldOnce(drawnPage(`\n  May 4, 2026\n\n  Dear Nell,\n${sentences.map((one) => `  ${one}`).join('\n')}\n`), []).map(
      ({ of, part, parts }) => [`${of}.${part}`, parts[''] ?? parts.line1],
    ),
  )

test('the only tax number of a letter is of who writes, if its words call it one', () => {
  expect(toldIn('The federal number is 36-1234567.')).toEqual({ 'applicant.fein': '36-1234567' })
  expect(toldIn('The invoice is 36-1234567.')).toEqual({})
  expect(toldIn('The tax number of her shop and your tax number is 36-1234567.')).toEqual({})
  expect(toldIn('The tax number is 36-1234567.', 'The other tax number is 36-7654321.')).toEqual({})
})

test('what a letter calls nobody else is what the applicant is', () => {
  expect(toldIn("It's an Ohio corporation.")).toEqual({ 'applicant.entity': 'corporation' })
  expect(toldIn("It's an Ohio corporation.", 'The land is held by a partnership.')).toEqual({})
})

test('the only day to come on which insurance changes is the one asked for', () => {
  expect(toldIn('Our policies run out on August 1, 2026.')).toEqual({ 'request.effective': '08/01/2026' })
  expect(toldIn('The policy in force goes from June 1, 2025 to June 1, 2026.')).toEqual({})
  expect(toldIn('Please send your quote by June 1, 2026.')['request.effective']).toBeUndefined()
  expect(toldIn('The fair is on August 1, 2026.')).toEqual({})
  expect(toldIn('Our policies end on August 1, 2026.', 'We move on July 1, 2026.')).toEqual({})
})

test('where mail goes as well is where the applicant is', () => {
  const [address, bank] = ['4 Quay Street, Mobile, AL 36602', '15 Bank Row, Mobile, AL 36602']
  expect(toldIn(`Everything is at ${address}, Mobile County, inside the city, and mail goes there as well.`)).toEqual({
    'applicant.address': '4 Quay Street',
    'premises.address': '4 Quay Street',
    'premises.county': 'Mobile',
    'premises.city_limits': 'inside',
  })
  expect(toldIn(`Please send all mail to ${address}.`)).toEqual({ 'applicant.address': '4 Quay Street' })
  const long = 'the yard and the shed and '.repeat(30)
  expect(toldIn(`Everything is at ${address}, ${long} all, and mail goes there as well.`)).toEqual({})
  expect(toldIn(`The bank is at ${bank} and their mail goes there too.`)).toEqual({})
})

test('mail that comes to the same address is told in the next sentence', () => {
  const place = 'The office and the shop are at 4 Quay Street, Mobile, AL 36602.'
  expect(toldIn(place, 'Mail comes to the same address.')).toMatchObject({ 'premises.address': '4 Quay Street' })
  expect(toldIn(place, 'Their mail comes to the same address.')).toEqual({})
})

test('an address that answers the question of where mail goes is that of mail', () => {
  const answer = ['', '    4 Quay Street', '    Mobile, AL 36602']
  expect(toldIn('Where do we send your mail?', ...answer)).toEqual({ 'applicant.address': '4 Quay Street' })
  expect(toldIn('Where does your broker get mail?', ...answer)).toEqual({})
  expect(toldIn('What is your e-mail?', ...answer)).toEqual({})
})

test('who asks for a quote says so', () => {
  expect(toldIn('Please send us a quote.')).toEqual({ 'request.transaction': 'Quote' })
  expect(toldIn('We do not need a quote.')).toEqual({})
  expect(toldIn('The current carrier sent us a quote.')).toEqual({})
})

test('the address above is where the applicant is', () => {
  const source = { page: 1, quote: '4 Quay Street, Mobile, AL 36602', boxes: [] }
  const parts = { line1: '4 Quay Street', city: 'Mobile', state: 'AL', zip: '36602' }
  const head = { of: 'applicant', part: 'address', place: '', parts, source, isAsked: false } as const
  const above = (sentence: string) =>
    placeAbove(drawnPage(`\n  ${sentence}\n`), [head]).map((one) => [
      one.of,
      one.part,
      one.parts[''] ?? one.parts.line1,
    ])
  expect(above('Our shop is at the address above. It lies within the city limits in Mobile County.')).toEqual([
    ['premises', 'address', '4 Quay Street'],
    ['premises', 'county', 'Mobile'],
    ['premises', 'city_limits', 'inside'],
  ])
  expect(above('Nobody works at the address above.')).toEqual([])
  expect(above('Send your answer to the address above.')).toEqual([])
})
