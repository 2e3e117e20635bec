import { deflateSync } from 'node:zlib'
import {
  PDFContext,
  type PDFDocument,
  PDFInvalidObject,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Objects as they stand in a file behind its head, where each of them is found there, and the highest number among them. */
export type WrittenObjects = { bytes: Uint8Array; entries: Entry[]; highest: number }

/** Where an object stands: at a byte of the file, or within a packed one, by its number and its place in that. */
type Entry = { number: number; kind: 1 | 2; at: number; place: number }

/** The second line says that the file is no text. */
const HEAD = Buffer.from('%PDF-1.7\n%\x81\x81\x81\x81\n', 'latin1')
const NOTHING: WrittenObjects = { bytes: new Uint8Array(), entries: [], highest: 0 }
const ENTRY = { kind: 1, at: 4, place: 2 }
const ENTRY_BYTES = ENTRY.kind + ENTRY.at + ENTRY.place
const MOST_PACKED = 2 ** (8 * ENTRY.place)

/** A stream of operators, packed. */
export function packedStream(context: PDFContext, text: string, dict: Parameters<PDFContext['stream']>[1] = {}) {
  return PDFRawStream.of(
    context.obj({ ...dict, Filter: 'FlateDecode' }),
    new Uint8Array(deflateSync(Buffer.from(text, 'latin1'))),
  )
}

/**
 * The bytes of a new document. `before`: objects written earlier, of lower numbers than the document's own but for those it has as well; the document's
 * objects may refer to them.
 */
export async function writePdf(document: PDFDocument, before: WrittenObjects = NOTHING): Promise<Uint8Array> {
  await document.flush()
  const { context } = document
  const highest = Math.max(before.highest, context.largestObjectNumber)
  const own = writeObjects(context.enumerateIndirectObjects(), HEAD.length + before.bytes.length, highest)
  const from = HEAD.length + before.bytes.length + own.bytes.length
  const number = own.highest + 1
  const table = new Uint8Array((number + 1) * ENTRY_BYTES)
  const view = new DataView(table.buffer)
  for (const entry of [...before.entries, ...own.entries, { number, kind: 1, at: from, place: 0 }]) {
    const start = entry.number * ENTRY_BYTES
    view.setUint8(start, entry.kind)
    view.setUint32(start + ENTRY.kind, entry.at)
    view.setUint16(start + ENTRY.kind + ENTRY.at, entry.place)
  }
  const { Root, Info } = context.trailerInfo
  const packed = deflateSync(table)
  const info = Info ? ` /Info ${Info.toString()}` : ''
  const about = `<< /Type /XRef /Size ${number + 1} /W [${Object.values(ENTRY).join(' ')}] /Root ${Root!.toString()}${info} /Filter /FlateDecode /Length ${packed.length} >>`
  return new Uint8Array(
    Buffer.concat([
      HEAD,
      before.bytes,
      own.bytes,
      Buffer.from(`${number} 0 obj\n${about}\nstream\n`),
      packed,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${from}\n%%EOF\n`),
    ]),
  )
}

/** Writes objects that will stand behind the head of a file: what is no stream is packed together, under the first numbers above `highest`. */
export function writeObjects(objects: [PDFRef, PDFObject][], from = HEAD.length, highest = 0): WrittenObjects {
  const entries: Entry[] = []
  const parts: Uint8Array[] = []
  let at = from
  const append = (number: number, object: PDFObject) => {
    const written = Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytesOf(object), Buffer.from('\nendobj\n')])
    entries.push({ number, kind: 1, at, place: 0 })
    parts.push(written)
    at += written.length
  }
  const small: [number, PDFObject][] = []
  for (const [{ objectNumber }, object] of objects) {
    if (object instanceof PDFStream || object instanceof PDFInvalidObject) append(objectNumber, object)
    else small.push([objectNumber, object])
  }
  let last = highest
  for (let first = 0; first < small.length; first += MOST_PACKED) {
    const together = small.slice(first, first + MOST_PACKED)
    last += 1
    append(last, pack(together))
    entries.push(...together.map(([number], place) => ({ number, kind: 2 as const, at: last, place })))
  }
  return { bytes: new Uint8Array(Buffer.concat(parts)), entries, highest: last }
}

/** Objects as one stream: their numbers and where each begins, and then the objects. */
function pack(objects: [number, PDFObject][]): PDFRawStream {
  const parts = objects.map(([, object]) => Buffer.concat([bytesOf(object), Buffer.from('\n')]))
  let at = 0
  const head = objects.map(([number], place) => {
    const begins = at
    at += parts[place]!.length
    return `${number} ${begins} `
  })
  const first = Buffer.from(head.join(''))
  return PDFRawStream.of(
    PDFContext.create().obj({ Type: 'ObjStm', N: objects.length, First: first.length, Filter: 'FlateDecode' }),
    new Uint8Array(deflateSync(Buffer.concat([first, ...parts]))),
  )
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return bytes
}
