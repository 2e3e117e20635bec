import { squeeze } from '../../evidence/words.ts'
import type { FoundAnswer } from '../../search-files.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { type Answer, told, unsure } from './answer.ts'
import { plainWords } from './facts-in-words.ts'
import { FORM_NUMBER } from './form-list.ts'
import type { Material } from './material.ts'
import { type Picked, pickFacts } from './pick-facts.ts'
import { sayFacts, sayNotInForce } from './say-facts.ts'
import { partsUnread } from './say-passages.ts'
import { asWritten, sayStandingOf } from './standing.ts'

/** How sure it must be that something answers a question for it to be said, and to be told beside a doubt. */
export const SURE = 0.65
/** What facts that were read may tell as well. */
export const SURER = 0.75
const NEAR = 0.24
/** How sure where much of the question stands nowhere near it. */
const NEARER = 0.3
const MUCH = 0.6
const MEANT = 0.5
/** How much of what may be so or not a thing must speak of to be near. */
const SPOKEN_OF = 0.4
/** How close in score another value of the row is to be told with the first, and the same value of another thing. */
const BESIDE = 1.5
const RIVAL = 0.5
const MOST_RIVALS = 3
const MOST_NEAR = 3

/** What the documents say to a question, where it is sure enough that this is the answer; null where it is not. */
export function sayAnswer(question: Question, material: Material, least: number): Answer | null {
  const { sure, things } = answersIn(question, material)
  const [best] = things
  // However sure, what lacks a word of the question and means something else is another thing: 'earthquake deductible'.
  if (!best || sure < least || (best.covered < MUCH && best.means < MEANT)) return null
  return told(sayThings(things, question, material))
}

/** What may be the answer, told as such; null where nothing is near. */
export function sayPossible(question: Question, material: Material): Answer | null {
  const { sure, things } = answersIn(question, material)
  const [best] = things
  if (!best || sure < (best.covered < MUCH ? NEARER : NEAR)) return null
  return question.asks === 'thing' || best.covered >= SPOKEN_OF ? sayNear(things, question, material) : null
}

function sayNear(things: FoundAnswer[], question: Question, material: Material): Answer {
  const [best] = things as [FoundAnswer, ...FoundAnswer[]]
  const near = things.filter(
    ({ score, file, quote }, at) =>
      at === 0 || (score > best.score - BESIDE && (file !== best.file || quote !== best.quote)),
  )
  const said = [...new Set(near.map((thing) => sayThing(thing, [], question, material)))].slice(0, MOST_NEAR)
  const lead = `I am not sure that this answers “${plainWords(question.text)}”:`
  const words = said.length > 1 ? said.map((one) => `- ${one}`).join('\n') : said[0]!
  const searched = material.papers.filter(({ file }) => !question.files.length || question.files.includes(file))
  return unsure(lead, [words, partsUnread(searched).trim()].filter(Boolean).join('\n\n'))
}

/** What was found for a question in the files it names, with the number of the form it names; where the likeliest is in none of them, nothing is sure. */
function answersIn(question: Question, { answersFor }: Material): { sure: number; things: FoundAnswer[] } {
  const { sure, things } = answersFor(question)
  const { files, text } = question
  const [number = ''] = FORM_NUMBER.exec(text) ?? []
  const own = things.filter(
    ({ file, quote }) => (!files.length || files.includes(file)) && squeeze(quote).includes(squeeze(number)),
  )
  return { sure: own.length > 0 && own[0] === things[0] ? sure : 0, things: own }
}

function sayThings(things: FoundAnswer[], question: Question, material: Material): string {
  const [best] = things as [FoundAnswer, ...FoundAnswer[]]
  if (best.kind === 'fact') {
    const facts = factsOf(things, question, material)
    if (facts.length)
      return [sayFacts(material.citations, facts), sayNotInForce(material.citations, facts, material.papers)]
        .filter(Boolean)
        .join(' ')
  }
  const rivals = things.filter(
    (one) =>
      one.kind === best.kind &&
      one.row !== (best.row || null) &&
      one.label === best.label &&
      one.value !== best.value &&
      one.score > best.score - RIVAL,
  )
  const said = [best, ...rivals.slice(0, MOST_RIVALS - 1)].map((thing) => sayThing(thing, things, question, material))
  return said.length > 1 ? said.map((one) => `- ${one}`).join('\n') : said[0]!
}

/** The facts among the likeliest things that are as likely as the first, each with those of its key that are in force. */
function factsOf(things: FoundAnswer[], { files }: Question, { papers }: Material): Picked[] {
  const likely = things.filter(({ kind, score }) => kind === 'fact' && score > things[0]!.score - RIVAL)
  const told = likely.flatMap((thing) => papers.flatMap((paper) => factIn(paper, thing) ?? []))
  const keys = [...new Set(told.map(({ fact }) => fact.key))]
  return pickFacts(papers, { keys, files }).filter(({ fact }) => told.some((one) => one.fact === fact))
}

/** The fact of a document that a thing is; null where it is of another document. */
function factIn(paper: Paper, { file, page, quote, value }: FoundAnswer): Picked | null {
  if (file !== paper.file) return null
  const fact = paper.facts.facts.find(
    (one) => one.value === value && one.source.page === page && one.source.quote === quote,
  )
  const policy = fact && fact.policy !== null ? (paper.facts.policies[fact.policy] ?? null) : null
  return fact ? { fact, paper, policy } : null
}

/** The page itself is asked for. */
const WHERE = /\b(?:what|which) pages?\b|\bwhere\b/i

/** One thing with its place; of a row with what else of it is asked for. */
function sayThing(
  thing: FoundAnswer,
  things: FoundAnswer[],
  { text }: Question,
  { citations, papers }: Material,
): string {
  const { of, value, kind, lead, row, file, page, quote } = thing
  const fact = kind === 'fact' ? papers.flatMap((paper) => factIn(paper, thing) ?? [])[0] : undefined
  if (fact) return sayFacts(citations, [fact])
  const paper = papers.find((one) => one.file === file)
  const mark = markOf(citations, thing)
  const where = papers.length > 1 && paper ? ` (${paperName(paper)})` : ''
  const standing = paper ? sayStandingOf(page, paper) : ''
  const place = WHERE.test(text) ? `Page ${page}: ` : ''
  if (kind === 'sentence') {
    const hung = lead ? `${plainWords(lead)} … ` : ''
    return `${place}“${hung}${plainWords(value).replace(/[“”"]/g, "'")}” ${mark}${where}${standing}`
  }
  const beside = row
    ? things.filter(
        (one) =>
          one !== thing &&
          one.row === row &&
          one.asked > 0 &&
          one.asked >= thing.asked &&
          one.label !== thing.label &&
          one.quote === quote,
      )
    : []
  const told = [thing, ...beside].map((one) =>
    [of ? asWritten(one.label).toLowerCase() : asWritten(one.label), plainWords(one.value)]
      .filter(Boolean)
      .join(of ? ' ' : ': '),
  )
  return `${place}${of ? `${asWritten(of)}: ` : ''}${told.join('; ')} ${mark}${where}.${standing}`
}

const markOf = (citations: Citations, { file, page, quote }: FoundAnswer): string => citations.cite(file, page, quote)
