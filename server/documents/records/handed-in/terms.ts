import { SCHEDULE } from '../families/packets.ts'
import { fieldOf } from '../record-field.ts'
import { type Token, tokensAsText, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import type { GridRow } from './grid-rows.ts'

/** How a term of property insurance looks. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  coinsurance: /^\d{2,3}\s?%?$/,
  valuation: /^(?:RC|ACV|FRC|\p{L}+(?: \p{L}+){0,2})$/u,
  causes_of_loss: /^\p{L}+$/u,
  deductible: /^\$?[\d,]{3,}$/,
}
const LABELS = SCHEDULE.fields.flatMap(({ name, words }) => (LOOKS[name] ? words.map((word) => ({ name, word })) : []))
const LABEL = new RegExp(
  `\\b(?:${LABELS.toSorted((a, b) => b.word.length - a.word.length)
    .map(({ word }) => word)
    .join('|')})\\b[:=]?`,
  'gi',
)
/** A line that names fewer terms is a sentence about one. */
const LEAST = 2

/** The terms that a line by a list of values tells of what is listed: 'Coinsurance 90 Valuation RC - apply to Building and BPP of all'. `of`: its words. */
export function termsIn(rows: readonly GridRow[]): PaperRecord[] {
  const found = rows.flatMap((row): PaperRecord[] => {
    const tokens = tokensOf(
      row.cells.flatMap(({ lines }) => lines),
      row.page,
      Number.POSITIVE_INFINITY,
    )
    const text = tokensAsText(tokens)
    const told = toldIn(text, tokens)
    const of = fieldOf(text, tokens)
    return Object.keys(told).length >= LEAST && of ? [{ type: 'terms', page: row.page, fields: { ...told, of } }] : []
  })
  return found.length === 1 ? found : []
}

function toldIn(text: string, tokens: Token[]): Record<string, RecordField> {
  const labels = [...text.matchAll(LABEL)]
  const told: Record<string, RecordField> = {}
  for (const [at, label] of labels.entries()) {
    const behind = text.slice(label.index + label[0].length, labels[at + 1]?.index)
    const [value = ''] = behind.split(/ [-–—] |[;.](?:\s|$)|,\s/)
    const { name } = LABELS.find(({ word }) => word.toLowerCase() === label[0].replace(/[:=]$/, '').toLowerCase())!
    const field = LOOKS[name]!.test(value.trim()) ? fieldOf(value.trim(), tokens) : null
    if (field && !told[name]) told[name] = field
  }
  return told
}
