import { type Features, writtenOut } from '../../../documents/index.ts'
import { changesIn } from '../drafts/changes.ts'
import { saidIn } from '../drafts/said.ts'
import { languageOf } from '../question/other-languages.ts'
import { classOf } from './word-classes.ts'

/** What stands before a message in its talk: what was made or asked last. */
export const TALK_STATES = ['form_filled', 'draft_open', 'asked_choice', 'none'] as const
export type TalkState = (typeof TALK_STATES)[number]

/** A message with what is known of its talk. `files`: some come with it. */
export type Heard = { message: string; state: TalkState; files?: boolean | undefined }

const LONGEST_PIECE = 5
/** What a message wants stands in its first words; the rest of a long one says more of it. */
const MOST_TOKENS = 120
const MOST_LETTERS = 2000
/** Whom a message has written to, and what it has changed, stands in its beginning, too. */
const MOST_READ = 400
const TOKENS = /[\p{L}][\p{L}'’-]*|[$#]?\d[\d.,/-]*[km%]?|[?!¿¡]/giu

type Token = { word: string; kind: string; isName: boolean }

/**
 * What a message shows of what it wants: its words, pairs of them, pieces of three to five letters, what its words stand for and in
 * what order, how it begins and ends, whether it names somebody, an amount or a date, whether somebody is to be written to, which changes of an open
 * draft it reads as, and what stands before it.
 */
export function intentFeatures({ message, state, files }: Heard): Features {
  const tokens = tokensIn(message)
  const features: Features = new Map([['#always', 1]])
  const add = (name: string, value: number) => features.set(name, Math.min(1, (features.get(name) ?? 0) + value))
  for (const [at, { word, kind }] of tokens.entries()) {
    const before = tokens[at - 1]
    add(`w ${word}`, 1)
    add(`@is ${kind}`, 0.7)
    add(`@${state} ${kind}`, 0.7)
    if (before) {
      add(`w ${before.word} ${word}`, 1)
      add(`@then ${before.kind} ${kind}`, 0.7)
    }
    const edged = `_${word}_`
    for (let size = 3; size <= LONGEST_PIECE; size++)
      for (let from = 0; from + size <= edged.length; from++) add(`w ~${edged.slice(from, from + size)}`, 0.3)
  }
  add(`@first ${tokens[0]?.word ?? ''}`, 1)
  add(`@begins ${tokens[0]?.kind ?? ''}`, 1)
  add(`@begins ${tokens[0]?.kind ?? ''} ${tokens[1]?.kind ?? ''}`, 1)
  add(`@ends ${tokens.at(-1)?.kind ?? ''}`, 0.5)
  add(`@state ${state}`, 1)
  const length = lengthOf(tokens.length)
  add(`@words ${length}`, 1)
  add(`@${state} words ${length}`, 0.5)
  if (tokens.slice(1).some(({ isName }) => isName)) add('@names', 0.5)
  if (message.trim().endsWith('?')) add('@asks', 1)
  if (files) add('@files', 1)
  const start = message.slice(0, MOST_READ)
  if (saidIn(start).to) add('@written to', 1)
  if (state === 'draft_open') for (const { kind } of changesIn(start)) add(`@changes ${kind}`, 1)
  if (languageOf(message.slice(0, MOST_LETTERS))) add('@foreign', 1)
  return features
}

function tokensIn(message: string): Token[] {
  return (writtenOut(message.slice(0, MOST_LETTERS)).match(TOKENS) ?? []).slice(0, MOST_TOKENS).map((printed) => {
    const lower = printed
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[.,/'-]+$/, '')
    if (/^[$#]?\d/.test(lower)) return { word: '0', kind: numberKind(lower), isName: false }
    const kind = /[?!¿¡]/.test(lower) ? lower : (classOf(lower) ?? classOf(lower.replace(/'s$/, '')))
    const isName = kind === undefined && printed !== printed.toLowerCase() && printed.length > 1
    return { word: lower, kind: kind ?? (isName ? 'name' : SMALL.has(lower) ? lower : '-'), isName }
  })
}

/** Small words keep their own place among the kinds of words: "it", "to", "the" tell wishes from questions. */
const SMALL = new Set(
  'the a an it this that these those its to for of in on at with and or as from me i you we us my our your not be please if there out up so but then now also about without than'.split(
    ' ',
  ),
)

function numberKind(printed: string): string {
  if (/^\d{1,4}[/-]\d{1,2}(?:[/-]\d{2,4})?$/.test(printed)) return 'date'
  return /^\$|[km]$|^\d{1,3}(?:,\d{3})+$|^\d{4,}$/i.test(printed) ? 'amount' : 'number'
}

function lengthOf(count: number): string {
  const most = [1, 2, 3, 5, 8, 12].findIndex((most) => count <= most)
  return most < 0 ? 'many' : `${most}`
}
