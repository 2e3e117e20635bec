import { amountsIn } from '../../../../shared/amounts.ts'
import { FACT_KEYS } from '../../../documents/index.ts'
import type { FoundUnit } from '../../search-files.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { plainWords } from './facts-in-words.ts'
import { asWritten, sayStandingOf } from './standing.ts'

/** How much of a question one thing a page says must speak of to decide it, and how much of its label must be asked for. */
const ENOUGH = 0.75
const MOST = 0.5

const DENIED =
  /^(?:is |are |was )?(?:not (?:included|covered|purchased|applicable|taken|selected|provided|required|insured|permitted|allowed)|no\b|none\b|nil\b|excluded|rejected|declined|waived|n\/?a\b)/i
const GRANTED =
  /^(?:yes\b|included|covered|accepted|selected|required|purchased|taken|applies|\$ ?[\d,]{3,}|[\d,]{5,})/i

type Quoting = { citations: Citations; papers: Paper[]; units: FoundUnit[] }

/**
 * Yes or no, where one value beside a label that is asked for decides it: 'Terrorism: Rejected'. Null where none does, or where values of the same
 * label decide otherwise.
 */
export function sayVerdict({ files, text, topics }: Question, { citations, papers, units }: Quoting): string | null {
  const isOfChoice = topics.some(({ keys: [key] }) => key && FACT_KEYS[key].kind === 'choice')
  const decided = units
    .filter(
      ({ kind, covered, labelled, file }) =>
        (kind === 'pair' || kind === 'row') &&
        covered >= ENOUGH &&
        labelled >= MOST &&
        (!files.length || files.includes(file)),
    )
    .flatMap((unit) => {
      const values = unit.kind === 'pair' ? [unit.value] : unit.cells.slice(1).map(({ text }) => text)
      const amount = amountAsked(text)
      const told = values.flatMap((value) => [...amountsIn(value)])
      // How something applies is no amount that stands beside it.
      if (isOfChoice && told.length) return []
      if (amount && told.length > 1) return []
      const met = amount && told.length ? amount.isMetBy(told[0]!) : null
      const no = met === false || values.some((value) => DENIED.test(value))
      const yes = met ?? values.some((value) => GRANTED.test(value))
      return no === yes ? [] : [{ unit, isYes: yes }]
    })
  const [best] = decided
  if (!best || decided.some(({ isYes }) => isYes !== best.isYes)) return null
  return `${best.isYes ? 'Yes' : 'No'} – ${sayUnit(best.unit, citations, papers)}`
}

const COMPARES: [RegExp, (value: number, asked: number) => boolean][] = [
  [/\bat least\b|\bor (?:more|higher|better)\b|\bminimum\b|\benough\b/i, (value, asked) => value >= asked],
  [/\b(?:more|higher|greater) than\b|\bover\b|\babove\b|\bexceeds?\b/i, (value, asked) => value > asked],
  [/\bat most\b|\bor (?:less|lower)\b|\bup to\b/i, (value, asked) => value <= asked],
  [/\b(?:less|lower) than\b|\bunder\b|\bbelow\b/i, (value, asked) => value < asked],
]

const LEAST_AMOUNT = 1000
const isYear = (amount: number): boolean => amount > 1900 && amount < 2100

/** The amount a question holds a value against, "at least 1m"; null where it names none, or several: which is of which value is not known. */
export function amountAsked(question: string): { isMetBy: (value: number) => boolean } | null {
  const [asked, ...others] = [...amountsIn(question)].filter((amount) => amount >= LEAST_AMOUNT && !isYear(amount))
  if (asked === undefined || others.length) return null
  const [, holds] = COMPARES.find(([words]) => words.test(question)) ?? []
  return { isMetBy: (value) => (holds ? holds(value, asked) : value === asked) }
}

/** A value behind its label, or a row by its first cell with the others under their heads. */
function sayUnit({ file, page, quote, label, ...unit }: FoundUnit, citations: Citations, papers: Paper[]): string {
  const mark = citations.cite(file, page, quote)
  const paper = papers.find((one) => one.file === file)
  const where = papers.length > 1 && paper ? ` (${paperName(paper)})` : ''
  const cells = unit.cells
    .slice(1)
    .map(({ head, text }) => (head ? `${asWritten(head).toLowerCase()} ${plainWords(text)}` : plainWords(text)))
  const told = unit.kind === 'pair' ? plainWords(unit.value) : cells.join('; ')
  return `${asWritten(label)}: ${told} ${mark}${where}.${paper ? sayStandingOf(page, paper) : ''}`
}
