import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from '@cantoo/fontkit'
import {
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRef,
  StandardFontEmbedder,
  StandardFonts,
} from '@cantoo/pdf-lib'

export type Face = 'plain' | 'bold'

/** Draws text as PDF operators. Fonts are put into the document only when a text needs them. */
export type Lettering = {
  /** Operators that show one line of text with its baseline starting at x, y. */
  show: (text: string, x: number, y: number, size: number, face?: Face) => string
  /** Adds the fonts used so far to a page's resources. */
  equip: (page: PDFPage) => void
  /** The fonts used so far, by the names they are shown under. */
  fonts: () => ReadonlyMap<string, PDFRef>
}

type Letters = Map<string, { code: number; width: number }>

const FACES = { plain: letters(StandardFonts.Helvetica), bold: letters(StandardFonts.HelveticaBold) }
const KEYS = { plain: 'CaraText', bold: 'CaraBold', wide: 'CaraWide' }
/** Has the widths of Helvetica, and Latin, Greek and Cyrillic letters beyond those of a PDF's own fonts. */
const WIDE_FONT = 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'

let wideBytes: Buffer | undefined
let wideLetters: Map<string, number> | undefined

/** True when a character can be drawn at all. */
export function canDraw(character: string): boolean {
  return FACES.plain.has(character) || wide().has(character)
}

/** Width of one line of text in points. */
export function widthOf(text: string, size: number, face: Face = 'plain'): number {
  let width = 0
  for (const character of text) width += FACES[face].get(character)?.width ?? wide().get(character) ?? 0
  return width * size
}

/**
 * Starts lettering in a document; `texts` are all the texts that will be shown, to know which fonts it needs, `there` the plain and bold fonts that it
 * already has.
 */
export async function startLettering(
  document: PDFDocument,
  texts: string[],
  there: ReadonlyMap<string, PDFRef> = new Map(),
): Promise<Lettering> {
  const used = new Map(there)
  const beyond = texts.some((text) => !isPlain(text, 'plain')) ? await embedWide(document) : null
  const standard = (face: Face) => {
    const key = KEYS[face]
    if (!used.has(key)) used.set(key, standardFont(document, face))
    return key
  }
  return {
    show: (text, x, y, size, face = 'plain') => {
      const plain = isPlain(text, face)
      if (!plain && !beyond) throw new Error('This text needs a font the document was not given.')
      if (!plain) used.set(KEYS.wide, beyond!.ref)
      const shown = plain ? encode(text, face) : beyond!.encodeText(text).toString()
      return `BT /${plain ? standard(face) : KEYS.wide} ${size} Tf 1 0 0 1 ${near(x)} ${near(y)} Tm ${shown} Tj ET`
    },
    equip: (page) => {
      for (const [key, ref] of used) page.node.setFontDictionary(PDFName.of(key), ref)
    },
    fonts: () => used,
  }
}

/** A number as PDF writes it, to a hundredth. */
export function near(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function isPlain(text: string, face: Face): boolean {
  for (const character of text) if (!FACES[face].has(character)) return false
  return true
}

function encode(text: string, face: Face): string {
  let hex = '<'
  for (const character of text) hex += FACES[face].get(character)!.code.toString(16).padStart(2, '0')
  return `${hex}>`
}

function letters(name: StandardFonts): Letters {
  const { encoding, font } = StandardFontEmbedder.for(name as unknown as Parameters<typeof StandardFontEmbedder.for>[0])
  return new Map(
    encoding.supportedCodePoints.map((point) => {
      const glyph = encoding.encodeUnicodeCodePoint(point)
      return [
        String.fromCodePoint(point),
        { code: glyph.code, width: (font.getWidthOfGlyph(glyph.name) ?? 250) / 1000 },
      ]
    }),
  )
}

function standardFont(document: PDFDocument, face: Face): PDFRef {
  const { context } = document
  const font = PDFDict.withContext(context)
  font.set(PDFName.of('Type'), PDFName.of('Font'))
  font.set(PDFName.of('Subtype'), PDFName.of('Type1'))
  font.set(PDFName.of('BaseFont'), PDFName.of(face === 'bold' ? 'Helvetica-Bold' : 'Helvetica'))
  font.set(PDFName.of('Encoding'), PDFName.of('WinAnsiEncoding'))
  return context.register(font)
}

function embedWide(document: PDFDocument) {
  document.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0])
  return document.embedFont(wideFile(), { subset: true, features: { liga: false, kern: false } })
}

function wide(): Map<string, number> {
  if (!wideLetters) {
    const font = fontkit.create(wideFile()) as unknown as {
      unitsPerEm: number
      characterSet: number[]
      glyphForCodePoint: (point: number) => { advanceWidth: number }
    }
    const width = (point: number) => font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm
    wideLetters = new Map(font.characterSet.map((point) => [String.fromCodePoint(point), width(point)]))
  }
  return wideLetters
}

function wideFile(): Buffer {
  wideBytes ??= readFileSync(fileURLToPath(import.meta.resolve(WIDE_FONT)))
  return wideBytes
}
