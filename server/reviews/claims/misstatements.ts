import { parseAmount } from '../../../shared/amounts.ts'
import { isOneName, limitConcept, normal, type Statement, statementsIn, termsOf } from '../../documents/index.ts'
import { placeIn } from '../holdings.ts'
import { findingId } from '../policy/finding-id.ts'
import type { Cell, Finding, ReviewPaper } from '../types.ts'

type Told = { key: string; name: string; value: string; plain: string; cell: Cell; paper: ReviewPaper }

/** What the application says otherwise than a claim document or a policy says it, with the words of both. */
export function misstatementsIn(applications: readonly ReviewPaper[], others: readonly ReviewPaper[]): Finding[] {
  const said = applications.flatMap(toldIn)
  return others.flatMap((paper) => {
    const told = new Map(toldIn(paper).map((one) => [one.key, one]))
    return said.flatMap((own) => {
      const other = told.get(own.key)
      return other && !isSame(own, other) ? [findingOf(own, other)] : []
    })
  })
}

function findingOf(own: Told, other: Told): Finding {
  return {
    id: findingId(own.paper.fileId, other.paper.fileId, own.key),
    group: 'The application',
    topic: own.name,
    verdict: 'CONTRADICTS',
    severity: 'HIGH',
    cells: [own.cell, other.cell],
    why: `The application says ${own.value}, ${other.paper.name} says ${other.value}.`,
    action: 'Ask the insured which is right before the carrier does.',
  }
}

/** Each thing that a paper says once, or always the same: who is insured, and what it counts, dates to a year, or affirms. */
function toldIn(paper: ReviewPaper): Told[] {
  const names = paper.facts.facts
    .filter(({ key, confidence }) => key === 'insured.name' && confidence >= SURE)
    .map(({ value, source }) => ({
      key: 'insured.name',
      name: 'Named insured',
      value,
      plain: value,
      cell: { text: value, place: placeIn(paper, source), note: null },
      paper,
    }))
  const stated = paper.pages.flatMap((page) => statementsIn(page).flatMap((one) => statedIn(paper, one)))
  return [...Map.groupBy([...names, ...stated], ({ key }) => key).values()]
    .filter(([first, ...more]) => more.every((one) => isSame(first!, one)))
    .map(([first]) => first!)
}

const SURE = 0.9
/** What numbers the document itself, and not what it tells of. */
const OF_PAPER = /\b(?:number|no|page|phone|fax|zip|code|date|limit|premium|deductible|policy|claim)\b|#/i
const LEAST_TERMS = 2

function statedIn(paper: ReviewPaper, { attribute, value, table, page, quote }: Statement): Told[] {
  const terms = termsOf(attribute)
  const plain = comparable(value)
  // What limits an application asks for is no statement of the risk.
  if (
    table ||
    plain === null ||
    terms.length < LEAST_TERMS ||
    OF_PAPER.test(attribute) ||
    limitConcept(normal(attribute))
  )
    return []
  const cell = { text: value, place: placeIn(paper, { page, quote, boxes: [] }), note: null }
  return [{ key: terms.toSorted().join(' '), name: attribute, value, plain, cell, paper }]
}

/** A value that equals another or does not: a count, an amount, a year, yes or no; null for any other. */
function comparable(value: string): string | null {
  const words = value
    .trim()
    .toLowerCase()
    .replace(/[.,;]$/, '')
  if (/^(?:yes|no|y|n|none)$/.test(words)) return words.startsWith('y') ? 'yes' : 'no'
  const amount = parseAmount(words)
  return amount === null ? null : String(amount)
}

const isSame = (one: Told, other: Told): boolean =>
  one.key === 'insured.name' ? isOneName(one.value, other.value) : one.plain === other.plain
