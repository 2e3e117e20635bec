import { nearestOf } from '../documents/index.ts'
import { prepared } from './prepare.ts'
import type { ClassTable } from './types.ts'
import type { Word, Wording } from './wording.ts'

/** Words shorter than this are near too many others. */
const LEAST = 6

/** A wording with words that no table knows read as the nearest ones that one does. */
export function spelled({ said, excepted }: Wording, ...tables: readonly ClassTable[]): Wording {
  const vocabularies = tables.map((table) => prepared(table).counts.words.terms)
  const read = (word: Word): Word => {
    const { stem } = word
    if (stem.length < LEAST || /\d/.test(stem) || vocabularies.some((terms) => terms.has(stem))) return word
    return { ...word, stem: nearestOf(stem, [...vocabularies[0]!.keys()]) ?? stem }
  }
  return { said: said.map(read), excepted: excepted.map(read) }
}
