import { describe, expect, it } from 'vitest'
import { indexOf } from '../../../scripts/search/in-memory.ts'
import { drawGuides } from '../../../tests/papers/library/drawn.ts'
import { pageWith } from '../../../tests/papers/library/page-with.ts'
import { findQuote } from '../../documents/index.ts'
import { searchIn } from './search.ts'
import { indexOfPapers } from './search-papers.ts'
import { LEARNED } from './search-weights.ts'

const guides = drawGuides(3, 40)
const index = await indexOf(guides.documents)
const titles = async (query: string, nearest: { number: number; at: number }[] = []) =>
  (await searchIn(index, query, 8, LEARNED, { meant: nearest })).map(({ document }) => document.title)

describe('a search of an index', () => {
  it('finds the right one of many guides that say nearly the same', async () => {
    const firsts = []
    for (const { question, document } of guides.questions) firsts.push((await titles(question))[0] === document)
    expect(firsts.filter(Boolean).length / firsts.length).toBeGreaterThanOrEqual(0.95)
  })

  it('finds a document whose title says all that is asked', async () => {
    const { name } = guides.documents.find((one) => one.name.includes(' - '))!
    expect((await titles(name))[0]).toBe(name)
  })

  it('shows a title as no passage of a page, and keeps what the document begins with', async () => {
    for (const { name, pages } of guides.documents.slice(0, 8))
      for (const query of [name, `${name} deductible`])
        for (const { document, page, words } of await searchIn(index, query, 8, LEARNED)) {
          if (document.title !== name) continue
          expect(words).not.toBe(name)
          expect(findQuote(pageWith(page, pages[page - 1]!), words.replaceAll('\n', ' '))).not.toBeNull()
        }
    const papers = [
      { id: 'one', title: 'Heron Inn', pages: [pageWith(1, ['Heron Inn', 'We write inns.'])] },
      { id: 'two', title: 'Otter Barn', pages: [pageWith(1, ['We write barns.'])] },
    ]
    const found = await searchIn(await indexOfPapers(papers), 'Otter Barn', 8, LEARNED)
    expect(found.map(({ document, words }) => [document.title, words])).toEqual([['Otter Barn', 'We write barns.']])
    const near = await searchIn(await indexOfPapers(papers), 'zanzibarite', 8, LEARNED, {
      meant: [{ number: 2, at: 0 }],
    })
    expect(near.map(({ words }) => words)).toEqual(['We write barns.'])
  })

  it('finds the number of a form and an amount however they are written', async () => {
    const papers = [
      { id: 'one', title: 'Forms', pages: [pageWith(1, ['Form CG 20 37 is for completed operations.'])] },
      { id: 'two', title: 'Others', pages: [pageWith(1, ['Form CG 20 10 is for ongoing operations.'])] },
      {
        id: 'three',
        title: 'Costs',
        pages: [pageWith(1, ['Roofers pay a deductible of $5,000.', 'Inns pay 1250000.'])],
      },
    ]
    const own = await indexOfPapers(papers)
    const first = async (query: string) => (await searchIn(own, query, 8, LEARNED))[0]?.document.title
    for (const query of ['CG2010', 'cg 2010', 'CG 20 10', 'CG20100413']) expect(await first(query)).toBe('Others')
    for (const query of ['CG2037', 'cg 2037']) expect(await first(query)).toBe('Forms')
    for (const query of ['5000', '$5000', '5,000', '1,250,000']) expect(await first(query)).toBe('Costs')
  })

  it('looks at the documents that are named alone, however many say it better', async () => {
    const { question, document } = guides.questions[0]!
    const best = (await searchIn(index, question, 8, LEARNED)).map((one) => one.document)
    const last = best.findLast(({ title }) => title !== document)!
    const few = await searchIn(index, question, 8, LEARNED, { only: new Set([last.number]) })
    expect(new Set(few.map((one) => one.document.title))).toEqual(new Set([last.title]))
  })

  it('takes a word that stands nowhere for the nearest that does', async () => {
    const { name } = guides.documents.find((one) => one.name.includes(' - '))!
    const misspelt = name.replace(/^(\w{4})(\w)(\w)/, '$1$3$2')
    expect(misspelt).not.toBe(name)
    expect((await titles(misspelt.replace('Guide', 'deductible')))[0]).toBe(name)
  })

  it('finds nothing where nothing is said, unless its meaning is near', async () => {
    expect(await titles('zanzibarite')).toEqual([])
    expect(await titles('zanzibarite', [{ number: 7, at: 1 }])).toEqual([guides.documents[6]!.name])
  })
})
