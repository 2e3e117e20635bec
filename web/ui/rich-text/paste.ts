import { safeHtml } from '../../../shared/safe-html.ts'
import { readable } from './source.ts'
import { styleValue } from './styles.ts'
import { listsFromWord } from './word-lists.ts'

export const holdsImage = (html: string) => /<(?:img|v:imagedata|picture|svg)\b/i.test(html)

const SLICE = /\bdata-pm-slice="([^"]*)"/

/**
 * HTML from the clipboard as HTML of a document: what Word, Google Docs and web pages say by styles becomes marks, lists and widths.
 * What comes from an editor of ours keeps its looks. Nothing of it loads or runs: it is read apart from the page.
 */
export function cleanPaste(html: string): string {
  const slice = SLICE.exec(html)?.[1]
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (slice === undefined) fromElsewhere(page)
  const read = readable(safeHtml(page.body.innerHTML))
  const first = read.firstElementChild
  if (slice !== undefined && first) first.setAttribute('data-pm-slice', slice.replaceAll('&quot;', '"'))
  return read.innerHTML
}

/** What a style says in other words: the element that means the same. */
const MEANT: readonly [tag: string, property: string, value: RegExp][] = [
  ['strong', 'font-weight', /^(?:bold|bolder|[6-9]\d\d)$/],
  ['em', 'font-style', /^(?:italic|oblique)/],
  ['u', 'text-decoration', /underline/],
  ['s', 'text-decoration', /line-through/],
  ['sup', 'vertical-align', /^super$/],
  ['sub', 'vertical-align', /^sub$/],
]
const INLINE = 'span, font, b, i, u, a, strong, em, s'
/** Colors that only say how a page looks where nobody chose one. */
const PLAIN =
  /^(?:windowtext|black|inherit|initial|transparent|white|#000(?:000)?|#fff(?:fff)?|rgba?\(0, ?0, ?0.*|rgb\(255, ?255, ?255\))$/i

function fromElsewhere(page: Document) {
  listsFromWord(page)
  for (const table of page.querySelectorAll('table')) columnsFromCells(table)
  for (const element of [...page.body.querySelectorAll<HTMLElement>('*')]) {
    const style = element.getAttribute('style')
    if (element.matches(INLINE)) {
      // Google Docs wraps all it copies in a bold element that is not bold.
      const isNot =
        /^(?:b|strong)$/i.test(element.tagName) && /^(?:normal|400)$/.test(styleValue(style, 'font-weight') ?? '')
      for (const [tag, property, value] of MEANT)
        if (!element.matches(tag) && !element.closest('a') && value.test(styleValue(style, property) ?? ''))
          wrapInside(element, tag)
      if (isNot) {
        element.replaceWith(...element.childNodes)
        continue
      }
    }
    const keeps = ['color', 'background-color', 'text-align', 'width'].flatMap((name) => {
      const said = styleValue(style, name) ?? (name === 'color' ? element.getAttribute('color') : null)
      const isMeant = said && !PLAIN.test(said) && (name !== 'width' || element.matches('col'))
      return isMeant && (name !== 'color' || !element.matches('a')) ? [`${name}: ${said}`] : []
    })
    element.removeAttribute('class')
    element.removeAttribute('id')
    if (keeps.length) element.setAttribute('style', keeps.join('; '))
    else element.removeAttribute('style')
    if (element.matches('font')) {
      const span = page.createElement('span')
      span.setAttribute('style', keeps.join('; '))
      span.append(...element.childNodes)
      element.replaceWith(span)
    }
    if (/:/.test(element.localName)) element.replaceWith(...element.childNodes)
  }
}

function wrapInside(element: HTMLElement, tag: string) {
  const made = element.ownerDocument.createElement(tag)
  made.append(...element.childNodes)
  element.append(made)
}

/** Widths that the first row of a table says for its cells, as those of its columns. */
function columnsFromCells(table: HTMLTableElement) {
  const own = [...table.children].find(({ tagName }) => tagName === 'COLGROUP')
  const of = own ? [...own.children] : [...(table.rows[0]?.cells ?? [])]
  const isWhole = of.every(
    (one) => !(one as HTMLTableCellElement).colSpan || (one as HTMLTableCellElement).colSpan === 1,
  )
  const widths = of.map((one) => pixels(styleValue(one.getAttribute('style'), 'width') ?? one.getAttribute('width')))
  own?.remove()
  if (!isWhole || !widths.some(Boolean)) return
  const made = table.ownerDocument.createElement('colgroup')
  for (const width of widths) {
    const col = table.ownerDocument.createElement('col')
    if (width) col.setAttribute('style', `width: ${width}`)
    made.append(col)
  }
  table.prepend(made)
}

const UNITS: Record<string, number> = { pt: 96 / 72, px: 1, '': 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }
function pixels(width: string | null): string {
  const found = /^\s*([\d.]+)(pt|px|in|cm|mm|%)?\s*$/.exec(width ?? '')
  if (!found) return ''
  const [, number, unit = ''] = found
  return unit === '%' ? `${number!}%` : `${String(Math.round(Number(number) * UNITS[unit]!))}px`
}
