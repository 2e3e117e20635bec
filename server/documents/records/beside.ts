import type { Line } from '../types.ts'
import { amountIn, type Beside, isSumOf, isUnder, readTotals, specOf, textsOf, tokensIn } from './amount-rows.ts'
import type { Vocabulary } from './labels.ts'
import type { Pair } from './segments.ts'
import { isTotal, type Level, levelsOf } from './stacked-heads.ts'
import { isTold, leadingValue } from './values.ts'

/**
 * What lines of a record's section say by where they stand: values beside a label that is a line of its own, and the totals of amounts
 * told in rows under heads, or in rows of several beside their label. `names` are those of such rows on the page.
 */
export function readBeside(lines: Line[], page: number, vocabulary: Vocabulary, names: string[][]): Beside {
  const levels = levelsOf(lines)
  const below = readTotals(levels, page, vocabulary, names)
  const beside = readRowTotals(levels, page, vocabulary)
  return {
    pairs: [...levels.flatMap((level) => besideLabels(level, page, vocabulary)), ...below.pairs, ...beside.pairs],
    parts: new Set([...below.parts, ...beside.parts]),
  }
}

function besideLabels({ lines }: Level, page: number, vocabulary: Vocabulary): Pair[] {
  return lines.flatMap((line, index): Pair[] => {
    const spec = specOf(line, vocabulary, (own) => isTold(own.kind) && own.kind !== 'amount')
    const next = lines[index + 1]
    const read = spec && next && leadingValue(spec.kind, textsOf(next))
    return read ? [{ spec, value: read.value, tokens: tokensIn(next, page).slice(0, read.words) }] : []
  })
}

/** Of several amounts beside one label ('Paid') that under the head of their total ('Medical', 'Indemnity', 'Total'), where the others add up to it. */
function readRowTotals(levels: Level[], page: number, vocabulary: Vocabulary): Beside {
  const found: Beside = { pairs: [], parts: new Set() }
  for (const [at, { lines }] of levels.entries()) {
    const [label, ...others] = lines
    const spec = specOf(label!, vocabulary, ({ kind }) => kind === 'amount')
    const amounts = others.flatMap((line) => amountIn(line) ?? [])
    if (!spec || amounts.length < 2 || amounts.length < others.length) continue
    for (const { line } of amounts) found.parts.add(line)
    const heads = levels
      .slice(Math.max(0, at - MOST_ROWS), at)
      .map((level) => level.lines.find((line) => isTotal(line.text)))
    const head = heads.findLast((line) => line !== undefined)
    const whole = head && amounts.find(({ line }) => isUnder(line, head))
    const parts = amounts.filter((one) => one !== whole)
    if (whole && isSumOf(whole, parts))
      found.pairs.push({ spec, value: whole.value, tokens: tokensIn(whole.line, page) })
  }
  return found
}
/** Rows of amounts under one line of heads. */
const MOST_ROWS = 6
