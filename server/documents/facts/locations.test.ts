import { describe, expect, it } from 'vitest'
import { CLAIMED } from '../certainty.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const ONE = '12 Bobbin Lane, Sampleton, OH 43001'
const TWO = '40 Sold Ave, Sampleton, OH 43001'
const THREE = '99 Quarry Rd, Sampleton, OH 43001'

/** The locations that a document lists, with a question mark where they are in doubt. */
const locations = (rows: string) =>
  readFacts([
    drawnPage(`
    COMMERCIAL PROPERTY DECLARATIONS
    Named Insured: Two Dogs Warehouse LLC
    Mailing Address: 1 Post Road, Omaha, NE 68101
${rows}`),
  ])
    .facts.filter(({ key }) => key === 'location')
    .map(({ value, confidence }) => (confidence >= CLAIMED ? value : `${value}?`))

it('locations, and not the mailing address', () => {
  expect(
    locations(`
    LOCATIONS
    1     ${ONE}
    2     ${TWO}`),
  ).toEqual([ONE, TWO])
})

describe('a location that is insured no more', () => {
  it.each(['Deleted 04/01/2026', 'Sold', 'Removed eff. 4/1/2026'])('is left out where its row says so: %s', (stamp) => {
    expect(
      locations(`
    SCHEDULE OF LOCATIONS
    Loc   Address                                   Status
    1     ${ONE}       Active
    2     ${TWO}          ${stamp}
    3     ${THREE}         Active`),
    ).toEqual([ONE, THREE])
  })

  it('is left out where the words stand behind its address, or before it', () => {
    expect(
      locations(`
    LOCATIONS
    1. ${ONE}
    2. ${TWO} (removed from policy effective 04/01/2026)
    Deleted: ${THREE}`),
    ).toEqual([ONE])
  })

  it('is left out where the head of a column asks when that was', () => {
    expect(
      locations(`
    SCHEDULE OF LOCATIONS
    Loc   Address                                   Date deleted
    1     ${ONE}
    2     ${TWO}          04/01/2026
    3     ${THREE}`),
    ).toEqual([ONE, THREE])
  })

  it.each(['Excluded locations', 'PREMISES VACATED SINCE LAST RENEWAL', 'Deleted locations:', 'Sold premises'])(
    'stands under a heading that starts no list: %s',
    (heading) => {
      expect(
        locations(`
    LOCATIONS
    1. ${ONE}

    ${heading}
    2. ${TWO}
    3. ${THREE}`),
      ).toEqual([ONE])
    },
  )

  it('is in doubt where more is said, or in a note that may head what follows', () => {
    expect(
      locations(`
    LOCATIONS
    1     ${ONE}     Building sold to its tenant
    2     ${TWO}
          Removed effective 04/01/2026
    3     ${THREE}`),
    ).toEqual([`${ONE}?`, `${TWO}?`, `${THREE}?`])
  })
})

it('a peril that is excluded is no location', () => {
  expect(
    locations(`
    LOCATIONS
    1     ${ONE}     Flood: Excluded
    Earthquake                                  Excluded
    2     ${TWO}`),
  ).toEqual([ONE, TWO])
})
