import { classOf, type WordClass } from './word-classes.ts'

/** A stretch of a message. `isSentence`: a sentence of its own, or the first part of one; else it is joined on by "and" or a comma. */
export type Part = { text: string; from: number; to: number; isSentence: boolean }

const MOST_PARTS = 12
const SENTENCE_END =
  /(?<=[?!])\s+|(?<=[\p{L}\d)]\.)(?<!\b(?:Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Ltd)\.)\s+(?=\p{Lu})|\s*\n+\s*|;\s+/gu
const JOINED =
  /,\s+(?:and\s+|then\s+|also\s+|but\s+|plus\s+|please\s+|pls\s+)*|\s+(?:and|then|but|plus|&|\+)\s+(?:then\s+|also\s+|please\s+|pls\s+)*/giu
/** Kinds of words a new wish may begin with. */
const BEGINS: ReadonlySet<WordClass | undefined> = new Set([
  'make', 'write', 'mail', 'tell', 'send', 'call', 'bind', 'pay', 'remind', 'find', 'edit', 'change', 'compare', 'sum', 'ask', 'aux', 'undo', 'system', 'web',
]) // biome-ignore format: a list
/** What may stand alone before a wish: "hi cara, …", "thanks, …". */
const SMALL_TALK: ReadonlySet<WordClass | undefined> = new Set(['hello', 'thanks', 'praise', 'yes', 'no', 'undo'])
const MOST_SMALL = 4

/** What marks an item of a list at the beginning of its line, and a line of an e-mail's head. */
const ITEM = /^[ \t]*(?:[-*•+–]|\(?\d{1,2}[.)])[ \t]+(?=\S)/gm
const HEAD_LINE = /^(?:from|to|cc|date|sent|subject):[^\n]*\n*/i

/** A message without the marks of its list, where it has one: each item is a line. */
export function withoutMarks(message: string): string {
  return (message.match(ITEM) ?? []).length > 1 ? message.replace(ITEM, '') : message
}

/** Where what somebody wrote begins: behind the head of an e-mail that was pasted. */
function beginningOf(message: string): number {
  let from = 0
  for (let head = HEAD_LINE.exec(message); head; head = HEAD_LINE.exec(message.slice(from))) from += head[0].length
  return from < message.length ? from : 0
}

/** The stretches of a message that may each want something, in order; a long one is left whole. */
export function partsOf(message: string): Part[] {
  const begin = beginningOf(message)
  const sentences = cut(message.slice(begin), begin, [...message.slice(begin).matchAll(SENTENCE_END)], true)
  if (sentences.length > MOST_PARTS) return cut(message, 0, [], true)
  const parts = sentences.flatMap(({ text, from }) =>
    cut(
      text,
      from,
      [...text.matchAll(JOINED)].filter((gap) => isNewWish(text, gap)),
      false,
    ),
  )
  return parts.length > MOST_PARTS ? sentences : parts
}

/** Words that stand before the verb of a wish. */
export const POLITE: ReadonlySet<string> = new Set(
  'please pls plz kindly now then also and ok okay so can could would will you u i we need want to just go ahead cara hey hi'.split(
    ' ',
  ),
)

/** A stretch from the verb of its wish on: "call them back" of "can you please call them back". */
export const fromVerb = (text: string): string => {
  const verb = [...text.matchAll(/[\p{L}'’-]+/gu)].find(([word]) => !POLITE.has(word.toLowerCase()))
  return verb ? text.slice(verb.index) : text
}

/** Whether a stretch asks for something: a question, or an order. */
export function opensWish(text: string): boolean {
  if (text.trim().endsWith('?')) return true
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
  const first = words.find((word) => !POLITE.has(word))
  return first !== undefined && BEGINS.has(classOf(first))
}

/** Words that point at a thing there is, and that ask for it once more. */
const POINTS = new Set('it that this the same my'.split(' '))
const REPEATS = new Set('again anew redo rewrite redraft same'.split(' '))
const OF_MAKING: ReadonlySet<WordClass | undefined> = new Set(['make', 'write', 'mail', 'doc'])

/**
 * What follows where a stretch begins by asking once more for what was drafted: "shorter" of "draft the e-mail again, but shorter", nothing of
 * "redo it". Null where it does not: "write again to the carrier" points at no draft.
 */
export function askedOnceMore(text: string): string | null {
  let [points, repeats, end] = [false, false, 0]
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[\p{L}'’-]+/gu)) {
    const own = { points: POINTS.has(word), repeats: REPEATS.has(word) }
    if (!own.points && !own.repeats && word !== 'do' && !POLITE.has(word) && !OF_MAKING.has(classOf(word))) break
    points ||= own.points
    repeats ||= own.repeats
    end = index + word.length
  }
  if (!points || !repeats) return null
  return text
    .slice(end)
    .replace(/^[\s,.:;!–-]*(?:(?:but|and|only|just|with)\s+)*/i, '')
    .trim()
}

function isNewWish(text: string, gap: RegExpExecArray): boolean {
  const [next = ''] = text.slice(gap.index + gap[0].length).match(/[\p{L}'’-]+/u) ?? []
  const before = text.slice(0, gap.index)
  const words = before.match(/[\p{L}'’-]+/gu) ?? []
  if (words.length <= MOST_SMALL && SMALL_TALK.has(classOf((words[0] ?? '').toLowerCase()))) return true
  const isComma = gap[0].startsWith(',') && !/\p{L}/u.test(gap[0])
  return words.length > 1 && !isComma && BEGINS.has(classOf(next.toLowerCase()))
}

function cut(text: string, offset: number, gaps: RegExpExecArray[], areSentences: boolean): Part[] {
  const starts = [0, ...gaps.map((gap) => gap.index + gap[0].length)]
  const ends = [...gaps.map((gap) => gap.index), text.length]
  return starts.flatMap((from, at) => {
    const piece = text.slice(from, ends[at])
    if (!/[\p{L}\p{N}]/u.test(piece)) return []
    return [{ text: piece, from: offset + from, to: offset + ends[at]!, isSentence: areSentences || at === 0 }]
  })
}
