import type { PDFPage } from '@cantoo/pdf-lib'
import type { PageFrame } from '../../documents/index.ts'

/** The frame of a page: the part of it that is shown, and how it is turned. */
export function frameOf(page: PDFPage): PageFrame {
  const media = page.getMediaBox()
  const crop = page.getCropBox()
  const left = Math.max(media.x, crop.x)
  const bottom = Math.max(media.y, crop.y)
  const right = Math.min(media.x + media.width, crop.x + crop.width)
  const top = Math.min(media.y + media.height, crop.y + crop.height)
  const turn = (((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4) as PageFrame['turn']
  return { left, bottom, right, top, turn }
}

/** A page's width and height as it is shown. */
export function sizeOf(page: PDFPage): { width: number; height: number } {
  const { left, bottom, right, top, turn } = frameOf(page)
  const [width, height] = turn % 2 === 0 ? [right - left, top - bottom] : [top - bottom, right - left]
  return { width, height }
}
