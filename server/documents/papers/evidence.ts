import type { DocumentKind } from '../kinds.ts'
import type { Line, Page, Passage } from '../types.ts'
import { kindWeights } from './kind-weights.ts'
import { titleLines } from './title-lines.ts'
import { termsOf } from './tokens.ts'

/** Longer lines are no evidence a person could take in, nor are those that count pages. */
const MOST_WORDS = 14
/** A line below the titles must say so much more than the best of them to be shown in its stead. */
const TITLE_FIRST = 4

/** The line of these pages that says most for the kind, a title rather than another; where none speaks for it its largest title, or null. */
export function evidenceFor(kind: DocumentKind, pages: Page[]): Passage | null {
  if (kind === 'other') return null
  const at = kindWeights().classes.indexOf(kind)
  const found = pages.flatMap((page) => {
    const titles = titleLines(page).map(({ line, weight }) => spoken(page, line, at, 't', TITLE_FIRST * weight))
    return [...titles, ...page.lines.map((line) => spoken(page, line, at, 'w', 1))]
  })
  const best = found.reduce<Spoken | null>((most, one) => (one.weight > (most?.weight ?? 0) ? one : most), null)
  const shown = best ?? firstTitle(pages)
  return shown && { page: shown.page.number, quote: shown.line.text, boxes: [shown.line.box] }
}

/** A form that its imprint names may have no words that speak for it. */
function firstTitle([page]: Page[]): Pick<Spoken, 'page' | 'line'> | null {
  const [title] = page ? titleLines(page) : []
  return page && title ? { page, line: title.line } : null
}

type Spoken = { page: Page; line: Line; weight: number }

function spoken(page: Page, line: Line, kind: number, group: 't' | 'w', factor: number): Spoken {
  if (line.words.length > MOST_WORDS || /\bpage \d/i.test(line.text)) return { page, line, weight: 0 }
  const terms = termsOf(line.text)
  const said = terms.reduce((sum, term) => sum + leaning(`${group}:${term}`, kind), 0)
  return { page, line, weight: (factor * said) / Math.sqrt(terms.length + 1) }
}

/** How much more a feature says for the kind than for the next one. */
function leaning(feature: string, kind: number): number {
  const row = kindWeights().weights[feature]
  return row ? row[kind]! - Math.max(...row.filter((_, other) => other !== kind)) : 0
}
