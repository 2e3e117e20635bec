import { readingRows } from '../search/windows.ts'
import type { Line, Page, Word } from '../types.ts'

/** A sentence of a contract, or an item of a list, with the title it stands under ('' without one). */
export type Sentence = { words: PlacedWord[]; text: string; heading: string; isHeading: boolean }

/** A word with the page it stands on; `opens`: it begins a line that does not go on from the one before. */
export type PlacedWord = { word: Word; page: number; opens: boolean }

/** The sentences of a document, over the ends of its pages. Lines that head or foot many pages are left out. */
export function sentencesOf(pages: Page[]): Sentence[] {
  return underHeadings(cut(pages.flatMap(wordsOf(repeatedOn(pages)))))
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

const wordsOf =
  (repeated: Set<string>) =>
  (page: Page): PlacedWord[] => {
    const edge = new Set(edges(page).filter((line) => repeated.has(bare(line))))
    return readingRows(page).flatMap((rows) => {
      const lines = rows.flat().filter((line) => !edge.has(line))
      const right = Math.max(...lines.map(({ box }) => box[0] + box[2]))
      const left = Math.min(...lines.map(({ box }) => box[0]))
      return lines.flatMap((line, at) => {
        const above = lines[at - 1]
        const opens = above !== undefined && isApart(above, line, (right - left) * SHORT, right)
        return line.words.map((word, index) => ({ word, page: page.number, opens: opens && index === 0 }))
      })
    })
  }

/** Whether a line begins something new: the one above ended early, or the gap between them is wide. */
function isApart(above: Line, line: Line, free: number, right: number): boolean {
  if (/^\p{Ll}/u.test(line.text)) return false
  const gap = line.box[1] - (above.box[1] + above.box[3])
  return above.box[0] + above.box[2] < right - free || gap > line.box[3] * 1.1
}

/** '(a)', '14.2', 'iv.', '•': the mark of an item or of a section. */
const ITEM = /^(?:[•▪◦·]|\((?:[a-zA-Z]|[ivxIVX]{1,4}|\d{1,2})\)|(?:[a-z]|[ivx]{1,4})[.)])$/
const SECTION = /^\d{1,2}(?:\.\d{1,2}){0,3}\.?$/
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

/** Whether a new piece begins at this word: behind the end of a sentence, at a new line that stands apart, or at the mark of an item. */
function isCut(words: PlacedWord[], at: number, from: number): boolean {
  const [before, own, next] = [words[at - 1]!.word.text, words[at]!, words[at + 1]?.word.text ?? '']
  const { text } = own.word
  if (own.opens || at - from > MOST_WORDS) return true
  // The mark of an item stays with the item.
  if (at - from === 1 && (ITEM.test(before) || SECTION.test(before))) return false
  if (ITEM.test(text)) return ENDS.test(before) || /^(?:and|or)$/.test(before)
  if (SECTION.test(text) && OPENS.test(next)) return /\.\d|\.$/.test(text) || ENDS.test(before)
  if (isCapitals(before) && !isCapitals(text) && OPENS.test(text)) return isTitleInCapitals(words.slice(from, at))
  return ENDS.test(before) && !SHORTENED.test(before) && OPENS.test(text)
}

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
  if (/[,;]$|_{3}|\$/.test(text)) return false
  return OPENS.test(named[0]!) && named.every((word) => OPENS.test(word) || SMALL.test(word))
}

function underHeadings(pieces: PlacedWord[][]): Sentence[] {
  let heading = ''
  const told = pieces.map((words) => ({ words, text: textOf(words) }))
  const times = Map.groupBy(told, ({ text }) => withoutNumbers(text))
  return told.map(({ words, text }) => {
    const isHeading = isTitle(text) && times.get(withoutNumbers(text))!.length < OFTEN
    if (isHeading) heading = text
    return { words, text, heading: isHeading ? '' : heading, isHeading }
  })
}
