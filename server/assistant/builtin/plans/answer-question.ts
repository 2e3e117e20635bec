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
import { askForFiles } from './ask-for-files.ts'
import { readLists } from './read-lists.ts'
import { readPages } from './read-pages.ts'
import { queriesFor, searchCall, thoughtOn } from './search.ts'

type Way = 'question' | 'overview' | 'compare'

/** Makes the plan that answers from the papers: looks into them, searches them, and says what stands where. */
export function answerQuestion(way: Way) {
  return (talk: Talk, task: Task, citations: Citations): Work => {
    const papers = papersOf(talk)
    const hasPapers = papers.read.length + papers.unopened.length > 0
    if (!hasPapers && !talk.account) return { step: askForFiles(talk, papers) }
    const questions = questionsOf(talk, task, papers)
    const held = heldIn(task.calls)
    const ofClient = talk.account && !held ? [lookUpCall(questions)] : []
    if (hasPapers && (papers.unopened.length || !task.calls.some(({ name }) => name === 'SEARCH_FILE'))) {
      const { thought, calls } = lookUp(way, papers, questions)
      return { step: { thought, calls: [...calls, ...ofClient] } }
    }
    if (ofClient.length) return { step: { thought: `I look into the records of ${talk.account}.`, calls: ofClient } }
    const heldSaid = held ? sayOfClient(way, questions, held, citations) : ''
    if (!hasPapers)
      return { report: [heldSaid, sayFailed(papers)].filter(Boolean).join('\n\n'), title: clientTitle(talk) }
    const lists = way === 'question' ? readLists(questions, papers) : null
    if (lists) return { step: lists }
    const material = materialOf(citations, papers.read, task.calls, talk.today)
    const { passages } = material
    const unread = way === 'compare' ? null : readPages(task.calls, soughtIn(way, questions, papers), passages, papers)
    if (unread) return { step: unread }
    const whole =
      way === 'compare'
        ? comparisonOf(citations, papers.read, task.turns[0]!.text)
        : way === 'overview'
          ? (stateOnly(questions, material) ?? describe(only(material, questions)))
          : null
    const said = whole ? [whole] : questions.map((question) => sayIt(answerTo(question, material)))
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
    const report = [...parts, sayFailed(papers)].filter(Boolean).join('\n\n')
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

const clientTitle = ({ turns, account }: Talk) => (account && turns.length === 1 ? `About ${account}` : undefined)

function lookUp(way: Way, papers: Papers, questions: Question[]): NextStep {
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
  return { thought: `${about} ${opening}`, calls: [...peekCalls(papers), searchCall(queries)] }
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
  return readQuestions(task.turns[0]!.text, read, before)
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
