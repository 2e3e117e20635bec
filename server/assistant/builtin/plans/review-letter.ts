import { capital } from '../../../../shared/sentence.ts'
import { matterOf } from '../../../domains/workspaces/review/as-email.ts'
import type { LastReview, ToldFinding } from '../../reviewing/told-of.ts'
import { conceptsOf, shareHeld } from '../answer/concepts.ts'
import { Citations } from '../citations.ts'
import type { Said } from '../drafts/said.ts'
import { type AskedOfReview, askedOfReview } from '../review/asked-of-review.ts'
import { lastReview } from '../review/last-review.ts'
import type { Talk } from '../talk.ts'
import type { Letter } from './email-body.ts'

/** A letter made of a review; `attachments`: what goes with it. A reason, where the review has nothing for it to say. */
export type ReviewLetter = { letter: Letter; citations: Citations; attachments: string[] } | { nothing: string }

const MOST_SAID = 40

/** The letter that a message asks for about the newest review; null where it asks for another, or there is no review. */
export function reviewLetter(talk: Talk, words: string, said: Said): ReviewLetter | null {
  const review = lastReview(talk)
  if (!review) return null
  const asked = [...said.about, ...said.sentences].flatMap((one) => askedOfReview(one, review) ?? [])[0]
  if (asked) return asked.rows.length ? ofRows(asked, review) : ofFindings(asked.findings, review)
  if (OF_OPEN.test(words)) return ofFindings(review.findings.filter(isOpen), review)
  return review.documentId && OF_DOCUMENT.test(words) ? toSendWith(review, review.documentId) : null
}

/** Words that speak of what is open. */
export const OF_OPEN = /\b(?:open|questions?|outstanding|missing)\b/i
const OF_DOCUMENT = /\b(?:proposal|statement|document)\b/i

const isOpen = ({ severity, verdict, dealt }: ToldFinding) => severity !== 'NONE' && verdict !== 'FOUND' && !dealt

function ofFindings(all: readonly ToldFinding[], review: LastReview): ReviewLetter {
  const findings = all.slice(0, MOST_SAID)
  if (!findings.length) return { nothing: 'The review has nothing of this kind, so there is nothing to write about.' }
  const { subject, opening, sections, closing } = matterOf(review.title, findings)
  if (!sections.length)
    return { nothing: 'Nobody is to be asked for anything here; what is to be done is in the review.' }
  return {
    letter: { subject, wish: [], facts: [opening, ...sections], closing },
    citations: citing(findings),
    attachments: [],
  }
}

/** What stands in a column that is asked for, a line for each row; else the rows. */
function ofRows({ rows }: AskedOfReview, review: LastReview): ReviewLetter {
  const lines = [
    ...new Set(
      rows.flatMap(({ table, cells, at }) => {
        const text = at === null ? cells.map((cell) => cell.text).join(', ') : (cells[at]?.text ?? '')
        return text ? [`- ${capital(at === null ? text : withoutHead(text, table.head[at]!))}`] : []
      }),
    ),
  ].slice(0, MOST_SAID)
  if (!lines.length) return { nothing: 'The review names nothing that is to be decided, so there is nothing to ask.' }
  const [{ table, at }] = rows as [AskedOfReview['rows'][number]]
  const opening = at === null ? 'This is what we found:' : `To settle it, please tell us. ${table.head[at]}:`
  const letter = { subject: review.title, wish: [], facts: [`${opening}\n${lines.join('\n')}`] }
  return { letter, citations: citing(rows), attachments: [] }
}

/** "Decides: …" in a column of what would decide: the words of its head are not said twice. */
function withoutHead(text: string, head: string): string {
  const [lead, ...rest] = text.split(': ')
  return rest.length && shareHeld(conceptsOf([lead!.toLowerCase()]), head) === 1 ? rest.join(': ') : text
}

/** What goes with the document that was written of a review: what it holds, and its premiums. */
function toSendWith(review: LastReview, documentId: string): ReviewLetter {
  const { columns } = review
  const premiums = askedOfReview('premium review', review)?.findings ?? []
  const lines = columns.map((column, at) =>
    [
      column,
      ...premiums.flatMap(({ topic, cells }) => (cells[at]?.text ? `${topic.toLowerCase()} ${cells[at].text}` : [])),
    ].join(', '),
  )
  const facts = ['Please find attached our proposal.', `It covers:\n${lines.map((line) => `- ${line}`).join('\n')}`]
  return {
    letter: { subject: 'Our proposal', wish: [], facts },
    citations: citing(premiums),
    attachments: [documentId],
  }
}

function citing(told: readonly { cells: ToldFinding['cells'] }[]): Citations {
  const citations = new Citations()
  for (const { source } of told.flatMap(({ cells }) => cells)) {
    if (source?.kind === 'document') citations.cite(source.file, source.page, source.quote)
    if (source?.kind === 'account') citations.citeRecord(source.record, source.fields)
  }
  return citations
}
