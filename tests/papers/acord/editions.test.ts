import { describe, expect, test } from 'vitest'
import { MEASURED } from '../../../server/documents/acord/editions.ts'
import { readAcordPapers } from '../../../server/documents/acord/read-papers.ts'
import { imprintOf } from '../../../server/documents/acord/recognise.ts'
import { readRegistered, registerPage } from '../../../server/documents/acord/registered-page.ts'
import { sheetOf } from '../../../server/documents/facts/sheet.ts'
import { findQuote } from '../../../server/documents/search/find-quote.ts'
import type { Word } from '../../../server/documents/types.ts'
import { filledForm, type Printing } from './filled-form.ts'

/** What of a filled form comes back: how many elements were filled, how many are right, and which are not. */
function readBack(id: string, printing: Printing) {
  const { pages, truth } = filledForm(MEASURED.of(id), printing)
  const papers = readAcordPapers(pages.map(sheetOf))
  const elements = papers.flatMap((paper) => paper.elements)
  const wrong = elements.filter(({ name, value }) => truth.get(name) !== value)
  const lost = [...truth.keys()].filter((name) => !elements.some((element) => element.name === name))
  return {
    pages,
    papers,
    elements,
    filled: truth.size,
    right: elements.length - wrong.length,
    lost,
    wrong: wrong.map(({ name, value }) => `${name}: “${value}” for “${truth.get(name) ?? ''}”`),
  }
}

const editions = [...MEASURED.words.keys()]

describe.each(['drawn', 'scanned'] as const)('%s, every box of', (how) => {
  test.each(editions)('%s comes back, and nothing else', (id) => {
    const { pages, papers, elements, filled, right, wrong, lost } = readBack(id, { how, seed: 7 })
    expect(wrong).toEqual([])
    expect(right / filled, `${right} of ${filled}; lost ${lost.slice(0, 12).join(', ')}`).toBeGreaterThanOrEqual(0.98)
    expect(papers.map(({ form }) => form)).toEqual([id.slice(0, id.indexOf('-'))])
    for (const { source } of elements)
      expect(findQuote(pages[source.page - 1]!, source.quote), source.quote).not.toBeNull()
  })
})

/** Between the editions of 130 these stand in one another's place under the same caption: nothing on the document tells them apart. */
const CHANGED_PLACES = /^WorkersCompensation_RateState_StateOrProvinceName_/

/** Reads a form as if of this other edition alone anything were known. */
function readBy(id: string, other: string, printing: Printing) {
  const { pages, truth } = filledForm(MEASURED.of(id), printing)
  const candidates = MEASURED.of(other).pages.map((_, page) => ({ id: other, page }))
  const laid = pages.flatMap((page) => registerPage(sheetOf(page), candidates, imprintOf(page), MEASURED) ?? [])
  const elements = readRegistered(laid).filter(({ name }) => !CHANGED_PLACES.test(name))
  return { elements, wrong: elements.filter(({ name, value }) => truth.get(name) !== value), filled: truth.size }
}

describe('an edition nobody measured', () => {
  test.each([
    ['25-2025-12', '25-2016-03'],
    ['25-2016-03', '25-2025-12'],
    ['125-2025-03', '125-2016-03'],
    ['125-2016-03', '125-2025-03'],
    ['126-2025-03', '126-2016-09'],
    ['126-2016-09', '126-2025-03'],
    ['130-2026-01', '130-2010-05'],
    ['130-2010-05', '130-2026-01'],
    ['140-2016-03', '140-2014-12'],
    ['140-2014-12', '140-2016-03'],
  ])('%s, read by %s, gives nothing wrong, whether its cells are drawn or not', (id, other) => {
    for (const how of ['drawn', 'scanned'] as const)
      for (const ruled of [true, false])
        for (const seed of [1, 5, 6, 7, 11])
          expect(readBy(id, other, { how, seed, ruled, ticked: true }).wrong).toEqual([])
  })

  test('is read whole where its boxes stand as in the one before', () => {
    const { elements, filled } = readBy('126-2025-03', '126-2016-09', {
      how: 'drawn',
      seed: 1,
      ticked: true,
      ruled: true,
    })
    expect(elements.length).toBeGreaterThan(filled * 0.85)
  })

  test('is read for the most part where its sections moved, if its cells are drawn', () => {
    const { elements, filled } = readBy('140-2016-03', '140-2014-12', {
      how: 'drawn',
      seed: 1,
      ticked: true,
      ruled: true,
    })
    expect(elements.length).toBeGreaterThan(filled * 0.6)
  })
})

describe('a picture whose words were not surely read', () => {
  /** The elements of a scan whose typed and printed words all carry this. */
  const readWith = (doubt: Partial<Word>) => {
    const { pages, truth } = filledForm(MEASURED.of('25-2016-03'), { how: 'scanned', seed: 7, ticked: true })
    const doubted = pages.map((page) => ({
      ...page,
      lines: page.lines.map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, ...doubt })) })),
    }))
    return { elements: readAcordPapers(doubted.map(sheetOf)).flatMap((paper) => paper.elements), truth }
  }

  test('gives dates, amounts and ticks, and no name, street or number of a policy', () => {
    const { elements, truth } = readWith({ confidence: 0.7 })
    for (const kind of [/Date_/, /Amount_/, /Indicator_/])
      expect(elements.filter(({ name }) => kind.test(name)).length, `${kind}`).toBeGreaterThan(2)
    for (const { name, value } of elements) {
      expect(value, name).toBe(truth.get(name))
      expect(name).not.toMatch(/Name_|Line|PolicyNumber|PostalCode|LetterCode/)
    }
  })

  test('gives nothing over which the passes are at odds', () => {
    expect(readWith({ others: ['otherwise'] }).elements).toEqual([])
  })
})
