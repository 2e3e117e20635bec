/**
 * One thing a page says, word for word: a sentence, a row of a table, an item of a list. `lead` are words above it on the same
 * page that it hangs on, as "This insurance does not apply to:"; `section` is the heading it stands under.
 */
export type Unit = { words: string; lead: string | null; section: string | null; isRow: boolean; isHeading: boolean }

const SENTENCE_END = /(?<=[a-z\d)”"’'%][.;!?][”"’')]*)\s+(?=[A-Z“"(•\d])/
/** How an item of a list begins: a., (1), iv), a bullet. */
export const MARKER = /^(?:\(?(?:[a-zA-Z]|\d{1,2}|[ivx]{1,4})[.)]|[•·–-])\s+/
const SECTION =
  /^(?:(?:section|part|item|coverage|division)\s+(?:[ivx\d]+|[a-z]\b|one|two|three|four|five)\b|.{0,6}(?:exclusions?|conditions?|definitions?|insuring agreements?|limits of (?:insurance|liability)|who is (?:an )?insured|supplementary payments|schedule)\b.{0,50}$)/i
const VALUE =
  /^(?:[$(]?\s?[\d,]*\.?\d+\)?%?|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|[$]|included|excluded|not covered|nil|none|n\/a|waived|yes|no|see .{1,30}|\d+ (?:hours|days|months|years)|incl\.?|ACV|RC)$/i
const COLUMN =
  /^(?:no\.?|coverages?|deductibles?|limits?(?: of (?:insurance|liability))?|premiums?|change|rate|exposure|amount|description|basis|symbols?|form|number|edition|title|year|make(?: and model)?|model|vin|garaging|code|class(?:ification)?|payroll|loc(?:ation)?\.?|address|carrier|type)$/i
/** What begins so stands on its own, and hangs on nothing above it. */
const OWN_SENTENCE =
  /^(?:we|you|this|these|the (?:policy|insurance|coverage|most)|if|however|but|when|for the)\b|\b(?:is|are) covered\b/i
const AMOUNT = /\$\s?[\d,]*\.?\d/

const isHeading = (line: string) => {
  const bare = line.replace(MARKER, '')
  const words = bare.split(/\s+/)
  if (SECTION.test(bare) && words.length <= 12 && !/[.;]$/.test(line)) return true
  const isShort = words.length <= 9 && !/[.,;:]$/.test(line) && !AMOUNT.test(line) && !/:\s/.test(line)
  return (
    isShort &&
    bare.length > 3 &&
    ((bare === bare.toUpperCase() && /[A-Z]{3}/.test(bare)) || (bare === line && isCaption(bare)))
  )
}
/** Up to four words with capitals: a heading where it stands alone, part of a sentence where it goes on one. */
const isCaption = (line: string) => /^[A-Z][a-z]{3,}(?: (?:[A-Z][a-z]+|and|of|to|the|or|in|for)){0,4}$/.test(line)
const isTitle = (line: string) =>
  MARKER.test(line) && line.split(/\s+/).length <= 10 && !/[.;:]$/.test(line) && !AMOUNT.test(line)

/** Reads lines as they follow each other on a page into the things they say. */
export function unitsOf(lines: string[]): Unit[] {
  const units: Unit[] = []
  let section: string | null = null
  let lead: string | null = null
  let hasItems = false
  for (const block of blocksOf(lines)) {
    const [first = ''] = block
    const words = block.join(' ')
    if (block.length === 1 && isHeading(first)) {
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
    for (const sentence of isRow ? [words] : sentencesOf(words))
      units.push({ words: sentence, lead, section, isRow, isHeading: false })
  }
  return units
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

function isTableRow(block: string[]): boolean {
  if (block.length > 1 && block.slice(1).some((line) => VALUE.test(line))) return true
  const words = block.join(' ')
  return (
    block.length === 1 && (/^[^.]{2,60}:\s+\S/.test(words) || (AMOUNT.test(words) && words.split(/\s+/).length <= 14))
  )
}

/** Lines that belong together: a paragraph, a label with its values, an item with its title, a heading alone. */
function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = []
  let open: string[] = []
  const close = () => {
    if (open.length) blocks.push(open)
    open = []
  }
  for (const raw of lines) {
    const line = raw.trim()
    if (!line) continue
    const last = open.at(-1)
    if (COLUMN.test(line)) {
      close()
      continue
    }
    if (last !== undefined && !belongs(open, last, line)) close()
    open.push(line)
  }
  close()
  return blocks
}

function belongs(open: string[], last: string, line: string): boolean {
  if (beginsRow(open, line)) return false
  if (VALUE.test(line)) return !/[.]$/.test(last) || VALUE.test(last)
  if (open.some((one) => VALUE.test(one)) && !/^[a-z]/.test(line)) return isCellAfter(open, line)
  if (isNumberCell(last) && !isNumberCell(line)) return true
  if (isCaption(line) && !/[.:;!?]$/.test(last) && last.length > 45) return true
  if (isHeading(line) || (isHeading(last) && open.length === 1) || MARKER.test(line)) return false
  if (isTitle(last) && open.length === 1) return true
  if (/^[^.]{2,40}:\s+\S/.test(line) && !/^[a-z]/.test(line)) return false
  if (/^[^.]{2,40}:\s+\S/.test(last) && /^[A-Z]/.test(line) && open.length === 1) return last.length > 70
  if (/[.:;!?]$/.test(last))
    return /^[a-z]/.test(line) || (/[.]$/.test(last) && last.length > 60 && /[a-z]/.test(line) && line.length > 40)
  if (/^[a-z(]/.test(line)) return true
  return last.length > 45 || isNumberCell(last)
}

/** In a table whose first cell is a number or a year, the cells after it go on with the row. */
const isNumberCell = (line: string) => /^(?:\d{1,4}|[A-Z]{1,3} ?\d{2}(?: \d{2}){1,3})$/.test(line)

/** A row that begins with the next number, or with the number of a form. */
function beginsRow(open: string[], line: string): boolean {
  if (/^\d{1,3}$/.test(line) && /^\d{1,3}$/.test(open[0]!)) return Number(line) === Number(open[0]) + 1
  return /^[A-Z]{1,4}[ -]?\d{2,4}(?:[ -]\d{2})*(?: \(\d{2}-\d{2}\))?$/.test(line)
}

function isCellAfter(open: string[], line: string): boolean {
  return isNumberCell(open[0]!) && line.length < 40 && !isNumberCell(line) && open.length < 6
}
