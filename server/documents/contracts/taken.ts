import { counted } from './counted.ts'
import { limitsIn, linesInsured } from './limits.ts'
import { citedIn, isMarked, marksOfAll, ofItem } from './marks.ts'
import type { RequiredLimit } from './required-limit.ts'
import type { Sentence } from './sentences.ts'
import { putIn, wordingIn } from './wordings.ts'

/** The rows of a table stand or fall together. */
export function takeTables(sentences: readonly Sentence[], taken: boolean[]): void {
  for (let from = 0; from < sentences.length; from++) {
    let to = from
    while (sentences[to]?.row) to += 1
    if (taken.slice(from, to).some(Boolean))
      for (let at = from; at < to; at++) taken[at] = sentences[at]!.row!.cells.length > 0
    from = Math.max(from, to)
  }
}

/** The items of one list stand together: where one ends with 'and', or with ';', the next is of the same. */
export function takeLists(sentences: readonly Sentence[], taken: boolean[]): void {
  for (const [at, { text, row }] of sentences.entries())
    if (taken[at - 1] && !row && isMarked(text) && /[;,](?: and| or)?$/.test(sentences[at - 1]!.text)) taken[at] = true
}

/**
 * A sentence elsewhere that names limits and cites the section of a clause, or names their line itself, changes what the clause asks for or adds
 * to it: it is of the clause, too. Answers with the words of the part that each such sentence cites: '' of one that is a title, null of none.
 */
export function takeChanges(sentences: readonly Sentence[], taken: boolean[]): Map<number, string | null> {
  if (!taken.some(Boolean)) return new Map()
  const cited = partsByMark(sentences, taken)
  const changed = new Map<number, string | null>()
  for (const [at, { text, heading, isHeading }] of sentences.entries()) {
    if (isHeading) continue
    const parts = citedIn(text).flatMap((marks) => marks.flatMap((mark) => cited.get(mark) ?? []).slice(0, 1))
    const [words] = parts
    const own = limitsIn(text, { title: words === undefined ? '' : heading, before: '' })
    // Beside an amount that the cited part names stands the one in its place.
    const isBeside = words !== undefined && words !== text && own.some(({ printed }) => words.includes(printed))
    const limits = isBeside ? limitsIn(text, { title: '', before: words }) : own
    const named = limits.filter(({ limit }) => limit !== null)
    const isChange = taken[at]
      ? words !== undefined && !words.includes(text) && isOfAny(named, limitsIn(words, { title: '', before: '' }))
      : named.some(({ line }) => words !== undefined || line !== null) ||
        (words !== undefined && limits.some(({ line, isCap }) => line && !isCap))
    const isPut = parts.some((part) => !part.includes(text) && putsIn(text, part))
    if (!isChange && !isPut) continue
    taken[at] = true
    // Of a part that names several lines, none is known to be meant.
    changed.set(at, words === undefined ? null : linesInsured(words).length > 1 ? '' : words)
  }
  return changed
}

/** Whether a sentence puts something in the place of the days or the rating that a part names. */
function putsIn(text: string, words: string): boolean {
  const { days, rating } = putIn(text)
  const isOfDays = days !== undefined && /\bnotice\b/i.test(words) && counted(words, 'day').includes(days[0])
  return isOfDays || (rating !== undefined && wordingIn(words).rating === rating[0])
}

/** Whether one of these limits is one of the others, too. */
const isOfAny = (limits: readonly RequiredLimit[], others: readonly RequiredLimit[]) =>
  limits.some(({ limit, line }) =>
    others.some((other) => other.limit === limit && (!line || !other.line || line === other.line)),
  )

/** The words of each part of the clauses by its marks, and '' by those of the titles above them. */
function partsByMark(sentences: readonly Sentence[], taken: readonly boolean[]): Map<string, string> {
  const marks = marksOfAll(sentences.map(({ text }) => text))
  const parts = new Map<string, string>()
  for (const [at, { heading, text, row }] of sentences.entries()) {
    if (row?.mark && taken[at]) parts.set(ofItem(row.mark), text)
    const own = taken[at] ? [...marksOfAll([heading])[0]!, ...citedIn(heading).map(([mark]) => mark!)] : []
    for (const mark of own) if (!parts.has(mark)) parts.set(mark, '')
    // A title of its own is taken with what stands under it.
    if (!taken[at] && !taken[at + 1]) continue
    const after = sentences.slice(at + 1)
    const end = after.findIndex((one) => one.isHeading || one.row !== null || isMarked(one.text))
    const words = [text, ...after.slice(0, end < 0 ? undefined : end).map((one) => one.text)].join(' ')
    for (const mark of marks[at]!) if (!parts.get(mark)) parts.set(mark, words)
  }
  return parts
}
