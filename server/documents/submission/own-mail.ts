import { papersOf } from '../papers/papers-of.ts'
import type { Line, Page } from '../types.ts'
import { readSubmissions } from './read-submission.ts'

/** What mail programs set over an older mail, or before each of its lines. */
const OLDER = /^(?:-{2,}.*\bmessage\b.*-{2,}|begin forwarded message:?|>.*)$/i
const FROM = /^from:\s*\S/i
const HEADER = /^(?:to|sent|date|subject|cc):/i
/** Lines over its own header that a mail has at the most, and those of a header that follow one another. */
const MOST_OVER = 2
const MOST_HEADER = 3

/**
 * The pages of a mail without the older mails below it, where it tells itself who applies: what is forwarded beside that may be of another. A mail that
 * only hands on what another says stays whole.
 */
export function ownMail(pages: Page[]): Page[] {
  const at = pages.findIndex((page, index) => !page.part && olderIn(page.lines, index === 0) >= 0)
  if (at < 0) return pages
  // What is attached has words of its own.
  const own = pages.map((page, index) =>
    index < at || page.part ? page : cut(page, index > at ? 0 : olderIn(page.lines, at === 0)),
  )
  const mail = own.filter(({ part }) => !part)
  const said = readSubmissions(mail, papersOf(mail, []), () => false)
  return said.some(({ type, fields }) => type === 'applicant' && fields.name) ? own : pages
}

/** Where the first older mail of a page begins; -1 without one. */
const olderIn = (lines: readonly Line[], isFirst: boolean): number =>
  lines.findIndex(({ text }, at) => {
    if (OLDER.test(text)) return true
    const next = lines.slice(at + 1, at + 1 + MOST_HEADER)
    return FROM.test(text) && (!isFirst || at > MOST_OVER) && next.some((line) => HEADER.test(line.text))
  })

function cut(page: Page, from: number): Page {
  const isOwn = ({ cells }: NonNullable<Page['tables']>[number]) =>
    cells.every(({ lines }) => lines.every((line) => line < from))
  return { ...page, lines: page.lines.slice(0, from), ...(page.tables && { tables: page.tables.filter(isOwn) }) }
}
