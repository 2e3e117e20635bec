import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'

/**
 * Opens a fillable PDF, also one encrypted with an empty password. Throws an Error with a sentence for the user when it
 * is no PDF, is damaged, or needs a password. Does not guard against hostile files: `assertTemplateIsSafe` does.
 */
export async function openTemplate(bytes: Uint8Array): Promise<PDFDocument> {
  assertIsPdf(bytes)
  try {
    const document = await PDFDocument.load(bytes, {
      password: '',
      parseSpeed: ParseSpeeds.Fastest,
      updateMetadata: false,
    })
    if (document.getPageCount() > 0) return document
  } catch (error) {
    if (/password/i.test(String(error))) {
      throw new Error('This PDF is protected by a password. Remove the password and upload it again.')
    }
    throw new Error('This PDF is damaged or of a kind that cannot be opened.')
  }
  throw new Error('This PDF is damaged: it has no pages.')
}

export function assertIsPdf(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1')
  if (!head.includes('%PDF-')) throw new Error('This file is not a PDF.')
}
