import mammoth from 'mammoth'
import { blocksOfHtml } from '../layout/html-blocks.ts'
import type { Block } from '../layout/paper.ts'
import { ReadingError } from '../reading-error.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { withStrikes } from './docx-print.ts'

/** Paragraphs and tables of a DOCX as it prints, without what is hidden, struck out or deleted. Its pictures, macros and links are left alone. */
export async function blocksOfDocx(bytes: Uint8Array, limits: ReadingLimits): Promise<Block[]> {
  const printed = withStrikes(bytes, limits)
  try {
    const noPictures = mammoth.images.imgElement(async () => ({ src: '' }))
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(printed) }, { convertImage: noPictures })
    return blocksOfHtml(value)
  } catch {
    throw new ReadingError('damaged', 'This Word document is damaged and cannot be read.')
  }
}
