import type { ReviewSeverity, Verdict } from '../../../shared/reviews.ts'
import { nothing } from '../cells.ts'
import { cellOf } from '../holdings.ts'
import { inSentence } from '../in-sentences.ts'
import type { Cell, Finding } from '../types.ts'
import { type Answer, type Looked, SIDES } from './said.ts'
import { type AnswerKind, isSame } from './same.ts'

/** What is held against each other. `ask`: what the insured is asked where the application leaves it blank; without it, a blank is no gap. `isWish`: the application asks for it, and the others have it now. */
export type Topic = {
  /** The question's, where it is one. */
  id?: string
  group: string
  label: string
  kind: AnswerKind
  ask?: string
  isGrave?: boolean
  isWish?: boolean
}

/** What the sides say to one question; null where the application says nothing and need not. */
export function judgeAnswers(topic: Topic, answers: readonly Answer[], looked: Looked): Finding | null {
  const said = answers.filter(({ side }) => side === 'Application')
  const others = answers.filter(({ side }) => side !== 'Application')
  const own = said.find(({ isSure }) => isSure) ?? said[0]
  if (!own) return topic.ask ? blank(topic, topic.ask, others, looked) : null
  // What one insured or location of several says is not held against another.
  const isOfOther = (one: Answer) =>
    said.some((other) => other.entry !== own.entry && isSame(topic.kind, other.shown, one.shown))
  const isDifferent = (one: Answer) => isSame(topic.kind, own.shown, one.shown) === false
  const differs = (one: Answer) => isDifferent(one) && !isOfOther(one)
  const rival = said.find((one) => one.isSure && isDifferent(one) && isOfOneEntry(own, one))
  const other = others.find((one) => one.isSure && differs(one)) ?? others.find(differs)
  const agreeing = others.find((one) => isSame(topic.kind, own.shown, one.shown))
  const tell = (verdict: Verdict, severity: ReviewSeverity, why: string, action: string | null) =>
    findingOf(topic, verdict, severity, cellsOf(looked, [own, ...(other ? [other] : []), ...others]), why, action)
  const name = inSentence(topic.label)
  if (rival && topic.id === 'name' && rival.where !== own.where)
    return tell(
      ...(['CONTRADICTS', 'HIGH'] as const),
      `${own.where} is of ${own.shown}; ${rival.where} is of ${rival.shown}.`,
      `Which business applies: ${own.shown}, as in ${own.where}, or ${rival.shown}, as in ${rival.where}?`,
    )
  if (rival)
    return tell(
      ...(['UNSURE', 'MODERATE'] as const),
      `The application says ${own.shown} and ${rival.shown}.`,
      `Which is right for the ${name}: ${own.shown} or ${rival.shown}?`,
    )
  if (other?.isSure && own.isSure && topic.isWish)
    return tell(
      ...(['DIFFERS', 'LOW'] as const),
      `The application requests ${own.shown}; ${other.where} has ${other.shown} now.`,
      `Should the ${name} change from ${other.shown} to ${own.shown}?`,
    )
  if (other?.isSure && own.isSure)
    return tell(
      ...(['CONTRADICTS', topic.isGrave ? 'HIGH' : 'MODERATE'] as const),
      `The application says ${own.shown}; ${other.where} says ${other.shown}.`,
      `Which is right for the ${name}: ${own.shown}, as in the application, or ${other.shown}, as in ${other.where}?`,
    )
  if (other)
    return tell(
      ...(['UNSURE', 'MODERATE'] as const),
      `The application may say ${own.shown}, and ${other.where} ${other.shown}; not all of it was read for sure.`,
      `Is ${own.shown} right for the ${name}, or ${other.shown}?`,
    )
  if (agreeing) return tell('MET', 'NONE', `The application and ${agreeing.where} say the same.`, null)
  if (!own.isSure)
    return tell('UNSURE', 'LOW', `“${own.shown}” could not be read clearly.`, `Is ${own.shown} right for the ${name}?`)
  return tell('FOUND', 'NONE', 'Shown on the application only.', null)
}

/** Whether two answers are of the same insured or location, as far as they tell. */
const isOfOneEntry = (one: Answer, other: Answer) =>
  one.entry === undefined || other.entry === undefined || one.entry === other.entry

function blank(topic: Topic, ask: string, others: readonly Answer[], looked: Looked): Finding {
  const told = others.find(({ isSure }) => isSure) ?? others[0]
  const grave = topic.isGrave ? 'HIGH' : 'MODERATE'
  const why = told
    ? `The application does not show this; ${told.where} says ${told.shown}.`
    : 'The application does not show this, and no other document shows it.'
  const action = told ? `${ask} We have ${told.shown} from ${told.where}: is that right?` : ask
  return findingOf(topic, 'NOT_SHOWN', grave, cellsOf(looked, told ? [told, ...others] : []), why, action)
}

export const findingOf = (
  { group, label }: Pick<Topic, 'group' | 'label'>,
  verdict: Verdict,
  severity: ReviewSeverity,
  cells: Cell[],
  why: string,
  action: string | null,
): Finding => ({ id: `${group}|${label}`, group, topic: label, verdict, severity, cells, why, action })

/** A cell for each side that was given: the first of these answers that is its own, else where was looked. */
export const cellsOf = (looked: Looked, answers: readonly Answer[]): Cell[] =>
  SIDES.flatMap((side) => {
    const where = looked[side]
    if (where === undefined) return []
    const one = answers.find((answer) => answer.side === side)
    return [one ? { ...cellOf(one), note: one.note ?? null } : nothing(where)]
  })
