import { Parser } from 'htmlparser2'

export { safeHtml } from '../../shared/safe-html.ts'

/** Elements after which a new line begins. */
const LINES = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'div', 'blockquote', 'br'])
const CELLS = new Set(['td', 'th'])

/** The words of safe HTML, one block a line, the cells of a row with tabs between them. */
export function htmlToText(html: string) {
  let text = ''
  let hasCell = false
  const parser = new Parser({
    onopentag(name) {
      if (CELLS.has(name) && hasCell) text += '\t'
      if (CELLS.has(name) || name === 'tr') hasCell = false
    },
    ontext(words) {
      text += words
    },
    onclosetag(name) {
      if (CELLS.has(name)) hasCell = true
      if (LINES.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
}
