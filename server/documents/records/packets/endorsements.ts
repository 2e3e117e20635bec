import { rowsAcross } from '../../reading/lines.ts'
import type { Line, Page } from '../../types.ts'
import { labelAt, type Vocabulary } from '../labels.ts'
import { readPairs } from '../pairs.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { type Entry, entryOf } from './entries.ts'
import { agreement } from './items.ts'

const LEAST_FIELDS = 4
/** A line on so many pages is their head or foot. */
const RUNNING = 3

/** The endorsements of a packet that say what they change: a page each, with rows of labels before values at its head. */
export function endorsementsOf(pages: Page[], vocabulary: Vocabulary): Entry[] {
  const running = runningTexts(pages)
  return pages.flatMap((page) => {
    const labelOf = (line: Line) => {
      const isText = !running.has(placeOf(line)) && /^\p{L}/u.test(line.text)
      const label = isText ? labelAt(tokensOfOne(line, page), 0, true, null, vocabulary) : null
      return label?.fields.length ? label : null
    }
    const runs: Line[][] = [[]]
    let style: boolean | undefined
    for (const row of rowsAcross(page.lines)) {
      const [first] = row.map(labelOf)
      // Labels of one block are set in one way.
      if (first?.capitals !== style) runs.push([])
      style = first?.capitals
      if (first) runs.at(-1)!.push(...row.filter(labelOf))
    }
    const entries = runs.map((lines) =>
      entryOf(lines.flatMap((line) => readPairs(setApart(tokensOfOne(line, page), vocabulary), vocabulary).pairs)),
    )
    return entries.filter(
      (entry) => entry.has('endorsement_effective_date') && entry.has('form_number') && entry.size >= LEAST_FIELDS,
    )
  })
}

const tokensOfOne = (line: Line, page: Page) => tokensOf([line], page.number, Infinity)

/** The words of a line that begins with a label, with a space behind it. */
function setApart(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const at = labelAt(tokens, 0, true, null, vocabulary)?.to ?? 0
  return tokens.map((token, index) => (index === at && at > 0 ? { ...token, starts: 'gap' } : token))
}

const placeOf = ({ text, box }: Line) => `${Math.round(box[0])} ${Math.round(box[1])} ${text}`

/** What stands at one place of so many pages. */
function runningTexts(pages: Page[]): Set<string> {
  const counts = Map.groupBy(
    pages.flatMap(({ lines }) => lines),
    placeOf,
  )
  return new Set(
    [...counts].flatMap(([place, { length }]) => (length >= RUNNING && length * 4 > pages.length ? [place] : [])),
  )
}

/** Gives each endorsement what the schedules say of the item it changes, and that item its date. */
export function joinEndorsements(endorsements: Entry[], items: Entry[]): void {
  const taken = new Set<Entry>()
  for (const endorsement of endorsements) {
    const item = items.find((one) => !taken.has(one) && agreement(one, endorsement))
    if (!item) continue
    taken.add(item)
    for (const name of ['endorsement_effective_date', 'materiality']) {
      const said = endorsement.get(name)
      if (said) item.set(name, said)
    }
    for (const [name, said] of item) if (!endorsement.has(name)) endorsement.set(name, said)
  }
}
