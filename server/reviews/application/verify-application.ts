import { byGravity } from '../../../shared/reviews.ts'
import { FACT_KEYS } from '../../documents/index.ts'
import { lookedAt } from '../looked.ts'
import { type Finding, NothingToReview, type Review, type ReviewInput } from '../types.ts'
import { answersTo, limitAnswers, limitsOf, type Submission } from './answers.ts'
import { checksFor } from './checks.ts'
import { COVERAGE_LINES, type CoverageLine, chosenLines } from './coverage-lines.ts'
import { cellsOf, findingOf, judgeAnswers } from './judge-answers.ts'
import { judgeList } from './judge-lists.ts'
import { LISTS } from './lists.ts'
import { judgeLosses } from './losses.ts'
import { judgePrior, policiesTold } from './prior-policies.ts'
import { QUESTIONS } from './questions.ts'
import { type Looked, type Part, partsOf, SIDES } from './said.ts'
import { strangersIn } from './strangers.ts'

/** An application held against the documents that came with it and the agency's records, question by question, for the chosen coverage lines. */
export function verifyApplication({ papers, records, choices, today }: ReviewInput): Review {
  const given = partsOf(papers)
  const strangers = strangersIn({ parts: given, records })
  const parts = given.filter((part) => !strangers.includes(part))
  if (!parts.some(({ side }) => side === 'Application'))
    throw new NothingToReview('Add the application that Cara should check. None of these documents is one.')
  const submission: Submission = { parts, records }
  const looked = lookedIn(submission)
  const lines = chosenLines(choices.lines)
  const told = policiesTold(submission)
  const ground = { parts, looked, today }
  const findings = lines.flatMap((line) => [
    ...QUESTIONS.filter((question) => question.line === line).flatMap((question) => {
      const topic = { ...question, group: COVERAGE_LINES[line].label }
      return judgeAnswers(topic, answersTo(question, submission), looked) ?? []
    }),
    ...limitsAsked(line, submission, looked),
    ...LISTS.filter((list) => list.line === line).flatMap((list) => judgeList(list, ground)),
    ...judgePrior(line, told, looked),
  ])
  const sorted = [...findings, ...judgeLosses(ground, told)].toSorted(byGravity)
  return {
    title: 'Application check',
    columns: SIDES.filter((side) => looked[side] !== undefined),
    findings: [...sorted, ...checksFor(submission, looked)],
    tables: [],
    highlights: sorted.filter(({ severity }) => severity === 'HIGH').map(({ id }) => id),
    notes: [
      ...strangers.map(
        ({ paper }) => `${paper.name} names another insured, so it was not held against the application.`,
      ),
      ...papers.flatMap(({ warnings }) => warnings),
    ],
  }
}

/** The sides that were given, each with where was looked. */
function lookedIn({ parts, records }: Submission): Looked {
  const at = (side: Part['side']) => {
    const own = parts.filter((part) => part.side === side)
    return own.length ? lookedAt({ papers: own.map(({ paper, pages }) => ({ ...paper, pages })) }) : undefined
  }
  const [application, documents] = [at('Application'), at('Documents')]
  return {
    ...(application && { Application: application }),
    ...(documents && { Documents: documents }),
    ...(records.length && { Records: 'Not in our records.' }),
  }
}

/** The limits an application asks for beside those there are now: another limit may well be wanted; where it asks for none of a line, that it does not. */
function limitsAsked(line: CoverageLine, submission: Submission, looked: Looked): Finding[] {
  const { label: group, lines } = COVERAGE_LINES[line]
  const [main] = lines
  const all = limitsOf(main).map((key) => ({ key, answers: limitAnswers(key, submission) }))
  const judged = all.flatMap(
    ({ key, answers }) =>
      judgeAnswers({ group, label: FACT_KEYS[key].label, kind: 'amount', isWish: true }, answers, looked) ?? [],
  )
  if (judged.length) return judged
  const held = all.flatMap(({ answers }) => answers)
  const [told] = held
  const ask = `Which limits would you like for ${group.toLowerCase()}?`
  const why = told
    ? `The application shows no limits; ${told.where} has ${told.shown}.`
    : 'Nothing given shows which limits are wanted.'
  return [
    findingOf(
      { group, label: 'Limits wanted' },
      'NOT_SHOWN',
      'MODERATE',
      cellsOf(looked, told ? [told] : []),
      why,
      ask,
    ),
  ]
}
