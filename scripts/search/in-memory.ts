import { indexOfPapers } from '../../server/domains/knowledge/search-papers.ts'
import { pageWith } from '../../tests/papers/library/page-with.ts'
import type { LibraryDocument } from '../../tests/papers/library/types.ts'

/** The index of these documents as a search reads it, kept in memory. */
export const indexOf = (documents: readonly LibraryDocument[]) =>
  indexOfPapers(
    documents.map(({ name, pages }) => ({
      id: name,
      title: name,
      pages: pages.map((lines, page) => pageWith(page + 1, lines)),
    })),
  )
