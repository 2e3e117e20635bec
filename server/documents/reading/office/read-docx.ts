import mammoth from 'mammoth'
import { blocksOfHtml } from '../layout/html-blocks.ts'
import type { Block } from '../layout/paper.ts'
import { ReadingError } from '../reading-error.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { checkArchive } from './archive.ts'

/** Paragraphs and tables of a DOCX. Its pictures, macros and links are left alone. */
export async function blocksOfDocx(bytes: Uint8Array, limits: ReadingLimits): Promise<Block[]> {
  checkArchive(bytes, limits)
  try {
    const noPictures = mammoth.images.imgElement(async () => ({ src: '' }))
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage: noPictures })
    return blocksOfHtml(value)
  } catch {
    throw new ReadingError('damaged', 'This Word document is damaged and cannot be read.')
  }
}
