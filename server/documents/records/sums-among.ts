const LEAST_PARTS = 2

/** Words by which documents call what sums up other rows. */
export const TOTALS =
  /\b(?:sub-?|grand[- ]?)?totals?\b|\b(?:all|combined|overall|balance|altogether|entire|company|program|whole|first half|second half|to date)\b/i

/**
 * Which of some values, in the order of their rows, sum up others: the whole of all that stand before, or of those since the last that did. Two
 * values before it are the least; null stands for a row that tells none. Cents are exact, as documents add them up.
 */
export function sumsAmong(values: (number | null)[]): boolean[] {
  let all = 0
  let since = 0
  let count = 0
  let sinceCount = 0
  return values.map((value) => {
    if (value === null) return false
    const cents = Math.round(value * 100)
    const isSum =
      cents !== 0 && ((count >= LEAST_PARTS && cents === all) || (sinceCount >= LEAST_PARTS && cents === since))
    if (isSum) {
      since = 0
      sinceCount = 0
      return true
    }
    all += cents
    since += cents
    count += 1
    sinceCount += 1
    return false
  })
}

/** What stands for one another is no part of one whole: terms, options, plans. */
export const ALTERNATIVES =
  /\b(?:option|alternative|plan|package|quote|proposal|expiring|renewal|prior|current|proposed|good|better|best|before|after)\b/i
