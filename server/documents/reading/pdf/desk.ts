import { ReadingError } from '../reading-error.ts'
import { WORKER_MEMORY } from '../reading-limits.ts'
import { type PdfEngine, startPdfEngine } from './engine.ts'
import { openPdf, type PdfDocument } from './open.ts'

/** An open PDF with the engine it is open in. */
export type OpenPdf = { engine: PdfEngine; document: PdfDocument }

const TOO_MUCH_MEMORY = 'This PDF needs more memory than is allowed and was not read.'
/** An engine never gives memory back. */
const LARGE_ENGINE = 160 * 1024 * 1024

/** One engine with at most one PDF open in it. */
export class PdfDesk {
  private readonly engine: PdfEngine
  private current: { key: string; document: PdfDocument } | null = null
  private broken = false

  private constructor(engine: PdfEngine) {
    this.engine = engine
  }

  static async start(): Promise<PdfDesk> {
    return new PdfDesk(await startPdfEngine(WORKER_MEMORY.pdfBytes))
  }

  /** Opens these bytes, unless they are open already. Throws a `ReadingError`. */
  open(key: string, bytes: Uint8Array): OpenPdf {
    const { engine } = this
    if (this.current?.key !== key) {
      this.current?.document.close()
      this.current = null
      this.current = { key, document: openPdf(engine, bytes) }
    }
    return { engine, document: this.current.document }
  }

  /** Throws when a document asked for more memory than there is, even if PDFium carried on without. */
  assertSound(): void {
    if (this.engine.exceeded()) throw new ReadingError('too-much-memory', TOO_MUCH_MEMORY)
  }

  /** What an error from the work means to the person who uploaded the file. */
  failure(error: unknown): ReadingError {
    if (this.engine.exceeded()) return new ReadingError('too-much-memory', TOO_MUCH_MEMORY)
    if (error instanceof ReadingError) return error
    this.broken = true
    return new ReadingError('damaged', 'This file is damaged and cannot be read.')
  }

  /** True when the thread should be given up for a new one: its engine broke or has grown large. */
  get spent(): boolean {
    return this.broken || this.engine.exceeded() || this.engine.bytes().length > LARGE_ENGINE
  }
}
