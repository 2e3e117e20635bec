import type { Cell, Place } from '../types.ts'
import type { Paragraph } from './paragraphs.ts'

/** So many letters of a quote are shown; more of it stands behind on the page. */
const MOST = 600

type Words = Pick<Paragraph, 'page' | 'quote' | 'boxes'> & { top?: number }

/** A place of words that stand below one another in one column of a page; those that go on elsewhere are left out. */
export function placeOf(fileId: string, words: readonly Words[]): Place {
  const [first] = words
  const end = words.findIndex(
    ({ page, top = 0 }, at) => page !== first!.page || (at > 0 && top < (words[at - 1]!.top ?? 0)),
  )
  const own = end < 0 ? words : words.slice(0, end)
  const isWithin = (at: number) => own.slice(0, at + 1).reduce((sum, { quote }) => sum + quote.length, 0) <= MOST
  const kept = own.filter((_, at) => at === 0 || isWithin(at))
  return {
    of: 'file',
    fileId,
    page: first!.page,
    quote: kept.map(({ quote }) => quote).join(' … '),
    boxes: kept.flatMap(({ boxes }) => boxes),
  }
}

export const cellAt = (place: Place): Cell => ({ text: place.quote.replaceAll(' … ', ' '), place, note: null })

/** Where a cell's words stand, for a sentence. */
export const pageOf = ({ place }: Cell): string => (place?.of === 'file' ? `page ${place.page}` : 'the records')
