import { nearestOf } from '../../../shared/near-words.ts'
import { foldedLetters, type Span } from '../../../shared/search.ts'

/** Words that carry no meaning of their own in what is looked for. */
const SMALL = new Set(
  'a an and any are as at be by can do does for from has have how i if in is it its may must my no not of on or our that the their then there this to was we were what when where which who why will with you your'.split(
    ' ',
  ),
)
/** How much of a passage is shown, in characters. */
const SHOWN = 300
/** How much stands before the first word that was asked for, in characters. */
const BEFORE = 60

/** A word without case, marks and the usual endings, so that "risks" is "risk" and "issued" is "issuing". */
const stemOf = (word: string) => {
  const letters = foldedLetters(word)
  if (letters.length < 4 || /\d/.test(letters)) return letters
  return letters.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s|e)$/, '')
}

/** A word, or a figure with its commas. */
const WORD = /\d{1,3}(?:,\d{3})+(?!\d)|[\p{L}\p{N}]+/gu

const wordsIn = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index: start }) => {
    return { stem: stemOf(word.replaceAll(',', '')), start, end: start + word.length }
  })

/** The number of a form that is written without its spaces: 'CG2010', 'CG 2010'. */
const FORM = /\b(\p{L}{2,3}) ?((?:\d\d){2,6})\b/gu

/** Where the words of `asked` stand in a text. All of them count where none carries a meaning of its own. */
function standingIn(text: string, asked: string): (Span & { stem: string })[] {
  const folded = foldedLetters(asked)
  const all = (folded.match(WORD) ?? []).map((word) => word.replaceAll(',', ''))
  const telling = all.filter((word) => !SMALL.has(word))
  const stems = new Set((telling.length ? telling : all).map(stemOf))
  const words = wordsIn(text)
  const held = new Set(words.map(({ stem }) => stem))
  // What stands nowhere as it was typed was found as it is written there: a form in its parts, a misspelt word as the nearest one.
  for (const [form, letters = '', figures = ''] of folded.matchAll(FORM))
    if (!held.has(figures) && !held.has(form)) for (const part of [letters, ...figures.match(/\d\d/g)!]) stems.add(part)
  for (const one of [...stems]) {
    const near = held.has(one) || one.length < 5 || /\d/.test(one) ? null : nearestOf(one, [...held])
    if (near) stems.add(near)
  }
  return words.filter(({ stem }) => stems.has(stem))
}

/**
 * The part of a passage that holds most of what was asked, on one line and cut at words to 300 characters, with where those words stand in
 * it; and the whole line of the passage with most of them, to be found on its page.
 */
export function excerptOf(words: string, asked: string): { text: string; marks: Span[]; line: string } {
  const lines = words.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const kinds = (marks: readonly { stem: string }[]) => new Set(marks.map(({ stem }) => stem)).size
  const held = lines.map((line) => kinds(standingIn(line, asked)))
  const line = lines[held.indexOf(Math.max(...held))]!
  const whole = lines.filter(Boolean).join(' ')
  const marks = standingIn(whole, asked)
  const spans = (text: string) => standingIn(text, asked).map(({ start, end }) => ({ start, end }))
  if (whole.length <= SHOWN) return { text: whole, marks: spans(whole), line }
  const room = SHOWN - 2
  let from = 0
  let most = 0
  for (const { start } of marks) {
    const begin = beginOf(whole, start)
    const inside = kinds(marks.filter((mark) => mark.start >= begin && mark.end <= begin + room))
    if (inside > most) [from, most] = [begin, inside]
  }
  const rest = whole.slice(from, from + room)
  const cut = from + room < whole.length ? `${rest.slice(0, rest.lastIndexOf(' ') + 1 || room).trimEnd()}…` : rest
  const text = `${from > 0 ? '…' : ''}${cut}`
  return { text, marks: spans(text), line }
}

/** The beginning of the word that stands some way before a place, or of the text. */
function beginOf(text: string, place: number) {
  if (place <= BEFORE) return 0
  const space = text.indexOf(' ', place - BEFORE)
  return space < 0 || space >= place ? place : space + 1
}
