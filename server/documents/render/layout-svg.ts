import type { Page } from '../types.ts'

const BASELINE = 0.8

/** A page we laid out ourselves as an SVG of this width: each word fitted to its box. Its text is escaped. */
export function svgOfPage(page: Page, width: number): string {
  const words = page.lines.flatMap((line) => line.words)
  const texts = words.map(({ text, box: [x, y, w, h] }) => {
    const place = `x="${x}" y="${(y + h * BASELINE).toFixed(2)}" font-size="${h}" textLength="${w}"`
    return `<text ${place} lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
  })
  const height = Math.round((width * page.height) / page.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${page.width} ${page.height}">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<g font-family="DejaVu Sans Mono, Liberation Mono, Courier New, monospace" fill="#111">${texts.join('')}</g></svg>`,
  ].join('')
}

/** Text as it may stand in XML: marks escaped, and characters XML does not know left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
