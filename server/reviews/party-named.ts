import { plainName } from '../documents/index.ts'
import type { ReviewPaper } from './types.ts'

/** How far behind a name a contract says what it calls it, in characters. */
const REACH = 200

/** What a contract calls the company of one of these names, among its parties: 'Finch Roofing LLC (“Roofer”)', 'Roofer: Finch Roofing LLC'. */
export function partyNamed(
  names: readonly string[],
  parties: readonly string[],
  { pages }: ReviewPaper,
): string | null {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  const own = names.flatMap((name) => parties.filter((party) => plainName(party) === plainName(name)))
  const called = names.flatMap((name) =>
    placesOf(name, text).flatMap(([from, to]) => calledAt(text, from, to, parties) ?? []),
  )
  const [found, ...more] = new Set([...own, ...called])
  return found && !more.length ? found : null
}

function calledAt(text: string, from: number, to: number, parties: readonly string[]): string | null {
  const before = parties.find((party) => text.slice(0, from).endsWith(`${party}: `))
  if (before) return before
  const [, defined] = /^[^"“]*["“](?:the )?([^"”]+)["”]/i.exec(text.slice(to, to + REACH)) ?? []
  return parties.find((party) => party.toLowerCase() === defined?.toLowerCase()) ?? null
}

/** Where words stand in a text, however they are capitalized. */
function placesOf(words: string, text: string): [number, number][] {
  const [all, own] = [text.toLowerCase(), words.toLowerCase()]
  const places: [number, number][] = []
  for (let at = own ? all.indexOf(own) : -1; at >= 0; at = all.indexOf(own, at + 1)) places.push([at, at + own.length])
  return places
}
