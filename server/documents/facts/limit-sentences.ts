import { type Amount, amountsAmong } from './amounts.ts'
import type { Finding } from './findings.ts'
import type { Topic } from './headings.ts'
import { meaningOf } from './limit-labels.ts'
import { demandedWords } from './limit-pages.ts'
import type { TopicMap } from './page-topics.ts'
import { runsOfWords } from './paragraphs.ts'
import { partedAtEnds } from './sentences.ts'
import { type Cell, cellOf, type Sheet, type Span, spanNorm, spanOf, type Token } from './sheet.ts'

/** Words that say that limits follow, and whose: of this policy, as printed on its own pages. */
const TELLS =
  /\bLIMITS? OF (?:OUR )?LIABILITY UNDER PART TWO (?:ARE|IS)\b|\bTHE LIMITS (?:BOUND|OF INSURANCE|OF THIS POLICY|UNDER THIS POLICY|OF LIABILITY) ARE\b/
/** Lines whose limits are told in one way only, so that no other limit reads like one of theirs. */
const LINES = ['gl', 'wc']
/** A sentence that tells limits tells several. */
const LEAST = 2
const SURE = 0.86

/**
 * Limits told in a sentence: 'The limits of our liability under Part Two are: bodily injury by accident $500,000 each accident; …'. A
 * sentence gives way to what is printed beside its label, `known` findings of the same key; of one that says otherwise nothing is taken
 * but what it says otherwise.
 */
export function readLimitSentences(sheets: Sheet[], topics: TopicMap, known: Finding[]): Finding[] {
  const printed = new Set(known.map(({ key }) => key))
  const agrees = ({ key, value }: Finding) =>
    !printed.has(key) || known.some((one) => one.key === key && one.value === value)
  return sentencesIn(sheets, topics).flatMap((said) => {
    const otherwise = said.filter((one) => !agrees(one))
    return otherwise.length ? otherwise : said.filter(({ key }) => !printed.has(key))
  })
}

function sentencesIn(sheets: Sheet[], topics: TopicMap): Finding[][] {
  return sheets.flatMap((sheet) => {
    const demanded = demandedWords(sheet)
    return runsOfWords(sheet).flatMap((cell) => {
      if (demanded.has(cell.tokens[0]!)) return []
      const topic = topics.at(sheet.number, cell.row, cell.left)
      return [limitsIn(cell, topic).map((one) => ({ ...one, page: sheet.number, row: cell.row, topic }))]
    })
  })
}

/** The words of a page's lists of limits, and of the sentences that tell them: what stands beside an amount there may be of the next. */
export function listedWords(sheet: Sheet, topics: TopicMap): Set<Token> {
  const told = runsOfWords(sheet).flatMap((cell) => {
    if (isList(cell, limitsAmong(cell))) return cell.tokens
    const topic = topics.at(sheet.number, cell.row, cell.left)
    return telling(cell).flatMap((own) => (limitsTold(own, topic).length ? own.tokens : []))
  })
  return new Set(told)
}

const limitsAmong = ({ tokens }: Cell) => amountsAmong(tokens).filter(({ weak }) => !weak)

/** '$1,000,000 each occurrence; $5,000 medical expense; $2,000,000 general aggregate': an amount between any two semicolons. */
function isList({ tokens }: Cell, amounts: Amount[]): boolean {
  const marks = tokens.flatMap(({ text }, index) => (text.endsWith(';') ? [index] : []))
  const counts = [-1, ...marks].map(
    (from, at) => amounts.filter((one) => one.from > from && one.from <= (marks[at] ?? tokens.length)).length,
  )
  return marks.length >= LEAST && counts.slice(0, -1).every((count) => count === 1)
}

/** 'Medical expense: $5,000', 'Medical expense ..... $5,000': a label with its value, no sentence. */
const isLabelled = ({ tokens }: Cell, from: number) => /[:…]$|\.\.$/.test(tokens[from - 1]?.text ?? '')

type Said = Pick<Finding, 'key' | 'value' | 'spans' | 'valueSpan' | 'sure'>

function limitsIn(cell: Cell, topic: Topic | null): Said[] {
  const amounts = limitsAmong(cell)
  if (isList(cell, amounts)) return limitsOf(cell, amounts, topic, /[;:.]$/)
  return telling(cell).flatMap((own) => limitsTold(own, topic))
}

/** The sentences of a run of words that say that limits follow. */
const telling = (cell: Cell): Cell[] =>
  TELLS.test(cell.norm)
    ? partedAtEnds(cell.tokens).flatMap((tokens) => {
        const own = { ...cellOf(tokens, cell.page), row: cell.row }
        return TELLS.test(own.norm) ? [own] : []
      })
    : []

function limitsTold(cell: Cell, topic: Topic | null): Said[] {
  const amounts = limitsAmong(cell)
  if (amounts.length < LEAST || amounts.some(({ from }) => isLabelled(cell, from))) return []
  return limitsOf(cell, amounts, topic, /[,;:.]$/)
}

function limitsOf(cell: Cell, amounts: Amount[], topic: Topic | null, mark: RegExp): Said[] {
  if (amounts.length < LEAST) return []
  const found = clausesOf(cell, amounts, mark).flatMap(({ amount, span }) => {
    const meaning = meaningIn(span, amount, topic)
    if (!meaning) return []
    const valueSpan = spanOf(cell, amount.from, amount.to)
    return [{ key: meaning, value: amount.value, spans: [span], valueSpan, sure: SURE }]
  })
  const keys = new Set(found.map(({ key }) => key))
  const lines = new Set(found.map(({ key }) => key.split('.')[0]))
  return keys.size >= LEAST && keys.size === found.length && lines.size === 1 && LINES.includes([...lines][0]!)
    ? found
    : []
}

/** What the words around an amount name; null when those before and those behind it name different things. */
function meaningIn({ cell, from, to }: Span, amount: Amount, topic: Topic | null) {
  const before = spanNorm(spanOf(cell, from, amount.from))
  const after = spanNorm(spanOf(cell, amount.to, to)).replace(/^(?:FOR|AS|IS|THE) (?:(?:THE|ALL) )?/, '')
  for (const words of [`${before} ${after}`.trim(), after, before]) {
    const meaning = words ? meaningOf(words, topic) : null
    if (meaning) return meaning === 'other' ? null : meaning.key
  }
  return null
}

/** The stretches of a sentence between its marks that hold one amount each. */
function clausesOf(cell: Cell, amounts: Amount[], mark: RegExp): { amount: Amount; span: Span }[] {
  const ends = cell.tokens.flatMap(({ text, norm }, index) => {
    const within = amounts.some(({ from, to }) => index >= from && index < to - 1)
    return !within && (mark.test(text) || (mark.test(',') && /^(?:AND|WITH)$/.test(norm))) ? [index + 1] : []
  })
  const stretches = [0, ...ends].map((from, index) => ({ from, to: ends[index] ?? cell.tokens.length }))
  return joinedAround(stretches, amounts).flatMap(({ from, to }) => {
    const own = amounts.filter((amount) => amount.from >= from && amount.to <= to)
    const [amount] = own
    // What a colon ends is the label of what follows.
    const isLabel = cell.tokens[to - 1]!.text.endsWith(':')
    return amount && own.length === 1 ? [{ amount, span: spanOf(cell, from, isLabel ? amount.to : to) }] : []
  })
}

type Stretch = { from: number; to: number }

/** 'Personal and advertising injury $1,000,000': a stretch without an amount before one that has it is part of it, where an 'and' parted them. */
function joinedAround(stretches: Stretch[], amounts: Amount[]): Stretch[] {
  const holds = ({ from, to }: Stretch) => amounts.some((amount) => amount.from >= from && amount.to <= to)
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    if (last && !holds(last) && last.to === stretch.from && last.to - last.from <= WORDS_BEFORE_AND)
      last.to = stretch.to
    else joined.push({ ...stretch })
  }
  return joined
}

const WORDS_BEFORE_AND = 3
