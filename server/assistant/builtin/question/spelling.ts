import { tokensOf } from '../../../documents/search/normalise.ts'
import type { Paper } from '../papers.ts'

/** Words of the trade that questions are full of, and so are their misspellings. */
const WORDS =
  `additional aggregate agreement building business cancellation cancelled carrier certificate claims collision commercial compensation
  comprehensive contractor coverage coverages covered cyber damage declarations deductible deductibles driver earthquake effective
  employee endorsement endorsements exclude excluded excludes exclusion exclusions expiration expire expires general holder insurance
  insured insurer landlord lender liability limit limits location locations medical mortgagee number numbers occurrence period personal policies
  policy pollution premises premium premiums professional property requirements retention retroactive schedule subrogation umbrella
  underwriter vehicle vehicles waiver workers`.split(/\s+/)
const KNOWN = new Set(WORDS)

/** The question with its misspelt words of the trade put right; a word that stands in the papers is left as it is. */
export function spelled(text: string, papers: Paper[]): string {
  let read: Set<string> | null = null
  return text.replace(/\p{L}{5,}/gu, (word) => {
    const lower = word.toLowerCase()
    if (KNOWN.has(lower)) return word
    const near = nearestOf(lower, WORDS)
    if (!near) return word
    read ??= wordsOf(papers)
    return read.has(lower) ? word : near
  })
}

/** The word of a list that a misspelt one is meant for; null when none is near. */
export function nearestOf(word: string, words: readonly string[]): string | null {
  const near = words.filter((one) => isNear(word, one))
  const [nearest] = near.map((one) => ({ one, count: slips(word, one) })).sort((a, b) => a.count - b.count)
  return nearest?.one ?? null
}

function wordsOf(papers: Paper[]): Set<string> {
  const texts = papers.flatMap(({ text, facts }) => [
    ...text.map((page) => page.text),
    ...facts.facts.map(({ value }) => value),
  ])
  return new Set(tokensOf(texts.join(' ')).map(({ text }) => text))
}

/** One slip in a word of five letters or more, two in one of nine or more; the first letter is seldom wrong. */
function isNear(word: string, other: string): boolean {
  const most = other.length >= 9 ? 2 : 1
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > most) return false
  return slips(word, other) <= most
}

/** Letters put in, left out, mistaken or swapped with their neighbour (optimal string alignment). */
function slips(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row, ...new Array<number>(b.length).fill(0)])
  rows[0] = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      rows[row]![column] = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwap ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return rows[a.length]![b.length]!
}
