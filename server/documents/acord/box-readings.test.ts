import { describe, expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { sheetOf } from '../facts/sheet.ts'
import type { Ruling } from '../types.ts'
import { readTexts } from './box-readings.ts'
import type { LaidPage } from './laid-page.ts'
import { settled } from './laid-page.ts'
import { ruledCells } from './ruled-cells.ts'
import { spotsOf } from './spots.ts'
import type { Edges, FormBox } from './types.ts'

/** The four lines around a cell. */
function linesAround([left, top, right, bottom]: Edges): Ruling[] {
  const across = { axis: 'horizontal' as const, from: left, to: right }
  const upright = { axis: 'vertical' as const, from: top, to: bottom }
  return [
    { ...across, at: top },
    { ...across, at: bottom },
    { ...upright, at: left },
    { ...upright, at: right },
  ]
}

const spots = spotsOf(sheetOf(drawnPage('12345')))
const [left, top, right, bottom] = spots[0]!.edges

/** A page with this one word, and boxes below it in a cell that is higher than they are. */
function pageWith(names: string[]): LaidPage {
  const cell: Edges = [left - 10, top - 6, right + 200, bottom + 30]
  const boxes = names.map(
    (name, index): FormBox => ({
      name,
      kind: 'text',
      longest: 0,
      edges: [left + index * 90, bottom + 10, left + 80 + index * 90, bottom + 22],
    }),
  )
  const cellAt = ruledCells(linesAround(cell), [1, 0, 0, 0, 1, 0])
  const witnesses = { standing: () => null, beside: () => null, isPlaced: () => false }
  const page: LaidPage = {
    map: [1, 0, 0, 0, 1, 0],
    spots,
    boxes,
    unsure: new Set(),
    cellAt,
    witnesses,
    isPrinted: () => false,
    sized: false,
    scanned: false,
    likeness: 'same',
  }
  return settled(page, () => false)
}

describe('a value typed off its box', () => {
  test('belongs to it where the page draws a cell around that box alone', () => {
    const [reading, ...others] = readTexts(pageWith(['Insurer_NAICCode_A']), new Set())
    expect(reading).toMatchObject({ box: { name: 'Insurer_NAICCode_A' }, value: '12345' })
    expect(others).toEqual([])
  })

  test('belongs to none of two boxes in one cell', () => {
    expect(readTexts(pageWith(['Insurer_NAICCode_A', 'Insurer_NAICCode_B']), new Set())).toEqual([])
  })

  test('belongs to none that takes another kind of value', () => {
    expect(readTexts(pageWith(['Policy_EffectiveDate_A']), new Set())).toEqual([])
  })
})
