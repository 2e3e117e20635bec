import sanitize from 'sanitize-html'

/** What a drafted document may hold: the blocks and marks of the editor (spec 2 §5), no links out, scripts or images. */
const ALLOWED: sanitize.IOptions = {
  allowedTags:
    'h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote code pre div span strong b em i u s table thead tbody tr th td sup'.split(
      ' ',
    ),
  allowedAttributes: { '*': ['style', 'class', 'id'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedStyles: {
    '*': {
      color: [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d, ]+\)$/, /^[a-z]+$/i],
      'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d, ]+\)$/, /^[a-z]+$/i],
      'text-align': [/^(left|right|center|justify)$/],
    },
  },
}

/** The same HTML without anything that could run, load or cover the page. */
export function safeHtml(html: string) {
  return sanitize(html, ALLOWED)
}

/** The words of the HTML, one block a line. */
export function htmlToText(html: string) {
  return sanitize(html.replace(/<\/(p|h\d|li|tr|div|blockquote)>|<br\s*\/?>/gi, '$&\n'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}

/** A whole page around a drafted document, for previews and prints. */
export function documentPage(title: string, html: string) {
  const head = sanitize(title, { allowedTags: [], allowedAttributes: {} })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${head}</title><style>
body { margin: 48px auto; max-width: 680px; padding: 0 24px; font: 14px/22px Inter, system-ui, sans-serif; color: #1d2326 }
table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #d5dadc; padding: 6px 8px; text-align: left }
</style></head><body>${safeHtml(html)}</body></html>`
}
