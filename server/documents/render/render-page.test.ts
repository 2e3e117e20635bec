import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../../tests/support/documents/file.ts'
import { makeEml } from '../../../tests/support/documents/mail.ts'
import { makePdf, type PdfPageSpec, turnedInside } from '../../../tests/support/documents/pdf.ts'
import { scanOf } from '../../../tests/support/documents/scan.ts'
import { pool, readDocument } from '../reading/read-document.ts'
import type { Box } from '../types.ts'
import { svgOfPage } from './layout-svg.ts'
import { renderPage } from './render-page.ts'

const BLOCK: PdfPageSpec = { texts: [{ x: 100, y: 100, text: 'HIGHLIGHT', size: 40, bold: true }] }

const WORDS = Array.from({ length: 8 }, (_, row) => {
  return { x: 72, y: 90 + row * 70, text: `Notice ${row} about policy number ${4711 + row}`, size: 20, bold: true }
})

/** Share of dark pixels inside a box of the page. */
async function inkIn(png: Buffer, box: Box, pageWidth: number): Promise<number> {
  const { width } = await sharp(png).metadata()
  const [left, top, w, h] = box.map((side) => Math.round((side * width!) / pageWidth))
  const area = sharp(png).extract({ left: left!, top: top!, width: w!, height: h! })
  const pixels = await area.grayscale().raw().toBuffer()
  return pixels.filter((pixel) => pixel < 128).length / pixels.length
}

afterAll(() => pool.close())

describe('renderPage', () => {
  it.each([0, 90, 270] as const)(
    'draws a PDF page turned by %i degrees, its words where their boxes say',
    async (rotate) => {
      const path = fileOf('page.pdf', await makePdf([{ ...BLOCK, rotate, crop: [20, 30, 560, 740] }]))
      const { kind, pages } = await readDocument(path, 'page.pdf')
      const png = await renderPage(path, kind, pages[0]!, { width: 800 })
      expect((await sharp(png).metadata()).width).toBe(800)
      expect(await inkIn(png, pages[0]!.lines[0]!.box, pages[0]!.width)).toBeGreaterThan(0.2)
      expect(await inkIn(png, [300, 300, 100, 100], pages[0]!.width)).toBe(0)
    },
  )

  it('draws a strip no larger than it is read, whatever width is asked for', async () => {
    const path = fileOf('strip.pdf', await makePdf([{ ...BLOCK, crop: [100, 0, 6, 792] }]))
    const { kind, pages } = await readDocument(path, 'strip.pdf')
    const { width, height } = await sharp(await renderPage(path, kind, pages[0]!, { width: 280 })).metadata()
    expect([width, height]).toEqual([12, 1584])
  })

  it('draws the page of the very file inside a PDF, also of three whose names are alike', async () => {
    const names = ['a.pdf', 'a.pdf', 'a.pdf (2)']
    const texts = names.map((_, at) => ({ x: 100, y: 100 + at * 200, text: 'HIGHLIGHT', size: 40, bold: true }))
    const inner = await Promise.all(texts.map((text) => makePdf([{ texts: [text] }])))
    const attached = names.map((name, at) => ({ name, bytes: inner[at]! }))
    const path = fileOf('three.pdf', await makePdf([BLOCK], { attached }))
    const { kind, pages } = await readDocument(path, 'three.pdf')
    expect(new Set(pages.map(({ part }) => part)).size).toBe(4)
    for (const page of pages) {
      const png = await renderPage(path, kind, page, { width: 800 })
      expect(await inkIn(png, page.lines[0]!.box, page.width), page.part).toBeGreaterThan(0.2)
    }
  })

  it('draws a scan upright and level, as it was read', async () => {
    const print = await makePdf([{ texts: WORDS, rotate: 180 }])
    const path = fileOf('scan.pdf', await scanOf(print, 0, { dpi: 150, lean: 2 }))
    const { kind, pages } = await readDocument(path, 'scan.pdf')
    const [page] = pages
    expect(page!.straightened).toBeCloseTo(178, 0)
    const png = await renderPage(path, kind, page!, { width: 900 })
    const last = page!.lines.at(-1)!
    expect(last.text).toBe(WORDS.at(-1)!.text)
    expect(await inkIn(png, last.box, page!.width)).toBeGreaterThan(0.15)
    const [x, y, width, height] = last.box
    expect(await inkIn(png, [x, y + 1.5 * height, width, height / 2], page!.width)).toBe(0)
  })

  it.each([90, 180, 270] as const)('draws a page upright whose words are turned by %i degrees', async (angle) => {
    const path = fileOf('turned.pdf', await turnedInside(await makePdf([{ texts: WORDS }]), angle))
    const { kind, pages } = await readDocument(path, 'turned.pdf')
    const png = await renderPage(path, kind, pages[0]!, { width: 900 })
    for (const { text, box } of pages[0]!.lines) {
      expect(text).toMatch(/^Notice \d about/)
      expect(await inkIn(png, box, pages[0]!.width)).toBeGreaterThan(0.15)
      const [x, y, width, height] = box
      expect(await inkIn(png, [x, y + 1.5 * height, width, height / 2], pages[0]!.width)).toBe(0)
    }
  })

  it('draws a page we laid out ourselves', async () => {
    const path = fileOf('note.txt', 'Note <script>&" HIGHLIGHT HIGHLIGHT')
    const { kind, pages } = await readDocument(path, 'note.txt')
    const png = await renderPage(path, kind, pages[0]!)
    expect((await sharp(png).metadata()).width).toBe(1275)
    expect(await inkIn(png, pages[0]!.lines[0]!.box, 612)).toBeGreaterThan(0.05)
    expect(svgOfPage(pages[0]!, 100)).not.toContain('<script>')
  })

  it('draws the letters of a laid-out page itself, so that it needs no font of the system', async () => {
    const path = fileOf('note.txt', 'Née Straße Ωμέγα <b>&')
    const { pages } = await readDocument(path, 'note.txt')
    expect(svgOfPage(pages[0]!, 100)).not.toContain('<text')
  })

  it('leaves letters its font does not have to the system', async () => {
    const path = fileOf('note.txt', '保険 <script>')
    const { pages } = await readDocument(path, 'note.txt')
    const svg = svgOfPage(pages[0]!, 100)
    expect(svg).toContain('>保険</text>')
    expect(svg).not.toContain('<script>')
  })

  it('draws a page of an attachment', async () => {
    const attached = { name: 'policy.pdf', type: 'application/pdf', content: await makePdf([{}, BLOCK]) }
    const inner = {
      name: 'inner.eml',
      type: 'message/rfc822',
      content: makeEml({ text: 'inner', attachments: [attached] }),
    }
    const path = fileOf('mail.eml', makeEml({ text: 'See attached', attachments: [inner] }))
    const { kind, pages } = await readDocument(path, 'mail.eml')
    const png = await renderPage(path, kind, pages.at(-1)!, { scale: 1 })
    expect(await inkIn(png, pages.at(-1)!.lines[0]!.box, 612)).toBeGreaterThan(0.2)
  })

  it('draws a page of a file inside a PDF, also of one that is attached to an e-mail', async () => {
    const inner = await makePdf([{}, BLOCK])
    const outer = await makePdf([{}], { attached: [{ name: 'policy.pdf', bytes: inner }] })
    const files = [
      fileOf('outer.pdf', outer),
      fileOf(
        'mail.eml',
        makeEml({ text: 'See', attachments: [{ name: 'outer.pdf', type: 'application/pdf', content: outer }] }),
      ),
    ]
    for (const path of files) {
      const { kind, pages } = await readDocument(path, path)
      const png = await renderPage(path, kind, pages.at(-1)!, { scale: 1 })
      expect(await inkIn(png, pages.at(-1)!.lines[0]!.box, 612)).toBeGreaterThan(0.2)
    }
  })

  it('keeps a page of any size to a drawing of bounded size', async () => {
    const path = fileOf('wall.pdf', await makePdf([{ size: [14_000, 14_000] }]))
    const { kind, pages } = await readDocument(path, 'wall.pdf')
    const png = await renderPage(path, kind, pages[0]!, { scale: 4 })
    expect((await sharp(png).metadata()).width).toBeLessThanOrEqual(4_000)
  })
})
