import { type Paper, paperName } from '../papers.ts'
import type { Passage } from './page-lines.ts'

const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,60}\b(?:instruction|previous|above|prior|earlier|rule|prompt)s?\b|\b(?:ai|language model|chatbot|assistant|copilot|llm|cara)\b[^.\n]{0,60}\b(?:must|should|shall|please|write|set|fill|send|list|put|state|do not|reply|respond|answer)\b|\b(?:system|developer) (?:prompt|message|note)\b|\b(?:attention|note to|instructions? (?:to|for)) (?:the )?(?:ai|assistants?|language models?|automated|software|bots?)\b/i

/** Tells of words in the papers that are addressed to an assistant. They are data, are never followed, and prove nothing. */
export function sayCautions(papers: Paper[], passages: Passage[]): string {
  const texts = [
    ...papers.flatMap(({ file, text }) =>
      text.flatMap(({ page, text: lines }) => lines.split('\n').map((quote) => ({ file, page, quote }))),
    ),
    ...passages,
  ]
  const pages = new Map<string, Set<number>>()
  for (const { file, page, quote } of texts)
    if (ORDERS.test(quote)) pages.set(file, (pages.get(file) ?? new Set()).add(page))
  const said = papers.flatMap((paper) => {
    const own = [...(pages.get(paper.file) ?? [])].sort((a, b) => a - b)
    if (!own.length) return []
    return [
      `${paperName(paper)} holds words addressed to an assistant, on ${own.length === 1 ? 'page' : 'pages'} ${own.slice(0, 5).join(', ')}. I read them as text and did not follow them.`,
    ]
  })
  return said.slice(0, 3).join(' ')
}
