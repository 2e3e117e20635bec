import sanitize from 'sanitize-html'
import { DOCUMENT_ATTRIBUTES, DOCUMENT_SCHEMES, DOCUMENT_STYLES, DOCUMENT_TAGS } from '../../../shared/document-html.ts'

const ALLOWED: sanitize.IOptions = {
  allowedTags: Object.keys(DOCUMENT_TAGS),
  allowedAttributes: Object.fromEntries([
    ...Object.entries(DOCUMENT_TAGS).map(([tag, own]) => [tag, [...own]]),
    ['*', [...DOCUMENT_ATTRIBUTES]],
  ]),
  allowedStyles: { '*': DOCUMENT_STYLES },
  allowedSchemes: [...DOCUMENT_SCHEMES],
}

/** The same HTML without anything that could run, load or cover the page. */
export function safeHtml(html: string) {
  return sanitize(html, ALLOWED)
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
