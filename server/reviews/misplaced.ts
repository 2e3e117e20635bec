import type { DocumentKind } from '../documents/index.ts'
import type { ReviewPaper } from './types.ts'

/** Papers each once, and what is to be said of those that came twice or in the place of another, a sentence each. */
export function inPlace(papers: readonly ReviewPaper[]): { papers: ReviewPaper[]; notes: string[] } {
  const kept: ReviewPaper[] = []
  const notes: string[] = []
  for (const alike of Map.groupBy(papers, wordsOf).values()) {
    const [first, ...others] = alike[0]!.pages.some(hasWords) ? alike.toSorted(byFit) : [alike[0]!]
    kept.push(first!, ...(others.length ? [] : alike.slice(1)))
    notes.push(...others.map((other) => sayTwice(first!, other)))
  }
  const inOrder = papers.filter((paper) => kept.includes(paper))
  return { papers: inOrder, notes: [...notes, ...inOrder.flatMap(sayMisplaced)] }
}

const hasWords = ({ lines }: ReviewPaper['pages'][number]) => lines.length > 0
const wordsOf = ({ pages }: ReviewPaper) =>
  JSON.stringify(pages.map(({ lines, fields }) => [lines.map(({ text }) => text), fields]))

/** What stands where it belongs before what does not. */
const byFit = (one: ReviewPaper, other: ReviewPaper) => Number(!fits(one)) - Number(!fits(other))

function sayTwice(kept: ReviewPaper, left: ReviewPaper): string {
  const what =
    kept.name === left.name ? `${kept.name} was given twice` : `${left.name} and ${kept.name} are the same document`
  return `${what}, so it was not held against itself.`
}

/** What documents are called, where their kind is one that is not easily taken for another. */
const CALLED: Partial<Record<DocumentKind, string>> = {
  ...{ declarations: 'a policy', binder: 'a binder', quote: 'a quote', certificate: 'a certificate of insurance' },
  ...{ contract: 'a contract', application: 'an application', 'loss-run': 'a loss run', invoice: 'an invoice' },
}

const POLICIES: readonly DocumentKind[] = ['declarations', 'binder', 'quote']
/** What slots are for; any other takes everything. */
const SLOTS: readonly [slot: RegExp, kinds: readonly DocumentKind[], as: string][] = [
  [/^\[certificate\]/i, ['certificate'], 'the certificate'],
  [/^\[contract\]/i, ['contract'], 'the contract'],
  [/^\[loss run\]/i, ['loss-run'], 'the loss run'],
  [/^\[application\]/i, ['application'], 'the application'],
  [/^\[option \d\]/i, POLICIES, 'an option'],
  [/^\[(?:quote or |binder or )?policy\]/i, POLICIES, 'the policy'],
]

const placeOf = ({ slot }: ReviewPaper) => SLOTS.find(([pattern]) => pattern.test(slot))

/** Whether a file holds what its slot is for, or something that is not known for sure. */
function fits(paper: ReviewPaper): boolean {
  const [, kinds] = placeOf(paper) ?? []
  const { kind, papers = [] } = paper.facts
  return !kinds || !CALLED[kind] || [kind, ...papers.map((one) => one.kind)].some((one) => kinds.includes(one))
}

const sayMisplaced = (paper: ReviewPaper): string[] =>
  fits(paper) ? [] : [`${paper.name} came as ${placeOf(paper)![2]}, but it looks like ${CALLED[paper.facts.kind]!}.`]
