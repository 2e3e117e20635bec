import { expect, it } from 'vitest'
import type { Page, Ruling } from '../../types.ts'
import { boxesOn } from './boxes.ts'
import type { GridRow } from './grid-rows.ts'

const across = (at: number): Ruling => ({ axis: 'horizontal', at, from: 40, to: 240 })
const down = (at: number): Ruling => ({ axis: 'vertical', at, from: 20, to: 80 })
const BOX = [across(20), across(80), down(40), down(240)]
const row = (top: number): GridRow => ({ page: 1, top, bottom: top + 10, cells: [] })
const drawn = (rulings: Ruling[]) => boxesOn({ rulings } as Page, [row(30), row(50), row(120)])

it('the rows that four lines enclose are of one box', () => {
  expect(drawn(BOX).map((rows) => rows.map(({ top }) => top))).toEqual([[30, 50]])
  expect(drawn(BOX.slice(1))).toEqual([])
})

it('a page that is full of lines has no boxes', () => {
  const others = Array.from({ length: 400 }, (_, at) => across(100 + at))
  expect(drawn([...BOX, ...others.slice(0, 390)])).toHaveLength(1)
  expect(drawn([...BOX, ...others])).toEqual([])
})
