/** An amount in a text: the characters from `from` up to `to` name it. */
export type FoundAmount = { amount: number; from: number; to: number }

const UNITS: Record<string, number> = {
  million: 1e6,
  mill: 1e6,
  mil: 1e6,
  mm: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
  billion: 1e9,
  b: 1e9,
}
const UNIT = Object.keys(UNITS).join('|')
/** '2,000 (000s)': counted in thousands. */
const THOUSANDS = `\\(\\$?,?000['’]?s?\\)`
const NUMBER = `(?:(?:USD|US\\$|\\$)\\s?)?(\\d{1,3}(?:,\\s?\\d{3})+|\\d+)(\\.\\d+)?\\s?(${UNIT}|${THOUSANDS})?`
/** Neither the rest of a longer figure nor its beginning: '1,000' is not in '1,000,000CSL', nor '1' in '1.000.000'. */
const ANYWHERE = new RegExp(
  `(?<!\\d|\\d\\.|\\d,(?=\\d{3}(?!\\d)))${NUMBER}(?![\\p{L}\\d]|\\.\\d|,\\d{3}(?!\\d))`,
  'giu',
)
const ALONE = new RegExp(`^${NUMBER}\\.?(?:\\s?(?:USD|dollars))?$`, 'iu')
const WITHOUT_WHOLE = /^(\$?\s?)(\.\d+)/

/**
 * The amount of money a text is, in dollars, or null: $1,000,000, 1000000, 1,000,000.00, 1.5m, $2 million, 500k, USD 250. Anything
 * beside the amount and commas in wrong places make it null.
 */
export function parseAmount(text: string): number | null {
  const match = ALONE.exec(text.trim().replace(WITHOUT_WHOLE, '$10$2'))
  return match && amountOf(match)
}

/** Every amount and other plain number a text names, from the left. */
export function findAmounts(text: string): FoundAmount[] {
  return [...text.matchAll(ANYWHERE)].map((match) => ({
    amount: amountOf(match),
    from: match.index,
    to: match.index + match[0].trimEnd().length,
  }))
}

/** The amounts a text names, each once. */
export function amountsIn(text: string): Set<number> {
  return new Set(findAmounts(text).map(({ amount }) => amount))
}

// Made once: to make a format costs a hundred times what it takes to use it.
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const WITH_CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount as ACORD forms write it: 1,000,000, and cents only where there are some: 1,445.50. */
export function formatAmount(amount: number): string {
  return (Math.round(amount * 100) % 100 === 0 ? WHOLE : WITH_CENTS).format(amount)
}

function amountOf([, whole, fraction = '', unit = '']: RegExpMatchArray | RegExpExecArray): number {
  const plain = Number(whole!.replace(/[,\s]/g, '') + fraction)
  return Math.round(plain * (unit.startsWith('(') ? 1e3 : (UNITS[unit.toLowerCase()] ?? 1)) * 100) / 100
}
