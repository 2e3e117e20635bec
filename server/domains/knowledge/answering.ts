import { readFileSync } from 'node:fs'
import {
  conceptsOf,
  type Features,
  LOOKS,
  likenessOf,
  meaningAsked,
  meaningPrinted,
  standingOf,
  type Telling,
  termsAsked,
  termsOf,
  wantedOf,
  writtenOut,
} from '../../documents/index.ts'
import type { FoundPassage } from './types.ts'

const WEIGHTS: Record<string, number> = JSON.parse(
  readFileSync(new URL('./answering-weights.json', import.meta.url), 'utf8'),
)

/** A text is long from so many letters on, and a question from so many words. */
const LONG = 600
const MANY = 10
/** The number of a rule and what cites one: no figure that is asked for. */
const NUMBERING =
  /^\W*\d+(?:\.\d+)*[.):]?\s|\b(?:section|rule|item|part|table|page|chapter|paragraph)s? \d+(?:\.\d+)*/gim
/** What lacks a figure or a name of the question, or the kind of figure it asks for, is no surer than this. */
const IN_DOUBT = 0.5

/** How sure it is, 0 to 1, that a passage answers a query: learned by `node scripts/learn-library.ts`. */
export function sureOf(signs: Features, weights: Record<string, number> = WEIGHTS): number {
  let score = 0
  for (const [name, value] of signs) score += value * (weights[name] ?? 0)
  const sure = 1 / (1 + Math.exp(-score))
  const isDoubted = signs.get('figures') || signs.get('names') || (signs.get('asksKind') && !signs.get('ofKind'))
  return isDoubted ? Math.min(sure, IN_DOUBT) : sure
}

/** What tells whether a passage answers a query. `told`: the sentence or the rows of it that may; `found`: all passages that were found. */
export function signsOf(
  query: string,
  passage: FoundPassage,
  told: readonly Telling[],
  found: readonly FoundPassage[],
): Features {
  const { document, words, score, covered, signs } = passage
  const text = told.map((one) => one.words).join('\n') || words
  const terms = termsAsked(query)
  const concepts = conceptsOf(terms).filter(({ ways }) => ways[0]!.weight === 1)
  const standing = standingOf(concepts, terms)
  const heldIn = (own: string) => shareOf(standing(`${document.title}\n${own}`).held)
  const names = namesIn(query)
  const wanted = wantedOf(query)
  const asksKind = wanted !== null && wanted !== 'verdict' && wanted !== 'reason'
  const most = Math.max(...found.map((one) => one.score))
  const other = Math.max(0, ...found.map((one) => (one.document.id === document.id ? 0 : one.score)))
  return new Map([
    ['always', 1],
    ...Object.entries(signs).map(([name, sign]) => [name, Number(sign)] as const),
    ['covered', covered],
    ['heldTold', heldIn(text)],
    ['heldPassage', heldIn(words)],
    ['told', Number(told.length > 0)],
    ['row', Number(told.some(({ isRow }) => isRow))],
    ['long', Math.min(1, text.length / LONG)],
    ['asksKind', Number(asksKind)],
    ['ofKind', Number(asksKind && LOOKS[wanted].test(text.replace(NUMBERING, ' ')))],
    ['figures', 1 - shareOf(figuresHeld(query, `${document.title}\n${text}`))],
    ['names', 1 - shareOf(standingOf(conceptsOf(termsOf(names)), [])(`${document.title}\n${words}`).held)],
    ['worth', score / most],
    ['ahead', (score - other) / most],
    ['first', Number(score === most)],
    ['few', 1 / Math.max(1, concepts.length)],
    ['many', Math.min(1, concepts.length / MANY)],
    ['like', likenessOf(meaningAsked(query), meaningPrinted(text.slice(0, LONG / 2)))],
    ['asks', Number(/\?\s*$/.test(text))],
  ])
}

const shareOf = (held: readonly boolean[]) => (held.length ? held.filter(Boolean).length / held.length : 1)

const namesIn = (query: string) =>
  [...query.matchAll(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}[\p{L}'’-]+/gu)].map(([own]) => own).join(' ')

/** Whether each figure of a query stands in a text, by itself and not as a part of another. */
function figuresHeld(query: string, text: string): boolean[] {
  const bare = (words: string) => words.replace(/[$,]/g, '')
  const said = ` ${bare(text)} `
  const figures = writtenOut(query).match(/[$]?\d[\d,.]*\d|\d/g) ?? []
  return figures.map((figure) => new RegExp(`(?<!\\d)${bare(figure).replaceAll('.', '\\.')}(?!\\d)`).test(said))
}
