import { expect, it } from 'vitest'
import { pageWith } from '../../../tests/papers/library/page-with.ts'
import { passagesOn } from './passages.ts'

const rules = Array.from({ length: 7 }, (_, at) => `Rule ${at} holds for each location.`)

it.each([
  ['a title', ['MINIMUM VOLUME']],
  [
    'a title and the names of columns',
    ['Rule 6 Deductibles', 'Units     All perils     Water damage', '-----     ----------     -----'],
  ],
])('%s goes with what it says the name of', (_, opening) => {
  const passages = passagesOn(pageWith(1, [...rules, ...opening, ...rules]))
  expect(passages.map(({ words }) => words.split('\n')[0])).toContain(opening[0])
  for (const { words } of passages.slice(0, -1)) expect(words).toMatch(/\.$/)
})

it('a page of nothing but titles is still cut', () => {
  const titles = Array.from({ length: 30 }, (_, at) => `Title Of Part ${at % 10}`)
  const all = passagesOn(pageWith(1, titles))
    .map(({ words }) => words)
    .join('\n')
  for (const title of titles) expect(all).toContain(title)
})
