import { relatedTo, stemsOf, synonymsOf, termsOf } from '../../documents/index.ts'

/** The words of a text that say one of these things, by their stems: those of the longest way of saying it; none where it says none. */
export function saying(text: string, things: readonly string[]): string[] {
  const held = new Set(stemsOf(text))
  const said = things.flatMap(waysOf).filter((stems) => stems.length > 0 && stems.every((stem) => held.has(stem)))
  return said.toSorted((one, other) => other.length - one.length)[0] ?? []
}

/** Whether a text says one of these things, in these words or others of the trade. */
export const speaksOf = (text: string, things: readonly string[]) => saying(text, things).length > 0

const known = new Map<string, string[][]>()

function waysOf(thing: string): string[][] {
  const ways = known.get(thing) ?? [stemsOf(thing), ...relatedTo(thing).map(stemsOf), ...synonymsOf(termsOf(thing))]
  known.set(thing, ways)
  return ways
}
