/** A policy number in free text: as written, and each possible reading of where it ends. */
export type DescribedNumber = { written: string; readings: string[] }

const LABEL = /\b(?:policy|policies|binder)\b[\s.:#(]*(?:(?:nos?|num(?:ber)?s?|nbr|is|are)\b[\s.:#(]*)*/gi
const PART = /^[A-Z0-9][A-Z0-9/-]*$/
/** Words with digits that are not policy numbers: years and terms, days, forms. */
const OTHER = [
  /^(?:19|20)\d\d(?:[-/](?:19|20)?\d\d)?$/,
  /^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/,
  /^[A-Z]{2} ?\d\d ?\d\d(?: ?\d\d ?\d\d)?$/,
]
const STREET =
  /^(?:\w+ ){0,2}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|suite|highway|hwy)\b/i
const SHORTEST = 5
const LEAST_DIGITS = 3
const LONGEST = 120

/** The numbers after "policy", in order. */
export function describedNumbers(prose: string): DescribedNumber[] {
  return [...prose.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const from = index + label.length
    const found: DescribedNumber[] = []
    for (const piece of prose.slice(from, from + LONGEST).split(/,|;|\)|\s\/\s|\s(?:and|or|&)\s|[.:](?:\s|$)/i)) {
      const number = numberIn(piece.trim())
      if (!number) break
      found.push(number)
    }
    return found
  })
}

function numberIn(piece: string): DescribedNumber | null {
  const words = piece.split(/\s+/)
  const end = words.findIndex((word) => !PART.test(word))
  const parts = end < 0 ? words : words.slice(0, end)
  const written = parts.join(' ')
  const isNumber = written.length >= SHORTEST && (written.match(/\d/g) ?? []).length >= LEAST_DIGITS
  if (!isNumber || OTHER.some((other) => other.test(written)) || STREET.test(words.slice(parts.length).join(' ')))
    return null
  return { written, readings: parts.map((_, last) => parts.slice(0, last + 1).join('')) }
}
