import type { SaidInstead } from '../../../shared/kinds.ts'
import { readingRows } from '../search/passages.ts'
import type { Page, Passage } from '../types.ts'
import type { FactKey } from './keys.ts'
import { meaningOf } from './limit-labels.ts'
import { normal } from './sheet.ts'

/** What a row says in the place of an amount, and the words before it. */
export type RowSaid = { kind: SaidInstead; label: string; quote: string }

/** Last words of a row in the place of an amount: "Personal and Advertising Injury … Excluded". */
const ENDINGS: [SaidInstead, RegExp][] = [
  ['EXCLUDED', /^(.{3,90}?)[\s.:…-]*\b(?:excluded|excl|not covered|no coverage)\.?$/i],
  [
    'NOT_INCLUDED',
    /^(.{3,90}?)[\s.:…-]*\b(?:not (?:included|purchased|selected|elected|provided|taken)|declined|rejected)\.?$/i,
  ],
  ['INCLUDED', /^(.{3,90}?)[\s.:…-]*\b(?:included|incl)\.?$/i],
]

export const rowsSaid = (page: Page): RowSaid[] =>
  readingRows(page)
    .flat()
    .flatMap((row) => {
      const quote = row.map(({ text }) => text.trim()).join(' … ')
      const [said] = ENDINGS.flatMap(([kind, ending]) => {
        const label = ending.exec(quote)?.[1]
        return label && !/\$ ?\d/.test(label) ? [{ kind, label, quote }] : []
      })
      return said ?? []
    })

/** A limit that a page says is not insured: a name of nothing else stands before the words. */
export type LimitExcluded = { key: FactKey; kind: 'EXCLUDED' | 'NOT_INCLUDED'; source: Passage }

/** The limits that pages say are not insured. One that another row says is included may be of another part, and is left out. */
export function limitsExcluded(pages: readonly Page[]): LimitExcluded[] {
  const told = pages.filter(mayExclude).flatMap((page) => limitsSaid(page))
  const included = told.length ? pages.filter(mayInclude).flatMap((page) => limitsSaid(page)) : []
  const keys = new Set(included.flatMap(({ key, kind }) => (kind === 'INCLUDED' ? key : [])))
  return told.flatMap(({ kind, ...rest }) => (kind === 'INCLUDED' || keys.has(rest.key) ? [] : [{ ...rest, kind }]))
}

const limitsSaid = (page: Page) =>
  rowsSaid(page).flatMap(({ kind, label, quote }) => {
    const meant = meaningOf(normal(label), null)
    if (!meant || meant === 'other') return []
    return [{ key: meant.key, kind, source: { page: page.number, quote, boxes: [] } }]
  })

const mayInclude = ({ lines }: Page) => lines.some(({ text }) => /\bincl(?:uded)?\.?$/i.test(text))

const mayExclude = ({ lines }: Page) =>
  lines.some(({ text }) => /\b(?:excl|excluded|declined|rejected|covered|coverage|not \w+)\.?$/i.test(text))
