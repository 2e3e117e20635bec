import { stemsOf } from '../../../documents/search/stem.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { relatedTo } from '../question/related.ts'
import { plainWords } from './facts-in-words.ts'
import type { Passage } from './page-lines.ts'
import { type Saying, sayingsAbout } from './passages.ts'

type Quoting = { citations: Citations; papers: Paper[] }

/** Quoted words in a list, each with its page and its mark. */
export function saySayings({ citations, papers }: Quoting, sayings: Saying[]): string {
  return sayings
    .map((saying) => {
      const paper = papers.find(({ file }) => file === saying.file)
      const where = papers.length > 1 && paper ? `${paperName(paper)}, page ${saying.page}` : `Page ${saying.page}`
      return `- ${where}: ${quoted(citations, saying)}`
    })
    .join('\n')
}

/** Words of a page in quotation marks, with their mark. */
export function quoted(citations: Citations, { file, page, quote }: Pick<Saying, 'file' | 'page' | 'quote'>): string {
  return `“${plainWords(quote).replace(/[“”"]/g, "'")}” ${citations.cite(file, page, quote)}`
}

/** Words that stand in the papers, where no value was read from them. */
const sayFound = (quoting: Quoting, sayings: Saying[]): string =>
  ['I found these words, but could not read a value from them:', saySayings(quoting, sayings)].join('\n\n')

const MOST_FOUND = 3

/** The lines that hold all of these words; empty where there are none. */
export function sayWords(words: string[], passages: Passage[], quoting: Quoting): string {
  const subject = words.flatMap((word) => word.split(/[^\p{L}\p{N}$.,-]+/u)).filter((word) => word.length > 2)
  if (!subject.length) return ''
  const stems = subject.flatMap(stemsOf)
  const holds = (quote: string) => stems.every((stem) => stemsOf(quote).includes(stem))
  const holding = passages.filter(({ quote }) => holds(quote))
  const found = sayingsAbout(holding, quoting.papers, { subject }, MOST_FOUND).filter(({ quote }) => holds(quote))
  return found.length ? sayFound(quoting, found) : ''
}

/** Says that nothing was found, where it was looked for, and under which other words. */
export function sayNothing(what: string, { subject, files, asks }: Question, papers: Paper[]): string {
  const searched = papers.filter(({ file }) => !files.length || files.includes(file))
  const pages = searched.reduce((sum, paper) => sum + paper.pages, 0)
  const related = [...new Set([...relatedTo(subject.join(' ')), ...subject.flatMap(relatedTo)])].slice(0, 4)
  const also = related.length ? ` I also looked for ${related.map((word) => `“${word}”`).join(', ')}.` : ''
  const place = searched.length === 1 ? paperName(searched[0]!) : `${searched.length} documents`
  // To the one who asks whether something is so, what was not found is no 'no': it may stand where nobody looked.
  const lead = asks === 'thing' ? '' : 'Not that I can see. '
  return `${lead}I found nothing about ${what} in the documents (${place}, ${pages} ${pages === 1 ? 'page' : 'pages'}).${also}`
}
