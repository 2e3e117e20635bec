import { describe, expect, it } from 'vitest'
import { lines, table, told } from '../../../tests/support/documents/told.ts'
import { termsOf } from '../search/stem.ts'
import type { Page } from '../types.ts'
import { heldOf, knownOf, placeOf, shareOf, termsIn } from './match.ts'

const knownIn = (page: Page) => told([page]).map(knownOf)
const asked = (words: string, page: Page) => termsIn(termsOf(words), knownIn(page))
const valueOf = (page: Page, value: string) => knownIn(page).find(({ statement }) => statement.value === value)!

const fleet = table([
  ['Vehicle', 'Prem 2', 'Gen Agg', 'Renewal'],
  ['Ford', '$40,000', '$2,000,000', '$5,000'],
  ['Mack', '$61,000', '$3,000,000', '$6,000'],
])
const limits = lines(['Each occurrence limit: $1,000,000', 'General aggregate limit: $2,000,000', 'Deductible: $500'])

describe('where words of a question stand', () => {
  it.each([
    ['ford', 'entity'],
    ['general aggregate', null],
    ['premises 2', 'attribute'],
    ['vehicle', 'also'],
    ['renewal', 'beside'],
    ['boiler', null],
  ])('“%s” is of the first amount in its %s', (words, place) => {
    const [term] = asked(words, fleet)
    expect(placeOf(valueOf(fleet, '$40,000'), term!.concept)).toBe(place)
  })

  it('is the name of a value as abbreviations stand for it, and as what was or is to be', () => {
    expect(placeOf(valueOf(fleet, '$2,000,000'), asked('general aggregate', fleet)[0]!.concept)).toBe('attribute')
    expect(placeOf(valueOf(fleet, '$5,000'), asked('new', fleet)[0]!.concept)).toBe('attribute')
    const named = lines(['New limit: $2,000,000', 'Renewal limit: $1,000,000', 'Renewal of the lease: $500'])
    const [renewed] = asked('new', named)
    expect(placeOf(valueOf(named, '$1,000,000'), renewed!.concept)).toBe('attribute')
    // A long name that holds such a word is no side of a change.
    expect(placeOf(valueOf(named, '$500'), renewed!.concept)).toBeNull()
  })

  it('is where a whole phrase stands, and not a word of it', () => {
    const [phrase, ...others] = asked('general aggregate', limits)
    expect(others).toEqual([])
    expect(placeOf(valueOf(limits, '$2,000,000'), phrase!.concept)).toBe('attribute')
    const apart = lines(['General liability premium: $4,000', 'Aggregate: $9,000'])
    expect(placeOf(valueOf(apart, '$4,000'), asked('general aggregate', apart)[0]!.concept)).toBeNull()
  })

  it('is where a value is called so, and not where others are that mean as much', () => {
    const page = lines(['Premium: $4,000', 'Cost: $9,000'])
    expect(placeOf(valueOf(page, '$9,000'), asked('premium', page)[0]!.concept)).toBeNull()
    const costs = lines(['Cost: $9,000'])
    expect(placeOf(valueOf(costs, '$9,000'), asked('premium', costs)[0]!.concept)).toBe('attribute')
    const span = lines(['Policy period: 01/01/2026 to 01/01/2027'])
    expect(placeOf(valueOf(span, '01/01/2027'), asked('effective', span)[0]!.concept)).toBeNull()
  })

  it('is in the name of a file, without its ending and its marks', () => {
    const [known] = told([limits], 'F1', 'westmarch_quote.pdf').map(knownOf)
    const places = ['westmarch', 'quote'].map((word) => placeOf(known!, termsIn(termsOf(word), [known!])[0]!.concept))
    expect(places).toEqual(['paper', 'paper'])
  })
})

describe('how much of a question a value speaks of', () => {
  it('is more for what few values are called, and never nothing', () => {
    const [limit, deductible] = ['limit', 'deductible'].map((word) => asked(word, limits)[0]!.rarity)
    expect(deductible).toBeGreaterThan(limit!)
    const alike = lines(Array.from({ length: 30 }, (_, at) => `Limit ${at}: $${at},000`))
    expect(asked('limit', alike)[0]!.rarity).toBeGreaterThanOrEqual(0.1)
  })

  it('counts what stands nowhere as much as what does', () => {
    const terms = asked('deductible boiler', limits)
    expect(terms.map(({ rarity }) => rarity)).toEqual([terms[0]!.rarity, terms[0]!.rarity])
    expect(heldOf(valueOf(limits, '$500'), terms)).toBe(0.5)
  })

  it('counts places by how telling they are, and the names of other columns not at all', () => {
    const terms = asked('renewal', fleet)
    expect(heldOf(valueOf(fleet, '$40,000'), terms)).toBe(0)
    expect(shareOf(valueOf(fleet, '$40,000'), terms)).toBeGreaterThan(0)
    expect(shareOf(valueOf(fleet, '$5,000'), terms)).toBe(1)
    expect(shareOf(valueOf(fleet, '$5,000'), [])).toBe(1)
  })
})
