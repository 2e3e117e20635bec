import { WORKER_MEMORY } from '../limits.ts'
import { ReadingError } from '../reading-error.ts'
import { type PdfEngine, startPdfEngine } from './engine.ts'
import { openPdf, type PdfDocument } from './open.ts'

/** An open PDF with the engine it is open in. */
export type OpenPdf = { engine: PdfEngine; document: PdfDocument }

const TOO_MUCH_MEMORY = 'This PDF needs more memory than is allowed and was not read.'
/** An engine never gives memory back, so one that grew past this is replaced once its document is closed. */
const LARGE_ENGINE = 128 * 1024 * 1024

/** One engine with at most one PDF open in it. A document that breaks the engine costs a new engine, nothing else. */
export class PdfDesk {
  private engine: PdfEngine | null = null
  private current: { key: string; document: PdfDocument } | null = null

  async start(): Promise<void> {
    this.engine = await startPdfEngine(WORKER_MEMORY.pdfBytes)
  }

  /** Opens these bytes, unless they are open already. Throws a `ReadingError`. */
  open(key: string, bytes: Uint8Array): OpenPdf {
    const engine = this.engine!
    if (this.current?.key !== key) {
      this.current?.document.close()
      this.current = null
      this.current = { key, document: openPdf(engine, bytes) }
    }
    return { engine, document: this.current.document }
  }

  /** Throws when a document asked for more memory than there is, even if PDFium carried on without. */
  assertSound(): void {
    if (this.engine!.exceeded()) throw new ReadingError('too-much-memory', TOO_MUCH_MEMORY)
  }

  /** What an error from the work means to the person who uploaded the file. */
  failure(error: unknown): ReadingError {
    if (this.engine?.exceeded()) return new ReadingError('too-much-memory', TOO_MUCH_MEMORY)
    if (error instanceof ReadingError) return error
    return new ReadingError('damaged', 'This file is damaged and cannot be read.')
  }

  /** Starts afresh after a failure. */
  async restart(): Promise<void> {
    this.current = null
    await this.start()
  }

  /** Replaces an engine that has grown large; the document open in it is closed. */
  async slim(): Promise<void> {
    if (this.engine && this.engine.bytes().length > LARGE_ENGINE) await this.restart()
  }
}
