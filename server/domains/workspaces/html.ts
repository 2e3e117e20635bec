import { Parser } from 'htmlparser2'
import sanitize from 'sanitize-html'
import { DOCUMENT_ATTRIBUTES, DOCUMENT_SCHEMES, DOCUMENT_STYLES, DOCUMENT_TAGS } from '../../../shared/document-html.ts'
import { invalid } from '../../lib/app-error.ts'

const ALLOWED: sanitize.IOptions = {
  allowedTags: Object.keys(DOCUMENT_TAGS),
  allowedAttributes: Object.fromEntries([
    ...Object.entries(DOCUMENT_TAGS).map(([tag, own]) => [tag, [...own]]),
    ['*', [...DOCUMENT_ATTRIBUTES]],
  ]),
  allowedStyles: { '*': DOCUMENT_STYLES },
  allowedSchemes: [...DOCUMENT_SCHEMES],
}

/** No document nests so deep, and reading takes time by its length times its depth. */
const DEEPEST = 256

/** The same HTML without anything that could run, load or cover the page. Throws INVALID when it nests too deep to be read in good time. */
export function safeHtml(html: string) {
  demandShallow(html)
  return sanitize(html, ALLOWED)
}

function demandShallow(html: string) {
  let depth = 0
  const parser = new Parser({
    onopentag() {
      depth += 1
      if (depth > DEEPEST)
        throw invalid('content', 'This document has too many parts inside one another. Make it simpler.')
    },
    onclosetag() {
      depth -= 1
    },
  })
  parser.end(html)
}

/** The words of the HTML, one block a line, the cells of a row with tabs between them. */
export function htmlToText(html: string) {
  const apart = html
    .replace(/<\/(p|h\d|li|tr|div|blockquote)>|<br\s*\/?>/gi, '$&\n')
    .replace(/<\/t[dh]>(?=\s*<t[dh])/gi, '$&\t')
  return sanitize(apart, {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}
