import { expect, test } from 'vitest'
import type { Match } from './anchors.ts'
import { movesOfRows } from './bands.ts'
import type { Affine } from './registration.ts'
import type { Anchor, Edges, FormBox } from './types.ts'

const AS_IT_STANDS: Affine = [1, 0, 0, 0, 1, 0]

const anchor = (word: string, x: number, y: number): Anchor => ({ word, edges: [x, y, x + 20, y + 6] })
const box = (name: string, x: number, y: number): FormBox => ({
  name,
  kind: 'text',
  longest: 0,
  edges: [x, y, x + 60, y + 12] satisfies Edges,
})

/** The anchor found on the page this much lower. */
function foundAt(own: Anchor, lower: number): Match {
  const [u, v] = [(own.edges[0] + own.edges[2]) / 2, (own.edges[1] + own.edges[3]) / 2]
  return { anchor: own, spot: {} as Match['spot'], x: u, y: v + lower, u, v }
}

const sections = [40, 140, 240].map((top) => [
  anchor(`A${top}`, 20, top),
  anchor(`B${top}`, 120, top),
  anchor(`C${top}`, 20, top + 30),
  anchor(`D${top}`, 120, top + 30),
])
const boxes = [box('First_A', 50, 55), box('Second_A', 50, 155), box('Third_A', 50, 255)]

test('a section that stands lower takes its boxes with it', () => {
  const matches = sections.flatMap((own, index) => own.map((one) => foundAt(one, index === 1 ? 24 : 0)))
  const moveOf = movesOfRows({ anchors: sections.flat(), boxes }, matches, AS_IT_STANDS)
  expect(boxes.map(moveOf)).toEqual([
    [0, 0],
    [0, 24],
    [0, 0],
  ])
})

test('a word of another place with the same name does not move its row', () => {
  const matches = sections.flat().map((one) => foundAt(one, one.word === 'A140' ? 60 : 0))
  const moveOf = movesOfRows({ anchors: sections.flat(), boxes }, matches, AS_IT_STANDS)
  expect(boxes.map(moveOf)).toEqual(boxes.map(() => [0, 0]))
})

test('nobody can say how a section moved between two that moved apart, when none of its words is there', () => {
  const matches = sections.flatMap((own, index) => (index === 1 ? [] : own.map((one) => foundAt(one, index * 12))))
  const moveOf = movesOfRows({ anchors: sections.flat(), boxes }, matches, AS_IT_STANDS)
  expect(boxes.map(moveOf)).toEqual([[0, 0], null, [0, 24]])
})
