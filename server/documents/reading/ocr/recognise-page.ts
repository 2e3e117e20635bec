import { layOut } from '../../layout/lay-out.ts'
import type { OpenPdf } from '../pdf/desk.ts'
import { drawGrayPage } from '../pdf/draw.ts'
import { scannedAt } from '../pdf/images.ts'
import { pagesOfPicture, preparePicture } from '../pictures/read-picture.ts'
import { ReadingError } from '../reading-error.ts'
import type { RecognisedPage, Task } from '../worker-tasks.ts'
import { Effort, type Picture } from './engine.ts'
import { recognise } from './recognise.ts'
import { doubtCutAmounts } from './trust.ts'
import { linesOfWords } from './word-lines.ts'

const DPI = 300
const MOST_PIXELS = 14_000_000
const LETTER_WIDTH = 612
/** The shorter side of document, in points. Scanners that do not know their resolution make pages of other sizes. */
const PAPER: [number, number] = [380, 860]

/** Recognises one page of a scanned PDF or of a picture file. The page has no lines when nothing could be read on it. */
export async function recognisePage(
  task: Extract<Task, { verb: 'recognise' }>,
  bytes: Uint8Array,
  openPdf: () => OpenPdf,
): Promise<RecognisedPage> {
  const effort = new Effort(task.work)
  const picture = task.kind === 'pdf' ? pictureOfPdf(openPdf(), task.index) : await pictureOfFile(task, bytes)
  const { words, rulings, straightened, width, height } = await recognise(picture, { language: task.language, effort })
  const lines = doubtCutAmounts(linesOfWords(words, rulings))
  const page = layOut({
    number: task.index + 1,
    width,
    height,
    origin: 'ocr',
    lines,
    fields: [],
    rulings,
    ...(straightened && { straightened }),
  })
  return { page, work: effort.done, cut: effort.wasCut }
}

function pictureOfPdf({ engine, document }: OpenPdf, index: number): Picture {
  let paper = 1
  const { scale, ...raster } = drawGrayPage(engine, document, index, (width, height) => {
    paper = paperScale(Math.min(width, height))
    return Math.min(DPI / 72, Math.sqrt(MOST_PIXELS / (width * height)) / paper) * paper
  })
  const dpi = scannedAt(engine, document, index)
  return { ...raster, pixelsPerPoint: scale / paper, dpi: dpi && dpi / paper }
}

/** By how much a page is drawn larger or smaller than it says: one that cannot be document is taken for one of letter width. */
function paperScale(side: number): number {
  return side >= PAPER[0] && side <= PAPER[1] ? 1 : LETTER_WIDTH / side
}

async function pictureOfFile(
  { index, limits }: Extract<Task, { verb: 'recognise' }>,
  bytes: Uint8Array,
): Promise<Picture> {
  const page = (await pagesOfPicture(bytes, limits))[index]
  if (!page) throw new ReadingError('damaged', 'This picture is damaged and cannot be read.')
  return preparePicture(bytes, index, page, limits)
}
