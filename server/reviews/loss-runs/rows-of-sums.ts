import { type Page, type RecordField, readingRows, type Scoped, valueIn } from '../../documents/index.ts'
import type { Claim } from './claim.ts'
import type { PrintedTotal } from './printed-total.ts'
import { spotOf } from './spots.ts'

type Word = Page['lines'][number]['words'][number]
/** Where the amounts of a column of the claims begin and end, in points; `field`: its name in records. */
type Edge = { field: string; left: number; right: number }

/** Points by which figures of one column may begin or end apart. */
const APART = 4
const SAME_ROW = 2
/** A row of sums tells at least so many figures. */
const LEAST = 2

/**
 * Rows that have figures under the columns of the claims and are neither claims nor known to be totals, as if they were totals. Whether they
 * are is for their figures to tell.
 */
export function rowsOfSums(
  pages: readonly Page[],
  claims: readonly Claim[],
  totals: readonly PrintedTotal[],
  scopeAt: (one: PrintedTotal['spot']) => Scoped,
): PrintedTotal[] {
  const known = new Map<number, Set<number>>()
  const keep = (field: RecordField) => {
    for (const { page, boxes } of [field.source, ...(field.further ?? [])])
      for (const [, y] of boxes) known.set(page, (known.get(page) ?? new Set()).add(Math.round(y)))
  }
  for (const { fields } of claims) for (const [name, field] of Object.entries(fields)) if (!ABOVE.has(name)) keep(field)
  for (const { name, fields } of totals) for (const field of [name, ...Object.values(fields)]) keep(field)
  const ofPage = Map.groupBy(claims, ({ key }) => key.source.page)
  let edges: Edge[] = []
  return pages.flatMap((page) => {
    const own = ofPage.get(page.number)
    if (own) edges = edgesOf(own)
    const ys = known.get(page.number) ?? new Set<number>()
    const isKnown = (y: number) =>
      Array.from({ length: 2 * SAME_ROW + 1 }, (_, at) => Math.round(y) + at - SAME_ROW).some((one) => ys.has(one))
    return readingRows(page)
      .flat()
      .flatMap((lines) => {
        const words = lines.flatMap((line) => line.words)
        return words.some(({ box }) => isKnown(box[1])) ? [] : (rowOf(page, words, edges, scopeAt) ?? [])
      })
  })
}

/** Told above the rows it is of. */
const ABOVE = new Set(['policy_number', 'effective_date', 'policy_period', 'named_insured', 'insured', 'company_name'])

function edgesOf(claims: readonly Claim[]): Edge[] {
  const edges = new Map<string, Edge>()
  for (const { figures } of claims)
    for (const figure of [figures.paid, figures.reserved, figures.recovered, figures.incurred, ...figures.others]) {
      const box = figure?.source?.boxes.at(-1)
      if (!figure || !box) continue
      const [left, right] = [box[0], box[0] + box[2]]
      const before = edges.get(figure.name) ?? { field: figure.name, left, right }
      edges.set(figure.name, {
        field: figure.name,
        left: Math.min(before.left, left),
        right: Math.max(before.right, right),
      })
    }
  return [...edges.values()]
}

function rowOf(
  page: Page,
  words: readonly Word[],
  edges: readonly Edge[],
  scopeAt: (one: PrintedTotal['spot']) => Scoped,
): PrintedTotal | null {
  const fieldIn = (value: number | string, own: readonly Word[]): RecordField => ({
    value,
    source: { page: page.number, quote: own.map(({ text }) => text).join(' '), boxes: own.map(({ box }) => box) },
  })
  const found = words.flatMap((word) => {
    const value = valueIn('amount', [word.text.replace(/[;,.]+$/, '')])
    const edge = typeof value === 'number' ? edgeOf(word, edges) : null
    return edge && typeof value === 'number' ? [{ field: edge.field, word, value }] : []
  })
  const isEachOnce = new Set(found.map(({ field }) => field)).size === found.length
  if (found.length < LEAST || !isEachOnce) return null
  const figures = new Set(found.map(({ word }) => word))
  const rest = words.filter((word) => !figures.has(word))
  const own = rest.length ? rest : words
  const name = fieldIn(own.map(({ text }) => text).join(' '), own)
  const spot = spotOf(name.source)
  const fields = Object.fromEntries(found.map(({ field, word, value }) => [field, fieldIn(value, [word])]))
  return { page: page.number, name, fields, of: scopeAt(spot), spot }
}

/** The column a figure stands in: by where it ends, or begins. */
function edgeOf({ box: [x, , width] }: Word, edges: readonly Edge[]): Edge | null {
  const near = edges.filter(
    ({ left, right }) =>
      Math.abs(x + width - right) < APART || Math.abs(x - left) < APART || (x >= left && x + width <= right),
  )
  return near.length === 1 ? near[0]! : null
}
