/**
 * Cuts a text into pieces that stand against these words, so that as few characters as possible differ (edit distance by
 * V. Levenshtein, traced back). The pieces joined are the whole text; a word with nothing against it has ''.
 */
export function alignedTo(words: string[], text: string): string[] {
  const whole = words.join('')
  const costs = costsOf(whole, text)
  const wide = text.length + 1
  const pieces = words.map(() => '')
  const owners = words.flatMap((word, index) => Array.from(word.split(''), () => index))
  let [at, to] = [whole.length, text.length]
  while (to > 0) {
    const here = costs[at * wide + to]!
    const owner = owners[Math.min(Math.max(at - 1, 0), owners.length - 1)]!
    if (at > 0 && here === costs[(at - 1) * wide + to - 1]! + Number(whole[at - 1] !== text[to - 1])) {
      pieces[owner] = text[to - 1]! + pieces[owner]!
      at--
      to--
    } else if (here === costs[at * wide + to - 1]! + 1) {
      pieces[owner] = text[to - 1]! + pieces[owner]!
      to--
    } else at--
  }
  return pieces
}

/** What it costs to turn the first characters of one text into the first ones of another, for all such beginnings. */
function costsOf(from: string, to: string): Uint16Array {
  const wide = to.length + 1
  const costs = new Uint16Array((from.length + 1) * wide)
  for (let a = 0; a <= from.length; a++) {
    for (let b = 0; b <= to.length; b++) {
      if (a === 0 || b === 0) costs[a * wide + b] = a + b
      else {
        const changed = costs[(a - 1) * wide + b - 1]! + Number(from[a - 1] !== to[b - 1])
        costs[a * wide + b] = Math.min(changed, costs[(a - 1) * wide + b]! + 1, costs[a * wide + b - 1]! + 1)
      }
    }
  }
  return costs
}
