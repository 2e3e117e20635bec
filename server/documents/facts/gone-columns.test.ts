import { expect, it } from 'vitest'
import type { Page } from '../types.ts'
import { drawnPage } from './drawn-pages.ts'
import { isNow, saidWithoutNow } from './gone-columns.ts'
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
  for (const heads of [
    'Was                     Is now',
    'From                    To',
    'Changed from            Changed to',
  ])
    expect(namesIn(change(heads)), heads).toEqual(['Gem Framing LLC', 'Dover'])
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

it('a number and a term are those of the column that holds, on whichever side it stands', () => {
  const terms = (heads: string, rows: string) => {
    const { policies } = readFacts([
      drawnPage(`
      RENEWAL DECLARATIONS
      Commercial General Liability

                               ${heads}
${rows}`),
    ])
    return policies.map(({ number, effective, expiration }) => [number, effective, expiration])
  }
  const after = `
      Policy number            NCC-884210           2079045189
      From                     10/15/2025           10/15/2026
      To                       10/15/2026           10/15/2027`
  const before = `
      Policy number            2079045189           NCC-884210
      From                     10/15/2026           10/15/2025
      To                       10/15/2027           10/15/2026`
  const holds = [['2079045189', '10/15/2026', '10/15/2027']]
  expect(terms('Expiring policy      This renewal', after)).toEqual(holds)
  expect(terms('This renewal         Expiring policy', before)).toEqual(holds)
})

it('a label under such a head has its value behind it, not before it', () => {
  const { policies } = readFacts([
    drawnPage(`
      RENEWAL DECLARATIONS
      Commercial General Liability

                            Expiring policy     This renewal
      AC 88112233           Policy number       NCC-884210`),
  ])
  expect(policies.map(({ number }) => number)).toEqual(['NCC-884210'])
})

it.each([
  ['Policy now', ['2,000,000']],
  ['Limit', ['1,000,000', '2,000,000']],
])('what stands under “%s” beside “Asked for” is told as %j', (head, told) => {
  const page = drawnPage(`
      General liability            ${head.padEnd(20)}Asked for
      Medical expense              5,000               10,000
      General aggregate            1,000,000           2,000,000`)
  const values = ['1,000,000', '2,000,000'].map((value) => {
    const { box } = page.lines.flatMap(({ words }) => words).find(({ text }) => text === value)!
    return { value, printed: value, certainty: 1, source: { page: 1, quote: value, boxes: [box] } }
  })
  const [said] = saidWithoutNow([{ key: 'gl.generalAggregate', nothing: 0, values }], [page])
  expect(said!.values.map(({ value }) => value)).toEqual(told)
})

it('what a page has on file of a term is not what it says of the next', () => {
  const read = (heads: string) =>
    drawnPage(`
      Limit                  ${heads}
      Each occurrence        $3,000,000           $5,000,000`)
  const isOfNow = (page: Page, text: string) => {
    const { box } = page.lines.flatMap(({ words }) => words).find((word) => word.text === text)!
    return isNow(page, { page: 1, quote: text, boxes: [box] })
  }
  const told = (heads: string) => ['$3,000,000', '$5,000,000'].map((text) => isOfNow(read(heads), text))
  expect(told('On file 2025-26      Renewal 2026-27')).toEqual([true, false])
  expect(told('2026-27              2025-26')).toEqual([false, true])
  expect(told('2026-27              2026-27')).toEqual([false, false])
  expect(told('First                Second')).toEqual([false, false])
  expect(told('2025-26      2026-27 option')).toEqual([false, false])
})
