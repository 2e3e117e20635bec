import type { Ink } from './ink.ts'
import { ofRaster, type Raster } from './raster.ts'

/** Pixels from the middle of a speck to where the document around it must be clean. */
const CLEAR = 3
/** With more of its ink in specks than this, a picture is noisy: a clean page has only the dots of its leaders. */
const NOISY = 0.006

/** The picture without the specks of a bad scan or line; a clean one as it is, for a filter also takes off thin strokes. */
export async function withoutSpecks(raster: Raster, ink: Ink): Promise<Raster> {
  if (speckShare(ink) < NOISY) return raster
  const pixels = await ofRaster(raster).median(3).grayscale().raw().toBuffer()
  return { ...raster, pixels }
}

/** How much of the ink stands alone, in specks of a few pixels. */
function speckShare(ink: Ink): number {
  let [all, alone] = [0, 0]
  for (let y = CLEAR; y < ink.height - CLEAR; y++) {
    for (let x = CLEAR; x < ink.width - CLEAR; x++) {
      if (!ink.dark[y * ink.width + x]) continue
      all++
      if (isAlone(ink, x, y)) alone++
    }
  }
  return all ? alone / all : 0
}

function isAlone({ dark, width }: Ink, x: number, y: number): boolean {
  for (let offset = -CLEAR; offset <= CLEAR; offset++) {
    if (dark[(y - CLEAR) * width + x + offset] || dark[(y + CLEAR) * width + x + offset]) return false
    if (dark[(y + offset) * width + x - CLEAR] || dark[(y + offset) * width + x + CLEAR]) return false
  }
  return true
}
