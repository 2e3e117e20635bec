import type { Page } from '../../documents/index.ts'
import { indexed } from './indexing.ts'
import { heldIn, packed } from './postings.ts'
import { searchIn } from './search.ts'
import type { SearchIndex } from './search-index.ts'
import { LEARNED } from './search-weights.ts'
import type { KnowledgeDocument, Passage } from './types.ts'

const LONGEST_QUOTE = 600

/** A document that is not in the library, with those of its pages that are searched; `title` is '' where it tells nothing. */
export type Paper = { id: string; title: string; pages: readonly Page[] }

/** The passages of some pages that hold most of what is asked, the best first, ranked as those of the library are. */
export async function searchPapers(papers: readonly Paper[], query: string, limit: number) {
  const found = await searchIn(await indexOfPapers(papers), query, limit + papers.length, LEARNED)
  return found
    .filter(({ isByTitle }) => !isByTitle)
    .slice(0, limit)
    .map(({ document: { id }, page, words }) => ({ id, page, quote: quoteOf(words) }))
}

/** Words of some lines as they are quoted. */
function quoteOf(words: string): string {
  const text = words.replaceAll('\n', ' ')
  return text.length <= LONGEST_QUOTE ? text : text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))
}

/** The index of these pages as a search reads it, kept in memory. */
export async function indexOfPapers(papers: readonly Paper[]): Promise<SearchIndex> {
  const documents = new Map<number, KnowledgeDocument>()
  const sizes = new Map<number, number>()
  const passages = new Map<number, readonly Passage[]>()
  const holding = new Map<string, Map<number, number>>()
  const postings = new Map<string, Map<number, Uint8Array>>()
  for (const [at, { id, title, pages }] of papers.entries()) {
    const number = at + 1
    const read = await indexed({ title, pages: allOf(pages) })
    documents.set(number, { id, number, title, fileId: id } as KnowledgeDocument)
    sizes.set(number, read.passages.length)
    passages.set(number, read.passages)
    for (const [term, own] of read.terms) {
      ofTerm(holding, term).set(number, heldIn(own))
      ofTerm(postings, term).set(number, packed(own))
    }
  }
  const terms = [...holding.keys()].sort()
  return {
    listHolding: async (asked) => ({
      sizes,
      holding: new Map(asked.flatMap((term) => (holding.has(term) ? [[term, holding.get(term)!] as const] : []))),
    }),
    listTerms: async (beginning) => terms.filter((term) => term.startsWith(beginning)),
    listPostings: async (asked, numbers) =>
      asked.flatMap((term) =>
        numbers.flatMap((number) => {
          const bytes = postings.get(term)?.get(number)
          return bytes ? [{ term, number, postings: bytes }] : []
        }),
      ),
    listDocuments: async (numbers) => new Map(numbers.map((number) => [number, documents.get(number)!])),
    listPassages: async (places) => places.map(({ number, at }) => ({ number, ...passages.get(number)![at]! })),
  }
}

async function* allOf(pages: readonly Page[]) {
  yield pages
}

function ofTerm<T>(map: Map<string, Map<number, T>>, term: string): Map<number, T> {
  const known = map.get(term)
  if (known) return known
  const made = new Map<number, T>()
  map.set(term, made)
  return made
}
