/**
 * What a drafted document may contain: the blocks and marks of the editor (spec 2 §5). One list for what the server keeps and for what the
 * browser shows and pastes; everything else becomes its own text. `shared/safe-html.ts` keeps to it.
 */
export const DOCUMENT_TAGS = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  br: [],
  hr: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  code: [],
  pre: [],
  blockquote: [],
  sub: [],
  sup: [],
  ul: [],
  ol: ['start'],
  li: [],
  div: [],
  span: [],
  table: [],
  caption: [],
  colgroup: [],
  col: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  a: ['href'],
} as const satisfies Record<string, readonly string[]>

/** What every element may carry (spec 2 §5: style, id and class are kept on blocks). */
export const DOCUMENT_ATTRIBUTES = ['style', 'class', 'id'] as const

/** Where a link may lead. */
const DOCUMENT_SCHEMES = ['http', 'https', 'mailto'] as const

/** The class of an `hr` that stands for the end of a page: `<hr class="page-break">`. */
export const PAGE_BREAK = 'page-break'

const SPAN = /^(?:[1-9]\d?|100)$/
/** What an attribute may say; one that is not named here may say anything. */
export const DOCUMENT_VALUES: Record<string, RegExp> = {
  href: new RegExp(`^\\s*(?:${DOCUMENT_SCHEMES.join('|')}):`, 'i'),
  colspan: SPAN,
  rowspan: SPAN,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  start: /^-?\d{1,6}$/,
}

const COLOR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%/]+\)$/i, /^[a-z]+$/i]

/** The styles that are kept, and what they may say: nothing that loads, covers or moves anything. */
export const DOCUMENT_STYLES: Record<string, RegExp[]> = {
  color: COLOR,
  'background-color': COLOR,
  'text-align': [/^(?:left|right|center|justify)$/],
}

/** The width of a table and of its columns: up to 1999 px, or a share of what is there. */
export const TABLE_STYLES: Record<string, RegExp[]> = {
  width: [/^(?:[1-9]\d{0,2}|1\d{3})(?:\.\d{1,4})?px$/, /^(?:100|[1-9]?\d(?:\.\d{1,4})?)%$/],
}
/** The elements that may have a width. */
export const TABLE_STYLED: readonly string[] = ['table', 'col', 'td', 'th']

/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
