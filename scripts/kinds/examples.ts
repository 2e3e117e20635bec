import { joined, MOST_PAGES } from '../../server/documents/papers/classify.ts'
import { featuresOf } from '../../server/documents/papers/features.ts'
import { titleLines } from '../../server/documents/papers/title-lines.ts'
import { tokensOf } from '../../server/documents/papers/tokens.ts'
import { lineOf } from '../../server/documents/reading/lines.ts'
import type { Line, Page } from '../../server/documents/types.ts'
import { namesFor } from '../../tests/papers/bed/names.ts'
import { type Chance, chanceFrom } from '../../tests/papers/bed/random.ts'
import type { KnownPaper } from '../learning/read-papers.ts'
import type { Example } from '../learning/train.ts'
import { aMention, aTitle } from './sketches.ts'

export function exampleOf({ name, kind, source, pages }: KnownPaper, isKnown?: (name: string) => boolean): Example {
  const features = joined(pages.slice(0, MOST_PAGES).map((page) => featuresOf(page, isKnown)))
  return { name, kind, source, features }
}

/** The same document under another title of its kind and with words that speak of other kinds, so that a house's own titles do not tell. */
export function reworded(paper: KnownPaper, seed: number): KnownPaper {
  const chance = chanceFrom(seed)
  const [first, ...others] = paper.pages
  if (!first) return paper
  return { ...paper, name: `${paper.name} reworded`, pages: [rewordedPage(first, paper, chance), ...others] }
}

function rewordedPage(page: Page, { kind }: KnownPaper, chance: Chance): Page {
  const title = titleLines(page)[0]?.line
  const lines = page.lines.map((line) => (line === title ? saying(line, aTitle(kind, chance)) : line))
  const last = page.lines.at(-1)
  const mentions = last ? Array.from({ length: chance.int(0, 4) }, () => saying(last, aMention(chance))) : []
  return { ...page, lines: [...lines, ...mentions] }
}

const saying = (line: Line, text: string): Line =>
  lineOf(text.split(' ').map((word) => ({ text: word, box: line.box })))

/** A feature is learned from when documents of so many families or sketches have it. */
const SOURCES = 3
const NAMES_DRAWN = 3000

/** The features to learn weights for: those that several sources share and that are no names of the bed's parties. */
export function sharedFeatures(examples: readonly Pick<Example, 'source' | 'features'>[]): string[] {
  const sources = new Map<string, Set<string>>()
  for (const { source, features } of examples)
    for (const name of features.keys()) {
      if (!sources.has(name)) sources.set(name, new Set())
      sources.get(name)!.add(source)
    }
  const sketched = new Set(
    examples.flatMap(({ source, features }) =>
      source.startsWith('sketch') ? [...features.keys()].flatMap(wordsIn) : [],
    ),
  )
  const names = partyWords()
  return [...sources]
    .filter(
      ([name, from]) => from.size >= SOURCES && wordsIn(name).every((word) => sketched.has(word) || !names.has(word)),
    )
    .map(([name]) => name)
}

const wordsIn = (feature: string) => feature.slice(2).split('_')

function partyWords(): Set<string> {
  const names = namesFor(chanceFrom(5), 'learn')
  const drawn = Array.from({ length: NAMES_DRAWN }, () => [
    names.business(),
    names.person(),
    ...Object.values(names.address()),
    names.carrier().name,
  ])
  return new Set(drawn.flat().flatMap(tokensOf))
}
