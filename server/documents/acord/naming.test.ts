import { describe, expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { sheetOf } from '../facts/sheet.ts'
import { labelOf } from './labels.ts'
import { naming } from './naming.ts'
import { spotsOf } from './spots.ts'
import type { Edges, FormBox } from './types.ts'

const boxAt = (name: string, edges: Edges): FormBox => ({ name, kind: 'text', longest: 0, edges })
const wordsOf = (line: string) => spotsOf(sheetOf(drawnPage(line)))

describe('the caption of a name and an address', () => {
  const caption = wordsOf('NAME (First Named Insured) AND MAILING ADDRESS (including ZIP+4)')
  const block = ['FullName', 'MailingAddress_LineOne', 'MailingAddress_CityName', 'MailingAddress_PostalCode'].map(
    (part, row) => boxAt(`NamedInsured_${part}_A`, [0, row * 12, 200, row * 12 + 12]),
  )

  test('names every box of their block', () => {
    const bearing = naming(block, [block], false)
    expect(block.map((box) => bearing(caption, box))).toEqual(block.map(() => 'its own'))
  })

  test('names the best of boxes that stand apart', () => {
    expect(naming(block, [], false)(caption, block[0]!)).toBe('another')
  })
})

test('a caption above a box ends where the line has a box of its own', () => {
  const line = wordsOf('NAME AND ADDRESS RANK:')
  const [first, rank] = [line[0]!.edges, line.at(-1)!.edges]
  const spaced = line.map((spot) => (spot === line.at(-1) ? { ...spot, edges: moved(rank, 12) } : spot))
  const below = boxAt('AdditionalInterest_FullName_A', [first[0], first[3] + 2, rank[2] + 100, first[3] + 14])
  const beside = boxAt('AdditionalInterest_Rank_A', [rank[2] + 14, rank[1], rank[2] + 40, rank[3]])
  const label = (boxes: FormBox[]) => labelOf(below, spaced, boxes).map(({ token }) => token.text)
  expect(label([below, beside])).toEqual(['NAME', 'AND', 'ADDRESS'])
  expect(label([below])).toEqual(['NAME', 'AND', 'ADDRESS', 'RANK:'])
})

function moved([left, top, right, bottom]: Edges, by: number): Edges {
  return [left + by, top, right + by, bottom]
}
