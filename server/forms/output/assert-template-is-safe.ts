import { inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { assertIsPdf } from './open-template.ts'
import { MOST_FIELDS } from './template-fields.ts'

const TOO_BIG = 'This PDF is too large to be a form. The blank form itself is enough.'
const MOST_BYTES = 20 * 1024 * 1024
const MOST_OBJECTS = 100_000
const MOST_UNPACKED = 24 * 1024 * 1024
/** Deflate makes at most about a thousand bytes of one. */
const HIGHEST_RATIO = 1032
/** What is encrypted cannot be unpacked to be measured; real blanks have less than this in packed objects. */
const MOST_LOCKED = 400 * 1024

/**
 * Throws an Error with a sentence when opening the PDF would take too much time or memory: too many bytes, objects or
 * fields, or objects packed so that they unpack to far more. Unpacks no more than it allows.
 */
export async function assertTemplateIsSafe(bytes: Uint8Array): Promise<void> {
  assertIsPdf(bytes)
  if (bytes.length > MOST_BYTES) throw new Error(TOO_BIG)
  const parser = new MeasuringParser(bytes, ParseSpeeds.Fastest)
  const context = await parser.parseDocument().catch(() => null)
  if (parser.problem) throw new Error(parser.problem)
  if (context?.trailerInfo.Encrypt && parser.packed > MOST_LOCKED) throw new Error(TOO_BIG)
}

/** Parses as the library does, but gives up on everything else once a limit is passed: its own parser swallows errors. */
class MeasuringParser extends PDFParser {
  problem: string | null = null
  packed = 0
  private depth = 0
  private objects = 0
  private widgets = 0
  private unpacked = 0

  override parseObject(ref?: PDFRef): PDFObject {
    if (this.problem) throw new Error(this.problem)
    this.depth += 1
    try {
      const object = super.parseObject(ref)
      if (this.depth === 1) this.measure(object)
      // At once: the library unpacks what it is given next.
      if (this.problem) throw new Error(this.problem)
      return object
    } finally {
      this.depth -= 1
    }
  }

  private measure(object: PDFObject): void {
    this.objects += 1
    if (this.objects > MOST_OBJECTS) this.problem = TOO_BIG
    if (object instanceof PDFDict && object.has(PDFName.of('Rect'))) this.widgets += 1
    if (this.widgets > 2 * MOST_FIELDS) {
      this.problem = `This PDF has more than ${MOST_FIELDS.toLocaleString('en')} fields and was not read.`
    }
    if (object instanceof PDFRawStream && isUnpackedOnOpening(object)) this.unpack(object)
  }

  private unpack(stream: PDFRawStream): void {
    const size = stream.contents.length
    this.packed += size
    const chained = stream.dict.lookup(PDFName.of('Filter')) instanceof PDFName ? 1 : HIGHEST_RATIO
    if (this.unpacked + size * HIGHEST_RATIO * chained <= MOST_UNPACKED) this.unpacked += size * 10
    else this.unpacked += unpackedLength(stream, MOST_UNPACKED - this.unpacked + 1)
    if (this.unpacked > MOST_UNPACKED) this.problem = TOO_BIG
  }
}

function isUnpackedOnOpening({ dict }: PDFRawStream): boolean {
  const type = dict.get(PDFName.of('Type'))
  return type === PDFName.of('ObjStm') || type === PDFName.of('XRef')
}

/** At most `most`: Node unpacks in a fraction of the time the library takes, which is asked for other filters and damaged streams. */
function unpackedLength(stream: PDFRawStream, most: number): number {
  if (stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode')) {
    try {
      return inflateSync(stream.contents, { maxOutputLength: most }).length
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return most
    }
  }
  try {
    return decodePDFRawStream(stream).getBytes(most).length
  } catch {
    return 0
  }
}
