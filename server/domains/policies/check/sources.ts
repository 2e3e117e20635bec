import { findQuote } from '../../../documents/index.ts'
import type { Finding, Place, ReviewPaper } from '../../../reviews/types.ts'
import type { CheckedSource, KeptFinding } from '../../workspaces/types.ts'

/** Findings with the pages their words stand on. Nothing of a check is kept, so nobody dealt with anything. */
export const withSources = (findings: readonly Finding[], papers: readonly ReviewPaper[]): KeptFinding[] =>
  findings.map(({ cells, ...finding }) => ({
    ...finding,
    cells: cells.map(({ place, ...cell }) => ({ ...cell, source: place && sourceOf(place, papers) })),
    ...{ dealt: null, remark: null },
  }))

function sourceOf(place: Place, papers: readonly ReviewPaper[]): CheckedSource | null {
  if (place.of !== 'file') return { kind: 'RECORD', label: 'The record', quote: place.quote }
  const paper = papers.find(({ fileId }) => fileId === place.fileId)
  const page = paper?.pages.find(({ number }) => number === place.page)
  if (!paper || !page) return null
  const { fileId, quote } = place
  const boxes = place.boxes.length ? place.boxes : (findQuote(page, quote) ?? [])
  const size = { pageWidth: page.width, pageHeight: page.height }
  return { kind: 'DOCUMENT', label: paper.name, fileId, page: page.number, quote, boxes, ...size }
}
