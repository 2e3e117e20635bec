import { expect, it } from 'vitest'
import { Citations } from '../citations.ts'
import type { Paper } from '../papers.ts'
import { FIRST_ROWS } from '../question/rows.ts'
import type { AskedList } from './lists-for.ts'
import { sayList } from './say-lists.ts'

const names = Array.from({ length: 14 }, (_, at) => `column ${at + 1}`)
const entry = (row: number) => ({
  parts: [
    {
      fields: Object.fromEntries(names.map((name) => [name, `${row}-${name.slice(7)}`])),
      page: 1,
      quote: `row ${row}`,
    },
  ],
})
const asked = (rows: number, asksFor: string[]): AskedList => ({
  paper: { file: 'F1', name: 'list.pdf' } as Paper,
  isMeant: true,
  told: {
    of: 'row', count: rows, rows, matching: rows, matchingRows: rows, untold: 0, narrowedBy: [], unused: [], blank: [], choose: [], figures: [],
    asksFor, brief: names, entries: Array.from({ length: rows }, (_, at) => entry(at + 1)),
  } as unknown as AskedList['told'],
}) // biome-ignore format: a list

it('tells of each of several rows what it is known by, and what is asked for', () => {
  const said = sayList(new Citations(), asked(3, ['column 13']), FIRST_ROWS)
  expect(said).toContain('column 9: 2-9; column 13: 2-13')
  expect(said).not.toContain('column 10')
  expect(sayList(new Citations(), asked(1, []), FIRST_ROWS)).toContain('column 14: 1-14')
})
