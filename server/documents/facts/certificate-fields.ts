import type { FieldValue } from '../types.ts'
import { amountsAmong } from './amounts.ts'
import { PARTY_FIELDS, ROW_FIELDS, ROWS } from './certificate-elements.ts'
import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import type { FactKey } from './keys.ts'
import { FACT_KEYS } from './keys.ts'
import { type Cell, type Sheet, type Span, spanOf } from './sheet.ts'

type Meaning = { key: FactKey; group?: string; tick?: string }

const ELEMENTS = elements()
const ENOUGH = 12

/**
 * Reads a certificate whose boxes are still fillable fields with the form's own element names: each value is what its field holds.
 * Null when the page has no such fields, or none of them is filled.
 */
export function readCertificateFields(sheet: Sheet): Finding[] | null {
  const known = sheet.page.fields.flatMap((field) => {
    const meaning = ELEMENTS.get(plainName(field.name))
    return meaning ? [{ field, meaning }] : []
  })
  if (known.length < ENOUGH) return null
  const found = [...known.flatMap(({ field, meaning }) => findingOf(sheet, field, meaning)), ...otherLimits(sheet)]
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

/** The row for other policies pairs a coverage with a limit, three times. */
function otherLimits(sheet: Sheet): Finding[] {
  const named = (name: string) =>
    sheet.page.fields.find((field) => plainName(field.name) === name && field.value.trim())
  return ['A', 'B', 'C'].flatMap((letter): Finding[] => {
    const fields = [
      named(`OtherPolicy_CoverageCode_${letter}`),
      named(`OtherPolicy_CoverageLimitAmount_${letter}`),
    ].filter((field) => field !== undefined)
    const spans = fields.flatMap((field) => spansInside(sheet, field))
    if (spans.length === 0) return []
    const value = fields.map((field) => field.value.trim()).join(' ')
    return [
      {
        key: 'certificate.otherLimit',
        value,
        spans,
        valueSpan: spans[0]!,
        page: sheet.number,
        row: spans[0]!.cell.row,
        sure: 0.97,
        topic: null,
        group: 'other',
      },
    ]
  })
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

function elements(): Map<string, Meaning> {
  const map = new Map<string, Meaning>()
  for (const party of ['producer', 'insured', 'holder'] as const)
    for (const [key, element] of PARTY_FIELDS[party]) map.set(element, { key })
  for (const letter of 'ABCDEF') {
    map.set(`Insurer_FullName_${letter}`, { key: `certificate.insurer.${letter}` as FactKey })
    map.set(`Insurer_NAICCode_${letter}`, { key: `certificate.naic.${letter}` as FactKey })
  }
  for (const group of ROWS) {
    const { letter, number, effective, expiration, additionalInsured, waiver, amounts, ticks } = ROW_FIELDS[group]
    map.set(letter, { key: 'certificate.insurerLetter', group })
    map.set(number, { key: 'policy.number', group })
    map.set(effective, { key: 'policy.effective', group })
    map.set(expiration, { key: 'policy.expiration', group })
    if (additionalInsured) map.set(additionalInsured, { key: 'certificate.additionalInsured', group })
    map.set(waiver, { key: 'certificate.waiver', group })
    for (const [key, element] of amounts) map.set(element, { key, group })
    for (const [key, tick, element] of ticks) map.set(element, { key, group, tick })
  }
  map.set('GeneralLiability_CoverageIndicator_A', {
    key: 'gl.coverageForm',
    group: 'gl',
    tick: 'Commercial general liability',
  })
  map.set('ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A', { key: 'umbrella.retention', group: 'umbrella' })
  map.set('Form_CompletionDate_A', { key: 'certificate.date' })
  map.set('CertificateOfInsurance_CertificateNumberIdentifier_A', { key: 'certificate.number' })
  map.set('CertificateOfInsurance_RevisionNumberIdentifier_A', { key: 'certificate.revision' })
  map.set('CertificateOfLiabilityInsurance_ACORDForm_RemarkText_A', { key: 'certificate.description' })
  return map
}
