import { expect, it } from 'vitest'
import { layOut } from '../reading/layout/paper.ts'
import { findQuote } from './find-quote.ts'
import { findPassages, type SearchedPage, searchWords } from './passages.ts'

const pagesOf = (texts: string[], fileId = 'policy'): SearchedPage[] =>
  texts.map((paragraph, index) => {
    const [page] = layOut([{ paragraph }], 1).pages
    return { fileId, page: { ...page!, number: index + 1 } }
  })

const FILLER = 'The premium for this policy is subject to audit at the end of each policy year by the company.'
const POLICY = pagesOf([
  `${FILLER}\n\nNAMED INSURED\nBrightwater Roofing, LLC`,
  `${FILLER}\n\nMedical expense limit: $5,000 any one person`,
  `${FILLER}\n\nWe waive any transfer of rights of recovery against others to us for the person in the schedule.`,
  `${FILLER}\n\nWho is an additional insured: any organization you agreed to add in a written contract.`,
  `${FILLER}\n\nPollution exclusion: this insurance does not apply to pollutants.`,
])

it.each([
  ['What is the med pay limit?', 2, '$5,000'],
  ['waiver of subrogation', 3, 'transfer of rights of recovery'],
  ['WOS', 3, 'transfer of rights of recovery'],
  ['AI', 4, 'additional insured'],
  ['is pollution excluded', 5, 'Pollution exclusion'],
  ['who is the named insured?', 1, 'Brightwater'],
])('finds for "%s" the passage on page %i', (query, number, words) => {
  const [best] = findPassages(POLICY, query, 3)
  expect(best).toMatchObject({ fileId: 'policy', page: number })
  expect(best!.quote).toContain(words)
})

it('quotes what stands on the page, in at most 600 characters, best first', () => {
  const long = pagesOf([
    Array.from({ length: 60 }, (_, line) => `Item ${line}: roofing operations and coverage ${line * 7}`).join('\n'),
  ])
  const found = findPassages([...long, ...POLICY], 'roofing operations coverage', 5)
  expect(found.length).toBeGreaterThan(2)
  for (const { page, quote, boxes, fileId } of found) {
    const source = [...long, ...POLICY].find(
      (each) => each.fileId === fileId && each.page.number === page && findQuote(each.page, quote),
    )
    expect(source).toBeDefined()
    expect(quote.length).toBeLessThanOrEqual(600)
    expect(boxes.length).toBeGreaterThan(0)
  }
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a))
})

it('finds nothing for words that are not there, and nothing in no pages', () => {
  expect(findPassages(POLICY, 'helicopter', 5)).toEqual([])
  expect(findPassages([], 'limit', 5)).toEqual([])
  expect(findPassages(POLICY, '', 5)).toEqual([])
})

it('names every word worth searching for, synonyms included', () => {
  expect(searchWords('What is the med pay limit?')).toEqual(
    expect.arrayContaining(['med', 'pay', 'medical', 'expense', 'limit?']),
  )
  expect(searchWords('waiver of subrogation')).not.toContain('of')
  expect(searchWords('certificates')).toContain('certificates')
})
