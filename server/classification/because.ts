import type { Like } from './likeness.ts'
import type { Prepared } from './prepare.ts'
import type { Because, Quoted } from './types.ts'
import { beginningOf } from './views.ts'
import type { Word } from './wording.ts'

/** The most wordings that are shown for a code. */
const MOST = 3

/** The wordings of a code that a text is most like, with the words of the text that each of them says. `like`: the entries of that code. */
export function becauseOf(table: Prepared, like: readonly Like[], text: string, said: readonly Word[]): Because[] {
  return like
    .toSorted((a, b) => b.likeness - a.likeness || a.entry - b.entry)
    .slice(0, MOST)
    .map(({ entry }) => {
      const { text: wording, terms } = table.entries[entry]!
      const begun = new Set(terms.beginnings)
      const shared = said.filter(({ stem }) => terms.words.includes(stem) || begun.has(beginningOf(stem)))
      return { wording, words: shared.map((word) => quoted(text, word)) }
    })
}

export const quoted = (text: string, { from, to }: { from: number; to: number }): Quoted => ({
  text: text.slice(from, to),
  from,
  to,
})
