import { expect, it } from 'vitest'
import { holdsAll, matchesIn, searchedWords } from './search.ts'

it.each([
  ['Otter & Thimble', ['otter', 'thimble']],
  ['otter AND thimble', ['otter', 'thimble']],
  ['O’Brien’s Café', ['obriens', 'cafe']],
  ['Nguyễn Văn Ân', ['nguyen', 'van', 'an']],
  ['Nguyê\u0303n', ['nguyen']],
  ['Straße & Søn', ['strasse', 'son']],
  ['Łódź Æther ðþ', ['lodz', 'aether', 'dth']],
  ['QF-000-1042', ['qf', '000', '1042']],
  [' & ', []],
])('the words of "%s" are %o', (text, words) => {
  expect(searchedWords(text)).toEqual(words)
})

const marked = (title: string, typed: string) => {
  const places = matchesIn(title, typed)
  return places
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`, title)
}

it.each([
  ['Otter & Thimble Joinery', 'ot', '[Ot]ter & Thimble Joinery'],
  ['Quote proposal', 'ot', 'Qu[ot]e proposal'],
  ['Otter quotes', 'ot', '[Ot]ter quotes'],
  ['General Liability QF-000-1042', 'qf0001042', 'General Liability [QF-000-1042]'],
  ['Café Otter', 'cafe otter', '[Café] [Otter]'],
  ['Straße & Søn', 'strasse son', '[Straße] & [Søn]'],
  ['Nguyễn Văn', 'nguyen', '[Nguyễn] Văn'],
  ['Otter', 'otto', 'Otter'],
  ['Otter', 'ott otter', '[Otter]'],
  ['Kiln (East)', '(', 'Kiln (East)'],
])('in "%s", "%s" stands as %s', (title, typed, shown) => {
  expect(marked(title, typed)).toBe(shown)
})

it('holds what was typed when it holds each word', () => {
  expect([
    holdsAll('Create account', 'acc cre'),
    holdsAll('Create account', 'acc x'),
    holdsAll('Create account', ''),
  ]).toEqual([true, false, true])
})
