import { stemsOf, termsOf } from '../../../documents/search/stem.ts'
import { LOOKS } from '../../../documents/units/rank-units.ts'
import { wantedOf } from '../../../documents/units/wanted.ts'
import { squeeze } from '../../evidence/words.ts'
import type { FoundUnit } from '../../tools/search-file.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { conceptsOf, shareHeld } from './concepts.ts'
import { plainWords } from './facts-in-words.ts'
import { FORM_NUMBER } from './form-list.ts'
import { STANDING } from './say-facts.ts'

/** How much of a question one thing a page says must speak of to answer it. */
const ENOUGH = 0.75
/** How much one that is only told beside a doubt must speak of. */
const NEAR = 0.5

/**
 * The one thing the papers say that answers a question, led by its value; null where none speaks of enough of it. What is of the wrong type, as a
 * sentence without an amount where one is asked for, is no answer.
 */
export function sayUnit(question: Question, { citations, papers, units }: Quoting): string | null {
  const wanted = wantedOf(question.text)
  const fitting = units.filter(
    ({ covered, kind, file, ...unit }) =>
      covered >= ENOUGH &&
      kind !== 'heading' &&
      (!question.files.length || question.files.includes(file)) &&
      isOfType(unit, wanted),
  )
  const [best] = fitting
  const told = units.find(({ kind, labelled }) => kind !== 'heading' && labelled >= MOST)
  // What is asked for by its label stands elsewhere, in another way than was expected.
  if (!best || (told && told.covered > best.covered + APART)) return null
  const others = fitting.slice(1).filter((one) => isRival(one, best))
  const said = [best, ...others.slice(0, 2)].map((unit) => sayOne(unit, question, citations, papers))
  return said.length > 1 ? said.map((one) => `- ${one}`).join('\n') : said[0]!
}

/** Whether a question asks for a label of the papers in its own words, beyond those that any topic has. */
export function saysItsLabel({ subject, topics, lines, asks }: Question, units: FoundUnit[]): boolean {
  const [best] = units
  if (asks === 'coverage' || !best || best.kind === 'sentence' || best.kind === 'heading') return false
  if (best.covered < ALL || best.labelled < MOST) return false
  const own = new Set(termsOf(subject.join(' ')))
  return (
    (!topics.length && !lines.length) ||
    stemsOf([best.label, ...best.cells.map(({ head }) => head)].join(' ')).some((stem) => own.has(stem))
  )
}
const APART = 0.1
const ALL = 0.85
const MOST = 0.5

type Quoting = { citations: Citations; papers: Paper[]; units: FoundUnit[] }

const isOfType = ({ value }: { value: string }, wanted: ReturnType<typeof wantedOf>) =>
  wanted === null || wanted === 'verdict' || LOOKS[wanted].test(value) || DECIDED.test(value)

/** What stands where a figure would: that there is none. */
const DECIDED =
  /\b(?:not (?:included|covered|applicable|purchased)|excluded|included|none|nil|n\/a|statutory|waived|unlimited)\b/i

/** The same label with another value, in the same paper or another: nobody has chosen between them. */
const isRival = (one: FoundUnit, best: FoundUnit) =>
  one.kind === best.kind &&
  best.kind === 'pair' &&
  one.covered >= best.covered &&
  one.label.toLowerCase() === best.label.toLowerCase() &&
  one.value !== best.value

const DENIED =
  /^(?:is |are |was )?(?:not (?:included|covered|purchased|applicable|taken|selected|provided|required|insured|permitted|allowed)|no\b|none\b|nil\b|excluded|rejected|declined|waived|n\/?a\b)/i
const GRANTED =
  /^(?:yes\b|included|covered|accepted|selected|required|purchased|taken|applies|\$ ?[\d,]{3,}|[\d,]{5,})/i

/**
 * Yes or no, where one value beside a label that is asked for decides it: 'Terrorism: Rejected'. Null where none does, or where values of the same
 * label decide otherwise.
 */
export function sayVerdict(question: Question, { citations, papers, units }: Quoting): string | null {
  const labelled = units.filter(
    ({ kind, covered, labelled: share, file }) =>
      (kind === 'pair' || kind === 'row') &&
      covered >= ENOUGH &&
      share >= MOST &&
      (!question.files.length || question.files.includes(file)),
  )
  const decided = labelled.flatMap((unit) => {
    const values = unit.kind === 'pair' ? [unit.value] : unit.cells.slice(1).map(({ text }) => text)
    const no = values.some((value) => DENIED.test(value))
    const yes = values.some((value) => GRANTED.test(value))
    return no === yes ? [] : [{ unit, isYes: yes }]
  })
  const [best] = decided
  if (!best || decided.some(({ isYes }) => isYes !== best.isYes)) return null
  return `${best.isYes ? 'Yes' : 'No'} – ${sayOne(best.unit, null, citations, papers)}`
}

/**
 * The nearest things to a question that nothing answers, told as such: the one that speaks of most of it, and what speaks of as much. What lacks the form's
 * number that is asked for, or all of what may be covered, is not near.
 */
export function sayNearest(question: Question, { citations, papers, units }: Quoting, least = NEAR): string | null {
  const { text, files, asks, subject } = question
  const wanted = wantedOf(text)
  const [number = ''] = FORM_NUMBER.exec(text) ?? []
  const concepts = asks === 'coverage' ? conceptsOf(subject) : []
  const near = units.filter(
    ({ covered, kind, file, quote }) =>
      covered >= least &&
      kind !== 'heading' &&
      (!files.length || files.includes(file)) &&
      squeeze(quote).includes(squeeze(number)) &&
      shareHeld(concepts, quote) > 0,
  )
  const typed = near.filter((unit) => isOfType(unit, wanted))
  const [best] = typed.length ? typed : near
  if (!best) return null
  const alike = near.filter(
    (unit) =>
      unit === best || (unit.covered === best.covered && unit.kind === best.kind && unit.labelled === best.labelled),
  )
  const said = alike.slice(0, MOST_NEAR).map((unit) => sayOne(unit, question, citations, papers))
  const lead = `I am not sure that this answers “${plainWords(text)}”:`
  return said.length > 1 ? `${lead}\n\n${said.map((one) => `- ${one}`).join('\n')}` : `${lead} ${said[0]!}`
}
const MOST_NEAR = 3

function sayOne(unit: FoundUnit, question: Question | null, citations: Citations, papers: Paper[]): string {
  return `${question && WHERE.test(question.text) ? `Page ${unit.page}: ` : ''}${told(unit, question, citations, papers)}`
}

/** The page itself is asked for. */
const WHERE = /\b(?:what|which) pages?\b|\bwhere\b/i

function told(unit: FoundUnit, question: Question | null, citations: Citations, papers: Paper[]): string {
  const mark = citations.cite(unit.file, unit.page, unit.quote)
  const paper = papers.find(({ file }) => file === unit.file)
  const where = papers.length > 1 && paper ? ` (${paperName(paper)})` : ''
  const standing = paper ? sayStandingOf(unit.page, paper) : ''
  if (unit.kind === 'pair') return `${asWritten(unit.label)}: ${plainWords(unit.value)} ${mark}${where}.${standing}`
  if (unit.kind === 'row') return `${sayRow(unit, question)} ${mark}${where}.${standing}`
  const lead = unit.lead ? `${plainWords(unit.lead)} … ` : ''
  return `“${lead}${plainWords(unit.value).replace(/[“”"]/g, "'")}” ${mark}${where}${standing}`
}

/** That a page tells of nothing in force, where all that was read from it is quoted, replaced or over. */
export function sayStandingOf(page: number, { facts: { facts } }: Paper): string {
  const statuses = new Set(facts.filter(({ source }) => source.page === page).map(({ status }) => status))
  const [status] = statuses
  const words = statuses.size === 1 && status ? STANDING[status] : undefined
  return words ? ` What this page tells is ${words}.` : ''
}

/** A row by its first cell, with the cells the question asks for, or all of them. */
function sayRow(unit: FoundUnit, question: Question | null): string {
  const shown = cellsAsked(unit, question?.text ?? '').map(({ head, text }) =>
    head ? `${asWritten(head).toLowerCase()} ${plainWords(text)}` : plainWords(text),
  )
  return `${asWritten(unit.label)}: ${shown.join('; ')}`
}

/** The cells of a row under the columns that words name best; all behind the first where they name none. */
function cellsAsked({ cells }: FoundUnit, words: string): FoundUnit['cells'] {
  const asked = new Set(termsOf(words))
  const rest = cells.slice(1)
  const shares = rest.map(({ head }) => shareOf(head, asked))
  const most = Math.max(0, ...shares)
  return most > 0 ? rest.filter((_, at) => shares[at] === most) : rest
}

/** How much of a column's name is asked for. */
function shareOf(head: string, asked: Set<string>): number {
  const stems = stemsOf(head)
  return stems.filter((stem) => asked.has(stem)).length / (stems.length || 1)
}

/** A label as it is said in a sentence: what is set in capitals as a name. */
export function asWritten(label: string): string {
  const words = plainWords(label)
  return words === words.toUpperCase() && /\p{L}{4}/u.test(words)
    ? words.charAt(0) + words.slice(1).toLowerCase()
    : words
}
