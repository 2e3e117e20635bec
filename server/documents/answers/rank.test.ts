import { describe, expect, it } from 'vitest'
import { lines, table } from '../../../tests/support/documents/told.ts'
import { PLAIN } from '../graph/from-records.ts'
import type { Page } from '../types.ts'
import { unitsOf } from '../units/units-of.ts'
import { candidatesOf } from './candidates.ts'
import { rankAnswers } from './rank.ts'
import { weighedOf } from './weighed.ts'

const weighed = (...pages: Page[]) =>
  candidatesOf([{ file: 'F1', name: '', read: null, units: pages.flatMap(unitsOf) }]).map(weighedOf)
const answer = (question: string, ...pages: Page[]) => {
  const { sure, ranked } = rankAnswers(question, weighed(...pages), 3)
  return { sure, value: ranked[0]?.candidate.value ?? null }
}

const bill = lines([
  'Statement date: 05/11/2026',
  'Payment due by: 05/31/2026',
  'Minimum due: $2,287.00',
  'To pay in full: $20,522.00',
  'Late charge: $15.00',
])
const options = table([
  ['Coverage', 'Option 1', 'Option 2'],
  ['Each occurrence', '$1,000,000', '$2,000,000'],
  ['Medical expense', '$5,000', '$10,000'],
])

const named = {
  ...{ attribute: 'Named insured', value: 'Otter & Thimble, LLC', entity: 'policy', table: '', row: 'F1' },
  ...{ file: 'F1', paper: '', page: 1, quote: 'Otter & Thimble, LLC' },
}

describe('what answers a question', () => {
  it('is found by its label, by the words people use for it, and by its row and column', () => {
    expect(answer('minimum due', bill)).toMatchObject({ value: '$2,287.00' })
    expect(answer('when is it due', bill)).toMatchObject({ value: '05/31/2026' })
    expect(answer('how much to pay it off', bill)).toMatchObject({ value: '$20,522.00' })
    expect(answer('each occurrence on option 2', options)).toMatchObject({ value: '$2,000,000' })
    expect(answer('medical expense on option 1', options)).toMatchObject({ value: '$5,000' })
  })

  it('is the surer the more of the question it speaks of', () => {
    const [whole, part, none] = ['minimum due', 'minimum earned at inception', 'protection class of the hotel'].map(
      (question) => answer(question, bill).sure,
    )
    expect(whole).toBeGreaterThan(0.6)
    expect(part).toBeLessThan(whole!)
    expect(none).toBeLessThan(0.3)
  })

  it('may be a heading that says something itself, another word for it, or one that it begins', () => {
    const page = lines(['DEFENSE COSTS REDUCE THE LIMIT', 'Windstorm or hail: 2%', 'Unoccupied: 60 days'])
    expect(answer('what reduces the limit', page)).toMatchObject({ value: 'DEFENSE COSTS REDUCE THE LIMIT' })
    expect(answer('wind', page)).toMatchObject({ value: '2%' })
    expect(answer('vacancy', page)).toMatchObject({ value: '60 days' })
  })

  it('is nobody that is no name, where the documents were read to name somebody', () => {
    const copy = lines(['Insured: AGENT 937569', '*** INSURED COPY ***'])
    const read = weighedOf({ ...PLAIN, ...named, kind: 'fact' })
    const [first] = rankAnswers('who is the insured', [...weighed(copy), read], 3).ranked
    expect(answer('who is the insured', copy).value).toBe('AGENT 937569')
    expect(first!.candidate.value).toBe('Otter & Thimble, LLC')
  })

  it('is no heading beside another', () => {
    const heads = lines(['Certificate holder: CANCELLATION', 'Cancellation: 30 days', 'Holder: Otter & Thimble, LLC'])
    expect(answer('certificate holder', heads).value).not.toBe('CANCELLATION')
    const premiums = table([
      ['Coverage', 'USD 78', 'Limit'],
      ['Dwelling', 'USD 227', 'USD 298,000'],
    ])
    expect(weighed(premiums).map(({ statement }) => statement.value)).toContain('USD 298,000')
  })

  it('is nothing where no word of the question and nothing it means is there', () => {
    expect(answer('zeppelin', bill)).toEqual({ sure: 0, value: null })
    expect(answer('', bill)).toEqual({ sure: 0, value: null })
    expect(answer('minimum due')).toEqual({ sure: 0, value: null })
  })

  it('is not sure where what is asked for is counted or listed', () => {
    expect(answer('how many payments are late', bill).sure).toBeLessThan(answer('late charge', bill).sure)
  })
})
