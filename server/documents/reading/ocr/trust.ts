import type { Line, Word } from '../../types.ts'

/** With more of its words unsure than this, what passes agree on is less sure too. */
const MOST_DOUBT = 0.2
/** In a picture with fewer dots an inch, digits are four or five dots high, and passes agree on wrong ones: no word of it is surer than this. */
const COARSE_DPI = 130
const COARSE_SURE = 0.75
/** A gap narrower than this part of the height may be none: an amount that was cut in two. */
const CUT = 0.45

/** Lowers how sure words are by what they were read from: `doubt` is the share of words on the page that are not sure, `dpi` what was scanned at. */
export function trusted(words: Word[], doubt: number, dpi: number | null): Word[] {
  const trust = Math.min(1, (1 - doubt) / (1 - MOST_DOUBT))
  const most = dpi !== null && dpi < COARSE_DPI ? COARSE_SURE : 1
  return words.map((word) => ({
    ...word,
    confidence: Math.round(Math.min(most, word.confidence! * trust) * 100) / 100,
  }))
}

/** Lines in which an amount that may have been cut in two says so: each piece names the whole as another reading. */
export function doubtCutAmounts(lines: Line[]): Line[] {
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word, index) => cut(word, line.words[index - 1], line.words[index + 1])),
  }))
}

function cut(word: Word, before: Word | undefined, after: Word | undefined): Word {
  const others = [...(word.others ?? [])]
  if (before && isCut(before, word)) others.push(before.text + word.text)
  if (after && isCut(word, after)) others.push(word.text + after.text)
  return others.length > 0 ? { ...word, others } : word
}

function isCut(word: Word, next: Word): boolean {
  const gap = next.box[0] - word.box[0] - word.box[2]
  const high = Math.min(word.box[3], next.box[3])
  return /^\$?\d[\d,.]*$/.test(word.text) && /^[\d,.]*\d$/.test(next.text) && gap < high * CUT
}
