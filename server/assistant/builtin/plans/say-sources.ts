import type { SourceInput } from '../../evidence/source-input.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Citations } from '../citations.ts'
import { endingOf } from '../ending.ts'
import { paperName, papersOf } from '../papers.ts'
import type { Talk } from '../talk.ts'

/** Where the answer before stands: each of its sources with its file, page and words. */
export function saySources(talk: Talk, citations: Citations): string {
  const { read } = papersOf(talk)
  const before = talk.turns.slice(0, -1).findLast((turn) => endingOf(turn)?.sources?.length)
  const sources = (before && endingOf(before)?.sources) ?? []
  const rows = sources.flatMap(({ source }: { source: SourceInput }) => {
    if (source.kind !== 'document') return []
    const paper = read.find(({ file }) => file === source.file)
    const where = paper ? `${paperName(paper)}, page ${source.page}` : `page ${source.page}`
    return [`- ${where}: “${plainWords(source.quote)}” ${citations.cite(source.file, source.page, source.quote)}`]
  })
  return rows.length
    ? `My last answer rests on these words:\n\n${rows.slice(0, 20).join('\n')}`
    : 'My last answer names no page of a document.'
}
