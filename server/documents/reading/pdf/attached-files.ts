import { ReadingError } from '../reading-error.ts'
import type { OpenPdf } from './desk.ts'
import { readUtf16 } from './engine.ts'

/** A form that a program draws when it is opened, so that its pages hold no more than a notice. */
const DYNAMIC_FORM = 2
const XFA =
  'This PDF is a dynamic form (XFA), and what is filled in on it was not read. Print it to a new PDF and upload that.'
/** Names further on are of more files than are ever read. */
const MOST_NAMES = 1_000

/** What a PDF holds beside its pages and is never read, in sentences. */
export function unreadParts({ engine, document }: OpenPdf): string[] {
  return engine.call.FPDF_GetFormType!(document.pointer) === DYNAMIC_FORM ? [XFA] : []
}

/** The files inside a PDF (attached to it, or of a portfolio) by name, in its own order. */
export function attachedNames({ engine, document }: OpenPdf): string[] {
  const count = engine.call.FPDFDoc_GetAttachmentCount!(document.pointer)
  return Array.from({ length: Math.min(Math.max(count, 0), MOST_NAMES) }, (_, index) => {
    const attachment = engine.call.FPDFDoc_GetAttachment!(document.pointer, index)
    const name = attachment
      ? readUtf16(engine, (buffer, length) => engine.call.FPDFAttachment_GetName!(attachment, buffer, length))
      : ''
    return name.split(/[/\\]/).at(-1) || `attachment ${index + 1}`
  })
}

/** The bytes of one of them. Throws a `ReadingError` for one that is not there or has more than `mostBytes`. */
export function attachedBytes({ engine, document }: OpenPdf, index: number, mostBytes: number): Uint8Array {
  const { call } = engine
  const attachment = call.FPDFDoc_GetAttachment!(document.pointer, index)
  const length = call.malloc!(4)
  try {
    const isThere = attachment && call.FPDFAttachment_GetFile!(attachment, 0, 0, length)
    const size = isThere ? engine.view().getUint32(length, true) : 0
    if (size === 0) throw new ReadingError('empty', 'This file is empty.')
    if (size > mostBytes) throw new ReadingError('too-large', 'This file is larger than is allowed.')
    const buffer = call.malloc!(size)
    if (!buffer) throw new ReadingError('too-large', 'This file is larger than is allowed.')
    try {
      call.FPDFAttachment_GetFile!(attachment!, buffer, size, length)
      return engine.bytes().slice(buffer, buffer + size)
    } finally {
      call.free!(buffer)
    }
  } finally {
    call.free!(length)
  }
}
