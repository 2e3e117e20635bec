import { type PdfEngine, readUtf16 } from './engine.ts'
import type { PdfDocument } from './open.ts'

const MOST_NAMED = 5
/** A form that a program draws when it is opened, so that its pages hold no more than a notice. */
const DYNAMIC_FORM = 2

/** What a PDF holds beside its pages and is not read, in sentences: attached files, and a form without pages of its own. */
export function unreadParts(engine: PdfEngine, { pointer }: PdfDocument): string[] {
  const { call } = engine
  const count = call.FPDFDoc_GetAttachmentCount!(pointer)
  const names = Array.from({ length: Math.min(Math.max(count, 0), MOST_NAMED) }, (_, index) => {
    const attachment = call.FPDFDoc_GetAttachment!(pointer, index)
    return attachment
      ? readUtf16(engine, (buffer, length) => call.FPDFAttachment_GetName!(attachment, buffer, length))
      : ''
  }).filter(Boolean)
  const named = names.length ? ` (${names.join(', ')}${count > names.length ? ', …' : ''})` : ''
  const attached = `${count === 1 ? '1 file is' : `${count} files are`} attached to this PDF and ${count === 1 ? 'was' : 'were'} not read${named}. Save ${count === 1 ? 'it' : 'them'} out of the PDF and upload ${count === 1 ? 'it' : 'them'}.`
  const isDynamic = call.FPDF_GetFormType!(pointer) === DYNAMIC_FORM
  return [
    ...(count > 0 ? [attached] : []),
    ...(isDynamic
      ? [
          'This PDF is a dynamic form (XFA), and what is filled in on it was not read. Print it to a new PDF and upload that.',
        ]
      : []),
  ]
}
