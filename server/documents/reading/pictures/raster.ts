import sharp from 'sharp'

/** A gray picture: a byte a pixel from 0 (black) to 255 (white), row by row from the top left. */
export type Raster = { pixels: Uint8Array; width: number; height: number }

const WHITE = 255

/** The picture at so many times its size. */
export async function scaleRaster(raster: Raster, factor: number): Promise<Raster> {
  if (factor === 1) return raster
  const size = {
    width: Math.max(1, Math.round(raster.width * factor)),
    height: Math.round(raster.height * factor) || 1,
  }
  const { data, info } = await ofRaster(raster)
    .resize({ ...size, fit: 'fill', kernel: factor > 1 ? 'cubic' : 'lanczos3' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** The picture turned clockwise by quarters. */
export function turnRaster({ pixels, width, height }: Raster, quarters: 1 | 2 | 3): Raster {
  const turned = new Uint8Array(pixels.length)
  const [wide, high] = quarters === 2 ? [width, height] : [height, width]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        quarters === 1 ? [wide - 1 - y, x] : quarters === 2 ? [wide - 1 - x, high - 1 - y] : [y, high - 1 - x]
      turned[toY * wide + toX] = pixels[y * width + x]!
    }
  }
  return { pixels: turned, width: wide, height: high }
}

/** The picture turned clockwise by a few degrees about its middle, at the same size; what comes into it is white. */
export function rotateRaster({ pixels, width, height }: Raster, degrees: number): Raster {
  const rotated = new Uint8Array(pixels.length).fill(WHITE)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  for (let y = 0; y < height; y++) {
    const [rowX, rowY] = [middleX + (y - middleY) * sin, middleY + (y - middleY) * cos]
    for (let x = 0; x < width; x++) {
      const fromX = rowX + (x - middleX) * cos
      const fromY = rowY - (x - middleX) * sin
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [right, below, at] = [fromX - left, fromY - top, top * width + left]
      const upper = pixels[at]! * (1 - right) + pixels[at + 1]! * right
      const lower = pixels[at + width]! * (1 - right) + pixels[at + width + 1]! * right
      rotated[y * width + x] = upper * (1 - below) + lower * below + 0.5
    }
  }
  return { pixels: rotated, width, height }
}

/** The picture as sharp works on it. */
export function ofRaster({ pixels, width, height }: Raster) {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}
