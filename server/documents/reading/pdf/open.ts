import { ReadingError } from '../reading-error.ts'
import type { PdfEngine } from './engine.ts'

/** An open PDF; `form` is 0 when it has none; `close` gives its memory back. */
export type PdfDocument = { pointer: number; form: number; pageCount: number; close: () => void }

const PASSWORD_ERROR = 4
const FORM_INFO_BYTES = 256

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
    throw reason === PASSWORD_ERROR
      ? new ReadingError('locked', 'This PDF is protected by a password. Remove the password and upload it again.')
      : new ReadingError('damaged', 'This PDF is damaged and cannot be opened.')
  }
  const form = openForm(engine, pointer)
  const close = () => {
    if (form.handle) call.FPDFDOC_ExitFormFillEnvironment!(form.handle)
    if (form.info) call.free!(form.info)
    call.FPDF_CloseDocument!(pointer)
    call.free!(data)
  }
  return { pointer, form: form.handle, pageCount: call.FPDF_GetPageCount!(pointer), close }
}

/** The form environment without any of its callbacks: field values can be read, and nothing in the file can act. */
function openForm({ call, bytes, view }: PdfEngine, pointer: number): { handle: number; info: number } {
  if (call.FPDF_GetFormType!(pointer) === 0) return { handle: 0, info: 0 }
  const info = call.malloc!(FORM_INFO_BYTES)
  bytes().fill(0, info, info + FORM_INFO_BYTES)
  view().setUint32(info, 2, true)
  return { handle: call.FPDFDOC_InitFormFillEnvironment!(pointer, info), info }
}
