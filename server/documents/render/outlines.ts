import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from '@cantoo/fontkit'

/** A line of text drawn at a place: `baseline` from the top, `width` when it has to fit one. */
export type DrawnText = { text: string; x: number; baseline: number; size: number; width?: number }

type Glyph = { id: number; advanceWidth: number; path: { toSVG: () => string } }
type Font = {
  unitsPerEm: number
  hasGlyphForCodePoint: (point: number) => boolean
  glyphForCodePoint: (point: number) => Glyph
}

const FILE = 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'
let opened: Font | undefined

/**
 * Text as SVG outlines of the font that comes with the product, so that a page looks the same on every machine, also on one
 * without any fonts. Letters that font does not have are left to the system's fonts.
 */
export function svgOfTexts(texts: DrawnText[]): string {
  const glyphs = new Map<number, Glyph>()
  const drawn = texts.map((one) => outlined(one, glyphs) ?? lettered(one))
  const shapes = [...glyphs.values()].map(({ id, path }) => `<path id="g${id}" d="${path.toSVG()}"/>`)
  return `<defs>${shapes.join('')}</defs>${drawn.join('')}`
}

function outlined({ text, x, baseline, size, width }: DrawnText, glyphs: Map<number, Glyph>): string | null {
  opened ??= fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(FILE)))) as unknown as Font
  const font = opened
  let pen = 0
  const uses: string[] = []
  for (const letter of text.normalize('NFC')) {
    const point = letter.codePointAt(0)!
    if (!font.hasGlyphForCodePoint(point)) return null
    const glyph = font.glyphForCodePoint(point)
    glyphs.set(glyph.id, glyph)
    if (letter.trim()) uses.push(`<use href="#g${glyph.id}" x="${pen}"/>`)
    pen += glyph.advanceWidth
  }
  const high = size / font.unitsPerEm
  const wide = width && pen ? width / pen : high
  return `<g transform="translate(${x} ${baseline.toFixed(2)}) scale(${wide.toFixed(6)} ${(-high).toFixed(6)})">${uses.join('')}</g>`
}

function lettered({ text, x, baseline, size, width }: DrawnText): string {
  const fitted = width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="${x}" y="${baseline.toFixed(2)}" font-size="${size}"${fitted}>${escapeXml(text)}</text>`
}

/** Text as it may stand in XML: marks escaped, and characters XML does not know left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
