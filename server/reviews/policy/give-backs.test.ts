import { expect, it } from 'vitest'
import type { FormText } from './form-texts.ts'
import { changesIn, givesBack, type Named } from './give-backs.ts'
import { markerOf } from './markers.ts'
import { flat, outlineOf } from './outline.ts'
import type { Paragraph } from './paragraphs.ts'

const paragraph = (quote: string, left = 40, top = 40): Paragraph => {
  const { marker = null, rest = quote } = markerOf(quote) ?? {}
  return {
    page: 1,
    marker,
    text: rest,
    quote,
    boxes: [],
    left,
    top,
    height: 8,
    isTitle: false,
    isTable: false,
    rank: 0,
  }
}
const form = (title: string, ...words: string[]): FormText => ({
  ...{ number: '', edition: '', title, pages: [1] },
  whole: outlineOf(words.map((one) => paragraph(one))),
})

const coverage = form('Liability Coverage Form', 'This insurance does not apply to:')
const back = (change: string, named: Partial<Named>) =>
  givesBack(changesIn([coverage, form('Amendment', change)]), {
    ...{ name: 'Rising Water', mark: '', form: coverage, number: '', section: '', ...named },
  })?.words.quote ?? null

const FIRST_WORDS = 'Rising water of any kind, including waves …'

it.each([
  ['The Rising Water exclusion is deleted.', {}, true],
  ['We delete the rising water exclusion.', { name: FIRST_WORDS, isNamed: false }, true],
  ['The exclusion for rising water does not apply.', { name: FIRST_WORDS, isNamed: false }, true],
  ['The settling ground exclusion is deleted.', { name: FIRST_WORDS, isNamed: false }, false],
  ['The Rising Water exclusion is deleted.', { name: FIRST_WORDS }, false],
  ['The Rising Water exclusion under Coverage B is deleted.', { section: 'COVERAGE A BODILY INJURY' }, false],
  ['The Rising Water exclusion under Coverage A is deleted.', { section: 'COVERAGE A BODILY INJURY' }, true],
  ['Exclusion j. under Coverage A is deleted.', { mark: 'j.', section: 'COVERAGE A' }, true],
  ['Exclusion j. under Coverage A is deleted.', { mark: 'k.', section: 'COVERAGE A' }, false],
  ['QF 21 41 04 26 is deleted.', { name: 'Asbestos', number: 'QF2141' }, true],
] as [string, Partial<Named>, boolean][])('%s %j: %s', (change, named, isGiven) => {
  expect(back(change, named)).toBe(isGiven ? change : null)
})

it('a form whose items are set ever deeper is parted no deeper than forms are', () => {
  const words = Array.from({ length: 30_000 }, (_, at) => paragraph(`a. Item ${String(at)}`, at * 10))
  const told = flat(outlineOf(words))
  expect(told).toHaveLength(words.length)
  expect(Math.max(...told.map(({ depth }) => depth))).toBeLessThan(30)
})
