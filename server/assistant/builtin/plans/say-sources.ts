import type { SourceInput } from '../../evidence/source-input.ts'
import { plainWords } from '../answer/facts-in-words.ts'
import type { Citations } from '../citations.ts'
import { endingOf } from '../ending.ts'
import { paperName, papersOf } from '../papers.ts'
import type { Talk, Turn } from '../talk.ts'
import { askedBack, type Cited, namedIn } from './say-cited.ts'

/** Where the answer before stands: each of its sources with its file, page and words; asked "from when?" or "why?", the date or reason in them. */
export function saySources(talk: Talk, citations: Citations): string {
  const { read } = papersOf(talk)
  const before = talk.turns.slice(0, -1).findLast((turn) => endingOf(turn)?.sources?.length)
  const sources = (before && endingOf(before)?.sources) ?? []
  const wanted = askedBack(talk.turns.at(-1)!.text)
  const back = before && wanted ? namedIn(citedIn(before, sources), wanted).slice(0, MOST_NAMED) : []
  if (back.length)
    return back
      .map(({ file, page, sentence, named }) => {
        const said = `“${plainWords(sentence)}” ${citations.cite(file, page, sentence)}`
        return named ? `**${named}**: ${said}` : said
      })
      .join('\n\n')
  const lacking = wanted ? `What I cited ${wanted === 'date' ? 'names no date' : 'gives no reason'}. ` : ''
  const rows = sources.flatMap(({ source }: { source: SourceInput }) => {
    if (source.kind === 'web') {
      const host = new URL(source.url).hostname.replace(/^www\./, '')
      return [`- On the web, ${host}: “${plainWords(source.quote)}” ${citations.citeWeb(source.url, source.quote)}`]
    }
    if (source.kind !== 'document') return []
    const paper = read.find(({ file }) => file === source.file)
    const where = paper ? `${paperName(paper)}, page ${source.page}` : `page ${source.page}`
    return [`- ${where}: “${plainWords(source.quote)}” ${citations.cite(source.file, source.page, source.quote)}`]
  })
  return rows.length
    ? `${lacking}My last answer rests on these words:\n\n${rows.slice(0, 20).join('\n')}`
    : 'My last answer names no page of a document.'
}

const MOST_NAMED = 2

/** What an answer cited of documents, each with the passages it stands in that were found for it. */
function citedIn({ calls }: Turn, sources: readonly { source: SourceInput }[]): Cited[] {
  const passages = calls.flatMap(({ name, result }) =>
    name === 'SEARCH_KNOWLEDGE_BASE'
      ? (((result ?? {}) as { results?: { passages?: Omit<Cited, 'around'>[] }[] }).results?.flatMap(
          (one) => one.passages ?? [],
        ) ?? [])
      : [],
  )
  return sources.flatMap(({ source }) => {
    if (source.kind !== 'document') return []
    const { file, page, quote } = source
    const [beginning = ''] = quote.split(' … ')
    const around = passages.filter((one) => one.file === file && one.page === page && one.quote.includes(beginning))
    return [{ file, page, quote, around: around.map((one) => one.quote).join(' … ') }]
  })
}
