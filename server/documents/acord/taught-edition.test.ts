import { expect, it } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { MEASURED, withTaught } from './editions.ts'
import { FEWEST_ANCHORS, taughtEdition } from './taught-edition.ts'
import type { FormBox } from './types.ts'

const BOX: FormBox = { name: 'NamedInsured_FullName_A', kind: 'text', longest: 0, edges: [300, 0, 400, 600] }
const WORDS = Array.from({ length: FEWEST_ANCHORS }, (_, index) => `WORD${String.fromCharCode(65 + index)}`)

const pageWith = (words: string[], x = 40) =>
  drawnPage(
    words.map((text, index) => ({ text, x, y: 20 + index * 14 })),
    [],
  )
const anchorsOf = (words: string[], x?: number) =>
  taughtEdition('25', '2009/09', [pageWith(words, x)], [[BOX]])?.pages[0]?.anchors.map(({ word }) => word)

it('is told by the words its page prints once outside of the fields', () => {
  expect(anchorsOf(WORDS)).toEqual(WORDS)
  expect(anchorsOf([...WORDS, 'TWICE', 'TWICE', 'OF'])).toEqual(WORDS)
  expect(anchorsOf(WORDS, 320)).toBeUndefined()
})

it('is not taught by a page with too few words, nor by what is far larger than any form', () => {
  expect(anchorsOf(WORDS.slice(1))).toBeUndefined()
  const pages = Array.from({ length: 13 }, () => pageWith(WORDS))
  const boxes = pages.map(() => [BOX])
  expect(taughtEdition('25', '2009/09', pages, boxes)).toBeNull()
  expect(taughtEdition('25', '2009/09', pages.slice(1), boxes.slice(1))).not.toBeNull()
})

it('replaces none that was measured', () => {
  const own = { form: '25', edition: '2016/03', pages: [{ anchors: [], boxes: [BOX] }] }
  expect(withTaught([own])).toBe(MEASURED)
  expect(withTaught([{ ...own, edition: '2009/09' }]).of('25-2009-09').pages[0]!.boxes).toEqual([BOX])
})
