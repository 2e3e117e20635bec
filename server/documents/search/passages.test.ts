import { expect, it } from 'vitest'
import { pageWith } from '../../../tests/papers/library/page-with.ts'
import { passagesOn } from './passages.ts'
import { stemsOf } from './stem.ts'

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

const PROSE =
  'Each location is surveyed by our own engineers before the second renewal and again after any loss that is larger than the deductible. Owners keep the records of their alarm service for three years and show them when asked. Vacant floors are told to us within thirty days, since rates differ for them.'

/** Columns of a text, each set in so many letters a line, beside one another. */
const inColumns = (count: number, letters: number) => {
  const columns = Array.from({ length: count }, (_, column) => {
    const lines: string[] = ['']
    for (const word of `${PROSE} ${PROSE} ${PROSE}`
      .split(' ')
      .map((one) => one.replace(/\p{L}{4,}/u, `$&${'xyz'[column]}`)))
      if (`${lines.at(-1)} ${word}`.length > letters) lines.push(word)
      else lines[lines.length - 1] += ` ${word}`
    return lines.map((line) => line.trim())
  })
  return Array.from({ length: Math.min(...columns.map(({ length }) => length)) }, (_, row) =>
    columns.map((column) => column[row]!.padEnd(letters + 4)).join(''),
  )
}

it.each([
  [2, 40],
  [3, 30],
])('of %i columns of prose, no passage has words of two', (count, letters) => {
  const passages = passagesOn(pageWith(1, inColumns(count, letters)))
  for (const { words } of passages) {
    const marks = new Set(words.match(/(?<=\p{L}{4,})[xyz](?=\W|$)/gu))
    expect(marks.size, words).toBe(1)
  }
})

it('the rows of a table are found by its heads, which stand in the first passage alone', () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `Class ${String(100 + at)}        $1,${String(100 + at)}        ${at % 2 ? 'Refer' : 'Yes'}`,
  )
  const passages = passagesOn(pageWith(1, ['Business         Surcharge     Appetite', ...rows]))
  expect(passages.length).toBeGreaterThan(4)
  for (const { words, stems, heads } of passages) {
    expect([...stems, ...heads]).toEqual(expect.arrayContaining(['surcharge', 'appetite'].flatMap(stemsOf)))
    expect([...stems, ...heads].filter((stem) => stem === stemsOf('surcharge')[0])).toHaveLength(1)
    expect(words.includes('Surcharge')).toBe(words === passages[0]!.words)
  }
})

it('a passage of prose ends with a sentence where one ends within it, and nothing is left out', () => {
  const lines = inColumns(1, 90).map((line) => line.trim())
  const passages = passagesOn(pageWith(1, lines))
  expect(passages.length).toBeGreaterThan(2)
  for (const { words } of passages.slice(0, -1)) expect(words).toMatch(/\.$/)
  for (const line of lines)
    for (const words of line.split(/(?<=\.) /))
      expect(
        passages.some((passage) => passage.words.includes(words)),
        words,
      ).toBe(true)
})
