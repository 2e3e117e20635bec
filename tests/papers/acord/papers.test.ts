import { describe, expect, test } from 'vitest'
import { MEASURED } from '../../../server/documents/acord/editions.ts'
import { readAcordPapers } from '../../../server/documents/acord/read-papers.ts'
import { imprintOf } from '../../../server/documents/acord/recognise.ts'
import { drawnPage } from '../../../server/documents/facts/drawn-pages.ts'
import { readFacts } from '../../../server/documents/facts/read-facts.ts'
import { sheetOf } from '../../../server/documents/facts/sheet.ts'
import type { FieldValue, Page } from '../../../server/documents/types.ts'
import { ELEMENT_MEANINGS } from '../../../server/forms/index.ts'
import { filledForm } from './filled-form.ts'

const read = (pages: Page[]) => readAcordPapers(pages.map(sheetOf))
const numbered = (pages: Page[]) => pages.map((page, index) => ({ ...page, number: index + 1 }))

/** The same page while it can still be filled: every box a field of this name. */
function fillable(page: Page, id: string, truth: Map<string, string>, named: (name: string) => string): Page {
  const fields = MEASURED.of(id).pages[page.number - 1]!.boxes.flatMap(
    ({ name, edges: [x, y, right, bottom] }): FieldValue[] =>
      truth.has(name) ? [{ name: named(name), value: truth.get(name)!, box: [x, y, right - x, bottom - y] }] : [],
  )
  return { ...page, origin: 'form-fields', fields }
}

describe('a form says what it is', () => {
  test.each([
    ['ACORD 25 (2016/03)', { form: '25', edition: '2016/03' }],
    ['AC0RD 125 [2014112)', { form: '125', edition: '2014/12' }],
    ['ACORD 140 (2016/03) Page 1 of 3', { form: '140', edition: '2016/03' }],
    ['Attach ACORD 101 if more space is required', null],
  ])('by its foot: %s', (text, imprint) => {
    const page = drawnPage(`An invented heading\n${'\n'.repeat(58)}${text}`)
    expect(imprintOf(page)).toEqual(imprint)
  })

  test('by a hidden field, before its foot', () => {
    const field: FieldValue = {
      name: 'F[0].P1[0].Form_EditionIdentifier_A[0]',
      value: 'ACORD 0027 2016-03 Acroform',
      box: [0, 0, 0, 0],
    }
    expect(imprintOf({ ...drawnPage('Words'), fields: [field] })).toEqual({ form: '27', edition: '2016/03' })
  })
})

describe('a form that is still fillable', () => {
  const id = '140-2016-03'
  const { pages, truth } = filledForm(MEASURED.of(id), { how: 'drawn', seed: 3, still: true })

  test.each(['', 'F[0].P1[0].'])('is read by the names of its fields (prefix "%s")', (prefix) => {
    const [paper, ...others] = read(
      pages.map((page) => fillable(page, id, truth, (name) => (prefix ? `${prefix}${name}[0]` : name))),
    )
    expect(others).toEqual([])
    expect(paper).toMatchObject({ form: '140', edition: '2016/03', how: 'fields', pages: [1, 2, 3] })
    for (const { name, value } of paper!.elements) expect(value, name).toBe(truth.get(name))
    const texts = [...truth].filter(([, value]) => value !== 'true')
    expect(texts.filter(([name]) => !paper!.elements.some((element) => element.name === name))).toEqual([])
  })

  test('is read by where its boxes lie when their names say nothing', () => {
    const [paper] = read(
      pages.map((page) => fillable(page, id, truth, (name) => `Text${[...truth.keys()].indexOf(name)}`)),
    )
    const known = paper!.elements.filter(({ name }) => truth.has(name))
    for (const { name, value } of known) expect(value, name).toBe(truth.get(name))
    expect(known.length).toBeGreaterThan(truth.size * 0.9)
  })
})

describe('a file of several documents', () => {
  const application = filledForm(MEASURED.of('126-2016-09'), { how: 'drawn', seed: 5 })
  const certificate = filledForm(MEASURED.of('25-2016-03'), { how: 'drawn', seed: 6 })
  const letter = drawnPage('Dear Avery\n\nplease find the forms enclosed.')

  test('gives each form its own pages', () => {
    const papers = read(numbered([letter, ...application.pages, letter, ...certificate.pages, ...certificate.pages]))
    expect(papers.map(({ form, pages }) => [form, pages])).toEqual([
      ['126', [2, 3, 4, 5]],
      ['25', [7]],
      ['25', [8]],
    ])
  })

  test('does not take what an application asks for as what is in force, but keeps it', () => {
    const facts = readFacts(application.pages, ELEMENT_MEANINGS)
    expect(facts.policies).toEqual([])
    expect(facts.facts).toEqual([])
    expect(facts.acord?.[0]?.elements.length).toBeGreaterThan(50)
  })
})
