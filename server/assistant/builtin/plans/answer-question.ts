import { sayIt } from '../answer/answer.ts'
import { answerTo, needsWords } from '../answer/answer-to.ts'
import { sayCautions } from '../answer/cautions.ts'
import { comparisonOf } from '../answer/compare.ts'
import { type Material, materialOf } from '../answer/material.ts'
import { OVERVIEW_QUERIES, OVERVIEW_SOUGHT, overviewOf, sayKind } from '../answer/overview.ts'
import { pickFacts } from '../answer/pick-facts.ts'
import { sayAllHeld, sayHeld } from '../answer/say-held.ts'
import { soughtFor } from '../answer/sought.ts'
import { sayState } from '../answer/state.ts'
import { stateAsked } from '../answer/state-asked.ts'
import type { Citations } from '../citations.ts'
import { type Held, heldIn, heldQuery, lookUpCall } from '../held.ts'
import { type Papers, papersOf, peekCalls } from '../papers.ts'
import { type Question, readQuestions } from '../question/read-question.ts'
import { asksForMore } from '../question/rows.ts'
import type { NextStep, Talk, Work } from '../talk.ts'
import type { Task } from '../task.ts'
import { askBook } from './ask-book.ts'
import { askForFiles } from './ask-for-files.ts'
import { askLibrary } from './ask-library.ts'
import { askReview } from './ask-review.ts'
import { readLists } from './read-lists.ts'
import { readPages } from './read-pages.ts'
import { queriesFor, searchCall, thoughtOn } from './search.ts'

type Way = 'question' | 'overview' | 'compare'

/** Makes the plan that answers from the papers: looks into them, searches them, and says what stands where. */
export function answerQuestion(way: Way) {
  return (talk: Talk, task: Task, citations: Citations): Work => {
    const papers = papersOf(talk)
    const hasPapers = papers.read.length + papers.unopened.length > 0
    const questions = questionsOf(talk, task, papers)
    const booked = way === 'compare' ? null : askBook(talk, task.calls, hasPapers, task.turns[0]!.text, citations)
    if (booked && 'step' in booked) return booked
    if (booked?.isFound) return { report: booked.words }
    const ask = () =>
      way === 'question'
        ? (askReview(talk, task.turns[0]!.text, citations) ?? askLibrary(talk, task.calls, questions, citations))
        : null
    if (!hasPapers && !talk.account) {
      const asked = ask()
      if (!asked) return booked ? { report: booked.words } : { step: askForFiles(talk, papers) }
      if ('step' in asked) return asked
      return { report: booked && !asked.isFound ? `${booked.words}\n\n${asked.words}` : asked.words }
    }
    const held = heldIn(task.calls)
    const ofClient = talk.account && !held ? [lookUpCall(questions)] : []
    if (hasPapers && (papers.unopened.length || !task.calls.some(({ name }) => name === 'SEARCH_FILE'))) {
      const { thought, calls } = lookUp(way, papers, questions, task.turns[0]!.named)
      return { step: { thought, calls: [...calls, ...ofClient] } }
    }
    if (ofClient.length) return { step: { thought: `I look into the records of ${talk.account}.`, calls: ofClient } }
    const heldSaid = held ? sayOfClient(way, questions, held, citations) : ''
    if (!hasPapers) {
      const asked = held && isSilent(questions, held) ? ask() : null
      if (asked && 'step' in asked) return asked
      if (asked?.isFound) return { report: asked.words }
      return { report: [heldSaid, sayFailed(papers)].filter(Boolean).join('\n\n'), title: clientTitle(talk) }
    }
    const lists = way === 'question' ? readLists(questions, papers) : null
    if (lists) return { step: lists }
    const ofFiles = task.calls.filter(({ name }) => name !== 'SEARCH_KNOWLEDGE_BASE')
    const material = materialOf(citations, papers.read, ofFiles, talk.today)
    const { passages } = material
    const unread = way === 'compare' ? null : readPages(task.calls, soughtIn(way, questions, papers), passages, papers)
    if (unread) return { step: unread }
    const whole =
      way === 'compare'
        ? comparisonOf(citations, papers.read, task.turns[0]!.text)
        : way === 'overview'
          ? (stateOnly(questions, material) ?? describe(only(material, questions)))
          : null
    const answers = whole ? [] : questions.map((question) => answerTo(question, material))
    const isFound = whole !== null || answers.some(({ found }) => found !== 'nothing')
    const asked = isFound ? null : ask()
    if (asked && 'step' in asked) return asked
    const said = whole ? [whole] : answers.map(sayIt)
    const ofPapers = [
      ...new Set(said),
      sayState(material.papers, talk.today, citations)
        .filter((one) => !unmarked(said.join(' ')).includes(unmarked(one)))
        .join(' '),
      sayCautions(papers.read, passages),
    ]
    const parts = held
      ? [`**In the records of ${held.client}:**`, heldSaid, '**In the documents:**', ...ofPapers]
      : ofPapers
    const ofLibrary = asked?.isFound ? asked.words : ''
    // What the same document says a line below was not found in it by its values alone.
    const isDenied = asked?.isFound && asked.isOfAttached && !held
    const report = [...(isDenied ? [] : parts), ofLibrary, sayFailed(papers)].filter(Boolean).join('\n\n')
    return { report, title: clientTitle(talk) ?? titleOf(way, talk, papers) }
  }
}

/** What is said, without its marks: the same may be said with them and without. */
const unmarked = (said: string): string => said.replace(/ ?\[\d+\]/g, '')

/** "Is this a specimen?" asks of the whole document, and for no summary where a stamp answers it. */
function stateOnly(questions: Question[], material: Material): string | null {
  const said = questions.map((question) => stateAsked(question, material))
  const isAll = said.length > 0 && said.every((one) => one?.place === 'alone')
  return isAll ? [...new Set(said.map((one) => one!.words))].join('\n\n') : null
}

const describe = (material: Material): string =>
  [material.papers.length === 1 ? sayKind(material.papers[0]!) : '', overviewOf(material)].filter(Boolean).join('\n\n')

/** What the records of the client say to the questions: all of it, where nothing in particular is asked. */
function sayOfClient(way: Way, questions: Question[], held: Held, citations: Citations): string {
  const answers = questions.flatMap((question) => held.answers.get(heldQuery(question)) ?? [])
  const isAll =
    way === 'overview' && !answers.some(({ asked }) => asked && asked.narrowedBy.length + asked.figures.length)
  const said =
    isAll || !answers.length ? [sayAllHeld(held, citations)] : answers.map((answer) => sayHeld(answer, held, citations))
  return [...new Set(said)].join('\n\n')
}

/** Whether the records of the client say nothing to the questions. */
const isSilent = (questions: Question[], held: Held) =>
  questions.every((question) => !held.answers.get(heldQuery(question))?.asked)

const clientTitle = ({ turns, account }: Talk) => (account && turns.length === 1 ? `About ${account}` : undefined)

function lookUp(way: Way, papers: Papers, questions: Question[], named: readonly string[] = []): NextStep {
  const queries = way === 'question' ? queriesFor(questions) : OVERVIEW_QUERIES
  const count = papers.unopened.length
  const opening = count
    ? `I look into ${count === 1 ? 'the file' : `${count} files`} and search for it.`
    : 'I search the documents for it.'
  const about = {
    question: thoughtOn(questions),
    overview: 'You want a summary of the documents.',
    compare: 'You want the documents side by side.',
  }[way]
  return { thought: `${about} ${opening}`, calls: [...peekCalls(papers), searchCall(queries, named)] }
}

const soughtIn = (way: Way, questions: Question[], { read }: Papers) =>
  way === 'overview' ? OVERVIEW_SOUGHT : questions.filter((question) => needsWords(question, read)).flatMap(soughtFor)

/** The questions of the task; a short one is read in the light of the one before. */
function questionsOf({ turns }: Talk, task: Task, { read }: Papers): Question[] {
  const begun = turns.indexOf(task.turns[0]!)
  const told = turns.slice(0, begun).findLastIndex(({ text }) => !asksForMore(text))
  let before: Question | null = null
  for (const { text } of turns.slice(Math.max(0, told - 2), begun))
    before = readQuestions(text, read, before).at(-1) ?? before
  const { text, named = [] } = task.turns[0]!
  const questions = readQuestions(text, read, before)
  return named.length ? questions.map((question) => ({ ...question, files: [...named] })) : questions
}

/** The material of the documents the questions name, or of all. */
function only(material: Material, questions: Question[]): Material {
  const files = questions.flatMap((question) => question.files)
  if (!files.length) return material
  const isNamed = ({ file }: { file: string }) => files.includes(file)
  return { ...material, papers: material.papers.filter(isNamed), passages: material.passages.filter(isNamed) }
}

/** A name for a conversation that begins with a question: what is looked at, and whose it is. */
function titleOf(way: Way, { turns }: Talk, { read }: Papers): string | undefined {
  const names = new Set(pickFacts(read, { keys: ['insured.name'] }).map(({ fact }) => fact.value))
  const [insured] = names
  // A list of losses names many people.
  const isLosses = read.every(({ facts }) => facts.kind === 'loss-run')
  if (turns.length > 1 || names.size !== 1 || isLosses) return undefined
  return `${{ question: 'Policy of', overview: 'Coverage of', compare: 'Comparison for' }[way]} ${insured}`
}

/** Which files could not be read, and why. */
function sayFailed({ failed }: Papers): string {
  return failed.map(({ name, error }) => `I could not read “${name}”: ${error}`).join('\n\n')
}
