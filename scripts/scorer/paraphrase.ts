import { readFileSync } from 'node:fs'
import { around } from '../../server/documents/reading/lines.ts'
import type { Line, Page, Word } from '../../server/documents/types.ts'
import type { Chance } from '../../tests/papers/bed/random.ts'

const WORDINGS = JSON.parse(readFileSync(new URL('wordings.json', import.meta.url), 'utf8')) as Record<string, string[]>
const LONGEST = 9
/** How often a label that is known is called by another of its names. */
const OFTEN = 0.65

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/^[^a-z0-9&#]+|[^a-z0-9&#]+$/g, '')
const phraseOf = (text: string) => text.split(/\s+/).map(bare).filter(Boolean).join(' ')

/** Each phrase with the names that may stand for it, whichever of its concepts is meant. */
const NAMES = new Map<string, string[]>()
for (const phrases of Object.values(WORDINGS)) {
  for (const phrase of phrases) {
    const known = NAMES.get(phraseOf(phrase))
    NAMES.set(phraseOf(phrase), known ? known.filter((one) => phrases.includes(one)) : phrases)
  }
}

/** The pages with labels called by other names of the same things, the same one everywhere in the document. */
export function paraphrased(pages: Page[], chance: Chance): Page[] {
  const chosen = new Map<string, string | null>()
  const nameFor = (phrase: string) => {
    const names = NAMES.get(phrase)
    if (!names) return null
    if (!chosen.has(phrase)) chosen.set(phrase, chance.maybe(OFTEN) ? chance.pick(names) : null)
    return chosen.get(phrase) ?? null
  }
  return pages.map((page) => ({
    ...page,
    ...withLines(
      page,
      page.lines.map((line) => renamed(line, nameFor)),
    ),
  }))
}

const withLines = (page: Page, lines: Line[]): Partial<Page> => ({ lines, ...(page.blocks && { blocks: page.blocks }) })

function renamed(line: Line, nameFor: (phrase: string) => string | null): Line {
  const words: Word[] = []
  let isChanged = false
  for (let from = 0; from < line.words.length; ) {
    const { name, length } = longestAt(line, from, nameFor)
    if (!name) {
      words.push(line.words[from]!)
      from++
      continue
    }
    const own = line.words.slice(from, from + length)
    const end = /[:.]+$/.exec(own.at(-1)!.text)?.[0] ?? ''
    words.push({ text: name + end, box: around(own.map(({ box }) => box)) })
    isChanged = true
    from += length
  }
  return isChanged ? { ...line, words, text: words.map(({ text }) => text).join(' ') } : line
}

function longestAt({ words }: Line, from: number, nameFor: (phrase: string) => string | null) {
  for (let length = Math.min(LONGEST, words.length - from); length > 0; length--) {
    const own = words.slice(from, from + length)
    const phrase = phraseOf(own.map(({ text }) => text).join(' '))
    // A single word is a label only where it stands alone.
    const isAlone = length === words.length || /:$/.test(own.at(-1)!.text)
    if (!phrase || (!phrase.includes(' ') && !isAlone)) continue
    const name = nameFor(phrase)
    if (name) return { name, length }
  }
  return { name: null, length: 1 }
}
