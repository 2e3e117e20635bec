import { findDates, type IsoDate } from '../../../shared/dates.ts'
import { Likenesses, labelWords, normal, type Page, readingRows, unitsOf } from '../../documents/index.ts'
import { placeIn } from '../holdings.ts'
import type { Place, ReviewPaper } from '../types.ts'
import type { Claim } from './claim.ts'
import type { Spot } from './spots.ts'

/** What days of a report as a whole are called. */
const DAYS = new Likenesses([
  { id: 'valued', labels: ['valuation [date]', 'valued [of date]', 'evaluation [date]', 'evaluated [of date]'] },
  { id: 'printed', labels: ['produced [on]', 'printed [on]', 'generated [on]', '[date] printed', 'print date', 'run date'] },
  { id: 'retroactive', labels: ['retroactive date', 'retro date', 'prior acts date'] },
]) // biome-ignore format: a table
/** `asOf`: what is told as of a day, without saying what that is. `printed`: when the report was made. */
type Kind = 'valued' | 'printed' | 'retroactive' | 'asOf'
const ALIKE = 0.8
const MOST_WORDS = 5

/** A day of the report, and the words that say it. `inRow`: it is of a row of a table alone. */
export type ToldDay = { kind: Kind; day: IsoDate; place: Place; spot: Spot; inRow: boolean }

/** The days that a paper names by what they are, in the order of its pages. */
export const toldDays = (paper: ReviewPaper): ToldDay[] => paper.pages.flatMap((page) => daysOn(paper, page))

function daysOn(paper: ReviewPaper, page: Page): ToldDay[] {
  const told = (label: string, quote: string, day: IsoDate, y: number, inRow = false): ToldDay[] => {
    const kind = kindOf(label)
    const place = placeIn(paper, { page: page.number, quote, boxes: [] })
    return kind ? [{ kind, day, place, spot: { page: page.number, y }, inRow }] : []
  }
  const inText = (text: string, quote: string, y: number) =>
    findDates(text).flatMap(({ date, from }) => told(text.slice(0, from), quote, date, y))
  const inRows = readingRows(page)
    .flat()
    .flatMap((lines) => {
      const texts = lines.map(({ text }) => text)
      return inText(texts.join(' '), texts.join(' … '), lines[0]!.box[1])
    })
  const inLabels = page.lines.flatMap((label) => {
    const beside = label.text.endsWith(':') ? besideOf(label, page.lines) : null
    const [first] = beside ? findDates(beside.text) : []
    return beside && first?.from === 0
      ? told(label.text, `${label.text} … ${beside.text.slice(0, first.to)}`, first.date, label.box[1])
      : []
  })
  const inUnits = unitsOf(page).flatMap(({ kind, value, cells, quote }) => {
    if (kind === 'sentence') return inText(value, quote, 0)
    return cells.flatMap(({ head, text, box }) => {
      const [only, ...others] = findDates(text)
      return only && !others.length && head ? told(head, quote, only.date, box[1], true) : []
    })
  })
  return [...inRows, ...inLabels, ...inUnits]
}

/** The next line on the right of one that stands beside it, also a little higher or lower. */
function besideOf({ box: [x, y, width, height] }: Line, lines: readonly Line[]): Line | null {
  const beside = lines.filter(({ box: [left, top, , high] }) => {
    const shared = Math.min(y + height, top + high) - Math.max(y, top)
    return left >= x + width && shared * 2 >= Math.min(height, high)
  })
  return beside.reduce<Line | null>((next, one) => (next && next.box[0] <= one.box[0] ? next : one), null)
}
type Line = Page['lines'][number]

/** What the words right before a day call it; the day of the week behind a label is none of it. */
function kindOf(before: string): Kind | null {
  const words = labelWords(before.replace(OF_WEEK, ':')).slice(-MOST_WORDS)
  const likest = words.flatMap((_, from) => DAYS.of(normal(words.slice(from).join(' '))).slice(0, 1))
  const [best] = likest.sort((a, b) => b.score - a.score)
  if (best && best.score >= ALIKE) return best.id
  return /\bas of:?\s*$/i.test(before) ? 'asOf' : null
}

const OF_WEEK = /:\s*\p{L}+,\s*$/u

/** The day that the figures are of: one that is called so, else one as of which they are told, not before what they are of. */
export function valuedOn(days: readonly ToldDay[], claims: readonly Claim[]): ToldDay | null {
  const last = claims.reduce((latest, { lost }) => (lost && lost > latest ? lost : latest), '')
  return (
    days.find(({ kind }) => kind === 'valued') ?? days.find(({ kind, day }) => kind === 'asOf' && day >= last) ?? null
  )
}
