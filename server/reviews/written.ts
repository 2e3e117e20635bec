import type { IsoDate } from '../../shared/dates.ts'
import { escapeHtml } from '../../shared/document-html.ts'
import type { Cell, Place, Review } from './types.ts'

/** What a document made of a review says of its circumstances. `agency`: its name, and its address and how it is reached, a line each. */
export type About = {
  insured: string | null
  agency: { name: string; lines: readonly string[] }
  today: IsoDate
  fileName: (fileId: string) => string
}

/** A document as simple HTML. */
export type Written = { title: string; html: string }
export type Writer = (review: Review, about: About) => Written

/** The sources of a document, numbered as they are first cited; the same place has one number. What was computed cites its note. */
export class Sources {
  private readonly known = new Map<string, { place: Place | null; note: string }>()
  private readonly numbers = new Map<string, number>()

  /** The marks of a cell, "[2]"; none where it has neither a place nor a computation. */
  marksOf({ text, place, note }: Cell): string[] {
    if (!place && !(text && note)) return []
    const source = { place, note: place ? '' : note! }
    const key = keyOf(source)
    if (!this.known.has(key)) this.known.set(key, source)
    if (!this.numbers.has(key)) this.numbers.set(key, this.known.size)
    return [`[${String(this.numbers.get(key))}]`]
  }

  /** The list at the end of the document; '' where nothing was cited. */
  listed({ fileName }: Pick<About, 'fileName'>): string {
    const items = [...this.known.values()].map(
      ({ place, note }, at) => `[${String(at + 1)}] ${place ? placed(place, fileName) : `Computed: ${note}`}`,
    )
    return items.length ? `<h2>Sources</h2>\n${listOf(items)}` : ''
  }
}

const keyOf = ({ place, note }: { place: Place | null; note: string }): string => {
  if (!place) return note
  if (place.of === 'file') return [place.fileId, place.page, place.quote].join('|')
  return JSON.stringify(place)
}

const placed = (place: Place, fileName: About['fileName']) => `${whereIn(place, fileName)}: “${place.quote}”`

function whereIn(place: Place, fileName: About['fileName']): string {
  if (place.of === 'message') return 'Your message'
  return place.of === 'file' ? `${fileName(place.fileId)}, page ${String(place.page)}` : `${place.record.name} (record)`
}

/** A cell with its marks; where it says nothing, its note. */
export const cellHtml = (cell: Cell, sources: Sources): string =>
  [escapeHtml(cell.text || cell.note || ''), ...sources.marksOf(cell)].filter(Boolean).join(' ')

/** Words as items of a list. */
export const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

/** A table of cells that are HTML already, under its heading; '' without rows. */
export function tableOf(heading: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (!rows.length) return ''
  const head = heads.map((one) => `<th>${escapeHtml(one)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<h2>${escapeHtml(heading)}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}
