import { formatDate, type IsoDate, parseDate } from '../../../shared/dates.ts'
import type { Verdict } from '../../../shared/reviews.ts'
import { CLAIMED, endingOf, type Fact, type FactKey, isSamePolicy, SPECIALTY_LINES } from '../../documents/index.ts'
import { nothing } from '../cells.ts'
import { placeIn } from '../holdings.ts'
import type { Cell, ReviewPaper } from '../types.ts'
import type { Loss } from './loss.ts'
import type { ToldDay } from './told-days.ts'

/** Whether a loss falls into the term of a policy: `MET`, `NOT_COVERED`, or what is not told. */
export type Timing = {
  verdict: Extract<Verdict, 'MET' | 'NOT_COVERED' | 'AMBIGUOUS' | 'NOT_SHOWN'>
  why: string
  cells: [Cell, Cell]
}

/** One policy of a paper, with the facts that are its own or the whole paper's. `papers`: all that may tell that it was canceled. */
export type Policy = { paper: ReviewPaper; index: number; facts: readonly Fact[]; papers: readonly ReviewPaper[] }

type Day = { day: IsoDate; fact: Fact }
type Trigger = 'occurrence' | 'claims-made' | 'unknown'

/** Holds the days of a loss against the term of a policy; a claims-made policy against the day it was reported. */
export function timingOf(policy: Policy, loss: Loss): Timing {
  const { paper } = policy
  const [from, to] = [dayOf(policy, 'policy.effective'), dayOf(policy, 'policy.expiration')]
  const first = from ?? to
  const period = first ? cellOf(paper, first.fact) : nothing(`Looked through ${paper.pages.length} pages of ${paper.name}.`)
  const trigger = triggerOf(policy)
  const [of, what] =
    trigger === 'claims-made' ? (['report', 'day the claim was reported'] as const) : (['loss', 'date of loss'] as const)
  const { said, unsaid } = daysOf(loss, of)
  const [day] = [...said, ...unsaid]
  const tell = (verdict: Timing['verdict'], why: string, cells: [Cell, Cell]): Timing => ({ verdict, why, cells })
  if (!day) return tell('NOT_SHOWN', `The claim does not show the ${what}.`, [nothing('Looked through the claim.'), period])
  if (!from || !to)
    return tell('NOT_SHOWN', 'The policy does not show its term, or not with certainty.', [day.cell, period])
  const term = `${from.fact.value} to ${to.fact.value}`
  const isInside = ({ day: own }: ToldDay) => own >= from.day && own < to.day
  const inside = [...said, ...unsaid].find(isInside)
  const outside = [...said, ...unsaid].find((one) => !isInside(one))
  // Beside a day that is said to be the one, days within the term that nothing is said of may still be it.
  if (said.length ? said.every(isInside) : day.leads && unsaid.length === 1 && inside)
    return (
      ended(policy, day, [from, to]) ??
      retroactive(policy, loss, trigger) ??
      tell('MET', `${said.length ? `The ${what}` : 'The only date shown'}, ${shown(day)}, is within the term ${term}.`, [day.cell, period])
    )
  if (!said.length)
    return tell(
      'AMBIGUOUS',
      `The claim names ${shown(inside ?? day)}, and does not say of what day. The ${what} is needed: the term is ${term}.`,
      [(inside ?? day).cell, period],
    )
  if (inside)
    return tell(
      'AMBIGUOUS',
      `The claim names ${shown(inside)} and ${shown(outside!)}; only one of them is within the term. Which is the ${what} decides.`,
      [inside.cell, period],
    )
  if (trigger === 'unknown')
    return tell(
      'AMBIGUOUS',
      `The ${what}, ${shown(day)}, is outside the term ${term}. Whether the policy is occurrence or claims-made decides.`,
      [day.cell, period],
    )
  return tell('NOT_COVERED', `The ${what}, ${shown(day)}, is outside the term ${term}.`, [
    day.cell,
    cellOf(paper, (day.day < from.day ? from : to).fact),
  ])
} // biome-ignore format: verdicts

const cellOf = (paper: ReviewPaper, { value, source }: Pick<Fact, 'value' | 'source'>): Cell => ({
  text: value,
  place: placeIn(paper, source),
  note: null,
})

/** The days that are said to be of something, and those that may be. */
const daysOf = ({ days }: Loss, of: 'loss' | 'report') => ({
  said: days.filter((one) => one.of === of),
  unsaid: days.filter((one) => one.of === null),
})

/** A policy that is only offered, or that had ended by the day, as far as the papers tell. */
function ended({ paper, index, papers }: Policy, { day, cell }: ToldDay, [from, to]: [Day, Day]): Timing | null {
  const { number = null, status = 'current' } = paper.facts.policies[index] ?? {}
  if (paper.facts.kind === 'quote' || status === 'quoted')
    return {
      verdict: 'AMBIGUOUS',
      why: `${paper.name} offers this insurance. Whether it was bound decides.`,
      cells: [cell, cellOf(paper, from.fact)],
    }
  const events = papers.flatMap((one, file) =>
    (one.facts.events ?? [])
      .filter((event) => number && event.number && isSamePolicy(number, event.number))
      .map((event) => ({ ...event, file })),
  )
  const ending = endingOf(events, { effective: from.fact.value, expiration: to.fact.value }, day)
  if (ending && ending.state !== 'ending') {
    const { source, file, date } = ending.event
    return {
      verdict: 'AMBIGUOUS',
      why: `The policy was canceled${date ? ` as of ${date}` : ''}. Whether it was in force on ${formatDate(day)} decides.`,
      cells: [cell, { text: source.quote, place: placeIn(papers[file]!, source), note: null }],
    }
  }
  if (status !== 'cancelled' || ending) return null
  return {
    verdict: 'AMBIGUOUS',
    why: `The policy was canceled. Whether it was in force on ${formatDate(day)} decides.`,
    cells: [cell, cellOf(paper, to.fact)],
  }
}

/** A loss before the retroactive date of a claims-made policy. */
function retroactive({ paper, index, facts }: Policy, loss: Loss, trigger: Trigger): Timing | null {
  const fact = facts.find((one) => one.key.endsWith('.retroactiveDate') && one.policy === index)
  const from = fact && parseDate(fact.value)
  if (trigger !== 'claims-made' || !from) return null
  const { said, unsaid } = daysOf(loss, 'loss')
  const [day] = said
  const isBefore = (one: ToldDay) => one.day < from
  if (day && !said.some(isBefore)) return null
  const cells: Timing['cells'] = [day?.cell ?? nothing('Looked through the claim.'), cellOf(paper, fact)]
  if (!day || ![...said, ...unsaid].every(isBefore))
    return {
      verdict: 'AMBIGUOUS',
      why: 'The date of loss is unclear. Coverage depends on whether it was after the retroactive date.',
      cells,
    }
  return {
    verdict: 'NOT_COVERED',
    why: `The loss of ${shown(day)} is before the retroactive date, ${fact.value}.`,
    cells,
  }
}

const shown = ({ day }: ToldDay) => formatDate(day)

/** The only day that a policy surely tells of a key. */
function dayOf({ facts }: Policy, key: FactKey): Day | null {
  const sure = facts.filter((one) => one.key === key && one.confidence >= CLAIMED)
  const days = sure.map((fact) => ({ day: parseDate(fact.value), fact }))
  const [first] = days
  const isOne = first?.day && days.every(({ day }) => day === first.day)
  return isOne ? { day: first.day!, fact: first.fact } : null
}

/** Whether a policy answers for losses of its term or for claims made in it; unknown where its line may be either, or is not known, and it does not say. */
function triggerOf({ paper, index, facts }: Policy): Trigger {
  const told = facts.filter(({ key, policy: own }) => key.endsWith('.trigger') && own === index)
  const values = new Set<'claims-made' | 'occurrence'>(
    told.map(({ value }) => (/claims/i.test(value) ? 'claims-made' : 'occurrence')),
  )
  const [only] = values
  if (values.size === 1) return only!
  const lines = paper.facts.policies[index]?.lines ?? []
  return values.size > 1 || !lines.length || lines.some((line) => line in SPECIALTY_LINES) ? 'unknown' : 'occurrence'
}
