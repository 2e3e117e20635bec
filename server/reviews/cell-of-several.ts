import { findQuote, type Page } from '../documents/index.ts'
import { cellOf, type Holding } from './holdings.ts'
import type { Cell, Place, ReviewPaper } from './types.ts'

type Said = Pick<Holding, 'shown' | 'place'>
type FilePlace = Extract<Place, { of: 'file' }>

/** A cell that tells several things, with the words of all that stand on the page of the first; `text`: how they are told. */
export function cellOfSeveral(said: readonly [Said, ...Said[]], text: string, papers: readonly ReviewPaper[]): Cell {
  const [{ place }] = said
  const together = place.of === 'file' ? joined(place, said, pageOf(place, papers)) : null
  return cellOf({ shown: text, place: together ?? place })
}

const pageOf = ({ fileId, page }: FilePlace, papers: readonly ReviewPaper[]) =>
  papers
    .filter((paper) => paper.fileId === fileId)
    .flatMap(({ pages }) => pages.find(({ number }) => number === page) ?? [])[0]

/** The words of places on one page in the order in which they are read; null where they do not stand there so. */
function joined(first: FilePlace, said: readonly Said[], page: Page | undefined): Place | null {
  if (!page) return null
  const there = said.flatMap(({ place }) =>
    place.of === 'file' && place.fileId === first.fileId && place.page === first.page ? [place] : [],
  )
  const placed = there.map((place) => ({ quote: place.quote, boxes: findBoxes(place, page) })).toSorted(inReadingOrder)
  const once = placed.filter(({ quote }, at) => placed.findIndex((one) => one.quote === quote) === at)
  const quote = once.map((one) => one.quote).join(' … ')
  return findQuote(page, quote) && { ...first, quote, boxes: once.flatMap(({ boxes }) => boxes) }
}

const findBoxes = ({ quote, boxes }: FilePlace, page: Page) => (boxes.length ? boxes : (findQuote(page, quote) ?? []))

type Placed = { quote: string; boxes: Page['lines'][number]['box'][] }

function inReadingOrder({ boxes: [one] }: Placed, { boxes: [other] }: Placed): number {
  if (!one || !other) return 0
  return Math.abs(one[1] - other[1]) < one[3] / 2 ? one[0] - other[0] : one[1] - other[1]
}
