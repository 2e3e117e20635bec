import type { Raster } from './raster.ts'

/** Which pixels of a picture are ink: 1 where they are, row by row. */
export type Ink = { dark: Uint8Array; width: number; height: number }

/** Ink is darker than its surroundings by this part … */
const DARKER = 0.15
/** … and by this many steps of gray at least, so that the grain of document is none. */
const STEPS = 12

/**
 * Tells ink from document by the mean of the surroundings (`reach` pixels each way), so that shaded cells and shadows do not
 * turn black as a whole. Bradley and Roth, "Adaptive Thresholding Using the Integral Image", 2007.
 */
export function inkOf(raster: Raster, reach: number): Ink {
  const { pixels, width, height } = raster
  const ink = { dark: new Uint8Array(pixels.length), width, height }
  const columns = new Int32Array(width)
  for (let y = 0; y < reach; y++) addRow(columns, raster, y, 1)
  for (let y = 0; y < height; y++) {
    addRow(columns, raster, y + reach, 1)
    addRow(columns, raster, y - reach - 1, -1)
    const rows = Math.min(height, y + reach + 1) - Math.max(0, y - reach)
    markRow(ink.dark, raster, y, { columns, rows, reach })
  }
  return ink
}

/** Adds the pixels of a row to the sums of the columns, or takes them off. */
function addRow(columns: Int32Array, { pixels, width, height }: Raster, y: number, sign: 1 | -1): void {
  if (y < 0 || y >= height) return
  for (let x = 0, at = y * width; x < width; x++, at++) columns[x] = columns[x]! + sign * pixels[at]!
}

type Surroundings = { columns: Int32Array; rows: number; reach: number }

function markRow(dark: Uint8Array, { pixels, width }: Raster, y: number, { columns, rows, reach }: Surroundings): void {
  let sum = 0
  for (let x = 0; x < Math.min(reach, width); x++) sum += columns[x]!
  for (let x = 0, at = y * width; x < width; x++, at++) {
    if (x + reach < width) sum += columns[x + reach]!
    if (x > reach) sum -= columns[x - reach - 1]!
    const mean = sum / (rows * (Math.min(width, x + reach + 1) - Math.max(0, x - reach)))
    if (pixels[at]! < mean * (1 - DARKER) && pixels[at]! < mean - STEPS) dark[at] = 1
  }
}
