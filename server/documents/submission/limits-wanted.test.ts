import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { saidInProse } from './sentences.ts'

const wanted = (...sentences: string[]) =>
  Object.fromEntries(
    saidInProse(drawnPage(`\n${sentences.map((one) => `  ${one}`).join('\n')}\n  Thank you for that.\n`))
      .filter(({ part }) => /^(?:gl|umbrella|wc)\./.test(part))
      .map(({ part, parts }) => [part, parts['']]),
  )

test('limits are of the line that their clause names', () => {
  expect(
    wanted(
      'For general liability we need an occurrence form with limits of $1,000,000 each occurrence,',
      '$2,000,000 general aggregate applying per location and $10,000 medical expense.',
    ),
  ).toEqual({
    'gl.eachOccurrence': '1,000,000',
    'gl.generalAggregate': '2,000,000',
    'gl.medicalExpense': '10,000',
    'gl.trigger': 'Occurrence',
    'gl.aggregatePer': 'location',
  })
  expect(wanted('The umbrella should be $5,000,000 each occurrence with a retained limit of $10,000.')).toEqual({
    'umbrella.eachOccurrence': '5,000,000',
    'umbrella.retention': '10,000',
  })
  expect(wanted('Please quote employers liability limits of $500,000 each accident.')).toEqual({
    'wc.eachAccident': '500,000',
  })
})

test('limits that one line alone has tell which it is; an umbrella has an aggregate as well', () => {
  expect(wanted('We want $1,000,000 per occurrence and a general aggregate of $2,000,000.')).toEqual({
    'gl.eachOccurrence': '1,000,000',
    'gl.generalAggregate': '2,000,000',
  })
  expect(
    wanted('Our umbrella is with Heron Mutual.', 'We want $1,000,000 per occurrence, $2,000,000 aggregate.'),
  ).toEqual({})
  expect(wanted('Please quote an umbrella.', 'We want $1,000,000 per occurrence, $2,000,000 aggregate.')).toEqual({
    'umbrella.eachOccurrence': '1,000,000',
    'umbrella.aggregate': '2,000,000',
  })
})

test('what follows in clauses of its own goes on; another clause ends it', () => {
  expect(wanted('Please quote: each occurrence $1,000,000; general aggregate $2,000,000.')).toEqual({
    'gl.eachOccurrence': '1,000,000',
    'gl.generalAggregate': '2,000,000',
  })
  expect(wanted('For the umbrella we want $3,000,000 each occurrence; today we carry $2,000,000 aggregate.')).toEqual({
    'umbrella.eachOccurrence': '3,000,000',
  })
  expect(wanted('We want $1,000,000 each occurrence and $2,000,000 general aggregate instead of $1,000,000.')).toEqual({
    'gl.eachOccurrence': '1,000,000',
    'gl.generalAggregate': '2,000,000',
  })
})

test('a deductible is of damage to property where its words say so alone', () => {
  const deducted = (words: string) =>
    wanted(`For general liability we need $5,000 medical expense, subject to a ${words}.`)
  expect(deducted('property damage deductible of $1,000 per claim')).toEqual({
    'gl.medicalExpense': '5,000',
    'gl.pdDeductible': '1,000',
    'gl.deductiblePer': 'per claim',
  })
  expect(deducted('deductible of $1,000 per claim')).toEqual({ 'gl.medicalExpense': '5,000' })
  expect(deducted('bodily injury and property damage deductible of $1,000')).toEqual({ 'gl.medicalExpense': '5,000' })
})

const LIMITS = '$1,000,000 each occurrence and $2,000,000 general aggregate'
test.each([
  [`Our general liability has ${LIMITS}.`],
  [`The expiring general liability policy carries ${LIMITS}.`],
  [`Cobalt Surety has offered us general liability of ${LIMITS}.`],
  [`The lease says we need general liability of ${LIMITS}.`],
  [`For general liability Cobalt says we need ${LIMITS}.`],
  [`Last year we needed general liability of ${LIMITS}.`],
  [`We do not need general liability of ${LIMITS}.`],
  [`If the city insists, we need general liability of ${LIMITS}.`],
  [`We need general liability of ${LIMITS} from our subcontractors.`],
  [`My son's company wants general liability, and his agent says we need ${LIMITS}.`],
  [`For our sister company we need general liability of ${LIMITS}.`],
  [`We need general liability of ${LIMITS} today, as we have it.`],
  [`Do we need general liability of ${LIMITS}?`],
  [`Please quote the general liability of our present insurer, ${LIMITS}.`],
  [`Please quote my son's general liability of ${LIMITS}.`],
  [`Please quote no general liability of ${LIMITS}.`],
  ['For general liability we need $1,000,000 each occurrence, or else $2,000,000 each occurrence.'],
  ['For general liability we need $1,000,000 each occurrence or $2,000,000 each occurrence.'],
  ['For general liability we need $1,000,000 to $2,000,000 each occurrence.'],
])('not wanted: “%s”', (sentence) => {
  expect(wanted(sentence)).toEqual({})
})

test('of several companies no limit is of one', () => {
  const asked = `Please quote Heron Drywall LLC general liability of ${LIMITS}.`
  expect(wanted('Please quote our insurance.', asked)).not.toEqual({})
  expect(wanted('Plover Stucco Inc. is our neighbor.', asked)).toEqual({})
  expect(wanted('Plover Stucco Inc. is our neighbor.', `Please quote general liability of ${LIMITS}.`)).not.toEqual({})
})
