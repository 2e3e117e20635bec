import type { ClassCode } from './types.ts'
import { readWording } from './wording.ts'

type Titled = Pick<ClassCode, 'title' | 'groups'>

/**
 * What tells two codes apart, from the words of the first one's title that the other's lacks and the other way round; where their titles say the same, from
 * the narrowest groups that do not. Null where nothing does.
 */
export function whatDecides(first: Titled, other: Titled): string | null {
  const titles = [first, other].map(({ title, groups }) => [title, ...groups.toReversed()]) as [string[], string[]]
  for (const [at, title] of titles[0].entries()) {
    const against = titles[1][at]
    if (against === undefined) return null
    const [own, its] = [onlyIn(title, against), onlyIn(against, title)]
    if (own && its) return `Decides: ${own} or ${its}`
    if (own || its) return `Decides: ${own || its} or not`
  }
  return null
}

/** The words of a title that the other lacks, as they stand there, each run of them once. */
function onlyIn(title: string, other: string): string {
  const known = new Set(readWording(other).said.map(({ stem }) => stem))
  const runs: { from: number; to: number }[] = []
  let isOpen = false
  for (const { stem, from, to } of readWording(title).said) {
    const isOwn = !known.has(stem)
    if (isOwn && isOpen) runs.at(-1)!.to = to
    else if (isOwn) runs.push({ from, to })
    isOpen = isOwn
  }
  return runs.map(({ from, to }) => lowered(title.slice(from, to))).join(', ')
}

/** In lower case, but for abbreviations. */
const lowered = (words: string) => words.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
