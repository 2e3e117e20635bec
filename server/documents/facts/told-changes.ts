import { amountsAmong } from './amounts.ts'
import { datesAmong, sortableDate } from './dates.ts'
import { FACT_KEYS, type FactKey } from './keys.ts'
import { LABEL_WORD, limitConcept, limitFact } from './limit-labels.ts'
import type { Placed } from './resolve.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { normal, type Sheet, type Token } from './sheet.ts'

/** Whether what is written under a key no longer holds by what a sentence says of it. */
export type Contradicts = (key: FactKey, value: string) => boolean

/** What tells a change in so many words: its verb, and the keys that its words may speak of. */
export type Wording = { verb: RegExp; keysIn: (norm: string) => ((key: FactKey) => boolean)[] }

type Term = { from: string; to: string }
/** A limit that a sentence names, at these of its words. */
type Named = { from: number; to: number; names: (key: FactKey) => boolean }

/** A sentence that tells a change has at least so many words, the name of a limit at most so many. */
const LEAST_WORDS = 6
const MOST_NAME = 8

/**
 * What sentences outside endorsements say against what is written: one that is dated within the term, or tells by a verb of change what a
 * value becomes, speaks of a thing and does not end in the value that is written of it.
 */
export function contradictionsOn(sheet: Sheet, terms: Term[], wording: Wording): Contradicts[] {
  return sentencesOf(sheet).flatMap((sentence) => {
    const { tokens } = sentence
    if (tokens.length < LEAST_WORDS || !isProse(sentence)) return []
    const isDated = datesAmong(tokens).some(({ value }) => terms.some((term) => isWithin(value, term)))
    return isDated || becomes(tokens, wording.verb) ? [contradiction(tokens, wording)] : []
  })
}

/** The terms told, by their first and last days. */
export function termsIn(placed: Placed[]): Term[] {
  const daysOf = (key: FactKey, policy: number | null) =>
    placed.filter((one) => one.key === key && one.policy === policy).map(({ value }) => sortableDate(value))
  const policies = new Set(placed.filter(({ key }) => key === 'policy.expiration').map(({ policy }) => policy))
  return [...policies].flatMap((policy) => {
    const to = daysOf('policy.expiration', policy)
    return daysOf('policy.effective', policy).map((from) => ({ from, to: to.toSorted().at(-1)! }))
  })
}

const isWithin = (value: string, { from, to }: Term) => sortableDate(value) > from && sortableDate(value) < to

const isProse = ({ tokens }: Sentence) => /[.;!]$/.test(tokens.at(-1)!.text) && !tokens.some(({ text }) => /:$/.test(text)) // biome-ignore format: short

const BECOMES = /^(?:TO|READ|BECOMES)$/

/** 'is reduced to $500,000', 'is changed to GLX0111222'. */
function becomes(tokens: Token[], verb: RegExp): boolean {
  const at = tokens.findIndex(({ norm }) => verb.test(norm))
  const to = tokens.findIndex(({ norm }, index) => index > at && BECOMES.test(norm))
  return at > 0 && to > 0 && tokens.slice(to + 1).some(({ text }) => FIGURES.test(text))
}
const FIGURES = /\d{3}|\d\/\d/

function contradiction(tokens: Token[], { verb, keysIn }: Wording): Contradicts {
  const norm = normal(tokens.map(({ text }) => text).join(' '))
  const told = valuesByName(tokens)
  const spoken = keysIn(norm)
  const last = datesAmong(tokens).at(-1)?.value
  const verbAt = norm.search(verb)
  const saysLast = (value: string) => norm.lastIndexOf(normal(value)) > verbAt
  return (key, value) => {
    const { kind } = FACT_KEYS[key]
    if (kind === 'amount') return told.some(({ names, value: own }) => names(key) && own !== value)
    return spoken.some((names) => names(key)) && (kind === 'date' ? last !== value : !saysLast(value))
  }
}

/** The limits a sentence names, each with the last amount told of it; without one where the sentence has no amount at all. */
function valuesByName(tokens: Token[]): { names: Named['names']; value: string | null }[] {
  const named = limitsNamed(tokens)
  const amounts = amountsAmong(tokens).filter(({ weak }) => !weak)
  if (!amounts.length) return named.map(({ names }) => ({ names, value: null }))
  const values = new Map<Named, string>()
  for (const { from, value } of amounts) {
    const own = named.findLast((one) => one.to <= from) ?? named[0]
    if (own) values.set(own, value)
  }
  return [...values].map(([{ names }, value]) => ({ names, value }))
}

/** The limits that words name, the longest name first where several share words. */
function limitsNamed(tokens: Token[]): Named[] {
  const found: Named[] = []
  for (let length = MOST_NAME; length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const to = from + length
      if (found.some((one) => from < one.to && to > one.from)) continue
      const names = limitAt(tokens.slice(from, to))
      if (names) found.push({ from, to, names })
    }
  return found.toSorted((one, other) => one.from - other.from)
}

function limitAt(tokens: Token[]): Named['names'] | null {
  const words = tokens.map(({ norm }) => norm).join(' ')
  const concept = LABEL_WORD.test(words) && !/\d/.test(words) ? limitConcept(words) : null
  return concept && ((key) => limitFact(concept, lineOf(key)) === key)
}

const lineOf = (key: FactKey) => key.split('.')[0] as Parameters<typeof limitFact>[1]
