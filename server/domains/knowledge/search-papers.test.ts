import { expect, it } from 'vitest'
import { pageWith } from '../../../tests/papers/library/page-with.ts'
import { findQuote } from '../../documents/index.ts'
import { type Paper, searchPapers } from './search-papers.ts'

const paperOf = (id: string, pages: readonly string[][], title = ''): Paper => ({
  ...{ id, title },
  pages: pages.map((lines, at) => pageWith(at + 1, lines)),
})

const FILLER = ['The premium for this policy is subject to audit at the end of', 'each policy year by the company.']
const POLICY = paperOf(
  'policy',
  [
    ['NAMED INSURED', 'Brightwater Roofing, LLC'],
    ['Medical expense limit: $5,000 any one person'],
    ['We waive any transfer of rights of recovery against others to us for', 'the person in the schedule.'],
    ['Who is an additional insured: any organization you agreed to add in a', 'written contract.'],
    ['Pollution exclusion: this insurance does not apply to pollutants.'],
  ].map((lines) => [...FILLER, ...lines]),
)

it.each([
  ['What is the med pay limit?', 2, '$5,000'],
  ['waiver of subrogation', 3, 'transfer of rights of recovery'],
  ['WOS', 3, 'transfer of rights of recovery'],
  ['AI', 4, 'additional insured'],
  ['is pollution excluded', 5, 'Pollution exclusion'],
  ['who is the named insured?', 1, 'Brightwater'],
])('finds for "%s" the passage on page %i', async (query, page, words) => {
  const [best] = await searchPapers([POLICY], query, 3)
  expect(best).toMatchObject({ id: 'policy', page, quote: expect.stringContaining(words) })
})

it('quotes what stands on the page, in at most 600 characters', async () => {
  const items = Array.from({ length: 60 }, (_, line) => `Item ${line}: roofing operations and coverage ${line * 7}`)
  const long = paperOf('long', [[...items, `Roofing ${'operations coverage '.repeat(60)}`]])
  const found = await searchPapers([long, POLICY], 'roofing operations coverage', 5)
  expect(found).toHaveLength(5)
  for (const { id, page, quote } of found) {
    const { pages } = [long, POLICY].find((paper) => paper.id === id)!
    expect(findQuote(pages[page - 1]!, quote)).not.toBeNull()
    expect(quote.length).toBeLessThanOrEqual(600)
  }
  expect(found.map(({ quote }) => quote.length)).toContainEqual(expect.toSatisfy((length) => length > 580))
})

it('looks first into the paper that is named, whose title is no passage', async () => {
  const line = 'The deductible is $500 for each claim.'
  const papers = ['Heron Inn', 'Otter Barn'].map((title) => paperOf(title, [[line, `${title[0]}1`]], title))
  const found = await searchPapers(papers, 'deductible of Otter Barn', 4)
  expect(found.map(({ id, quote }) => [id, quote])).toEqual([
    ['Otter Barn', `${line} O1`],
    ['Heron Inn', `${line} H1`],
  ])
})

it('finds nothing for words that are not there, and nothing in no pages', async () => {
  expect(await searchPapers([POLICY], 'helicopter', 5)).toEqual([])
  expect(await searchPapers([], 'limit', 5)).toEqual([])
  expect(await searchPapers([POLICY], '', 5)).toEqual([])
})

it('takes the number of a form for one word', async () => {
  const form = (number: string, title: string) => paperOf(number, [[`The form ${number} is in the file.`]], title)
  const papers = [form('CG 20 01', 'Bulletin 10'), form('CG 20 37 04 13', 'Rules'), form('CG2011', 'Bulletin 20')]
  const found = async (query: string) => (await searchPapers(papers, query, 5)).map(({ id }) => id)
  expect(await found('CG 20 10')).toEqual([])
  expect(await found('CG 20 37')).toEqual(['CG 20 37 04 13'])
  expect(await found('CG 20 11')).toEqual(['CG2011'])
  expect(await found('is the form CG 20 01 there')).toEqual(expect.arrayContaining(['CG 20 01']))
  expect((await found('is the form CG 20 01 there'))[0]).toBe('CG 20 01')
})
