import { expect, it } from 'vitest'
import { type ListedPage, type PageChange, type PageList, withChange } from './page-list.ts'

const page = (key: string): ListedPage => ({
  key,
  fileId: 'f',
  fileName: 'F',
  page: 1,
  turn: 0,
})
const list: PageList = { pages: ['a', 'b', 'c', 'd'].map(page), before: [] }
const after = (...changes: PageChange[]) => changes.reduce(withChange, list)
const keysOf = ({ pages }: PageList) => pages.map(({ key }) => key).join('')
const keys = (...all: string[]) => new Set(all)

it('moves the chosen pages together, within the list', () => {
  expect(keysOf(after({ kind: 'move', keys: keys('a'), to: 2 }))).toBe('bcad')
  expect(keysOf(after({ kind: 'move', keys: keys('b', 'd'), to: 0 }))).toBe('bdac')
  expect(keysOf(after({ kind: 'move', keys: keys('a'), to: 99 }))).toBe('bcda')
  expect(keysOf(after({ kind: 'move', keys: keys('d'), to: -1 }))).toBe('dabc')
})

it('turns by quarters, both ways', () => {
  const turned = after({ kind: 'turn', keys: keys('a'), by: -90 }, { kind: 'turn', keys: keys('a', 'b'), by: 180 })
  expect(turned.pages.map(({ turn }) => turn)).toEqual([90, 180, 0, 0])
})

it('takes back one change after the other, and nothing that changed nothing', () => {
  const changes: PageChange[] = [
    { kind: 'remove', keys: keys('b') },
    { kind: 'move', keys: keys('a'), to: 0 },
    { kind: 'keep', keys: keys('c') },
    { kind: 'add', pages: [page('e')] },
  ]
  const all = after(...changes)
  expect(keysOf(all)).toBe('ce')
  expect(all.before).toHaveLength(3)
  const undo: PageChange = { kind: 'undo' }
  expect([1, 2, 3, 4].map((times) => keysOf(after(...changes, ...Array<PageChange>(times).fill(undo))))).toEqual([
    'c',
    'acd',
    'abcd',
    'abcd',
  ])
})
