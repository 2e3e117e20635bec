import { expect, it } from 'vitest'
import { namesApart } from './open-file.ts'

it('numbers files of one name, so that no number makes it the name of another', () => {
  expect(namesApart(['a.pdf', 'b.pdf', 'a.pdf', 'a.pdf'])).toEqual(['a.pdf', 'b.pdf', 'a.pdf (2)', 'a.pdf (3)'])
  expect(namesApart(['a.pdf', 'a.pdf', 'a.pdf (2)'])).toEqual(['a.pdf', 'a.pdf (3)', 'a.pdf (2)'])
  expect(namesApart(['a.pdf (2)', 'a.pdf', 'a.pdf'])).toEqual(['a.pdf (2)', 'a.pdf', 'a.pdf (3)'])
})

it('gives every file of any list a name of its own, the first of each name the one it has', () => {
  const some = ['a', 'a (2)', 'a (2) (2)', 'a (3)', '']
  const lists = (length: number): string[][] =>
    length ? lists(length - 1).flatMap((list) => some.map((name) => [...list, name])) : [[]]
  for (const list of [1, 2, 3, 4, 5].flatMap(lists)) {
    const names = namesApart(list)
    expect(new Set(names).size, list.join()).toBe(list.length)
    for (const name of list) expect(names[list.indexOf(name)], list.join()).toBe(name)
  }
})
