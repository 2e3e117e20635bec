import sharp from 'sharp'

/** A white PNG of so many pixels a side. */
export function fillerPng(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: 'white' }, limitInputPixels: false })
    .png()
    .toBuffer()
}
