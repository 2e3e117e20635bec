import { ReadingError } from '../reading-error.ts'
import type { PdfEngine } from './engine.ts'

/** An open PDF; `close` gives its memory back. */
export type PdfDocument = { pointer: number; pageCount: number; close: () => void }

const PASSWORD_ERROR = 4

/** Opens a PDF, also one encrypted with an empty password. Throws a `ReadingError` for one that is locked or damaged. */
export function openPdf(engine: PdfEngine, bytes: Uint8Array): PdfDocument {
  const { call } = engine
  const data = call.malloc!(bytes.length)
  if (!data) throw new ReadingError('too-large', 'This PDF is too large to open.')
  engine.bytes().set(bytes, data)
  const pointer = call.FPDF_LoadMemDocument!(data, bytes.length, 0)
  if (!pointer) {
    const reason = call.FPDF_GetLastError!()
    call.free!(data)
    if (reason === PASSWORD_ERROR) {
      throw new ReadingError('locked', 'This PDF is protected by a password. Remove the password and upload it again.')
    }
    throw new ReadingError('damaged', 'This PDF is damaged and cannot be opened.')
  }
  const close = () => {
    call.FPDF_CloseDocument!(pointer)
    call.free!(data)
  }
  return { pointer, pageCount: call.FPDF_GetPageCount!(pointer), close }
}
