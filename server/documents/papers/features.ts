import { imprintOf } from '../acord/recognise.ts'
import type { Features } from '../learned-weights.ts'
import type { Page } from '../types.ts'
import { acordKind } from './acord-kinds.ts'
import { layoutOf } from './page-layout.ts'
import { titleLines } from './title-lines.ts'
import { termsOf } from './tokens.ts'

/** Fewer terms than this weigh no more each, so that a page of three words says little. */
const FEWEST = { t: 4, w: 25, h: 8 }
/** How much each group says as a whole. */
const SHARE = { t: 3, w: 2, h: 1 }

/**
 * What a page shows, with how much of it: 't:' words of its titles, 'w:' all its words, 'h:' words of its tables' heads, '#' its layout, '@' the
 * ACORD form it says it is. `isKnown`: whether a feature has a weight; the others do not take part.
 */
export function featuresOf(page: Page, isKnown: (name: string) => boolean = () => true): Features {
  const features: Features = new Map()
  const add = (group: 't' | 'w' | 'h', terms: Map<string, number>) => {
    const known = [...terms].map(([term, value]) => [`${group}:${term}`, value] as const)
    const own = known.filter(([name]) => isKnown(name))
    const norm = Math.sqrt(
      Math.max(
        FEWEST[group],
        own.reduce((sum, [, value]) => sum + value * value, 0),
      ),
    )
    for (const [name, value] of own) features.set(name, (SHARE[group] * value) / norm)
  }
  add('t', heaviest(titleLines(page).map(({ line, weight }) => [line.text, weight])))
  add('w', heaviest(page.lines.map(({ text }) => [text, 1])))
  add('h', heaviest(headTexts(page).map((text) => [text, 1])))
  for (const [name, value] of layoutOf(page)) features.set(`#${name}`, value)
  const form = imprintOf(page)?.form
  const kind = form && acordKind(form)
  if (kind) features.set(`@${kind}`, 3)
  return features
}

/** Every term of the texts with the greatest weight of a text that holds it. */
function heaviest(texts: [text: string, weight: number][]): Map<string, number> {
  const terms = new Map<string, number>()
  for (const [text, weight] of texts)
    for (const term of termsOf(text)) if ((terms.get(term) ?? 0) < weight) terms.set(term, weight)
  return terms
}

const headTexts = ({ tables = [] }: Page): string[] =>
  tables.flatMap(({ heads, cells }) => cells.filter(({ row }) => row < heads).map(({ text }) => text))
