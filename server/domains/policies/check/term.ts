import { addYears, daysBetween, type IsoDate, mediumDate, parseDate } from '../../../../shared/dates.ts'
import { isSamePolicy } from '../../../documents/index.ts'
import { TERMS } from '../../../reviews/comparison/items.ts'
import type { Item, Side as Saying } from '../../../reviews/comparison/types.ts'
import { says, sideOf } from '../../../reviews/comparison/verdict.ts'
import type { Cell, Finding } from '../../../reviews/types.ts'
import { sayingCell } from './cells.ts'
import { BEGINS, ENDS, NUMBER, PRIOR } from './items.ts'
import type { Side } from './types.ts'

/** How the term of a renewal follows that of the expiring policy, and whether it says that it renews that one. */
export function termFindings(expiring: Side, issued: Side): Finding[] {
  return [
    ...likened(STARTS, sideOf(expiring, ENDS), sideOf(issued, BEGINS), gapIn),
    ...lengthFinding(expiring, issued),
    ...likened(RENEWS, sideOf(expiring, NUMBER), sideOf(issued, PRIOR), (was, is) =>
      isSamePolicy(was, is) ? null : 'It shows a different prior policy number.',
    ),
  ]
}

const STARTS = { id: 'term.begins', topic: 'Begins when the expiring policy ends' }
const LENGTH = { id: 'term.length', topic: 'Policy term' }
const RENEWS = { id: 'term.renews', topic: PRIOR.topic }

function likened(
  about: Pick<Item, 'id' | 'topic'>,
  was: Saying,
  is: Saying,
  wrongWith: (was: string, is: string) => string | null,
): Finding[] {
  if (!says(was) || !says(is)) return []
  const cells = [sayingCell(was), sayingCell(is)]
  const isSure = was.isSure && is.isSure
  const found = isSure ? judged(wrongWith(was.told[0]!.value, is.told[0]!.value)) : IN_DOUBT
  return [{ ...about, group: TERMS, cells, ...found }]
}

type Judged = Pick<Finding, 'verdict' | 'severity' | 'why' | 'action'>

const IN_DOUBT: Judged = {
  verdict: 'UNSURE',
  severity: 'MODERATE',
  why: 'A side was not read clearly, or has several values.',
  action: 'Read both pages and compare them yourself.',
}

function judged(wrong: string | null): Judged {
  if (!wrong) return { verdict: 'MET', severity: 'NONE', why: 'No issue.', action: null }
  const action = 'Ask the carrier whether this change was intended, and tell the insured.'
  return { verdict: 'CONTRADICTS', severity: 'HIGH', why: wrong, action }
}

function gapIn(ended: string, began: string): string | null {
  const [ends, begins] = [parseDate(ended), parseDate(began)]
  if (!ends || !begins || ends === begins) return null
  const days = daysBetween(ends, begins)
  const far = days === 1 ? '1 day' : `${String(days)} days`
  return begins > ends ? `A gap of ${far} without coverage.` : `It begins ${far} before the expiring policy ends.`
}

type Term = { begins: IsoDate; ends: IsoDate; cell: Cell }

/** How long each term is, where both sides tell both of its dates. */
function lengthFinding(expiring: Side, issued: Side): Finding[] {
  const [was, is] = [termOf(expiring), termOf(issued)]
  if (!was || !is) return []
  const isShorter = daysOf(is) < daysOf(was)
  const wrong = lengthOf(was) === lengthOf(is) ? null : `The term is ${isShorter ? 'shorter' : 'longer'} than before.`
  return [{ ...LENGTH, group: TERMS, cells: [was.cell, is.cell], ...judged(wrong) }]
}

function termOf(side: Side): Term | null {
  const [from, to] = [sideOf(side, BEGINS), sideOf(side, ENDS)]
  const [begins, ends] = [from, to].map(({ told, isSure }) => (isSure ? parseDate(told[0]!.value) : null))
  if (!begins || !ends) return null
  return { begins, ends, cell: { ...sayingCell(to), text: `${mediumDate(begins)} – ${mediumDate(ends)}` } }
}

function lengthOf({ begins, ends }: Term): string {
  const years = Number(ends.slice(0, 4)) - Number(begins.slice(0, 4))
  return addYears(begins, years) === ends ? `${String(years)} years` : `${String(daysBetween(begins, ends))} days`
}

const daysOf = ({ begins, ends }: Term) => daysBetween(begins, ends)
