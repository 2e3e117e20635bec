import { amountsInWords } from '../scorer/candidates.ts'
import { readingRows } from '../search/passages.ts'
import { isStopWord } from '../search/stem.ts'
import type { Line, Page, Word } from '../types.ts'
import { linesInsured } from './limits.ts'
import { isMarked, isOfItem, unmarked } from './marks.ts'
import { type Placed, type Row, rowsByLine } from './rows.ts'

/** A sentence of a contract, an item of a list or a row of a table, with the title it stands under and that of its article ('' without one). */
export type Sentence = {
  words: PlacedWord[]
  text: string
  heading: string
  article: string
  isHeading: boolean
  row: Row | null
}

/** A word with the page it stands on; `opens`: it begins a line that does not go on from the one before; `row`: that of a table it stands in. */
export type PlacedWord = { word: Word; page: number; opens: boolean; row?: Row }

/** The sentences of a document, over the ends of its pages. Lines that head or foot many pages are left out. */
export function sentencesOf(pages: Page[]): Sentence[] {
  return continued(underHeadings(cut(pages.flatMap(wordsOf(repeatedOn(pages))))))
}

/** The rows of a table that goes on over the end of a page have the heads of its columns, and the first of them the label above. */
function continued(sentences: Sentence[]): Sentence[] {
  let last: Row | null = null
  return sentences.map((one) => {
    const above = last
    last = one.row
    const isWithout = one.row?.cells.every(({ head }) => !head)
    if (!one.row || !above || !isWithout || one.row.cells.length !== above.cells.length) return one
    last = {
      ...one.row,
      label: one.row.label || above.label,
      cells: one.row.cells.map((cell, at) => ({ ...cell, head: above.cells[at]!.head })),
    }
    return { ...one, row: last }
  })
}

/** The same of a text that has no lines: where it may be cut is told by its words alone. */
export const sentencesIn = (text: string): string[] =>
  cut(text.split(' ').map((word) => ({ word: { text: word, box: [0, 0, 0, 0] }, page: 1, opens: false }))).map(textOf)

const EDGE_LINES = 3
const OFTEN = 3
const withoutNumbers = (text: string) => text.replace(/\d+/g, '#').trim()
const bare = ({ text }: Line) => withoutNumbers(text)

/** Lines at the top or the foot that stand on several pages, but for their numbers. */
function repeatedOn(pages: Page[]): Set<string> {
  const times = new Map<string, number>()
  for (const page of pages)
    for (const text of new Set(edges(page).map(bare))) times.set(text, (times.get(text) ?? 0) + 1)
  return new Set([...times].filter(([, count]) => count >= OFTEN).map(([text]) => text))
}

function edges({ lines }: Page): Line[] {
  const down = lines.toSorted((a, b) => a.box[1] - b.box[1])
  return [...down.slice(0, EDGE_LINES), ...down.slice(-EDGE_LINES)]
}

/** How much of the width a line leaves free that ends what it says. */
const SHORT = 0.25

const wordsOf = (repeated: Set<string>) => {
  // Whether the last line of the page before ended early.
  let wasShort = false
  return (page: Page): PlacedWord[] => {
    const edge = new Set(edges(page).filter((line) => repeated.has(bare(line))))
    const rows = rowsByLine(page)
    return readingRows(page).flatMap((across) => {
      const own = across.flat().filter((line) => !edge.has(line))
      const placed = new Set(own.map((line) => page.lines.indexOf(line)))
      // Lines that are read one column after the other are of no row.
      const rowOf = (line: Line) => {
        const found = rows.get(page.lines.indexOf(line))
        return found?.lines.every((one) => placed.has(one)) ? found : undefined
      }
      const lines = together(own, rowOf, page)
      const right = Math.max(...lines.map(({ box }) => box[0] + box[2]))
      const left = Math.min(...lines.map(({ box }) => box[0]))
      return lines.flatMap((line, at) => {
        const above = lines[at - 1]
        const row = rowOf(line)?.row
        const isLast = at === lines.length - 1
        const opens = above ? isApart(above, line, (right - left) * SHORT, right) : wasShort && !GOES_ON.test(line.text)
        // A line that ends amid a sentence goes on over the end of the page.
        if (isLast)
          wasShort =
            line.box[0] + line.box[2] < right - (right - left) * SHORT &&
            (ENDS.test(line.text) || isMarked(line.text) || isTitle(line.text))
        return line.words.map((word, index) => ({
          ...{ word, page: page.number, opens: opens && index === 0 && !row },
          ...(row && { row }),
        }))
      })
    })
  }
}

/** The lines of each row of a table behind its first, one cell after the other. */
function together(lines: Line[], rowOf: (line: Line) => Placed | undefined, page: Page): Line[] {
  const seen = new Set<Placed>()
  return lines.flatMap((line) => {
    const row = rowOf(line)
    if (!row) return [line]
    if (seen.has(row)) return []
    seen.add(row)
    return row.lines.map((at) => page.lines[at]!)
  })
}

/** A line that begins so goes on from the one above. */
const GOES_ON = /^(?:\p{Ll}(?![.)]\s)|\(?[$£€])/u

/** 'H-3. The amounts': a section that letters name. */
const LETTERED = /^\p{Lu}{1,3}-\d{1,2}\.? \p{Lu}/u

/** Whether a line begins something new: the one above ended early, or the gap between them is wide. */
function isApart(above: Line, line: Line, free: number, right: number): boolean {
  if (GOES_ON.test(line.text)) return false
  if (LETTERED.test(line.text) && !isCiting(above.text.split(' ').at(-1)!)) return true
  const gap = line.box[1] - (above.box[1] + above.box[3])
  return above.box[0] + above.box[2] < right - free || gap > line.box[3] * 1.1
}

/** '(a)', '14.2', 'iv.', '•': the mark of an item or of a section. */
const ITEM = /^(?:[•▪◦·–-]|\((?:[a-zA-Z]|[ivxIVX]{1,4}|\d{1,2})\)|(?:[a-z]|[ivx]{1,4})[.)])$/
const SECTION = /^\d{1,2}(?:\.\d{1,2}){0,3}\.?$/
const ROMAN = /^[IVX]{1,5}\.$/
/** A number behind a month is a day. */
const MONTH = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.?$/u
const ENDS = /[.;:?!]["”’')\]]*$/
const OPENS = /^["“”'‘([]*(?:\d{1,2}\.)?\p{Lu}/u
/** A point behind these ends no sentence. */
const SHORTENED =
  /^(?:\p{Lu}|\p{Lu}\.\p{Lu}|No|Nos|Inc|Co|Corp|Ltd|St|Mr|Mrs|Ms|Dr|vs?|Sec|Art|Exh|e\.g|i\.e|cf|incl)\.$/u

function cut(words: PlacedWord[]): PlacedWord[][] {
  const pieces: PlacedWord[][] = []
  let from = 0
  for (let at = 1; at <= words.length; at++) {
    if (at < words.length && !isCut(words, at, from)) continue
    if (at > from) pieces.push(words.slice(from, at))
    from = at
  }
  return pieces
}

const MOST_WORDS = 400
/** How many words begin a sum: 'One hundred thousand'. */
const SUM = 4

/** Whether a new piece begins at this word: behind the end of a sentence, at a new line that stands apart, or at the mark of an item. */
function isCut(words: PlacedWord[], at: number, from: number): boolean {
  const [before, own, next] = [words[at - 1]!.word.text, words[at]!, words[at + 1]?.word.text ?? '']
  const { text } = own.word
  if (own.row !== words[at - 1]!.row) return true
  if (own.row) return false
  if (own.opens || at - from > MOST_WORDS) return true
  // '[ ] Way A': a box to be ticked.
  if (/^(?:\[[xX]?\]?|[☐☑☒□])$/.test(text) && ENDS.test(before)) return true
  // The mark of an item stays with it, and what the mark is of: '(a)', 'II. PEOPLE', 'Article 9. Insurance'.
  const [mark, number = text] = words.slice(from, at).map(({ word }) => word.text)
  if (at - from === 1 && (isMarked(`${mark!} `) || SECTION.test(mark!) || ROMAN.test(mark!))) return false
  if (at - from <= 2 && /^\p{Lu}\p{L}+$/u.test(mark!) && SECTION.test(number)) return false
  const isBehindItem =
    ENDS.test(before) || (/^(?:and|or)$/.test(before) && /[,;]$/.test(words[at - 2]?.word.text ?? ''))
  if (ITEM.test(text)) return isBehindItem
  if (/^\d+(?:\.\d+)+\.?$|^\d{1,2}-\d{1,2}\.$/.test(text) && isBehindItem && !before.endsWith(',')) return true
  if (SECTION.test(text) && OPENS.test(next) && !MONTH.test(before) && !isCiting(before))
    return /\.\d|\.$/.test(text) || (ENDS.test(before) && !before.endsWith(':'))
  if (isCapitals(before) && !isCapitals(text) && OPENS.test(text)) return isTitleInCapitals(words.slice(from, at))
  // '11.6 Certificates; Cancellation.' is one title.
  if (
    before.endsWith(';') &&
    OPENS.test(text) &&
    /\d\.\d/.test(mark!) &&
    isTitle(unmarked(textOf(words.slice(from, at)).slice(0, -1)))
  )
    return false
  // 'Umbrella: Five Million Dollars': an amount stays with its name.
  if (before.endsWith(':') && amountsInWords(textOf(words.slice(at, at + SUM))).at(0)?.from === 0) return false
  // 'ARTICLE 9. INSURANCE; RELEASE' is one title.
  if (before.endsWith(';') && isCapitals(before) && isCapitals(text)) return false
  return ENDS.test(before) && !SHORTENED.test(before) && OPENS.test(text)
}

/** 'Sections 9.4 and 9.5. It …': a number behind these is of a part elsewhere. */
const isCiting = (before: string) =>
  /^(?:sections?|sec\.|articles?|paragraphs?|clauses?|items?)$/i.test(before) ||
  (/^\p{Ll}/u.test(before) && isStopWord(before))

const isCapitals = (text: string) => /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text)

/** '8. INSURANCE' before 'At all times …': a numbered title on the line of its text. */
function isTitleInCapitals(words: PlacedWord[]): boolean {
  const [mark, ...title] = words.map(({ word }) => word.text)
  return SECTION.test(mark!) && title.length > 0 && title.every((text) => !/\p{Ll}/u.test(text))
}

const textOf = (words: PlacedWord[]): string => words.map(({ word }) => word.text).join(' ')

const MOST_OF_HEADING = 9
const SMALL = /^(?:and|or|of|the|to|for|by|in|on|with|a|an)$/

/** A title: few words, all but the small ones capitalized, behind a number or without an end. */
export function isTitle(text: string): boolean {
  const words = text.split(' ')
  const named = words.filter((word) => /\p{L}{2}/u.test(word))
  if (!named.length || named.length > MOST_OF_HEADING || words.length > MOST_OF_HEADING + 3) return false
  if (/[,;]$|_{3}|\$/.test(text) || amountsInWords(text).length) return false
  return OPENS.test(named[0]!) && named.every((word) => OPENS.test(word) || SMALL.test(word))
}

const MOST_ON_LINE = 3
/** Words that say something of what is named, or figures. */
const SAYS =
  /\b(?:shall|must|will|may|can|is|are|be|has|have|agrees?|requires?d?|includ(?:es?|ing)|names?|waives?|not?)\b|\d/i

/** 'B. The machine itself. Renter must …': a few words behind a mark that name what the text on their line is about. */
function isOnLine(text: string, next: PlacedWord | undefined): boolean {
  const said = unmarked(text)
  const isBare = !isOfItem(text) && !SAYS.test(said)
  const isShort =
    isMarked(text) &&
    said.endsWith('.') &&
    said.split(' ').length <= (isBare ? MOST_OF_HEADING : MOST_ON_LINE) &&
    OPENS.test(said)
  const isFollowed =
    next !== undefined && !next.opens && !next.row && OPENS.test(next.word.text) && !isMarked(`${next.word.text} `)
  return isShort && isFollowed && !linesInsured(said).length
}

/** 'II. Liability side, by Borrower': a marked line of its own that ends nothing and names neither insurance nor money. */
function isOwnLine(text: string, first: PlacedWord, next: PlacedWord | undefined): boolean {
  const said = unmarked(text)
  const isShort =
    isMarked(text) && !isOfItem(text) && !/[.,;:?!]$/.test(said) && said.split(' ').length <= MOST_OF_HEADING + 3
  const isAlone = first.opens && (next === undefined || next.opens || next.row !== undefined)
  return (
    isShort &&
    isAlone &&
    (OPENS.test(said) || said.startsWith('(')) &&
    (/^\p{Lu}\p{Ll}/u.test(text) || !linesInsured(said).length) &&
    !/\d/.test(said)
  )
}

function underHeadings(pieces: PlacedWord[][]): Sentence[] {
  let [heading, article] = ['', '']
  const told = pieces.map((words) => ({ words, text: textOf(words) }))
  const times = Map.groupBy(told, ({ text }) => withoutNumbers(text))
  return told.map(({ words, text }, at) => {
    const row = words[0]!.row ?? null
    // 'Wren Corp.; Stoat & Marten; and the Shareholder.': what goes on is no title.
    const isOpen = /;$/.test(told[at - 1]?.text ?? '')
    const isOwn = isTitle(unmarked(text))
    const isItems = isOnLine(text, told[at + 1]?.words[0]) && (!isOwn || isOfItem(text))
    const isNamed = isItems || isOwn || isOwnLine(text, words[0]!, told[at + 1]?.words[0])
    const isHeading = !row && !isOpen && isNamed && times.get(withoutNumbers(text))!.length < OFTEN
    // What an item is about says nothing of the next.
    if (isMarked(text) && !row) heading = article
    if (isHeading) heading = text
    if (isHeading && !isItems) article = text
    return { words, text, heading: isHeading ? '' : heading, article: isHeading ? '' : article, isHeading, row }
  })
}
