import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import { runsOfWords } from './paragraphs.ts'
import { type Cell, type Sheet, spanOf } from './sheet.ts'

/** The day a binder ends on, where a sentence about the binder itself tells it: 'This binder expires on July 15, 2026'. */
export function readBinderSentences(sheets: Sheet[]): Finding[] {
  return sheets.flatMap((sheet) =>
    runsOfWords(sheet).flatMap((cell) =>
      sentencesIn(cell).flatMap(([from, to]): Finding[] => {
        const end = endIn(cell, from, to)
        if (!end) return []
        const { value, valueSpan, start } = end
        const spans = [spanOf(cell, start, valueSpan.to)]
        return [
          {
            ...{ key: 'binder.expiration', value, spans, valueSpan, topic: null, sure: 0.9 },
            page: sheet.number,
            row: cell.row,
          },
        ]
      }),
    ),
  )
}

/** Where the sentences of a run of words begin and end. */
function sentencesIn({ tokens }: Cell): [from: number, to: number][] {
  const ends = tokens.flatMap(({ text }, at) => (/[.;]$/.test(text) || at === tokens.length - 1 ? [at + 1] : []))
  return ends.map((to, at) => [ends[at - 1] ?? 0, to])
}

/** The only date of a sentence about the binder, right behind the word that says it ends then. */
function endIn(cell: Cell, from: number, to: number) {
  const tokens = cell.tokens.slice(from, to)
  const [date, another] = datesAmong(tokens)
  if (!date || another) return null
  const words = tokens.slice(0, date.from).map(({ norm }) => norm)
  // A line above that ends without a point is read into the same run of words.
  const subject = words.findIndex((word, at) => word === 'BINDER' && /^Th(?:is|e)$/i.test(tokens[at - 1]?.text ?? ''))
  const between = words.slice(subject + 1).join(' ')
  if (subject < 0 || !/^T/.test(tokens[subject - 1]!.text) || !ENDS.test(between) || OTHER.test(between)) return null
  const valueSpan = spanOf(cell, from + date.from, from + date.to)
  return { value: date.value, valueSpan, start: from + subject - 1 }
}

const ENDS = /\b(?:EXPIRES?|ENDS?|TERMINATES?|UNTIL|THROUGH)(?: ON| AT)?(?: 12 ?:?01 ?A ?M(?: ON)?)?$/
const OTHER = /\b(?:POLICY|NOT|MAY|IF|UNLESS)\b/
