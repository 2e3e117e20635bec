/** How an item of a list begins: a., (1), iv), a bullet. */
export const MARKER = /^(?:\(?(?:[a-zA-Z]|\d{1,2}|[ivx]{1,4})[.)]|[•·–-])\s+/
const SECTION =
  /^(?:(?:section|part|item|coverage|division)\s+(?:[ivx\d]+|[a-z]\b|one|two|three|four|five)\b|.{0,6}(?:exclusions?|conditions?|definitions?|insuring agreements?|limits of (?:insurance|liability)|who is (?:an )?insured|supplementary payments|schedule)\b.{0,50}$)/i
const VALUE =
  /^(?:[$(]?\s?[\d,]*\.?\d+\)?%?|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|[$]|included|excluded|not covered|nil|none|n\/a|waived|yes|no|see .{1,30}|\d+ (?:hours|days|months|years)|incl\.?|ACV|RC)$/i
const COLUMN =
  /^(?:no\.?|coverages?|deductibles?|limits?(?: of (?:insurance|liability))?|premiums?|change|rate|exposure|amount|description|basis|symbols?|form|number|edition|title|year|make(?: and model)?|model|vin|garaging|code|class(?:ification)?|payroll|loc(?:ation)?\.?|address|carrier|type)$/i
const AMOUNT = /\$\s?[\d,]*\.?\d/

/** A line that is a heading: a section's name, capitals, or a caption of a few words. */
export const isHeading = (line: string) => {
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

/** The name of a column, which says nothing of its own. */
export const isColumn = (line: string) => COLUMN.test(line)
/** What stands in a column: an amount, a date, a word like "included". */
export const isCell = (line: string) => VALUE.test(line)

/** A row of a table, with tabs between its cells. */
export const isWideRow = (line: string) => line.includes('\t')

/** Lines that belong together: a paragraph, a label with its values, an item with its title, a heading alone. */
export function blocksOf(lines: string[]): string[][] {
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
    if (COLUMN.test(line) || isWideRow(line)) {
      close()
      blocks.push([line])
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

/** A row of a table or of a form: a label with its values. */
export function isTableRow(block: string[]): boolean {
  if (block.length > 1 && block.length < 5 && isNumberCell(block[0]!) && !/[.;]$/.test(block.at(-1)!)) return true
  if (block.length > 1 && block.slice(1).some((line) => VALUE.test(line))) return true
  const words = block.join(' ')
  return (
    block.length === 1 && (/^[^.]{2,60}:\s+\S/.test(words) || (AMOUNT.test(words) && words.split(/\s+/).length <= 14))
  )
}
