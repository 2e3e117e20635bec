import { isStopWord, stemsOf } from '../documents/index.ts'

/** A word that carries meaning, where it stands, and its stem. */
export type Word = { stem: string; from: number; to: number }

/** What a wording says is meant, and what it leaves out, as “windows (except storm)”; both in their order. */
export type Wording = { said: Word[]; excepted: Word[] }

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu
const EXCEPTED = /\((?:except|not)\b[^)]*\)|\b(?:except|not)\b[^,;.()\n]*/giu
const MARKS = /\b(?:except|not)\b/giu

/** The words of a text that carry meaning. */
export function readWording(text: string): Wording {
  const parts = [...text.matchAll(EXCEPTED)].map(({ index, 0: part }) => ({ from: index, to: index + part.length }))
  const isExcepted = ({ from }: Word) => parts.some((part) => from >= part.from && from < part.to)
  const words = wordsIn(text.replace(MARKS, (mark) => ' '.repeat(mark.length)))
  return { said: words.filter((word) => !isExcepted(word)), excepted: words.filter(isExcepted) }
}

/** Part of a compound, as in “long-distance”, any word carries meaning. */
function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ index, 0: letters }) => {
    const word = letters.toLowerCase().replace('’', "'")
    const [from, to] = [index, index + letters.length]
    const isPart = text[from - 1] === '-' || text[to] === '-'
    if ((isStopWord(word) && !isPart) || /^\p{L}$/u.test(word)) return []
    const [stem] = stemsOf(word)
    return stem ? [{ stem, from, to }] : []
  })
}
