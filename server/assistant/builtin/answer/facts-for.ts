import { FACT_KEYS, type FactKey, type Wanted, wantedOf } from '../../../documents/index.ts'
import type { Paper } from '../papers.ts'
import { lineOfKey } from '../question/lines.ts'
import type { Question } from '../question/read-question.ts'
import { LIMIT_KEYS, type Topic } from '../question/topics.ts'
import { type Picked, pickFacts } from './pick-facts.ts'

/** One side of a pair of facts: what a question says when it means only that one. */
const SIDES: [said: RegExp, key: RegExp][] = [
  [/\bexpir|\bend(?:s|ing)?\b|\buntil\b|\brenew/i, /^policy\.expiration$/],
  [/\beffective\b|\bincept|\bstart|\bbegin/i, /^policy\.effective$/],
  [/\bcollision\b/i, /collisionDeductible$/],
  [/\bcomp(?:rehensive)?\b/i, /comprehensiveDeductible$/],
  [/\bunderinsured\b|\buim\b/i, /underinsuredMotorist$/],
  [/\buninsured\b|\bum\b/i, /uninsuredMotorist$/],
  [/\beach employee\b|\bper employee\b/i, /diseaseEachEmployee$/],
  [/\bpolicy limit\b/i, /diseasePolicyLimit$/],
  [/\b(?:per|each) person\b/i, /PerPerson$/],
  [/\b(?:per|each) accident\b/i, /PerAccident$/],
  [/\bphone\b/i, /\.phone$/],
  [/\be-?mail\b/i, /\.email$/],
  [/\bcontact\b/i, /\.contact$/],
]

/** The facts that answer a topic: of the lines and files the question names, and only the side of a pair that it means. */
export function factsFor(topic: Topic, { lines, files, text }: Question, papers: Paper[]): Picked[] {
  const fitting = topic.keys.filter(
    (key) => !lines.length || lineOfKey(key) === null || lines.includes(lineOfKey(key)!),
  )
  const isLimit = topic.keys.some((key) => LIMIT_KEYS.includes(key))
  const keys = fitting.length || !isLimit ? fitting : LIMIT_KEYS
  const wanted = wantedOf(text)
  const fits = (key: FactKey) => mayAnswer(wanted, FACT_KEYS[key].kind)
  const facts = pickFacts(papers, { keys: sided(keys, text).filter(fits), lines, files })
  return facts.length || keys.length === 0
    ? withoutSymbols(facts, text)
    : pickFacts(papers, { keys: keys.filter(fits), lines, files })
}

/** A date is no answer to how much, nor an amount to when. */
const mayAnswer = (wanted: Wanted, kind: string): boolean =>
  !(
    (wanted === 'amount' && kind === 'date') ||
    (wanted === 'date' && kind === 'amount') ||
    (wanted === 'duration' && kind === 'amount')
  )

function sided(keys: FactKey[], text: string): FactKey[] {
  const meant = SIDES.filter(([said]) => said.test(text)).map(([, key]) => key)
  const chosen = keys.filter((key) => meant.some((side) => side.test(key)))
  return chosen.length ? chosen : keys
}

/** The symbols say in numbers what the covered autos say in words. */
function withoutSymbols(facts: Picked[], text: string): Picked[] {
  const inWords = facts.some(({ fact }) => fact.key === 'auto.coveredAutos')
  return inWords && !/\bsymbol/i.test(text) ? facts.filter(({ fact }) => fact.key !== 'auto.symbols') : facts
}
