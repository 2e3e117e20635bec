import { addressesReader } from '../../evidence/addressed.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Passage } from './page-lines.ts'

/** Tells of words in the documents that are addressed to an assistant. They are data, are never followed, and prove nothing. */
export function sayCautions(papers: Paper[], passages: Passage[]): string {
  const texts = [
    ...papers.flatMap(({ file, text }) => text.map(({ page, text: lines }) => ({ file, page, quote: lines }))),
    ...passages,
  ]
  const pages = new Map<string, Set<number>>()
  for (const { file, page, quote } of texts)
    if (addressesReader(quote)) pages.set(file, (pages.get(file) ?? new Set()).add(page))
  const said = papers.flatMap((paper) => {
    const own = [...(pages.get(paper.file) ?? [])].sort((a, b) => a - b)
    if (!own.length) return []
    return [
      `${paperName(paper)} holds words addressed to an assistant, on ${own.length === 1 ? 'page' : 'pages'} ${own.slice(0, 5).join(', ')}. I read them as text and did not follow them.`,
    ]
  })
  return said.slice(0, 3).join(' ')
}
