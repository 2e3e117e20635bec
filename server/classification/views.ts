import type { Wording } from './wording.ts'

/** The ways a wording is looked at: its words, neighbors in any order, how words begin, pieces of words for other spellings, what it leaves out. */
export const VIEWS = ['words', 'pairs', 'beginnings', 'pieces', 'excepted'] as const
export type View = (typeof VIEWS)[number]
/** The terms of a wording in each view, each once. */
export type Terms = Record<View, string[]>

const BEGINNING = 5
const PIECE = 4

export function termsIn({ said, excepted }: Wording): Terms {
  const words = said.map(({ stem }) => stem)
  return {
    words: once(words),
    pairs: once(words.slice(1).map((word, at) => [words[at]!, word].toSorted().join(' '))),
    beginnings: once(words.map(beginningOf)),
    pieces: once(words.flatMap(piecesOf)),
    excepted: once(excepted.map(({ stem }) => stem)),
  }
}

export const beginningOf = (stem: string) => stem.slice(0, BEGINNING)

function piecesOf(word: string): string[] {
  const whole = `^${word}$`
  return Array.from({ length: Math.max(1, whole.length - PIECE + 1) }, (_, at) => whole.slice(at, at + PIECE))
}

const once = (terms: string[]) => [...new Set(terms)]
