import { describe, expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { sheetOf } from '../facts/sheet.ts'
import type { Ruling } from '../types.ts'
import { captionedTexts } from './captioned-texts.ts'
import type { LaidPage } from './laid-page.ts'
import { ruledCells } from './ruled-cells.ts'
import { centreY, spotsOf } from './spots.ts'
import type { FormBox } from './types.ts'

/** The top of a drawn line and the left of a drawn letter, in points. */
const topOf = (line: number) => 24 + line * 12 - 1
const leftOf = (letter: number) => 18 + letter * 6 - 2

/** A page whose lines each stand in a row of cells from these letters on; the first `printed` lines are the form's own. */
function pageWith(drawing: string, letters: number[], printed: (line: number) => boolean, boxes: FormBox[]): LaidPage {
  const lines = drawing.split('\n')
  const bottom = topOf(lines.length)
  const rulings: Ruling[] = [
    ...lines.map((_, line): Ruling => ({ axis: 'horizontal', at: topOf(line), from: 0, to: 700 })),
    { axis: 'horizontal', at: bottom, from: 0, to: 700 },
    ...[...letters, 100].map((letter): Ruling => ({ axis: 'vertical', at: leftOf(letter), from: 0, to: bottom })),
  ]
  return {
    map: [1, 0, 0, 0, 1, 0],
    spots: spotsOf(sheetOf(drawnPage(drawing))),
    boxes,
    unsure: new Set(),
    cellAt: ruledCells(rulings, [1, 0, 0, 0, 1, 0]),
    witnesses: { standing: () => null, beside: () => null, isPlaced: () => false },
    isPrinted: (spot) => printed(Math.floor((centreY(spot) - 24) / 12)) || spot.token.text.endsWith(':'),
    sized: true,
    scanned: false,
    likeness: 'other',
  }
}

const read = (page: LaidPage) =>
  captionedTexts(page, page.spots, []).map(({ box, value }) => `${box.name.replace(/^GeneralLiability_/, '')}=${value}`)

const box = (name: string, x: number, y: number): FormBox => ({
  name: `GeneralLiability_${name}`,
  kind: 'text',
  longest: 0,
  edges: [x, y, x + 40, y + 10],
})

/** The edition has its columns elsewhere, in another order, and its rows further apart. */
const HAZARDS = ['A', 'B'].flatMap((row, at) =>
  ['Exposure', 'ClassCode', 'Classification', 'LocationProducerIdentifier', 'HazardProducerIdentifier'].map(
    (part, column) => box(`Hazard_${part}_${row}`, 20 + column * 60, 60 + at * 40),
  ),
)

const TABLE = `
LOC #   CLASSIFICATION   CLASS CODE   EXPOSURE
1       Bakery           10100        650,000
2       Cold storage     99793        20,000`.slice(1)

describe('a list of a neighboring edition', () => {
  test('is read by the heads of its columns, row by row', () => {
    expect(read(pageWith(TABLE, [0, 8, 25, 38], (line) => line === 0, HAZARDS))).toEqual([
      'Hazard_LocationProducerIdentifier_A=1',
      'Hazard_Classification_A=Bakery',
      'Hazard_ClassCode_A=10100',
      'Hazard_Exposure_A=650,000',
      'Hazard_LocationProducerIdentifier_B=2',
      'Hazard_Classification_B=Cold storage',
      'Hazard_ClassCode_B=99793',
      'Hazard_Exposure_B=20,000',
    ])
  })

  test('is not read where too few of its heads are understood', () => {
    const page = pageWith(
      TABLE.replace('LOC #', 'SITE').replace('EXPOSURE', 'VALUES'),
      [0, 8, 25, 38],
      (line) => line === 0,
      HAZARDS,
    )
    expect(read(page)).toEqual([])
  })

  test('is not read where its columns are not in the same rows', () => {
    const page = pageWith(TABLE, [0, 8, 25, 38], (line) => line === 0, HAZARDS)
    const split: LaidPage['cellAt'] = (what) => {
      const cell = page.cellAt(what)
      // The last column has a row of its own between its head and its first value.
      return cell && cell[0] > leftOf(37) && what.edges[1] < topOf(1) + 3 && what.edges[1] > topOf(1) - 3
        ? [cell[0], topOf(1) - 3, cell[2], topOf(1)]
        : cell
    }
    expect(read({ ...page, cellAt: split })).toEqual([])
  })
})

const LIMITS = [box('GeneralAggregate_LimitAmount_A', 90, 40), box('PersonalInjury_LimitAmount_A', 90, 52)]

test.each([
  ['GENERAL: AGGREGATE: 1,500,000', LIMITS, ['GeneralAggregate_LimitAmount_A=1,500,000']],
  ['AGGREGATE: OF: ALL: WORK: 1,500,000', LIMITS, []],
  ['GENERAL: AGGREGATE: see below', LIMITS, []],
  ['GENERAL: AGGREGATE: 1,500,000', [...LIMITS, box('GeneralAggregate_PremiumAmount_A', 90, 64)], []],
  ['GENERAL: AGGREGATE: 1,500,000', LIMITS.map((one) => ({ ...one, edges: [90, 400, 130, 410] as const })), []],
])('in its cell behind “%s” stands what one element near it is called', (drawing, boxes, expected) => {
  expect(read(pageWith(drawing, [0], () => false, boxes as FormBox[]))).toEqual(expected)
})

test('a page that lies like its edition, and a scan, are read in their places alone', () => {
  const page = pageWith(TABLE, [0, 8, 25, 38], (line) => line === 0, HAZARDS)
  for (const other of [{ likeness: 'like' as const }, { scanned: true }, { sized: false }])
    expect(read({ ...page, ...other })).toEqual([])
})
