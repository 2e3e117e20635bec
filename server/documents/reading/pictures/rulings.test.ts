import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { svgOfTexts } from '../../render/outlines.ts'
import { inkOf } from './ink.ts'
import { type Raster, rotateRaster } from './raster.ts'
import { findRulings } from './rulings.ts'
import { skewOf } from './skew.ts'

const SCALE = 200 / 72
const REACH = Math.round(9 * SCALE)
const WORDS = 'COMMERCIAL GENERAL LIABILITY illumination'
const LINES = [
  { x: 30, y: 40, width: 240, height: 1 },
  { x: 30, y: 100, width: 240, height: 1.5 },
  { x: 30, y: 40, width: 1, height: 61 },
]

/** A picture of 300 × 150 points at 200 dots an inch, with bold words that stand on the second line, and lines. */
async function aPicture(lines = LINES): Promise<Raster> {
  const text = svgOfTexts([{ text: WORDS, x: 40, baseline: 99.5, size: 10 }])
  const drawn = lines.map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${300 * SCALE}" height="${150 * SCALE}" viewBox="0 0 300 150"><rect width="300" height="150" fill="#fff"/><g stroke="#000" stroke-width="60">${text}</g>${drawn.join('')}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).grayscale().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const inkIn = (raster: Raster) => inkOf(raster, REACH).dark.reduce((sum, one) => sum + one, 0)

describe('findRulings', () => {
  it('finds lines where they are drawn, and takes none of a bold heading for one', async () => {
    const { rulings } = findRulings(inkOf(await aPicture(), REACH), SCALE)
    expect(rulings.map(({ axis }) => axis)).toEqual(['horizontal', 'horizontal', 'vertical'])
    for (const [index, at] of [40.5, 100.75, 30.5].entries())
      expect(Math.abs(rulings[index]!.at - at)).toBeLessThan(0.5)
    expect(Math.abs(rulings[0]!.to - rulings[0]!.from - 240)).toBeLessThan(1)
  })

  it('takes lines off and leaves the letters that stand on them', async () => {
    const picture = await aPicture()
    const bare = findRulings(inkOf(picture, REACH), SCALE).erase(picture)
    const letters = inkIn(await aPicture([]))
    expect(Math.abs(inkIn(bare) / letters - 1)).toBeLessThan(0.08)
    expect(inkIn(picture) / letters).toBeGreaterThan(1.5)
  })
})

describe('skewOf', () => {
  it.each([-3.2, -0.4, 0.8, 4.6])('finds that a page leans by %d degrees', async (degrees) => {
    const leaning = rotateRaster(await aPicture(), degrees)
    expect(Math.abs(skewOf(inkOf(leaning, REACH)) + degrees)).toBeLessThan(0.15)
  })
})
