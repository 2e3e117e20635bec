import { blocksOf, isCell, isColumn, isHeading, isTableRow, isWideRow, MARKER } from './blocks.ts'

/**
 * One thing a page says, word for word: a sentence, a row of a table, an item of a list. `lead` are words above it on the same
 * page that it hangs on, as "This insurance does not apply to:", or the names of a table's columns; `section` is the heading it stands under.
 */
export type Unit = { words: string; lead: string | null; section: string | null; isRow: boolean; isHeading: boolean }

const SENTENCE_END = /(?<=[a-z\d)”"’'%][.;!?][”"’')]*)\s+(?=[A-Z“"(•\d])/
/** What begins so stands on its own, and hangs on nothing above it. */
const OWN_SENTENCE =
  /^(?:we|you|this|these|the (?:policy|insurance|coverage|most)|if|however|but|when|for the)\b|\b(?:is|are) covered\b/i

/** Reads lines as they follow each other on a page into the things they say. */
export function unitsOf(lines: string[]): Unit[] {
  const units: Unit[] = []
  let section: string | null = null
  let lead: string | null = null
  let hasItems = false
  let columns: string[] = []
  let head: string | null = null
  for (const block of blocksOf(lines)) {
    const [first = ''] = block
    const words = block.join(' ')
    if (isWideRow(first)) {
      const cells = first.split('\t')
      if (!cells.some((cell) => /\d/.test(cell))) head = cells.join(' ')
      else units.push({ words: cells.join(' '), lead: head, section, isRow: true, isHeading: false })
      continue
    }
    head = null
    if (block.length === 1 && isColumn(first)) {
      columns.push(first)
      continue
    }
    if (block.length === 1 && isHeading(first)) {
      if (first.split(' ').length <= 3) columns.push(first)
      else columns = []
      section = first
      lead = null
      units.push({ words, lead: null, section: null, isRow: false, isHeading: true })
      continue
    }
    if (
      /:$/.test(words) &&
      /\b(?:apply|applies|cover|pay|following|caused|include[sd]?|exclude[sd]?|for|to|by)\b/i.test(words)
    ) {
      lead = lastSentence(words)
      hasItems = false
      units.push({ words: lead, lead: null, section, isRow: false, isHeading: true })
      continue
    }
    const isItem = MARKER.test(first)
    if (!isItem && (hasItems || OWN_SENTENCE.test(words))) lead = null
    hasItems = lead !== null && (hasItems || isItem)
    const isRow = isTableRow(block)
    if (isRow) {
      const cells = columnsFor(block, columns)
      units.push({ words, lead: cells?.join(' ') ?? lead, section, isRow, isHeading: false })
      columns = cells ?? []
      continue
    }
    columns = []
    for (const sentence of sentencesOf(words)) units.push({ words: sentence, lead, section, isRow, isHeading: false })
  }
  return units
}

/** The names of the columns a row fills, when as many stand right above it as the row has cells, or one less than it. */
function columnsFor(block: string[], above: string[]): string[] | null {
  const values = block.slice(1).filter(isCell).length
  if (values < 1 || above.length < 2 || above.length < values) return null
  return above.slice(-Math.max(values + 1, Math.min(block.length, above.length)))
}

const lastSentence = (words: string) => sentencesOf(words).at(-1) ?? words

/** Sentences; a bare marker or a title without a verb of its own belongs to the sentence after it. */
function sentencesOf(words: string): string[] {
  const joined: string[] = []
  for (const part of words.split(SENTENCE_END)) {
    const before = joined.at(-1)
    if (before !== undefined && /^\(?[a-zA-Z\d]{1,3}[.)]$/.test(before)) joined[joined.length - 1] = `${before} ${part}`
    else joined.push(part)
  }
  return joined.map((part) => part.trim()).filter(Boolean)
}
