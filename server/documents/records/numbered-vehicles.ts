import type { Line, Page } from '../types.ts'
import { Draft } from './drafts.ts'
import { headsEnded, saysEnded } from './ended.ts'
import { VEHICLE } from './families/autos.ts'
import { isKnown, vocabularyOf } from './labels.ts'
import { readPairs } from './pairs.ts'
import { splitByLook } from './split-by-look.ts'
import { type Level, levelsOf } from './stacked-heads.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { PaperRecord } from './types.ts'
import { isEntire, valueOf } from './values.ts'

const VOCABULARY = vocabularyOf(VEHICLE)
const specOf = (name: string) => VEHICLE.fields.find((spec) => spec.name === name)!
const [NUMBER, VIN] = [specOf('veh_number'), specOf('vin')]
const NAME = ['year', 'make', 'model'].map((name) => [specOf(name)])
const HEADING = /\b(?:autos?|vehicles?|trucks?|trailers?)\b/i
/** What is listed by years under such a heading may be what befell them. */
const EVENTS = /\b(?:loss(?:es)?|claims?|accidents?|violations?|history|liability)\b/i
/** A level so many of its heights below the one above is no part of a block. */
const FAR = 2.5
const LEAST_BLOCKS = 2
const SAME_LEFT = 4

/** A vehicle by its running number, and what stands below it down to the next. */
type Block = { page: Page; line: Line; number: number; text: Token[]; below: Line[]; heading: string }

/**
 * Vehicles in blocks that begin with their running number, year, make and model: '1. 2018 Ford F-150'. They count on from 1, and each
 * tells its own VIN, or the heading over the first speaks of vehicles.
 */
export function numberedVehicles(pages: Page[]): PaperRecord[] {
  const run: Block[] = []
  for (const block of pages.flatMap(blocksOn)) {
    const last = run.at(-1)
    const isNext = block.number === (last?.number ?? 0) + 1
    const isAligned = !last || Math.abs(last.line.box[0] - block.line.box[0]) < SAME_LEFT
    if (isNext && isAligned) run.push(block)
  }
  const heading = run[0]?.heading ?? ''
  if (run.length < LEAST_BLOCKS || headsEnded(heading, VEHICLE)) return []
  return run.flatMap((block) => recordOf(block, HEADING.test(heading) && !EVENTS.test(heading)) ?? [])
}

function blocksOn(page: Page): Block[] {
  if (!page.lines.some(({ words }) => isBeginning(words.map(({ text }) => text)))) return []
  const levels = levelsOf(page.lines)
  return levels.flatMap((level, at): Block[] => {
    const [line] = level.lines
    const texts = line!.words.map(({ text }) => text)
    if (!isBeginning(texts)) return []
    const text = tokensOf([line!], page.number, Infinity).slice(1)
    const heading = levels[at - 1]?.lines[0]?.text ?? ''
    const below = [...level.lines.slice(1), ...levelsBelow(levels, at).flatMap(({ lines }) => lines)]
    return [{ page, line: line!, number: Number.parseInt(texts[0]!, 10), text, below, heading }]
  })
}

const isBeginning = ([number = '', year = '', make = '']: string[]) =>
  /^\d{1,3}[.)]$/.test(number) && valueOf('year', [year]) !== null && /^\p{Lu}/u.test(make)

/** The levels of a block: down to the next one, or to a longer space. */
function levelsBelow(levels: Level[], at: number): Level[] {
  const below = levels.slice(at + 1)
  const end = below.findIndex((level, index) => {
    const above = levels[at + index]!
    const isNext = isBeginning(level.lines[0]!.words.map(({ text }) => text))
    return isNext || level.top - above.bottom > FAR * (level.bottom - level.top)
  })
  return end < 0 ? below : below.slice(0, end)
}

function recordOf({ page, line, text, below }: Block, isHeaded: boolean): PaperRecord | null {
  const draft = new Draft(VOCABULARY, page.number, new Map())
  const tokens = tokensOf([line], page.number, Infinity)
  const number = tokens[0]!.word.text.slice(0, -1)
  draft.put({ spec: NUMBER, value: number, tokens: tokens.slice(0, 1) })
  for (const pair of splitByLook(nameOf(text), NAME) ?? []) draft.put(pair)
  const told = readPairs(tokensOf(below, page.number, Infinity), VOCABULARY).pairs
  const vins = told.filter(({ spec, value }) => spec === VIN && value !== null && isEntire('vin', value))
  for (const pair of vins) draft.put(pair)
  draft.isEnded = below.some((one) => saysEnded(one.text, VEHICLE))
  return vins.length > 0 || isHeaded ? draft.record() : null
}

/** The words of a vehicle's name: to the first sign or label behind its make. */
function nameOf(text: Token[]): Token[] {
  const end = text.findIndex(({ word, starts }, at) => {
    const isSign = /^[-–—|,(]|:$/.test(word.text) || isKnown([word.text], VOCABULARY)
    return at > 1 && (starts !== '' || isSign || text[at - 1]!.word.text.endsWith(','))
  })
  const own = end < 0 ? text : text.slice(0, end)
  return own.map((token) => ({ ...token, word: { ...token.word, text: token.word.text.replace(/,$/, '') } }))
}
