/** The word of a list that a misspelt one is meant for; null when none is near. */
export function nearestOf(word: string, words: readonly string[]): string | null {
  const near = words.filter((one) => isNear(word, one))
  const [nearest] = near.map((one) => ({ one, count: slips(word, one) })).sort((a, b) => a.count - b.count)
  return nearest?.one ?? null
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
