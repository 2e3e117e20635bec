import { datesAmong } from './dates.ts'
import type { Finding } from './findings.ts'
import { type Cell, type Sheet, type Span, spanOf, type Token } from './sheet.ts'

const TIMES = {
  'binder.effective': 'binder.effectiveTime',
  'binder.expiration': 'binder.expirationTime',
} as const

/**
 * The time of day a binder begins and ends at, as '12:01 AM': what stands right behind its day, before the next one, or alone in the cell to
 * its right. `terms`: its days; where it does not tell when it begins, those of the policy.
 */
export function readBinderTimes(sheets: Sheet[], terms: Finding[]): Finding[] {
  const begins = terms.some(({ key }) => key === 'binder.effective')
  return terms.flatMap((term): Finding[] => {
    const own = term.key === 'policy.effective' && !begins ? 'binder.effective' : term.key
    const sheet = sheets.find(({ number }) => number === term.page)
    if (!sheet || (own !== 'binder.effective' && own !== 'binder.expiration')) return []
    const found = timeBehind(term.valueSpan) ?? timeBeside(sheet, term.valueSpan)
    if (!found) return []
    const { value, span } = found
    return [{ ...term, key: TIMES[own], value, spans: [...term.spans, span], valueSpan: span }]
  })
}

type Told = { value: string; span: Span }

/** '05/01/2026 at 12:01 AM'; behind the last of two days it may be of both, or of the last alone. */
function timeBehind({ cell, to }: Span): Told | null {
  if (datesAmong(cell.tokens.slice(0, to)).length > 1) return null
  const from = /^(?:AT|@)$/i.test(cell.tokens[to]?.text ?? '') ? to + 1 : to
  return timeAt(cell, from)
}

function timeBeside({ rows }: Sheet, { cell, to }: Span): Told | null {
  const next = rows[cell.row]?.cells.find(({ before }) => before === cell)
  const told = next && to === cell.tokens.length ? timeAt(next, 0) : null
  return told && told.span.to === next!.tokens.length ? told : null
}

/** The time whose words begin here: '12:01 AM', '12:01 a.m.', '12:01AM', 'noon'. */
function timeAt(cell: Cell, from: number): Told | null {
  const words = cell.tokens.slice(from, from + 2)
  for (const length of [2, 1]) {
    const value = words.length >= length ? timeOf(words.slice(0, length)) : null
    if (value) return { value, span: spanOf(cell, from, from + length) }
  }
  return null
}

function timeOf(words: Token[]): string | null {
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/[.,;()]/g, '')
  if (/^(?:12:00 )?noon$/i.test(text)) return '12:00 PM'
  const [, hour, minute, half] = /^(1[0-2]|0?[1-9]):([0-5]\d) ?([ap])m$/i.exec(text) ?? []
  return hour ? `${Number(hour)}:${minute} ${half!.toUpperCase()}M` : null
}
