import type { Box, Word } from '../../types.ts'
import { alignedTo } from './align.ts'

/** What one pass over a page read; every word has a confidence. */
export type Pass = Word[]

/** Boxes of two passes stand in one place when this part of the narrower one is shared … */
const SHARED_WIDTH = 0.35
/** … and their middles are closer than this part of the lower one's height. */
const SHARED_MIDDLE = 0.55
/** A box this many times as high as the other one spans more than its line. */
const TALLER = 2.2
const MOST_OTHERS = 3
const SUREST = 0.99
const AMOUNT = /^\$?\d[\d,.]*$/

type Seen = { word: Word; pass: number }
/** What a pass read in one place, from left to right. */
type Reading = { words: Word[]; text: string; confidence: number }

/**
 * Merges what several passes read by the places of their words. Where passes agree on the characters, confidence grows. Where
 * they do not, the reading with most confidence behind it is kept, less sure, and its words name the others. A word that only
 * one of the passes saw keeps that pass's confidence.
 */
export function mergePasses(passes: Pass[]): Word[] {
  if (passes.length === 1) return passes[0]!
  const seen = passes.flatMap((words, pass) => words.map((word) => ({ word, pass })))
  return placesOf(seen).flatMap((place) => settle(readingsOf(place)))
}

/** Words that overlap, each with those that overlap it in turn: all that was read in one place. */
function placesOf(seen: Seen[]): Seen[][] {
  const sorted = seen.toSorted((a, b) => a.word.box[1] - b.word.box[1])
  const places = sorted.map((one) => [one])
  const tallest = Math.max(0, ...seen.map(({ word }) => word.box[3]))
  for (let first = 0; first < sorted.length; first++) {
    const end = sorted[first]!.word.box[1] + tallest
    for (let next = first + 1; next < sorted.length && sorted[next]!.word.box[1] <= end; next++) {
      const [a, b] = [places[first]!, places[next]!]
      if (a === b || sorted[first]!.pass === sorted[next]!.pass) continue
      if (!isSamePlace(sorted[first]!.word.box, sorted[next]!.word.box)) continue
      a.push(...b)
      for (const one of b) places[sorted.indexOf(one)] = a
    }
  }
  return [...new Set(places)]
}

function isSamePlace([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  const shared = Math.min(ax + aw, bx + bw) - Math.max(ax, bx)
  if (shared < SHARED_WIDTH * Math.min(aw, bw)) return false
  const [low, high] = [Math.min(ah, bh), Math.max(ah, bh)]
  const apart = Math.abs(ay + ah / 2 - by - bh / 2)
  return high <= low * TALLER ? apart < low * SHARED_MIDDLE : apart < high * 0.25
}

function readingsOf(place: Seen[]): Reading[] {
  return [...Map.groupBy(place, ({ pass }) => pass).values()].map((seen) => {
    const words = seen.map(({ word }) => word).sort((a, b) => a.box[0] - b.box[0])
    return { words, text: textsOf(words).join(''), confidence: least(words) }
  })
}

function settle(readings: Reading[]): Word[] {
  const opinions = [...Map.groupBy(readings, ({ text }) => text).values()].sort((a, b) => weightOf(b) - weightOf(a))
  const kept = opinions[0]!
  const surest = kept.toSorted((a, b) => piecesOf(a) - piecesOf(b) || b.confidence - a.confidence)[0]!
  const share = weightOf(kept) / weightOf(readings)
  const doubt = kept.reduce((product, { confidence }) => product * (1 - confidence), 1)
  const rivals = opinions.slice(1).map((same) => same[0]!)
  const pieces = rivals.map(({ text }) => alignedTo(textsOf(surest.words), text))
  return surest.words.map((word, index) => {
    const read = new Set(pieces.map((piece) => piece[index]!))
    const others = [...read].filter((text) => text !== word.text).slice(0, MOST_OTHERS)
    const agreed = kept.length > 1 ? Math.max(word.confidence!, 1 - doubt) : word.confidence!
    const confidence = round(Math.min(SUREST, agreed) * (others.length ? share : 1))
    return { ...word, confidence, ...(others.length > 0 && { others }) }
  })
}

/** An amount is one word where any pass has it as one; other words are parted as the surest pass has them. */
function piecesOf({ text, words }: Reading): number {
  return AMOUNT.test(text) ? words.length : 0
}

function textsOf(words: Word[]): string[] {
  return words.map(({ text }) => text)
}

function weightOf(readings: Reading[]): number {
  return readings.reduce((sum, { confidence }) => sum + confidence, 0)
}

function least(words: Word[]): number {
  return Math.min(...words.map((word) => word.confidence!))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
