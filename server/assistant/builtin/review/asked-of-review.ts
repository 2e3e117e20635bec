import type { Verdict } from '../../../../shared/reviews.ts'
import { isStopWord } from '../../../documents/index.ts'
import type { LastReview, ToldCell, ToldFinding } from '../../reviewing/told-of.ts'
import { conceptsOf, shareHeld } from '../answer/concepts.ts'
import { readQuestions, saysNothing } from '../question/read-question.ts'
import { verdictsNamed } from './verdicts-named.ts'

type Table = LastReview['tables'][number]
/** A row of a review's table; `at`: the column that is asked for. */
export type ToldRow = { table: Table; cells: ToldCell[]; at: number | null }

/**
 * What a question asks of a review: what is told, and by what it was chosen. `verdicts` are those that were named; `isOtherwise`: what was
 * asked about has another verdict than the one named. Nothing is told where the review has nothing of what it was asked for.
 */
export type AskedOfReview = {
  by: 'verdict' | 'thing' | 'to do' | 'gravity' | 'whole'
  verdicts: Verdict[]
  isOtherwise: boolean
  findings: ToldFinding[]
  rows: ToldRow[]
}

/** What is asked of a review; null where a question is not about it. */
export function askedOfReview(text: string, review: LastReview): AskedOfReview | null {
  const words = text.toLowerCase().match(WORD) ?? []
  const { verdicts, isDenied, left, things } = wordsOf(text, review)
  const isOfWhole = OF_REVIEW.test(text)
  const asksToDo = TO_DO.test(text)
  const asksMain = MAIN.test(text)
  const telling = left.filter(isTelling)
  const chosen = byVerdict(review, verdicts, isDenied)
  const told = (by: AskedOfReview['by'], some: Partial<AskedOfReview>): AskedOfReview => ({
    ...{ by, verdicts: isDenied ? [] : verdicts, isOtherwise: false, findings: [], rows: [] },
    ...some,
  })
  // A review is called by a verdict, as “Coverage gaps”: who names it means all that it found open.
  const isCalledSo = verdictsNamed(review.title.toLowerCase().split(' ')).verdicts.some((id) => verdicts.includes(id))
  const named = toDoNamed(words, review)
  if (named.length) return told('to do', { findings: named })
  const isJudged = words.some((word) => JUDGES.test(word))
  if (things.length) {
    const isPointed = verdicts.length > 0 || asksToDo || isOfWhole || isJudged || WHY.test(text) || placeIn(text) >= 0
    const found = isPointed ? likeIn(things, review, text) : namedIn(things, review, text)
    if (!found) return isCalledSo ? told('verdict', nearest(review, verdicts)) : null
    if (isJudged && !verdicts.length) return told('thing', { ...found, findings: openOf(found.findings) })
    const ofVerdict = verdicts.length ? found.findings.filter((finding) => chosen.includes(finding)) : found.findings
    const isOtherwise = found.findings.length > 0 && !ofVerdict.length
    return told('thing', { ...found, findings: isOtherwise ? found.findings : ofVerdict, isOtherwise })
  }
  if (asksToDo) return told('to do', { findings: review.findings.filter(isToDo) })
  if (asksMain && (review.findings.length || verdicts.length))
    return told('gravity', { findings: mainOf(review).slice(0, countIn(words)) })
  if (isCalledSo) return told('whole', { verdicts: [], findings: openOf(review.findings) })
  if (verdicts.length) return told('verdict', chosen.length ? { findings: chosen } : nearest(review, verdicts))
  if (isOfWhole) return told('whole', { findings: review.findings })
  const found = telling.length ? namedIn(telling, review, text) : null
  return found && told('thing', found)
}

/** What a question is about, among the findings of a review, however it is asked; null where none speaks of all of it. */
export function findingsOn(text: string, review: LastReview): AskedOfReview | null {
  const { things } = wordsOf(text, review)
  const findings = things.length ? likest(things, review.findings, partsOf) : []
  return findings.length ? { by: 'thing', verdicts: [], isOtherwise: false, findings, rows: [] } : null
}

/** The verdicts that a question names, and the words that say what it is about. */
function wordsOf(text: string, { columns }: LastReview) {
  const named = verdictsNamed(text.toLowerCase().match(WORD) ?? [])
  const sides = new Set(columns.join(' ').toLowerCase().match(WORD))
  const things = named.left.filter((word) => isTelling(word) && !saysNothing(word) && !sides.has(word))
  return { ...named, things }
}

const isTelling = (word: string) => !isStopWord(word) && ![OF_ASKING, JUDGES, NUMBER].some((way) => way.test(word))

const WORD = /[\p{L}\p{N}$](?:[\p{L}\p{N}&'’.,/$-]*[\p{L}\p{N}])?/gu
/** Words that say how something is asked, and not what. */
const OF_ASKING =
  /^(?:why|reasons?|not|no|next|done|first|second|third|fourth|fifth|main|most|important|matters?|findings?|review|rows?)$/
/** Words that ask whether something is as it has to be. */
const JUDGES = /^(?:enough|sufficient|adequate|(?:in)?complete|finished|right|wrong|(?:in)?correct|fine|ok(?:ay)?)$/
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = new RegExp(`^(?:${NUMBERS.join('|')}|\\d{1,2})$`)
const WHY = /\bwhy\b|\breasons?\b/i
const TO_DO = /\b(?:to do|done|next)\b/i
const MAIN = /\b(?:main|most|important|matters?)\b/i
const OF_REVIEW = /\b(?:review|findings?)\b/i

const isToDo = ({ severity, action, dealt }: ToldFinding) => severity !== 'NONE' && Boolean(action) && !dealt

/** What is open of these; all of them where nothing is. */
function openOf(findings: ToldFinding[]): ToldFinding[] {
  const open = findings.filter(({ severity, dealt }) => severity !== 'NONE' && !dealt)
  return open.length ? open : findings
}

/** "What must I ask the carrier": what is to be done in the words that the findings say it in. */
function toDoNamed(words: readonly string[], { findings }: LastReview): ToldFinding[] {
  const open = findings.filter(isToDo)
  const verbs = new Set(open.map(({ action }) => action!.match(WORD)![0].toLowerCase()))
  const at = words.findIndex((word, place) => verbs.has(word) && WHO_DOES.test(words[place - 1] ?? ''))
  if (at < 0 || !words.some((word) => OPEN_QUESTION.test(word))) return []
  const others = conceptsOf(words.slice(at + 1).filter((word) => !isStopWord(word)))
  return open.filter(({ action }) => action!.toLowerCase().startsWith(words[at]!) && shareHeld(others, action!) > NAMED)
}
const WHO_DOES = /^(?:i|we|to)$/
const OPEN_QUESTION = /^(?:what|which|whom?|anything|something|everything)$/

/** How many are asked for: "which five matter". */
function countIn(words: readonly string[]): number | undefined {
  const word = words.find((one) => NUMBER.test(one))
  return word === undefined ? undefined : NUMBERS.indexOf(word) + 1 || Number(word)
}

/** What is to be seen first: what the review puts on top, else what most depends on. */
function mainOf({ findings }: LastReview): ToldFinding[] {
  const first = findings.filter(({ isHighlight }) => isHighlight)
  return first.length ? first : findings.filter(({ severity }) => severity !== 'NONE')
}

/** "Which do not agree" asks for what is open. */
function byVerdict({ findings }: LastReview, verdicts: readonly Verdict[], isDenied: boolean): ToldFinding[] {
  if (isDenied) return findings.filter(({ verdict, severity }) => severity !== 'NONE' && !verdicts.includes(verdict))
  return findings.filter(({ verdict }) => verdicts.includes(verdict))
}

/** What was not shown may be missing: it is told where nothing is missing for certain. */
function nearest({ findings }: LastReview, verdicts: readonly Verdict[]): Partial<AskedOfReview> {
  const near = verdicts.includes('MISSING') ? findings.filter(({ verdict }) => verdict === 'NOT_SHOWN') : []
  return { findings: near, isOtherwise: near.length > 0 }
}

type Found = Pick<AskedOfReview, 'findings' | 'rows'>

/** How far each part of a finding or a row speaks of what it is about. */
type Weighed = [text: string, weight: number][]
const partsOf = ({ group, topic, why, action, cells }: ToldFinding): Weighed => [
  [topic, 1],
  [group, 0.9],
  [`${why} ${action ?? ''}`, 0.5],
  [cells.map(({ text }) => text).join(' '), 0.4],
]
const partsOfRow = ({ table, cells }: ToldRow): Weighed => [
  [table.title, 1],
  [cells.map(({ text }) => text).join(' '), 0.8],
  [table.head.join(' '), 0.6],
]
/** What is this much less like a question than the likest is not meant by it. */
const LEAD = 0.15

/** The findings, or else the rows, that speak of all these things, the likest of them; null where none does. */
function likeIn(things: readonly string[], review: LastReview, text: string): Found | null {
  const findings = likest(things, review.findings, partsOf)
  const rows = findings.length ? [] : likest(things, rowsOf(review), partsOfRow)
  return findings.length || rows.length ? { findings, rows: ordered(rows, text) } : null
}

function likest<One>(things: readonly string[], all: readonly One[], parts: (one: One) => Weighed): One[] {
  const concepts = conceptsOf([...things])
  const scored = all.flatMap((one) => {
    const held = concepts.map((concept) =>
      Math.max(...parts(one).map(([text, weight]) => weight * shareHeld([concept], text))),
    )
    return held.every((share) => share > 0)
      ? [{ one, score: held.reduce((sum, share) => sum + share) / held.length }]
      : []
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score >= best - LEAD).map(({ one }) => one)
}

/** What is asked for by its very name, where the documents' own facts do not answer: a review, its tables, their columns, its topics. */
function namedIn(things: readonly string[], review: LastReview, text: string): Found | null {
  const concepts = conceptsOf([...things])
  const isNamed = (name: string) => shareHeld(concepts, name) > NAMED
  if (isNamed(review.title) && review.findings.length) return { findings: review.findings, rows: [] }
  if (readQuestions(text, []).some(({ topics }) => topics.some(({ keys }) => keys.length > 0))) return null
  const findings = review.findings.filter(({ topic }) => isNamed(topic))
  if (findings.length) return { findings, rows: [] }
  const tables = review.tables.filter(({ title }) => isNamed(title))
  const rows = rowsOf(review)
  const own = rows.flatMap((row) => {
    const at = row.table.head.findIndex(isNamed)
    return tables.includes(row.table) ? [row] : at >= 0 && !tables.length ? [{ ...row, at }] : []
  })
  return own.length ? { findings: [], rows: ordered(own, text) } : null
}
/** A word of the same meaning counts a little less than the word itself. */
const NAMED = 0.75

const rowsOf = ({ tables }: LastReview): ToldRow[] =>
  tables.flatMap((table) => table.rows.map((cells) => ({ table, cells, at: null })))

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
const placeIn = (text: string) => PLACES.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(text))

/** "The first code": of each table the row in that place. */
function ordered(rows: ToldRow[], text: string): ToldRow[] {
  const place = placeIn(text)
  return place < 0 ? rows : rows.filter(({ table, cells }) => table.rows.indexOf(cells) === place)
}
