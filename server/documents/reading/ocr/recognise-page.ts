import type { Page } from '../../types.ts'
import type { OpenPdf } from '../pdf/desk.ts'
import { drawPdfPage } from '../pdf/draw.ts'
import { pagesOfPicture, preparePicture } from '../pictures/read-picture.ts'
import { ReadingError } from '../reading-error.ts'
import type { Task } from '../worker-tasks.ts'
import { recognise } from './recognise.ts'

const DPI = 200

/** Recognises one page of a scanned PDF or of a picture file. The page has no lines when nothing could be read on it. */
export async function recognisePage(
  task: Extract<Task, { verb: 'recognise' }>,
  bytes: Uint8Array,
  openPdf: () => OpenPdf,
): Promise<Page> {
  const { index, language } = task
  const blank = { number: index + 1, origin: 'ocr' as const, fields: [] }
  if (task.kind === 'pdf') {
    const { engine, document } = openPdf()
    const { png, width, height, scale } = await drawPdfPage(engine, document, index, { scale: DPI / 72, gray: true })
    const lines = await recognise({ png, pointsPerPixel: 1 / scale }, language)
    return { ...blank, width: width / scale, height: height / scale, lines }
  }
  const page = (await pagesOfPicture(bytes, task.limits))[index]
  if (!page) throw new ReadingError('damaged', 'This picture is damaged and cannot be read.')
  const lines = await recognise(await preparePicture(bytes, index, page, task.limits), language)
  return { ...blank, width: page.width, height: page.height, lines }
}
