import type { Fact, FactKey, LineOfBusiness, Page } from '../../server/documents/index.ts'
import type { ReviewPaper } from '../../server/reviews/types.ts'
import { drawnPage } from './documents/grid-page.ts'

/** What a document says: its facts by their keys, the texts of its page from the top, and how sure it was read. */
export type OfferSpec = {
  facts: readonly (readonly [FactKey, string, Partial<Fact>?])[]
  words?: readonly string[]
  lines?: LineOfBusiness[]
  warnings?: readonly string[]
  kind?: ReviewPaper['facts']['kind']
  slot?: string
}

/** A document that was read so, in the slot of its name: 'Option 1'. */
export function anOffer(
  name: string,
  { facts, words = [], lines = ['gl'], warnings = [], kind = 'quote', slot }: OfferSpec,
): ReviewPaper {
  const page: Page = drawnPage(
    words.map((text, at) => ({ text, x: 40, y: 40 + at * 20 })),
    [],
  )
  const policy = {
    lines,
    number: null,
    carrier: null,
    effective: null,
    expiration: null,
    insured: null,
    status: 'quoted' as const,
  }
  return {
    fileId: name,
    name: `${name}.pdf`,
    slot: slot ?? `[${name}]`,
    warnings,
    pages: [page],
    facts: {
      kind,
      title: null,
      policies: [policy],
      conflicts: [],
      facts: facts.map(([key, value, own], at) => ({
        id: `f${String(at + 1)}`,
        key,
        value,
        policy: key.startsWith('insured.') ? null : 0,
        printed: value,
        source: { page: 1, quote: `${key} ${value}`, boxes: [] },
        confidence: 0.9,
        status: 'quoted',
        ...own,
      })),
    },
  }
}
