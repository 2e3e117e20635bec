import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const namesIn = (drawing: string) =>
  readFacts([drawnPage(drawing)])
    .facts.filter(({ key }) => key === 'insured.name' || key === 'insured.city')
    .map(({ value }) => value)

it('what a name was is nobody’s, and what stands beside it now is the insured’s', () => {
  const change = (heads: string) => `
      CHANGE ENDORSEMENT
      Policy Number: NCC-884211
      Term: 10/15/2026 to 10/15/2027

                         ${heads}
      Named insured      Alder Roofing LLC       Gem Framing LLC
      Mailing address    9 Elm Street            12 Oak Street
                         Erie, PA 16501          Dover, DE 19901`
  expect(namesIn(change('Was                     Is now'))).toEqual(['Gem Framing LLC'])
  expect(namesIn(change('First                   Second'))).not.toEqual([])
})

it('the two ends of a letter are no change', () => {
  expect(
    namesIn(`
      MEMORANDUM OF BINDER
      Policy Number: NCC-884211

      From                   To
      Insured: Alder Roofing LLC`),
  ).toEqual(['Alder Roofing LLC'])
})

it('the dates of a term are no heads', () => {
  expect(
    namesIn(`
      COMMON POLICY DECLARATIONS
      Policy Number: NCC-884211
      From  10/15/2026   To  10/15/2027
      Insured: Alder Roofing LLC`),
  ).toEqual(['Alder Roofing LLC'])
})
