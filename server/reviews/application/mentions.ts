import { normal, type Unit, unitsOf } from '../../documents/index.ts'
import { oncePer } from '../../lib/once-per.ts'
import { type Answer, answerIn, type Part } from './said.ts'

type Spoken = { unit: Unit; words: ReadonlySet<string> }

/** What a part says, by the words it is said in. */
const spokenIn = oncePer(({ pages }: Part): ReadonlyMap<string, Spoken[]> => {
  const by = new Map<string, Spoken[]>()
  for (const unit of pages.flatMap(unitsOf)) {
    const words = new Set(normal(unit.quote).split(' '))
    for (const word of words) {
      const known = by.get(word)
      if (known) known.push({ unit, words })
      else by.set(word, [{ unit, words }])
    }
  }
  return by
})

/** Where a side speaks of what its list, as read, does not have: a row that was not understood is not a row that is not there. */
export function mentionOf(answers: readonly Answer[], side: Part['side'], parts: readonly Part[]): Answer | null {
  const words = answers.flatMap(({ shown }) =>
    normal(shown)
      .split(' ')
      .filter((word) => word.length > 1),
  )
  if (!words.length) return null
  for (const part of parts) {
    if (part.side !== side) continue
    const spoken = spokenIn(part)
    const [rarest] = words.map((word) => spoken.get(word) ?? []).sort((a, b) => a.length - b.length)
    const found = rarest!.find((one) => words.every((word) => one.words.has(word)))
    if (found) return answerIn(part, found.unit.quote, 0, { page: found.unit.page, quote: found.unit.quote, boxes: [] })
  }
  return null
}
