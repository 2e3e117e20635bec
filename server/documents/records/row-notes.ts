import type { Draft } from './drafts.ts'
import type { Vocabulary } from './labels.ts'
import { readPairs } from './pairs.ts'
import { type Token, tokensAsText } from './tokens.ts'

/** The share of a table's records that have one note each where a note is a field of its own. */
const MOST = 0.7

/** Records of one table with the notes that stand in rows under them. */
export type Noted = { draft: Draft; notes: Token[][]; described: boolean }

/**
 * Gives each record what its notes say: under labels, or, where nearly every record of the table has one without any, the text that the family
 * says such a note is. `described`: a column tells that text already; `headed`: one stands over the first record too, so that they head what
 * follows.
 */
export function takeNotes(records: Noted[], headed: boolean): void {
  const plain = records.map(({ draft, notes }) =>
    notes.filter((note) => {
      const said = readPairs(note, labelsBelow(draft.vocabulary))
      draft.take(said, true)
      return said.pairs.length === 0 && note.length > 1
    }),
  )
  const one = plain.filter(({ length }) => length === 1).length
  if (headed || one < records.length * MOST || records.length < 2) return
  for (const [at, { draft, described }] of records.entries()) {
    const [note, ...others] = plain[at]!
    const { family } = draft.vocabulary
    const spec = family.fields.find(({ name }) => name === family.note)
    if (note && !others.length && spec && !described) draft.fill({ spec, value: tokensAsText(note), tokens: note })
  }
}

/** Under a row a label names a field also by words that do so only where nothing names it better: 'Injury: Burn to hand'. */
const labelsBelow = (vocabulary: Vocabulary): Vocabulary => ({
  ...vocabulary,
  exact: vocabulary.heads,
  asked: new Map(),
})
