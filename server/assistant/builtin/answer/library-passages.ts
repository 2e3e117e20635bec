import {
  conceptsOf,
  LOOKS,
  standingOf,
  type Telling,
  termsAsked,
  termsOf,
  wantedOf,
  writtenOut,
} from '../../../documents/index.ts'

/** A passage of the knowledge base as its search tells it, with the name of its document. */
export type Passage = {
  file: string
  name: string
  page: number
  quote: string
  covered: number
  lacks: boolean
  worth: number
  told: Telling[]
}

const MOST = 3
/** How much of a question a passage must speak of to be told as what the knowledge base says, and to be told at all. */
const SURE = 0.6
const NEAR = 0.15
/** What a passage counts that holds a figure of the kind that is asked for. */
const OF_KIND = 1.15
/** What one counts of which a sentence or a row says as much as the whole. */
const TOLD = 1.15
/** Words of a question that a title says, from which on its document is the one that is named. */
const NAMES = 2

/**
 * The passages that may answer a question, the best first. One of a document that is named need only hold a figure of the kind that is asked for, or
 * else some word of the question.
 */
export function passagesNear(found: readonly Passage[], question: string): Passage[] {
  const isOfKind = ofKind(question)
  return nearOf(found, question, ({ worth, quote }) => worth * (isOfKind?.(quote) ? OF_KIND : 1))
}

/** Those of them to be shown where none is told as the answer: what a sentence or a row says comes before what a passage says here and there. */
export function passagesShown(found: readonly Passage[], question: string): Passage[] {
  const isOfKind = ofKind(question)
  return nearOf(found, question, ({ worth, quote, told }) => {
    const words = wordsOf(told)
    return worth * (words ? TOLD : 1) * (isOfKind?.(words || quote) ? OF_KIND : 1)
  })
}

function nearOf(found: readonly Passage[], question: string, worthOf: (one: Passage) => number): Passage[] {
  const isOfKind = ofKind(question)
  const concepts = conceptsOf(termsAsked(question)).filter(({ ways }) => ways[0]!.weight === 1)
  const standing = standingOf(concepts, [])
  const isNamed = ({ name }: Passage) => standing(name).held.filter(Boolean).length >= NAMES
  return found
    .filter((one) => one.covered >= NEAR || (isNamed(one) && (isOfKind ? isOfKind(one.quote) : one.covered > 0)))
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .slice(0, MOST)
}

const wordsOf = (told: readonly Telling[]) => told.map(({ words }) => words).join('\n')

/**
 * Whether a passage is told as the answer: it speaks of most of the question and of all its rarer words, says so in a sentence or in rows, with a figure
 * of the kind that is asked for, and holds there each figure and name of the question. A passage that names another county than the one asked is none.
 */
export function isSure({ covered, lacks, told, quote, name }: Passage, question: string): boolean {
  if (covered < SURE || lacks || !told.length) return false
  const words = wordsOf(told)
  const isOfKind = ofKind(question)
  if (isOfKind && !isOfKind(words)) return false
  const figures = writtenOut(question).match(/[$]?\d[\d,.]*\d|\d/g) ?? []
  const bare = (text: string) => text.replace(/[$,]/g, '')
  const said = ` ${bare(`${name}\n${words}`)} `
  const names = [...question.matchAll(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}[\p{L}'’-]+/gu)].map(([own]) => own)
  const standing = standingOf(conceptsOf(termsOf(names.join(' '))), [])
  return (
    figures.every((figure) => new RegExp(`(?<!\\d)${bare(figure).replaceAll('.', '\\.')}(?!\\d)`).test(said)) &&
    (!names.length || standing(`${name}\n${quote}`).held.every(Boolean))
  )
}

/** How what is asked for looks, where that tells it from most of what a page holds. */
function ofKind(question: string): ((text: string) => boolean) | null {
  const wanted = wantedOf(question)
  if (!wanted || wanted === 'verdict' || wanted === 'number' || wanted === 'reason') return null
  return (text) => LOOKS[wanted].test(text)
}
