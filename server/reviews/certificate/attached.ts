import { imprintOf, type Page, stemsOf } from '../../documents/index.ts'
import { cellOf, type Holding, placeIn } from '../holdings.ts'
import { paragraphsOf } from '../policy/paragraphs.ts'
import { sentencesIn } from '../policy/wording.ts'
import type { Cell, Place, ReviewPaper } from '../types.ts'

/** That a description goes on elsewhere: the sentence that says so, and the papers as far as they hold those pages; none where they did not come. */
export type Attached = { cell: Cell; papers: readonly ReviewPaper[] }

/** ACORD's form for what does not fit on another. */
const REMARKS = '101'
/** What a page that belongs to another is called. */
const PAGES = new Set(stemsOf('attached attachment addendum enclosed page'))

/** What a description refers to; null where it stands for itself. `own`: the pages of the certificate itself. */
export function attachedTo(description: Holding, own: ReviewPaper, papers: readonly ReviewPaper[]): Attached | null {
  const shown = sentencesIn(description.value).find(refers)
  if (shown === undefined) return null
  const pages = new Set(own.pages.map(({ number }) => number))
  const found = papers.flatMap((paper) => {
    const isOwn = paper.fileId === own.fileId
    const held = paper.pages.filter(
      (page) => isRemarks(page) || (isOwn && !pages.has(page.number) && !isForm(paper, page)),
    )
    return held.length ? [{ ...paper, pages: held }] : []
  })
  return { cell: cellOf({ shown, place: description.place }), papers: found }
}

const refers = (sentence: string): boolean => {
  const stems = stemsOf(sentence)
  return stems.some((stem, at) => PAGES.has(stem) || (stem === 'acord' && stems[at + 1] === REMARKS))
}

/** A file of nothing but pages that belong to a certificate. */
export const isAttachment = ({ pages }: ReviewPaper) => pages.length > 0 && pages.every(isRemarks)

const isRemarks = (page: Page) => imprintOf(page)?.form === REMARKS

const isForm = ({ facts }: ReviewPaper, { number }: Page) =>
  facts.acord?.some(({ form, pages }) => form !== REMARKS && pages.includes(number)) ?? false

/** Where attached pages say what `says` looks for. */
export function saidThere({ papers }: Attached, says: (text: string) => boolean): Place | null {
  for (const paper of papers)
    for (const page of paper.pages)
      for (const { text, quote, boxes } of paragraphsOf(page))
        if (says(text)) return placeIn(paper, { page: page.number, quote, boxes })
  return null
}

/** Whether all that attached pages say was read. */
export const isAllRead = ({ papers }: Attached): boolean =>
  papers.every(({ pages, warnings }) => !warnings.length && pages.every(({ origin }) => origin !== 'ocr'))
