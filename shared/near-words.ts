/** The word of a list that a misspelt one is meant for: the first of those with the fewest slips; null when none is near. */
export function nearestOf(word: string, words: readonly string[]): string | null {
  let nearest: string | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (const one of words) {
    const most = Math.min(mostSlips(one), fewest - 1)
    if (word[0] !== one[0] || Math.abs(word.length - one.length) > most) continue
    const count = slips(word, one, most)
    if (count < fewest) [nearest, fewest] = [one, count]
  }
  return nearest
}

/** One slip in a word of five letters or more, two in one of nine or more; the first letter is seldom wrong. */
const mostSlips = (word: string) => (word.length >= 9 ? 2 : 1)

/**
 * Letters put in, left out, mistaken or swapped with their neighbor (optimal string alignment), from these places on; infinite where there are more
 * than `most`, which ends the count at once.
 */
function slips(a: string, b: string, most: number, atA = 0, atB = 0): number {
  while (atA < a.length && atB < b.length && a[atA] === b[atB]) {
    atA++
    atB++
  }
  const [leftA, leftB] = [a.length - atA, b.length - atB]
  if (Math.abs(leftA - leftB) > most) return Number.POSITIVE_INFINITY
  if (!leftA || !leftB) return leftA + leftB
  if (!most) return Number.POSITIVE_INFINITY
  const isSwap = a[atA] === b[atB + 1] && a[atA + 1] === b[atB]
  return (
    1 +
    Math.min(
      slips(a, b, most - 1, atA + 1, atB + 1),
      slips(a, b, most - 1, atA + 1, atB),
      slips(a, b, most - 1, atA, atB + 1),
      isSwap ? slips(a, b, most - 1, atA + 2, atB + 2) : Number.POSITIVE_INFINITY,
    )
  )
}
