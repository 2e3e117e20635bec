import { setImmediate as breathe } from 'node:timers/promises'
import { type Page, passagesOn, stemsOf } from '../../documents/index.ts'
import type { Indexed } from './index-store.ts'
import type { Posting } from './postings.ts'
import type { Passage } from './types.ts'

/** More letters of a word are not told apart; PostgreSQL's index takes no row of pages. */
const MOST_OF_STEM = 64
/** How much of a document its purpose and summary take, in characters. */
const PURPOSE = 240
const SUMMARY = 400
/** A heading of a document is no longer. */
const HEADING = 60

type Named = { title: string; pages: AsyncIterable<readonly Page[]> }

/**
 * What the index keeps of a document: its passages, and where each stem stands in them. The title is the first passage: a question may name the
 * document by it. Pages come a few at a time, and other work of the process goes on between them.
 */
export async function indexed({ title, pages }: Named): Promise<Indexed> {
  const passages: Passage[] = []
  const terms = new Map<string, Posting[]>()
  const put = (page: number, words: string, stems: readonly string[], heads: readonly string[] = []) => {
    const at = passages.push({ at: passages.length, page, words }) - 1
    for (const [place, long] of [...stems, ...heads].entries()) {
      const stem = long.slice(0, MOST_OF_STEM)
      const own = terms.get(stem)
      const last = own?.at(-1)
      if (last?.at === at) last.count += 1
      else {
        const posting = { at, count: 1, isSaid: place < stems.length }
        if (own) own.push(posting)
        else terms.set(stem, [posting])
      }
    }
  }
  put(1, title, stemsOf(title))
  let count = 0
  const about = aboutReader(title)
  for await (const some of pages)
    for (const page of some) {
      count += 1
      about.read(page)
      for (const { words, stems, heads } of passagesOn(page)) put(page.number, words, stems, heads)
      await breathe()
    }
  return { title, ...about.told(), pages: count, passages, terms }
}

/** Reads what a document says of itself in its own words: the first sentence that is one, and its headings; where it has none but its title, how it begins. */
function aboutReader(title: string) {
  let purpose = ''
  let beginning = ''
  const headings = new Set<string>()
  return {
    read({ number, lines }: Page) {
      const sizes = lines.map(({ box }) => box[3] - box[1]).sort((a, b) => a - b)
      const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
      for (const { text, box } of lines) {
        const isLarge = box[3] - box[1] > usual * 1.15
        if (text.trim() === title) continue
        if (isLarge && text.length <= HEADING && /\p{L}{3}/u.test(text)) headings.add(text.trim())
        if (beginning.length <= SUMMARY) beginning = `${beginning} ${text}`.trim()
      }
      if (!purpose && number <= 3) purpose = firstSentence(lines.map(({ text }) => text).join(' '))
    },
    told: () => ({
      purpose: purpose.slice(0, PURPOSE),
      summary: headings.size ? cut([...headings].join(' · '), SUMMARY, ' · ') : beginningOf(beginning),
    }),
  }
}

/** The first sentence of a text that is long enough to say something. */
const firstSentence = (text: string) => /(?:^|[.!?]\s+)(\p{Lu}[^.!?]{60,400}[.!?])(?=\s|$)/u.exec(text)?.[1] ?? ''

const cut = (text: string, most: number, at: string) =>
  text.length <= most ? text : text.slice(0, text.lastIndexOf(at, most))

/** The first sentences of a text; of one that goes on and on, its first words. */
function beginningOf(text: string): string {
  if (text.length <= SUMMARY) return text
  const [sentences] = /^.*[.!?](?=\s)/su.exec(text.slice(0, SUMMARY)) ?? []
  return sentences ?? `${cut(text, SUMMARY - 1, ' ')}…`
}
