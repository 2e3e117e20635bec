/** Short forms of the trade that stand for several words, or share no beginning with the word they stand for. */
const SHORT_FORMS: Record<string, string> = {
  BI: 'BODILY INJURY',
  PD: 'PROPERTY DAMAGE',
  BIPD: 'BODILY INJURY PROPERTY DAMAGE',
  CSL: 'COMBINED SINGLE LIMIT',
  PCO: 'PRODUCT COMPLETED OPERATION',
  PRODCO: 'PRODUCT COMPLETED OPERATION',
  COMPOP: 'COMPLETED OPERATION',
  EL: 'EMPLOYER LIABILITY',
  GL: 'GENERAL LIABILITY',
  CGL: 'GENERAL LIABILITY',
  WC: 'WORKER COMPENSATION',
  SIR: 'SELF INSURED RETENTION',
  UM: 'UNINSURED MOTORIST',
  UIM: 'UNDERINSURED MOTORIST',
  BPP: 'BUSINESS PERSONAL PROPERTY',
  AOP: 'ALL OTHER PERIL',
  PA: 'PERSONAL ADVERTISING',
  PIAI: 'PERSONAL ADVERTISING INJURY',
  DO: 'DIRECTOR OFFICER',
  EO: 'ERROR OMISSION',
  EBL: 'EMPLOYEE BENEFIT LIABILITY',
  MP: 'MEDICAL PAYMENT',
  DTRP: 'DAMAGE RENTED PREMISE',
  EA: 'EACH',
  PER: 'EACH',
  ANY: 'EACH',
  EVERY: 'EACH',
  LEASED: 'RENTED',
  RENT: 'RENTED',
  RENTAL: 'RENTED',
  EXCEPT: 'OTHERTHAN',
  EXCLUDING: 'OTHERTHAN',
  EXCL: 'OTHERTHAN',
  EXCLUSIVE: 'OTHERTHAN',
  COMP: 'COMPLETED',
  PAY: 'PAYMENT',
  PROD: 'PRODUCT',
  OP: 'OPERATION',
  OPS: 'OPERATION',
  ADVT: 'ADVERTISING',
  NO: 'NUMBER',
  NUM: 'NUMBER',
  NBR: 'NUMBER',
  ADDL: 'ADDITIONAL',
  INCEPTION: 'EFFECTIVE',
  DED: 'DEDUCTIBLE',
  RETAINED: 'RETENTION',
  TELEPHONE: 'PHONE',
  TEL: 'PHONE',
}

/** Words that say nothing of which value is meant. */
const SILENT = new Set(
  `A AN THE OR AND IN ON YOU YOUR WE OUR ARE THIS THAT ONE IF AS AT ITEM USD US SHALL BE WILL SAME UP
  INCLUDING INCLUDED INCLUDE S`.split(/\s+/),
)

/** A word as it compares: without its plural, or null when it says nothing. */
function plain(word: string): string | null {
  if (word === '' || SILENT.has(word) || /^\d+$/.test(word)) return null
  return word.length > 4 && word.endsWith('S') && !word.endsWith('SS') ? word.slice(0, -1) : word
}

/**
 * The words of a label as they compare: upper case, short forms written out, letters that stand apart joined ('E L', 'B.I.'),
 * plurals and silent words gone. `label` is in the normal form of sheets (upper case, letters and digits only).
 */
export function wordsOf(label: string): string[] {
  const known = memo.get(label)
  if (known) return known
  const words = joinLetters(
    label
      .replace(/\bOTHER THAN\b/g, 'OTHERTHAN')
      .split(' ')
      .filter((word) => !SILENT.has(word) && !ITEM.test(word)),
  )
    .flatMap((word) => (SHORT_FORMS[word] ?? SHORT_FORMS[plain(word) ?? ''] ?? word).split(' '))
    .flatMap((word) => plain(word) ?? [])
  if (memo.size > MOST_KEPT) memo.clear()
  memo.set(label, words)
  return words
}

/** '3B', '4A': an item's mark, as a letter alone is. */
const ITEM = /^\d[A-D]$/

const MOST_KEPT = 20_000
const memo = new Map<string, string[]>()

/** 'B', 'I' → 'BI'; a letter alone is an item's mark, and says nothing. */
function joinLetters(words: string[]): string[] {
  const joined: string[] = []
  for (let from = 0; from < words.length; ) {
    let to = from
    while (to < words.length && /^[A-Z]$/.test(words[to]!)) to++
    if (to - from > 1) joined.push(words.slice(from, to).join(''))
    else if (to === from) joined.push(words[to++]!)
    from = Math.max(to, from + 1)
  }
  return joined
}
