import type { Page } from '../../types.ts'
import { isCapitals, type Vocabulary } from '../labels.ts'
import { readPairs } from '../pairs.ts'
import { tokensOf } from '../tokens.ts'
import { type Entry, entryOf } from './entries.ts'
import { agreement } from './items.ts'

const LEAST_FIELDS = 4
/** A line on so many pages is their head or foot. */
const RUNNING = 3

/** The endorsements of a packet that say what they change: a page each, with small labels before values at its head. */
export function endorsementsOf(pages: Page[], vocabulary: Vocabulary): Entry[] {
  const running = runningTexts(pages)
  return pages.flatMap((page) => {
    const pairs = page.lines.flatMap((line) => {
      const [first] = line.words
      const labelled = first && /^\p{Lu}{2}/u.test(first.text) && isCapitals(first.text) && !running.has(line.text)
      return labelled ? readPairs(tokensOf([line], page.number, Infinity), vocabulary).pairs : []
    })
    const entry = entryOf(pairs)
    const whole = entry.has('endorsement_effective_date') && entry.has('form_number') && entry.size >= LEAST_FIELDS
    return whole ? [entry] : []
  })
}

function runningTexts(pages: Page[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { lines } of pages) for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Set([...counts].flatMap(([text, count]) => (count >= RUNNING && count * 4 > pages.length ? [text] : [])))
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
