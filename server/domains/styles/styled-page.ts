import { PAGE_BREAK } from '../../../shared/document-html.ts'
import type { PageSize } from '../../../shared/document-styles.ts'
import type { BaseStyle, Palette } from './base-styles/base-style.ts'
import { STYLES } from './base-styles/index.ts'
import { inkOf, onColor, tintOf } from './colors.ts'
import { familyOf, fontFaces } from './fonts.ts'
import { escape, type PreparedBody, prepareBody } from './prepare-body.ts'
import type { Letterhead, Look } from './types.ts'

const SIZES: Record<PageSize, { css: string; height: string }> = {
  LETTER: { css: '8.5in 11in', height: '11in' },
  A4: { css: '210mm 297mm', height: '297mm' },
}
/** From so many sections on a document has a cover or a list of them, where its style has one. */
const MANY_SECTIONS = 4
/** Running heads stay on one line. */
const RUNNING_LENGTH = 58
/** From so many characters on a title is set smaller. */
const LONG_TITLE = 75

export type StyledPage = {
  title: string
  /** Safe HTML. */
  html: string
  look: Look
  letterhead: Letterhead
  /** A PNG. */
  logo: Uint8Array | null
}

/** What a document is made of in a style, for the page and for Word. All of it but the CSS is HTML. */
export function laidOut({ title, html, look, letterhead }: StyledPage) {
  const style = STYLES[look.baseStyleId]
  const body = prepareBody(html)
  const isDocument = body.title !== null
  const hasSections = isDocument && body.sections.length >= MANY_SECTIONS
  const hasContents = style.hasContents === true && hasSections
  const palette = paletteOf(style, look)
  return {
    ...{ style, palette, body, isDocument },
    isCover: style.hasCover === true && hasSections,
    isNumbered: hasContents && !body.sections.some(({ text }) => /^[\divxIVX]+[.)\s]/.test(text)),
    contents: hasContents ? contentsOf(body) : '',
    css: style.css(palette, { name: cssText(letterhead.name), title: cssText(title) }),
  }
}

/** A document as a complete page in a style: for the screen, and for paper with running heads. It loads and runs nothing. */
export function styledPage(page: StyledPage): string {
  const { title, look, letterhead, logo } = page
  const { style, body, isDocument, isCover, isNumbered, contents, css: own } = laidOut(page)
  const masthead = style.hasLetterhead ? mastheadOf(letterhead, logo) : ''
  const heading = body.title
    ? `<div class="cara-title${body.title.length > LONG_TITLE ? ' cara-long' : ''}">${body.title}</div>`
    : ''
  const css = `${fontFaces(style.font)}
${COMMON}
@page { size: ${SIZES[look.pageSize].css}; margin: ${style.margin}; ${corners(familyOf(style.font))} }
body { font-family: ${familyOf(style.font)}; }
.cara-cover { height: ${SIZES[look.pageSize].height}; }
${own}
@page :first { @top-left { content: none; } @top-center { content: none; } @top-right { content: none; } ${isDocument ? '' : NO_FOOT} }
@page cover { margin: 0; @top-left { content: none; } @top-center { content: none; } @top-right { content: none; } ${NO_FOOT} }`
  const kinds = [isDocument ? 'cara-document' : 'cara-letter', isNumbered && 'cara-numbered'].filter(Boolean).join(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>${css}</style></head><body class="${kinds}">
${isCover ? `<section class="cara-cover">${masthead}${heading}</section>` : masthead + heading}
${contents}<main>${body.html}</main></body></html>`
}

const NO_FOOT =
  '@bottom-left { content: none; border: 0; } @bottom-center { content: none; border: 0; } @bottom-right { content: none; border: 0; }'

const corners = (family: string) =>
  ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right']
    .map((place) => `@${place} { font: 400 7.5pt/1.3 ${family.replaceAll('\n', '')}; color: #646d72; }`)
    .join(' ')

function mastheadOf({ name, lines, phone }: Letterhead, logo: Uint8Array | null) {
  const mark = logo
    ? `<img class="cara-logo" alt="${escape(name)}" src="data:image/png;base64,${Buffer.from(logo).toString('base64')}">`
    : `<div class="cara-name">${escape(name)}</div>`
  const said = [...(logo ? [name] : []), ...lines, ...(phone ? [phone] : [])]
  return `<header class="cara-masthead"><div class="cara-mark">${mark}</div><div class="cara-address">${said
    .map((line) => `<span>${escape(line)}</span>`)
    .join('')}</div></header>`
}

const contentsOf = ({ sections }: PreparedBody) =>
  `<nav class="cara-contents" aria-label="Contents"><ol>${sections
    .map(({ id, text }) => `<li><a href="#${encodeURIComponent(id)}">${escape(text)}</a></li>`)
    .join('')}</ol></nav>`

function paletteOf({ colors }: BaseStyle, look: Look): Palette {
  const accent = look.accentColor ?? colors.accent
  const second = look.secondColor ?? colors.second
  return {
    accent,
    accentInk: inkOf(accent),
    onAccent: onColor(accent),
    second,
    secondInk: inkOf(second),
    wash: tintOf(accent, 0.08),
    line: tintOf(accent, 0.28),
    secondWash: tintOf(second, 0.1),
  }
}

/** Words as a CSS string inside a style element, shortened to a line. */
function cssText(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  const short = line.length > RUNNING_LENGTH ? `${line.slice(0, RUNNING_LENGTH - 1).trimEnd()}…` : line
  return `"${short.replace(/[^\p{L}\p{N} .,;:!?()&'’–—…-]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
}

const COMMON = `
*, *::before, *::after { box-sizing: border-box; }
html { background: #fff; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; overflow-wrap: anywhere; font-kerning: normal; }
p { margin: 0 0 0.72em; orphans: 2; widows: 2; }
li { orphans: 2; widows: 2; }
h1, h2, h3, h4, h5, h6 { break-after: avoid; break-inside: avoid; line-height: 1.3; overflow-wrap: break-word; }
ul, ol { margin: 0 0 0.8em; padding-left: 1.7em; }
li { margin: 0.18em 0; } li > p { margin: 0 0 0.25em; }
a { color: inherit; text-decoration-thickness: 0.5pt; text-underline-offset: 1.5pt; }
pre, code { font-family: ui-monospace, "DejaVu Sans Mono", "Liberation Mono", monospace; font-size: 0.88em; }
pre { white-space: pre-wrap; padding: 6pt 8pt; background: #f4f6f6; }
table { width: 100%; max-width: 100%; border-collapse: collapse; margin: 8pt 0 14pt; }
caption { text-align: left; font-weight: 600; padding-bottom: 4pt; break-after: avoid; }
thead { display: table-header-group; } tr { break-inside: avoid; }
tbody > tr:first-child, tbody > tr:nth-last-child(2), main > table:nth-last-child(2) tbody > tr:last-child { break-after: avoid; }
th, td { text-align: left; vertical-align: top; }
th { overflow-wrap: break-word; vertical-align: bottom; }
blockquote > :last-child { margin-bottom: 0; }
th > p, td > p { margin: 0; } td > p + p { margin-top: 0.4em; }
td > ul, td > ol { margin: 0; }
.cara-number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.cara-masthead { display: flex; justify-content: space-between; align-items: flex-end; gap: 18pt; break-inside: avoid; }
.cara-mark, .cara-address { min-width: 0; } .cara-mark { flex: 1 1 55%; }
.cara-logo { display: block; max-width: 2.4in; max-height: 0.8in; }
.cara-long h1 { zoom: 0.66; }
main > p:nth-last-child(2) { break-after: avoid; }
.cara-title { break-inside: avoid; break-after: avoid; }
.cara-cover { page: cover; display: flex; flex-direction: column; justify-content: space-between; padding: 1in; break-after: page; overflow: hidden; }
hr.${PAGE_BREAK} { break-after: page; visibility: hidden; border: 0; height: 0; margin: 0; }
main > :first-child { margin-top: 0; } main > :last-child { margin-bottom: 0; }
@media screen {
  body { max-width: 8.5in; margin: 0 auto; padding: 0.6in 0.75in 0.9in; }
  .cara-cover { margin: -0.6in -0.75in 0.6in; }
}
@media screen and (max-width: 640px) {
  body { padding: 20px 16px 40px; }
  .cara-cover { margin: -20px -16px 28px; height: auto; min-height: 420px; padding: 32px 20px; }
  .cara-cover h1 { font-size: 26pt; }
  .cara-document main { padding-left: 0; }
  .cara-document main h2, .cara-document main table { margin-left: 0; }
  .cara-document main table { width: 100%; }
  table { display: block; overflow-x: auto; }
}
`
