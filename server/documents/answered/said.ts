import { type Answer, answerIn } from './answer.ts'
import { type Item, NUMBERED } from './items.ts'
import type { AnsweredQuestion } from './types.ts'
import type { Words } from './words.ts'

type Stretch = readonly [from: number, to: number]
/** A question in an item, with the words behind it. */
type Asked = { words: Words; question: Stretch; told: Stretch; section: string }

/** Words that end a sentence but for those of names and numbers. */
const SENTENCE =
  /(?<!\b(?:inc|co|corp|ltd|llc|no|st|approx|incl|etc|mr|mrs|ms|dr|u\.s|e\.g|i\.e))[.!;](?=\s+[\p{Lu}\d(“"])|\t/giu
/** 'Foreign operations: no', 'Drones ....... No'. */
const LABELED =
  /^(?=[^?\t]{0,120}\p{L}{3})(?<label>[^?\t]{1,120}?)(?:\s*[:–—…]\s*|\s-+\s*|\s*\.{3,}\s*|\t)(?=\s*(?:\S{0,3}\s*)?(?:yes|no|none|n\/a|not applicable|y|n|[[(☐☒☑□■_])(?![\p{L}]))/iu
/** Where another number begins within an item. */
const INSIDE = /(?<=[.!?;)]\s|\t)\(?\d{1,3}[.)]\s+(?=\p{Lu})/gu
/** What follows a question and is no question of its own. */
const FOLLOWS = /^\s*\(?(?:and\s+)?if\b/i

/** The questions that items ask, each with its answer behind it or beneath. */
export function saidIn(items: readonly Item[]): AnsweredQuestion[] {
  const found: AnsweredQuestion[] = []
  let section = ''
  let pending: Asked | null = null
  const leave = () => {
    if (pending) found.push(told(pending, answerOf(pending)))
    pending = null
  }
  for (const item of items) {
    const { words } = item
    // What stands beneath a question answers it where it begins with nothing but an answer.
    if (pending && item.isNear && !(item.isNumbered && !/^(?:[>|\s]|[–-])/.test(words.text))) {
      const below: Answer = answerIn(words.text, true)
      const own: Asked = pending
      if (below.answer && !words.text.includes('?') && answerOf(own).answer === null) {
        const first = told(own, below)
        const { quote, boxes } = words.passage([[0, words.text.length]])
        const { source } = first
        found.push({
          ...first,
          source: { ...source, quote: `${source.quote} … ${quote}`, boxes: [...source.boxes, ...boxes] },
        })
        pending = null
        continue
      }
    }
    leave()
    const asked = partsOf(words.text).flatMap((part) => askedIn(words, part, section))
    if (item.heading && asked.length === 0) section = item.heading
    const last = asked.at(-1)
    if (last && !words.text.slice(...last.told).trim()) pending = asked.pop()!
    for (const one of asked) found.push(told(one, answerOf(one)))
  }
  leave()
  return found
}

/** How the words behind a question answer it. */
const answerOf = ({ words, told }: Asked): Answer => answerIn(words.text.slice(...told))

function told({ words, question, told, section }: Asked, answer: Answer): AnsweredQuestion {
  return {
    question: words.text
      .slice(...question)
      .replace(/\s+/g, ' ')
      .trim(),
    ...answer,
    section,
    source: words.passage([question, ...(answer.answer ? [told] : [])]),
  }
}

/** The stretches of an item that begin with a number of their own. */
function partsOf(text: string): Stretch[] {
  const starts = [0, ...[...text.matchAll(INSIDE)].map(({ index }) => index)]
  return starts.map((from, at) => [from, starts[at + 1] ?? text.length])
}

const BARE = /^(?:yes|no)$/i

/** Labels with a yes or a no alone in the cell behind each, where several stand in one row. */
function besideIn(words: Words, [from, to]: Stretch, section: string): Asked[] {
  const cells = [...words.text.slice(from, to).matchAll(/[^\t]+/g)].map(({ 0: text, index }) => ({
    text: text.trim(),
    from: from + index,
    to: from + index + text.length,
  }))
  return cells.flatMap((cell, index): Asked[] => {
    const [label, next] = [cells[index - 1], cells[index + 1]]
    const isAnswer = BARE.test(cell.text) && label && /\p{L}{3}/u.test(label.text)
    if (!isAnswer || BARE.test(label.text) || (next && BARE.test(next.text))) return []
    return [{ words, question: [label.from, label.to], told: [cell.from, cell.to], section }]
  })
}

function askedIn(words: Words, [from, to]: Stretch, section: string): Asked[] {
  const { text } = words
  const number = NUMBERED.exec(text.slice(from, to))?.[0] ?? ''
  let at = from + number.length
  const marks = [...text.slice(at, to).matchAll(/\?+/g)].map(
    (mark): Stretch => [at + mark.index, at + mark.index + mark[0].length],
  )
  const first = marks[0]
  if (!first) {
    // One alone may be a word beside a box that nobody ticked.
    const all = besideIn(words, [at, to], section)
    if (all.length > 1) return all
    const { 0: head, groups } = LABELED.exec(text.slice(at, to)) ?? {}
    if (!head || answerIn(text.slice(at + head.length, to)).answer === null) return []
    return [{ words, question: [at, at + groups!.label!.length], told: [at + head.length, to], section }]
  }
  const asked: Asked[] = []
  for (const [mark, end] of marks) {
    const before = text.slice(at, mark)
    const last = asked.at(-1)
    const breaks = [...before.matchAll(SENTENCE)]
    const cut = last || !number ? (breaks.at(-1)?.index ?? -1) : -1
    const start = at + cut + 1
    // 'Are subcontractors used? If so, for what share?' is one question.
    if (last && cut < 0 && FOLLOWS.test(before)) {
      at = end
      asked[asked.length - 1] = { ...last, told: [end, to] }
      continue
    }
    if (last) asked[asked.length - 1] = { ...last, told: [last.told[0], start] }
    asked.push({ words, question: [start, end], told: [end, to], section })
    at = end
  }
  return asked
}
