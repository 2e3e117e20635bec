import { PAGE_BREAK } from '../../../shared/document-html.ts'
import type { WordDocument, WordParagraph } from '../../documents/index.ts'
import type { BaseStyle } from './base-styles/base-style.ts'
import { laidOut, type StyledPage } from './styled-page.ts'

/** Fonts that come with Word, each close to that of the page. */
const FONTS: Record<BaseStyle['font'], string> = {
  inter: 'Calibri',
  'liberation-sans': 'Arial',
  'source-serif': 'Georgia',
}
/** In points. */
const SIZES = { LETTER: { width: 612, height: 792 }, A4: { width: 595.28, height: 841.89 } }
const MONO = 'pre, code { font-family: Consolas, monospace; }'
/** What is told to Word by its own styles, or is the page's alone, is not repeated on each paragraph. */
const TOLD = /^(?:table|thead|tbody|tr|th|td|caption|blockquote|pre|code)\b/

/** A document in a style as a Word file is made of it: the same words, and what of the style Word knows. */
export function wordPage(page: StyledPage): WordDocument {
  const { style, palette, body, isDocument, isCover, isNumbered, contents, css } = laidOut(page)
  const { letterhead, title, look } = page
  const rules = rulesOf(css)
  const base = paragraphOf(rules.get('body') ?? '', { size: 11, color: '#1d2326', bold: false, before: 0, after: 0 })
  const line = Number(/line-height:\s*([\d.]+)/.exec(rules.get('body') ?? '')?.[1] ?? 1.5)
  const headings = Array.from({ length: 6 }, (_, at) => {
    const said = [`h${String(at + 1)}`, ...(at ? [] : ['main h1'])].map((selector) => rules.get(selector) ?? '')
    return said.reduce((found, declarations) => paragraphOf(declarations, found), { ...base, bold: true })
  })
  const kept = [...rules].filter(([selector]) => TOLD.test(selector) || selector === '.cara-number')
  const titled = `.cara-title h1 { ${rules.get('h1') ?? ''}; ${aligned(rules.get('.cara-title'))} margin: ${isCover ? 170 : 0}pt 0 20pt; }`
  const cover = isCover ? ' style="break-after: page"' : ''
  const heading = body.title ? `<div class="cara-title"${cover}>${body.title}</div>` : ''
  const running = title.replace(/\s+/g, ' ').trim().slice(0, 90)
  return {
    ...{ title, author: letterhead.name, font: FONTS[style.font], headings, isNumbered },
    html: breaking(`${heading}${contents}<main>${body.html}</main>`),
    css: `${kept.map(([selector, said]) => `${selector} { ${said} }`).join('\n')}\n${titled}\n${MONO}\ntable { width: 100%; } th { text-align: left; font-weight: 700; } caption { text-align: left; font-weight: 700; }\n.cara-number { text-align: right; }`,
    page: { ...SIZES[look.pageSize], margin: marginOf(style.margin) },
    body: { ...base, after: base.size * 0.72, line },
    letterhead: style.hasLetterhead
      ? {
          name: letterhead.name,
          lines: [...letterhead.lines, ...(letterhead.phone ? [letterhead.phone] : [])],
          logo: page.logo,
          look: paragraphOf(rules.get('.cara-name') ?? '', { ...base, bold: true }),
          rule: palette.line,
        }
      : null,
    head: style.hasLetterhead ? [letterhead.name, '', running] : null,
    foot: style.hasLetterhead ? ['', 'Page {page} of {pages}', ''] : null,
    isFirstBare: !isDocument || isCover,
  }
}

const BREAK = new RegExp(`<hr(?=[^>]* class="(?:[^"]* )?${PAGE_BREAK}[ "])[^>]*>`, 'g')
/** A page break as the writer of Word files knows it. */
const breaking = (html: string) => html.replace(BREAK, '<div style="break-after: page"></div>')

/** The rules of a style by each of their selectors; those of pages are left out. */
function rulesOf(css: string): Map<string, string> {
  const rules = new Map<string, string>()
  const plain = css.replace(/@page[^{]*\{(?:[^{}]|\{[^}]*\})*\}/g, '')
  for (const [, selectors, said] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors!.split(',')) {
      const name = selector.trim()
      rules.set(name, `${rules.get(name) ?? ''}${said!.trim()} `)
    }
  return rules
}

const aligned = (said = '') => /text-align:[^;]+;?/.exec(said)?.[0] ?? ''
const points = (said: string | undefined) => Number(/([\d.]+)pt/.exec(said ?? '')?.[1] ?? 0)

/** What declarations say of a paragraph, beyond what it is already. */
function paragraphOf(css: string, was: WordParagraph): WordParagraph {
  const said = new Map([...css.matchAll(/([a-z-]+):\s*([^;]+)/g)].map(([, name, value]) => [name!, value!.trim()]))
  const size = points(said.get('font-size')) || was.size
  const weight = said.get('font-weight')
  const [before = '', , after = before] = said.get('margin')?.split(' ') ?? []
  const tracking = Number(/^([\d.]+)em/.exec(said.get('letter-spacing') ?? '')?.[1] ?? 0)
  const rule = said.get('border-bottom')
  return {
    size,
    color: /^#[0-9a-f]{6}$/.test(said.get('color') ?? '') ? said.get('color')! : was.color,
    bold: weight ? Number(weight) >= 550 : was.bold,
    italic: said.get('font-style') === 'italic' || was.italic === true,
    caps: said.get('text-transform') === 'uppercase' || was.caps === true,
    tracking: tracking * size || (was.tracking ?? 0),
    before: said.has('margin') ? points(before) : was.before,
    after: said.has('margin') ? points(after) : was.after,
    rule: rule ? { size: points(rule), color: /#[0-9a-f]{6}/.exec(rule)?.[0] ?? was.color } : (was.rule ?? null),
  }
}

/** CSS margins in inches, as points: top, right, bottom, left. */
function marginOf(css: string): [number, number, number, number] {
  const inches = css.split(' ').map((part) => Number.parseFloat(part) * 72)
  const [top = 72, right = top, bottom = top, left = right] = inches
  return [top, right, bottom, left]
}
