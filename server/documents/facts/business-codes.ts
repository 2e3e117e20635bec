import { tidy } from './names.ts'
import type { Draft } from './party-addresses.ts'
import { type Sheet, spanNorm, spanText } from './sheet.ts'
import { type BusinessCode, isBusinessCode, type LabelFound } from './text-labels.ts'
import { placesOf } from './value-places.ts'

/** A federal tax number in running words. */
export const FEIN = /(?<![\w-])\d{2}-\d{7}\b/

/**
 * Numbers by which a business is known, with the words their labels must have: 'NAIC' is that of an insurer, and like to 'NAICS'. No two have as many
 * digits, so one is never read as another.
 */
const CODES = {
  fein: { key: 'insured.fein', called: /\b(?:F?EIN|TAX|FEDERAL|EMPLOYER)\b/, shape: /^\d{2}-?\d{7}$/ },
  sic: { key: 'insured.sic', called: /\bSIC\b/, shape: /^\d{4}$/ },
  naics: { key: 'insured.naics', called: /\bNAICS\b/, shape: /^\d{6}$/ },
  glCode: { key: 'insured.glCode', called: /\b(?:GL|LIABILITY)\b/, shape: /^\d{5}$/ },
} as const satisfies Record<BusinessCode, unknown>

/** The number behind a label of its very name; none where more stands there. */
export function businessCodeAt(sheet: Sheet, label: LabelFound): Draft[] {
  if (!isBusinessCode(label.kind)) return []
  const { key, called, shape } = CODES[label.kind]
  if (!called.test(spanNorm(label.label))) return []
  const [place] = placesOf(sheet, label)
  const value = place && tidy(spanText(place.span)).replace(/^[:#\s]+/, '')
  return value && shape.test(value)
    ? [{ key, value, spans: [label.label, place.span], valueSpan: place.span, sure: 0.9 }]
    : []
}
