import { squeeze } from '../../evidence/words.ts'
import type { Question } from '../question/read-question.ts'
import { type Answer, inPart, nothing, told } from './answer.ts'
import { factsFor } from './facts-for.ts'
import { plainWords } from './facts-in-words.ts'
import { FORM_NUMBER } from './form-list.ts'
import { formsWithout } from './lists-for.ts'
import type { Material } from './material.ts'
import type { Passage } from './page-lines.ts'
import { exclusionListOf, type Saying, sayingsAbout } from './passages.ts'
import { sayPossible } from './say-answers.ts'
import { sayFacts } from './say-facts.ts'
import { sayWithout } from './say-lists.ts'
import { quoted, sayNothing, saySayings } from './say-passages.ts'
import { soughtFor } from './sought.ts'

/** As many sayings as are told of one thing. */
export const MOST_SAYINGS = 4

/** What the documents say of the subject of a question, in their own words. */
export function sayingsFor(question: Question, { passages, papers }: Material): Saying[] {
  const [sought] = soughtFor(question)
  const [number = ''] = FORM_NUMBER.exec(question.text) ?? []
  const holding = inFiles(passages, question).filter(({ quote }) => squeeze(quote).includes(squeeze(number)))
  const found = sayingsAbout(holding, papers, { ...sought, subject: question.subject }, MOST_SAYINGS)
  return found.filter(({ quote }) => squeeze(quote).includes(squeeze(number)))
}

/** The words about a subject under a lead that says which way they speak. */
export function saySubject({ asks, phrase, ...question }: Question, material: Material, sayings: Saying[]): string {
  const passages = material.passages.filter(({ file }) => !question.files.length || question.files.includes(file))
  const list = asks === 'coverage' ? exclusionListOf(sayings, passages) : null
  const hint =
    list && `They follow a list that begins ${quoted(material.citations, list)}; check whether they are part of it.`
  return [leadFor(phrase, asks, sayings), saySayings(material, sayings), hint].filter(Boolean).join('\n\n')
}

/** About something that is no fact of its own: what may answer it, or, where it may be covered, the words that speak of it and which way. */
export function onSubject(question: Question, material: Material): Answer {
  const { subject, topics, phrase, asks } = question
  const possible = asks === 'thing' ? sayPossible(question, material) : null
  if (possible) return possible
  const facts = topics
    .filter(({ id }) => id !== 'term')
    .map((topic) => sayFacts(material.citations, factsFor(topic, question, material.papers)))
  const said = facts.filter(Boolean)
  if (said.length && subject.every(isOfPaper)) return told(said.join('\n\n'))
  const sayings = asks === 'thing' ? [] : sayingsFor(question, material)
  if (sayings.length) return told(saySubject(question, material, sayings))
  const forms = formsWithout(question, material.papers).map((list) => sayWithout(list))
  const near = sayPossible(question, material)
  if (near) return near
  const none = [sayNothing(`“${plainWords(phrase)}”`, question, material.papers).words, ...forms].join(' ')
  return said.length ? inPart([`${none} What they do say:`, ...said].join('\n\n')) : nothing(none)
}

/** What a value that is asked for is held against: "at least 1,000,000". */
const OF_COMPARING = /^(?:least|most|more|less|than|over|under|minimum|\$?[\d.,]+[km]?)$/i

/** Words that only say in which document something is asked for. */
const OF_PAPER = /^(?:quot(?:e|es|ed|ation)|proposal|binder|bound|declarations|application|bill|invoice|form|sheet)$/

/** Whether a word says nothing of what is asked for: in which document, or what it is held against. */
export const isOfPaper = (word: string): boolean => OF_PAPER.test(word) || OF_COMPARING.test(word)

function leadFor(phrase: string, asks: Question['asks'], sayings: Saying[]): string {
  const verdicts = new Set(sayings.map(({ verdict }) => verdict))
  const subject = plainWords(phrase)
  if (asks !== 'coverage') return `This is what the documents say about ${subject}:`
  if (verdicts.has('excepts') || (verdicts.has('excludes') && verdicts.has('grants'))) {
    return `The documents say both about ${subject}, so read the wording together:`
  }
  if (verdicts.has('excludes')) return `The documents have exclusion wording about ${subject}:`
  if (verdicts.has('grants')) return `The documents have coverage wording about ${subject}:`
  return `The documents mention ${subject}, without saying in these passages that it is covered or excluded:`
}

/** The passages of the documents that a question names, or of all. */
export const inFiles = (passages: Passage[], { files }: Question) =>
  passages.filter(({ file }) => !files.length || files.includes(file))
