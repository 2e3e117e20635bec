/** Letters and digits alone, lower case: what stays the same however a thing is spaced and punctuated. */
export function squeeze(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Whether words stand in a text as whole words, however the two are spaced and punctuated: "OH" stands in "Sampleton, OH",
 * not in "Ohio". With `unbroken`, what a hyphen or a slash ties to them belongs to them too: "1042" does not stand in "QF-1042".
 */
export function holdsWords(text: string, words: string, unbroken = false): boolean {
  const wanted = squeeze(words)
  if (!wanted) return false
  const plain = text.normalize('NFKC').toLowerCase()
  const letters = [...plain.matchAll(/[\p{L}\p{N}]/gu)].map(({ 0: letter, index }) => ({ letter, index }))
  const offsets = letters.flatMap(({ letter }, at) => Array.from({ length: letter.length }, () => at))
  const squeezed = letters.map(({ letter }) => letter).join('')
  const before = unbroken ? /[\p{L}\p{N}][-/]?$/u : /[\p{L}\p{N}]$/u
  const after = unbroken ? /^[-/]?[\p{L}\p{N}]/u : /^[\p{L}\p{N}]/u
  for (let at = squeezed.indexOf(wanted); at >= 0; at = squeezed.indexOf(wanted, at + 1)) {
    const start = letters[offsets[at]!]!.index
    const last = letters[offsets[at + wanted.length - 1]!]!
    const end = last.index + last.letter.length
    if (!before.test(plain.slice(Math.max(0, start - 3), start)) && !after.test(plain.slice(end, end + 3))) return true
  }
  return false
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The calendar dates a text names, as YYYY-MM-DD: 4/1/2026, 04-01-26, 2026-04-01, April 1, 2026, 1 Apr 2026. */
export function datesIn(text: string): Set<string> {
  const found = new Set<string>()
  const add = (year: number, month: number, day: number) => {
    if (month < 1 || month > 12 || day < 1 || day > 31) return
    const full = year < 100 ? (year < 70 ? 2000 : 1900) + year : year
    found.add(`${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  }
  for (const [, m, d, y] of text.matchAll(/(?<!\d)(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})(?!\d)/g))
    add(+y!, +m!, +d!)
  for (const [, y, m, d] of text.matchAll(/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g)) add(+y!, +m!, +d!)
  for (const [, name, d, y] of text.matchAll(/\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/g))
    add(+y!, monthOf(name!), +d!)
  for (const [, d, name, y] of text.matchAll(
    /\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:day\s+of\s+)?([A-Za-z]{3,9})\.?,?\s+(\d{4})\b/g,
  ))
    add(+y!, monthOf(name!), +d!)
  return found
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** The amounts of money and other grouped numbers a text names, in whole units: $1,000,000, 1,000,000, $2M, 1.5 million. */
export function amountsIn(text: string): Set<number> {
  const found = new Set<number>()
  const amount = /(\$\s?)?(\d{1,3}(?:,\s?\d{3})+|\d+)(\.\d+)?\s?(million|mil|mm|m|thousand|k)?(?![\p{L}\d])/giu
  for (const [, , digits, decimals = '', unit = ''] of text.matchAll(amount)) {
    found.add(
      Math.round(Number(digits!.replace(/[,\s]/g, '') + decimals) * (UNITS[unit.toLowerCase()] ?? 1) * 100) / 100,
    )
  }
  return found
}

const UNITS: Record<string, number> = { million: 1e6, mil: 1e6, mm: 1e6, m: 1e6, thousand: 1e3, k: 1e3 }
