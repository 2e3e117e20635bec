import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { relatedTo } from '../question/related.ts'
import { plainWords } from './facts-in-words.ts'
import type { Saying } from './passages.ts'

/** Quoted words in a list, each with its page and its mark. */
export function saySayings(
  { citations, papers }: { citations: Citations; papers: Paper[] },
  sayings: Saying[],
): string {
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

/** Says that nothing was found, where it was looked for, and under which other words. */
export function sayNothing(what: string, { subject, files }: Question, papers: Paper[]): string {
  const searched = papers.filter(({ file }) => !files.length || files.includes(file))
  const pages = searched.reduce((sum, paper) => sum + paper.pages, 0)
  const related = [...new Set([...relatedTo(subject.join(' ')), ...subject.flatMap(relatedTo)])].slice(0, 4)
  const also = related.length ? ` I also looked for ${related.map((word) => `“${word}”`).join(', ')}.` : ''
  const place = searched.length === 1 ? paperName(searched[0]!) : `${searched.length} documents`
  return `I found nothing about ${what} in the documents (${place}, ${pages} ${pages === 1 ? 'page' : 'pages'}).${also}`
}
