import { quoted } from './because.ts'
import { classify } from './classify.ts'
import type { Activity, ClassTable } from './types.ts'

/** Where one sentence ends, and where a second thing may be joined to a first. */
const SENTENCE = /[.!?;](?=\s|$)|\n+/gu
const JOINT = /,?\s{1,3}(?:and|also|plus|or)\s{1,3}/giu

/**
 * The activities that a text of up to some hundred words tells of, in their order, each with its codes; none where it tells of none. Takes some ten
 * milliseconds a sentence. A sentence is two activities only if what stands before and after an “and” is each more than a word, sure by itself and surer
 * than both together, and neither's first code comes close to the first of the other. A text is looked up a few dozen times at most; what comes after that is left.
 */
export function activitiesIn(text: string, table: ClassTable): Activity[] {
  const found: Activity[] = []
  const budget = { left: MOST_LOOKUPS }
  for (const activity of cut(text, { from: 0, to: text.length }, SENTENCE).flatMap((part) =>
    within(text, part, table, budget),
  )) {
    const isKnown = found.some(({ codes }) => codes[0]!.code === activity.codes[0]!.code)
    if (!isKnown) found.push(activity)
  }
  return found
}

type Part = { from: number; to: number }
type Budget = { left: number }

const MOST_LOOKUPS = 30

function within(text: string, part: Part, table: ClassTable, budget: Budget): Activity[] {
  const whole = activityOf(text, part, table, budget)
  if (!whole) return []
  const joints = [...text.slice(part.from, part.to).matchAll(JOINT)].slice(0, MOST_JOINTS)
  for (const { index, 0: joint } of joints) {
    const before = activityOf(text, { from: part.from, to: part.from + index }, table, budget)
    const after = { from: part.from + index + joint.length, to: part.to }
    const rest = before && activityOf(text, after, table, budget)
    if (before && rest && isSurer(before, whole) && isSurer(rest, whole) && isApart(before, rest))
      return [before, ...within(text, after, table, budget)]
  }
  return [whole]
}

/** So many joints of a sentence are tried. */
const MOST_JOINTS = 6

/** How sure a part must be of its first code to be an activity by itself. */
const SURE = 0.5

const isSurer = (one: Activity, other: Activity) =>
  /\S\s+\S/.test(one.text) && one.codes[0]!.score > Math.max(SURE, other.codes[0]!.score)

function isApart(one: Activity, other: Activity): boolean {
  const isNear = ({ codes }: Activity, code: string) =>
    codes.some((own, at) => own.code === code && (at === 0 || own.decides !== null))
  return !isNear(one, other.codes[0]!.code) && !isNear(other, one.codes[0]!.code)
}

function activityOf(text: string, part: Part, table: ClassTable, budget: Budget): Activity | null {
  if (budget.left-- <= 0) return null
  const { from, to } = quoted(text, part)
  const codes = classify(text.slice(from, to), table).map((one) => ({
    ...one,
    because: one.because.map(({ wording, words }) => ({
      wording,
      words: words.map((word) => ({ ...word, from: word.from + from, to: word.to + from })),
    })),
  }))
  return codes.length > 0 ? { ...quoted(text, part), codes } : null
}

function cut(text: string, { from, to }: Part, marks: RegExp): Part[] {
  const parts: Part[] = []
  let start = from
  for (const { index, 0: mark } of text.slice(from, to).matchAll(marks)) {
    parts.push({ from: start, to: from + index })
    start = from + index + mark.length
  }
  return [...parts, { from: start, to }].filter((part) => text.slice(part.from, part.to).trim())
}
