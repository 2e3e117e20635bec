import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { sheetOf } from '../facts/sheet.ts'
import { captionedTicks } from './captioned-ticks.ts'
import type { LaidPage } from './laid-page.ts'
import { spotsOf } from './spots.ts'
import type { Edges, FormBox } from './types.ts'

/** A mark in a drawn square with a caption behind it; the edition has its ticks twenty points below. */
function pageWith(caption: string, names: string[], likeness: LaidPage['likeness'] = 'other'): LaidPage {
  const spots = spotsOf(sheetOf(drawnPage(`X ${caption}`)))
  const [left, top, right, bottom] = spots[0]!.edges
  const square: Edges = [left - 1, top - 1, right + 1, bottom + 1]
  const boxes = names.map(
    (name, index): FormBox => ({
      name,
      kind: 'tick',
      longest: 0,
      edges: [left, top + 20 + index * 12, right, bottom + 20 + index * 12],
    }),
  )
  return {
    map: [1, 0, 0, 0, 1, 0],
    spots,
    boxes,
    unsure: new Set(names),
    cellAt: ({ edges }) => (edges[0] < right ? square : null),
    witnesses: { standing: () => null, beside: () => null, isPlaced: () => false },
    isPrinted: () => false,
    sized: true,
    scanned: false,
    likeness,
  }
}

const read = (page: LaidPage) => captionedTicks(page, page.spots, []).map(({ box }) => box.name)

const LOSS_PAYEE = 'AdditionalInterest_Interest_LossPayeeIndicator_A'
const LENDERS = 'AdditionalInterest_Interest_LendersLossPayableIndicator_A'

test.each([
  ['Loss payee', [LOSS_PAYEE, LENDERS], [LOSS_PAYEE]],
  ['Loss payee (if any)', [LOSS_PAYEE], [LOSS_PAYEE]],
  ['Lenders loss payable', [LOSS_PAYEE], []],
  ['Loss', [LOSS_PAYEE], []],
  ['Loss payee', [LOSS_PAYEE, 'AdditionalInterest_Interest_LossPayeeIndicator_B'], []],
])('a mark before “%s” ticks what is called so, word for word, and nothing else', (caption, names, ticked) => {
  expect(read(pageWith(caption, names))).toEqual(ticked)
})

test('ticks of a page that lies like its edition are read in their places alone', () => {
  expect(read(pageWith('Loss payee', [LOSS_PAYEE], 'like'))).toEqual([])
})
