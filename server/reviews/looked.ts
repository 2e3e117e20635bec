import { counted } from './in-sentences.ts'
import type { ReviewPaper } from './types.ts'

/** Where was looked for what was not found, in a sentence; of what could not be read in full it says so. */
export function lookedAt({ papers }: { papers: readonly ReviewPaper[] }): string {
  return papers.length ? `Not found in ${papers.map(pagesRead).join(', ')}.` : 'No document of insurance was given.'
}

/** A paper with its pages: "Quote.pdf (3 pages)", "2 of 3 pages of Quote.pdf, which was not read in full". */
function pagesRead({ name, pages, warnings }: ReviewPaper): string {
  const bare = pages.filter(({ lines, fields }) => !lines.length && !fields.length).length
  if (warnings.length)
    return `${String(pages.length - bare)} of ${counted(pages.length, 'page')} of ${name}, which was not read in full`
  return `${name} (${counted(pages.length, 'page')}${bare ? `, ${String(bare)} without words` : ''})`
}

/** That policies of homes were not gone through coverage by coverage: those they have are none of a business. */
export const personalAmong = (papers: readonly ReviewPaper[]): string[] =>
  papers
    .filter(({ facts }) => facts.isPersonal)
    .map(
      ({ name }) =>
        `${name} is a personal policy: its coverages for the home and personal liability are not reviewed yet.`,
    )

/** What could not be read of papers, each with the name of its file. */
export const warningsOf = (papers: readonly ReviewPaper[]): string[] =>
  papers.flatMap(({ name, warnings }) => warnings.map((one) => `${name}: ${one}`))
