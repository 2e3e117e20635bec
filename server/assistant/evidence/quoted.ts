import { type DocumentFacts, type LineOfBusiness, type Page, quotedRows } from '../../documents/index.ts'

/** The words behind a value: of a document or, less strictly, the user's own, who knows which element is meant. */
export type Quoted = {
  words: string
  by: 'document' | 'user'
  /** The words as they are in the rows of their page. */
  rows?: string[]
  /** All that their page says, and the lines of insurance whose policies or limits were read from it. */
  page?: { text: string; lines: Set<LineOfBusiness> }
}

/** Words of a page with all that tells what they are about; `facts` are those of the page's file. */
export function quotedOn(page: Page, words: string, facts: DocumentFacts | null): Quoted {
  const read = (facts?.facts ?? []).filter(({ source }) => source.page === page.number)
  const policies = read.flatMap(({ policy }) => (policy === null ? [] : (facts!.policies[policy] ?? [])))
  const ofPolicies = policies.flatMap(({ lines, listed = [] }) => [...lines, ...listed])
  const lines = new Set([...ofPolicies, ...read.map(({ key }) => key.split('.')[0] as LineOfBusiness)])
  const text = page.lines.map((line) => line.text).join('\n')
  return {
    words,
    by: 'document',
    rows: quotedRows(page, words) ?? [words],
    page: { text, lines },
  }
}
