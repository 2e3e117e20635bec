import type { FieldValue } from '../types.ts'
import { amountsAmong } from './amounts.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import { FACT_KEYS } from './keys.ts'
import { type Cell, type Sheet, type Span, spanOf } from './sheet.ts'

type Meaning = { key: FactKey; group?: string; tick?: string }

/**
 * What the fillable fields of a certificate mean, by the form's own element names: the fact each holds, and which pairs of
 * fields (what is covered, up to how much) are limits of the policy that has no row of its own.
 */
export type ElementMeanings = { facts: Map<string, Meaning>; otherLimits: [covered: string, limit: string][] }

export const NO_MEANINGS: ElementMeanings = { facts: new Map(), otherLimits: [] }

const ENOUGH = 12

/**
 * Reads a certificate whose boxes are still fillable fields with the form's own element names: each value is what its field holds.
 * Null when the page has no such fields, or none of them is filled.
 */
export function readCertificateFields(sheet: Sheet, { facts, otherLimits }: ElementMeanings): Finding[] | null {
  const known = sheet.page.fields.flatMap((field) => {
    const meaning = facts.get(plainName(field.name))
    return meaning ? [{ field, meaning }] : []
  })
  if (known.length < ENOUGH) return null
  const found = [
    ...known.flatMap(({ field, meaning }) => findingOf(sheet, field, meaning)),
    ...otherLimits.flatMap((pair) => otherLimit(sheet, pair)),
  ]
  return found.length ? found : null
}

/** 'F[0].P1[0].Producer_FullName_A[0]' and 'Producer_FullName_A' are one element. */
function plainName(name: string) {
  return name
    .replace(/^(?:[A-Za-z0-9_]+\[\d+\]\.)+/, '')
    .replace(/\[\d+\]$/, '')
    .replace(/^.*\./, '')
}

function findingOf(sheet: Sheet, field: FieldValue, meaning: Meaning): Finding[] {
  const text = field.value.trim()
  if (!text) return []
  const spans = meaning.tick ? labelBeside(sheet, field) : spansInside(sheet, field)
  if (spans.length === 0) return []
  const value = meaning.tick ?? normalised(meaning.key, text, spans)
  return [
    {
      key: meaning.key,
      value,
      spans,
      valueSpan: spans[0]!,
      page: sheet.number,
      row: spans[0]!.cell.row,
      sure: 0.97,
      topic: null,
      ...(meaning.group ? { group: meaning.group } : {}),
    },
  ]
}

function otherLimit(sheet: Sheet, pair: [covered: string, limit: string]): Finding[] {
  const named = (name: string) =>
    sheet.page.fields.find((field) => plainName(field.name) === name && field.value.trim())
  const fields = pair.map(named).filter((field) => field !== undefined)
  const spans = fields.flatMap((field) => spansInside(sheet, field))
  if (spans.length === 0) return []
  return [
    {
      key: 'certificate.otherLimit',
      value: fields.map((field) => field.value.trim()).join(' '),
      spans,
      valueSpan: spans[0]!,
      page: sheet.number,
      row: spans[0]!.cell.row,
      sure: 0.97,
      topic: null,
      group: 'other',
    },
  ]
}

function normalised(key: FactKey, text: string, spans: Span[]) {
  const tokens = spans.flatMap((span) => span.cell.tokens.slice(span.from, span.to))
  const { kind } = FACT_KEYS[key]
  if (kind === 'date') return datesAmong(tokens)[0]?.value ?? text
  if (kind === 'amount') return amountsAmong(tokens)[0]?.value ?? text
  return text.replace(/[ \t]+/g, ' ')
}

function spansInside(sheet: Sheet, field: FieldValue): Span[] {
  const [left, top, width, height] = field.box
  return sheet.rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const inside = cell.tokens.map(
        ({ box: [x, y, w, h] }) =>
          x + w / 2 >= left - 1 &&
          x + w / 2 <= left + width + 1 &&
          y + h / 2 >= top - 2 &&
          y + h / 2 <= top + height + 2,
      )
      const from = inside.indexOf(true)
      return from < 0 ? [] : [spanOf(cell, from, inside.lastIndexOf(true) + 1)]
    }),
  )
}

/** A tick is shown by the printed words to its right. */
function labelBeside(sheet: Sheet, field: FieldValue): Span[] {
  const [left, top, width, height] = field.box
  let best: { cell: Cell; gap: number } | null = null
  for (const row of sheet.rows) {
    for (const cell of row.cells) {
      const middle = (cell.top + cell.bottom) / 2
      const gap = cell.left - (left + width)
      if (middle < top - 8 || middle > top + height + 8 || gap < -4 || gap > 40) continue
      if (!best || gap < best.gap) best = { cell, gap }
    }
  }
  return best ? [spanOf(best.cell)] : []
}
