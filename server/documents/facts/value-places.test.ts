import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { sheetOf, spanText } from './sheet.ts'
import { labelOf } from './text-labels.ts'
import { blockFrom, placesOf } from './value-places.ts'

const placesIn = (drawing: string) => {
  const sheet = sheetOf(drawnPage(drawing))
  return { sheet, places: placesOf(sheet, labelOf(sheet.rows[0]!.cells[0]!)!) }
}
const wherein = (drawing: string) => placesIn(drawing).places.map(({ span, where }) => [where, spanText(span)])

describe('the value of a label', () => {
  test('stands below where what is beside the label heads another box', () => {
    expect(
      wherein(`
      Named insured           Servicing branch
      Alder Roofing LLC       Holloway`),
    ).toEqual([['below', 'Alder Roofing LLC']])
  })

  test.each([
    ['a number', 'Policy number           QF-0001042', 'Alder Roofing LLC       Holloway', 'QF-0001042'],
    ['a date', 'Effective date          3/4/26', 'Alder Roofing LLC       Holloway', '3/4/26'],
    [
      'words over another pair of a label and its value',
      'Named insured           Alder Roofing LLC',
      'Each occurrence         $1,000,000',
      'Alder Roofing LLC',
    ],
  ])('stands beside it where that is %s', (_what, first, second, value) => {
    expect(wherein(`\n      ${first}\n      ${second}`)[0]).toEqual(['right', value])
  })
})

describe('the block behind a label', () => {
  const block = (drawing: string) => {
    const { sheet, places } = placesIn(drawing)
    return blockFrom(sheet, places[0]!).map(({ text }) => text)
  }

  test('goes on under the value', () => {
    expect(
      block(`
      Insured: Alder Roofing LLC
               Holloway Works`),
    ).toEqual(['Alder Roofing LLC', 'Holloway Works'])
  })

  test('ends at the label of another thing at the edge that it runs on to', () => {
    expect(
      block(`
      Insured: Alder Roofing LLC
      Policy No
               Holloway Works`),
    ).toEqual(['Alder Roofing LLC'])
  })
})
