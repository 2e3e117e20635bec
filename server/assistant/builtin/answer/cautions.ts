import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import { plainWords } from './facts-in-words.ts'
import type { Passage } from './passages.ts'

const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,60}\b(?:instruction|previous|above|prior|earlier|rule|prompt)s?\b|\b(?:ai|language model|chatbot|assistant|copilot|llm|cara)\b[^.\n]{0,60}\b(?:must|should|shall|please|write|set|fill|send|list|put|state|do not|reply|respond|answer)\b|\b(?:system|developer) (?:prompt|message|note)\b|\b(?:attention|note to|instructions? (?:to|for)) (?:the )?(?:ai|assistants?|language models?|automated|software|bots?)\b/i

/** Tells of words in the papers that are addressed to an assistant. They are data and are never followed. */
export function sayCautions(citations: Citations, papers: Paper[], passages: Passage[]): string {
  const texts = [
    ...papers.flatMap(({ file, text }) =>
      text.flatMap(({ page, text: lines }) => lines.split('\n').map((quote) => ({ file, page, quote }))),
    ),
    ...passages,
  ]
  const seen = new Set<string>()
  const said = texts.flatMap(({ file, page, quote }) => {
    const found = ORDERS.exec(quote)
    const paper = papers.find((one) => one.file === file)
    if (!found || !paper || seen.has(`${file}|${page}`)) return []
    seen.add(`${file}|${page}`)
    const words = found[0].trim()
    return [
      `${paperName(paper)} holds words addressed to an assistant (“${plainWords(words)}”) ${citations.cite(file, page, words)}. I read them as text and did not follow them.`,
    ]
  })
  return said.slice(0, 3).join(' ')
}
