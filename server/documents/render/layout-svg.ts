import type { Page } from '../types.ts'
import { svgOfTexts } from './outlines.ts'

const BASELINE = 0.8

/** A page we laid out ourselves as an SVG of this width: each word fitted to its box. */
export function svgOfPage(page: Page, width: number): string {
  const words = page.lines.flatMap((line) => line.words)
  const texts = words.map(({ text, box: [x, y, w, h] }) => ({ text, x, baseline: y + h * BASELINE, size: h, width: w }))
  const height = Math.round((width * page.height) / page.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${page.width} ${page.height}">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<g font-family="monospace" fill="#111">${svgOfTexts(texts)}</g></svg>`,
  ].join('')
}
