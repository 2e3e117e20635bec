import { relatedTo } from '../../../documents/index.ts'
import type { Citations } from '../citations.ts'
import { type Paper, paperName } from '../papers.ts'
import type { Question } from '../question/read-question.ts'
import { type Answer, nothing } from './answer.ts'
import { plainWords } from './facts-in-words.ts'
import type { Saying } from './passages.ts'

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

/** Says that nothing was found, where it was looked for, and under which other words. */
export function sayNothing(what: string, { subject, files, asks }: Question, papers: Paper[]): Answer {
  const searched = papers.filter(({ file }) => !files.length || files.includes(file))
  const pages = searched.reduce((sum, paper) => sum + paper.pages, 0)
  const related = [...new Set([...relatedTo(subject.join(' ')), ...subject.flatMap(relatedTo)])].slice(0, 4)
  const also = related.length ? ` I also looked for ${related.map((word) => `“${word}”`).join(', ')}.` : ''
  const place = searched.length === 1 ? paperName(searched[0]!) : `${searched.length} documents`
  // To the one who asks whether something is so, what was not found is no 'no': it may stand where nobody looked.
  const lead = asks === 'thing' ? '' : 'Not that I can see. '
  const where = `${place}, ${pages} ${pages === 1 ? 'page' : 'pages'}`
  return nothing(`${lead}I found nothing about ${what} in what I could read (${where}).${also}${partsUnread(searched)}`)
}

/** That parts of the documents could not be read, so that what was not found may stand there; empty when all was read. */
export function partsUnread(papers: Paper[]): string {
  const unread = papers.filter(({ warnings }) => warnings.length)
  return unread.length ? ` Not all of ${unread.map(paperName).join(', ')} was read, so it may be there.` : ''
}
