/** A piece of a passage that says one thing, word for word; `lead` are the words it hangs on ("This insurance does not apply to:"). */
export type Clause = { words: string; lead: string | null }

const SENTENCE_END = /(?<=[a-z\d)”"’'%][.;!?][”"’')]*)\s+(?=[A-Z“"(•\d])/
const ITEM = /\s+(?=(?:\(?(?:[a-z]|\d{1,2})[.)]|•|·)\s+["“A-Z])/
/** In a table set in a row of words, a value ends a row: "Money and Securities $10,000 $500 | Forgery $25,000". */
const ROW_END =
  /(?<=(?:\$\s?[\d,]*\.?\d+|\b\d{1,3}(?:,\d{3})+|\bIncluded|\bINCLUDED|\bExcluded|\bEXCLUDED|\bNot Covered|\bNOT COVERED|\bIncl\.?|\d%))\s+(?=[A-Z“"(][\p{L}“"(])/u
/** Names of columns, which say nothing of the row that follows them. */
const COLUMN =
  '(?:COVERAGES?|DEDUCTIBLES?|LIMITS?(?: OF (?:INSURANCE|LIABILITY))?|PREMIUMS?|CHANGE|RATE|EXPOSURE|AMOUNT|DESCRIPTION|BASIS)'
const COLUMNS = new RegExp(`\\s*\\b${COLUMN}(?: ${COLUMN})+\\b\\s+(?=[A-Z"“])`, 'i')
const LEAD =
  /(?:\b(?:apply|applies|applicable) to|\bcaused by|\bfor|\bfollowing|\bpay|\binclude[sd]?|\bby)\b[^.]{0,60}:$/i

/** Cuts a passage into its clauses: sentences, list items, rows of a table. Every clause stands in the passage as it is. */
export function clausesOf(passage: string): Clause[] {
  const clauses: Clause[] = []
  let lead: string | null = null
  const pieces = [SENTENCE_END, ITEM, ROW_END, COLUMNS].reduce(
    (parts, end) => parts.flatMap((part) => part.split(end)),
    [passage],
  )
  for (const piece of pieces) {
    const words = piece.trim()
    if (!words) continue
    clauses.push({ words, lead })
    if (LEAD.test(words)) lead = words
    else if (/[a-z)]\.$/.test(words) && !/^\(?(?:[a-z]|\d{1,2})[.)]/.test(words)) lead = null
  }
  return clauses
}

/** A row of a table rather than a sentence: hardly a small word in it. */
export function isRow(words: string): boolean {
  const small =
    words
      .match(/\b[a-z]{2,}\b/g)
      ?.filter((word) => /^(?:the|is|are|of|to|will|not|any|that|this|by|or|in|on|we|you|which|if)$/.test(word))
      .length ?? 0
  return small < 3 && !/[a-z][.;]$/.test(words)
}
