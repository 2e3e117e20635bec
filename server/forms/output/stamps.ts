import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, type PDFPage, PDFRef, PDFStream } from '@cantoo/pdf-lib'

const SHOWN = ['Stamp', 'FreeText', 'Ink', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight']
const FLAG = { hidden: 2, print: 4, noView: 32, push: 1 << 16 }
const DEEPEST = 16

/**
 * Operators that draw what an agency put on its blank and meant to be printed: stamps, comments in boxes, the picture on
 * a button. Their drawings are added to the page's resources. Fields for values are none of them.
 */
export function stampOperators(page: PDFPage): string[] {
  const annotations = page.node.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) return []
  return annotations.asArray().flatMap((entry) => {
    const annotation = page.doc.context.lookup(entry)
    return annotation instanceof PDFDict && isPrinted(annotation) ? stamp(page, annotation) : []
  })
}

function isPrinted(annotation: PDFDict): boolean {
  const flags = numberAt(annotation, 'F') ?? 0
  if (!(flags & FLAG.print) || flags & (FLAG.hidden | FLAG.noView)) return false
  const type = annotation.lookup(PDFName.of('Subtype'))
  if (type === PDFName.of('Widget')) return isPushButton(annotation)
  return type instanceof PDFName && SHOWN.includes(type.decodeText())
}

function isPushButton(widget: PDFDict): boolean {
  const type = inherited(widget, 'FT', 0)
  const flags = inherited(widget, 'Ff', 0)
  return type === PDFName.of('Btn') && flags instanceof PDFNumber && (flags.asNumber() & FLAG.push) !== 0
}

function inherited(node: PDFDict, key: string, depth: number): PDFObject | undefined {
  const own = node.lookup(PDFName.of(key))
  const parent = node.lookup(PDFName.of('Parent'))
  return own ?? (parent instanceof PDFDict && depth < DEEPEST ? inherited(parent, key, depth + 1) : undefined)
}

function stamp(page: PDFPage, annotation: PDFDict): string[] {
  const looks = annotation.lookup(PDFName.of('AP'))
  const entry = looks instanceof PDFDict ? looks.get(PDFName.of('N')) : undefined
  const drawing = looks instanceof PDFDict ? looks.lookup(PDFName.of('N')) : undefined
  if (!(entry instanceof PDFRef) || !(drawing instanceof PDFStream)) return []
  const matrix = placing(drawing.dict, annotation)
  if (!matrix) return []
  const name = page.node.newXObject('CaraStamp', entry)
  return ['q', `${matrix.map((part) => Number(part.toFixed(5))).join(' ')} cm`, `${name.toString()} Do`, 'Q']
}

/** Moves the drawing's box, turned by its own matrix, onto the annotation's rectangle (ISO 32000-1, 12.5.5). */
function placing(drawing: PDFDict, annotation: PDFDict): number[] | null {
  const box = numbersAt(drawing, 'BBox', 4)
  const rect = numbersAt(annotation, 'Rect', 4)
  const [a, b, c, d, e, f] = numbersAt(drawing, 'Matrix', 6) ?? [1, 0, 0, 1, 0, 0]
  if (!box || !rect) return null
  const corners = [0, 2].flatMap((x) => [1, 3].map((y) => [box[x]!, box[y]!] as const))
  const xs = corners.map(([x, y]) => a! * x + c! * y + e!)
  const ys = corners.map(([x, y]) => b! * x + d! * y + f!)
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  if (width <= 0 || height <= 0) return null
  const across = Math.abs(rect[2]! - rect[0]!) / width
  const up = Math.abs(rect[3]! - rect[1]!) / height
  return [across, 0, 0, up, Math.min(rect[0]!, rect[2]!) - left * across, Math.min(rect[1]!, rect[3]!) - bottom * up]
}

function numbersAt(dict: PDFDict, key: string, count: number): number[] | null {
  const array = dict.lookup(PDFName.of(key))
  if (!(array instanceof PDFArray) || array.size() !== count) return null
  const numbers = array.asArray().map((entry) => dict.context.lookup(entry))
  return numbers.every((entry) => entry instanceof PDFNumber) ? numbers.map((entry) => entry.asNumber()) : null
}

function numberAt(dict: PDFDict, key: string): number | null {
  const number = dict.lookup(PDFName.of(key))
  return number instanceof PDFNumber ? number.asNumber() : null
}
