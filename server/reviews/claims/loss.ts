import { parseDate } from '../../../shared/dates.ts'
import { type Page, statementsIn, type Unit, unitsOf } from '../../documents/index.ts'
import { placeIn } from '../holdings.ts'
import { sentencesIn } from '../policy/wording.ts'
import type { Cell, ReviewPaper } from '../types.ts'
import { sentenceUnit } from './likeness.ts'
import { daysIn, eachDay, type Told, type ToldDay } from './told-days.ts'

/** What happened, as far as the claim documents and the user's words tell: the days they name, and the sentences that describe it. `isCut`: not all of them. */
export type Loss = { days: ToldDay[]; told: Cell[]; text: string; unit: Unit; isCut: boolean }

const OF_LOSS = /\b(?:loss|accident|occurr\w+|incident|injury|happened|damage)\b/i
const OF_STORY = /\b(?:descri\w+|cause|details?|facts|what happened|narrative|type of loss|injur\w+)\b/i
/** So many letters tell a loss; a story that is longer repeats itself. */
const MOST_STORY = 20_000

/** The loss that these papers and this text tell of. */
export function lossOf(papers: readonly ReviewPaper[], text: string): Loss {
  const told = papers.flatMap((paper) => paper.pages.flatMap((page) => toldOn(paper, page)))
  const typed = sentencesIn(text.trim())
    .filter(Boolean)
    .map((one, at): Told => ({ name: '', value: one, cell: typedCell(one), ...(at === 0 && { isFirst: true }) }))
  const all = [...told, ...typed]
  const stories = all.filter(({ name, value }) =>
    name ? OF_STORY.test(name) && !parseDate(value) : OF_LOSS.test(value) || typed.length > 0,
  )
  const words = [...new Set(stories.map(({ value }) => value))].join(' ')
  const kept = words.slice(0, MOST_STORY)
  return {
    days: eachDay(all.flatMap(daysIn)),
    told: stories.map(({ cell }) => cell),
    text: kept,
    unit: sentenceUnit(kept),
    isCut: kept.length < words.length,
  }
}

function toldOn(paper: ReviewPaper, page: Page): Told[] {
  const at = (text: string, quote: string): Cell => ({
    text,
    place: placeIn(paper, { page: page.number, quote, boxes: [] }),
    note: null,
  })
  const values = statementsIn(page).map(({ attribute, value, quote }) => ({
    name: attribute,
    value,
    cell: at(value, quote),
  }))
  const sentences = unitsOf(page)
    .filter(({ kind }) => kind === 'sentence')
    .map(({ value, quote }) => ({ name: '', value, cell: at(value, quote) }))
  return [...values, ...sentences]
}

const typedCell = (text: string): Cell => ({ text, place: null, note: 'As you wrote it.' })
