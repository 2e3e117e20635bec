import { isValue } from '../layout/head-rows.ts'
import type { Line, Page } from '../types.ts'
import { fieldsLike, keyOf, type Vocabulary } from './labels.ts'
import { isHead, type Level, levelsOf } from './stacked-heads.ts'
import { valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** A level of a page. */
export type LevelOn = Level & { page: Page }
/** What stands from one caption of the `key` to the next, also over pages; `captions` of all such blocks, in the order they stand in. */
export type Blocks = { key: Line; captions: Line[]; blocks: LevelOn[][] }

const SAME_PLACE = 4
/** The share of the blocks that have a caption. */
const MOST = 0.6
const LEAST_BLOCKS = 2
/** Levels of captions in a block; with one the blocks are rows under heads that are told again. */
const LEAST_LEVELS = 2
const LONGEST = 5
/** A level is one of captions where so many of its lines name fields. */
const KNOWN = 0.5
const ALIKE = 0.72

/** Whether two lines are the same caption, of two blocks. */
export const isSame = (one: Line, other: Line) =>
  one.text === other.text && Math.abs(one.box[0] - other.box[0]) < SAME_PLACE

/** The blocks of a record each, told by the label of the family's key that stands over each one's value in the same place; null where there are none. */
export function blocksOf(pages: Page[], vocabulary: Vocabulary): Blocks | null {
  const key = keyCaption(pages, vocabulary)
  if (!key) return null
  const levels = pages.flatMap((page) => levelsFrom(page))
  const own = cutAt(levels, key)
  const captions = captionsOf(own.blocks, vocabulary)
  // A caption over the first key is one of its block, and so of each; where it is not, it heads the pages.
  const above = own.before.findIndex((level) => isCaptions(level, captions))
  if (above < 0) return withLevels({ key, captions, blocks: own.blocks })
  const first = captions.find((caption) => own.before[above]!.lines.some((line) => isSame(line, caption)))!
  const { blocks } = cutAt(levels, first)
  const areWhole = blocks.length === own.blocks.length && blocks.every((block) => countOf(block, key) === 1)
  if (areWhole) return withLevels({ key, captions: captionsOf(blocks, vocabulary), blocks })
  const heading = own.before.flatMap(({ lines }) => lines)
  const others = captions.filter((caption) => !heading.some((line) => isSame(line, caption)))
  return withLevels({ key, captions: others, blocks: own.blocks })
}

/** Whether a level holds captions, but for words that were misread. */
export const isCaptions = ({ lines }: Level, captions: Line[]) =>
  lines.filter((line) => captions.some((caption) => isSame(line, caption))).length * 2 >= lines.length &&
  !lines.some(({ text }) => isValue(text))

function withLevels(found: Blocks): Blocks | null {
  const [first] = found.blocks
  const count = (block: LevelOn[]) => block.filter((level) => isCaptions(level, found.captions)).length
  return first && found.blocks.some((block) => count(block) >= LEAST_LEVELS) ? found : null
}

/** The label of the key that stands in one place most often; null where it stands twice on a level. */
function keyCaption(pages: Page[], { exact, family }: Vocabulary): Line | null {
  const isKey = ({ text, words }: Line) =>
    words.length < LONGEST && exact.get(keyOf(wordsOf(text)))?.some(({ name }) => name === family.key)
  const lines = pages.flatMap((page) => page.lines.filter(isKey))
  const counts = lines.map((line) => lines.filter((other) => isSame(line, other)).length)
  const most = Math.max(0, ...counts)
  return most >= LEAST_BLOCKS ? lines[counts.indexOf(most)]! : null
}

const levelsFrom = (page: Page): LevelOn[] =>
  levelsOf(page.lines.filter(({ text }) => /[\p{L}\d]/u.test(text))).map((level) => ({ ...level, page }))

function cutAt(levels: LevelOn[], caption: Line): { before: LevelOn[]; blocks: LevelOn[][] } {
  const starts = levels.flatMap((level, index) => (level.lines.some((line) => isSame(line, caption)) ? [index] : []))
  return {
    before: levels.slice(0, starts[0]),
    blocks: starts.map((start, index) => levels.slice(start, starts[index + 1])),
  }
}

const countOf = (block: LevelOn[], caption: Line) =>
  block.flatMap(({ lines }) => lines.filter((line) => isSame(line, caption))).length

/** The lines that stand in the same place in most blocks, on levels that hold nothing else and name fields. */
function captionsOf(blocks: LevelOn[][], vocabulary: Vocabulary): Line[] {
  const found = new Map<string, { line: Line; blocks: Set<number> }[]>()
  blocks.forEach((block, index) => {
    for (const line of block.flatMap(({ lines }) => lines)) {
      if (line.words.length > LONGEST || isValue(line.text)) continue
      const same = found.get(line.text) ?? []
      const known = same.find((one) => isSame(one.line, line))
      if (known) known.blocks.add(index)
      else found.set(line.text, [...same, { line, blocks: new Set([index]) }])
    }
  })
  const least = Math.max(LEAST_BLOCKS, blocks.length * MOST)
  const often = (line: Line) =>
    found.get(line.text)?.find((one) => isSame(one.line, line) && one.blocks.size >= least)?.line
  const captions = new Set<Line>()
  for (const { lines } of blocks.flat()) {
    const own = lines.map(often)
    if (own.every((line) => line !== undefined) && areLabels(lines, vocabulary))
      for (const line of own) captions.add(line)
  }
  return [...captions]
}

function areLabels(lines: Line[], vocabulary: Vocabulary): boolean {
  const known = lines.filter(({ text }) => isHead(text, vocabulary) || isLike(text, vocabulary))
  return known.length > 0 && known.length >= lines.length * KNOWN
}

const isLike = (text: string, vocabulary: Vocabulary) =>
  valueOf('status', [text]) === null && (fieldsLike(wordsOf(text), vocabulary)[0]?.alike ?? 0) >= ALIKE
