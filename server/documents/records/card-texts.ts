import { keyOf, type Vocabulary } from './labels.ts'
import { type Pair, segmentsOf } from './segments.ts'
import { type Token, tokensAsText } from './tokens.ts'
import { isNothing, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** Lines this much of their height apart, and as far left, go on with one another. */
const NEAR = 0.8
const SAME_LEFT = 2.5

/**
 * What a record says behind labels that name a field in cards alone, where nothing names it better: 'Accident: Fell off a ladder'. None where
 * two such labels tell different ones.
 */
export function cardTexts(tokens: Token[], vocabulary: Vocabulary): Pair[] {
  const found = segmentsOf(tokens).flatMap((segment) => cardText(segment, tokens, vocabulary) ?? [])
  return found.filter(({ spec }) => found.filter((other) => other.spec === spec).length === 1)
}

function cardText(segment: Token[], tokens: Token[], { family }: Vocabulary): Pair | null {
  const end = segment.findIndex(({ word }) => word.text.endsWith(':'))
  if (end < 0) return null
  const label = wordsOf(tokensAsText(segment.slice(0, end + 1)))
  const spec = family.fields.find(({ inCards = [] }) => inCards.some((words) => keyOf(wordsOf(words)) === keyOf(label)))
  const own = [...segment.slice(end + 1)]
  if (!spec || own.length === 0) return null
  if (spec.kind === 'text')
    for (let next = lineBelow(own, segment[0]!, tokens); next; next = lineBelow(own, segment[0]!, tokens))
      own.push(...next)
  const text = tokensAsText(own)
  const isPlain = !own.some(({ word }) => word.text.endsWith(':')) && !isNothing(text)
  const value = isPlain ? valueOf(spec.kind, text.split(' ')) : null
  return value === null ? null : { spec, value, tokens: own, label }
}

/** The line that goes on with a text: close below it, under the first word of its label or its own, and begun like no sentence of its own. */
function lineBelow(text: Token[], label: Token, tokens: Token[]): Token[] | null {
  const last = text.at(-1)!
  const [, top, , height] = last.line.box
  const first = tokens.find(({ line, newLine, word, page }) => {
    const gap = line.box[1] - top - height
    const isUnder = [label, text[0]!].some((one) => Math.abs(one.word.box[0] - line.box[0]) < SAME_LEFT)
    const goesOn = /^\p{Ll}/u.test(word.text) || /[,&(-]$/.test(last.word.text)
    return (
      newLine &&
      page === last.page &&
      line !== last.line &&
      gap > -height / 2 &&
      gap < height * NEAR &&
      isUnder &&
      goesOn
    )
  })
  const own = first ? tokens.filter(({ line }) => line === first.line) : []
  return own.length && !own.some((token) => text.includes(token)) ? own : null
}
