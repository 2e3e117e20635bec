import { findQuote } from '../../../server/documents/index.ts'
import type { Finding, Review, ReviewInput, ReviewPaper, ReviewRecord } from '../../../server/reviews/types.ts'
import type { MadePaper } from '../../support/rehearsal/made-paper.ts'

/** What a review is given, as the assistant gives it. */
export const inputFrom = (
  made: readonly MadePaper[],
  given: Partial<Pick<ReviewInput, 'choices' | 'text'>> & { records?: ReviewRecord[]; slot?: string } = {},
): ReviewInput => ({
  papers: made.map(
    ({ name, facts, pages }): ReviewPaper => ({
      fileId: name,
      name,
      slot: given.slot ?? '',
      facts: facts!,
      pages,
      warnings: [],
    }),
  ),
  ...{ records: given.records ?? [], today: '2027-03-01' },
  ...{ choices: given.choices ?? {}, text: given.text ?? '' },
})

/** Findings that speak of a side without words on it, or whose words do not stand on the page they name. */
export function groundless({ findings }: Review, { papers }: ReviewInput): Finding[] {
  return findings.filter(({ verdict, cells }) => {
    const placed = cells.flatMap(({ place }) => place ?? [])
    if (verdict !== 'NOT_SHOWN' && !placed.length) return true
    return placed.some((place) => {
      if (place.of !== 'file') return !place.quote
      const page = papers
        .find(({ fileId }) => fileId === place.fileId)
        ?.pages.find(({ number }) => number === place.page)
      return !page || !findQuote(page, place.quote)
    })
  })
}
